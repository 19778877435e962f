"""Why something can't be heard, as codes: whoever speaks to people words them in the table's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Reason(Enum):
    """A code for one thing that is wrong or missing; the names of its details are in brackets."""

    # What was asked for can't be understood (RouteError).
    EAR_WITHOUT_ROUTE = "ear-without-route"
    """No '=' in an ear (ear)."""
    EAR_GIVEN_TWICE = "ear-given-twice"
    """Two routes for one seat (seat)."""
    EAR_SHARED = "ear-shared"
    """Two seats with the same private ear (seat, other; device where it was found by opening it)."""
    UNKNOWN_ROUTE = "unknown-route"
    """Not one of the routes (route, known)."""
    UNKNOWN_OUTPUT = "unknown-output"
    """Not one of the outputs for everyone (output, known)."""
    ROUTE_NEEDS_NAME = "route-needs-name"
    """A device without its name (route)."""
    ROUTE_NEEDS_DIRECTORY = "route-needs-directory"
    """WAV files without a directory (route)."""

    SCREEN_READER_ALOUD = "screen-reader-aloud"
    """The screen reader as one player's ear while the table speaks aloud (seat)."""
    SCREEN_READER_READS_LINES = "screen-reader-reads-lines"
    """Lines for one seat alone, which the screen reader would read to everyone (seat)."""

    # What is missing here (Missing), and therefore why something was not heard (Undelivered).
    NO_SOUND_LIBRARY = "no-sound-library"
    """PortAudio or its Python side can't be loaded (error)."""
    NO_OUTPUT_DEVICE = "no-output-device"
    """There is no device to play on."""
    DEVICE_MISSING = "device-missing"
    """No output device has this name (device)."""
    DEVICE_AMBIGUOUS = "device-ambiguous"
    """Several output devices have this in their names (device, names)."""
    DEVICE_HAS_ONE_CHANNEL = "device-has-one-channel"
    """Left or right was asked of a mono device (device)."""
    SIDES_ALIKE = "sides-alike"
    """Left or right as an ear, while the system plays the same on both (seat)."""
    DEVICE_REFUSED = "device-refused"
    """The device is there and could not be opened: busy, perhaps (device, error)."""
    DEVICE_LOST = "device-lost"
    """The device went away or fell silent while playing (device)."""
    EAR_IS_PUBLIC = "ear-is-public"
    """The ear is the device that everyone hears (device)."""
    DEVICE_MAY_MOVE = "device-may-move"
    """The system may move this device's sound to another one: no private ear (device)."""
    DIRECTORY_REFUSED = "directory-refused"
    """WAV files can't be written there (directory, error)."""
    NO_VOICE = "no-voice"
    """There is no voice here (error; language where a sentence was to be spoken)."""
    VOICE_FAILED = "voice-failed"
    """The voice did not give this sentence, or not in time (error)."""
    NO_EAR = "no-ear"
    """The seat has no private ear (no details)."""
    PHONE_AWAY = "phone-away"
    """The seat's phone is not there now: an answer waits for it (seat)."""
    NO_SUCH_SEAT = "no-such-seat"
    """An ear was given for somebody who does not play (seat)."""
    NO_SCREEN_READER = "no-screen-reader"
    """No screen reader runs here (seat, where it was to be an ear)."""
    SCREEN_READER_GONE = "screen-reader-gone"
    """The screen reader has ended or does not answer (name; seat, where it was an ear)."""
    LINES_CLOSED = "lines-closed"
    """Nobody reads the printed lines any more (error)."""


@dataclass(frozen=True)
class Missing:
    """Something that does not work here: the code, and the words that its sentence needs."""

    reason: Reason
    details: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Undelivered:
    """An announcement that its audience did not hear, in whole or in part.

    ``audience`` is the seat (0-based), or ``None`` for everyone. The text is not kept: what was
    private stays so. Where it is a seat, ``details`` has its name as ``seat``.
    """

    audience: int | None
    reason: Reason
    details: Mapping[str, str] = field(default_factory=dict)
    anew: bool = field(default=False, compare=False)
    """Whether it has heard something whole since such a loss was last told: this is another one."""


class SoundError(Exception):
    """Raised by whatever carries sound when it can't; carries the reason as a ``Missing``."""

    def __init__(self, reason: Reason, **details: str) -> None:
        """Say why, with the details that the reason names."""
        super().__init__(f"{reason.value} {details}")
        self.missing = Missing(reason, details)


class EarReach(Enum):
    """How a seat can be told something alone."""

    OWN = "own"
    """Through an ear (or lines) of its own."""
    HELD = "held"
    """Through the shared headset, which this seat holds now."""
    ELSEWHERE = "elsewhere"
    """Through the shared headset, which somebody else holds now: private words wait."""
    NONE = "none"
    """Not at all."""
