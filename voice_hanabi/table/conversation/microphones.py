"""Microphones as the table knows them: which there are, what people call them, and which is listened to."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum


class KeyHere(Enum):
    """A key to speak."""

    NONE = "none"
    """There is no terminal."""
    ENTER = "enter"
    """Lines are typed at the terminal, in which a space is a space."""
    SPACE = "space"
    """The space bar, or Enter."""


@dataclass(frozen=True, slots=True)
class MicrophoneHere:
    """A microphone."""

    name: str
    """As the system has it."""
    called: str
    """As it is said to people."""
    worn: bool = False
    """Whether it is that of a headset, by its name."""


@dataclass(frozen=True, slots=True)
class MicrophonesHere:
    """The microphones that a computer has now, the likeliest first."""

    all: tuple[MicrophoneHere, ...] = ()
    used: str = ""
    """The name of the one that is listened to; empty where none is."""
    key: KeyHere = KeyHere.NONE
    """Which key can be pressed to speak."""

    @property
    def listened_to(self) -> MicrophoneHere | None:
        """The one that is listened to."""
        return next((one for one in self.all if one.name == self.used), None)

    def beside(self, without: Collection[str] = ()) -> tuple[MicrophoneHere, ...]:
        """Return the others, those behind the one that is used first, so that one goes round."""
        place = next((place for place, one in enumerate(self.all) if one.name == self.used), -1)
        turned = (*self.all[place + 1 :], *self.all[: max(place, 0)])
        return tuple(one for one in turned if one.name not in without)
