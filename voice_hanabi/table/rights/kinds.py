"""The names in the table of rights: every kind of command, every effect, every request of a page."""

from __future__ import annotations

from collections.abc import Callable

from voice_hanabi.contract.commands import (
    ActionCommand,
    Advice,
    Arrange,
    Command,
    Control,
    Question,
    SetUp,
)
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.effects import Effect, Friends

OF_GAME = "OfGame"
"""Anything else that belongs to a game, besides its moves and questions."""

Refuses = Callable[[str, Command, Utterance], "list[Effect] | None"]
"""Returns what is done instead of a command of a kind; ``None`` if it is allowed."""


def kind_of_command(command: Command) -> str:
    """Return a command's name in the table of rights.

    A game's own moves and questions have names that are the same in every game.
    """
    match command:
        case ActionCommand():
            return "ActionCommand"
        case Question():
            return "Question"
        case Control(verb=verb):
            return f"Control {verb.value}"
        case Advice(kind=kind):
            return f"Advice {kind.value}"
        case SetUp(what=what) | Arrange(what=what):
            return f"{type(command).__name__} {what}"
        case _:
            of_any_table = type(command).__module__ == Command.__module__
            return type(command).__name__ if of_any_table else OF_GAME


def kind_of_effect(effect: Effect) -> str:
    """Return an effect's name in the table of rights."""
    return f"Friends {effect.what}" if isinstance(effect, Friends) else type(effect).__name__
