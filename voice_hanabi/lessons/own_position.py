"""A position from a game of one's own, in which something was missed: played again like a puzzle."""

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
    """A position of a finished game, and what would have been best in it."""

    states: tuple[State, ...]
    """How the game stood from its deal on, up to the position."""
    before: tuple[Action, ...]
    best: Action
    miss: Miss
    choices: Choices
    """With what names and by which rules it was played."""
    day: date | None
    """When, where that is known."""

    def start(self) -> State:
        """Return how the game was dealt."""
        return self.states[0]

    def state(self, missing: int = 0) -> State:
        """Return the position, or how it was a number of actions earlier."""
        return self.states[len(self.before) - missing]


def states_of(dealt: State, actions: Iterable[Action]) -> tuple[State, ...]:
    """Return how a game stood before each of its actions, and at its end."""
    states = [dealt]
    for action in actions:
        states.append(apply(states[-1], action)[0])
    return tuple(states)


class PlayedAgain(Puzzling):
    """Such a position."""

    farewell = "practise-left"
    solved = "practise-done"
