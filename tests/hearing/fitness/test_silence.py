"""A microphone that gives nothing is reported once; one in a quiet room is not mistaken for that."""

from __future__ import annotations

from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from voice_hanabi.hearing.fitness.silence import AT_FIRST, LATER, WITHOUT_TABLE, Silence

BLOCK = 0.05
ZEROS = np.zeros(800, np.int16)
FAINT = (3 * np.sin(np.arange(800) / 3)).astype(np.int16)
"""A quiet room, heard by a microphone that was turned far down."""


def told_after(
    silence: Silence, blocks: list[npt.NDArray[np.int16]], *, listening: bool = True
) -> list[bool]:
    return [silence.to_tell(block, BLOCK, listening=listening) for block in blocks]


def test_zeros_are_reported_once_after_some_seconds() -> None:
    told = told_after(Silence(), [ZEROS] * 400)
    assert told.count(True) == 1
    assert abs((told.index(True) + 1) * BLOCK - AT_FIRST) <= BLOCK


def test_a_single_bit_that_flickers_is_not_sound() -> None:
    sways = np.tile(np.array([0, 1, 0, -1], np.int16), 200)
    assert any(told_after(Silence(), [sways] * 100))


def test_the_noise_of_a_quiet_room_is_never_taken_for_nothing() -> None:
    assert not any(told_after(Silence(), [FAINT] * 1000))


def test_one_that_is_muted_in_mid_game_is_reported_each_time() -> None:
    silence = Silence()
    for _ in range(2):
        told = told_after(silence, [FAINT] * 600 + [ZEROS] * 1000)
        assert told.count(True) == 1
        assert abs((told.index(True) - 599) * BLOCK - LATER) <= BLOCK
        assert LATER < 20


WORD = [FAINT] * 8 + [ZEROS] * 8


def test_one_that_filters_noise_may_be_silent_between_words() -> None:
    assert not any(told_after(Silence(), WORD * 5 + [ZEROS] * 4000))


def test_one_that_filters_noise_and_no_longer_hears_the_table_is_reported() -> None:
    silence = Silence()
    assert not any(told_after(silence, WORD * 5, listening=False))
    assert not any(told_after(silence, [ZEROS] * 400))
    assert not any(told_after(silence, [ZEROS] * 50, listening=False))
    assert any(told_after(silence, [ZEROS] * 20, listening=False))


def test_one_that_never_hears_the_table_is_not_reported_for_that() -> None:
    silence = Silence()
    assert not any(told_after(silence, [ZEROS] * 1000, listening=False))
    assert not any(told_after(silence, WORD * 5))
    assert not any(told_after(silence, [ZEROS] * 1000))
    assert not any(told_after(silence, [ZEROS] * 1000, listening=False))


ORDERS = list(product([True, False], repeat=5))
"""Who spoke at each of five words, a person (true) or the table, in every order."""


@pytest.mark.parametrize("order", ORDERS)
def test_whoever_spoke_last_one_that_heard_the_table_is_missed_once_it_does_not(
    order: tuple[bool, ...],
) -> None:
    silence = Silence()
    for listening in order:
        assert not any(told_after(silence, WORD, listening=listening))
    told = told_after(silence, [ZEROS] * 400) + told_after(silence, [ZEROS] * 400, listening=False)
    assert told.count(True) == (0 if all(order) else 1)


@pytest.mark.parametrize("order", [order for order in ORDERS if not all(order)])
@pytest.mark.parametrize("listening", [True, False])
def test_only_after_both_were_missed_for_long_it_is_reported(
    order: tuple[bool, ...], listening: bool
) -> None:
    """While the table speaks for long nobody else may, and a table that is silent for long isn't missed.

    What was silent between earlier words doesn't count.
    """
    silence = Silence()
    for one in order * 10:
        assert not any(told_after(silence, WORD, listening=one))
    assert not any(told_after(silence, [ZEROS] * 1000, listening=listening))
    told = told_after(silence, [ZEROS] * 400, listening=not listening)
    missing = WITHOUT_TABLE if listening else AT_FIRST
    assert told.count(True) == 1
    assert missing - 1 < (told.index(True) + 1) * BLOCK <= missing + 2 * BLOCK


def test_without_samples_nothing_is_reported() -> None:
    assert not Silence().to_tell(np.zeros(0, np.int16), 100.0, listening=True)
