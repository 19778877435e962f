"""A 'stop' before unknown words stops the voice; a number alone adds no computers when a game is offered."""

from __future__ import annotations

import pytest
from test_gate import HANABI, understood

from voice_hanabi.contract.expectations import SAVED_OFFERED
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.understanding import meanings
from voice_hanabi.understanding.waits import Waits

THREE = {"cs": "tři", "pl": "trzy", "da": "tre", "en": "three"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stop_with_unknown_words_after_it_stops(language: str) -> None:
    for text in ("stop", "stop blblbl", "stop xyzzy blblbl"):
        assert understood(HANABI, language, text) == ({"type": "stop"}, True)


@pytest.mark.by_turns
@pytest.mark.parametrize("game", ["hanabi", "koi-koi"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_alone_adds_no_computers_when_a_saved_game_is_offered(language: str, game: str) -> None:
    interpreter = interpreter_of(GAMES[game], language, ())
    found = meanings(interpreter, typed_line(THREE[language]), Waits(SAVED_OFFERED))
    assert found[0].command is None
