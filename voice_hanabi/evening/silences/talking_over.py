"""Whoever speaks over the table is heard to the end: it falls silent, and says on where nothing came of it.

Whatever sounds may be no command: then nobody is to miss what the table was saying, so that the sentence is
said again; and a room full of voices is not to keep it from speaking for ever.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from voice_hanabi.evening.silences.moment import TICK
from voice_hanabi.hearing.sources.source import Source
from voice_hanabi.speaking.speaker import Speaker

QUIET = 0.9
"""Seconds of quiet after which nothing more comes of it: an utterance is known sooner."""

LONGEST = 10.0
"""Seconds for which the table is silent at most: no command is as long."""

FOR_NOTHING = 2
"""How often in a row the table falls silent for what was nothing to it; then for no more, until what somebody
says over its voice is understood: the voices of a room are no command."""


class TalkingOver:
    """Holds what the table says to everyone, and lets it go on."""

    def __init__(self, speaker: Speaker, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` gives seconds."""
        self._speaker = speaker
        self._clock = clock
        self._since: float | None = None
        self._quiet_since = 0.0
        self._for_nothing = 0
        self._to_the_end = False

    @property
    def held(self) -> bool:
        """Whether the table is silent in the middle of what it says."""
        return self._since is not None

    def begins(self) -> None:
        """Fall silent, since somebody has begun to speak over the table's voice.

        A sentence that is said again after nothing came of it is said to its end.
        """
        if not self._speaker.speaking_aloud():
            return
        if self._to_the_end or self._for_nothing >= FOR_NOTHING or not self._speaker.hold(held=True):
            return
        self._since = self._quiet_since = self._clock()

    def dealt_with(self, *, understood: bool) -> None:
        """Say on after an utterance was dealt with: what was not cut by that is not to be lost."""
        if self.held:
            self._go_on(understood=understood)
        elif understood:
            self._for_nothing = 0

    def look(self, source: Source) -> float | None:
        """Look whether anything comes of it; return in how many seconds to look again, where it is held."""
        if not self._speaker.speaking_aloud() and not self.held:
            self._to_the_end = False
        if self._since is None:
            return None
        now = self._clock()
        if source.sounding or source.shut:
            self._quiet_since = now
        if now - self._quiet_since >= QUIET or now - self._since >= LONGEST:
            self._go_on(understood=False)
            return None
        return TICK

    def _go_on(self, *, understood: bool) -> None:
        self._since = None
        self._to_the_end = not understood
        self._for_nothing = 0 if understood else self._for_nothing + 1
        self._speaker.hold(held=False)
