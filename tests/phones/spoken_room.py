"""A room in which people speak to a table with phones: the real recogniser hears them by a microphone."""

from __future__ import annotations

import contextlib
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from in_each_language import NO, YES
from phones_at_table import TableProcess

from benchmarks.evenings import evening_room
from benchmarks.evenings.evening_room import RATE, Room
from benchmarks.evenings.opening_evening import voiced
from voice_hanabi.language.wording import Wording

AFTER = 0.7
"""Seconds of silence before somebody speaks."""
LATE = 2.5
"""Seconds after which a printed line sounds at the latest, on a busy computer."""
UNHEARD = 9.0
"""Seconds of silence before a line is repeated: longer than the table waits for a paper card."""
LONGEST = 120.0
"""Seconds."""


class SpokenRoom:
    """People who say their lines, one after another, once the table is quiet."""

    def __init__(self, room: Room, language: str) -> None:
        self._room = room
        self._language = language

    def table(self, folder: Path, *options: str, players: Sequence[str]) -> TableProcess:
        """Start the program, which listens through the room's microphone and speaks into the room."""
        shutil.copy(Path(self._room.environment["HOME"]) / ".asoundrc", folder / ".asoundrc")
        heard = ("--input", "mic", "--output", "speech")
        around = self._room.environment
        return TableProcess(folder, *options, players=players, heard=heard, around=around)

    def say(self, line: str, table: TableProcess) -> None:
        """Say a line once the table is quiet, to its end."""
        lines, since = len(table.lines), time.monotonic()
        deadline = since + LONGEST
        while time.monotonic() < self._quiet_from(since):
            assert time.monotonic() < deadline, "the table is never quiet"
            time.sleep(0.05)
            if len(table.lines) != lines:
                # What was just written is about to be heard.
                lines, since = len(table.lines), time.monotonic()
        speech = voiced(self._language, line)
        self._room.say(speech)
        time.sleep(speech.size / RATE)

    def settles(self, line: str, table: TableProcess) -> bool:
        """Answer if the table asks whether something was meant: yes if it was this line, otherwise no.

        Only an answer is heard then. Returns whether yes was said.
        """
        wording = Wording(self._language)
        asked = (
            wording.say("did-you-mean", reading="").strip(),
            wording.say("yes-or-no", sentence="").strip(),
        )
        last = table.lines[-1].removeprefix("table: ") if table.lines else ""
        if not last.startswith(asked[0]) and not last.endswith(asked[1]):
            return False
        # The table repeats what is done in its own form, and the rest as it was said. A number alone answered
        # which of two was meant.
        said = line.casefold().partition(" ")[2]
        meant = said in last.casefold()
        self.say((YES if meant else NO)[self._language], table)
        return meant

    def _quiet_from(self, written: float) -> float:
        """Return when the table counts as quiet, if it makes no further sound."""
        last = self._room.last_sound("table")
        return last + AFTER if last > written else written + LATE

    def answered(
        self, table: TableProcess, until: Callable[[], bool], lives: Callable[[float], None]
    ) -> bool:
        """Return whether something becomes true before there has been silence for a while."""
        lines, since = len(table.lines), time.monotonic()
        while not until():
            if time.monotonic() > max(since, self._room.last_sound("table")) + UNHEARD:
                return False
            lives(100)
            if len(table.lines) != lines:
                lines, since = len(table.lines), time.monotonic()
        return True


@contextlib.contextmanager
def spoken_room(language: str) -> Iterator[SpokenRoom]:
    """Return a room; skip if there can be none."""
    reason = evening_room.missing()
    if reason is not None:
        pytest.skip(reason)
    with Room() as room:
        yield SpokenRoom(room, language)
