"""Compares what was said with a lesson's data, in canonical words, whatever the language."""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.contract.commands import ActionCommand, Answer, Command
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.teller import Position, Ready
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.plans import Step
from voice_hanabi.lessons.positions import action_for


class Compared:
    """Compares commands with readings of a lesson's data, at one table."""

    def __init__(self, game: AnyGame, wording: Wording) -> None:
        self._game = game
        self._wording = wording
        self._teller = game.teller(wording)

    def same(self, reading: Reading, command: Command) -> bool:
        """Return whether a command says the same as a reading, whoever asks; 'the third' isn't a three."""
        other = self._game.command_of(reading)
        if isinstance(other, Answer) and isinstance(command, Answer):
            kinds = {other.kind, command.kind} - {"number"}
            if len(kinds) > 1:
                return False
        return self._words(other) == self._words(command)

    def right_actions(self, step: Step, state: Position) -> list[object]:
        """Return the actions that are right in a step; empty if it doesn't ask for a move."""
        found = (action_for(one, self._game, state, self._wording) for one in step.right)
        return [action for action in found if action is not None]

    def asks_move(self, step: Step) -> bool:
        """Return whether a step asks for a move of the game."""
        return any(isinstance(self._game.command_of(one), ActionCommand) for one in step.right)

    def whole(self, step: Step, command: Command) -> Command:
        """Return what a short answer means when a step has just asked for a move: 'ones', 'the newest'.

        A command that isn't a short answer is returned unchanged.
        """
        right = self._game.command_of(step.right[0])
        called = self._teller.card_called(command) if isinstance(command, ActionCommand) else None
        if any(self.same(one, command) for one in step.also):
            return right
        if called is not None and self.of_its_kind(step, command):
            # 'I play the three' says as much as 'the three'.
            if any(self.same(one, called) for one in step.also):
                return right
            return command
        named = isinstance(command, Answer) and command.kind == "player"
        if step.quiz or named or not isinstance(right, ActionCommand) or self.of_its_kind(step, command):
            # A name alone says nothing about what is meant.
            return command
        who = tuple((name, value) for name, value in step.right[0].slots if name == "player")
        asked = self._game.command_of(Reading(step.right[0].intent, who))
        return (isinstance(asked, ActionCommand) and self._teller.filled(asked, command)) or command

    def of_its_kind(self, step: Step, command: Command) -> bool:
        """Return whether a command is of the kind that a step asks for: a play, a clue."""
        return any(type(command) is type(self._game.command_of(one)) for one in step.right)

    def leads_on(self, step: Step, command: Command, state: Position) -> bool:
        """Return whether a command is what a step asks for, in any words."""
        if any(self.same(one, command) for one in step.right):
            return True
        if step.quiz or not isinstance(command, ActionCommand):
            return False
        ready = self._teller.request(self._teller.placed(command, state), state)
        return isinstance(ready, Ready) and ready.action in self.right_actions(step, state)

    def wrong(self, step: Step, command: Command | None) -> str | None:
        """Return the name of what is wrong with a command, if the step has a message for it."""
        for name, readings in step.wrong.items():
            if command is not None and any(self._within(one, command) for one in readings):
                return name
        return None

    def one_card(self, first: Command, second: Command | None) -> bool:
        """Return whether two commands name the same card for different actions ('the fifth')."""
        named = [{**self._words(one), "type": ""} for one in (first, second) if one is not None]
        return len(named) == 2 and named[0] == named[1] and isinstance(first, ActionCommand)

    def _within(self, reading: Reading, command: Command) -> bool:
        """Return whether a command says everything that a reading does, and perhaps more."""
        return within(self._words(self._game.command_of(reading)), self._words(command))

    def _words(self, command: Command) -> dict[str, object]:
        words = self._game.canonical(command, self._wording.names)
        return {name: value for name, value in words.items() if name != "asker"}


def within(part: object, whole: object) -> bool:
    """Return whether everything said in one command is also said in another."""
    if isinstance(part, Mapping) and isinstance(whole, Mapping):
        return all(name in whole and within(value, whole[name]) for name, value in part.items())
    return part == whole
