"""Every refusal has a reason with a sentence, and no sentence is unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from voice_hanabi.games.hanafuda import rules
from voice_hanabi.games.hanafuda.rules.errors import (
    DealError,
    IllegalAction,
    OptionError,
    RecordError,
    SeatError,
)

ROOM = Path(rules.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py") if path.name != "errors.py")
Kind = type[DealError | IllegalAction | OptionError | RecordError | SeatError]
KINDS: tuple[Kind, ...] = (DealError, IllegalAction, OptionError, RecordError, SeatError)


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_is_what_is_raised(kind: Kind) -> None:
    assert set(re.findall(rf"{kind.__name__}\(\s*\"([a-z-]+)\"", SOURCE)) == set(kind.sentences)


@pytest.mark.parametrize("kind", KINDS)
def test_sentences_are_sentences(kind: Kind) -> None:
    for sentence in kind.sentences.values():
        assert sentence[0].isupper() or sentence[0] == "{"
        assert sentence.endswith((".", "{sentence}"))


def test_a_reason_keeps_its_details() -> None:
    error = OptionError("number-of-decks", decks=3)
    assert (error.reason, dict(error.details)) == ("number-of-decks", {"decks": 3})
    assert str(error) == "The game is played with one deck or two, not 3."
