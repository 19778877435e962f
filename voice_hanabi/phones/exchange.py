"""The table's exchange: what the table says to seats waits here for their phones.

The table's threads write, the server's thread reads, and one lock protects both. It knows no network.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from voice_hanabi.phones.door.keys import Door, Keys
from voice_hanabi.phones.door.rates import SeatRates
from voice_hanabi.phones.messages import Invited, Numbered, Say
from voice_hanabi.phones.outbox import SeatOfPhones, texts_in
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.settings import VoiceSettings


@dataclass(eq=False)
class Line:
    """A phone connected for a seat. ``number`` is the last message that it was given."""

    seat: int
    name: str
    wake: Callable[[], None]
    """Called from any thread when there is something for it; it must not block."""
    page: str = ""
    """The page's own identifier; empty if it has none."""
    number: int = 0
    past: Sequence[Say] = ()
    """What the seat heard before, for a new page; its phones may count messages up to ``begins`` as heard."""
    begins: int = 0
    view: object = None
    """What the seat may see when the phone connects."""
    ended: str | None = None
    """Why nothing more comes: replaced, token (its secret is invalid), gone, closed or moved."""
    place: int | None = None
    """An identifier of its seat that stays the same when others come and go, so that its words aren't
    attributed to others.
    """
    came: float = field(default_factory=time.monotonic)
    """When something last came from it; a connected page sends something every other second."""
    _waiting: list[Numbered] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a phone is refused: token, code, replaced or wait, with the seconds to wait."""

    why: str
    seconds: float = 0.0
    at: str = ""
    """Which worker has its table, if that is the only reason ('elsewhere')."""


class Exchange:
    """Connects seats and phones. Thread-safe."""

    def __init__(
        self,
        arrived: Callable[[int], None] = lambda seat: None,
        *,
        taken: Callable[[int], None] = lambda seat: None,
        clock: Callable[[], float] = time.monotonic,
        new_keys: Callable[[int], Keys] = Keys,
    ) -> None:
        """Report to ``arrived`` each phone whose code was typed or whose link was opened for the first time.

        ``taken`` is called with each seat that a phone takes from another one.
        """
        self._arrived = arrived
        self._taken = taken
        self._clock = clock
        self._new_keys = new_keys
        self._lock = threading.RLock()
        self._names: tuple[str, ...] = ()
        self._keys = new_keys(0)
        self._door = Door()
        self._seats: list[SeatOfPhones] = []
        self._lines: dict[int, Line] = {}
        self._language = "en"
        self._words: Mapping[str, str] = {}
        self._moved = False
        self.invitation: Invited | None = None
        """A secret and a code with which others can join the table, if allowed."""

    # The table's side

    @property
    def names(self) -> tuple[str, ...]:
        """The people at the seats."""
        return self._names

    def seat(self, names: Sequence[str]) -> None:
        """Set who sits where. If the names stay the same, phones stay connected but hear nothing private from
        a former game.
        """
        with self._lock:
            if tuple(names) == self._names:
                for seat in self._seats:
                    seat.outbox.forget_private()
            else:
                for line in list(self._lines.values()):
                    self._end(line, "token")
                self._names = tuple(names)
                self._keys = self._new_keys(len(names))
                self._seats = [SeatOfPhones() for _ in names]
            self._wake()

    def rename_seats(self, names: Sequence[str]) -> None:
        """Rename the people at the seats; their phones stay connected."""
        with self._lock:
            self._names = tuple(names)
            for seat, line in self._lines.items():
                line.name = names[seat]
            self._wake()

    def speak(self, language: str, words: Mapping[str, str]) -> None:
        """Set the language of the pages' own texts; open pages get them when they reconnect."""
        with self._lock:
            self._language, self._words = language, dict(words)

    def say(
        self,
        announcement: Announcement,
        settings: Callable[[int], VoiceSettings] = lambda seat: VoiceSettings(),
    ) -> bool:
        """Queue an announcement for all phones, or for one seat's; return whether none has disconnected."""
        with self._lock:
            seats = self._audience(announcement.audience)
            for seat in seats:
                self._seats[seat].outbox.say(announcement, settings(seat))
            self._wake()
            # A phone that never came was invited, and that is enough.
            return all(seat in self._lines or self._seats[seat].page is None for seat in seats)

    def cut(self, audience: int | None, kinds: Sequence[Kind]) -> None:
        """Stop what was said to an audience."""
        with self._lock:
            for seat in self._audience(audience):
                self._seats[seat].outbox.cut(kinds, public=audience is None)
            self._wake()

    def show(self, seat: int, view: object) -> None:
        """Show on a seat's page what the seat may see: plain data."""
        with self._lock:
            if seat < len(self._seats):
                self._seats[seat].outbox.show(view)
                self._wake()

    def token(self, seat: int) -> str:
        """Return the secret of a seat, for its link."""
        with self._lock:
            return self._keys.token(seat)

    def new_code(self, seat: int) -> str:
        """Return a single-use code for a seat."""
        with self._lock:
            return self._keys.new_code(seat)

    def renew(self, seat: int) -> None:
        """Disconnect a seat's phone at once; its secret becomes invalid."""
        with self._lock:
            self._keys.renew(seat)
            self._seats[seat].page = None
            line = self._lines.get(seat)
            if line is not None:
                self._end(line, "token")

    def listens(self, seat: int) -> bool:
        """Return whether a phone is connected for a seat."""
        return seat in self._lines

    def speaking(self) -> bool:
        """Return whether a connected phone hasn't finished the last announcement for everyone."""
        with self._lock:
            return any(self._seats[seat].outbox.telling for seat in self._lines)

    def anybody(self) -> bool:
        """Return whether any phone is connected."""
        return bool(self._lines)

    def close(self) -> None:
        """Tell all phones that the table closes."""
        with self._lock:
            for line in list(self._lines.values()):
                self._end(line, "closed")

    def move(self) -> None:
        """Disconnect all phones, and refuse new ones: the table has moved, and they find it there."""
        with self._lock:
            self._moved = True
            for line in list(self._lines.values()):
                self._end(line, "moved")

    # The phones' side

    def redeem(self, code: str, guesser: str = "") -> str | Refusal:
        """Return the secret for a single-use code.

        Too many wrong codes block that ``guesser`` for a while, and nobody else.
        """
        with self._lock:
            now = self._clock()
            wait = self._door.wait(guesser, now)
            if wait > 0:
                return Refusal("wait", wait)
            seat = self._keys.redeem(code)
            if seat is None:
                self._door.wrong(guesser, now)
                return Refusal("code")
            return self._keys.token(seat)

    def enter(
        self,
        token: str,
        after: int | None,
        wake: Callable[[], None],
        *,
        page: str = "",
        heard: int | None = None,
    ) -> Line | Refusal:
        """Connect a phone to the seat of its secret; a phone connected before is told that it is replaced.

        ``after`` is the number of the last message that its page has, ``None`` for a new one; ``heard`` is
        the last that it has heard. ``page`` is the page's own identifier: a page that reconnects replaces
        nobody. A page that reconnects by itself can't replace another page that is connected: it is refused
        as replaced, as it would have been told if its connection had not been lost.
        """
        with self._lock:
            number = self._keys.seat_of(token)
            if number is None:
                return Refusal("token")
            former = self._lines.get(number)
            if former is not None and after is not None and page != former.page:
                return Refusal("replaced")
            if former is not None:
                self._end(former, "replaced")
            self._keys.close(number)
            seat = self._seats[number]
            if heard is not None:
                seat.outbox.heard(heard)
            line = Line(number, self._names[number], wake, page, place=seat.place)
            line.begins, line._waiting = seat.outbox.missed(after)
            line.number = seat.outbox.last
            line.view = seat.outbox.shown
            line.past = seat.outbox.past if after is None else ()
            seat.outbox.present = True
            self._lines[number] = line
            before, seat.page = seat.page, page
            if self._moved:
                self._end(line, "moved")
                return line
        if before is None:
            self._arrived(number)
        elif before != page or (former is not None and not page):
            self._taken(number)
        return line

    def accept(self, line: Line, name: str) -> bool:
        """Return whether to carry out a line with this identifier from a phone: once, and only for its own
        seat.
        """
        with self._lock:
            if line.ended is not None:
                return False
            if not name:
                return True
            known = self._seats[line.seat].lines
            if name in known:
                return False
            known.append(name)
            return True

    def lines(self, line: Line) -> tuple[str, ...]:
        """Return the identifiers of the recent lines from a phone's seat."""
        with self._lock:
            return tuple(self._seats[line.seat].lines) if line.ended is None else ()

    def rates(self, line: Line) -> SeatRates:
        """Return the rate limits of a phone's seat, shared by all its phones."""
        with self._lock:
            return self._seats[line.seat].rates

    def readable(self, line: Line, text: str) -> Say | None:
        """Return a text to be read if it is one of the page's own, or part of what the seat is shown."""
        with self._lock:
            if line.ended is not None:
                return None
            known = {*self._words.values(), *texts_in(self._seats[line.seat].outbox.shown)}
            return Say(0, True, Kind.NEWS, None, text, self._language, 1.0, 1.0) if text in known else None

    def page(self) -> tuple[str, Mapping[str, str]]:
        """Return the pages' language and texts."""
        with self._lock:
            return self._language, self._words

    def take(self, line: Line) -> list[Numbered]:
        """Return the next messages to a phone, in order, including the last words when the table closes."""
        with self._lock:
            if line.ended not in (None, "closed"):
                return []
            waiting, line._waiting = line._waiting, []
            # Something may have been said since the phone connected.
            waiting += self._seats[line.seat].outbox.after(line.number)
            if waiting:
                line.number = max(line.number, waiting[-1].number)
            return waiting

    def said(self, line: Line, number: int) -> Say | None:
        """Return the announcement with a number, if there was one and the phone still has its seat."""
        with self._lock:
            if line.ended is not None or number > line.number:
                return None
            return self._seats[line.seat].outbox.said(number)

    def heard(self, line: Line, number: int) -> None:
        """Record what a phone has heard; only what it was given counts."""
        with self._lock:
            if line.ended is None and number <= line.number:
                self._seats[line.seat].outbox.heard(number)

    def leave(self, line: Line) -> None:
        """Record that a phone has left."""
        with self._lock:
            self._end(line, "gone")

    # Inside

    def _audience(self, audience: int | None) -> Sequence[int]:
        if audience is None:
            return range(len(self._seats))
        return (audience,) if audience < len(self._seats) else ()

    def _end(self, line: Line, why: str) -> None:
        if line.ended is None:
            line.ended = why
            if self._lines.get(line.seat) is line:
                del self._lines[line.seat]
                self._seats[line.seat].outbox.present = False
            line.wake()

    def _wake(self) -> None:
        for line in self._lines.values():
            line.wake()
