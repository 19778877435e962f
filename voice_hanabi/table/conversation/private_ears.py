"""Private ears as the table knows them: ways by which one player can hear what the others must not.

Which of them a computer can give comes to the table as data, and who is to hear by which goes out as data:
devices are opened elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Way(StrEnum):
    """A way to hear something alone, in the words of `HearBy`."""

    PHONE = "phone"
    HEADSET = "headset"
    """One that is handed round."""
    OWN = "own"
    """A device of one's own."""
    LEFT = "left"
    RIGHT = "right"
    SIDES = "sides"
    """The left and the right side of one device, for two."""
    READER = "reader"
    """The screen reader of this computer, which one player alone hears."""
    WRITING = "writing"
    NONE = "none"
    """No ear at all: what is for one alone is not told."""


@dataclass(frozen=True, slots=True)
class Ear:
    """A player's private ear: a way, and the name of its device; the usual device has none."""

    way: Way
    device: str = ""


@dataclass(frozen=True, slots=True)
class EarsHere:
    """The private ears that a computer can give now."""

    asked: bool = False
    """Whether players have to be asked at all: not where their ears were given, or nobody needs one."""
    phones: bool = False
    devices: tuple[str, ...] = ()
    """Names of devices that can be an ear beside the one that everybody hears, the likeliest first."""
    sides: tuple[str, ...] = ()
    """Names of devices with a left and a right side, in the same way; the usual one has no name."""
    reader: bool = False
    writing: bool = False

    def offered(self, players: int, without: Collection[Way] = ()) -> tuple[Way, ...]:
        """Return what can be offered to a number of players, the likeliest first, each way once."""
        there = {
            Way.PHONE: self.phones,
            Way.HEADSET: bool(self.devices),
            Way.SIDES: bool(self.sides) and players == 2,
            Way.OWN: 1 < players <= len(self.devices),
            Way.READER: self.reader,
            Way.WRITING: self.writing,
        }
        return tuple(way for way, can in there.items() if can and way not in without)


class NoSuchEar(Exception):  # noqa: N818 - a sentence for people
    """A way that this computer cannot give; the message is the name of the sentence that says so."""


def ears_for(
    wanted: Mapping[int, Way], here: EarsHere, failed: Collection[Ear] = (), taken: Collection[Ear] = ()
) -> dict[int, Ear]:
    """Return an ear for each seat (0-based) that wants one in some way, of those that have not ``failed``.

    ``taken`` are the ears of others. Raises `NoSuchEar` where there is none.
    """
    if list(wanted.values()).count(Way.READER) > 1 or (
        Way.READER in wanted.values() and any(ear.way is Way.READER for ear in taken)
    ):
        raise NoSuchEar("ear-reader-one")
    ears: dict[int, Ear] = {}
    free = [name for name in here.devices if not any(ear.device == name for ear in taken)]
    sharing = [seat for seat, way in wanted.items() if way is Way.HEADSET]
    shared = any(ear.way is Way.HEADSET for ear in taken)
    if sharing:
        # Who is the only one at a headset need not be handed it.
        way = Way.HEADSET if len(sharing) > 1 or shared else Way.OWN
        names = [ear.device for ear in taken if ear.way is Way.HEADSET] if shared else free
        name = next((name for name in names if Ear(way, name) not in failed), None)
        if name is None:
            raise NoSuchEar("ear-no-device")
        free = [other for other in free if other != name]
        ears |= {seat: Ear(way, name) for seat in sharing}
    sides = _sides(wanted)
    if sides:
        ears |= _at_sides(sides, here, failed, free)
    for seat, way in wanted.items():
        match way:
            case Way.PHONE if not here.phones:
                raise NoSuchEar("ear-no-network")
            case Way.READER if not here.reader:
                raise NoSuchEar("ear-no-reader")
            case Way.WRITING if not here.writing:
                raise NoSuchEar("ear-no-writing")
            case Way.OWN:
                name = next((name for name in free if Ear(way, name) not in failed), None)
                if name is None:
                    raise NoSuchEar("ear-no-device")
                free.remove(name)
                ears[seat] = Ear(way, name)
            case Way.PHONE | Way.READER | Way.WRITING | Way.NONE:
                ears[seat] = Ear(way)
    return ears


def _sides(wanted: Mapping[int, Way]) -> dict[int, Way]:
    """Return who hears on which side. Raises `NoSuchEar` where more than two should."""
    seats = [seat for seat, way in wanted.items() if way is Way.SIDES]
    sides: dict[int, Way] = {seat: way for seat, way in wanted.items() if way in (Way.LEFT, Way.RIGHT)}
    sides |= dict(zip(seats, (Way.LEFT, Way.RIGHT), strict=False))
    if len(seats) > 2 or len(set(sides.values())) < len(sides):
        raise NoSuchEar("ear-sides-two")
    return sides


def _at_sides(
    sides: Mapping[int, Way], here: EarsHere, failed: Collection[Ear], free: Collection[str]
) -> dict[int, Ear]:
    """Return an ear on its side of one device for each. Raises `NoSuchEar`."""
    for name in here.sides:
        ears = {seat: Ear(way, name) for seat, way in sides.items()}
        if (not name or name in free) and not any(ear in failed for ear in ears.values()):
            return ears
    raise NoSuchEar("ear-no-sides")
