"""Native speakers' sentences at a table, with their meanings, in two halves: one for development, and one to
measure with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games.hanabi.game import HANABI

FOLDER = Path(__file__).parents[1] / "sentences"

NAMES: Mapping[str, tuple[str, ...]] = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}
"""The players at the table in each language; it is the first one's turn."""


def names_at(game: AnyGame, language: str) -> tuple[str, ...]:
    """Return the players at the table where a game's sentences are said."""
    return NAMES[language][: game.usual_players]


Canonical = Mapping[str, Any]
"""A command in canonical words, as ``voice-hanabi recognize`` prints it."""


class Half(Enum):
    """Which lines of a file are read, counted from 1; the value is the remainder when dividing by two."""

    DEVELOPMENT = 1
    """Developers of grammars may read it."""
    MEASURED = 0
    """It is only used for measuring: nobody reads it, so nothing can be fitted to it."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, its situation, and its meaning (``None``: nothing should be done)."""

    language: str
    line: int
    text: str
    expect: str
    command: Canonical | None
    game: AnyGame = HANABI

    @property
    def names(self) -> tuple[str, ...]:
        """The players at the table."""
        return names_at(self.game, self.language)

    @property
    def expectation(self) -> Expectation:
        """The situation in which it is said."""
        found = expectation_of(self.game, self.expect)
        if found is None:
            raise ValueError(f"{self.game.name} has no situation {self.expect!r}")
        return found


@dataclass(frozen=True, slots=True)
class Correction:
    """A waiting action, its correction, and the command that is meant in the end (``None``: none)."""

    language: str
    line: int
    first: str
    then: str
    becomes: Canonical | None


@dataclass(frozen=True, slots=True)
class Thought:
    """A sentence with the words of an act: a thought, a report or a wish; or an act after all.

    ``question_fine``: the table may ask about it. ``needs_speaker``: only the speaker's identity shows
    whether it is meant. ``answer_fine``: it asks something that the table knows.
    """

    sentence: Sentence
    question_fine: bool
    needs_speaker: bool = False
    answer_fine: bool = False


def sentences(language: str, half: Half, game: AnyGame = HANABI) -> list[Sentence]:
    """Return one half of a language's sentences about a game."""
    return [
        Sentence(language, line, entry["text"], entry["expect"], entry["command"], game)
        for line, entry in _lines(FOLDER / f"{_beginning(language, game)}.jsonl", half)
    ]


def corrections(language: str, half: Half) -> list[Correction]:
    """Return one half of a language's corrections."""
    return [
        Correction(
            language,
            line,
            entry["first"],
            entry["then"],
            None if entry["becomes"] == "cancelled" else entry["becomes"],
        )
        for line, entry in _lines(FOLDER / f"{language}-corrections.jsonl", half)
    ]


def thoughts(language: str, half: Half, game: AnyGame = HANABI) -> list[Thought]:
    """Return one half of a language's thoughts, then of the acts that look like them, if there are any."""
    return [
        Thought(
            Sentence(
                language, line, entry["text"], entry.get("expect", "command"), entry.get("command"), game
            ),
            entry[fine],
            entry.get("needs_speaker", False),
            entry.get("why") == "question",
        )
        for kind, fine in (("not-meant", "answer_ok"), ("meant", "ask_ok"))
        for path in (FOLDER / f"{_beginning(language, game)}-{kind}.jsonl",)
        if path.exists()
        for line, entry in _lines(path, half)
    ]


def _beginning(language: str, game: AnyGame) -> str:
    """Return the beginning of the names of a game's files."""
    return language if game is HANABI else f"{language}-{game.name}"


def _lines(path: Path, half: Half) -> Iterator[tuple[int, dict[str, Any]]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if number % 2 == half.value:
                yield number, json.loads(line)
