"""The only output of the table: everything it says goes through a ``Speaker`` to the right ears."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import TextIO

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.devices.streams import SystemDevices
from voice_hanabi.speaking.lanes.handing_round import HandedHeadsets
from voice_hanabi.speaking.lanes.lanes import Devices, Item
from voice_hanabi.speaking.lanes.lines import Lines
from voice_hanabi.speaking.lanes.open_lanes import OpenLanes
from voice_hanabi.speaking.lanes.screen import HandedScreen
from voice_hanabi.speaking.phones import Phones
from voice_hanabi.speaking.reasons import EarReach, Missing, ReasonCode, Undelivered
from voice_hanabi.speaking.reports import Reports
from voice_hanabi.speaking.routes import (
    DeviceRoute,
    HeadsetRoute,
    NoRoute,
    Output,
    PhoneRoute,
    ReaderRoute,
    Route,
    ScreenRoute,
    TextRoute,
    is_audible,
)
from voice_hanabi.speaking.said_last import SaidLast
from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReader
from voice_hanabi.speaking.seat_routes import SeatRoutes
from voice_hanabi.speaking.settings import Adjustment, AudienceSettings, VoiceSettings
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import Voice


class Speaker(AbstractContextManager["Speaker"]):
    """Says announcements without waiting for them. Thread-safe.

    Public announcements go to ``output`` and are printed as lines too; no ear speaks meanwhile. A private one
    goes to its seat's ear and nowhere else: if that fails it is dropped, and ``undelivered`` is called. A
    private line is printed only if the ear is ``text``, or if the seat has no ear of its own and the public
    output is ``text`` or ``wav``. What a screen reader reads is not printed, because it would be read twice.
    """

    def __init__(
        self,
        output: Output,
        ears: Mapping[str, Route] | None = None,
        *,
        names: Sequence[str] = (),
        voice: Voice | None = None,
        devices: Devices | None = None,
        undelivered: Callable[[Undelivered], None] | None = None,
        lines: TextIO | None = None,
        settings: VoiceSettings | None = None,
        phones: Phones | None = None,
        screen_reader: ScreenReader | None = None,
    ) -> None:
        """Open what can be opened; ``missing()`` returns the rest.

        ``ears`` gives routes by seat name or number (from 1), as ``parse_ears`` does. ``undelivered`` is
        called from any thread and without holding locks: ``queue.SimpleQueue().put`` is suitable. ``lines``
        is where lines are printed, by default standard output. ``settings`` are everyone's rate and loudness
        at the start. ``voice`` and ``devices`` are closed by ``close``. With ``phones`` a seat without an ear
        has its phone, and each phone also gets what everyone hears. ``screen_reader`` reads for routes that
        ask for one; if it disappears, public announcements are spoken instead.
        """
        self._routes = SeatRoutes(output, ears or {}, phones=phones is not None)
        self._reports = Reports(undelivered, self._routes.of_seat)
        self._phones = phones
        self.lines = Lines(lines)
        self._screen = HandedScreen(self.lines, self._routes.name_of)
        self._lock = threading.RLock()
        self._headsets = HandedHeadsets()
        self.said_last = SaidLast()
        self._settings = AudienceSettings(settings or VoiceSettings())
        self._unknown: list[Missing] = []
        self._closed, self.cues = False, True
        audible = any(map(is_audible, (output, *(ears or {}).values())))
        self._rendering = Rendering(voice, self.settings)
        if audible:
            self._rendering.have_voice()
        self._lanes = OpenLanes(
            self._rendering.sounds, self._finished, devices or SystemDevices(), screen_reader
        )
        self._lanes.prepare(output, private=False)
        self.set_seats(names)

    # What is there

    def set_seats(self, names: Sequence[str], *, renamed: bool | tuple[str, ...] = False) -> list[Missing]:
        """Set who sits where; return what doesn't work about their ears, with the seat's name in each.

        May be called again for another game: private announcements that aren't heard yet are dropped and cut.
        If the names differ, nobody wears a headset any more; people who are only ``renamed`` (from these)
        keep theirs.
        """
        with self._lock:
            if renamed is True or renamed == self._routes.names:
                return self._routes.rename(names, self._phones)
            if self._phones is not None:
                self._phones.seat(names)
            self._lanes.drop(lambda announcement: announcement.audience is not None)
            self._screen.forget(holder=tuple(names) != self._routes.names)
            self.said_last.forget_private()
            self._headsets.drop_all()
            if names and tuple(names) == self._routes.names:
                return list(self._unknown)
            self._settings.seat(self._routes.names, names)
            missing = self._routes.seat(names)
            self._headsets.forget_holders()
            for seat, route in self._routes.given():
                failure = self._lanes.prepare(route, private=True)
                if failure is not None:
                    missing.append(self._routes.of_seat(failure, seat))
            self._unknown = missing
        return missing

    def give_ears(self, ears: Mapping[int, Route], phones: Phones | None = None) -> None:
        """Give seats (0-based) other ears from now on; what they were being told is cut and dropped.

        ``phones`` are the current ones, for seats with a `PhoneRoute`.
        """
        with self._lock:
            if phones is not None and phones is not self._phones:
                self._phones = phones
                phones.seat(self._routes.names)
            if any(isinstance(route, DeviceRoute | HeadsetRoute) for route in ears.values()):
                self._rendering.have_voice()
            for seat, route in ears.items():
                if self._routes.route(seat) == route:
                    continue
                self._drop(seat, tuple(Kind))
                self._routes.give(seat, route)
            unused = self._lanes.leave_out(self._routes.in_use())
            for route in unused:
                if isinstance(route, HeadsetRoute):
                    self._headsets.forget(route)
        self._lanes.end(unused)

    def use_cues(self, wanted: bool) -> None:
        """Play short sounds before what is said, or none."""
        self.cues = wanted

    def missing(self) -> list[Missing]:
        """Return everything that doesn't work now; waits for the voice to start (well under a second)."""
        missing = [self._rendering.missing(), self.lines.missing]
        with self._lock:
            if not isinstance(self._routes.output, TextRoute):
                missing.append(self._lanes.lane(self._routes.output, private=False).missing)
            missing.extend(self._unknown)
        return [part for part in missing if part is not None]

    def reach(self, seat: int) -> EarReach:
        """Return how the seat can currently be told something privately."""
        with self._lock:
            route = self._routes.route(seat)
            if isinstance(route, NoRoute):
                return EarReach.NONE
            if isinstance(route, ScreenRoute):
                alone = self._routes.one_looks_alone(seat)
                held = EarReach.HELD if self._screen.holder == seat else EarReach.SCREEN_ELSEWHERE
                return EarReach.OWN if alone else held
        # Without the lock: while a slow device opens, others can speak and be cut.
        if self._lanes.prepare(route, private=True) is not None:
            return EarReach.NONE
        with self._lock:
            if isinstance(route, HeadsetRoute):
                return EarReach.HELD if self._headsets.holds(route, seat) else EarReach.ELSEWHERE
            return EarReach.OWN

    def waiting(self, seat: int) -> int:
        """Return how many announcements wait until the seat wears the shared headset."""
        with self._lock:
            return self._headsets.waiting(seat) + self._screen.waiting(seat)

    def write_instead(self, route: TextRoute | ScreenRoute) -> None:
        """Without sound, write private announcements for a seat without an ear."""
        with self._lock:
            self._routes.in_writing = route

    # Saying and not saying

    @contextmanager
    def together(self) -> Iterator[None]:
        """Return a context for announcements that belong together: ears begin after what everyone hears."""
        with self._lanes.together():
            yield
        with self._lock:
            self._screen.write()

    def say(self, announcement: Announcement) -> None:
        """Send the announcement on its way at once. Does nothing after ``close``."""
        with self._lock:
            if self._closed:
                return
            if not self.cues and announcement.cue is not None:
                announcement = replace(announcement, cue=None)
            self.said_last.note(announcement)
            failure = self._send(announcement)
        if failure is not None:
            self._reports.not_heard(announcement.audience, failure)

    def hush(self, audience: int | None, *, news: bool = False) -> None:
        """Cut the answer or question that this audience hears, and drop queued ones.

        With ``news`` (somebody said stop) its news is dropped too, even if it waits for a headset.
        """
        kinds = (Kind.ANSWER, Kind.PROMPT, Kind.NEWS) if news else (Kind.ANSWER, Kind.PROMPT)
        self._drop(audience, kinds)

    def repeat(self, audience: int | None) -> bool:
        """Repeat the last private announcement to this audience; return ``False`` if there is none."""
        with self._lock:
            last = self.said_last.words(audience)
        if last is not None:
            self.say(replace(last, kind=Kind.ANSWER))
        return last is not None

    def adjust(self, audience: int | None, adjustment: Adjustment) -> bool:
        """Speak slower, faster, louder or quieter to this audience from the next sentence on.

        Returns whether the limit was reached, so that another step would change nothing.
        """
        with self._lock:
            return self._settings.adjust(audience, adjustment)

    def settings(self, audience: int | None) -> VoiceSettings:
        """Return this audience's settings."""
        return self._settings.of(audience)

    def hand_over(self, seat: int | None) -> None:
        """Give the shared headset to the seat, or with ``None`` to nobody.

        What was being said to its former wearer stops at once and waits for them. What waited for the seat is
        said now, in its order. For a seat with its own ear this does nothing.
        """
        with self._lock:
            route = None if seat is None else self._routes.route(seat)
            if seat is None or isinstance(route, ScreenRoute):
                self._screen.hand_over(seat)
            own = [route] if isinstance(route, HeadsetRoute) else []
            for headset in self._routes.headsets() if seat is None else own:
                self._headsets.pass_on(headset, self._lanes.lane(headset, private=True), seat)

    def speaking_aloud(self) -> bool:
        """Return whether the voice for everyone is speaking or about to."""
        if isinstance(self._routes.output, PhoneRoute):
            return self._phones is not None and self._phones.speaking()
        lane = self._lanes.sounding(self._routes.output)
        return lane is not None and lane.sounding

    def hold(self, *, held: bool) -> bool:
        """Pause what everyone hears, or repeat the paused sentence; return whether anything changed."""
        return self._lanes.hold(self._routes.output, held=held)

    def aloud_ended(self) -> float | None:
        """Return when the voice for everyone last fell silent (``time.monotonic``), or ``None``."""
        lane = self._lanes.sounding(self._routes.output)
        return lane.ended if lane is not None else None

    def wait_until_quiet(self, timeout: float, *, aloud_only: bool = False) -> bool:
        """Wait until everything said was heard or written; return whether it was in ``timeout`` seconds.

        With ``aloud_only`` private ears may still be speaking. What waits for a headset does not count.
        """
        return self._lanes.wait_until_idle(timeout, self._routes.output if aloud_only else None)

    def delays(self) -> dict[str, list[float]]:
        """Return seconds from ``say`` to the first sound, for each device, where nothing had to wait."""
        return self._lanes.delays()

    def close(self) -> None:
        """Stop all sound at once, finish writing files, release devices and voice. May be called again."""
        with self._lock:
            if not self._closed:
                self._screen.clear()
            self._closed = self._reports.closed = True
        self._lanes.close()
        self._rendering.close()

    def __exit__(self, *_: object) -> None:
        """Close."""
        self.close()

    # Inside

    def _send(self, announcement: Announcement) -> Missing | None:  # noqa: C901 - flat: a case for each kind of route
        """Print and queue the announcement; return why it can't be heard, if that is already known."""
        audience = announcement.audience
        route: Route = self._routes.output if audience is None else self._routes.route(audience)
        if isinstance(route, NoRoute):
            return Missing(ReasonCode.NO_EAR)
        if announcement.kind is Kind.ANSWER and audience is not None:
            self._drop(audience, (Kind.ANSWER,))
        on_phones = isinstance(route, PhoneRoute) if audience is not None else not announcement.aloud_only
        if self._phones is not None and on_phones:
            there = self._phones.say(announcement, self.settings)
            if isinstance(route, PhoneRoute):
                waited_for = announcement.kind is Kind.ANSWER
                return Missing(ReasonCode.PHONE_AWAY) if waited_for and not there else None
        if isinstance(route, ScreenRoute) and audience is not None:
            self._screen.say(announcement, at_once=self._routes.one_looks_alone(audience))
            return self.lines.missing
        printed = audience is None or isinstance(route, TextRoute) or route == self._routes.output
        if printed and not isinstance(route, ReaderRoute) and announcement.text.strip():
            self.lines.write(self._routes.name_of(audience), announcement.text)
            if audience is None:
                self._screen.tell_everyone(announcement.text)
            if isinstance(route, TextRoute) and self.lines.missing is not None:
                return self.lines.missing
        if isinstance(route, TextRoute):
            return None
        item = Item(announcement, self._routes.name_of(audience))
        lane = self._lanes.lane(route, private=audience is not None)
        if isinstance(route, HeadsetRoute) and audience is not None:
            return self._headsets.put(route, lane, audience, item)
        lane.put(item)
        return None

    def _drop(self, audience: int | None, kinds: tuple[Kind, ...]) -> None:
        with self._lock:
            if self._phones is not None:
                self._phones.cut(audience, kinds)
            for place in (self._lanes, self._screen, self._headsets):
                place.drop(lambda announcement: announcement.is_for(audience, kinds))

    def _speak_instead(self, item: Item) -> None:
        """Say to everyone what the vanished screen reader did not, and everything that comes after it."""
        with self._lock:
            if isinstance(self._routes.output, ReaderRoute):
                self._routes.output = DeviceRoute()
                self._rendering.have_voice()
            lane = self._lanes.lane(self._routes.output, private=False)
        lane.put(Item(item.announcement, item.name, item.said))

    def _finished(self, item: Item, missing: Missing | None) -> None:
        if missing is not None:
            gone = missing.reason in (ReasonCode.SCREEN_READER_GONE, ReasonCode.NO_SCREEN_READER)
            if gone and item.announcement.audience is None:
                self._speak_instead(item)
            self._reports.not_heard(item.announcement.audience, missing)
        else:
            self._reports.heard(item.announcement.audience, item.announcement.text)
