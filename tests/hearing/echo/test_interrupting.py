"""What was overheard interrupts the table only if the real recogniser hears one of a few phrases."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from benchmarks.tools.voices import Speaker, speak
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.echo.cancelling import RATE, Samples
from voice_hanabi.hearing.echo.interrupting import interruption
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.understanding.obeyed_at_once import interrupting_phrases

SPEAKER = Speaker("espeak-ng", "en+m7", 150)


def clip(text: str) -> Samples:
    said = speak(text, SPEAKER)
    assert said is not None
    quiet = np.zeros(RATE // 4, np.float32)
    return np.concatenate((quiet, said / 32768, quiet)).astype(np.float32)


@pytest.fixture(scope="module")
def table() -> Conversation:
    return Conversation(GAMES["hanabi"], "en", ("Anna", "Peter", "Eva"))


@pytest.fixture(scope="module")
def phrases(table: Conversation) -> PhraseGraph:
    return interrupting_phrases(table.interpreter)


@pytest.fixture(scope="module")
def recognizer() -> Iterator[VoskRecognizer]:
    opened = open_recognizer("en")
    yield opened
    opened.close()


@pytest.mark.parametrize("said", ["no", "stop", "take it back"])
def test_a_no_or_stop_interrupts(recognizer: VoskRecognizer, phrases: PhraseGraph, said: str) -> None:
    found = interruption(recognizer, clip(said), phrases)
    assert found is not None
    assert phrases.accepts(found.text.split())


@pytest.mark.parametrize("said", ["did you see the match yesterday", "Peter plays his first", "sausages"])
def test_other_words_do_not(recognizer: VoskRecognizer, phrases: PhraseGraph, said: str) -> None:
    assert interruption(recognizer, clip(said), phrases) is None


def test_a_no_is_taken_with_what_follows_it(
    recognizer: VoskRecognizer, phrases: PhraseGraph, table: Conversation
) -> None:
    whole = table.interpreter.phrases(table.game.situations.waiting)
    found = interruption(recognizer, clip("no, play the second"), phrases, whole)
    assert found is not None
    assert found.text.startswith("no")
    assert "second" in found.text


def test_silence_and_noise_are_not_words(recognizer: VoskRecognizer, phrases: PhraseGraph) -> None:
    noise = (0.02 * np.random.default_rng(1).standard_normal(RATE)).astype(np.float32)
    assert interruption(recognizer, noise, phrases) is None
    assert interruption(recognizer, np.zeros(RATE, np.float32), phrases) is None
