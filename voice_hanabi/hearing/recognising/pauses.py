"""Ends utterances sooner: lengthens a pause for the search, which notices it late.

The network processes sound in large steps with some context, and the search ends an utterance after a given
length of processed silence, so half a second of silence is known only a second after the last word. The sound
level shows a pause immediately. So quiet sound is added to it, just enough for the search to end a complete
phrase, and too little to end an incomplete one. If it doesn't end, the same length of the continuing pause is
left out, so that nothing gets longer.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE

PAUSE = 0.35
"""Seconds of quiet after which speech may have ended: no sound within a word lasts that long."""

BRIEF = 0.65
"""Seconds of speech up to which it may be a command's first word ('Play ...'), even if that is a complete
phrase; a speaker who stops to think then gets the search's usual time."""

BELOW = 100.0
"""How many times less energy a pause has than the loudest speech (20 dB)."""

_FRAME = SAMPLE_RATE // 100
_LOUD_FRAMES = 5
_REPEATED = 0.2


@dataclass(frozen=True, slots=True)
class Steps:
    """How a network processes sound: ``chunk`` frames (10 ms) at a time, each once ``ahead`` more are there.

    ``silence`` is how many seconds of processed silence end a complete phrase.
    """

    chunk: int
    ahead: int
    silence: float


class Pauses:
    """Lengthens pauses, and afterwards leaves out the same amount."""

    def __init__(self, steps: Steps | None) -> None:
        """Without ``steps`` nothing is known about the search, and nothing is added."""
        self._steps = steps
        self._added = False
        self._owed = 0

    @property
    def owed(self) -> float:
        """Seconds of added sound that have not been made up for yet."""
        return self._owed / SAMPLE_RATE

    def forget(self) -> None:
        """Start again for another utterance."""
        self._added, self._owed = False, 0

    def left_out(self, pcm: bytes, spoken: bytes | bytearray) -> bool:
        """Return whether to leave this sound out, because it only continues a pause that was lengthened.

        ``spoken`` is the sound before it, with everything that was said.
        """
        if self._owed <= 0:
            return False
        if _loud_frames(bytes(spoken) + pcm)[1] * _FRAME < len(pcm) // 2:
            self._owed = 0
            return False
        self._owed -= len(pcm) // 2
        return True

    def addition(self, spoken: bytes | bytearray, taken: int) -> bytes:
        """Return the sound to add now, usually nothing.

        ``spoken`` is the sound with everything that was said, ending now; ``taken`` is how many samples the
        search has taken so far.
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
        # The search processes the next chunk when this many samples are there.
        after = (wanted - ahead * _FRAME) % (chunk * _FRAME)
        self._owed = wanted + (chunk * _FRAME - after) % (chunk * _FRAME) - taken
        return _quiet_sound(spoken, self._owed)


def _loud_frames(sound: bytes) -> tuple[int, int]:
    """Return the number of frames with speech, and of frames at the end that are quiet compared with the
    loudest.
    """
    samples = np.frombuffer(sound, np.int16).astype(np.float64)
    count = len(samples) // _FRAME
    if count < _LOUD_FRAMES:
        return 0, 0
    energy = np.square(samples[len(samples) - count * _FRAME :]).reshape(count, _FRAME).mean(axis=1)
    loudest = np.convolve(energy, np.full(_LOUD_FRAMES, 1 / _LOUD_FRAMES), mode="valid").max()
    loud = np.flatnonzero(energy * BELOW > loudest)
    return (int(loud[-1] - loud[0]) + 1, count - 1 - int(loud[-1])) if len(loud) else (0, 0)


def _quiet_sound(spoken: bytes | bytearray, samples: int) -> bytes:
    """Return samples that continue the sound: its end, backwards and forwards, repeated."""
    end = np.frombuffer(bytes(spoken[-2 * int(_REPEATED * SAMPLE_RATE) :]), np.int16)
    there_and_back = np.concatenate([end[::-1], end])
    return np.resize(there_and_back, samples).tobytes()
