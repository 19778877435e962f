"""Speech that is heard late, after the table has moved on, is asked about."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.commands import Answer
from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.evening.silences.late import GoesOn
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.outcome import Understood


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def judged(said: float, table: float, read: float, *, typed: bool = False) -> bool:
    clock = Clock()
    goes_on = GoesOn(clock)
    clock.now = table
    goes_on.now()
    clock.now = read
    return goes_on.judged(Utterance((Alternative("play the first"),), ended=said, typed=typed)).of_before


@pytest.mark.parametrize(
    ("said", "table", "read", "of_before"),
    [(100, 101, 104, True), (100, 99, 104, False), (100, 101, 102, False), (0.0, 101, 104, False)],
)
def test_only_late_words_from_before_the_table_went_on_count_as_earlier(
    said: float, table: float, read: float, of_before: bool
) -> None:
    assert judged(said, table, read) is of_before
    assert not judged(said, table, read, typed=True)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "play the first card"), ("cs", "zahraj první kartu"), ("pl", "zagraj pierwszą kartę"),
     ("da", "spil det første kort")],
)  # fmt: skip
def test_a_move_that_was_said_before_the_table_went_on_is_asked_about(language: str, said: str) -> None:
    game = GAMES["hanabi"]
    interpreter = interpreter_of(game, language, ("Anna", "Petr"))
    for of_before in (False, True):
        utterance = Utterance((Alternative(said),), ended=1.0, of_before=of_before)
        understood = interpreter.understand(utterance, game.situations.turn.intents)
        assert isinstance(understood, Understood)
        assert understood.sure is not of_before


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "yes"), ("en", "no"), ("cs", "ano"), ("cs", "ne"), ("pl", "tak"), ("pl", "nie"), ("da", "ja"),
     ("da", "nej")],
)  # fmt: skip
def test_a_yes_or_no_of_before_the_table_went_on_answers_nothing(language: str, said: str) -> None:
    interpreter = interpreter_of(GAMES["hanabi"], language, ("Anna", "Petr"))
    for of_before in (False, True):
        utterance = Utterance((Alternative(said),), ended=1.0, of_before=of_before)
        understood = interpreter.understand(utterance, YES_NO.intents)
        assert isinstance(understood, Understood)
        assert isinstance(understood.command, Answer)
        assert understood.sure is not of_before
