"""What one seat's phone has yet to hear: numbered, kept while it is away, and cut when it is outdated."""

from __future__ import annotations

import itertools
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from voice_hanabi.phones.door.rates import SeatRates
from voice_hanabi.phones.messages import Cut, Forget, Numbered, Say, Show, kinds_of
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.settings import VoiceSettings

MOST_KEPT = 400
"""How many messages are kept for a phone that is away; older ones are lost."""

LONGEST_TOLD = 15.0
"""Seconds after which nobody waits any more for a page to confirm that a message was heard."""

MOST_REPEATED = 40
"""How many already heard sentences a new page lists and can repeat."""

LINES_REMEMBERED = 100
"""How many lines of a seat are remembered, to ignore repeats."""


class Outbox:
    """The messages of one seat, oldest first. Not thread-safe."""

    def __init__(self, most: int = MOST_KEPT, before: int = 0) -> None:
        """Keep at most a number of messages; their numbers start after ``before``."""
        self._kept: deque[Numbered] = deque(maxlen=most)
        self._past: deque[Say] = deque(maxlen=MOST_REPEATED)
        self._last = self._heard = before
        self._told = (0, 0.0)
        """The number of the last announcement for everyone, and its time (``time.monotonic``)."""
        self._shown: object = None
        self.present = False
        """Whether a phone is connected."""

    @property
    def shown(self) -> object:
        """What the seat may see now, plain data, or ``None``."""
        return self._shown

    @property
    def past(self) -> tuple[Say, ...]:
        """The last sentences that were heard, oldest first, without anything private from a former game."""
        return tuple(self._past)

    @property
    def last(self) -> int:
        """The number of the newest message, or the one before the first."""
        return self._last

    def say(self, announcement: Announcement, settings: VoiceSettings | None = None) -> None:
        """Add an announcement, to be said with ``settings``, by default the usual ones."""
        settings = settings or VoiceSettings()
        self._kept.append(
            Say(
                self._next(),
                announcement.audience is None,
                announcement.kind,
                announcement.cue,
                " ".join(announcement.text.split()),
                announcement.language,
                round(settings.pace, 2),
                round(settings.gain, 2),
                announcement.speaker,
            )
        )
        if announcement.audience is None and announcement.text:
            self._told = (self._last, time.monotonic())

    @property
    def telling(self) -> bool:
        """Whether a connected phone hasn't finished the last announcement for everyone."""
        number, said = self._told
        return self.present and number > self._heard and time.monotonic() - said < LONGEST_TOLD

    def cut(self, kinds: Sequence[Kind], *, public: bool) -> None:
        """Stop what was said for everyone, or for this seat alone.

        A connected phone gets every message, followed by the cut, so that what it gets doesn't depend on its
        speed. A phone that is away isn't playing anything that could be cut: it misses only questions, which
        others have answered meanwhile.
        """
        if self.present:
            self._kept.append(Cut(self._next(), public, kinds_of(kinds)))
        else:
            dropped = set(kinds) & {Kind.PROMPT}
            self._keep(
                lambda one: not (isinstance(one, Say) and one.public == public and one.kind in dropped)
            )

    def show(self, view: object) -> None:
        """Set what the seat may see now, plain data; unchanged data isn't sent again."""
        if view != self._shown:
            self._shown = view
            if self.present:
                self._kept.append(Show(self._next(), view))

    def forget_private(self) -> None:
        """Drop all private messages, heard or not, because another game begins."""
        self._past = deque((one for one in self._past if one.public), maxlen=MOST_REPEATED)
        self._keep(lambda one: not isinstance(one, Say) or one.public)
        # A page that is away for a moment still has its list.
        self._keep(lambda one: not isinstance(one, Forget))
        self._kept.append(Forget(self._next()))

    def heard(self, number: int) -> None:
        """Record that everything up to a number was heard; a number that no message had is ignored."""
        if self._heard < number <= self._last:
            self._heard = number
            while self._kept and self._kept[0].number <= number:
                past = self._kept.popleft()
                if isinstance(past, Say):
                    self._past.append(past)

    def said(self, number: int) -> Say | None:
        """Return the announcement with a number while it is kept: it may be spoken, or repeated."""
        known = (*self._past, *self._kept)
        return next((one for one in known if isinstance(one, Say) and one.number == number), None)

    def missed(self, after: int | None) -> tuple[int, list[Numbered]]:
        """Return what to send to a phone that connects, and the number before it.

        ``after`` is the last message that its page has, ``None`` for a new page: that gets what nobody has
        heard. ``shown`` is sent before it.
        """
        taken = self._heard if after is None or after > self._last else max(after, self._heard)
        return taken, [one for one in self._kept if one.number > taken and not isinstance(one, Show)]

    def after(self, number: int) -> list[Numbered]:
        """Return all messages after a number, for a connected phone."""
        return [one for one in self._kept if one.number > number]

    def _next(self) -> int:
        self._last += 1
        return self._last

    def _keep(self, wanted: Callable[[Numbered], bool]) -> None:
        self._kept = deque((one for one in self._kept if wanted(one)), maxlen=self._kept.maxlen)


def texts_in(view: object) -> Iterator[str]:
    """Yield every text of plain data."""
    match view:
        case str():
            yield view
        case Mapping():
            for value in view.values():
                yield from texts_in(value)
        case list() | tuple():
            for value in view:
                yield from texts_in(value)


@dataclass(eq=False)
class SeatOfPhones:
    """The state of one seat's phones."""

    outbox: Outbox = field(default_factory=Outbox)
    page: str | None = None
    """The identifier of the page that came last, ``None`` before the first."""
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=LINES_REMEMBERED))
    rates: SeatRates = field(default_factory=SeatRates)
    place: int = field(default_factory=itertools.count().__next__)
