"""Where utterances come from: the shape that microphone, keyboard and recordings share.

A source delivers events by calling a function that was given to ``start`` (``queue.Queue.put``
will do). It may call it from a thread of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance


@dataclass(frozen=True, slots=True)
class SpeechStarted:
    """Somebody has begun to speak; the utterance follows when it has ended.

    ``moment`` is in seconds of ``time.monotonic``. It may be anybody's talk: nothing is cut for it.
    """

    moment: float


@dataclass(frozen=True, slots=True)
class SpeechLost:
    """Somebody spoke while the table's own voice kept the microphone from hearing, and is quiet now."""


@dataclass(frozen=True, slots=True)
class SourceEnded:
    """Nothing more will come from this source: end of input, or of the recordings."""


@dataclass(frozen=True, slots=True)
class RepeatAsked:
    """Whoever types pressed Enter and nothing else: what was said last is to be heard again."""


@dataclass(frozen=True, slots=True)
class LeaveAsked:
    """Whoever types ended the input (Ctrl+D): they want to leave."""


@dataclass(frozen=True)
class SourceProblem:
    """Something keeps a source from hearing; ``str()`` gives an English sentence.

    ``reason`` is a stable code that other languages word (see ``SOURCE_REASONS``), ``details`` the
    values for its sentence. ``final`` tells that the source has given up; otherwise it goes on trying,
    and says ``microphone-back`` when it hears again.
    """

    reason: str
    details: Mapping[str, str] = field(default_factory=dict)
    final: bool = False

    def __str__(self) -> str:
        """Return what is wrong and what to do about it, in one English sentence."""
        return SOURCE_REASONS[self.reason].format_map(self.details)


SOURCE_REASONS: Mapping[str, str] = {
    "microphone-library-missing": "PortAudio is missing ({message}): install it, on Debian with"
    " 'apt install libportaudio2', or play with --input keyboard.",
    "microphone-missing": "There is no microphone: plug one in, or play with --input keyboard.",
    "microphone-unknown": "There is no microphone called '{device}'; there are: {devices}.",
    "microphone-ambiguous": "Several microphones are called '{device}': {devices}. Say more of the name.",
    "microphone-refused": "The microphone '{device}' cannot be opened: {message}.",
    "microphone-lost": "The microphone '{device}' has gone; I try to reach it again.",
    "microphone-back": "The microphone '{device}' is back.",
    "recognizer-failed": "The speech recogniser failed: {message}.",
    "recording-rate": "The file '{path}' is not speech: its sample rate is {rate} Hz.",
    "recording-missing": "There is no file '{path}'.",
    "recording-unreadable": "The file '{path}' is not sound that I can read: {message}.",
    "recording-empty": "The file '{path}' holds no sound.",
    "recording-folder-empty": "The folder '{path}' holds no sound files.",
}
"""Every reason of a ``SourceProblem`` or ``RecordingProblem``, with its English sentence."""

SourceEvent = Utterance | SpeechStarted | SpeechLost | RepeatAsked | LeaveAsked | SourceEnded | SourceProblem
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

    def ready(self) -> None:
        """Tell that all that was delivered has been dealt with and more is awaited.

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
