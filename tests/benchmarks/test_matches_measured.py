"""Random matches are played to the end, with or without computing what each seat sees."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.play.matches import KINDS, random_match


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_seeing_changes_no_match(name: str, options: object) -> None:
    moves = {random_match(options, seen)(Random(2)) for seen in (False, True)}  # type: ignore[arg-type]
    assert len(moves) == 1, name
    assert moves.pop() > 12 * 2
