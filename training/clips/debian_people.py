"""Recordings of people in Debian's packages: the letters of KLettres and the lines of Fish Fillets.

All of them are optional: packages that are not installed (``klettres-data``, ``fillets-ng-data``,
``fillets-ng-data-cs``) are skipped.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile

from training.clips.synthesis import Clip
from training.sound.signal import SAMPLE_RATE, Samples, resampled
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text

LETTERS = Path("/usr/share/klettres")
"""The folder of the recordings in Debian's klettres-data."""

FISH = Path("/usr/share/games/fillets-ng")
"""The folder of the recordings in Debian's fillets-ng-data and fillets-ng-data-cs."""

_VOICES = {
    "cs": "cs", "da": "da", "en": "en-us", "en_GB": "en", "de": "de", "nb": "nb", "nn": "nb", "nl": "nl",
    "es": "es", "hu": "hu", "lt": "lt", "fr": "fr",
}  # fmt: skip
"""Languages of KLettres in which espeak-ng names the letters in the same way, and its voice for each."""

_OURS = {"cs": "cs", "da": "da", "en": "en", "en_GB": "en"}

_FISH = {"font_small": "smallfish", "font_big": "bigfish"}

_LINE = re.compile(r'dialogId\("([^"]+)",\s*"([^"]+)",.*?\)\s*dialogStr\("((?:[^"\\]|\\.)*)"\)', re.DOTALL)


def sounding(samples: Samples) -> Samples:
    """Return the part from the first to the last sound, with a tenth of a second before and after."""
    step = SAMPLE_RATE // 100
    frames = samples[: samples.size // step * step].reshape(-1, step)
    loudness = np.sqrt(np.mean(frames**2, axis=1))
    loud = np.flatnonzero(loudness > 0.06 * loudness.max(initial=1.0))
    if not loud.size:
        return samples
    return samples[max(0, int(loud[0]) - 10) * step : (int(loud[-1]) + 11) * step]


def letter_clips(folder: Path = LETTERS) -> Iterator[Clip]:
    """Yield letters, syllables and short words, by one person per language."""
    for name, voice in _VOICES.items():
        index = folder / name / "sounds.xml"
        if not index.exists():
            continue
        for sound in ElementTree.parse(index).iter("sound"):
            text, path = sound.get("name", "").lower(), folder / sound.get("file", "")
            phonemes = phonemes_of_text(text, voice)
            if path.is_file():
                samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
                sound_alone = sounding(resampled(samples.mean(axis=1) * 32768, rate / SAMPLE_RATE))
                yield Clip(
                    sound_alone, phonemes, text,
                    _OURS.get(name, name), f"klettres_{name}", "people" if name in _OURS else "world", False,
                )  # fmt: skip


def fish_clips(folder: Path = FISH) -> Iterator[Clip]:
    """Yield the Czech lines of the two fish and of everyone else they meet."""
    for script in sorted(folder.glob("script/*/*dialogs_cs.lua")):
        for identity, font, text in _LINE.findall(script.read_text(encoding="utf-8")):
            path = folder / "sound" / script.parent.name / "cs" / f"{identity}.ogg"
            spoken = " ".join(re.findall(r"\w+", text.lower()))
            if not path.is_file() or re.search(r"\d", spoken):
                continue
            phonemes = phonemes_of_text(spoken, "cs")
            samples, rate = soundfile.read(path, dtype="float32", always_2d=True)
            speaker = _FISH.get(font, f"other_{font.removeprefix('font_')}")
            yield Clip(
                resampled(samples.mean(axis=1) * 32768, rate / SAMPLE_RATE), phonemes, spoken, "cs",
                f"fillets_{speaker}", "people", False,
            )  # fmt: skip
