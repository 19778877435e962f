"""Microphones as the table knows them: which are available, their familiar names, and the one in use."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum


class KeyHere(Enum):
    """The key for push-to-talk."""

    NONE = "none"
    """There is no terminal."""
    ENTER = "enter"
    """Lines are typed at the terminal, so a space is a space."""
    SPACE = "space"
    """The space bar, or Enter."""


@dataclass(frozen=True, slots=True)
class MicrophoneHere:
    """A microphone."""

    name: str
    """The system's name."""
    called: str
    """Its name for people."""
    worn: bool = False
    """Whether its name shows that it belongs to a headset."""


@dataclass(frozen=True, slots=True)
class MicrophonesHere:
    """A computer's current microphones, likeliest first."""

    all: tuple[MicrophoneHere, ...] = ()
    used: str = ""
    """The name of the one in use; empty if none is."""
    key: KeyHere = KeyHere.NONE
    """The key for push-to-talk."""

    @property
    def listened_to(self) -> MicrophoneHere | None:
        """The one in use."""
        return next((one for one in self.all if one.name == self.used), None)

    def beside(self, without: Collection[str] = ()) -> tuple[MicrophoneHere, ...]:
        """Return the others, starting after the one in use, so that all get their turn."""
        place = next((place for place, one in enumerate(self.all) if one.name == self.used), -1)
        turned = (*self.all[place + 1 :], *self.all[: max(place, 0)])
        return tuple(one for one in turned if one.name not in without)
