"""What templates forgive: a missing small word, but never the word that carries the meaning."""

from __future__ import annotations

import pytest
from evening import LANGUAGES, PLAYERS

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.outcome import Close, Understood

CUT_SHORT = {
    "en": ("what's in my", "what was i", "what's in petr's"),
    "cs": ("co na ruce",),
    "pl": ("moja", "ile zostało"),
    "da": ("min", "hvad er der i min"),
}
"""Questions without the word that tells what is being asked."""


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_without_its_key_word_is_never_sure(language: str) -> None:
    interpreter = interpreter_of(HANABI, language, PLAYERS[language])
    for words in CUT_SHORT[language]:
        understood = interpreter.understand(typed_line(words), HANABI.situations.turn.intents, speaking=0)
        assert isinstance(understood, Understood | Close), words
        assert not understood.sure, words
