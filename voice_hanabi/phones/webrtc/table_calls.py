"""The calls of one table: who is connected, what each hears, and whose microphone says what."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import soxr

from voice_hanabi.phones.calling import CallRefused
from voice_hanabi.phones.exchange import Line
from voice_hanabi.phones.webrtc.candidates import Relays, narrowed
from voice_hanabi.phones.webrtc.connection import Connection, IceServer, check
from voice_hanabi.phones.webrtc.hearing import SeatHearing
from voice_hanabi.phones.webrtc.mixing import RATE, Frame, Mixer
from voice_hanabi.speaking.sound import Sound

LOOK = 0.2
"""Seconds between two checks who has stopped sending, as browsers do in silence."""


@dataclass(eq=False)
class _Call:
    line: Line
    number: int
    hearing: SeatHearing
    connection: Connection | None = None
    """``None`` until it is answered."""


class TableCalls:
    """Answers the calls of one table's seats, one for each. Except ``mute`` it is for the server's loop."""

    def __init__(
        self, new_hearing: Callable[[Line], SeatHearing], ice_servers: Callable[[], Sequence[IceServer]]
    ) -> None:
        """``new_hearing`` hears a line's caller; ``ice_servers`` help where a network needs it."""
        self._new_hearing = new_hearing
        self._ice_servers = ice_servers
        self._relays = Relays()
        self._mixer = Mixer()
        self._calls: dict[Line, _Call] = {}
        self._numbers = itertools.count()
        self._looking: asyncio.Task[None] | None = None
        self.muted: Callable[[int], bool] = lambda seat: False
        """Returns whether a seat is muted for everybody, including the table."""

    def ice_servers(self) -> list[dict[str, str]]:
        """Return the servers that a page may need to reach us, in WebRTC's form."""
        return [one.as_webrtc_has_it for one in self._ice_servers()]

    async def answer(self, line: Line, offer: str, caller: str = "") -> str:
        """Answer a line's call from an address: return our description of it. Raises `CallRefused`."""
        servers = self._ice_servers()
        relays = await self._relays.addresses([one.url for one in servers])
        if line.ended is not None:
            raise CallRefused("the line is gone")
        self.hang_up(line)
        call = _Call(line, next(self._numbers), self._new_hearing(line))
        self._calls[line] = call
        try:
            check(offer)
            connection = call.connection = Connection(
                servers,
                next_frame=lambda: self._mixer.next(call.number),
                heard=lambda frame: self._heard(call, frame),
                over=lambda: self._over(call),
            )
            self._mixer.join(call.number, connection.wake)
            description = await connection.answer(narrowed(offer, caller, relays))
        except ValueError as problem:
            self._over(call)
            raise CallRefused(str(problem)) from None
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(self._look())
        return description

    def hang_up(self, line: Line) -> None:
        """End a line's call, if it has one."""
        if (call := self._calls.get(line)) is not None:
            self._over(call)

    def has(self, line: Line) -> bool:
        """Return whether a line has a call."""
        return line in self._calls

    @property
    def calling(self) -> tuple[int, int]:
        """How many calls there are, and in how many of them somebody is speaking. Thread-safe."""
        hearing = [call.hearing for call in list(self._calls.values())]
        return len(hearing), sum(one.speaks for one in hearing)

    async def say(self, line: Line, sound: Sound, *, private: bool) -> bool:
        """Say something in a line's call; return whether it was heard to its end."""
        call = self._calls.get(line)
        if call is None:
            return False
        ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def end(heard: bool) -> None:
            if not ended.done():
                ended.set_result(heard)

        self._mixer.say(call.number, _at_our_rate(sound), private=private, ended=end)
        return await ended

    def hush(self, line: Line) -> None:
        """Stop what was being said to a line."""
        if (call := self._calls.get(line)) is not None:
            self._mixer.hush(call.number)

    async def close(self) -> None:
        """End all calls."""
        for call in list(self._calls.values()):
            self._over(call)
        if self._looking is not None:
            self._looking.cancel()

    def _heard(self, call: _Call, frame: Frame) -> None:
        if call.line.ended is not None:
            self._over(call)
            return
        if self.muted(call.line.seat):
            self._mixer.voice(call.number, None)
            return
        call.hearing.hear(frame)
        self._mixer.voice(call.number, frame if call.hearing.speaks else None)

    def _over(self, call: _Call) -> None:
        if self._calls.get(call.line) is call:
            del self._calls[call.line]
        self._mixer.leave(call.number)
        call.hearing.close()
        if call.connection is not None:
            call.connection.close()

    async def _look(self) -> None:
        while self._calls:
            await asyncio.sleep(LOOK)
            for call in list(self._calls.values()):
                if call.line.ended is not None:
                    self._over(call)
                    continue
                quiet = 0.0 if call.connection is None else call.connection.quiet_for()
                if quiet >= LOOK:
                    self._mixer.voice(call.number, None)
                    call.hearing.quiet(LOOK)


def _at_our_rate(sound: Sound) -> Frame:
    if not len(sound.samples):
        return np.zeros(0, np.int16)
    resampled: Frame = soxr.resample(sound.samples, sound.rate, RATE, "MQ")
    return resampled
