"""What was said beside what a lesson's data hold: both in canonical words, whatever the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.language.word_graph import Reading
from voice_hanabi.lessons.plans import Step
from voice_hanabi.table.contract.commands import ActionCommand, Command
from voice_hanabi.table.contract.game import AnyGame


class Compared:
    """Compares commands with readings of a lesson's data, at one table."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._names = names

    def same(self, reading: Reading, command: Command) -> bool:
        """Tell whether a command says what a reading does; who asks makes no difference."""
        return self._words(self._game.command_of(reading)) == self._words(command)

    def whole(self, step: Step, command: Command) -> Command:
        """Return what is right where a command is short for it, else the command."""
        if any(self.same(one, command) for one in step.also):
            return self._game.command_of(step.right[0])
        return command

    def only_short(self, step: Step, command: Command) -> bool:
        """Tell whether a command is of a kind that can only be short for something in this step."""
        kinds = {type(self._game.command_of(one)) for one in step.also}
        return type(command) in kinds - {type(self._game.command_of(one)) for one in step.right}

    def one_card(self, first: Command, second: Command | None) -> bool:
        """Tell whether two commands name the same card, and differ in what is done with it ('the fifth')."""
        named = [{**self._words(one), "type": ""} for one in (first, second) if one is not None]
        return len(named) == 2 and named[0] == named[1] and isinstance(first, ActionCommand)

    def within(self, reading: Reading, command: Command) -> bool:
        """Tell whether a command says all that a reading does, and perhaps more."""
        return within(self._words(self._game.command_of(reading)), self._words(command))

    def _words(self, command: Command) -> dict[str, object]:
        words = self._game.canonical(command, self._names)
        return {name: value for name, value in words.items() if name != "asker"}


def within(part: object, whole: object) -> bool:
    """Tell whether all that was said of a command is said of another one, too."""
    if isinstance(part, Mapping) and isinstance(whole, Mapping):
        return all(name in whole and within(value, whole[name]) for name, value in part.items())
    return part == whole
