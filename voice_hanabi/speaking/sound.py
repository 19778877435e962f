"""Sound in memory: one channel of 16-bit samples, and their rate."""

from __future__ import annotations

import wave
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.int16]

FAINT = 0.004
"""The part of a sound's peak below which its edges are silence (-48 dB): softer than any breath."""

EDGE = 0.03
"""Seconds that are kept before and after audible sound, so that no soft consonant is cut."""


@dataclass(frozen=True, slots=True, eq=False)
class Sound:
    """One channel of sound.

    ``samples`` is a one-dimensional array of 16-bit integers, ``rate`` is the sample rate in Hz.
    """

    samples: Samples
    rate: int

    @property
    def seconds(self) -> float:
        """How long the sound lasts, in seconds."""
        return len(self.samples) / self.rate

    def at_rate(self, rate: int) -> Sound:
        """Return the same sound at the sample rate ``rate``, by linear interpolation (enough for speech)."""
        if rate == self.rate or len(self.samples) == 0:
            return Sound(self.samples, rate)
        length = max(1, round(len(self.samples) * rate / self.rate))
        moments = np.arange(length) * (self.rate / rate)
        levels = np.interp(moments, np.arange(len(self.samples)), self.samples)
        return Sound(np.round(levels).astype(np.int16), rate)

    def louder(self, gain: float) -> Sound:
        """Return the sound with every sample multiplied by ``gain``, clipped to 16 bits."""
        levels = np.clip(np.round(self.samples * np.float64(gain)), -32768, 32767)
        return Sound(levels.astype(np.int16), self.rate)

    def trimmed(self) -> Sound:
        """Return the sound without silence at its edges, except for ``EDGE`` seconds; pure silence is
        unchanged.
        """
        levels = np.abs(self.samples.astype(np.int32))
        if not levels.any():
            return self
        sounding = np.flatnonzero(levels > FAINT * levels.max())
        kept = round(EDGE * self.rate)
        return Sound(self.samples[max(0, sounding[0] - kept) : sounding[-1] + 1 + kept], self.rate)

    def with_pauses(self, longest: float) -> Sound:
        """Return the sound with every silence within it shortened to at most ``longest`` seconds."""
        levels = np.abs(self.samples.astype(np.int32))
        if not levels.any():
            return self
        kept = round(longest * self.rate)
        sounding = np.flatnonzero(levels > FAINT * levels.max())
        gaps = np.flatnonzero(np.diff(sounding) > kept)
        parts: list[Samples] = []
        begin = 0
        for gap in gaps:
            # Half of the rest stays on either side, so that no sound is cut.
            parts.append(self.samples[begin : sounding[gap] + 1 + kept // 2])
            begin = sounding[gap + 1] - (kept - kept // 2)
        parts.append(self.samples[begin:])
        return Sound(np.concatenate(parts), self.rate)


def joined(sounds: list[Sound], rate: int) -> Sound:
    """Return the sounds one after another, at the sample rate ``rate``."""
    parts = [sound.at_rate(rate).samples for sound in sounds]
    return Sound(np.concatenate(parts) if parts else np.zeros(0, np.int16), rate)


def silence(seconds: float, rate: int) -> Sound:
    """Return silence of that length in seconds, at the sample rate ``rate``."""
    return Sound(np.zeros(round(seconds * rate), np.int16), rate)


def read_wav(path: Path) -> Sound:
    """Read a 16-bit WAV file; only the first of several channels is used.

    Raises ``ValueError`` if the file isn't 16-bit WAV, ``OSError`` if it can't be read.
    """
    try:
        with path.open("rb") as raw, wave.open(raw, "rb") as file:
            if file.getsampwidth() != 2:
                raise ValueError(f"{path} has {8 * file.getsampwidth()} bits a sample instead of 16.")
            frames = file.readframes(file.getnframes())
            channels, rate = file.getnchannels(), file.getframerate()
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{path} is not a WAV file: {error}.") from error
    samples = np.frombuffer(frames, "<i2").reshape(-1, channels)[:, 0]
    return Sound(samples.astype(np.int16), rate)


def write_wav(path: Path, sound: Sound) -> None:
    """Write the sound as a 16-bit mono WAV file. Raises ``OSError`` if that fails."""
    # Opened here: the library prints a traceback of its own if a path can't be opened.
    with path.open("wb") as raw, wave.open(raw, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sound.rate)
        file.writeframes(sound.samples.astype("<i2").tobytes())
