"""Where utterances come from: the shape that microphone, keyboard and recordings share.

A source delivers events by calling a function that was given to ``start`` (``queue.Queue.put``
will do). It may call it from a thread of its own.
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

    ``moment`` is in seconds of ``time.monotonic``. It may be anybody's talk: nothing is cut for it.
    """

    moment: float


@dataclass(frozen=True, slots=True)
class TableTalkedOver:
    """Somebody has begun to speak while the table does: it is to be silent, so that all of it is heard.

    It may be anybody's talk: what is not heard of the table's sentence is not to be lost by it.
    """


@dataclass(frozen=True, slots=True)
class SpeechLost:
    """Somebody spoke while the table's own voice kept the microphone from hearing, and is quiet now."""


@dataclass(frozen=True, slots=True)
class NoWords:
    """Something sounded in which no words could be told, or for a while nothing sounded at all.

    It is delivered of a microphone that may be the wrong one.
    """


@dataclass(frozen=True, slots=True)
class SourceEnded:
    """Nothing more will come from this source: end of input, or of the recordings."""

    others: bool = False
    """Whether others that are joined with it go on."""


@dataclass(frozen=True, slots=True)
class RepeatAsked:
    """Anybody who types pressed Enter and nothing else: what was said last is to be heard again."""


@dataclass(frozen=True, slots=True)
class LeaveAsked:
    """Anybody who types ended the input (Ctrl+D): they want to leave."""


@dataclass(frozen=True)
class SourceProblem:
    """Something keeps a source from hearing.

    ``reason`` is the code of its sentence (see ``SOURCE_REASONS``), ``details`` the values in it. ``final``
    tells that the source has given up; otherwise it goes on trying, and says
    ``microphone-back`` when it hears again.
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
"""Takes an event; it must not block, since a microphone's thread calls it."""


class Source(Protocol):
    """Something that delivers utterances."""

    def start(self, deliver: Deliver) -> None:
        """Begin to listen, and deliver events until ``close``. Called once."""

    def expect(self, phrases: PhraseGraph, later: Iterable[PhraseGraph] = ()) -> None:
        """Listen for these phrases from the next utterance on. May be called from any thread.

        ``later`` is what may be expected after them: time to prepare it, and to make it where it is made
        on the way, is when nobody speaks. It may be gone through in another thread.
        """

    @property
    def listens(self) -> bool:
        """Whether it needs phrases: for one that hears nothing, none are made, which takes a while."""

    def ready(self) -> None:
        """Note that everything delivered has been dealt with and more is awaited.

        Recordings go on to the next one here, so that each is heard with the phrases that are
        possible after the one before. Microphone and keyboard need no such telling.
        """

    @property
    def sounding(self) -> bool:
        """Whether somebody speaks to the table now, by words or by loudness alone; from any thread."""

    @property
    def heard_until(self) -> float:
        """Up to when (``time.monotonic``) ``sounding`` and ``shut`` tell all that sounded."""

    @property
    def shut(self) -> bool:
        """Whether what is said now is lost, since the table's own voice has only just ended."""

    def close(self) -> None:
        """Stop listening and let go of the device; may be called more than once."""


class Soundless:
    """What a source tells of sound when what it delivers is whole: typed lines, recordings.

    Nobody is in the middle of a word there, and the table's own voice keeps nothing from being heard.
    """

    sounding = False
    shut = False

    @property
    def heard_until(self) -> float:
        """Up to when (``time.monotonic``) ``sounding`` and ``shut`` tell all that sounded: now."""
        return time.monotonic()
