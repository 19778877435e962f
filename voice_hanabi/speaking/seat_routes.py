"""Assigns ears that were given by name or number to seats, as routes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from voice_hanabi.speaking.lanes.lines import PUBLIC_NAME
from voice_hanabi.speaking.phones import Phones
from voice_hanabi.speaking.reasons import Missing, ReasonCode
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
)


class SeatRoutes:
    """The routes of a table; nothing is opened here."""

    def __init__(self, output: Output, ears: Mapping[str, Route], *, phones: bool) -> None:
        """``output`` is for everyone, ``ears`` by a seat's name or number (from 1).

        With ``phones`` a seat without an ear has its phone.
        """
        self.output: Output = output
        self.names: tuple[str, ...] = ()
        self._ears = dict(ears)
        self._phones = phones
        self._routes: dict[int, Route] = {}
        self.in_writing: TextRoute | ScreenRoute | None = None
        """How a seat without an ear gets private words if there is no sound; ``None``: not at all."""

    def seat(self, names: Sequence[str]) -> list[Missing]:
        """Set who sits where; return what is wrong with their ears, with the seat's name in each."""
        self.names = tuple(names)
        self._routes.clear()
        missing: list[Missing] = []
        for ear, route in self._ears.items() if names else ():
            seat = self._seat_of(ear)
            if seat is None:
                missing.append(Missing(ReasonCode.NO_SUCH_SEAT, {"seat": ear}))
            elif seat in self._routes:
                # Given by its name and by its number: don't guess which was meant, use neither.
                self._routes[seat] = NoRoute()
                missing.append(Missing(ReasonCode.EAR_GIVEN_TWICE, {"seat": self.name_of(seat)}))
            elif route == self.output and isinstance(route, DeviceRoute):
                self._routes[seat] = NoRoute()
                missing.append(Missing(ReasonCode.EAR_IS_PUBLIC, {"device": route.name or "", "seat": ear}))
            else:
                self._routes[seat] = route
        return missing

    def rename(self, names: Sequence[str], phones: Phones | None) -> list[Missing]:
        """Rename the people at the seats; each keeps their ear and their phone."""
        ears = [(ear, self._seat_of(ear), route) for ear, route in self._ears.items()]
        self._ears = {
            ear if seat is None or ear.isdecimal() else names[seat]: route for ear, seat, route in ears
        }
        self.names = tuple(names)
        if phones is not None:
            phones.rename_seats(names)
        return []

    def give(self, seat: int, route: Route) -> None:
        """Give a seat (0-based) another ear, which it keeps as long as the same player sits there."""
        name = self.name_of(seat)
        self._ears = {ear: kept for ear, kept in self._ears.items() if self._seat_of(ear) != seat}
        self._ears[name] = self._routes[seat] = route

    def in_use(self) -> set[Route]:
        """Return every route that is in use."""
        return {self.output, *self._routes.values()}

    def given(self) -> Iterator[tuple[int, Route]]:
        """Yield each seat with an ear of its own, with its route."""
        yield from self._routes.items()

    def one_looks_alone(self, seat: int) -> bool:
        """Return whether this seat's screen is used by no other seat."""
        others = (other for other in range(len(self.names)) if other != seat)
        return not any(isinstance(self.route(other), ScreenRoute) for other in others)

    def headsets(self) -> set[HeadsetRoute]:
        """Return the shared headsets."""
        return {route for route in self._routes.values() if isinstance(route, HeadsetRoute)}

    def route(self, seat: int) -> Route:
        """Return the route for private announcements to a seat."""
        if seat in self._routes:
            return self._routes[seat]
        if self._phones:
            return PhoneRoute()
        # Lines and files have one reader for everything; sound that is played aloud is for everyone. If a
        # screen reader is one player's ear, it reads that player the lines, too.
        if self.in_writing is not None and isinstance(self.output, DeviceRoute):
            return self.in_writing
        read = isinstance(self.output, TextRoute) and ReaderRoute() in self._ears.values()
        return NoRoute() if read or isinstance(self.output, DeviceRoute | ReaderRoute) else self.output

    def name_of(self, audience: int | None) -> str:
        """Return the name before the colon: ``table``, a seat's name, or its number from 1."""
        if audience is None:
            return PUBLIC_NAME
        return self.names[audience] if audience < len(self.names) else str(audience + 1)

    def of_seat(self, missing: Missing, seat: int) -> Missing:
        """Return it with the names that its sentence needs."""
        details = {**missing.details, "seat": self.name_of(seat)}
        if missing.reason is ReasonCode.EAR_SHARED:
            device = details.get("other", "")
            for other, route in self._routes.items():
                if other == seat or not isinstance(route, DeviceRoute | HeadsetRoute):
                    continue
                if (route.name or "") == device:
                    details["other"] = self.name_of(other)
        return Missing(missing.reason, details)

    def _seat_of(self, ear: str) -> int | None:
        folded = [name.casefold() for name in self.names]
        if ear.casefold() in folded:
            return folded.index(ear.casefold())
        if ear.isdecimal() and 1 <= int(ear) <= len(self.names):
            return int(ear) - 1
        return None
