"""The reasons why something can't be heard, as codes that callers put into the table's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Self

from voice_hanabi.problems import Problem, Reasons


class ReasonCode(StrEnum):
    """A code for one problem, with the names of the values in its sentence."""

    def __new__(cls, code: str, *details: str) -> Self:
        """Make a code with the names of its values."""
        made = str.__new__(cls, code)
        made._value_ = code
        made.details = details
        return made

    details: tuple[str, ...]

    # What was asked for can't be parsed (RouteError).
    EAR_WITHOUT_ROUTE = "ear-without-route", "ear"
    """An ear without '='."""
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
    """The screen reader as one player's ear, while the table speaks aloud."""
    SCREEN_READER_READS_LINES = "screen-reader-reads-lines", "seat"
    """Private lines for one seat, which the screen reader would read to everyone."""

    # What is missing here (Missing), and so why something was not heard (Undelivered).
    NO_SOUND_LIBRARY = "no-sound-library", "error"
    """PortAudio or its Python side can't be loaded."""
    NO_OUTPUT_DEVICE = "no-output-device"
    """There is no output device."""
    DEVICE_MISSING = "device-missing", "device"
    """No output device has this name."""
    DEVICE_AMBIGUOUS = "device-ambiguous", "device", "names"
    """Several output devices have this in their names."""
    DEVICE_HAS_ONE_CHANNEL = "device-has-one-channel", "device"
    """Left or right of a mono device."""
    SIDES_ALIKE = "sides-alike", "seat"
    """Left or right as an ear, while the system plays the same on both sides."""
    DEVICE_REFUSED = "device-refused", "device", "error"
    """The device exists but could not be opened: perhaps it is busy."""
    DEVICE_LOST = "device-lost", "device"
    """The device disappeared or fell silent while playing."""
    SATELLITE_AWAY = "satellite-away", "host"
    """The satellite doesn't answer."""
    SATELLITE_TAKEN = "satellite-taken", "host"
    """The satellite is in use by another program."""
    SATELLITE_NONE = "satellite-none", "host"
    """The address isn't a satellite's."""
    EAR_IS_PUBLIC = "ear-is-public", "device"
    """The ear is the device that everyone hears."""
    DEVICE_MAY_MOVE = "device-may-move", "device"
    """The system may move this device's sound to another one, so it can't be a private ear."""
    DIRECTORY_REFUSED = "directory-refused", "directory", "error"
    """WAV files can't be written there."""
    NO_VOICE = "no-voice", "error", "language"
    """There is no voice. ``language`` is set if a sentence was to be spoken."""
    VOICE_FAILED = "voice-failed", "error"
    """The voice did not deliver this sentence, or not in time."""
    NO_EAR = "no-ear"
    """The seat has no private ear."""
    PHONE_AWAY = "phone-away", "seat"
    """The seat's phone is not connected now; it will get the announcement later."""
    NO_SUCH_SEAT = "no-such-seat", "seat"
    """An ear was given for somebody who doesn't play."""
    NO_SCREEN_READER = "no-screen-reader", "seat"
    """No screen reader is running. ``seat`` is set if it was to be an ear."""
    SCREEN_READER_GONE = "screen-reader-gone", "name", "seat"
    """The screen reader has ended or does not answer. ``seat`` is set if it was an ear."""
    LINES_CLOSED = "lines-closed", "error"
    """Nobody reads the printed lines any more."""
    LINES_LOST = "lines-lost", "error"
    """The printed lines can't be written: perhaps the disk is full."""


@dataclass(frozen=True)
class Missing:
    """Something that doesn't work here: the code, and the values that its sentence needs."""

    reason: ReasonCode
    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Undelivered:
    """An announcement that its audience did not hear, in whole or in part.

    ``audience`` is the seat (0-based), or ``None`` for everyone. The text is not kept, because it may be
    private. For a seat, ``details`` has its name as ``seat``.
    """

    audience: int | None
    reason: ReasonCode
    details: Mapping[str, str] = field(default_factory=dict)
    anew: bool = field(default=False, compare=False)
    """Whether the audience has heard something in full since the last such report: this is a new loss."""


SPEAKING_REASONS: Reasons = MappingProxyType({reason.value: reason.details for reason in ReasonCode})


class SoundError(Problem):
    """Raised by everything that carries sound when it fails; holds the reason as a ``Missing``."""

    def __init__(self, reason: ReasonCode, **details: str) -> None:
        """Take the reason's code, with its details."""
        super().__init__(reason, details)
        self.missing = Missing(reason, details)


class EarReach(Enum):
    """How a seat can be told something privately."""

    OWN = "own"
    """Through its own ear (or lines)."""
    HELD = "held"
    """Through the shared headset, which this seat wears now."""
    ELSEWHERE = "elsewhere"
    """Through the shared headset, which somebody else wears now: private words wait."""
    SCREEN_ELSEWHERE = "screen-elsewhere"
    """On the screen, which this seat doesn't look at alone now: private words wait."""
    NONE = "none"
    """Not at all."""
