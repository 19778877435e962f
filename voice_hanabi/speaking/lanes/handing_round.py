"""Headsets that are handed round: who wears which one, and what waits for those who will."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.lanes.lanes import Item, Lane
from voice_hanabi.speaking.reasons import Missing
from voice_hanabi.speaking.routes import HeadsetRoute


class HandedHeadsets:
    """What each seat (0-based) can't hear before it wears the headset, in order. The speaker locks."""

    def __init__(self) -> None:
        self._holders: dict[HeadsetRoute, int | None] = {}
        self._waiting: dict[int, deque[Item]] = {}

    def holds(self, route: HeadsetRoute, seat: int) -> bool:
        """Return whether this seat wears the headset."""
        return self._holders.get(route) == seat

    def waiting(self, seat: int) -> int:
        """Return how many announcements wait for the seat."""
        return len(self._waiting.get(seat, ()))

    def put(self, route: HeadsetRoute, lane: Lane, seat: int, item: Item) -> Missing | None:
        """Say something on the headset's ``lane``, or keep it until the seat wears the headset.

        Returns why it can't be heard, if that is already known.
        """
        if self.holds(route, seat):
            lane.put(item)
            return None
        missing = lane.prepare()
        if missing is None:
            self._waiting.setdefault(seat, deque()).append(item)
        return missing

    def pass_on(self, route: HeadsetRoute, lane: Lane, seat: int | None) -> None:
        """Give the headset to the seat, or to nobody; what waited for the seat is now said on its ``lane``.

        What was being said to its former wearer stops at once and waits for them, except for questions.
        """
        if self._holders.get(route) == seat:
            return
        self._holders[route] = seat
        for item in reversed(lane.take(lambda item: item.announcement.audience != seat)):
            audience = item.announcement.audience
            if audience is not None and item.announcement.kind is not Kind.PROMPT:
                again = Item(item.announcement, item.name, item.said)
                self._waiting.setdefault(audience, deque()).appendleft(again)
        if seat is not None:
            for item in self._waiting.pop(seat, ()):
                lane.put(item)

    def drop(self, wanted: Callable[[Announcement], bool]) -> None:
        """Drop what waits, if ``wanted`` returns true for it."""
        for seat, items in self._waiting.items():
            self._waiting[seat] = deque(item for item in items if not wanted(item.announcement))

    def drop_all(self) -> None:
        """Drop everything that waits, because the game it belongs to is over."""
        self._waiting.clear()

    def forget_holders(self) -> None:
        """Let nobody wear a headset."""
        self._holders.clear()

    def forget(self, route: HeadsetRoute) -> None:
        """Forget a headset that isn't used as an ear any more."""
        self._holders.pop(route, None)
