"""Why something can't be heard, as codes: whoever speaks to people words them in the table's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Self

from voice_hanabi.problems import Problem, Reasons


class ReasonCode(StrEnum):
    """A code for one thing that is wrong or missing, with the names of the values in its sentence."""

    def __new__(cls, code: str, *details: str) -> Self:
        """Make a code with the names of its values."""
        made = str.__new__(cls, code)
        made._value_ = code
        made.details = details
        return made

    details: tuple[str, ...]

    # What was asked for can't be understood (RouteError).
    EAR_WITHOUT_ROUTE = "ear-without-route", "ear"
    """No '=' in an ear."""
    EAR_GIVEN_TWICE = "ear-given-twice", "seat"
    """Two routes for one seat."""
    EAR_SHARED = "ear-shared", "seat", "other", "device"
    """Two seats with the same private ear. ``device`` is set where opening it found that out."""
    UNKNOWN_ROUTE = "unknown-route", "route", "known"
    """Not one of the routes."""
    UNKNOWN_OUTPUT = "unknown-output", "output", "known"
    """Not one of the outputs for everyone."""
    ROUTE_NEEDS_NAME = "route-needs-name", "route"
    """A device without its name."""
    ROUTE_NEEDS_DIRECTORY = "route-needs-directory", "route"
    """WAV files without a directory."""

    SCREEN_READER_ALOUD = "screen-reader-aloud", "seat"
    """The screen reader as one player's ear while the table speaks aloud."""
    SCREEN_READER_READS_LINES = "screen-reader-reads-lines", "seat"
    """Lines for one seat alone, which the screen reader would read to everyone."""

    # What is missing here (Missing), and therefore why something was not heard (Undelivered).
    NO_SOUND_LIBRARY = "no-sound-library", "error"
    """PortAudio or its Python side can't be loaded."""
    NO_OUTPUT_DEVICE = "no-output-device"
    """There is no device to play on."""
    DEVICE_MISSING = "device-missing", "device"
    """No output device has this name."""
    DEVICE_AMBIGUOUS = "device-ambiguous", "device", "names"
    """Several output devices have this in their names."""
    DEVICE_HAS_ONE_CHANNEL = "device-has-one-channel", "device"
    """Left or right was asked of a mono device."""
    SIDES_ALIKE = "sides-alike", "seat"
    """Left or right as an ear, while the system plays the same on both."""
    DEVICE_REFUSED = "device-refused", "device", "error"
    """The device is there and could not be opened: busy, perhaps."""
    DEVICE_LOST = "device-lost", "device"
    """The device went away or fell silent while playing."""
    SATELLITE_AWAY = "satellite-away", "host"
    """The satellite of a home does not answer."""
    SATELLITE_TAKEN = "satellite-taken", "host"
    """The satellite serves another program."""
    SATELLITE_NONE = "satellite-none", "host"
    """What answers at the address is no satellite."""
    EAR_IS_PUBLIC = "ear-is-public", "device"
    """The ear is the device that everyone hears."""
    DEVICE_MAY_MOVE = "device-may-move", "device"
    """The system may move this device's sound to another one: no private ear."""
    DIRECTORY_REFUSED = "directory-refused", "directory", "error"
    """WAV files can't be written there."""
    NO_VOICE = "no-voice", "error", "language"
    """There is no voice here. ``language`` is set where a sentence was to be spoken."""
    VOICE_FAILED = "voice-failed", "error"
    """The voice did not give this sentence, or not in time."""
    NO_EAR = "no-ear"
    """The seat has no private ear."""
    PHONE_AWAY = "phone-away", "seat"
    """The seat's phone is not there now: an answer waits for it."""
    NO_SUCH_SEAT = "no-such-seat", "seat"
    """An ear was given for somebody who does not play."""
    NO_SCREEN_READER = "no-screen-reader", "seat"
    """No screen reader runs here. ``seat`` is set where it was to be an ear."""
    SCREEN_READER_GONE = "screen-reader-gone", "name", "seat"
    """The screen reader has ended or does not answer. ``seat`` is set where it was an ear."""
    LINES_CLOSED = "lines-closed", "error"
    """Nobody reads the printed lines any more."""
    LINES_LOST = "lines-lost", "error"
    """The printed lines can't be written: the disk is full, perhaps."""


@dataclass(frozen=True)
class Missing:
    """Something that does not work here: the code, and the words that its sentence needs."""

    reason: ReasonCode
    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Undelivered:
    """An announcement that its audience did not hear, in whole or in part.

    ``audience`` is the seat (0-based), or ``None`` for everyone. The text is not kept: what was
    private stays so. Where it is a seat, ``details`` has its name as ``seat``.
    """

    audience: int | None
    reason: ReasonCode
    details: Mapping[str, str] = field(default_factory=dict)
    anew: bool = field(default=False, compare=False)
    """Whether it has heard something whole since such a loss was last told: this is another one."""


SPEAKING_REASONS: Reasons = MappingProxyType({reason.value: reason.details for reason in ReasonCode})


class SoundError(Problem):
    """Raised by whatever carries sound when it can't; carries the reason as a ``Missing``, too."""

    def __init__(self, reason: ReasonCode, **details: str) -> None:
        """Say why, with the details that the reason names."""
        super().__init__(reason, details)
        self.missing = Missing(reason, details)


class EarReach(Enum):
    """How a seat can be told something alone."""

    OWN = "own"
    """Through an ear (or lines) of its own."""
    HELD = "held"
    """Through the shared headset, which this seat holds now."""
    ELSEWHERE = "elsewhere"
    """Through the shared headset, which somebody else holds now: private words wait."""
    SCREEN_ELSEWHERE = "screen-elsewhere"
    """On the screen, at which this seat does not look alone now: private words wait."""
    NONE = "none"
    """Not at all."""
