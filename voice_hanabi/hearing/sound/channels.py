"""Mixes several channels to one: their average, unless they cancel each other.

A stereo microphone with swapped wires, or a driver that inverts one side, gives the same voice twice with
opposite signs. Their average is silence; the same goes for the room's noise, which reveals it before anybody
speaks. The louder channel is then used alone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

CANCELS = 1 / 8
"""The part of the loudest channel's energy below which the average has lost the sound.

Two unrelated channels keep a half of it, one beside an empty one a quarter.
"""

_FOLLOWS = 0.1
"""How fast the estimates of the channels follow a block of sound."""

Frames = npt.NDArray[np.float32]


class Loudness:
    """The loudness of channels, and of their average. Blocks have the shape (frames, channels)."""

    def __init__(self) -> None:
        self._channels: npt.NDArray[np.float64] = np.zeros(0)
        self._average = 0.0

    def hear(self, block: Frames, part: float = 1.0) -> None:
        """Take a block; with ``part`` below 1 earlier blocks count less."""
        if not len(block):
            return
        sound = np.clip(np.nan_to_num(block), -1.0, 1.0)
        here = np.square(sound, dtype=np.float64).mean(axis=0)
        average = float(np.square(sound.mean(axis=1), dtype=np.float64).mean())
        if len(self._channels) != len(here):
            self._channels, self._average = here, average
            return
        keep = 1.0 if part == 1.0 else 1.0 - part
        self._channels = keep * self._channels + part * here
        self._average = keep * self._average + part * average

    @property
    def instead(self) -> int | None:
        """The channel (0-based) to use instead of the average, if that has lost the sound."""
        if len(self._channels) < 2 or self._average >= CANCELS * self._channels.max():
            return None
        return int(self._channels.argmax())


class OneChannel:
    """Mixes a microphone's channels to one, block by block. Not thread-safe."""

    def __init__(self) -> None:
        self._loudness = Loudness()

    def of(self, block: Frames) -> Frames:
        """Return a block of shape (frames, channels) as one of shape (frames,)."""
        if block.shape[1] == 1:
            return block[:, 0]
        self._loudness.hear(block, _FOLLOWS)
        return mono(block, self._loudness.instead)


def mono(block: Frames, channel: int | None) -> Frames:
    """Return the channel, or with ``None`` the average of all; shape (frames,)."""
    # A file may contain numbers that aren't sound, of any size.
    with np.errstate(over="ignore", invalid="ignore"):
        taken: Frames = block.mean(axis=1) if channel is None else block[:, channel]
    return taken
