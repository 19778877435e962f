"""Several channels become one: averaged, unless one takes away what another has.

A stereo microphone with a wire the wrong way round, or a driver that turns one side over, gives the same
voice twice with opposite signs. Averaged, that is silence; so is the room's own noise, by which it is noticed
before anybody speaks. Then the louder channel is taken alone.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

CANCELS = 1 / 8
"""Part of the loudest channel's energy below which the average has lost the sound.

Two channels that have nothing in common keep a half of it, one beside an empty one a quarter.
"""

_FOLLOWS = 0.1
"""How far what is known of the channels follows a block of sound."""

Frames = npt.NDArray[np.float32]


class Loudness:
    """How loud channels are, and their average. Blocks have the shape (frames, channels)."""

    def __init__(self) -> None:
        self._channels: npt.NDArray[np.float64] = np.zeros(0)
        self._average = 0.0

    def hear(self, block: Frames, part: float = 1.0) -> None:
        """Take a block; with ``part`` below 1 what was before counts less."""
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
        """The channel (0-based) to be taken instead of the average, where that has lost the sound."""
        if len(self._channels) < 2 or self._average >= CANCELS * self._channels.max():
            return None
        return int(self._channels.argmax())


class OneChannel:
    """Makes one channel of a microphone's several, block by block. For one thread at a time."""

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
    # Numbers that are no sound may be in a file, as large as numbers get.
    with np.errstate(over="ignore", invalid="ignore"):
        taken: Frames = block.mean(axis=1) if channel is None else block[:, channel]
    return taken
