"""The data for dpkg, the menu and `man`, and where the .deb puts its files."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from freezing.contents import LANGUAGES
from freezing.debian import (
    control,
    copyright_of,
    description_in,
    lay_out,
    man_page,
    size_in_kibibytes,
    source_note,
)

HERE = Path(__file__).parents[2] / "packaging" / "linux"
ENTRY = HERE / "voice-hanabi.desktop"

posix = pytest.mark.skipif(os.name != "posix", reason="for a POSIX system")


def test_dpkg_is_told_what_is_needed() -> None:
    told = control("1.2.3", "amd64", 4096, (2, 35)).splitlines()
    assert "Version: 1.2.3" in told
    assert "Architecture: amd64" in told
    assert "Installed-Size: 4096" in told
    assert "Depends: libc6 (>= 2.35), libgcc-s1, libstdc++6, libportaudio2" in told
    assert all(line for line in told), "an empty line would end what dpkg reads"


@pytest.mark.parametrize("told", [copyright_of("1.2.3"), source_note("1.2.3")])
def test_licence_and_source_are_stated(told: str) -> None:
    words = " ".join(told.split())
    assert "GNU General Public License" in words
    assert "voice-hanabi-1.2.3-source.tar.xz" in words
    assert "section 6 of the licence" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_every_language(language: str) -> None:
    assert "Hanabi" in description_in(ENTRY.read_text(encoding="utf-8"), language)


def test_a_language_that_the_menu_lacks_is_noticed() -> None:
    with pytest.raises(ValueError, match=r"Comment\[cs\]"):
        description_in("Comment=cards", "cs")


def test_the_menu_starts_what_is_installed() -> None:
    entry = ENTRY.read_text(encoding="utf-8").splitlines()
    assert "Exec=/usr/lib/voice-hanabi/start-from-menu" in entry
    assert "Terminal=true" in entry
    assert "Name=Voice Hanabi" in entry


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-utils here")
def test_the_menu_s_entry_is_valid() -> None:
    checked = subprocess.run(("desktop-file-validate", ENTRY), capture_output=True, text=True, check=False)
    assert checked.stdout == ""
    assert checked.returncode == 0


def test_help_becomes_a_page_in_which_nothing_is_taken_for_a_command() -> None:
    page = man_page("1", "Cards", ".TH is text\n'quoted' --lang\n  C:\\x").splitlines()
    assert page[0] == '.TH VOICE-HANABI 1 "" "voice\\-hanabi 1"'
    assert page[-5:] == [".nf", r"\&.TH is text", r"\&\(aqquoted\(aq \-\-lang", r"  C:\ex", ".fi"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen program's folder, in small."""
    made = tmp_path / "frozen"
    for name in ("docs", "licences", "_internal"):
        (made / name).mkdir(parents=True)
        (made / name / "text").write_text(name)
    for name in ("LICENSE", "SOURCE.txt", "README.md", "voice-hanabi", "start-from-menu"):
        (made / name).write_text(name)
    (made / "voice-hanabi").chmod(0o700)
    (made / "LICENSE").chmod(0o600)
    return made


@posix
def test_files_are_where_a_system_expects_them(folder: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    lay_out(folder, root, ENTRY, "1.2.3", {"cs": "česky\n", "en": "English\n"})
    link = root / "usr/bin/voice-hanabi"
    assert link.is_symlink()
    assert link.resolve() == (root / "usr/lib/voice-hanabi/voice-hanabi").resolve()
    assert (root / "usr/lib/voice-hanabi/_internal/text").is_file()
    papers = root / "usr/share/doc/voice-hanabi"
    assert {path.name for path in papers.iterdir()} == {"README.md", "copyright", "docs", "licences"}
    assert (
        gzip.decompress((root / "usr/share/man/cs/man1/voice-hanabi.1.gz").read_bytes()).decode() == "česky\n"
    )
    assert (root / "usr/share/man/man1/voice-hanabi.1.gz").is_file()
    assert (root / "usr/share/applications/voice-hanabi.desktop").is_file()


@posix
@pytest.mark.parametrize("name", ["build", "test", "start-from-menu"])
def test_scripts_are_for_any_shell_and_can_be_started(name: str) -> None:
    checked = subprocess.run(("sh", "-n", HERE / name), capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert os.access(HERE / name, os.X_OK)


@posix
def test_everybody_may_read_and_start_what_is_installed(folder: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    before = os.umask(0o077)
    try:
        lay_out(folder, root, ENTRY, "1.2.3", {"en": "English\n"})
    finally:
        os.umask(before)
    modes = {path.relative_to(root).as_posix(): path.stat().st_mode & 0o777 for path in root.rglob("*")}
    assert modes["usr/lib/voice-hanabi/voice-hanabi"] == 0o755
    assert modes["usr/share/doc/voice-hanabi/README.md"] == 0o644
    assert set(modes.values()) == {0o755, 0o644}


def test_size_is_counted_in_whole_kibibytes(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a").write_bytes(b"x")
    (tmp_path / "b").write_bytes(b"x" * 2048)
    assert size_in_kibibytes(tmp_path) == 3


@posix
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs_CZ.UTF-8", "Stiskni Enter a okno se zavře.\n"),
        ("pl_PL.UTF-8", "Naciśnij Enter, a okno się zamknie.\n"),
        ("da_DK.UTF-8", "Tryk på Enter for at lukke vinduet.\n"),
        ("C.UTF-8", "Press Enter to close this window.\n"),
    ],
)
def test_from_the_menu_what_went_wrong_can_be_read(tmp_path: Path, language: str, told: str) -> None:
    started = start_from_menu(tmp_path, "exit 2", language)
    assert started.stdout == told
    assert started.returncode == 2


@posix
def test_from_the_menu_an_evening_that_ends_well_ends(tmp_path: Path) -> None:
    started = start_from_menu(tmp_path, "exit 0", "C.UTF-8")
    assert started.stdout == ""
    assert started.returncode == 0


def start_from_menu(folder: Path, program: str, language: str) -> subprocess.CompletedProcess[str]:
    starter = shutil.copy(HERE / "start-from-menu", folder)
    (folder / "voice-hanabi").write_text(f"#!/bin/sh\n{program}\n")
    (folder / "voice-hanabi").chmod(0o755)
    environment = {"PATH": os.environ["PATH"], "LC_ALL": language}
    return subprocess.run(
        (starter,), input="\n", capture_output=True, encoding="utf-8", env=environment, check=False
    )
