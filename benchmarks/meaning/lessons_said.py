"""How well the table understands what people say to the teacher, and requests for hints, statistics and
puzzles.

The grammars and the sentences have different authors (`sentences/LANG-evening.jsonl`). The expected results
are in a file beside them, by line, with the place: before a game, in one, in a lesson, or at a puzzle.
Something that the program cannot do, such as deleting statistics, counts as not understood. Every second
sentence is measured; developers may read the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.meaning.opening_said import FOLDER
from benchmarks.tools.tables import table
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.lessons.compared import within
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.table.conversation.conversation import Reach, SameEars
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.judging import weighed
from voice_hanabi.understanding.outcome import Close, Understood, decided
from voice_hanabi.understanding.understanding import meanings

KINDS = {
    "lesson": "lessons",
    "hint": "hints",
    "partner-advice": "hints",
    "statistics": "statistics",
    "stats": "statistics",
    "puzzle": "puzzles",
}
"""The subject of a sentence, as given by its writers, and the column in which it is counted."""

PLAYERS = {
    "cs": ("Anna", "Jana", "Jarda"),
    "pl": ("Anna", "Jana", "Jarek"),
    "da": ("Anna", "Tom", "Jane"),
    "en": ("Anna", "Jane", "Tom"),
}
"""The players when hints are requested: one person and two computers."""

WANTED = 0.9
"""The share of the sentences that should be understood."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, the place where it is said, and its possible results in canonical words."""

    text: str
    about: str
    place: str
    meant: tuple[Mapping[str, Any], ...]

    def is_meant(self, found: Mapping[str, Any] | None) -> bool:
        """Return whether a result is as meant."""
        return found is not None and any(within(one, found) for one in self.meant)


def sentences(language: str, *, measured: bool) -> Iterator[Said]:
    """Yield the half that is measured, or the other one."""
    lines = (FOLDER / f"{language}-evening.jsonl").read_text(encoding="utf-8").splitlines()
    meant = json.loads((FOLDER / f"{language}-evening-meant.json").read_text(encoding="utf-8"))
    for number, line in enumerate(lines, 1):
        sentence = json.loads(line)
        kind = KINDS.get(str(sentence["about"]))
        if kind is not None and str(number) in meant and bool(number % 2) != measured:
            entry = meant[str(number)]
            yield Said(str(sentence["text"]), kind, str(entry["at"]), tuple(entry["any"]))


def table_at(place: str, language: str, folder: Path) -> Table:
    """Return a table ``before`` a game, in a ``game``, in a ``lesson``, or at a ``puzzle``."""
    game = place == "game"
    names = PLAYERS[language] if game else ()
    made = Table(
        Choices(language, "hanabi", count=len(names) or None, names=names, partners=names[1:]),
        GAMES,
        folder=folder,
        new_seed=lambda: 1,
        ears=SameEars(Reach.NO),
        teacher=LessonTeacher(),
    )
    if game:
        made.deal_now()
    elif place == "lesson":
        made.teach(1)
    elif place == "puzzle":
        made.puzzle()
    else:
        made.begin()
    return made


def understood(text: str, table: Table) -> dict[str, object] | None:
    """Return what a table understands of a typed sentence, even if it would ask first."""
    interpreter = table.interpreter
    found = weighed(decided(meanings(interpreter, typed_line(text), table.waits)))
    match found:
        case Understood(command=command) | Close(first=command):
            return interpreter.game.canonical(command, interpreter.names)
        case _:
            return None


def report(languages: Sequence[str], *, measured: bool) -> Iterator[str]:
    """Yield a table of how many are understood as meant, and for the development half each failure."""
    head = ("language", "about", "sentences", "as meant", "of them")
    rows: list[tuple[object, ...]] = []
    every = [0, 0]
    for language in languages:
        counts: dict[str, list[int]] = {}
        with TemporaryDirectory(prefix="voice-hanabi-") as folder:
            places = ("before", "game", "lesson", "puzzle")
            tables = {place: table_at(place, language, Path(folder)) for place in places}
            for one in sentences(language, measured=measured):
                found = understood(one.text, tables[one.place])
                right = one.is_meant(found)
                for count in (counts.setdefault(one.about, [0, 0]), every):
                    count[0] += 1
                    count[1] += right
                if not right and not measured:
                    yield f"{language}: {one.text!r} ({one.place}): {found}, not {list(one.meant)}"
            for made in tables.values():
                made.close()
        for kind, (number, as_meant) in sorted(counts.items()):
            rows.append((language, kind, number, as_meant, f"{as_meant / number:.0%}"))
    rows.append(("**all**", "", *every, f"{every[1] / max(1, every[0]):.0%}"))
    yield "### What people say to the teacher, and alone with the table"
    yield table(head, rows)
    yield f"Typed; wanted: {WANTED:.0%}."
