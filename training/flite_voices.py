"""flite's voices with another throat, pitch and pace for every sentence: two speakers become many.

A voice that flite makes of statistics can be written to a file; a made-over one is that file with a few
numbers changed. Its other voices take another pitch by themselves.
"""

from __future__ import annotations

import math
import random
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from types import TracebackType

_HEADER = b"CMU_FLITE_CG_VOXDATA-v2.0\0"
_LAST_FEATURE = "end_of_features"

_WARPING = struct.pack("<ff", 0.42, 0.4)
"""How the frequencies of 16 kHz are warped in flite's files, and how much it sharpens."""

_STRING = 5
"""The kind of a value of a tree that is a text; all others take four bytes."""

_LEAF = 255

_WARPINGS = (0.34, 0.5)
"""Below the usual 0.42 a throat gets longer, above it shorter."""

_HIGHER = (0.75, 2.2)
"""How many times as high as the usual pitch somebody speaks."""

_PITCHES = (75.0, 220.0)
"""The pitch (Hz) of the voices that take one by themselves."""

_SLOWER = (0.75, 1.35)
"""How many times as long as usual a sentence gets."""


class StatisticalVoice:
    """A voice as flite dumps it: how high it speaks and how long its throat is can be changed."""

    def __init__(self, data: bytes) -> None:
        """Read a dumped voice. Raises ``ValueError`` for what is none of flite 2.2, or none at 16 kHz."""
        self._data = data
        if not data.startswith(_HEADER):
            raise ValueError("this is no voice that flite has dumped")
        self._warping = data.find(_WARPING)
        if self._warping < 0 or data.find(_WARPING, self._warping + 1) >= 0:
            raise ValueError("flite's voice does not tell how its frequencies are warped")
        try:
            self._pitches = list(self._logarithms_of_pitch())
        except struct.error as error:
            raise ValueError("flite's voice has an end in its middle") from error

    def made_over(self, higher: float, warping: float) -> bytes:
        """Return the voice so many times as high, with its frequencies warped in that way (usually 0.42)."""
        data = bytearray(self._data)
        struct.pack_into("<f", data, self._warping, warping)
        for place in self._pitches:
            struct.pack_into("<f", data, place, struct.unpack_from("<f", data, place)[0] + math.log(higher))
        return bytes(data)

    def _logarithms_of_pitch(self) -> list[int]:
        """Return where the leaves of the tree stand that tells how high a phrase is."""
        place = len(_HEADER) + 4
        name = b""
        while name != _LAST_FEATURE.encode():
            name, place = self._text(place)
            _, place = self._text(place)
        _, place = self._text(place)
        kinds, place = self._number(place)
        for _ in range(kinds):
            _, place = self._text(place)
        place += 16
        for _ in range(2):
            trees, place = self._number(place)
            for _ in range(trees):
                _, place = self._tree(place)
        by_phrases, place = self._number(place)
        if not by_phrases:
            raise ValueError("flite's voice does not tell its pitch by phrases")
        _, place = self._tree(place)
        leaves, _ = self._tree(place)
        return leaves

    def _number(self, place: int) -> tuple[int, int]:
        number: int = struct.unpack_from("<i", self._data, place)[0]
        return number, place + 4

    def _text(self, place: int) -> tuple[bytes, int]:
        size, place = self._number(place)
        return self._data[place : place + size].rstrip(b"\0"), place + size

    def _tree(self, place: int) -> tuple[list[int], int]:
        """Return where the values of a tree's leaves stand, and where the tree ends."""
        nodes, place = self._number(place)
        leaves = []
        for _ in range(nodes):
            _, question, _, kind = struct.unpack_from("<BBHh", self._data, place)
            place += 6
            if kind == _STRING:
                _, place = self._text(place)
                continue
            if question == _LEAF:
                leaves.append(place)
            place += 4
        features, place = self._number(place)
        for _ in range(features):
            _, place = self._text(place)
        return leaves, place


class ManyVoices:
    """Says each sentence with a voice of flite's as another speaker, who is made up by chance."""

    def __init__(self, chance: random.Random) -> None:
        """Make a temporary folder for what flite reads and writes."""
        self._chance = chance
        self._temporary = tempfile.TemporaryDirectory(prefix="voices-")
        self._folder = Path(self._temporary.name)
        self._dumped = cache(self._dump)

    def say(self, text: str, voice: str, path: Path) -> None:
        """Write the text as somebody says it to a WAV file; no file where flite fails."""
        chance = self._chance
        options = ["--setf", f"duration_stretch={chance.uniform(*_SLOWER):.3f}"]
        statistical = self._dumped(voice)
        if statistical is None:
            pitch = _between(_PITCHES, chance)
            options += ["--setf", f"int_f0_target_mean={pitch:.0f}"]
            options += ["--setf", f"int_f0_target_stddev={pitch * chance.uniform(0.05, 0.2):.0f}"]
        else:
            higher = _between(_HIGHER, chance)
            # Who speaks high mostly has a short throat.
            warping = 0.42 + 0.03 * math.log2(higher) + chance.gauss(0, 0.025)
            spoken = self._folder / "speaker.flitevox"
            spoken.write_bytes(statistical.made_over(higher, min(max(warping, _WARPINGS[0]), _WARPINGS[1])))
            voice = str(spoken)
        _run("-voice", voice, *options, "-t", text, "-o", str(path))

    def __enter__(self) -> ManyVoices:
        """Return itself; leaving the ``with`` block removes the folder."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Remove the folder."""
        self._temporary.cleanup()

    def _dump(self, voice: str) -> StatisticalVoice | None:
        """Return a voice that is made of statistics; ``None`` for one that is made of recordings."""
        path = self._folder / "dumped.flitevox"
        path.unlink(missing_ok=True)
        _run("-voice", voice, "-voicedump", str(path))
        data = path.read_bytes() if path.exists() else b""
        return StatisticalVoice(data) if data else None


def _between(ends: tuple[float, float], chance: random.Random) -> float:
    """Return something between two frequencies, as likely in each octave."""
    return ends[0] * math.exp(chance.random() * math.log(ends[1] / ends[0]))


def _run(*arguments: str) -> None:
    subprocess.run(["flite", *arguments], check=False, capture_output=True, timeout=60)
