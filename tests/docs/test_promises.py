"""Safety promises in the documentation name the tests that hold them; those exist and check something."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISES = (
    ("docs/club.md", "## Who could do what"),
    ("docs/server.md", "## What is safe, and what is not"),
)
"""Pages, with the section in which each list item and each paragraph is a promise."""
NAMED = re.compile(r"`([\w/]*\btest_\w+\.py)`")
TEST = re.compile(r"^ *(?:async )?def test_|\.TestCase$", re.MULTILINE)


def section(page: str, heading: str) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    begin = text.index(f"{heading}\n") + len(heading)
    end = re.search(r"^## ", text[begin:], re.MULTILINE)
    return text[begin : begin + end.start()] if end else text[begin:]


def promises(page: str, heading: str) -> list[str]:
    """Return a section's list items and paragraphs, each as one text."""
    parts = re.split(r"\n\n|\n(?=- )", section(page, heading))
    return [" ".join(part.split()) for part in parts if part.strip()]


def file_of(name: str) -> Path:
    return ROOT / name if name.startswith("tests/") else ROOT / "tests" / name


@pytest.mark.parametrize("page", ["docs/club.md", "docs/server.md", "SECURITY.md"])
def test_every_test_that_is_named_exists_and_checks_something(page: str) -> None:
    for name in NAMED.findall((ROOT / page).read_text(encoding="utf-8")):
        assert file_of(name).is_file(), name
        assert TEST.search(file_of(name).read_text(encoding="utf-8")), name


@pytest.mark.parametrize(("page", "heading"), PROMISES)
def test_every_promise_names_its_test(page: str, heading: str) -> None:
    found = promises(page, heading)
    assert len(found) > 5
    # A line that ends with a colon introduces others.
    assert [one for one in found if not NAMED.search(one) and not one.endswith(":")] == []


def test_a_promise_without_a_test_would_be_noticed() -> None:
    assert not NAMED.search("- Nobody hears anything.")
    assert NAMED.findall("(`serving/test_club.py`, `tests/docs/test_pages.py`)") == [
        "serving/test_club.py",
        "tests/docs/test_pages.py",
    ]
