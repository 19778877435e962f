"""The seats that the computer plays: which they are, what each has done, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Game
from voice_hanabi.contract.partners import Chosen, Level, Partner
from voice_hanabi.contract.teller import Act, Event, State


@dataclass(frozen=True, slots=True)
class Moved(Generic[Act]):
    """A partner's move in a turn, and its reason."""

    seat: int
    chosen: Chosen[Act]
    turn: int


class Partners(Generic[State, Act, Event]):
    """The computer players of one game, by seat (0-based)."""

    def __init__(self, game: Game[State, Act, Event], choices: Choices | None = None) -> None:
        """Seat the chosen ones."""
        self._game = game
        self.level = Level.USUAL if choices is None else choices.partners_level
        self.people = () if choices is None else choices.people_seats
        """The seats that are known to be people's."""
        self._seated: dict[int, Partner[State, Act]] = {}
        self.alone = None if choices is None or not choices.partners else choices.alone
        """The seat of the only person: nobody else could hear too much."""
        self.moves: list[Moved[Act]] = []
        """Their moves since the table was opened, or as far as they were restored."""
        self._before: tuple[State, Sequence[Act]] | None = None
        self.stand_ins: set[int] = set()
        """Seats of people who are away: the computer plays for them until they are back."""
        for seat in () if choices is None else choices.partner_seats:
            self.seat(seat)

    def __contains__(self, seat: int) -> bool:
        """Return whether the computer plays for a seat."""
        return seat in self._seated

    def seat(self, seat: int) -> bool:
        """Let the computer play for a seat; return whether the game has players for that."""
        partner = self._game.partner(seat, self.level, self.people)
        if partner is not None:
            self._seated[seat] = partner
        return partner is not None

    def stand_in(self, seats: Iterable[int]) -> None:
        """Let the computer play for these people, and no longer for others."""
        for seat in self.stand_ins:
            self._seated.pop(seat)
        self.stand_ins = {seat for seat in seats if self.seat(seat)}

    def goes_on(self, dealt: State, actions: Sequence[Act]) -> None:
        """Record how a resumed game was dealt, and its actions."""
        self._before = dealt, actions

    def recall(self) -> None:
        """Find out again what each of them did before the game was left, and why."""
        if self._before is None:
            return
        (state, actions), self._before = self._before, None
        before = []
        for action in actions:
            if state.current in self and state.current not in self.stand_ins:
                reason = self._seated[state.current].reason(state, action)
                before.append(Moved(state.current, Chosen(action, reason), state.turn))
            state, _ = self._game.apply(state, action)
        self.moves[:0] = before

    def person(self, turn: int, players: int) -> int:
        """Return the speaker if nothing else shows it: the current player, or the next person."""
        seats = (*range(turn, players), *range(turn))
        return next((seat for seat in seats if seat not in self._seated), turn)

    def choose(self, state: State) -> Act:
        """Return the current player's move, and keep the reason."""
        chosen = self._seated[state.current].choose(state)
        self.moves.append(Moved(state.current, chosen, state.turn))
        return chosen.action
