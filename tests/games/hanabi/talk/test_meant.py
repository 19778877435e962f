"""What people say in their own words does what they mean, and meaningless words do nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from sentences_meant import asked_as_meant, said, wrong_of

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.languages import LANGUAGES

SENTENCES = Path(__file__).parent / "meant"


def test_every_language_has_its_sentences() -> None:
    assert {path.stem for path in SENTENCES.glob("*.jsonl")} == set(LANGUAGES)


@pytest.mark.by_turns
@pytest.mark.parametrize(("language", "first", "lines"), said(SENTENCES))
def test_a_sentence_does_what_it_means_and_nothing_else(language: str, first: int, lines: list[str]) -> None:
    wrong = wrong_of(HANABI, language, first, lines, usual="command", right_of=asked_as_meant)
    assert not wrong, "\n".join(wrong)
