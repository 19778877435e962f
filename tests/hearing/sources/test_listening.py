"""The gate between the table's own voice and its ears."""

from __future__ import annotations

import pytest
from loudness import Saying

from voice_hanabi.hearing.sources.listening import TAIL, ListeningGate


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_it_listens_while_the_table_is_quiet(clock: Clock) -> None:
    assert ListeningGate(clock=clock).open


def test_it_does_not_listen_while_the_table_speaks_nor_for_a_tail_after_it(clock: Clock) -> None:
    saying = Saying()
    gate = ListeningGate(saying, tail=0.3, clock=clock)
    saying.starts()
    assert not gate.open
    clock.now += 60
    assert not gate.open
    assert gate.shut
    saying.ends(clock.now)
    assert not gate.open
    clock.now += 0.29
    assert not gate.open
    assert gate.shut
    clock.now += 0.02
    assert gate.open
    assert not gate.shut


def test_the_sounds_own_time_decides_however_late_it_comes(clock: Clock) -> None:
    saying = Saying()
    gate = ListeningGate(saying, tail=0.2, clock=clock)
    saying.ends(clock.now)
    clock.now += 60
    assert not gate.hears(100.19)
    assert gate.hears(100.21)


def test_a_device_that_is_cut_sounds_a_moment_longer(clock: Clock) -> None:
    saying = Saying()
    gate = ListeningGate(saying, tail=0.0, clock=clock)
    saying.ends(clock.now + 0.1)
    assert not gate.open
    clock.now += 0.11
    assert gate.open


def test_from_the_last_sound_to_the_open_microphone_is_at_most_a_third_of_a_second() -> None:
    assert TAIL <= 0.35


def test_with_a_headset_a_player_may_speak_over_the_tables_words(clock: Clock) -> None:
    saying = Saying()
    saying.starts()
    gate = ListeningGate(saying, headset=True, clock=clock)
    assert gate.open
    assert not gate.shut
