"""Which of two moves was meant: naming a card takes it, and a number stands for one of the two."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening

from voice_hanabi.games.hanabi.rules.actions import ClueRank
from voice_hanabi.games.hanabi.talk.commands import Discard, Play

SAID = {
    "en": ("I'll discard the third and play the first", "the first", "the third", "one", "two"),
    "cs": ("zahraju první a zahodím třetí", "první", "třetí", "jedna", "dva"),
    "pl": ("zagram pierwszą i odrzucę trzecią", "pierwszą", "trzecią", "jeden", "dwa"),
    "da": ("jeg spiller det første og smider det tredje", "det første", "det tredje", "et", "to"),
}
"""Two moves in one sentence, their cards by name, and the two moves by number."""


@pytest.mark.by_turns
@pytest.mark.parametrize("language", SAID)
def test_a_card_that_is_named_is_taken(tmp_path: Path, language: str) -> None:
    said, first, third, *_ = SAID[language]
    for answer, place in ((first, 1), (third, 3)):
        evening = offered(tmp_path / answer, language, said)
        evening.type(answer)
        assert [command.slot for command in moves(evening)] == [place]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", SAID)
def test_a_number_is_one_of_the_two(tmp_path: Path, language: str) -> None:
    said, _, _, *numbers = SAID[language]
    for place, answer in enumerate(numbers):
        evening = offered(tmp_path / answer, language, said)
        wanted = moves(evening)[place]
        evening.type(answer)
        assert moves(evening) == [wanted]


def offered(folder: Path, language: str, said: str) -> Evening:
    """Return a game in which two moves were said, each with its own card."""
    evening = Evening(folder, language, names=PLAYERS[language])
    evening.deal()
    # While all the tokens are there, nobody may discard.
    evening.playing.done(ClueRank(1, evening.state.hands[1][0].card.rank))
    evening.type(said)
    assert sorted(str(command.slot) for command in moves(evening)) == ["1", "3"]
    return evening


def moves(evening: Evening) -> list[Play | Discard]:
    """Return the moves that the table asks about, or that it read back."""
    return [command for command in evening.playing.waiting if isinstance(command, Play | Discard)]
