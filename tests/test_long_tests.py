"""Which tests a run takes, tried on a checkout of a few tests."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from long_tests import turn_of

TESTS = Path(__file__).parent

FEW = """
import pytest

def test_short():
    pass

@pytest.mark.long_first
def test_first():
    pass

@pytest.mark.long("covered")
def test_long():
    pass

@pytest.mark.by_turns("covered/{language}.txt")
@pytest.mark.parametrize("game", ["one", "two"])
@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_each(language, game):
    pass
"""


@pytest.fixture
def few(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/conftest.py").write_text("pytest_plugins = ('long_tests',)\n")
    (tmp_path / "tests/test_few.py").write_text(FEW)
    (tmp_path / "covered").mkdir()
    for language in ("cs", "pl", "da", "en"):
        (tmp_path / f"covered/{language}.txt").write_text("words\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(folder: Path, *arguments: str, ci: bool = False) -> list[str]:
    """Run them and return the names of those that passed, in the order in which they were run."""
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    environment |= {"PYTHONPATH": str(TESTS)} | ({"CI": "true"} if ci else {})
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-rp"]
    done = subprocess.run(
        [*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return [line.rpartition("::")[2] for line in done.stdout.splitlines() if line.startswith("PASSED ")]


def test_long_tests_are_run_when_asked_for_and_again_when_what_they_cover_has_changed(few: Path) -> None:
    plain = set(run(few))
    assert len(plain) == 4
    assert plain >= {"test_short", "test_first"}
    assert {name.partition("-")[2] for name in plain if name.startswith("test_each")} == {"one]", "two]"}
    assert len({name.partition("-")[0] for name in plain if name.startswith("test_each")}) == 1, (
        "one language"
    )
    every = set(run(few, "--all"))
    assert len(every) == 11
    assert set(run(few, ci=True)) == plain
    left = next(name for name in every - plain if name.startswith("test_each"))
    language = left.partition("[")[2][:2]
    (few / f"covered/{language}.txt").write_text("other words\n")
    assert set(run(few)) == plain
    changed = set(run(few, ci=True)) - plain
    assert left in changed
    assert "test_long" in changed
    assert {name[10:12] for name in changed if name.startswith("test_each")} == {language}
    assert run(few, "tests/test_few.py::test_long") == ["test_long"]


def test_each_long_test_that_passed_is_noted_though_another_one_failed(few: Path) -> None:
    broken = 'import pytest\n\n@pytest.mark.long("covered")\ndef test_broken():\n    assert {}\n'
    (few / "tests/test_broken.py").write_text(broken.format(True))
    assert "test_broken" in run(few, "--all")
    (few / "tests/test_broken.py").write_text(broken.format(False))
    assert "test_broken" not in run(few, "--all")
    noted = json.loads((few / "tests/long_tests.json").read_text(encoding="utf-8"))
    assert "tests/test_few.py::test_long" in noted
    assert "tests/test_broken.py::test_broken" not in noted


def test_the_longest_tests_begin_first(few: Path) -> None:
    assert run(few, "--all")[-1] == "test_short"
    assert run(few)[-1] == "test_short"


def test_whose_turn_it_always_is_depends_on_the_name_alone() -> None:
    assert turn_of("tests/test_one.py::test_it", "abcd") == turn_of("tests/test_one.py::test_it", "dbcaa")
    assert {turn_of(f"test_{number}", "abcd") for number in range(40)} == set("abcd")


def test_every_long_test_that_is_not_one_of_several_languages_is_named_in_contributing() -> None:
    marked = re.compile(r"@pytest\.mark\.(?:long\(|by_turns\([^@]*\bof=)")
    told = (TESTS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__) and marked.search(path.read_text(encoding="utf-8")):
            assert f"`tests/{path.relative_to(TESTS).as_posix()}`" in told, path
