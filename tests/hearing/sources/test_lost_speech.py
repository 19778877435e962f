"""Speech over the table's own voice is noticed by its level; the table's voice itself never is."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.hearing.sources.lost_speech import QUIET, LostSpeech

RATE = 16_000
BLOCK = 0.05
ROOM = -60.0
SILENCE = np.zeros(0, np.int16)


def announce(lost: LostSpeech, level: float, seconds: float, tail: np.ndarray = SILENCE) -> None:
    """Let the table speak this loudly (dB of full scale, with softer syllables), then open the microphone."""
    for place in range(round(seconds / BLOCK)):
        lost.table_sounds(10 ** ((level - 12 * (place % 3 == 0)) / 20), BLOCK)
    lost.table_ended(tail, ROOM)


def told(lost: LostSpeech, quiet: float = 2 * QUIET) -> bool:
    return any(lost.to_tell(False, BLOCK) for _ in range(round(quiet / BLOCK)))


def noise(level: float, seconds: float = 0.2, sinks: float = 0.0) -> np.ndarray:
    """Noise at a level in dB of full scale, falling by this many dB towards its end."""
    count = round(seconds * RATE)
    levels = level - sinks * np.arange(count) / count
    return (32768 * 10 ** (levels / 20) * np.random.default_rng(1).standard_normal(count)).astype(np.int16)


def test_the_tables_own_voice_is_not_taken_for_speech_however_loud_it_is() -> None:
    for level in (-60.0, -40.0, -20.0, -10.0):
        lost = LostSpeech()
        for _ in range(20):
            announce(lost, level + np.random.default_rng(1).uniform(-3, 3), 2.0)
            assert not told(lost)


def test_somebody_louder_than_the_table_is_noticed_and_reported_once_when_it_is_quiet() -> None:
    lost = LostSpeech()
    announce(lost, -40, 2.0)
    for _ in range(20):
        lost.table_sounds(10 ** (-40 / 20), BLOCK)
    for _ in range(6):
        lost.table_sounds(10 ** (-24 / 20), BLOCK)
    lost.table_ended(SILENCE, ROOM)
    assert not any(lost.to_tell(True, BLOCK) for _ in range(40)), "somebody is still speaking"
    assert not told(lost, 0.8 * QUIET)
    assert told(lost)
    assert not told(lost)


def test_a_cough_is_not_speech() -> None:
    lost = LostSpeech()
    announce(lost, -40, 2.0)
    for place in range(40):
        lost.table_sounds(10 ** ((-24 if place in (10, 11, 12) else -40) / 20), BLOCK)
    lost.table_ended(SILENCE, ROOM)
    assert not told(lost)


def test_a_loudspeaker_that_was_turned_up_is_learned() -> None:
    lost = LostSpeech()
    announce(lost, -40, 2.0)
    for _ in range(8):
        announce(lost, -25, 2.0)
    told(lost)
    announce(lost, -25, 2.0)
    assert not told(lost)


@pytest.mark.parametrize("sinks", [15.0, 30.0])
def test_a_rooms_tail_is_not_taken_for_speech(sinks: float) -> None:
    lost = LostSpeech()
    announce(lost, -30, 2.0, noise(-30, sinks=sinks))
    assert not told(lost)


def test_a_voice_that_goes_on_when_the_microphone_opens_began_too_early() -> None:
    lost = LostSpeech()
    announce(lost, -30, 2.0, noise(-30))
    assert told(lost)


def test_whoever_speaks_when_the_table_is_silent_is_heard_and_not_lost() -> None:
    lost = LostSpeech()
    announce(lost, -30, 2.0, np.concatenate([noise(-70, 0.1), noise(-25, 0.1)]))
    assert not told(lost)


def test_speech_that_was_understood_after_all_is_not_reported_as_lost() -> None:
    lost = LostSpeech()
    announce(lost, -30, 2.0, noise(-30))
    lost.forget()
    assert not told(lost)
