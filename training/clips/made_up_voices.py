"""Any number of random voices, each with a throat and habits of its own.

espeak-ng's own variants are a hundred at most, and a network soon knows each of them. A random voice is a
file of the same kind, in a copy of espeak-ng's data.
"""

from __future__ import annotations

import math
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import espeakng_loader

NAME = "made-up"
"""The name of the variant for a random voice: ``en+made-up``."""

_LOWEST, _HIGHEST = 70.0, 260.0
"""The range (Hz) of the lower pitch; the upper pitch is up to ``_WIDEST`` times as high."""

_WIDEST = 1.8


def variant(chance: random.Random) -> str:
    """Return the text of a variant's file with a new random voice."""
    pitch = _LOWEST * (_HIGHEST / _LOWEST) ** chance.random()
    lines = [
        "language variant",
        f"name {NAME}",
        f"pitch {pitch:.0f} {pitch * chance.uniform(1.2, _WIDEST):.0f}",
    ]
    # A high voice usually has a short throat, so its formants are higher.
    throat = 1 + 0.1 * math.log2(pitch / 120) + chance.gauss(0, 0.05)
    tilt = chance.gauss(0, 0.08)
    lines.append(f"formant 0 100 {_about(chance, 100, 0.2)} {_about(chance, 110, 0.25)}")
    for number in range(1, 9):
        place = 100 * throat * chance.gauss(1, 0.045)
        height = _about(chance, 100 * math.exp(tilt * (number - 2)), 0.22)
        lines.append(f"formant {number} {place:.0f} {height} {_about(chance, 110, 0.25)}")
    if chance.random() < 0.35:
        lines.append(f"klatt {chance.randint(1, 6)}")
    for odds, line in (
        (0.5, f"voicing {_about(chance, 90, 0.3)}"),
        (0.7, f"consonants {_about(chance, 95, 0.3)} {_about(chance, 95, 0.3)}"),
        (0.2, "breath 0 " + _row(chance, 7, 0, 6)),
        (0.25, f"echo {chance.randint(10, 140)} {chance.randint(5, 25)}"),
        (0.4, f"flutter {chance.randint(0, 10)}"),
        (0.4, f"roughness {chance.randint(0, 6)}"),
        (0.3, f"intonation {chance.randint(1, 4)}"),
        (0.3, "stressAmp " + _row(chance, 8, 14, 24)),
        (0.3, "stressAdd " + _row(chance, 8, -20, 60)),
        (0.3, f"tone {_tones(chance)}"),
    ):
        if chance.random() < odds:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _about(chance: random.Random, usual: float, spread: float) -> int:
    """Return a number that differs from the usual one by a random factor (standard deviation of its
    logarithm).
    """
    return round(usual * math.exp(max(-2.5, min(2.5, chance.gauss(0, 1))) * spread))


def _row(chance: random.Random, count: int, least: int, most: int) -> str:
    return " ".join(str(chance.randint(least, most)) for _ in range(count))


def _tones(chance: random.Random) -> str:
    """Return stressed or muffled frequencies (Hz), each with a loudness of at most 255."""
    places = (chance.randint(300, 700), chance.randint(900, 1600), chance.randint(2000, 3500))
    return " ".join(f"{place} {chance.randint(90, 255)}" for place in places)


@dataclass(frozen=True)
class MadeUpVoices:
    """A copy of espeak-ng's data in which one variant is replaced by a new voice on request."""

    data: Path
    """The folder of the copy."""

    def renew(self, chance: random.Random) -> None:
        """Create another voice with the name ``NAME``."""
        (self.data / "voices" / "!v" / NAME).write_text(variant(chance), encoding="utf-8")


@contextmanager
def made_up_voices() -> Iterator[MadeUpVoices]:
    """Copy espeak-ng's data (about 20 MB) into a temporary folder for the duration of the ``with`` block."""
    with tempfile.TemporaryDirectory(prefix="voices-") as folder:
        data = Path(folder) / "espeak-ng-data"
        shutil.copytree(str(espeakng_loader.get_data_path()), data)
        yield MadeUpVoices(data)
