"""A position from the player's own game in which they missed something, set as a puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.lessons.missed import Miss
from voice_hanabi.lessons.puzzling import Puzzling


@dataclass(frozen=True, slots=True)
class OwnPosition:
    """A position of a finished game, and the best move in it."""

    states: tuple[State, ...]
    """The game's states from its deal to the position."""
    before: tuple[Action, ...]
    best: Action
    miss: Miss
    choices: Choices
    """The names and rules of the game."""
    day: date | None
    """The day of the game, if known."""

    def start(self) -> State:
        """Return the state after the deal."""
        return self.states[0]

    def state(self, missing: int = 0) -> State:
        """Return the position, or the state a number of actions earlier."""
        return self.states[len(self.before) - missing]


def states_of(dealt: State, actions: Iterable[Action]) -> tuple[State, ...]:
    """Return a game's states before each of its actions, and at its end."""
    states = [dealt]
    for action in actions:
        states.append(apply(states[-1], action)[0])
    return tuple(states)


class PlayedAgain(Puzzling):
    """A position from the player's own game, in progress."""

    farewell = "practise-left"
    solved = "practise-done"
