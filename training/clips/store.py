"""Clips on disk: each part is an array of samples with a line of JSON per clip."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.clips.synthesis import Clip
from training.sound.signal import SAMPLE_RATE, Samples
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES


@dataclass(frozen=True)
class Entry:
    """The place of a clip, and what is said in it (``labels``: network outputs; 1 is the first phoneme)."""

    part: str
    start: int
    size: int
    labels: tuple[int, ...]
    text: str
    language: str
    speaker: str
    group: str
    held_out: bool


def write_part(folder: Path, name: str, clips: Iterable[Clip]) -> float:
    """Write clips as a part of the store unless the part exists; return its length in hours.

    Clips without speech are left out: those without phonemes, or with at most a tenth of a second of sound.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines_path = folder / f"{name}.jsonl"
    sound_path = folder / f"{name}.raw"
    if not lines_path.exists():
        number = {phoneme: position + 1 for position, phoneme in enumerate(PHONEMES)}
        lines = []
        start = 0
        with sound_path.open("wb") as file:
            for clip in clips:
                if not clip.phonemes or clip.samples.size <= SAMPLE_RATE // 10:
                    continue
                peak = float(np.abs(clip.samples).max(initial=1.0))
                file.write((clip.samples * (16000 / peak)).astype(np.int16).tobytes())
                entry = [
                    start, clip.samples.size, [number[phoneme] for phoneme in clip.phonemes], clip.text,
                    clip.language, clip.speaker, clip.group, clip.held_out,
                ]  # fmt: skip
                lines.append(json.dumps(entry, ensure_ascii=False))
                start += clip.samples.size
        if not lines:
            # A program that is not installed today may be tomorrow.
            sound_path.unlink()
            return 0.0
        partial = lines_path.with_suffix(".partial")
        partial.write_text("\n".join(lines) + "\n", encoding="utf-8")
        partial.rename(lines_path)
    return sound_path.stat().st_size / 2 / SAMPLE_RATE / 3600


class Store:
    """All the parts in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open the parts that are now in the folder."""
        self.entries: list[Entry] = []
        self._sounds: dict[str, NDArray[np.int16]] = {}
        for path in sorted(folder.glob("*.jsonl")):
            name = path.stem
            self._sounds[name] = np.memmap(folder / f"{name}.raw", dtype=np.int16, mode="r")
            for line in path.read_text(encoding="utf-8").splitlines():
                start, size, labels, text, language, speaker, group, held_out = json.loads(line)
                self.entries.append(
                    Entry(name, start, size, tuple(labels), text, language, speaker, group, held_out)
                )

    def samples(self, entry: Entry) -> Samples:
        """Return the sound of a clip, whose peak is at half the 16-bit scale."""
        return self._sounds[entry.part][entry.start : entry.start + entry.size].astype(np.float32)
