"""In a loud room only the nearest voice remains; in a quiet one the sound is unchanged."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from voice_hanabi.hearing.recognising.nearest_voice import NearestVoice

RATE = 16_000
BLOCK = 800

Sound = NDArray[np.float64]


def noise(seconds: float, loudness: float, seed: int = 1) -> Sound:
    """Return noise of this root mean square, on the scale of 16-bit samples."""
    return loudness * np.random.default_rng(seed).standard_normal(int(seconds * RATE))


def syllables(seconds: float, loudness: float) -> Sound:
    """Return sound that comes and goes three times a second, as speech does."""
    moments = np.arange(int(seconds * RATE)) / RATE
    return noise(seconds, loudness, 2) * np.clip(1.3 * np.sin(2 * np.pi * 3 * moments) + 0.6, 0.05, 1.3)


def given(nearest: NearestVoice, sound: Sound) -> Sound:
    """Return the filtered sound, having fed it in block by block."""
    pcm = sound.astype("<i2").tobytes()
    blocks = [nearest.accept(pcm[at : at + 2 * BLOCK]) for at in range(0, len(pcm), 2 * BLOCK)]
    return np.frombuffer(b"".join(blocks) + nearest.finish(), "<i2").astype(float)


def level(sound: Sound) -> float:
    return float(20 * np.log10(np.sqrt(np.mean(np.square(sound))) + 1e-9))


def spoken(room: float, voice: float) -> Sound:
    """Return a room's sound: two seconds alone, one and a half with a voice, and two alone again."""
    sound = noise(5.5, room)
    sound[2 * RATE : int(3.5 * RATE)] += syllables(1.5, voice)
    return sound


def test_a_quiet_room_is_left_as_it_is_and_nothing_comes_late() -> None:
    sound = spoken(5.0, 2000.0)
    nearest = NearestVoice()
    pcm = sound.astype("<i2").tobytes()
    assert nearest.accept(pcm[: 4 * BLOCK]) == pcm[: 4 * BLOCK]
    assert np.array_equal(given(NearestVoice(), sound), sound.astype("<i2"))
    assert not nearest.in_loud_room


def test_in_a_loud_room_the_voice_stays_and_the_sound_around_it_becomes_quiet() -> None:
    sound = spoken(300.0, 2000.0)
    found = given(NearestVoice(), sound)
    assert len(found) == len(sound)
    before, after = found[RATE : int(1.8 * RATE)], found[int(4.2 * RATE) :]
    assert level(before) < level(sound[RATE : int(1.8 * RATE)]) - 20
    assert level(after) < level(sound[int(4.2 * RATE) :]) - 20
    voice = slice(2 * RATE, int(3.5 * RATE))
    assert level(found[voice] - sound[voice]) < level(sound[voice]) - 25


def test_it_reports_by_how_much_a_voice_was_louder_than_the_room() -> None:
    nearest = NearestVoice()
    given(nearest, spoken(300.0, 2000.0))
    above = nearest.above_room()
    assert above is not None
    assert 12 < above < 20
    assert nearest.above_room() is None


def test_a_voice_softer_than_the_room_is_not_a_voice_nearby() -> None:
    nearest = NearestVoice()
    found = given(nearest, spoken(300.0, 200.0))
    assert nearest.above_room() is None
    assert level(found[2 * RATE : int(3.5 * RATE)]) < level(found[: RATE // 4])


def test_a_room_that_grows_loud_is_the_room_after_a_while() -> None:
    sound = np.concatenate((noise(2, 20.0), noise(12, 800.0)))
    nearest = NearestVoice()
    found = given(nearest, sound)
    assert nearest.in_loud_room
    assert level(found[-2 * RATE :]) < level(sound[-2 * RATE :]) - 20


def test_after_long_talk_a_word_is_heard() -> None:
    sound = np.concatenate((noise(1, 5.0), noise(10, 2000.0), noise(0.3, 5.0), syllables(0.6, 2000.0)))
    found = given(NearestVoice(), sound)
    assert level(found[-RATE // 2 :]) > level(sound[-RATE // 2 :]) - 1


def others_talk(seconds: float) -> Sound:
    """Return talk across the room that pauses for a third of a second in every second."""
    moments = np.arange(int(seconds * RATE)) / RATE
    return noise(seconds, 300.0, 3) * np.where(moments % 1.0 < 0.67, 1.0, 0.15)


@pytest.mark.parametrize(("first_heard", "known"), [(0.0, 2), (0.7, 10)], ids=["in talk", "in a gap"])
def test_talk_across_the_room_is_not_taken_for_the_nearest_voice_after_a_gap(
    first_heard: float, known: int
) -> None:
    sound = others_talk(30.0)[int(first_heard * RATE) :]
    found = given(NearestVoice(), sound)
    heard = slice(known * RATE, None)
    assert level(found[heard]) < level(sound[heard]) - 20


def test_new_talk_across_a_quiet_room_permanently_counts_as_the_room_after_a_while() -> None:
    sound = np.concatenate((noise(3, 3.0), others_talk(40.0)))
    found = given(NearestVoice(), sound)
    late = slice(13 * RATE, None)
    assert level(found[late]) < level(sound[late]) - 20


@pytest.mark.parametrize("samples", [0, 1, 159, 161, 4001])
def test_no_sample_is_lost_or_added(samples: int) -> None:
    sound = noise(2, 300.0)[:samples]
    assert len(given(NearestVoice(), sound)) == samples
