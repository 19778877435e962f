"""When others talk, an utterance spans from the beginning to the end of the nearest voice."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising.own_span import FAINTER, own_span
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer

RATE = 16_000
SILENCE = RATE // 5
"""Samples of silence around what is left."""

Sound = NDArray[np.float64]


def noise(seconds: float, loudness: float, seed: int) -> Sound:
    return loudness * np.random.default_rng(seed).standard_normal(int(seconds * RATE))


def left(sound: Sound) -> float | None:
    """Return how many seconds are left of a sound, silence not counted."""
    own = own_span(sound.astype("<i2").tobytes())
    return None if own is None else (len(own) // 2 - 2 * SILENCE) / RATE


@pytest.mark.parametrize("below", [FAINTER + 3, 15.0])
def test_fainter_talk_before_and_after_is_left_out(below: float) -> None:
    faint = 2000.0 * 10 ** (-below / 20)
    before, voice, after = noise(1.0, faint, 1), noise(1.5, 2000.0, 2), noise(1.0, faint, 3)
    assert left(np.concatenate((before, voice, after))) == pytest.approx(1.5 + 0.45, abs=0.25)


def test_long_talk_at_one_end_is_left_out_too() -> None:
    faint, voice = noise(2.5, 500.0, 1), noise(1.5, 2000.0, 2)
    assert left(np.concatenate((faint, voice))) == pytest.approx(1.5 + 0.15, abs=0.25)
    assert left(np.concatenate((voice, faint))) == pytest.approx(1.5 + 0.3, abs=0.25)


def test_a_voice_s_own_soft_words_and_pauses_stay() -> None:
    voice, pause = noise(1.0, 2000.0, 1), noise(0.5, 5.0, 2)
    soft = noise(1.2, 2000.0 * 10 ** (-(FAINTER + 4) / 20), 3)
    silence = noise(1.5, 4.0, 4)
    assert left(np.concatenate((silence, voice, pause, voice, soft, silence))) is None
    assert left(np.concatenate((silence, soft, voice, pause, voice, silence))) is None


def test_silence_around_a_voice_is_not_talk() -> None:
    quiet = noise(1.0, 4.0, 1)
    assert left(np.concatenate((quiet, noise(1.0, 2000.0, 2), quiet))) is None
    assert own_span(b"") is None


def spoken(synthesizer: Synthesizer, text: str, voice: str, loudness: float) -> Sound:
    sound = synthesizer.say(text, voice, 150).astype(float)
    return np.asarray(sound * (loudness / np.sqrt(np.mean(sound**2))))


def test_words_of_others_who_begin_to_talk_are_not_part_of_a_command() -> None:
    synthesizer = Synthesizer()
    voice = spoken(synthesizer, "play the third card", "en", 2500.0)
    talk = spoken(synthesizer, "elephants remember everything " * 6, "en+f4", 2500.0 * 10 ** (-15 / 20))
    # Fainter by 15 dB: at 12 the recogniser's dither lets a word of theirs through now and then (2 of 25).
    # It has been quiet, so nothing shows yet that people talk in this room.
    sound = np.concatenate((noise(2.0, 4.0, 1), np.resize(talk, len(voice) + 3 * RATE), noise(2.0, 4.0, 2)))
    begin = int(3.5 * RATE)
    sound[begin : begin + len(voice)] += voice
    words = ["red", "white", "two"]
    loops = [" ".join(row) for row in ((a, b) for a in words for b in words)]
    command = "play the third card"
    phrases = graph_of([command, *loops, *(f"{command} {one}" for one in (*words, *loops))])
    recognizer = VoskRecognizer(ExactGrammars("en", phrases.words))
    try:
        recognizer.expect(phrases)
        pcm = sound.astype("<i2").tobytes()
        found = [recognizer.accept(pcm[at : at + 1600]) for at in range(0, len(pcm), 1600)]
        texts = [one.text for one in (*found, recognizer.finish()) if one is not None]
    finally:
        recognizer.close()
    assert command in texts
