"""The rooms of understanding: no function decides much at once, and boolean operators count as decisions."""

from __future__ import annotations

from pathlib import Path

import pytest
from radon.complexity import cc_visit
from radon.visitors import Class

PACKAGE = Path(__file__).parent.parent.parent / "voice_hanabi"
ROOMS = ("understanding", "games/hanabi/talk/meaning", "games/hanafuda/talk/meaning")
AT_MOST = 15
"""Ruff's C901 (10 in `pyproject.toml`) counts branches only."""


def complexities(source: str) -> dict[str, int]:
    """Return the number of paths through each function of a module."""
    return {one.fullname: one.complexity for one in cc_visit(source) if not isinstance(one, Class)}


@pytest.mark.parametrize("room", ROOMS)
def test_no_function_decides_much_at_once(room: str) -> None:
    modules = sorted((PACKAGE / room).rglob("*.py"))
    assert len(modules) > 10
    found = [
        f"{path.relative_to(PACKAGE)}: {name} has {complexity}"
        for path in modules
        for name, complexity in complexities(path.read_text(encoding="utf-8")).items()
        if complexity > AT_MOST
    ]
    assert not found, "\n".join(found)


def test_boolean_operators_count() -> None:
    """Without this, the rule above could never fail for an overly complex condition."""
    asks = " or ".join(f"word == {number}" for number in range(AT_MOST + 1))
    assert complexities(f"def says(word):\n    return {asks}\n") == {"says": AT_MOST + 1}
