"""What people say about Hanafuda in their own words does what they mean, and meaningless words do nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from sentences_meant import Said, said, wrong_of

from voice_hanabi.games.hanafuda.game import KOI_KOI

SENTENCES = Path(__file__).parent / "meant"


def as_meant(meant: Said, offered: Said) -> bool:
    """The point of the rules is compared only if the line gives it."""
    told = {key: value for key, value in offered.items() if key != "topic" or key in meant}
    return told == meant


@pytest.mark.by_turns
@pytest.mark.parametrize(("language", "first", "lines"), said(SENTENCES))
def test_a_sentence_does_what_it_means_and_nothing_else(language: str, first: int, lines: list[str]) -> None:
    wrong = wrong_of(KOI_KOI, language, first, lines, usual="turn", right_of=as_meant)
    assert not wrong, "\n".join(wrong)
