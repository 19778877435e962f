"""What one seat's phone has yet to hear: numbered, kept while it is away, cut when nobody is to hear it."""

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
"""Messages that are kept for a phone that is away; of more, the oldest are lost."""

LONGEST_TOLD = 15.0
"""Seconds after which nobody waits any more for a page that does not say that it was heard."""

MOST_REPEATED = 40
"""How many sentences already heard a new page lists, and can repeat."""

LINES_REMEMBERED = 100
"""How many lines of a seat are recognised when they are sent again."""


class Outbox:
    """The messages of one seat, oldest first. Not for several threads at once."""

    def __init__(self, most: int = MOST_KEPT, before: int = 0) -> None:
        """Keep at most a number of messages; the first has the number behind ``before``."""
        self._kept: deque[Numbered] = deque(maxlen=most)
        self._past: deque[Say] = deque(maxlen=MOST_REPEATED)
        self._last = self._heard = before
        self._told = (0, 0.0)
        """The number of the last that was said for everyone, and when (``time.monotonic``)."""
        self._shown: object = None
        self.present = False
        """Whether a phone listens now."""

    @property
    def shown(self) -> object:
        """What the seat may see now, plain data, or ``None``."""
        return self._shown

    @property
    def past(self) -> tuple[Say, ...]:
        """The last sentences that were heard, oldest first: nothing private of a former game."""
        return tuple(self._past)

    @property
    def last(self) -> int:
        """The number of the newest message, that before the first where there was none."""
        return self._last

    def say(self, announcement: Announcement, settings: VoiceSettings | None = None) -> None:
        """Take an announcement, to be said as ``settings`` have it: the usual ones, if none are given."""
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
        """Whether a phone listens that has not heard yet what was said for everyone last."""
        number, said = self._told
        return self.present and number > self._heard and time.monotonic() - said < LONGEST_TOLD

    def cut(self, kinds: Sequence[Kind], *, public: bool) -> None:
        """Have what was said for everyone, or for this seat alone, not said any further.

        One that listens is sent all, and the cut behind it, so that what it gets does not depend on how fast
        it is. Of one that is away nothing is being heard that could be cut: it misses nothing but questions,
        which others have answered meanwhile.
        """
        if self.present:
            self._kept.append(Cut(self._next(), public, kinds_of(kinds)))
        else:
            dropped = set(kinds) & {Kind.PROMPT}
            self._keep(
                lambda one: not (isinstance(one, Say) and one.public == public and one.kind in dropped)
            )

    def show(self, view: object) -> None:
        """Take what the seat may see now, plain data; what it saw already is not sent again."""
        if view != self._shown:
            self._shown = view
            if self.present:
                self._kept.append(Show(self._next(), view))

    def forget_private(self) -> None:
        """Drop what only this seat was to hear, heard or not: another game begins."""
        self._past = deque((one for one in self._past if one.public), maxlen=MOST_REPEATED)
        self._keep(lambda one: not isinstance(one, Say) or one.public)
        # A page that is away for a moment has its list still.
        self._keep(lambda one: not isinstance(one, Forget))
        self._kept.append(Forget(self._next()))

    def heard(self, number: int) -> None:
        """Note that all up to a number was heard; what no message had as its number counts for nothing."""
        if self._heard < number <= self._last:
            self._heard = number
            while self._kept and self._kept[0].number <= number:
                past = self._kept.popleft()
                if isinstance(past, Say):
                    self._past.append(past)

    def said(self, number: int) -> Say | None:
        """Return what was said with a number, while it is known: it may be spoken, or spoken again."""
        known = (*self._past, *self._kept)
        return next((one for one in known if isinstance(one, Say) and one.number == number), None)

    def missed(self, after: int | None) -> tuple[int, list[Numbered]]:
        """Return what a phone that comes is to be sent, and the number before it.

        ``after`` is the last message that its page has taken, ``None`` for a new page: that gets what
        nobody has heard. What is to be seen now is ``shown``, and goes before it.
        """
        taken = self._heard if after is None or after > self._last else max(after, self._heard)
        return taken, [one for one in self._kept if one.number > taken and not isinstance(one, Show)]

    def after(self, number: int) -> list[Numbered]:
        """Return all messages behind a number, for a phone that listens."""
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
    """What is known of one seat's phones."""

    outbox: Outbox = field(default_factory=Outbox)
    page: str | None = None
    """The name of the page that came last, ``None`` where none has ever come."""
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=LINES_REMEMBERED))
    rates: SeatRates = field(default_factory=SeatRates)
    place: int = field(default_factory=itertools.count().__next__)
