"""What the Windows installer creates, as far as it can be examined without Windows or wine."""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from pathlib import Path

import pytest
from freezing import windows_folder
from freezing.steps import BuildProblem
from freezing.windows_folder import embeddable_python, is_left_out, python_from, trim

ROOT = Path(__file__).parents[2]
SCRIPT = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")


def archive() -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as packed:
        packed.writestr("python.exe", "")
    return held.getvalue()


def test_a_python_with_another_checksum_is_refused_and_not_unpacked(tmp_path: Path) -> None:
    with pytest.raises(BuildProblem, match="checksum"):
        embeddable_python(tmp_path / "folder", tmp_path, lambda address: archive())
    assert not any(tmp_path.iterdir())


def test_the_python_with_the_known_checksum_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_folder, "PYTHON_CHECKSUM", hashlib.sha256(archive()).hexdigest())
    embeddable_python(tmp_path / "folder", tmp_path, lambda address: archive())
    assert (tmp_path / "folder" / "python.exe").is_file()


def test_without_a_network_the_alternative_is_named(tmp_path: Path) -> None:
    def unreachable(address: str) -> bytes:
        raise OSError("no route")

    with pytest.raises(BuildProblem, match="--python"):
        embeddable_python(tmp_path / "folder", tmp_path, unreachable)


def test_a_folder_without_a_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildProblem, match=r"python\.exe"):
        python_from(tmp_path, tmp_path / "folder")


@pytest.mark.parametrize(
    ("path", "left_out"),
    [
        ("babel/locale-data/cs.dat", False),
        ("babel/locale-data/fr.dat", True),
        ("espeakng_loader/espeak-ng-data/ru_dict", True),
        ("numpy/tests/test_lists.py", True),
        ("numpy/testing/__init__.py", False),
        ("numpy/_core/tests/test_umath.py", True),
        ("numpy.libs/libscipy_openblas.dll", False),
        ("vosk/libvosk.dll", False),
        ("bin/voice-hanabi.exe", True),
        ("pythonwin/pywin/__init__.py", True),
        ("win32/lib/win32con.py", False),
        ("win32/libs/win32.lib", True),
        ("voice_hanabi/hearing/model/cs.mdl", False),
        ("voice_hanabi/cli/front_door.py", False),
    ],
)
def test_only_what_is_used_stays(path: str, left_out: bool) -> None:
    assert is_left_out(path) is left_out


def test_empty_folders_go_with_their_files(tmp_path: Path) -> None:
    for name in ("numpy/tests/deeper/test_one.py", "vosk/libvosk.dll"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    trim(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in sorted(tmp_path.rglob("*"))] == [
        "vosk",
        "vosk/libvosk.dll",
    ]


def test_the_installer_speaks_four_languages_and_needs_no_administrator() -> None:
    texts: dict[str, set[str]] = {}
    for name, language in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.MULTILINE):
        texts.setdefault(name, set()).add(language)
    assert texts
    assert set(map(frozenset, texts.values())) == {frozenset({"ENGLISH", "CZECH", "POLISH", "DANISH"})}
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT


def test_saved_games_are_kept_unless_asked_otherwise() -> None:
    assert "MB_DEFBUTTON2" in SCRIPT
    removal = SCRIPT.index(r'RMDir /r "$LOCALAPPDATA\voice-hanabi"')
    assert SCRIPT.index("/SAVES", SCRIPT.index("Section Uninstall")) < removal
