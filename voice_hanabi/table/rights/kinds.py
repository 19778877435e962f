"""What there are rights for, by name: every kind of command, every effect, every request of a page."""

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
"""What else can be said of a game alone, beside its moves and questions."""

Refuses = Callable[[str, Command, Utterance], "list[Effect] | None"]
"""Returns what is done instead of a command of a kind; ``None`` where it may be done."""


def kind_of_command(command: Command) -> str:
    """Return the name under which the table of rights has a command.

    What a game brings, its moves and its questions, has the names that are the same in every game.
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
    """Return the name under which the table of rights has an effect."""
    return f"Friends {effect.what}" if isinstance(effect, Friends) else type(effect).__name__
