"""Another game instead of the saved one that is offered: 'let's play koi-koi', 'a new game'."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.commands import NO, Arrange, Command, SetUp
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.final import NEW_GAME
from voice_hanabi.understanding.outcome import Understanding, Understood, commands_in

_ANOTHER = Arrange("what", "game")
"""The request for another game, made before one."""


@dataclass(frozen=True, slots=True)
class AnotherGame:
    """A request for another game than the saved one; ``game`` is its name, if one was said."""

    game: str | None


def another_game(
    command: Command, utterance: Utterance, conversation: Conversation, saved: str
) -> AnotherGame | None:
    """Return the game that a command asks for instead of the ``saved`` one; ``None`` if it asks for none.

    'Let's play Hanabi' may mean a saved game of Hanabi; 'a new game of Hanabi' doesn't.
    """
    if command == _ANOTHER:
        return AnotherGame(None)
    if command != NEW_GAME and not _names_a_game(command):
        return None
    ranked = conversation.interpreter.ranked(utterance, ("NewGame", "SetGame"))
    said = [command, *(one.command for one in ranked)]
    named = next((str(one.value) for one in said if isinstance(one, SetUp) and _names_a_game(one)), None)
    return None if NEW_GAME not in said and named == saved else AnotherGame(named)


def not_the_saved(understood: Understanding) -> Understanding:
    """Return the request for another game if a 'no' comes with one; else ``understood``."""
    said = commands_in(understood)
    other = next((one for one in said if one == NEW_GAME or _names_a_game(one)), None)
    return Understood(other, sure=True, text="") if other is not None and NO in said else understood


def _names_a_game(command: Command) -> bool:
    return isinstance(command, SetUp) and command.what == "game"
