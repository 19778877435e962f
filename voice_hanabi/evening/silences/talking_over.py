"""The table pauses when somebody speaks over it, and repeats its sentence if they said nothing to it.

The sound may not be a command: then nobody should miss what the table was saying. And a room full of voices
must not silence it for ever.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from voice_hanabi.evening.silences.moment import TICK
from voice_hanabi.hearing.sources.source import Source
from voice_hanabi.speaking.speaker import Speaker

QUIET = 0.9
"""Seconds of quiet after which no utterance can still arrive."""

LONGEST = 10.0
"""The longest pause, in seconds; no command is that long."""

FOR_NOTHING = 2
"""How often in a row the table pauses for sounds that mean nothing to it. After that it goes on speaking
until something said over its voice is understood."""


class TalkingOver:
    """Pauses what the table says to everyone, and resumes it."""

    def __init__(self, speaker: Speaker, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` returns seconds."""
        self._speaker = speaker
        self._clock = clock
        self._since: float | None = None
        self._quiet_since = 0.0
        self._for_nothing = 0
        self._to_the_end = False

    @property
    def held(self) -> bool:
        """Whether the table is paused in the middle of what it says."""
        return self._since is not None

    def begins(self) -> None:
        """Pause, because somebody has begun to speak over the table's voice.

        A sentence that is repeated because nothing came of it is not paused again.
        """
        if not self._speaker.speaking_aloud():
            return
        if self._to_the_end or self._for_nothing >= FOR_NOTHING or not self._speaker.hold(held=True):
            return
        self._since = self._quiet_since = self._clock()

    def dealt_with(self, *, understood: bool) -> None:
        """Resume after an utterance was handled, so that nothing is lost except what the utterance cut."""
        if self.held:
            self._go_on(understood=understood)
        elif understood:
            self._for_nothing = 0

    def look(self, source: Source) -> float | None:
        """Check whether an utterance is still expected; return seconds until the next check, if paused."""
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
