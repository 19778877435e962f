"""The exchange of a table that people join one by one; everybody keeps their place."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from voice_hanabi.evening.carrying_out import Happening
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.phones.messages import Invited
from voice_hanabi.phones.outbox import Outbox, SeatOfPhones
from voice_hanabi.speaking.announcement import Kind


class GuestExchange(Exchange):
    """Seats by name: the game's players first, then those who have no seat in it yet.

    A seat's secret belongs to its guest: renaming or reordering never takes away anybody's phone.
    """

    def __init__(
        self,
        arrived: Callable[[int], None],
        *,
        taken: Callable[[int], None],
        gone: Callable[[int], None],
        first_number: int = 0,
    ) -> None:
        """Report a guest's first phone to ``arrived``, another one to ``taken``, one that left to ``gone``.

        Messages are numbered from ``first_number`` on.
        """
        super().__init__(arrived, taken=taken)
        self._gone = gone
        self._first_number = first_number

    def add(self, name: str, token: str | None = None, *, known: bool = False) -> str:
        """Add a guest's place after all others, and return its secret.

        A returning guest gets the former ``token``; ``known`` says whose phone has been here before.
        """
        with self._lock:
            self._names = (*self._names, name)
            outbox = Outbox(before=self._first_number)
            self._seats.append(SeatOfPhones(outbox, page="" if known else None))
            return self._keys.add(token)

    def places(self) -> tuple[tuple[str, str], ...]:
        """Return the name and the secret of each place, in order."""
        with self._lock:
            return tuple((name, self._keys.token(seat)) for seat, name in enumerate(self._names))

    def rename_seats(self, names: Sequence[str]) -> None:
        """Rename the players of the game; the others keep their names."""
        with self._lock:
            super().rename_seats((*names, *self._names[len(names) :]))

    def rename(self, seat: int, name: str) -> None:
        """Rename the guest of a seat (0-based)."""
        with self._lock:
            self.rename_seats((*self._names[:seat], name, *self._names[seat + 1 :]))

    def remove(self, seat: int) -> None:
        """Remove a guest's place: its phone is told, and its secret becomes invalid."""
        with self._lock:
            if (line := self._lines.get(seat)) is not None:
                self._end(line, "removed")
            self._keep([other for other in range(len(self._names)) if other != seat])

    def seat(self, names: Sequence[str]) -> None:
        """Set the players, in order; everybody else sits after them. A new name has no guest yet.

        If the players are the same as before, they hear nothing private from a former game.
        """
        with self._lock:
            if tuple(names) == self._names[: len(names)]:
                for seat in self._seats[: len(names)]:
                    seat.outbox.forget_private()
            else:
                self.order(names)
            self._wake()

    def order(self, names: Sequence[str]) -> None:
        """Put these names first, in this order; each keeps its private messages."""
        with self._lock:
            for name in names:
                if name not in self._names:
                    self.add(name)
            first = [self._names.index(name) for name in names]
            rest = [seat for seat in range(len(self._names)) if seat not in first]
            self._keep([*first, *rest])

    def drop_unheld(self, names: Sequence[str]) -> None:
        """Remove the places of these names that nobody ever used: computer players who have left."""
        with self._lock:
            self._keep(
                [
                    seat
                    for seat, name in enumerate(self._names)
                    if name not in names or self._seats[seat].page is not None
                ]
            )

    def cut_for(self, seat: int, kinds: Sequence[Kind]) -> None:
        """Stop what is said for everyone on one page."""
        with self._lock:
            self._seats[seat].outbox.cut(kinds, public=True)
            self._wake()

    def invite(self, invitation: Invited | None) -> None:
        """Show on all pages how others can join, or that nobody can."""
        with self._lock:
            self.invitation = invitation
            self._wake()

    def leave(self, line: Line) -> None:
        """Record that a phone has left."""
        with self._lock:
            was_there = line.ended is None
            seat = line.seat
            super().leave(line)
        if was_there:
            self._gone(seat)

    def heard_lately(self, seconds: float) -> bool:
        """Return whether any page sent anything within ``seconds``."""
        since = time.monotonic() - seconds
        with self._lock:
            return any(line.came > since for line in self._lines.values())

    def place_at(self, seat: int) -> int | None:
        """Return an identifier of a seat that stays the same when people come, leave or are renamed."""
        with self._lock:
            return self._seats[seat].place if seat < len(self._seats) else None

    def seat_at(self, place: int | None) -> int | None:
        """Return the current seat of somebody by the place they spoke from; ``None`` if they have left."""
        with self._lock:
            return next((seat for seat, one in enumerate(self._seats) if one.place == place), None)

    def has(self, token: str) -> bool:
        """Return whether a secret belongs to a place here."""
        with self._lock:
            return self._keys.seat_of(token) is not None

    def _keep(self, seats: Sequence[int]) -> None:
        """Keep only these seats, in this order, with everything that belongs to them."""
        self._names = tuple(self._names[seat] for seat in seats)
        self._seats = [self._seats[seat] for seat in seats]
        self._keys.keep(seats)
        lines = {place: self._lines[seat] for place, seat in enumerate(seats) if seat in self._lines}
        for place, line in lines.items():
            line.seat = place
        self._lines = lines


class WordsOfSeats(queue.SimpleQueue[object]):
    """A queue of events: words enter with their speaker's place, and leave with that place's current seat.

    Meanwhile somebody may have been removed, or others seated in front; a removed speaker's words are
    dropped.
    """

    def __init__(self, seat_at: Callable[[int | None], int | None]) -> None:
        """``seat_at`` returns a place's current seat; it is called in the thread that seats people."""
        super().__init__()
        self._seat_at = seat_at

    def get(self, block: bool = True, timeout: float | None = None) -> object:
        """Return the next event."""
        event = super().get(block, timeout)
        if not isinstance(event, Utterance):
            return event
        seat = self._seat_at(event.seat)
        return Happening(list) if seat is None else replace(event, seat=seat)
