"""What goes into a frozen program: enough for four languages, and nothing that belongs to the system."""

from __future__ import annotations

import ast
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import babel.localedata
import pytest
from freezing.completeness import data_of, missing_data, missing_modules, modules_of
from freezing.contents import BY_NAME, LANGUAGES, MODULES, WHOLE, is_brought, is_needed

from voice_hanabi.language import wording
from voice_hanabi.languages import LANGUAGES as LANGUAGES_OF_TABLE

ROOT = Path(__file__).parents[2]


def test_the_languages_are_those_of_the_table() -> None:
    assert set(LANGUAGES) == set(LANGUAGES_OF_TABLE)


@pytest.mark.parametrize(
    ("destination", "needed"),
    [
        ("babel/locale-data/cs.dat", True),
        ("babel/locale-data/cs_CZ.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/de.dat", False),
        ("babel/locale-data/csb.dat", False),
        ("babel/global.dat", True),
        ("espeakng_loader/espeak-ng-data/da_dict", True),
        ("espeakng_loader/espeak-ng-data/ru_dict", False),
        ("espeakng_loader/espeak-ng-data/phontab", True),
        ("espeakng_loader\\espeak-ng-data\\ru_dict", False),
        ("voice_hanabi/hearing/model/cs.mdl", True),
    ],
)
def test_only_the_parts_of_others_data_that_the_four_languages_need(destination: str, needed: bool) -> None:
    assert is_needed(destination) is needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_worded_with_what_is_left_of_babel(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = babel.localedata.resolve_locale_filename
    asked = []

    def what_is_left(name: str) -> str:
        asked.append(name)
        return whole(name) if is_needed(f"babel/locale-data/{name}.dat") else "/nowhere"

    monkeypatch.setattr(babel.localedata, "resolve_locale_filename", what_is_left)
    for kept in ("_cache", "_dict_cache"):  # the second one is newer
        monkeypatch.setattr(babel.localedata, kept, {}, raising=False)
    told = wording.Wording(language).say("demo-heard", understood=1, said=1234, typed=2)
    assert "2" in told
    assert "root" in asked


ENVIRONMENT = Path("/build/environment")


@pytest.mark.parametrize(
    ("destination", "source", "brought"),
    [
        ("vosk/libvosk.so", "/build/environment/lib/python3.11/site-packages/vosk/libvosk.so", True),
        ("libgfortran-040039e1.so.5", "numpy.libs/libgfortran-040039e1.so.5", True),
        ("libpython3.11.so.1.0", "/opt/python/lib/libpython3.11.so.1.0", True),
        ("libssl.so.3", "/lib/x86_64-linux-gnu/libssl.so.3", True),
        ("python3.11/lib-dynload/_ctypes.so", "/opt/python/lib/python3.11/lib-dynload/_ctypes.so", True),
        ("libportaudio.so.2", "/lib/x86_64-linux-gnu/libportaudio.so.2", False),
        ("libasound.so.2", "/lib/x86_64-linux-gnu/libasound.so.2", False),
        ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6", False),
        ("libmvec.so.1", "/lib/x86_64-linux-gnu/libmvec.so.1", False),
    ],
)
def test_sound_and_c_belong_to_the_system(destination: str, source: str, brought: bool) -> None:
    assert is_brought(destination, source, ENVIRONMENT) is brought


FILES = [
    PurePosixPath(name)
    for name in (
        "../../bin/voice-hanabi",
        "voice_hanabi-1.dist-info/RECORD",
        "voice_hanabi/__init__.py",
        "voice_hanabi/py.typed",
        "voice_hanabi/cli/play.py",
        "voice_hanabi/hearing/model/cs.mdl",
        "babel/locale-data/de.dat",
    )
]


def test_data_is_what_is_read_at_run_time() -> None:
    assert data_of(FILES) == ["voice_hanabi/hearing/model/cs.mdl"]


def test_modules_have_the_names_by_which_they_are_imported() -> None:
    assert modules_of(FILES) == ["voice_hanabi", "voice_hanabi.cli.play"]


def test_data_that_was_forgotten_is_noticed(tmp_path: Path) -> None:
    data = data_of(distribution("unicode-rbnf").files or ())
    assert "unicode_rbnf/rbnf/cs.xml" in data
    for name in data:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    chosen = [distribution("unicode-rbnf")]
    assert missing_data(tmp_path, chosen) == []
    (tmp_path / "unicode_rbnf/rbnf/cs.xml").unlink()
    assert missing_data(tmp_path, chosen) == ["unicode_rbnf/rbnf/cs.xml"]


def test_a_module_that_was_forgotten_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("freezing.completeness.PROGRAM", "hassil")
    modules = [*modules_of(distribution("hassil").files or ()), *BY_NAME, *WHOLE]
    assert missing_modules(modules) == []
    assert missing_modules(modules[1:]) == modules[:1]
    assert missing_modules(name for name in modules if name != "vosk") == ["vosk"]


OF_OTHER_SYSTEMS = {"winreg", "comtypes.client"}


def test_whatever_the_program_imports_by_name_is_collected() -> None:
    named = {
        node.args[0].value
        for path in (ROOT / "voice_hanabi").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) == "import_module"
        and isinstance(node.args[0], ast.Constant)
    }
    assert {"vosk", "prism"} & named, "the program imports nothing by name any more"
    collected = {*WHOLE, *BY_NAME, *MODULES}
    lost = {name for name in named - OF_OTHER_SYSTEMS if name.partition(".")[0] not in collected}
    assert not lost
