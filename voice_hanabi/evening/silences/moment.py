"""The moment of an action that was read back: it is carried out when nobody has said anything in it.

The moment begins when the microphone is open, and is held open by the level of sound: words are noticed
later. It is counted in the sound's own time, so that neither a slow device nor a busy computer shortens it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

MOMENT = 0.85
"""Seconds of silence after an action was read back in which 'no' takes it back: one that begins in the first
0.6 is noticed 0.15 later; the rest is for soft beginnings."""

TICK = 0.05
"""Seconds between two looks at the clock while an action waits."""

LATE = 1.0
"""Seconds by which sound may come late; a device that gives none holds nothing up for longer."""

SHORTEST_WORD = 0.35
"""Seconds for which a 'no' sounds at least, the quarter of a second after it included: whoever was heard for
so long within the moment of an action, and not understood, is asked."""

LONGEST_VOICE = 8.0
"""Seconds for which voices that are not understood hold the moment open; then they are asked."""


SHOWING = 4.0
"""Seconds of silence after an action with a card of paper, in which its back can be shown to a camera."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How time passes for a source.

    ``waits`` is false for a script or recordings: there the next line is the moment's end. With
    ``moment`` seconds of silence an action that was read back is carried out.
    """

    waits: bool
    moment: float = MOMENT


SCRIPT = Pace(waits=False)
"""Lines of a pipe and recordings: the next one ends the moment of an action that was read back."""
PEOPLE = Pace(waits=True)
"""People at a microphone."""
TYPISTS = Pace(waits=True, moment=3.0)
"""People at a keyboard, who read or hear with a program of their own and need more time."""


def typing_pace() -> Pace:
    """Return how time passes for typed lines: for a person at a terminal, or for a script."""
    return TYPISTS if sys.stdin is not None and sys.stdin.isatty() else SCRIPT


@dataclass(frozen=True, slots=True)
class MomentOver:
    """The moment of an action that was read back is over; somebody's voice may have sounded in it."""

    spoken_over: bool


class QuietMoment:
    """Tells when the moment is over. All times are in seconds of one clock, which it does not read itself."""

    def __init__(self, seconds: float) -> None:
        """How many seconds of silence end it."""
        self._seconds = self._wanted = seconds
        # Seconds for which voices have sounded since something was understood, or asked.
        self._voice = 0.0
        self._quiet_since: float | None = None
        self._looked: float | None = None

    def begin(self, seconds: float | None = None) -> None:
        """Start counting at the next look, for ``seconds`` or as long as usual; earlier voices count."""
        self._wanted = self._seconds if seconds is None else seconds
        self._quiet_since = self._looked = None

    def forget_voices(self) -> None:
        """Note that what was said has been dealt with."""
        self._voice = 0.0

    def words_begin(self) -> None:
        """Note that somebody says words, and is no mere noise."""
        self._voice = max(self._voice, SHORTEST_WORD)

    def look(self, now: float, *, shut: bool, sounding: bool, heard_until: float) -> MomentOver | None:
        """Look at the clock; return the end when it has come.

        ``shut`` tells that nothing can be heard now, ``sounding`` that somebody's voice sounds, and
        ``heard_until`` up to when that is known.
        """
        before, self._looked = self._looked if self._looked is not None else now, now
        if shut:
            self._quiet_since = None
        elif sounding and self._voice < LONGEST_VOICE:
            self._quiet_since = None
            # A busy computer looks seldom: what sounded between two looks counts, but not for long.
            self._voice += min(now - before, 2 * TICK)
        elif self._quiet_since is None:
            self._quiet_since = now
        else:
            known = max(heard_until, now - LATE)
            if known - self._quiet_since >= self._wanted:
                return MomentOver(spoken_over=self._voice >= SHORTEST_WORD)
        return None
