"""The protocol of sources of utterances, shared by microphone, keyboard and recordings.

A source delivers events by calling the function given to ``start`` (such as ``queue.Queue.put``), possibly
from its own thread.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.problems import Reasons


@dataclass(frozen=True, slots=True)
class SpeechStarted:
    """Somebody has begun to speak; the utterance follows when it has ended.

    ``moment`` is in seconds of ``time.monotonic``. It may be anybody's talk, so nothing is cut for it.
    """

    moment: float


@dataclass(frozen=True, slots=True)
class TableTalkedOver:
    """Somebody has begun to speak while the table does: it must be silent, so that all of it is heard.

    It may be anybody's talk, so the rest of the table's sentence must not be lost.
    """


@dataclass(frozen=True, slots=True)
class SpeechLost:
    """Somebody spoke while the table's own voice kept the microphone from hearing, and is quiet now."""


@dataclass(frozen=True, slots=True)
class NoWords:
    """Something sounded without recognisable words, or nothing sounded at all for a while.

    It is delivered for a microphone that may be the wrong one.
    """


@dataclass(frozen=True, slots=True)
class SourceEnded:
    """Nothing more will come from this source: end of input, or of the recordings."""

    others: bool = False
    """Whether other sources joined with it go on."""


@dataclass(frozen=True, slots=True)
class RepeatAsked:
    """Somebody at the keyboard pressed only Enter: they want to hear the last sentence again."""


@dataclass(frozen=True, slots=True)
class LeaveAsked:
    """Somebody at the keyboard ended the input (Ctrl+D): they want to leave."""


@dataclass(frozen=True)
class SourceProblem:
    """Something keeps a source from hearing.

    ``reason`` is the code of its sentence (see ``SOURCE_REASONS``), ``details`` the values in it. ``final``
    is true if the source has given up; otherwise it keeps trying, and reports ``microphone-back`` when it
    hears again.
    """

    reason: str
    details: Mapping[str, object] = field(default_factory=dict)
    final: bool = False


SOURCE_REASONS: Reasons = MappingProxyType(
    {
        "microphone-library-missing": ("message",),
        "microphone-missing": (),
        "microphone-unknown": ("device", "devices"),
        "microphone-ambiguous": ("device", "devices"),
        "microphone-refused": ("device", "message"),
        "microphone-lost": ("device",),
        "microphone-back": ("device",),
        "microphone-too-loud": ("device",),
        "microphone-silent": ("device",),
        "microphone-satellite-away": ("host",),
        "microphone-satellite-taken": ("host",),
        "microphone-satellite-none": ("host",),
        "computer-slow": (),
        "recognizer-failed": ("message",),
        "recording-rate": ("path", "rate"),
        "recording-missing": ("path",),
        "recording-is-folder": ("path",),
        "recording-is-device": ("path",),
        "recording-unreadable": ("path", "message"),
        "recording-empty": ("path",),
        "recording-folder-empty": ("path",),
    }
)
"""Every reason of a ``SourceProblem`` or ``RecordingProblem``, with the values in its sentence."""

SourceEvent = (
    Utterance
    | SpeechStarted
    | TableTalkedOver
    | SpeechLost
    | NoWords
    | RepeatAsked
    | LeaveAsked
    | SourceEnded
    | SourceProblem
)
"""What a source delivers."""

Deliver = Callable[[SourceEvent], None]
"""Takes an event; it must not block, because a microphone's thread calls it."""


class Source(Protocol):
    """Delivers utterances."""

    def start(self, deliver: Deliver) -> None:
        """Start listening, and deliver events until ``close``. Called once."""

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next utterance on. May be called from any thread.

        ``later`` is what may be expected after them; it is prepared when nobody speaks, possibly generated on
        the fly in another thread.
        """

    @property
    def listens(self) -> bool:
        """Whether it needs phrases: making them takes a while, so a source that hears nothing gets none."""

    def ready(self) -> None:
        """Tell the source that everything delivered has been handled and more is awaited.

        Recordings continue with the next one here, so that each is recognised with the phrases that are
        possible after the one before. Microphone and keyboard ignore it.
        """

    @property
    def sounding(self) -> bool:
        """Whether somebody is speaking to the table now, by words or by loudness alone. Thread-safe."""

    @property
    def heard_until(self) -> float:
        """The time (``time.monotonic``) up to which ``sounding`` and ``shut`` cover all sound."""

    @property
    def shut(self) -> bool:
        """Whether what is said now is lost, because the table's own voice has only just ended."""

    def close(self) -> None:
        """Stop listening and close the device; may be called more than once."""


class Soundless:
    """The sound properties of a source of complete utterances: typed lines, recordings.

    Nobody is in the middle of a word, and the table's own voice doesn't keep anything from being heard.
    """

    sounding = False
    shut = False

    @property
    def heard_until(self) -> float:
        """The time (``time.monotonic``) up to which ``sounding`` and ``shut`` cover all sound: now."""
        return time.monotonic()
