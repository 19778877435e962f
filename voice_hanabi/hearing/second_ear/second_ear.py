"""The protocol of a second ear: it takes an utterance's sound and the table's words, and returns the text."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from voice_hanabi.problems import Problem, Reasons

RATE = 16_000
"""The sample rate in Hz of the 16-bit sound for a second ear."""

SECOND_EAR_REASONS: Reasons = MappingProxyType(
    {
        "second-ear-unknown": ("value",),
        "extra-part-missing": ("extra", "pip"),
        "second-ear-not-fetched": (),
        "second-ear-damaged": ("path", "message"),
        "second-ear-unreachable": ("host",),
        "second-ear-slow": (),
        "second-ear-nonsense": ("host",),
    }
)
"""Every code of a `SecondEarProblem`."""


class SecondEarProblem(Problem):
    """Raised if the second ear can't be used, or has failed; the first one works without it."""


@dataclass(frozen=True, slots=True)
class TableWords:
    """What is likely to be said at the table now, as a hint for an ear that knows only the language."""

    language: str
    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """Words that people say there, in no order: Whisper would repeat a whole sentence."""


class SecondEar(Protocol):
    """Transcribes recorded speech, in any words of a language."""

    @property
    def host(self) -> str:
        """The computer that receives the sound; empty if it stays on this one."""

    def hear(self, sound: bytes, likely: TableWords) -> str:
        """Return what was said in a piece of sound, empty if nothing. Raises `SecondEarProblem`.

        The sound is 16-bit mono at ``RATE``. Called from one thread at a time; it may take seconds.
        """

    def close(self) -> None:
        """Release its resources."""
