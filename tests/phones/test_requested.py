"""Sentences that a phone requests as sound come in order; after a hush, none of the earlier ones."""

from __future__ import annotations

import asyncio

import pytest

from voice_hanabi.phones.incoming import Speak
from voice_hanabi.phones.requested import MOST_REQUESTED, Requested


def _sentence(number: int) -> Speak:
    return Speak(number, 0, 1.0, True)


def test_sentences_come_in_the_order_in_which_they_were_requested() -> None:
    requested = Requested()
    for number in range(3):
        requested.add(_sentence(number))
    assert [asyncio.run(requested.next()) for _ in range(3)] == [_sentence(number) for number in range(3)]


def test_no_more_than_the_most_can_wait() -> None:
    requested = Requested()
    for number in range(MOST_REQUESTED):
        assert not requested.full
        requested.add(_sentence(number))
    assert requested.full
    with pytest.raises(asyncio.QueueFull):
        requested.add(_sentence(MOST_REQUESTED))


def test_a_hush_gives_up_the_current_sentence_and_returns_the_waiting_ones() -> None:
    requested = Requested()
    for number in range(3):
        requested.add(_sentence(number))
    asyncio.run(requested.next())
    assert not requested.hushed
    assert requested.hush() == [_sentence(1), _sentence(2)]
    assert requested.hushed
    assert not requested.full


def test_a_hush_does_not_concern_later_requests() -> None:
    requested = Requested()
    requested.hush()
    requested.add(_sentence(1))
    assert asyncio.run(requested.next()) == _sentence(1)
    assert not requested.hushed
