"""The result of an utterance's meanings: one command, two that are close, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from voice_hanabi.contract.commands import Command
from voice_hanabi.understanding.meanings import MeaningKind, RankedMeaning, is_close


@dataclass(frozen=True, slots=True)
class Understood:
    """One command is clearly the nearest. ``sure`` is false if it should be asked about first."""

    command: Command
    sure: bool
    text: str
    corrects: bool = False
    """Whether it replaces a waiting action."""
    gate: str = ""
    """Why the gate does not let it be carried out at once."""


@dataclass(frozen=True, slots=True)
class Close:
    """Two commands are about equally near. ``sure`` is false if even the nearer one is a guess."""

    first: Command
    second: Command
    sure: bool = True
    corrects: bool = False


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """Nothing fits. ``near`` is true if it was similar to a command, rather than table talk.

    ``talk`` is true if its words were heard and no command is similar.
    """

    near: bool
    talk: bool = False
    corrects: bool = False
    """Whether a 'no' came before it: the waiting action is then taken back anyway."""


Understanding = Understood | Close | NotUnderstood


def commands_in(understood: Understanding) -> tuple[Command, ...]:
    """Return the commands that may have been meant: none, one, or the two that are close."""
    match understood:
        case Close(first=first, second=second):
            return first, second
        case Understood(command=command):
            return (command,)
        case _:
            return ()


def decided(found: Sequence[RankedMeaning]) -> Understanding:
    """Return the result of an utterance's meanings: the first, the two that are close, or nothing."""
    first = found[0]
    corrects = first.kind is MeaningKind.CORRECTION
    if first.command is None:
        return NotUnderstood(first.near or corrects, first.known, corrects)
    if is_close(found) and found[1].command is not None:
        return Close(first.command, found[1].command, first.sure, corrects)
    return Understood(first.command, first.sure, first.text, corrects, first.gate)
