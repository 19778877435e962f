"""Freely heard words never move a card by mistake: talk stays talk, unknown words are asked about."""

from __future__ import annotations

import pytest

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Clue, Play
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understanding, Understood

NAMES = {"cs": ("Anna", "Petr"), "pl": ("Anna", "Piotr"), "da": ("Anna", "Peter"), "en": ("Anna", "Peter")}


def understood(language: str, *texts: str) -> Understanding:
    """Return the meaning of these alternatives, each a little less likely than the one before."""
    alternatives = tuple(Alternative(text, -2.0 * place) for place, text in enumerate(texts))
    interpreter = interpreter_of(HANABI, language, NAMES[language])
    return interpreter.understand(Utterance(alternatives), SITUATIONS.turn.intents, speaking=0)


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("language", "talk", "move"),
    [
        ("cs", "nezahraju první", "zahraju první"),
        ("pl", "nie zagram pierwszej", "zagram pierwszą"),
        ("da", "jeg vil ikke spille den første", "jeg vil spille den første"),
        ("en", "i won't play the first", "i play the first"),
    ],
)
def test_nothing_that_was_more_likely_talk_becomes_a_move(language: str, talk: str, move: str) -> None:
    alone = understood(language, move)
    assert isinstance(alone, Understood)
    assert alone.command == Play(1)
    for texts in ((talk,), (talk, move)):
        found = understood(language, *texts)
        assert not isinstance(found, Close)
        assert isinstance(found, NotUnderstood) or found.command != Play(1)


def test_a_move_with_an_unknown_word_is_asked_about() -> None:
    whole, part = (
        understood("en", "tell peter about the ones"),
        understood("en", "we [unk] tell peter about the ones"),
    )
    assert whole == Understood(Clue(1, value=1), True, "tell peter about the ones")
    assert isinstance(part, Understood)
    assert (part.command, part.sure) == (Clue(1, value=1), False)


def test_what_was_hardly_a_sentence_leaves_room_for_a_lesser_alternative() -> None:
    found = understood("en", "zebra xylophone play", "play the first")
    assert isinstance(found, Understood)
    assert found.command == Play(1)
