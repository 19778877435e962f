"""The speed and loudness of the voice for each audience."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

USUAL_RATE = 175
"""Words a minute."""
SLOWEST, FASTEST = 80, 450
"""Words per minute: the limits of espeak-ng."""
QUIETEST, LOUDEST = 0.05, 1.0


class Adjustment(Enum):
    """How somebody wants the voice to be changed."""

    SLOWER = "slower"
    FASTER = "faster"
    LOUDER = "louder"
    QUIETER = "quieter"


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """``words_a_minute`` is the rate of the voice; ``gain`` multiplies its samples (0 to 1)."""

    words_a_minute: int = USUAL_RATE
    gain: float = 0.64

    @property
    def pace(self) -> float:
        """The speed relative to the usual rate, for voices that don't count words: 1.0 is usual."""
        return self.words_a_minute / USUAL_RATE

    def adjusted(self, adjustment: Adjustment) -> VoiceSettings:
        """Return the settings one step further, within the limits."""
        match adjustment:
            case Adjustment.SLOWER:
                return replace(self, words_a_minute=max(SLOWEST, round(self.words_a_minute / 1.15)))
            case Adjustment.FASTER:
                return replace(self, words_a_minute=min(FASTEST, round(self.words_a_minute * 1.15)))
            case Adjustment.LOUDER:
                return replace(self, gain=min(LOUDEST, self.gain * 1.25))
            case Adjustment.QUIETER:
                return replace(self, gain=max(QUIETEST, self.gain / 1.25))

    def at_limit(self, adjustment: Adjustment) -> bool:
        """Return whether the limit in that direction is reached."""
        return self.adjusted(adjustment) == self


class AudienceSettings:
    """The settings of everyone (``None``) and of each seat (0-based); players keep theirs by name."""

    def __init__(self, first: VoiceSettings) -> None:
        """``first`` are those of anybody who hasn't changed them."""
        self._first = first
        self._changed: dict[int | None, VoiceSettings] = {}

    def of(self, audience: int | None) -> VoiceSettings:
        """Return this audience's settings."""
        return self._changed.get(audience, self._first)

    def adjust(self, audience: int | None, adjustment: Adjustment) -> bool:
        """Go one step further; return whether the limit was reached."""
        self._changed[audience] = self.of(audience).adjusted(adjustment)
        return self._changed[audience].at_limit(adjustment)

    def seat(self, before: Sequence[str], names: Sequence[str]) -> None:
        """Let players who sat there ``before`` keep their settings at their seats now."""
        kept: dict[str | None, VoiceSettings] = {}
        for audience, name in ((None, None), *enumerate(before)):
            if audience in self._changed:
                kept[name] = self._changed[audience]
        now = ((None, None), *enumerate(names))
        self._changed = {audience: kept[name] for audience, name in now if name in kept}
