"""The gate between the table's own voice and its ears."""

from __future__ import annotations

import pytest

from voice_hanabi.hearing.sources.listening import LATE_WORD, ListeningGate


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
    gate = ListeningGate(tail=0.3, clock=clock)
    with gate.while_table_speaks():
        assert not gate.open
        clock.now += 60
        assert not gate.open
    assert not gate.open
    clock.now += 0.29
    assert not gate.open
    clock.now += 0.02
    assert gate.open


def test_it_waits_for_the_last_of_several_sounds(clock: Clock) -> None:
    gate = ListeningGate(tail=0.0, clock=clock)
    gate.table_starts()
    gate.table_starts()
    gate.table_ends()
    assert not gate.open
    gate.table_ends()
    assert gate.open


def test_a_sound_that_had_not_begun_cannot_end(clock: Clock) -> None:
    with pytest.raises(ValueError, match="not speaking"):
        ListeningGate(clock=clock).table_ends()


def test_the_gate_opens_again_when_speaking_fails(clock: Clock) -> None:
    gate = ListeningGate(tail=0.0, clock=clock)
    with pytest.raises(OSError, match="no device"), gate.while_table_speaks():
        raise OSError("no device")
    assert gate.open


def test_with_a_headset_a_player_may_speak_into_the_tables_words(clock: Clock) -> None:
    gate = ListeningGate(headset=True, clock=clock)
    with gate.while_table_speaks():
        assert gate.open


def test_push_to_talk_listens_while_the_key_is_held_and_a_moment_longer(clock: Clock) -> None:
    gate = ListeningGate(push_to_talk=True, clock=clock)
    assert not gate.open
    gate.press()
    assert gate.open
    assert gate.pressed
    gate.release()
    clock.now += LATE_WORD / 2
    assert gate.open
    clock.now += LATE_WORD
    assert not gate.open


def test_a_held_key_does_not_let_the_tables_voice_in(clock: Clock) -> None:
    gate = ListeningGate(push_to_talk=True, clock=clock)
    gate.press()
    with gate.while_table_speaks():
        assert not gate.open
