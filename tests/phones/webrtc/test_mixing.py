"""What each caller hears: the others, the table, secrets over both; and nothing while nothing sounds."""

from __future__ import annotations

import numpy as np

from voice_hanabi.phones.webrtc.mixing import (
    AHEAD,
    FRAME,
    MOST_WAITING,
    UNDER_A_SECRET,
    UNDER_THE_TABLE,
    Mixer,
)

ANNA, PETR, EVA = range(3)


def frame(level: int) -> np.ndarray:
    return np.full(FRAME, level, np.int16)


def called() -> tuple[Mixer, list[int]]:
    woken: list[int] = []
    mixer = Mixer()
    for caller in (ANNA, PETR, EVA):
        mixer.join(caller, lambda caller=caller: woken.append(caller))  # type: ignore[misc]
    return mixer, woken


def speak(mixer: Mixer, caller: int, level: int, frames: int = AHEAD) -> None:
    for _ in range(frames):
        mixer.voice(caller, frame(level))


def test_a_voice_is_heard_by_all_others_and_not_by_its_own() -> None:
    mixer, woken = called()
    speak(mixer, ANNA, 1000)
    assert set(woken) == {PETR, EVA}
    assert mixer.next(ANNA) is None
    for other in (PETR, EVA):
        heard = mixer.next(other)
        assert heard is not None
        assert (heard == 1000).all()


def test_nothing_is_sent_while_nobody_speaks() -> None:
    mixer, woken = called()
    assert [mixer.next(caller) for caller in (ANNA, PETR, EVA)] == [None, None, None]
    mixer.voice(ANNA, None)
    assert not woken
    speak(mixer, ANNA, 1000)
    for _ in range(AHEAD):
        assert mixer.next(PETR) is not None
    assert mixer.next(PETR) is None


def test_a_voice_is_waited_for_until_enough_has_come_or_it_has_ended() -> None:
    mixer, _ = called()
    speak(mixer, ANNA, 1000, AHEAD - 1)
    assert mixer.next(PETR) is None
    mixer.voice(ANNA, None)
    assert mixer.next(PETR) is not None


def test_two_voices_are_added_and_held_within_sixteen_bits() -> None:
    mixer, _ = called()
    speak(mixer, ANNA, 30_000)
    speak(mixer, PETR, 30_000)
    heard = mixer.next(EVA)
    assert heard is not None
    assert (heard == 32_767).all()


def test_others_are_softer_under_the_table_and_softest_under_a_secret() -> None:
    for private, gain in ((False, UNDER_THE_TABLE), (True, UNDER_A_SECRET)):
        mixer, _ = called()
        speak(mixer, ANNA, 1000)
        mixer.say(PETR, frame(5000), private=private, ended=lambda heard: None)
        heard = mixer.next(PETR)
        assert heard is not None
        assert heard[0] == round(5000 + 1000 * gain)
        others = mixer.next(EVA)
        assert others is not None
        # Nothing that the table says to one is in another's mix, not even the fact that it speaks.
        assert (others == 1000).all()


def test_sentences_follow_one_another_and_each_reports_once_whether_it_was_heard() -> None:
    mixer, _ = called()
    told: list[tuple[str, bool]] = []
    mixer.say(ANNA, frame(1), private=True, ended=lambda heard: told.append(("first", heard)))
    mixer.say(
        ANNA,
        np.full(3 * FRAME, 2, np.int16),
        private=True,
        ended=lambda heard: told.append(("second", heard)),
    )
    levels = [int(one[0]) for _ in range(2) if (one := mixer.next(ANNA)) is not None]
    assert levels == [1, 2]
    mixer.hush(ANNA)
    assert mixer.next(ANNA) is None
    assert told == [("first", True), ("second", False)]


def test_what_is_said_to_a_caller_who_has_gone_was_not_heard() -> None:
    mixer, _ = called()
    told: list[bool] = []
    mixer.say(ANNA, frame(1), private=True, ended=told.append)
    mixer.leave(ANNA)
    mixer.say(ANNA, frame(1), private=True, ended=told.append)
    assert told == [False, False]


def test_nobody_hears_a_muted_player() -> None:
    mixer, woken = called()
    mixer.muted = frozenset({ANNA})
    speak(mixer, ANNA, 1000)
    assert mixer.next(PETR) is None
    assert not woken


def test_a_voice_that_comes_too_fast_loses_its_oldest_sound() -> None:
    mixer, _ = called()
    for level in range(2 * MOST_WAITING):
        mixer.voice(ANNA, frame(level))
    heard = mixer.next(PETR)
    assert heard is not None
    assert heard[0] == MOST_WAITING


def test_somebody_who_left_is_no_longer_heard_by_anybody() -> None:
    mixer, _ = called()
    speak(mixer, ANNA, 1000, frames=MOST_WAITING)
    mixer.leave(ANNA)
    assert [mixer.next(other) for other in (PETR, EVA)] == [None, None]


def test_a_number_that_is_taken_over_brings_nothing_of_the_one_before() -> None:
    mixer, _ = called()
    speak(mixer, ANNA, 1000, frames=MOST_WAITING)
    mixer.join(ANNA, lambda: None)
    speak(mixer, ANNA, 200)
    for other in (PETR, EVA):
        heard = mixer.next(other)
        assert heard is not None
        assert (heard == 200).all()


def test_what_the_table_said_to_somebody_who_left_was_not_heard() -> None:
    mixer, _ = called()
    ends: list[bool] = []
    mixer.say(ANNA, frame(500), private=True, ended=ends.append)
    mixer.leave(ANNA)
    assert ends == [False]
    mixer.say(ANNA, frame(500), private=True, ended=ends.append)
    assert ends == [False, False]
    assert mixer.next(ANNA) is None


def test_a_voice_that_waits_too_long_loses_its_oldest_part() -> None:
    mixer, _ = called()
    for level in range(1, MOST_WAITING + 4):
        mixer.voice(ANNA, frame(level))
    heard = mixer.next(PETR)
    assert heard is not None
    assert (heard == 4).all()
