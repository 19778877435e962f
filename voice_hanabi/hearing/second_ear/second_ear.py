"""What a second ear is: given the sound of an utterance and the table's words, it tells what was said."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from voice_hanabi.problems import Problem, Reasons

RATE = 16_000
"""Samples a second (Hz) of the sound that a second ear is given, 16 bits each."""

SECOND_EAR_REASONS: Reasons = MappingProxyType(
    {
        "second-ear-unknown": ("value",),
        "second-ear-package-missing": ("extra",),
        "second-ear-not-fetched": (),
        "second-ear-damaged": ("path", "message"),
        "second-ear-unreachable": ("host",),
        "second-ear-slow": (),
        "second-ear-nonsense": ("host",),
    }
)
"""Every code of a `SecondEarProblem`."""


class SecondEarProblem(Problem):
    """The second ear can't be used, or has not heard; the first one hears as without it."""


@dataclass(frozen=True, slots=True)
class TableWords:
    """What is likely to be said at the table now, as a hint to an ear that knows the language alone."""

    language: str
    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """What people say there, in no order: a whole sentence would be taken for what was said."""


class SecondEar(Protocol):
    """Hears what was said already, any words of a language."""

    @property
    def host(self) -> str:
        """The computer to which the sound is sent; empty where it stays on this one."""

    def hear(self, sound: bytes, likely: TableWords) -> str:
        """Return what was said in a piece of sound, empty where that is nothing. Raises `SecondEarProblem`.

        The sound is 16-bit mono of ``RATE`` samples a second. Called from one thread at a time, it may take
        seconds.
        """

    def close(self) -> None:
        """Give back what it holds."""
