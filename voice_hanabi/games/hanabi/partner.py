"""A computer player at the table: it sees only its own seat's view of a game's state."""

from __future__ import annotations

from collections.abc import Collection

from voice_hanabi.contract.partners import Chosen, Level, Reason
from voice_hanabi.games.hanabi.partners.player import Player
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view


class HanabiPartner:
    """One computer player in one seat of one game."""

    def __init__(self, seat: int, level: Level, people: Collection[int] = ()) -> None:
        """Take a seat; ``people`` are the seats that are known to be people's."""
        self.seat = seat
        self._player = Player(seat, level, people)

    def choose(self, state: State) -> Chosen[Action]:
        """Return its move, and the reason."""
        return self._player.choose(view(state, self.seat))

    def reason(self, state: State, action: Action) -> Reason:
        """Return why it makes a move."""
        return self._player.reason(view(state, self.seat), action)

    def advise(self, state: State, deed: str | None) -> Chosen[Action] | None:
        """Return a move, of this deed if one is given; ``None`` if there is none."""
        return self._player.advise(view(state, self.seat), deed)
