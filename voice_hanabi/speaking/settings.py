"""How fast and how loud each audience wants to be spoken to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

USUAL_RATE = 175
"""Words a minute."""
SLOWEST, FASTEST = 80, 450
"""Words a minute: espeak-ng does not go beyond these."""
QUIETEST, LOUDEST = 0.05, 1.0


class Adjustment(Enum):
    """What somebody may ask of the way in which they are spoken to."""

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
        """How fast it is beside the usual rate, for voices that count no words: 1.0 as usual."""
        return self.words_a_minute / USUAL_RATE

    def adjusted(self, adjustment: Adjustment) -> VoiceSettings:
        """Return the settings one step further, never beyond the limits."""
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
        """Return whether nothing further in that direction is possible."""
        return self.adjusted(adjustment) == self


class AudienceSettings:
    """The settings of everyone (``None``) and of each seat (0-based), who keep theirs by name."""

    def __init__(self, first: VoiceSettings) -> None:
        """``first`` are those of the person who has not changed them."""
        self._first = first
        self._changed: dict[int | None, VoiceSettings] = {}

    def of(self, audience: int | None) -> VoiceSettings:
        """Return how this audience is spoken to."""
        return self._changed.get(audience, self._first)

    def adjust(self, audience: int | None, adjustment: Adjustment) -> bool:
        """Go one step further; return whether the limit was reached."""
        self._changed[audience] = self.of(audience).adjusted(adjustment)
        return self._changed[audience].at_limit(adjustment)

    def seat(self, before: Sequence[str], names: Sequence[str]) -> None:
        """Let players who sat there ``before`` keep theirs at their seats now."""
        kept: dict[str | None, VoiceSettings] = {}
        for audience, name in ((None, None), *enumerate(before)):
            if audience in self._changed:
                kept[name] = self._changed[audience]
        now = ((None, None), *enumerate(names))
        self._changed = {audience: kept[name] for audience, name in now if name in kept}
