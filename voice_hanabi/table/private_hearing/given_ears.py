"""Each player's ear, which ears were tried, have failed or were taken away, and what is available now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from voice_hanabi.table.conversation.effects import GiveEars
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, NoSuchEar, Way, ears_for

_UNTRIED = (Way.NONE, Way.WRITING)
"""Kinds that need no trial: written words are simply there."""

_OTHER_SIDE = {Way.LEFT: Way.RIGHT, Way.RIGHT: Way.LEFT}


class GivenEars:
    """The private ears of a table by player's name, so that people who play again keep theirs.

    ``names`` are always the current players, by seat.
    """

    def __init__(self, here: Callable[[], EarsHere]) -> None:
        """``here`` returns the ears that the computer can provide now; it is called each time."""
        self._here = here
        self._ears: dict[str, Ear] = {}
        self._tried: set[str] = set()
        self._there: set[str] = set()
        self._failed: set[Ear] = set()
        self._taken_away: set[str] = set()

    # How things stand

    def here(self) -> EarsHere:
        """Return the ears that the computer can provide now."""
        return self._here()

    @property
    def needed(self) -> bool:
        """Whether players are asked for their ears at all."""
        return self._here().asked

    def pending(self, names: Sequence[str]) -> bool:
        """Return whether somebody has no ear yet, or one that was not tried."""
        return self.needed and not set(names) <= self._tried

    def given(self, names: Sequence[str]) -> tuple[tuple[int, Ear], ...]:
        """Return the players' ears, by seat."""
        return tuple((seat, self._ears[name]) for seat, name in enumerate(names) if name in self._ears)

    def way(self, name: str) -> Way:
        """Return the kind of ear of a player who has one."""
        return self._ears[name].way

    def without(self, names: Sequence[str]) -> tuple[int, ...]:
        """Return the seats without an ear."""
        return tuple(seat for seat, name in enumerate(names) if name not in self._ears)

    def untried(self, names: Sequence[str]) -> tuple[int, ...]:
        """Return the seats whose ears haven't been tried yet."""
        return tuple(seat for seat, name in enumerate(names) if name not in self._tried)

    def awaited(self, names: Sequence[str]) -> tuple[int, ...]:
        """Return the seats whose phones haven't connected yet."""
        ears = self.given(names)
        return tuple(seat for seat, ear in ears if ear.way is Way.PHONE and names[seat] not in self._there)

    # What is available

    def offers(self, names: Sequence[str], seats: Sequence[int]) -> tuple[Way, ...]:
        """Return the kinds of ears available to these seats, without those that have failed."""
        here = self._here()
        ways = here.offered(len(names))
        if len(seats) == 1:
            ways = tuple(way for way in ways if way is not Way.OWN)
        possible = tuple(way for way in ways if self._can(names, seats, way, here))
        return possible or here.offered(len(names))

    def _can(self, names: Sequence[str], seats: Sequence[int], way: Way, here: EarsHere) -> bool:
        if way is Way.PHONE:
            return Ear(way) not in self._failed
        if way is Way.READER and len(seats) > 1:
            return True
        others = self._but(names, seats).values()
        try:
            found = ears_for(dict.fromkeys(seats, way), here, self._failed, others)
        except NoSuchEar:
            return way is Way.SIDES and len(seats) == 1
        return not self._failed.intersection(found.values())

    def _but(self, names: Sequence[str], seats: Collection[int]) -> dict[int, Ear]:
        """Return the ears of all seats except these."""
        return {seat: ear for seat, ear in self.given(names) if seat not in seats}

    # What changes

    def giving(self, names: Sequence[str], before: Sequence[str] = ()) -> GiveEars:
        """Return the effect that gives all players their current ears; ``before`` are their former names."""
        # Others might hear the rest of what an ear said before it was taken away.
        self._taken_away -= self._ears.keys()
        none = [(seat, Ear(Way.NONE)) for seat, name in enumerate(names) if name in self._taken_away]
        return GiveEars(tuple(names), (*self.given(names), *none), tuple(before))

    def take(self, names: Sequence[str], wanted: Mapping[int, Way]) -> None:
        """Give seats ears of the requested kinds. Raises `NoSuchEar` if this computer can't provide them."""
        wanted, here = dict(wanted), self._here()
        taken = self._but(names, wanted)
        if Way.HEADSET in wanted.values() and not set(here.devices) - {ear.device for ear in taken.values()}:
            # The only device is somebody's own: from now on it is shared.
            for seat, ear in list(taken.items()):
                if ear.way is Way.OWN:
                    wanted[seat] = Way.HEADSET
                    del taken[seat]
        for seat, ear in ears_for(wanted, here, self._failed, taken.values()).items():
            self._failed.discard(ear)
            self._ears[names[seat]] = ear
            self._tried.discard(names[seat])
            if ear.way in _UNTRIED:
                self._tried.add(names[seat])

    def take_over(self, names: Sequence[str], ears: Iterable[tuple[int, Ear]]) -> bool:
        """Restore ears that worked for these players before, without a trial, if available.

        Returns whether anybody has an ear.
        """
        here = self._here()
        for seat, ear in ears:
            if seat < len(names) and _is_here(ear, here):
                self._ears[names[seat]] = ear
                self._tried.add(names[seat])
        return bool(self._ears)

    def swap_sides(self) -> bool:
        """Exchange the players on the two sides of a device; return whether there are any."""
        swapped = {
            name: Ear(_OTHER_SIDE[ear.way], ear.device)
            for name, ear in self._ears.items()
            if ear.way in _OTHER_SIDE
        }
        self._ears |= swapped
        self._tried -= swapped.keys()
        return bool(swapped)

    def rename(self, before: Sequence[str], names: Sequence[str]) -> None:
        """Let people who were renamed keep their ears."""
        now = dict(zip(before, names, strict=True))
        self._ears = {now.get(name, name): ear for name, ear in self._ears.items()}
        self._tried = {now.get(name, name) for name in self._tried}
        self._there = {now.get(name, name) for name in self._there}
        self._taken_away = {now.get(name, name) for name in self._taken_away}

    def phone_came(self, name: str) -> None:
        """Record that a player's phone has connected."""
        self._there.add(name)

    def heard(self, names: Sequence[str], seats: Iterable[int]) -> None:
        """Record that these seats heard a trial; a shared headset counts for all who share it."""
        for seat in seats:
            self._tried |= self._sharing(names, seat)

    def lose(self, names: Sequence[str], seat: int) -> bool:
        """Remove a seat's failed ear from all who share it; return whether it had one."""
        ear = self._ears.get(names[seat])
        if ear is None:
            return False
        self._failed.add(ear)
        for name in self._sharing(names, seat):
            self._ears.pop(name, None)
            self._tried.discard(name)
            self._there.discard(name)
            self._taken_away.add(name)
        return True

    def _sharing(self, names: Sequence[str], seat: int) -> set[str]:
        """Return the player of a seat, and all who share a headset with them."""
        ear = self._ears[names[seat]]
        if ear.way is not Way.HEADSET:
            return {names[seat]}
        return {other for other in names if self._ears.get(other) == ear}


def _is_here(ear: Ear, here: EarsHere) -> bool:
    match ear.way:
        case Way.LEFT | Way.RIGHT:
            return ear.device in here.sides
        case Way.HEADSET | Way.OWN:
            return ear.device in here.devices
        case Way.NONE:
            return True
        case _:
            return ear.way in here.offered(1)
