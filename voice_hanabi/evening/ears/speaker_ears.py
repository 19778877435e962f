"""Which players the speaker can reach privately."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.speaking.reasons import EarReach, Missing
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Reach


class SpeakerEars:
    """Reports to the table which players the speaker can reach privately."""

    def __init__(
        self,
        speaker: Speaker,
        missing: Callable[[Missing], None] = lambda part: None,
        seated: Callable[[tuple[str, ...]], None] = lambda names: None,
    ) -> None:
        """Report each requested ear that doesn't work to ``missing``, once, and the players to ``seated``."""
        self._speaker = speaker
        self._missing = missing
        self._seated = seated
        self._told: list[Missing] = []

    def seat(self, names: Sequence[str]) -> None:
        """Give the speaker the players' names, by which ears are assigned to seats."""
        self._seated(tuple(names))
        for part in self._speaker.set_seats(names):
            if part not in self._told:
                self._told.append(part)
                self._missing(part)

    def rename(self, names: Sequence[str]) -> None:
        """Give the speaker the players' new names."""
        self._seated(tuple(names))
        self._speaker.set_seats(names, renamed=True)

    def reach(self, seat: int) -> Reach:
        """Return whether this seat can be told something privately now."""
        match self._speaker.reach(seat):
            case EarReach.OWN | EarReach.HELD:
                return Reach.YES
            case EarReach.ELSEWHERE:
                return Reach.HEADSET_ELSEWHERE
            case EarReach.SCREEN_ELSEWHERE:
                return Reach.SCREEN_ELSEWHERE
            case _:
                return Reach.NO
