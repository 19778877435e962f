"""Whom the table can reach alone, as the speaker knows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.speaking.reasons import EarReach, Missing
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Reach


class SpeakerEars:
    """Tells the table whom it can reach alone, as the speaker knows it."""

    def __init__(
        self,
        speaker: Speaker,
        missing: Callable[[Missing], None] = lambda part: None,
        seated: Callable[[tuple[str, ...]], None] = lambda names: None,
    ) -> None:
        """Report each requested ear that does not work to ``missing``, once, and who plays to ``seated``."""
        self._speaker = speaker
        self._missing = missing
        self._seated = seated
        self._told: list[Missing] = []

    def seat(self, names: Sequence[str]) -> None:
        """Give the speaker the names, by which ears are given to seats."""
        self._seated(tuple(names))
        for part in self._speaker.set_seats(names):
            if part not in self._told:
                self._told.append(part)
                self._missing(part)

    def rename(self, names: Sequence[str]) -> None:
        """Tell the speaker what those who sit there are called now."""
        self._seated(tuple(names))
        self._speaker.set_seats(names, renamed=True)

    def reach(self, seat: int) -> Reach:
        """Return whether something can be said to this seat alone now."""
        match self._speaker.reach(seat):
            case EarReach.OWN | EarReach.HELD:
                return Reach.YES
            case EarReach.ELSEWHERE:
                return Reach.HEADSET_ELSEWHERE
            case EarReach.SCREEN_ELSEWHERE:
                return Reach.SCREEN_ELSEWHERE
            case _:
                return Reach.NO
