"""A voice through a wall is distinguished from one into the microphone, however faint or noisy."""

from __future__ import annotations

import random

import numpy as np
import pytest

from benchmarks.tools import noises
from benchmarks.tools.voices import SAMPLE_RATE, Samples, espeak_speaker, speak
from voice_hanabi.hearing.fitness.muffled import Muffled
from voice_hanabi.hearing.sound.sounding import Sounding

BLOCK = 800
WORDS = {"cs": "dva", "pl": "Anna i Piotr", "da": "tre", "en": "just me"}


def muffled(sound: Samples) -> bool:
    judge, sounding = Muffled(SAMPLE_RATE), Sounding()
    for place in range(0, len(sound) - BLOCK, BLOCK):
        block = np.clip(sound[place : place + BLOCK], -32768, 32767).astype(np.int16)
        loudness = float(np.sqrt(np.mean(np.square(block / 32768))))
        sounding.hear(loudness, BLOCK / SAMPLE_RATE)
        judge.hear(block, sounding=sounding.now)
    return judge.now


def voices(language: str) -> list[Samples]:
    spoken = [
        speak(WORDS[language], espeak_speaker(language, random.Random(f"{language} {number}")))
        for number in range(8)
    ]
    return [one for one in spoken if one is not None]


def in_room(voice: Samples, gain: float, noise: Samples | None = None) -> Samples:
    quiet = np.zeros(SAMPLE_RATE, np.float32)
    return noises.in_room(np.concatenate([quiet, voice * gain]), noise, 10.0, 1)


@pytest.mark.parametrize("language", WORDS)
def test_a_voice_into_it_is_not_muffled_clear_faint_or_in_a_household(language: str) -> None:
    for gain in (1.0, 0.1):
        assert not any(muffled(in_room(voice, gain)) for voice in voices(language))
    # Where clinks and knocks are as high and as loud as words, one in eight may have to be said again.
    assert sum(muffled(in_room(voice, 1.0, noises.household())) for voice in voices(language)) <= 1


def behind_a_wall(voice: Samples) -> Samples:
    spectrum = np.fft.rfft(voice)
    frequencies = np.fft.rfftfreq(len(voice), 1 / SAMPLE_RATE)
    wall = np.fft.irfft(spectrum / np.sqrt(1 + (frequencies / 300) ** 8), len(voice))
    return (wall * 100 / np.sqrt(np.mean(np.square(wall)))).astype(np.float32)


@pytest.mark.parametrize("language", WORDS)
def test_a_voice_behind_a_wall_is_muffled(language: str) -> None:
    told = [muffled(in_room(behind_a_wall(voice), 1.0)) for voice in voices(language)]
    assert sum(told) >= len(told) - 1


def from_the_middle_of_a_word(voice: Samples) -> bool:
    """Return whether a voice counts as muffled if listening begins mid-word and words are accepted at
    once.
    """
    quiet = np.zeros(SAMPLE_RATE // 2, np.float32)
    sound = noises.in_room(np.concatenate([voice, quiet]), None, 10.0, 1)
    loudest = int(np.argmax(np.abs(sound[: len(voice)])))
    judge = Muffled(SAMPLE_RATE)
    for place in range(loudest, len(sound) - BLOCK, BLOCK):
        block = np.clip(sound[place : place + BLOCK], -32768, 32767).astype(np.int16)
        judge.hear(block, sounding=place > loudest)
    return judge.now


@pytest.mark.parametrize("language", WORDS)
def test_a_voice_heard_from_the_middle_of_a_word_is_judged_by_the_room_behind_it(language: str) -> None:
    told = [from_the_middle_of_a_word(behind_a_wall(voice)) for voice in voices(language)]
    assert sum(told) >= len(told) - 1
    assert not any(from_the_middle_of_a_word(voice) for voice in voices(language))


def test_words_made_of_the_room_itself_do_not_count() -> None:
    chance = np.random.default_rng(1)
    judge = Muffled(SAMPLE_RATE)
    for number in range(12):
        judge.hear((8 * chance.standard_normal(BLOCK)).astype(np.int16), sounding=number > 3)
    assert judge.now


def test_nothing_is_said_about_a_voice_before_the_room_was_heard() -> None:
    judge = Muffled(SAMPLE_RATE)
    judge.hear(np.full(BLOCK, 1000, np.int16), sounding=True)
    assert not judge.now
    judge.words()
    assert not judge.now
