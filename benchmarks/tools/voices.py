"""Machine speech never used in training: espeak-ng's held-out variants, festival, flite."""

from __future__ import annotations

import itertools
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.clips.synthesis import Synthesizer
from training.clips.voices import (
    ACCENTS,
    HELD_OUT_FESTIVAL_VOICES,
    HELD_OUT_FLITE_VOICES,
    HELD_OUT_VARIANTS,
)
from voice_hanabi.hearing.sources.recordings import RecordingProblem, read_recording

SAMPLE_RATE = 16_000
"""Samples per second (Hz) of all sound here."""

LOUDNESS = 1600.0
"""The root mean square of everybody's speech, on the scale of 16-bit samples: 26 dB below the maximum."""

OTHER_VOICES = 4
"""One sentence in this many is said by a program other than espeak-ng, if one is installed."""

WHISPERED = frozenset({"whisperf"})
"""Variants without voiced sounds; nobody plays a game in whispers."""

Samples = NDArray[np.float32]
"""Mono sound at ``SAMPLE_RATE`` on the scale of 16-bit samples."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """A synthetic voice: its program (``espeak-ng``, ``festival``, ``flite``) and its name."""

    program: str
    voice: str
    rate: int = 165
    pitch: int = 50

    def __str__(self) -> str:
        """Return the program and the voice."""
        return f"{self.program} {self.voice}"


def espeak_speaker(language: str, chance: random.Random) -> Speaker:
    """Return one of espeak-ng's held-out variants in any accent of a language, at a human speech rate."""
    accent = ACCENTS[language][0] if chance.random() < 0.5 else chance.choice(ACCENTS[language])
    variant = chance.choice([name for name in HELD_OUT_VARIANTS if name not in WHISPERED])
    return Speaker("espeak-ng", f"{accent}+{variant}", chance.randint(125, 205), chance.randint(30, 75))


def other_speakers(language: str) -> list[Speaker]:
    """Return the installed voices of other programs; none of them was used in training."""
    found = []
    if shutil.which("text2wave"):
        found += [Speaker("festival", voice) for voice in HELD_OUT_FESTIVAL_VOICES.get(language, ())]
    if shutil.which("flite"):
        found += [Speaker("flite", voice) for voice in HELD_OUT_FLITE_VOICES.get(language, ())]
    return found


def speakers(language: str, chance: random.Random) -> Iterator[Speaker]:
    """Yield held-out voices endlessly, one for each sentence."""
    others = other_speakers(language)
    for number in itertools.count():
        speaker = espeak_speaker(language, chance)
        if others and number % OTHER_VOICES == OTHER_VOICES - 1:
            speaker = others[number // OTHER_VOICES % len(others)]
        yield speaker


@lru_cache(maxsize=1)
def _espeak() -> Synthesizer:
    return Synthesizer()


def speak(text: str, speaker: Speaker) -> Samples | None:
    """Return a sentence as one voice says it, at ``LOUDNESS``; ``None`` if the program fails."""
    if speaker.program == "espeak-ng":
        samples = _espeak().say(text, speaker.voice, speaker.rate, speaker.pitch)
    else:
        read = _read_aloud(text, speaker)
        if read is None:
            return None
        samples = read
    return None if samples.size < SAMPLE_RATE // 20 else loud(samples)


def _read_aloud(text: str, speaker: Speaker) -> Samples | None:
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        path = Path(folder) / "speech.wav"
        if speaker.program == "festival":
            script = Path(folder) / "speech.txt"
            script.write_text(text, encoding="iso-8859-2", errors="ignore")
            command = ["text2wave", "-eval", f"(voice_{speaker.voice})", "-o", str(path), str(script)]
        else:
            command = ["flite", "-voice", speaker.voice, "-t", text, "-o", str(path)]
        subprocess.run(command, check=False, capture_output=True, timeout=60)
        try:
            return read_recording(path, SAMPLE_RATE).astype(np.float32)
        except RecordingProblem:
            return None


def loud(samples: Samples) -> Samples:
    """Return the sound at ``LOUDNESS``, measured while somebody speaks."""
    frames = samples[: samples.size // 160 * 160].reshape(-1, 160)
    power = np.mean(frames**2, axis=1)
    spoken = power[power > 0.01 * power.max()]
    louder: Samples = (samples * (LOUDNESS / np.sqrt(spoken.mean()))).astype(np.float32)
    return louder
