"""Mixes what each seat hears: the others' voices, the table's voice, and on top of both its private words.

Sound is processed in frames of 20 ms. Nothing here knows a network, a clock or a table: the caller asks for a
seat's next frame and gets none if there is nothing to hear, so that nothing is sent either.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

RATE = 48_000
"""The sample rate in Hz, that of Opus."""

FRAME = RATE // 50
"""Samples of a frame of 20 ms."""

AHEAD = 4
"""How many frames of a voice to wait for before it is played: the network delivers them unevenly, and two go
to an ear at once."""

MOST_WAITING = 15
"""How many frames of a voice may wait (0.3 s). Older ones are dropped, so that no voice falls behind."""

UNDER_THE_TABLE = 0.35
"""The others' volume while the table speaks to everyone."""

UNDER_A_SECRET = 0.15
"""Their volume while it tells a seat something private."""

Frame = NDArray[np.int16]


@dataclass(eq=False)
class _Voice:
    """What has arrived of somebody's voice for one listener."""

    frames: deque[Frame] = field(default_factory=deque)
    sounds: bool = False
    """Whether enough has arrived to begin."""
    ends: bool = False
    """Whether nothing more will come for now, so that everything left is played."""

    def next(self) -> Frame | None:
        if not self.sounds and (len(self.frames) >= AHEAD or (self.ends and self.frames)):
            self.sounds = True
        if not self.sounds:
            return None
        if not self.frames:
            self.sounds = False
            return None
        return self.frames.popleft()


@dataclass(eq=False)
class _Saying:
    """A sentence of the table on its way to one seat."""

    samples: Frame
    private: bool
    ended: Callable[[bool], None]
    """Called once, with whether it was heard to its end."""
    at: int = 0


@dataclass(eq=False)
class _Listener:
    wake: Callable[[], None]
    voices: dict[int, _Voice] = field(default_factory=dict)
    sayings: deque[_Saying] = field(default_factory=deque)


class Mixer:
    """Mixes for the callers of one table, identified by numbers. Only for the calls' thread."""

    def __init__(self) -> None:
        self._listeners: dict[int, _Listener] = {}
        self.muted: frozenset[int] = frozenset()
        """The callers whose voice nobody hears."""

    def join(self, caller: int, wake: Callable[[], None]) -> None:
        """Start mixing for a caller; ``wake`` is called when there is something to hear."""
        self.leave(caller)
        self._listeners[caller] = _Listener(wake)

    def leave(self, caller: int) -> None:
        """Stop mixing for a caller; what was being said to it counts as not heard."""
        listener = self._listeners.pop(caller, None)
        if listener is not None:
            _drop(listener)
        for other in self._listeners.values():
            other.voices.pop(caller, None)

    def voice(self, caller: int, frame: Frame | None) -> None:
        """Add a frame of somebody's voice for all others; ``None`` when they have fallen silent."""
        if caller in self.muted:
            frame = None
        for other, listener in self._listeners.items():
            if other == caller:
                continue
            voice = listener.voices.setdefault(caller, _Voice())
            voice.ends = frame is None
            if frame is not None:
                voice.frames.append(frame)
                while len(voice.frames) > MOST_WAITING:
                    voice.frames.popleft()
            if voice.frames:
                listener.wake()

    def say(self, caller: int, samples: Frame, *, private: bool, ended: Callable[[bool], None]) -> None:
        """Say something to a caller, after what the table is saying; ``ended`` is called once."""
        listener = self._listeners.get(caller)
        if listener is None:
            ended(False)
            return
        listener.sayings.append(_Saying(samples, private, ended))
        listener.wake()

    def hush(self, caller: int) -> None:
        """Stop what the table was saying to a caller."""
        if (listener := self._listeners.get(caller)) is not None:
            _drop(listener)

    def next(self, caller: int) -> Frame | None:
        """Return a caller's next frame; ``None`` if there is nothing to hear now."""
        listener = self._listeners.get(caller)
        if listener is None:
            return None
        parts = [voice.next() for _, voice in sorted(listener.voices.items())]
        voices = [part for part in parts if part is not None]
        if not listener.sayings:
            return _mixed(voices, 1.0, None) if voices else None
        saying = listener.sayings[0]
        said = saying.samples[saying.at : saying.at + FRAME]
        saying.at += FRAME
        if saying.at >= len(saying.samples):
            listener.sayings.popleft()
            saying.ended(True)
        return _mixed(voices, UNDER_A_SECRET if saying.private else UNDER_THE_TABLE, said)


def _drop(listener: _Listener) -> None:
    sayings = list(listener.sayings)
    listener.sayings.clear()
    for saying in sayings:
        saying.ended(False)


def _mixed(voices: list[Frame], gain: float, said: Frame | None) -> Frame:
    """Return one frame of everything: voices at a ``gain``, and the table's voice unchanged."""
    if said is None and len(voices) == 1:
        return voices[0]
    total = np.zeros(FRAME, np.float32)
    for voice in voices:
        total[: len(voice)] += voice * np.float32(gain)
    if said is not None:
        total[: len(said)] += said
    return np.clip(total, -32_768, 32_767).astype(np.int16)
