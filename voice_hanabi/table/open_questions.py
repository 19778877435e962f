"""What the table waits for during a game: an action read back, or the answer to a question of its own."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.hanabi.actions import Action
from voice_hanabi.table.commands import Command
from voice_hanabi.table.requests import ActionCommand, Missing


@dataclass(frozen=True, slots=True)
class ReadBack:
    """An action that was read back: carried out unless somebody says no (or only if they say yes).

    ``command`` is what was said, which a 'no, the second' corrects, ``sentence`` what was read back.
    """

    command: ActionCommand
    action: Action
    sentence: str
    needs_yes: bool


@dataclass(frozen=True, slots=True)
class Fill:
    """A question for what an action lacks."""

    missing: Missing


@dataclass(frozen=True, slots=True)
class Choose:
    """A question which of two commands was meant."""

    first: Command
    second: Command


@dataclass(frozen=True, slots=True)
class Sure:
    """A question whether a command was meant."""

    command: Command


Open = ReadBack | Fill | Choose | Sure | None
