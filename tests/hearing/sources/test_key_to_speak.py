"""A key to speak: each press lets one sentence in, and nothing is heard without it."""

from __future__ import annotations

import pytest

from voice_hanabi.hearing.sources.listening import ListeningGate
from voice_hanabi.hearing.sources.typed.key_to_speak import LONGEST, WAITS, KeyToSpeak


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_where_none_is_wanted_everything_is_heard() -> None:
    key = KeyToSpeak()
    assert key.hears(1.0)
    key.press()
    assert not key.speaking


def test_nothing_is_heard_before_it_and_one_sentence_after_it() -> None:
    clock = Clock()
    key = KeyToSpeak(clock)
    key.want(True)
    assert not key.hears(clock.now)
    key.press()
    assert key.speaking
    assert key.hears(clock.now + 1)
    assert not key.hears(clock.now - 1), "what was said before it was meant for others"
    key.ends()
    assert not key.speaking
    assert not key.hears(clock.now + 1)


def test_whoever_says_nothing_has_to_press_it_again() -> None:
    clock = Clock()
    key = KeyToSpeak(clock)
    key.want(True)
    key.press()
    clock.now += WAITS
    assert not key.speaking
    key.press()
    assert key.speaking


def test_a_long_sentence_is_heard_to_its_end_but_a_room_that_is_never_silent_is_not() -> None:
    clock = Clock()
    key = KeyToSpeak(clock)
    key.want(True)
    key.press()
    key.begins()
    clock.now += LONGEST - 1
    assert key.speaking
    clock.now += 2
    assert not key.speaking


STEP = 0.5
"""Seconds between two looks at the key."""


@pytest.mark.parametrize("first", [0.0, STEP, WAITS / 2, WAITS - STEP, WAITS, LONGEST])
@pytest.mark.parametrize("again", [STEP, 2.0, WAITS, LONGEST - 1, 2 * LONGEST])
@pytest.mark.parametrize("presses", [1, 2])
def test_words_that_begin_late_or_again_and_again_keep_it_open_no_longer(
    first: float, again: float, presses: int
) -> None:
    """Words begin this long after the key, and then again after every so many seconds."""
    clock = Clock()
    key = KeyToSpeak(clock)
    key.want(True)
    for _ in range(presses):
        pressed = clock.now
        key.press()
        for step in range(int(2 * LONGEST / STEP)):
            passed = step * STEP
            clock.now = pressed + passed
            if passed >= first and (passed - first) % again == 0:
                key.begins()
            open_for = LONGEST if first <= passed and first < WAITS else WAITS
            assert key.speaking is (passed < open_for), passed
            assert key.hears(clock.now) is key.speaking


@pytest.mark.parametrize("begun", [0.0, 1.0, WAITS - STEP])
def test_after_a_sentence_no_words_open_it_again_without_the_key(begun: float) -> None:
    clock = Clock()
    key = KeyToSpeak(clock)
    key.want(True)
    key.press()
    clock.now += begun
    key.begins()
    key.ends()
    for _ in range(int(LONGEST / STEP)):
        key.begins()
        assert not key.speaking
        assert not key.hears(clock.now)
        clock.now += STEP


def test_listening_always_again_forgets_the_key() -> None:
    key = KeyToSpeak(Clock())
    key.want(True)
    key.want(False)
    assert key.hears(0.0)


def test_a_gate_without_the_key_hears_nothing_though_the_table_has_not_shut_it() -> None:
    clock = Clock()
    gate = ListeningGate(clock=clock)
    gate.key.want(True)
    assert not gate.open
    assert not gate.shut, "else what was read back would wait for ever"
    gate.key.press()
    assert gate.open
