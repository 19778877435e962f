"""Faults are planted in a copy and removed again; the first test that fails counts as having found each."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks.planted import faults, planting
from benchmarks.planted.faults import Fault, read_faults, tried
from benchmarks.planted.planting import Checkout


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A copy of a checkout with one module and two tests of it."""
    root = tmp_path / "own"
    (root / "tests/adding").mkdir(parents=True)
    (root / "adding.py").write_text("def add(one, two):\n    return one + two\n")
    (root / "tests/adding/test_adding.py").write_text(
        "from adding import add\n\ndef test_add():\n    assert add(2, 2) == 4\n"
    )
    (root / "tests/test_none.py").write_text("def test_none():\n    pass\n")
    (root / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    subprocess.run(["git", "init", "-q", root], check=True)
    monkeypatch.setattr(planting, "ROOT", root)
    (tmp_path / "copy").mkdir()
    return Checkout(tmp_path / "copy")


@pytest.mark.parametrize("tests", [("tests/adding",), ("tests/test_none.py",), ()])
def test_a_fault_is_found_by_the_tests_that_are_likeliest_or_by_the_others(
    copy: Checkout, tests: tuple[str, ...]
) -> None:
    before = (copy.root / "adding.py").read_bytes()
    result = tried(Fault("wrong sum", "adding.py", "one + two", "one - two", tests), copy)
    assert result.found_by == "tests/adding/test_adding.py::test_add"
    assert (copy.root / "adding.py").read_bytes() == before
    assert (planting.ROOT / "adding.py").read_bytes() == before


def test_what_no_test_finds_has_survived_and_what_is_missing_is_stale(copy: Checkout) -> None:
    survived = tried(Fault("the same", "adding.py", "one + two", "two * one"), copy)
    assert (survived.found_by, survived.stale) == (None, False)
    assert "survived" in survived.line
    for old in ("one / two", "one"):
        stale = tried(Fault("old", "adding.py", old, ""), copy)
        assert stale.stale
        assert "stale" in stale.line


def test_every_fault_in_the_list_changes_something_and_has_its_own_name() -> None:
    listed = read_faults()
    assert len(listed) >= 180
    assert len({fault.name for fault in listed}) == len(listed)
    assert all(fault.old != fault.new and fault.old.strip() for fault in listed)


def test_every_fault_of_the_list_can_be_planted() -> None:
    for fault in read_faults():
        file = planting.ROOT / fault.path
        assert file.is_file(), fault
        assert file.read_text(encoding="utf-8").count(fault.old) == 1, fault
        assert all((planting.ROOT / test.partition("::")[0]).exists() for test in fault.tests), fault


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"fault": "x"}', '{"fault":"","path":"","old":"","new":"","a":1}']
)
def test_a_line_that_is_not_a_fault_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "faults.jsonl"
    path.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"faults\.jsonl, line 1: "):
        read_faults(path)


def test_faults_that_are_left_end_in_a_sentence_that_names_them(
    copy: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = tmp_path / "faults.jsonl"
    entry = (
        '{"fault": "%s", "path": "adding.py", "old": "one + two", "new": "%s", "tests": ["tests/adding"]}\n'
    )
    listed.write_text(entry % ("wrong", "one - two") + entry % ("same", "two + one"), encoding="utf-8")
    monkeypatch.setattr(faults, "read_faults", lambda: read_faults(listed))
    told: list[str] = []
    with pytest.raises(faults.NotFound, match="not found: same"):
        told.extend(faults.report())
    assert told[-1] == "1 of 2 faults were found."
