"""The values of ``--output`` and ``--ear NAME=EAR``, as types. Nothing is opened here.

An ear is one of ``text``, ``device:NAME``, ``device:NAME:left``, ``device:NAME:right``, ``left``, ``right``,
``headset``, ``headset:NAME``, ``screen``, ``screenreader``, ``wav:FOLDER``, a satellite as
``tcp://HOST:PORT``, and ``none``; the output for everyone is ``speech``, ``screenreader``, ``text``,
``wav:FOLDER`` or a satellite.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from voice_hanabi.problems import Problem
from voice_hanabi.speaking.reasons import ReasonCode


class RouteError(Problem, ValueError):
    """Raised for an output or ear that can't be parsed."""

    def __init__(self, reason: ReasonCode, **details: str) -> None:
        """Take the reason's code, with its details."""
        super().__init__(reason, details)


class Channel(Enum):
    """One side of a device with two channels; the value is its column in a block of samples."""

    LEFT = 0
    RIGHT = 1


@dataclass(frozen=True, slots=True)
class TextRoute:
    """Lines on standard output."""


@dataclass(frozen=True, slots=True)
class DeviceRoute:
    """An output device, or one channel of it.

    ``name`` is its name or a part of it, or ``None`` for the system's default; ``channel`` is
    ``None`` for both channels.
    """

    name: str | None = None
    channel: Channel | None = None


@dataclass(frozen=True, slots=True)
class HeadsetRoute:
    """One headset for several seats, handed over by name.

    ``name`` is its device's name or a part of it. Without one it is the system's default output, which works
    only if public announcements are not played there.
    """

    name: str | None = None


@dataclass(frozen=True, slots=True)
class ScreenRoute:
    """This computer's screen, at which several seats look alone, one after the other."""


@dataclass(frozen=True, slots=True)
class WavRoute:
    """A numbered WAV file for each announcement, in this directory."""

    directory: Path


@dataclass(frozen=True, slots=True)
class ReaderRoute:
    """The screen reader that is running: one voice for one listener, or for everyone."""


@dataclass(frozen=True, slots=True)
class NoRoute:
    """No private ear."""


@dataclass(frozen=True, slots=True)
class PhoneRoute:
    """The seat's phone: the default for every seat when there are phones."""


Route = TextRoute | DeviceRoute | HeadsetRoute | ReaderRoute | ScreenRoute | WavRoute | PhoneRoute | NoRoute
Output = TextRoute | DeviceRoute | ReaderRoute | WavRoute | PhoneRoute
"""Output by phones only, when there is no room in which all hear the table."""

EARS = (
    "text, device:NAME, device:NAME:left, device:NAME:right, left, right, "
    "headset, headset:NAME, screen, screenreader, wav:FOLDER, tcp://HOST:PORT, none"
)
OUTPUTS = "speech, screenreader, text, wav:FOLDER, tcp://HOST:PORT"


def parse_output(text: str) -> Output:
    """Return the route for everyone. Raises ``RouteError`` if the text is not one of ``OUTPUTS``."""
    match text.strip().partition(":"):
        case ["speech", "", ""]:
            return DeviceRoute()
        case ["screenreader", "", ""]:
            return ReaderRoute()
        case ["text", "", ""]:
            return TextRoute()
        case ["wav", ":", directory]:
            return _wav(text, directory)
        case ["tcp", ":", _]:
            return DeviceRoute(text.strip())
    raise RouteError(ReasonCode.UNKNOWN_OUTPUT, output=text, known=OUTPUTS)


_BY_ONE_WORD: Mapping[str, Route] = {
    "text": TextRoute(),
    "none": NoRoute(),
    "screen": ScreenRoute(),
    "screenreader": ReaderRoute(),
    "left": DeviceRoute(None, Channel.LEFT),
    "right": DeviceRoute(None, Channel.RIGHT),
    "headset": HeadsetRoute(),
}


