"""Who has stopped speaking is answered soon: a pause is made longer for the search, which sees it late.

The network looks at sound in big steps and with some sound after it, and the search ends an utterance after
so much silence that it has looked at: half a second of silence is known a second after the last word. The
level of sound tells a pause at once. So quiet sound is added to it, of just the length with which the search
looks at enough silence to end a complete phrase, and too little to end an incomplete one. Where it does not
end, as much of the pause that goes on is left out, and nothing is longer than it was.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE

PAUSE = 0.35
"""Seconds of quiet after which somebody may have ended: no sound within a word lasts so long."""

BRIEF = 0.65
"""Seconds of speech up to which it may be a command's first word ('Play ...'), complete as that may be: who
stops to think after it is given the time that the search takes."""

BELOW = 100.0
"""How much less energy (20 dB) than the loudest of what was said a pause has; else it is none."""

_FRAME = SAMPLE_RATE // 100
_LOUD_FRAMES = 5
_REPEATED = 0.2


@dataclass(frozen=True, slots=True)
class Steps:
    """How a network looks at sound: ``chunk`` frames (10 ms) at a time, each once ``ahead`` more are there.

    ``silence`` is how many seconds of silence it has looked at when a complete phrase ends.
    """

    chunk: int
    ahead: int
    silence: float


class Pauses:
    """Makes pauses longer, and leaves out as much of them afterwards."""

    def __init__(self, steps: Steps | None) -> None:
        """Without ``steps`` nothing is known of the search, and nothing is added."""
        self._steps = steps
        self._added = False
        self._owed = 0

    @property
    def owed(self) -> float:
        """Seconds of sound that were added and are not made up for yet."""
        return self._owed / SAMPLE_RATE

    def forget(self) -> None:
        """Start again: another utterance."""
        self._added, self._owed = False, 0

    def left_out(self, pcm: bytes, spoken: bytes | bytearray) -> bool:
        """Return whether this sound is left out, since it only continues a pause that was made longer.

        ``spoken`` is the sound before it, with all that was said.
        """
        if self._owed <= 0:
            return False
        if _loud_frames(bytes(spoken) + pcm)[1] * _FRAME < len(pcm) // 2:
            self._owed = 0
            return False
        self._owed -= len(pcm) // 2
        return True

    def addition(self, spoken: bytes | bytearray, taken: int) -> bytes:
        """Return what is to be added now, nothing at most times.

        ``spoken`` is the sound with all that was said, the latest last; ``taken`` is how many samples the
        search has taken since it began.
        """
        if self._steps is None:
            return b""
        loud, quiet = _loud_frames(bytes(spoken))
        if quiet < PAUSE * 100:
            self._added = False
            return b""
        if self._added or loud < BRIEF * 100:
            return b""
        self._added = True
        chunk, ahead = self._steps.chunk, self._steps.ahead
        lacking = max(0.0, self._steps.silence * 100 + ahead - quiet) * _FRAME
        wanted = int(taken + lacking)
        # The search looks at the next chunk when this many samples are there.
        after = (wanted - ahead * _FRAME) % (chunk * _FRAME)
        self._owed = wanted + (chunk * _FRAME - after) % (chunk * _FRAME) - taken
        return _quiet_sound(spoken, self._owed)


def _loud_frames(sound: bytes) -> tuple[int, int]:
    """Return over how many frames somebody spoke, and how many at the end are quiet beside the loudest."""
    samples = np.frombuffer(sound, np.int16).astype(np.float64)
    count = len(samples) // _FRAME
    if count < _LOUD_FRAMES:
        return 0, 0
    energy = np.square(samples[len(samples) - count * _FRAME :]).reshape(count, _FRAME).mean(axis=1)
    loudest = np.convolve(energy, np.full(_LOUD_FRAMES, 1 / _LOUD_FRAMES), mode="valid").max()
    loud = np.flatnonzero(energy * BELOW > loudest)
    return (int(loud[-1] - loud[0]) + 1, count - 1 - int(loud[-1])) if len(loud) else (0, 0)


def _quiet_sound(spoken: bytes | bytearray, samples: int) -> bytes:
    """Return samples that continue the sound as it ended: its end backwards and forwards, repeated."""
    end = np.frombuffer(bytes(spoken[-2 * int(_REPEATED * SAMPLE_RATE) :]), np.int16)
    there_and_back = np.concatenate([end[::-1], end])
    return np.resize(there_and_back, samples).tobytes()
