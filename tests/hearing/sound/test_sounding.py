"""A voice is noticed because it is louder than the room, whatever the room is like, and not for ever."""

from __future__ import annotations

import pytest

from voice_hanabi.hearing.sound.sounding import LONGEST, Sounding

BLOCK = 0.05
QUIET, HUM, VOICE = 0.001, 0.01, 0.1


def after(sounding: Sounding, loudness: float, seconds: float) -> bool:
    for _ in range(round(seconds / BLOCK)):
        sounding.hear(loudness, BLOCK)
    return sounding.now


@pytest.mark.parametrize("room", [0.0, QUIET, HUM])
def test_a_voice_above_the_room_sounds_until_it_is_quiet_again(room: float) -> None:
    sounding = Sounding()
    assert not after(sounding, room, 2.0)
    assert not after(sounding, VOICE, 0.05), "a click"
    assert not after(sounding, room, 0.5)
    assert after(sounding, VOICE, 0.15)
    assert after(sounding, room, 0.1), "between two words"
    assert not after(sounding, room, 0.4)


def test_the_room_itself_is_not_a_voice_however_loud_it_is() -> None:
    sounding = Sounding()
    assert not after(sounding, HUM, 60.0)
    assert not after(sounding, 1.5 * HUM, 10.0)


def test_steady_noise_counts_for_a_while_and_then_is_the_room() -> None:
    sounding = Sounding()
    after(sounding, QUIET, 2.0)
    assert after(sounding, HUM, LONGEST / 2)
    assert not after(sounding, HUM, LONGEST)
    assert not after(sounding, HUM, 5.0)
    assert after(sounding, VOICE, 0.2), "a voice above the noise"


def test_while_the_table_speaks_no_voice_counts() -> None:
    sounding = Sounding()
    after(sounding, QUIET, 2.0)
    assert after(sounding, VOICE, 0.2)
    sounding.pause()
    assert not sounding.now
