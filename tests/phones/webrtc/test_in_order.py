"""Sound packets come in order and soon, though some arrive late and some never."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

aiortc = pytest.importorskip("aiortc")

from aiortc.jitterbuffer import JitterBuffer  # noqa: E402
from aiortc.rtp import RtpPacket  # noqa: E402

from voice_hanabi.phones.webrtc.connection import BUFFER  # noqa: E402
from voice_hanabi.phones.webrtc.in_order import RESTARTED, WAITED, InOrder  # noqa: E402


def packet(number: int) -> RtpPacket:
    one = RtpPacket(sequence_number=number % 65_536, timestamp=number * 960)
    one._data = str(number).encode()
    return one


def heard(numbers: list[int]) -> list[int]:
    """Return the frames' numbers, in the order in which they can be heard."""
    buffer = InOrder()
    frames = [buffer.add(packet(number))[1] for number in numbers]
    return [int(frame.data) for frame in frames if frame is not None]


def test_what_comes_in_order_is_heard_at_once() -> None:
    assert heard([7, 8, 9]) == [7, 8, 9]


def test_two_that_have_changed_places_are_heard_in_their_order() -> None:
    assert heard([1, 3, 2, 4, 5]) == [1, 2, 3, 4]


def test_a_lost_one_is_waited_for_only_while_a_few_others_come() -> None:
    assert heard([1, 3, 4, 5, 6]) == [1, 3, 4]
    assert heard([1, *range(3, 40)])[-1] == 39 - (WAITED - 1), "a sentence has its end"


def test_one_that_comes_too_late_for_its_place_is_left_out() -> None:
    assert heard([1, 3, 4, 5, 2, 6, 7]) == [1, 3, 4, 5]


def test_numbers_begin_again() -> None:
    assert heard([65_534, 65_536, 65_535, 65_537, 65_538]) == [65_534, 65_535, 65_536, 65_537]


def test_another_stream_is_heard_from_its_first_packet() -> None:
    assert heard([1, 2, 2 + RESTARTED + 5, 3 + RESTARTED + 5]) == [1, 2, 107, 108]


def test_what_still_waits_in_one_stream_is_never_heard_in_another() -> None:
    another = 1000
    numbers = [1, 3, 4, another, another + 1, another + 3, another + 4, another + 5]
    assert heard(numbers) == [1, another, another + 1, another + 3]


@given(st.lists(st.tuples(st.integers(0, 4), st.booleans()), max_size=60))
@example([(0, False), (0, True), (0, False)])
def test_each_frame_comes_once_and_in_order(network: list[tuple[int, bool]]) -> None:
    late = sorted((number + delay, number) for number, (delay, lost) in enumerate(network) if not lost)
    numbers = [number for _, number in late]
    frames = heard(numbers)
    assert frames == sorted(set(frames))
    assert set(frames) <= set(numbers)
    if numbers == sorted(numbers):
        assert len(frames) >= len(numbers) - (WAITED - 1)


def test_aiortc_keeps_its_packets_where_we_put_ours() -> None:
    async def go() -> None:
        peer = aiortc.RTCPeerConnection()
        assert isinstance(vars(peer.addTransceiver("audio").receiver)[BUFFER], JitterBuffer)
        await peer.close()

    asyncio.run(go())
