"""The moment after an action was read back: the action is carried out if nobody says anything in it.

The moment begins when the microphone is open, and sound extends it at once, because words are recognised
later. It is measured in the sound's own time, so that neither a slow device nor a busy computer shortens it.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

MOMENT = 0.85
"""Seconds of silence after a read-back in which 'no' takes the action back. A 'no' that begins in the first
0.6 s is noticed 0.15 s later; the rest is for soft beginnings."""

TICK = 0.05
"""Seconds between two checks of the clock while an action waits."""

LATE = 1.0
"""Seconds by which sound may arrive late; a device that delivers none delays nothing for longer."""

SHORTEST_WORD = 0.35
"""The shortest 'no', in seconds, including the quarter of a second after it. If a voice was heard for at
least this long within the moment and not understood, the table asks."""

LONGEST_VOICE = 8.0
"""Seconds for which voices that aren't understood extend the moment; then the table asks."""


SHOWING = 4.0
"""Seconds of silence after an action with a real card, in which its back can be shown to a camera."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How time passes for a source.

    ``waits`` is false for a script or recordings: the next line ends the moment. An action that was read back
    is carried out after ``moment`` seconds of silence.
    """

    waits: bool
    moment: float = MOMENT


SCRIPT = Pace(waits=False)
"""Lines of a pipe and recordings: the next one ends the moment of an action that was read back."""
PEOPLE = Pace(waits=True)
"""People at a microphone."""
TYPISTS = Pace(waits=True, moment=3.0)
"""People at a keyboard, who use a screen reader or braille and need more time."""


def typing_pace() -> Pace:
    """Return the pace of typed lines: for a person at a terminal, or for a script."""
    return TYPISTS if sys.stdin is not None and sys.stdin.isatty() else SCRIPT


@dataclass(frozen=True, slots=True)
class MomentOver:
    """The moment of an action that was read back is over; a voice may have sounded in it."""

    spoken_over: bool


class QuietMoment:
    """Decides when the moment is over. All times are in seconds of one clock, which it doesn't read."""

    def __init__(self, seconds: float) -> None:
        """How many seconds of silence end it."""
        self._seconds = self._wanted = seconds
        # Seconds for which voices have sounded since the last understood utterance or question.
        self._voice = 0.0
        self._quiet_since: float | None = None
        self._looked: float | None = None

    def begin(self, seconds: float | None = None) -> None:
        """Start at the next look, for ``seconds`` or the usual time; earlier voices count."""
        self._wanted = self._seconds if seconds is None else seconds
        self._quiet_since = self._looked = None

    def forget_voices(self) -> None:
        """Record that what was said has been handled."""
        self._voice = 0.0

    def words_begin(self) -> None:
        """Record that the sound is words, not just noise."""
        self._voice = max(self._voice, SHORTEST_WORD)

    def look(self, now: float, *, shut: bool, sounding: bool, heard_until: float) -> MomentOver | None:
        """Check the clock; return the end if the moment is over.

        ``shut`` means that nothing can be heard now, ``sounding`` that a voice sounds, and ``heard_until`` is
        the time up to which that is known.
        """
        before, self._looked = self._looked if self._looked is not None else now, now
        if shut:
            self._quiet_since = None
        elif sounding and self._voice < LONGEST_VOICE:
            self._quiet_since = None
            # A busy computer looks rarely: sound between two looks counts, but not for long.
            self._voice += min(now - before, 2 * TICK)
        elif self._quiet_since is None:
            self._quiet_since = now
        else:
            known = max(heard_until, now - LATE)
            if known - self._quiet_since >= self._wanted:
                return MomentOver(spoken_over=self._voice >= SHORTEST_WORD)
        return None
