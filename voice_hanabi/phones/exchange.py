"""The telephone exchange of a table: what the table says to seats waits here for their phones.

The table's threads put in, the server's takes out; one lock holds both apart. It knows no network.
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
    """One phone that listens for a seat. ``number`` is the last message that was handed out for it."""

    seat: int
    name: str
    wake: Callable[[], None]
    """Called from any thread when there is something for it; it must not block."""
    page: str = ""
    """What the page calls itself; empty where it does not."""
    number: int = 0
    past: Sequence[Say] = ()
    """What the seat heard before, for a new page; what its phones may take as heard goes up to ``begins``."""
    begins: int = 0
    view: object = None
    """What the seat may see as the phone comes in."""
    ended: str | None = None
    """Why nothing more comes: replaced, token (its secret is good no more), gone, closed or moved."""
    place: int | None = None
    """What stays the same of its seat when others come and go, so that whose a word is can't be mistaken."""
    came: float = field(default_factory=time.monotonic)
    """When something came of it last; a page that is there says so every other second."""
    _waiting: list[Numbered] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a phone may not come in: token, code, replaced or wait, with the seconds to wait."""

    why: str
    seconds: float = 0.0
    at: str = ""
    """At which worker its table is, where that is all that is wrong ('elsewhere')."""


class Exchange:
    """Joins seats and phones; every method may be called from any thread."""

    def __init__(
        self,
        arrived: Callable[[int], None] = lambda seat: None,
        *,
        taken: Callable[[int], None] = lambda seat: None,
        clock: Callable[[], float] = time.monotonic,
        new_keys: Callable[[int], Keys] = Keys,
    ) -> None:
        """Report to ``arrived`` each phone whose code was typed or whose link was opened the first time.

        ``taken`` is called with each seat that another phone takes from the one it had.
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
        """A secret and a code by which others may come to the table, where they may."""

    # The table's side

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._names

    def seat(self, names: Sequence[str]) -> None:
        """Say who sits where. The same names keep their phones, and hear nothing private of a former game."""
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
        """Say what those are called now who sit there: they keep their phones."""
        with self._lock:
            self._names = tuple(names)
            for seat, line in self._lines.items():
                line.name = names[seat]
            self._wake()

    def speak(self, language: str, words: Mapping[str, str]) -> None:
        """Give the pages their own texts in a language; those that are open get them when they come again."""
        with self._lock:
            self._language, self._words = language, dict(words)

    def say(
        self,
        announcement: Announcement,
        settings: Callable[[int], VoiceSettings] = lambda seat: VoiceSettings(),
    ) -> bool:
        """Take an announcement for everyone's phones, or for one seat's; return whether none has gone."""
        with self._lock:
            seats = self._audience(announcement.audience)
            for seat in seats:
                self._seats[seat].outbox.say(announcement, settings(seat))
            self._wake()
            # Who has never come was invited, and that is enough.
            return all(seat in self._lines or self._seats[seat].page is None for seat in seats)

    def cut(self, audience: int | None, kinds: Sequence[Kind]) -> None:
        """Have what was said to an audience not said any further."""
        with self._lock:
            for seat in self._audience(audience):
                self._seats[seat].outbox.cut(kinds, public=audience is None)
            self._wake()

    def show(self, seat: int, view: object) -> None:
        """Have a seat's page show what the seat may see: plain data."""
        with self._lock:
            if seat < len(self._seats):
                self._seats[seat].outbox.show(view)
                self._wake()

    def token(self, seat: int) -> str:
        """Return the secret of a seat, for its link."""
        with self._lock:
            return self._keys.token(seat)

    def new_code(self, seat: int) -> str:
        """Return a code for a seat, good once."""
        with self._lock:
            return self._keys.new_code(seat)

    def renew(self, seat: int) -> None:
        """Take a seat from its phone at once: that hears nothing more, and its secret is worth nothing."""
        with self._lock:
            self._keys.renew(seat)
            self._seats[seat].page = None
            line = self._lines.get(seat)
            if line is not None:
                self._end(line, "token")

    def listens(self, seat: int) -> bool:
        """Return whether a phone listens for a seat now."""
        return seat in self._lines

    def speaking(self) -> bool:
        """Return whether a phone that listens has not heard yet what was said for everyone last."""
        with self._lock:
            return any(self._seats[seat].outbox.telling for seat in self._lines)

    def anybody(self) -> bool:
        """Return whether any phone listens."""
        return bool(self._lines)

    def close(self) -> None:
        """Tell all phones that the table closes."""
        with self._lock:
            for line in list(self._lines.values()):
                self._end(line, "closed")

    def move(self) -> None:
        """Let all phones go, and those that still come: the table is elsewhere, and they find it there."""
        with self._lock:
            self._moved = True
            for line in list(self._lines.values()):
                self._end(line, "moved")

    # The phones' side

    def redeem(self, code: str, guesser: str = "") -> str | Refusal:
        """Return the secret that a code is good for, once.

        Too many wrong ones close the door for a while, to that ``guesser`` alone.
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
        """Let a phone listen for the seat of its secret; one that did before gets a message and no more.

        ``after`` is the number of the last message that its page has, ``None`` for a new one; ``heard`` that
        up to which it has heard them. ``page`` is what the page calls itself: the same one that comes again
        takes the seat from nobody. One that comes back by itself takes it from no other page that is there:
        it is refused as replaced, as it would have been told had its line not been lost.
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
        """Return whether to carry out a line that a phone sends by this name: once, and for its own seat."""
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
        """Return the names of the lines that the table had lately from a phone's seat."""
        with self._lock:
            return tuple(self._seats[line.seat].lines) if line.ended is None else ()

    def rates(self, line: Line) -> SeatRates:
        """Return what the seat of a phone may send, counted over all phones that it ever had."""
        with self._lock:
            return self._seats[line.seat].rates

    def readable(self, line: Line, text: str) -> Say | None:
        """Return a text to be read where it is one of the page's own, or stands in what the seat is shown."""
        with self._lock:
            if line.ended is not None:
                return None
            known = {*self._words.values(), *texts_in(self._seats[line.seat].outbox.shown)}
            return Say(0, True, Kind.NEWS, None, text, self._language, 1.0, 1.0) if text in known else None

    def page(self) -> tuple[str, Mapping[str, str]]:
        """Return the language of the pages and their texts."""
        with self._lock:
            return self._language, self._words

    def take(self, line: Line) -> list[Numbered]:
        """Return what is to be sent to a phone next, in order; the last words too where the table closes."""
        with self._lock:
            if line.ended not in (None, "closed"):
                return []
            waiting, line._waiting = line._waiting, []
            # Something may have been said since the phone came in.
            waiting += self._seats[line.seat].outbox.after(line.number)
            if waiting:
                line.number = max(line.number, waiting[-1].number)
            return waiting

    def said(self, line: Line, number: int) -> Say | None:
        """Return what was said to a phone with a number, where it was and the phone still has its seat."""
        with self._lock:
            if line.ended is not None or number > line.number:
                return None
            return self._seats[line.seat].outbox.said(number)

    def heard(self, line: Line, number: int) -> None:
        """Note what a phone has heard; only what was handed out to it counts."""
        with self._lock:
            if line.ended is None and number <= line.number:
                self._seats[line.seat].outbox.heard(number)

    def leave(self, line: Line) -> None:
        """Note that a phone has gone."""
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
