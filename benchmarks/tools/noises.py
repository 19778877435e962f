"""Background sounds: people talking, a household, and the room itself; the same in every run."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from benchmarks.tools.voices import LOUDNESS, SAMPLE_RATE, Samples, Speaker, espeak_speaker, speak

SECONDS = 20
"""Seconds after which each noise repeats."""

PEOPLE = 5
"""How many people talk at once in the babble."""

BEFORE, AFTER = 0.5, 1.6
"""Seconds of a clip before and after the speech, with the same noise."""

FLOOR = 4.0
"""Root mean square of the faint noise that every microphone has, on the scale of 16-bit samples."""


@lru_cache(maxsize=8)
def babble(language: str, sentences: tuple[str, ...]) -> Samples:
    """Return several people saying these sentences at once, all equally loud."""
    chance = random.Random(f"babble {language}")
    talkers = [(espeak_speaker(language, chance), sentences) for _ in range(PEOPLE)]
    return _talking(talkers, chance)


@lru_cache(maxsize=8)
def foreign_babble(talked: tuple[tuple[str, tuple[str, ...]], ...]) -> Samples:
    """Return the given number of people saying sentences at once, each in the given language."""
    chance = random.Random(f"babble {[language for language, _ in talked]}")
    return _talking([(espeak_speaker(language, chance), said) for language, said in talked], chance)


def _talking(talkers: Sequence[tuple[Speaker, Sequence[str]]], chance: random.Random) -> Samples:
    total = np.zeros(SECONDS * SAMPLE_RATE, np.float32)
    for speaker, sentences in talkers:
        # Nobody starts together with the others: the first sentence may already have begun.
        place = -chance.randrange(SAMPLE_RATE)
        while place < total.size:
            spoken = speak(chance.choice(sentences), speaker)
            if spoken is None:
                continue
            start, end = max(0, place), min(total.size, place + spoken.size)
            if start < end:
                total[start:end] += spoken[start - place : end - place]
            place += spoken.size + chance.randrange(SAMPLE_RATE // 2)
    return _even(total)


@lru_cache(maxsize=1)
def household() -> Samples:
    """Return a room with a fan, mains hum, and a clink or a knock about every second."""
    chance = np.random.default_rng(20)
    size = SECONDS * SAMPLE_RATE
    moments = np.arange(size) / SAMPLE_RATE
    spectrum = np.fft.rfft(chance.standard_normal(size))
    frequencies = np.maximum(np.fft.rfftfreq(size, 1 / SAMPLE_RATE), 30.0)
    total = np.fft.irfft(spectrum / np.sqrt(frequencies / 30.0), size)
    total /= np.sqrt(np.mean(total**2))
    for harmonic in (1, 2, 3, 5):
        total += 0.5 / harmonic * np.sin(2 * np.pi * 50 * harmonic * moments + harmonic)
    for start in np.cumsum(chance.uniform(0.4, 1.8, 2 * SECONDS)):
        tail = moments[: max(0, min(SAMPLE_RATE // 2, size - int(start * SAMPLE_RATE)))]
        if chance.random() < 0.5:
            rings = sum(np.sin(2 * np.pi * chance.uniform(1800, 6500) * tail) for _ in range(3))
            sound = 1.5 * rings * np.exp(-tail * 18)
        else:
            sound = 5 * np.sin(2 * np.pi * chance.uniform(90, 220) * tail) * np.exp(-tail * 45)
        total[int(start * SAMPLE_RATE) : int(start * SAMPLE_RATE) + tail.size] += sound
    return _even(total.astype(np.float32))


def in_room(
    speech: Samples, noise: Samples | None, decibels: float, seed: int, before: float = BEFORE
) -> Samples:
    """Return speech with silence around it and noise throughout, ``decibels`` quieter than the speech.

    The speech begins after ``before`` seconds.
    """
    sides = (int(before * SAMPLE_RATE), int(AFTER * SAMPLE_RATE))
    sound = np.concatenate((np.zeros(sides[0]), speech, np.zeros(sides[1]))).astype(np.float32)
    chance = np.random.default_rng(seed)
    sound += chance.standard_normal(sound.size).astype(np.float32) * FLOOR
    if noise is not None:
        start = int(chance.integers(noise.size))
        sound += np.resize(np.roll(noise, -start), sound.size) * 10 ** (-decibels / 20)
    return sound


def reverberant(speech: Samples, seconds: float, seed: int) -> Samples:
    """Return speech with this reverberation time in seconds (to -60 dB), at the same level.

    The room is synthetic: the direct sound, and decaying noise of the same total energy.
    """
    chance = np.random.default_rng(seed)
    moments = np.arange(int(seconds * SAMPLE_RATE)) / SAMPLE_RATE
    echoes = chance.standard_normal(moments.size) * 10 ** (-3 * moments / seconds)
    # The first walls are a few metres away.
    echoes[: SAMPLE_RATE // 100] = 0
    echoes /= np.sqrt(np.sum(echoes**2))
    echoes[0] = 1.0
    size = speech.size + echoes.size - 1
    sound = np.fft.irfft(np.fft.rfft(speech, size) * np.fft.rfft(echoes, size), size)
    before, after = (float(np.sqrt(np.mean(np.square(part[: speech.size])))) for part in (speech, sound))
    found: Samples = (sound * (before / max(after, 1e-9))).astype(np.float32)
    return found


def only(noise: Samples, seconds: float, loudness: float, seed: int) -> Samples:
    """Return a stretch of a noise alone, at a ``loudness`` in decibels relative to speech."""
    start = int(np.random.default_rng(seed).integers(noise.size))
    stretch: Samples = np.resize(np.roll(noise, -start), int(seconds * SAMPLE_RATE)) * 10 ** (loudness / 20)
    return stretch.astype(np.float32)


def sixteen_bits(samples: Samples) -> bytes:
    """Return sound as a microphone delivers it: 16-bit samples, little endian."""
    return np.clip(np.rint(samples), -32768, 32767).astype("<i2").tobytes()


def _even(noise: Samples) -> Samples:
    even: Samples = (noise * (LOUDNESS / np.sqrt(np.mean(noise**2)))).astype(np.float32)
    return even


def kinds(language: str, sentences: Sequence[str]) -> dict[str, Samples]:
    """Return the noises by name."""
    return {"babble": babble(language, tuple(sentences)), "household": household()}
