"""Private ears as the table knows them: ways for one player to hear what others must not.

The available ears come to the table as data, and the assignments go out as data: devices are opened
elsewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Way(StrEnum):
    """A kind of private ear, in the words of `HearBy`."""

    PHONE = "phone"
    HEADSET = "headset"
    """A headset that is handed round."""
    OWN = "own"
    """A device of their own."""
    LEFT = "left"
    RIGHT = "right"
    SIDES = "sides"
    """The left and the right side of one device, for two players."""
    READER = "reader"
    """This computer's screen reader, which only one player hears."""
    WRITING = "writing"
    NONE = "none"
    """No ear: private words are not told."""


@dataclass(frozen=True, slots=True)
class Ear:
    """A player's private ear: its kind, and the name of its device; the default device has none."""

    way: Way
    device: str = ""


@dataclass(frozen=True, slots=True)
class EarsHere:
    """The private ears that a computer can provide now."""

    asked: bool = False
    """Whether players are asked: not if their ears were given, or nobody needs one."""
    phones: bool = False
    devices: tuple[str, ...] = ()
    """Names of devices that can be an ear besides the public one, likeliest first."""
    sides: tuple[str, ...] = ()
    """Names of devices with a left and a right side, in the same order; the default one has no name."""
    reader: bool = False
    writing: bool = False

    def offered(self, players: int, without: Collection[Way] = ()) -> tuple[Way, ...]:
        """Return what to offer to a number of players, likeliest first, each kind once."""
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
    """Raised for an ear that this computer can't provide; the message names the sentence that says so."""


def _first_working(way: Way, names: Iterable[str], failed: Collection[Ear]) -> str:
    """Return the first of these devices that hasn't failed as this kind of ear. Raises `NoSuchEar`."""
    name = next((name for name in names if Ear(way, name) not in failed), None)
    if name is None:
        raise NoSuchEar("ear-no-device")
    return name


def _check_there(way: Way, here: EarsHere) -> None:
    """Raise `NoSuchEar` for a kind that this computer does not have."""
    if way is Way.PHONE and not here.phones:
        raise NoSuchEar("ear-no-network")
    if way is Way.READER and not here.reader:
        raise NoSuchEar("ear-no-reader")
    if way is Way.WRITING and not here.writing:
        raise NoSuchEar("ear-no-writing")


def ears_for(
    wanted: Mapping[int, Way], here: EarsHere, failed: Collection[Ear] = (), taken: Collection[Ear] = ()
) -> dict[int, Ear]:
    """Return an ear of the requested kind for each seat (0-based), among those that haven't ``failed``.

    ``taken`` are the others' ears. Raises `NoSuchEar` if there is none.
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
        # A headset with a single user need not be handed round.
        way = Way.HEADSET if len(sharing) > 1 or shared else Way.OWN
        names = [ear.device for ear in taken if ear.way is Way.HEADSET] if shared else free
        name = _first_working(way, names, failed)
        free = [other for other in free if other != name]
        ears |= {seat: Ear(way, name) for seat in sharing}
    sides = _sides(wanted)
    if sides:
        ears |= _at_sides(sides, here, failed, free)
    for seat, way in wanted.items():
        _check_there(way, here)
        if way is Way.OWN:
            name = _first_working(way, free, failed)
            free.remove(name)
            ears[seat] = Ear(way, name)
        elif way in (Way.PHONE, Way.READER, Way.WRITING, Way.NONE):
            ears[seat] = Ear(way)
    return ears


def _sides(wanted: Mapping[int, Way]) -> dict[int, Way]:
    """Return who hears on which side. Raises `NoSuchEar` for more than two."""
    seats = [seat for seat, way in wanted.items() if way is Way.SIDES]
    sides: dict[int, Way] = {seat: way for seat, way in wanted.items() if way in (Way.LEFT, Way.RIGHT)}
    sides |= dict(zip(seats, (Way.LEFT, Way.RIGHT), strict=False))
    if len(seats) > 2 or len(set(sides.values())) < len(sides):
        raise NoSuchEar("ear-sides-two")
    return sides


def _at_sides(
    sides: Mapping[int, Way], here: EarsHere, failed: Collection[Ear], free: Collection[str]
) -> dict[int, Ear]:
    """Return an ear on each one's side of one device. Raises `NoSuchEar`."""
    for name in here.sides:
        ears = {seat: Ear(way, name) for seat, way in sides.items()}
        if (not name or name in free) and not any(ear in failed for ear in ears.values()):
            return ears
    raise NoSuchEar("ear-no-sides")
