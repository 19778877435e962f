"""The source that goes with the packages, and the licences of what is packed."""

from __future__ import annotations

import subprocess
import tarfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from freezing.licences import about, gather_licences, is_licence
from freezing.source import pack_source, source_files
from freezing.steps import ROOT, BuildProblem, extras, require, run, version_of

from voice_hanabi import __version__


def grown(folder: Path, *names: str) -> None:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)


def test_source_is_all_that_git_would_keep_as_it_is_now(tmp_path: Path) -> None:
    grown(tmp_path, "kept.py", "new.py", "built/old.whl", ".gitignore")
    (tmp_path / ".gitignore").write_text("/built/\n")
    for command in (("init", "-q"), ("add", "kept.py")):
        subprocess.run(("git", "-C", str(tmp_path), *command), check=True)
    assert source_files(tmp_path) == [Path(".gitignore"), Path("kept.py"), Path("new.py")]


def test_source_without_git_is_all_but_what_is_made(tmp_path: Path) -> None:
    made = (
        ".venv/bin/python",
        "build/x",
        "dist/x.whl",
        "a.egg-info/PKG-INFO",
        ".mypy_cache/x",
        "b/__pycache__/c",
    )
    grown(tmp_path, "kept.py", "docs/linux.md", *made)
    assert source_files(tmp_path) == [Path("docs/linux.md"), Path("kept.py")]


def test_the_archive_is_one_folder_that_everybody_can_read(tmp_path: Path) -> None:
    grown(tmp_path / "tree", "kept.py", "script/run")
    (tmp_path / "tree" / "script" / "run").chmod(0o700)
    (tmp_path / "tree" / "kept.py").chmod(0o600)
    archive = tmp_path / "program-1-source.tar.xz"
    pack_source(tmp_path / "tree", archive)
    with tarfile.open(archive) as packed:
        entries = {entry.name: entry for entry in packed}
    assert set(entries) == {"program-1-source/kept.py", "program-1-source/script/run"}
    assert entries["program-1-source/kept.py"].mode == 0o644
    assert entries["program-1-source/script/run"].mode == 0o755
    assert {entry.uname for entry in entries.values()} == {"root"}


def test_the_version_is_read_without_importing_anything(tmp_path: Path) -> None:
    assert version_of(ROOT) == __version__
    grown(tmp_path, "voice_hanabi/__init__.py")
    with pytest.raises(BuildProblem, match="names no version"):
        version_of(tmp_path)


def test_a_missing_program_is_named() -> None:
    with pytest.raises(BuildProblem, match="This needs no-such-program, which is not installed"):
        require("no-such-program")


def test_a_step_that_fails_says_so(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("echo", "well") == "well\n"
    with pytest.raises(BuildProblem, match="sh failed"):
        run("sh", "-c", "echo what it wrote; exit 3")
    assert "what it wrote" in capfd.readouterr().err


def test_screen_readers_are_found_wherever_there_is_a_library_for_it() -> None:
    assert extras("linux", "x86_64") == ("screenreader",)
    assert extras("linux", "aarch64") == ()
    assert extras("darwin", "arm64") == ("screenreader",)


@pytest.mark.parametrize(
    ("path", "licence"),
    [
        ("numpy-2.dist-info/licenses/LICENSE.txt", True),
        ("numpy-2.dist-info/licenses/numpy/ma/LICENSE", True),
        ("hassil-3.dist-info/LICENSE.md", True),
        ("prismatoid-1.dist-info/licenses/LICENSES/prism/mpl-2.0.txt", True),
        ("_soundfile_data/COPYING", True),
        ("tqdm-4.dist-info/licenses/LICENCE", True),
        ("numpy-2.dist-info/METADATA", False),
        ("PyInstaller/licence.py", False),
        ("numpy/lib/deep/NOTICES", False),
    ],
)
def test_licences_are_known_by_their_names(path: str, licence: bool) -> None:
    assert is_licence(path) is licence


def test_each_packed_program_is_listed_with_licence_and_source(tmp_path: Path) -> None:
    packed = [distribution(name) for name in ("numpy", "vosk", "espeakng-loader", "pip", "segno")]
    gather_licences(packed, tmp_path / "licences")
    listed = (tmp_path / "licences" / "LIST.txt").read_text(encoding="utf-8").splitlines()
    assert len(listed) == 4, "pip is packed nowhere"
    assert any("espeak-ng" in line and "GPL-3.0-or-later" in line for line in listed)
    assert all("Source: http" in line for line in listed)
    assert list((tmp_path / "licences" / "numpy").iterdir())


def test_no_package_of_ours_is_without_a_licence() -> None:
    for name in ("vosk", "pyttsx3", "sounddevice", "soundfile", "soxr", "hassil", "fluent.runtime", "PyYAML"):
        assert "see its source" not in about(distribution(name)), name
        assert "UNKNOWN" not in about(distribution(name)), name