def parse_route(text: str) -> Route:
    """Return the route of an ear. Raises ``RouteError`` if the text is not one of ``EARS``."""
    match text.strip().partition(":"):
        case [word, "", ""] if word in _BY_ONE_WORD:
            return _BY_ONE_WORD[word]
        case ["headset", ":", name]:
            return HeadsetRoute(_named(text, name))
        case ["device" | "wav" as word, "", ""]:
            return _wav(text, "") if word == "wav" else DeviceRoute(_named(text, ""))
        case ["device", ":", rest]:
            # Device names contain colons ('hw:1,0'), so only a last word that is a side counts as one.
            name, colon, side = rest.rpartition(":")
            if colon and side in ("left", "right"):
                return DeviceRoute(_named(text, name), Channel[side.upper()])
            return DeviceRoute(_named(text, rest))
        case ["wav", ":", directory]:
            return _wav(text, directory)
        case ["tcp", ":", _]:
            return DeviceRoute(text.strip())
    raise RouteError(ReasonCode.UNKNOWN_ROUTE, route=text, known=EARS)


def parse_ear(text: str) -> tuple[str, Route]:
    """Return the seat's name and its route from ``NAME=EAR``. Raises ``RouteError``.

    A seat may also be given by its number, from 1.
    """
    seat, equals, route = text.partition("=")
    if not equals or not seat.strip():
        raise RouteError(
            ReasonCode.EAR_WITHOUT_ROUTE,
            ear=text,
        )
    return seat.strip(), parse_route(route)


def parse_ears(texts: Iterable[str]) -> dict[str, Route]:
    """Return the route for each seat's name.

    Raises ``RouteError`` if one can't be parsed, if a seat is named twice, or if two seats would hear each
    other's private words: the same device, or a channel of it and all of it.
    """
    ears: dict[str, Route] = {}
    for text in texts:
        seat, route = parse_ear(text)
        if any(seat.casefold() == other.casefold() for other in ears):
            raise RouteError(ReasonCode.EAR_GIVEN_TWICE, seat=seat)
        for other, taken in ears.items():
            if _overlap(route, taken):
                raise RouteError(
                    ReasonCode.EAR_SHARED,
                    seat=seat,
                    other=other,
                )
        ears[seat] = route
    return ears


def check_screen_reader(output: Output, ears: Mapping[str, Route]) -> None:
    """Raise ``RouteError`` if a screen reader would tell others what is private.

    It speaks on this computer's output, so it may be one player's only if the table doesn't speak there, or
    only through the screen reader itself. And it reads what is printed, so no other seat may have private
    lines.
    """
    for seat, route in ears.items():
        if isinstance(route, TextRoute | ScreenRoute) and isinstance(output, ReaderRoute):
            raise RouteError(
                ReasonCode.SCREEN_READER_READS_LINES,
                seat=seat,
            )
        if isinstance(route, ReaderRoute) and isinstance(output, DeviceRoute):
            raise RouteError(
                ReasonCode.SCREEN_READER_ALOUD,
                seat=seat,
            )


def _overlap(one: Route, two: Route) -> bool:
    """Return whether two seats with these routes would hear or read each other's words."""
    if isinstance(one, HeadsetRoute) and isinstance(two, HeadsetRoute):
        return False
    if isinstance(one, ReaderRoute) or isinstance(two, ReaderRoute):
        # It also reads what is printed.
        return all(isinstance(route, ReaderRoute | TextRoute | ScreenRoute) for route in (one, two))
    if {type(one), type(two)} == {TextRoute, ScreenRoute}:
        # Lines stay on the screen that the other looks at.
        return True
    if not isinstance(one, DeviceRoute | HeadsetRoute) or not isinstance(two, DeviceRoute | HeadsetRoute):
        return False
    if one.name != two.name:
        return False
    channels = [route.channel if isinstance(route, DeviceRoute) else None for route in (one, two)]
    return None in channels or channels[0] == channels[1]


def is_audible(route: Route | Output) -> bool:
    """Return whether a route plays sound, rather than only text."""
    return not isinstance(route, TextRoute | NoRoute | ReaderRoute | ScreenRoute)


def _named(text: str, name: str) -> str:
    if not name.strip():
        raise RouteError(
            ReasonCode.ROUTE_NEEDS_NAME,
            route=text,
        )
    return name.strip()


def _wav(text: str, directory: str) -> WavRoute:
    if not directory.strip():
        raise RouteError(ReasonCode.ROUTE_NEEDS_DIRECTORY, route=text)
    # Unlike Path's own method, this leaves the '~' of an unknown user alone.
    return WavRoute(Path(os.path.expanduser(directory.strip())))
