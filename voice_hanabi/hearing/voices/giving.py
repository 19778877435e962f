"""Recordings that a player gives for training the speech model: sound files, and what was read.

They are written to a folder on this computer and sent nowhere. The index contains no name: readings under the
same name have the same speaker, and the index alone doesn't reveal who that is.
"""

from __future__ import annotations

import csv
import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import soundfile

INDEX = "index.tsv"

COLUMNS = ("path", "lang", "speaker", "transcript", "heard", "game", "device", "version")
"""The columns of the index: file, language, speaker, the text to read, what the program heard, and the
settings.
"""

PREFIX = "given_"
"""The beginning of the name of every speaker who gave recordings."""


@dataclass(frozen=True, slots=True)
class ReadAloud:
    """A sentence that was read: its text, what was heard, and its sound (16-bit mono samples)."""

    text: str
    heard: str
    sound: npt.NDArray[np.int16]


def speaker_of(player: str | None) -> str:
    """Return a player's name in the index; without a name, a new one each time."""
    if player is None:
        return PREFIX + secrets.token_hex(4)
    return PREFIX + hashlib.sha256(player.casefold().encode()).hexdigest()[:8]


class Gift:
    """The readings of one player until they are written; only the last reading of each sentence is kept."""

    def __init__(self, folder: Path, language: str, player: str | None, settings: Mapping[str, str]) -> None:
        """``settings`` are the last columns of the index: game, device, version."""
        self.folder = folder
        self._language = language
        self._speaker = speaker_of(player)
        self._settings = dict(settings)
        self._readings: dict[str, ReadAloud] = {}

    def add(self, reading: ReadAloud) -> None:
        """Add a reading; nothing is written yet."""
        self._readings[reading.text] = reading

    def write(self, rate: int) -> int:
        """Write all readings at a sample rate; return how many there are. Raises ``OSError``."""
        if not self._readings:
            return 0
        inside = f"{self._speaker}-{self._language}-{secrets.token_hex(3)}"
        (self.folder / inside).mkdir(parents=True)
        rows = []
        for number, reading in enumerate(self._readings.values(), 1):
            path = f"{inside}/{number:02d}.flac"
            # Opened here, because soundfile accepts only names in UTF-8.
            with (self.folder / path).open("xb") as file:
                soundfile.write(file, reading.sound, rate, format="FLAC", subtype="PCM_16")
            told = (path, self._language, self._speaker, reading.text, reading.heard)
            rows.append([*told, *(self._settings.get(column, "") for column in COLUMNS[len(told) :])])
        index = self.folder / INDEX
        begun = index.exists()
        with index.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_NONE, lineterminator="\n")
            writer.writerows([] if begun else [COLUMNS])
            writer.writerows([[_plain_cell(cell) for cell in row] for row in rows])
        return len(rows)


def _plain_cell(text: str) -> str:
    """Return a text that fits into one cell of the index."""
    return " ".join(text.replace('"', "").split())
