"""The seats of a game that the computer plays: whose they are, what each has done, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.contract.game import Game
from voice_hanabi.table.contract.partners import Chosen, Partner
from voice_hanabi.table.contract.teller import Act, Event, State


@dataclass(frozen=True, slots=True)
class Moved(Generic[Act]):
    """What a partner did, and why."""

    seat: int
    chosen: Chosen[Act]


class Partners(Generic[State, Act, Event]):
    """The computer players of one game, by seat (0-based)."""

    def __init__(self, game: Game[State, Act, Event], choices: Choices, seed: int) -> None:
        """Seat those that were chosen; the game's ``seed`` makes them play on as they would have."""
        self._game = game
        self._level, self._seed = choices.level, seed
        self._seated: dict[int, Partner[State, Act]] = {}
        self.alone = choices.alone if choices.partners else None
        """The seat of the only one who is no computer: nobody else is there who might hear too much."""
        self.moves: list[Moved[Act]] = []
        """What they have done since the table was opened."""
        for seat in choices.partner_seats:
            self.seat(seat)

    def __contains__(self, seat: int) -> bool:
        """Tell whether the computer plays for a seat."""
        return seat in self._seated

    def seat(self, seat: int) -> bool:
        """Let the computer play for a seat; return whether the game has players for that."""
        partner = self._game.partner(seat, self._level, self._seed)
        if partner is not None:
            self._seated[seat] = partner
        return partner is not None

    def leave(self, seat: int) -> None:
        """Let whoever sits there play again."""
        self._seated.pop(seat, None)

    def person(self, turn: int, players: int) -> int:
        """Return who speaks where nothing else tells it: whose turn it is, or the next one who is no computer."""
        seats = (*range(turn, players), *range(turn))
        return next((seat for seat in seats if seat not in self._seated), turn)

    def choose(self, state: State) -> Act:
        """Return the move of the one whose turn it is, and keep why."""
        chosen = self._seated[state.current].choose(state)
        self.moves.append(Moved(state.current, chosen))
        return chosen.action
