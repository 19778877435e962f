"""More people speak at once than are recognised: a refused speaker is told, and a later one heard."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.phones.webrtc.hearing import SeatHearing
from voice_hanabi.phones.webrtc.mixing import FRAME, RATE, Frame
from voice_hanabi.phones.webrtc.turnstile import Turnstile


class Listening:
    """A recogniser that understands nothing, and counts."""

    sample_rate = 16_000
    speaking = False

    def __init__(self, opened: list[str], name: str) -> None:
        opened.append(name)

    def accept(self, chunk: bytes) -> Utterance | None:
        return None

    def finish(self) -> Utterance | None:
        return None


def frame(*, loud: bool) -> Frame:
    tone = np.sin(2 * np.pi * 300 * np.arange(FRAME) / RATE) * (9000 if loud else 20)
    return tone.astype(np.int16)


def test_whoever_speaks_while_too_many_do_is_told_and_heard_the_next_time() -> None:
    opened: list[str] = []
    told: list[str] = []
    turnstile = Turnstile(1)
    with ThreadPoolExecutor(1) as executor:

        def seat(name: str) -> SeatHearing:
            return SeatHearing(
                lambda: Listening(opened, name),  # type: ignore[arg-type, return-value]
                lambda event: None,
                executor,
                turnstile,
                lambda: told.append(name),
            )

        anna, petr = seat("Anna"), seat("Petr")

        def speaks(one: SeatHearing) -> None:
            for _ in range(20):
                one.hear(frame(loud=False))
            for _ in range(30):
                one.hear(frame(loud=True))

        def until_empty() -> None:
            for one in (anna, petr):
                one.quiet(1.0)
            deadline = time.monotonic() + 5
            while turnstile.inside and time.monotonic() < deadline:
                time.sleep(0.01)

        speaks(anna)
        speaks(petr)
        assert told == ["Petr"]
        assert turnstile.inside == 1
        until_empty()
        assert turnstile.inside == 0
        speaks(petr)
        until_empty()
        assert (opened, told) == (["Anna", "Petr"], ["Petr"])
        # A call that ends in the middle of a word gives up its place.
        speaks(anna)
        anna.close()
        assert turnstile.inside == 0


def test_whoever_goes_on_while_still_being_recognised_takes_one_place() -> None:
    opened: list[str] = []
    slow = threading.Event()
    turnstile = Turnstile(2)

    class Slow(Listening):
        """A recogniser on a busy server: it waits in ``accept`` until the test lets it go on."""

        def accept(self, chunk: bytes) -> Utterance | None:
            assert slow.wait(20)
            return None

    with ThreadPoolExecutor(1) as executor:
        anna = SeatHearing(
            lambda: Slow(opened, "Anna"),  # type: ignore[arg-type, return-value]
            lambda event: None,
            executor,
            turnstile,
        )
        try:
            for _ in range(3):
                for loud in (False, True):
                    for _ in range(20):
                        anna.hear(frame(loud=loud))
                anna.quiet(1.0)
                assert not anna.speaks
                assert turnstile.inside == 1
        finally:
            slow.set()
        deadline = time.monotonic() + 20
        while turnstile.inside and time.monotonic() < deadline:
            time.sleep(0.01)
        assert turnstile.inside == 0, "all of it was recognised, and the place is free"


def test_as_many_are_inside_as_there_is_room_for_and_whoever_leaves_makes_room() -> None:
    turnstile = Turnstile(2)
    for _ in range(3):
        assert [turnstile.enter() for _ in range(3)] == [True, True, False]
        assert turnstile.inside == 2
        turnstile.leave()
        turnstile.leave()
        assert turnstile.inside == 0
