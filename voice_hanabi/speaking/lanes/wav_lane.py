"""The lane to a folder of sound files."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from voice_hanabi.speaking.lanes.lanes import Finished, Item, Lane, Sounds
from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.sound import Sound, joined, silence, write_wav


class WavLane(Lane):
    """Writes each announcement as a numbered file, and a line of ``transcript.txt``, in the order said.

    Nothing is cut: time does not pass in files, and everything that was said should be found there.
    """

    RATE = 22_050

    def __init__(self, directory: Path, sounds: Sounds, finished: Finished) -> None:
        """Write files to this directory. Existing files are kept and numbering continues after them."""
        self._directory = directory
        self._number = 0
        self._prepared = False
        super().__init__(str(directory), sounds, finished)

    def prepare(self) -> Missing | None:
        """Make the directory, once."""
        if self._prepared:
            return self.missing
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            (self._directory / "transcript.txt").open("a", encoding="utf-8").close()
            taken = (re.match(r"(\d{4,})-", path.name) for path in self._directory.glob("*.wav"))
            self._number = max((int(found.group(1)) for found in taken if found), default=0)
        except OSError as error:
            self.missing = self._refused(error)
        else:
            self.missing = None
            self._prepared = True
        return self.missing

    def take(self, wanted: Callable[[Item], bool]) -> list[Item]:
        """Remove nothing."""
        return []

    def _deliver(self, item: Item) -> None:
        self._number += 1
        safe_name = re.sub(r"[^\w-]", "_", item.name)
        file = f"{self._number:04d}-{safe_name}.wav"
        parts: list[Sound] = []
        failure: SoundError | None = None
        try:
            parts.extend(self._sounds(item.announcement))
        except SoundError as error:
            failure = error
        try:
            write_wav(self._directory / file, joined([*parts, silence(0.2, self.RATE)], self.RATE))
            with (self._directory / "transcript.txt").open("a", encoding="utf-8") as transcript:
                cue = item.announcement.cue
                words = [f"~{cue.value}" if cue else "", " ".join(item.announcement.text.split())]
                transcript.write(f"{file}\t{item.name}: {' '.join(filter(None, words))}\n")
        except OSError as error:
            self.missing = self._refused(error)
            raise SoundError(self.missing.reason, **self.missing.details) from error
        finally:
            self.ended = time.monotonic()
        if failure is not None:
            raise failure

    def _refused(self, error: OSError) -> Missing:
        details = {"directory": str(self._directory), "error": error.strerror or str(error)}
        return Missing(ReasonCode.DIRECTORY_REFUSED, details)

    def _silence(self) -> None:
        """Do nothing: files make no sound."""

    def _end(self) -> None:
        """Let what was said be written."""
