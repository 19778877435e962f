"""Finds what people say over the table's own voice: pieces of sound from beginning to end."""

from __future__ import annotations

from collections import deque

import numpy as np

from voice_hanabi.hearing.echo.cancelling import HOP, RATE, EchoCanceller, Hop, Samples
from voice_hanabi.hearing.echo.telling import HowWell, PersonTeller

BEFORE = 0.3
"""Seconds of sound before a detection that belong to the piece: the first consonant is soft."""

QUIET = 0.3
"""Seconds without a person after which a piece ends."""

LONGEST = 3.0
"""Seconds after which a piece can't be a 'no' or 'stop' any more, and is dropped."""


class Overhearing:
    """Takes the microphone's sound and what was played meanwhile; returns what people said over it.

    Not thread-safe.
    """

    def __init__(self, *, by_system: bool = False) -> None:
        """``by_system`` is true if the system already removes the echo from the microphone."""
        self._canceller = None if by_system else EchoCanceller()
        self._teller = PersonTeller(by_system=by_system)
        self._heard = np.zeros(0, np.float32)
        self._played = np.zeros(0, np.float32)
        self._before: deque[Samples] = deque(maxlen=round(BEFORE * RATE / HOP))
        self._piece: list[Samples] = []
        self._quiet = 0.0
        self._too_long = False

    @property
    def how_well(self) -> HowWell:
        """How well a person can currently be told from the table's own voice."""
        return self._teller.how_well

    @property
    def running(self) -> Samples | None:
        """The piece that somebody is saying now, so far, or ``None``."""
        return np.concatenate(self._piece) if self._piece and not self._too_long else None

    def forget_running(self) -> None:
        """Drop the piece that is being said."""
        self._piece = []
        self._too_long = False

    def accept(self, heard: Samples, played: Samples) -> list[Samples]:
        """Take the same number of samples of both; return the pieces that have just ended, without the echo.

        There are none until enough of the echo path is known to tell people from it.
        """
        self._heard = np.concatenate((self._heard, heard))
        self._played = np.concatenate((self._played, played))
        ended = []
        while len(self._heard) >= HOP and len(self._played) >= HOP:
            piece = self._hop(self._heard[:HOP], self._played[:HOP])
            self._heard, self._played = self._heard[HOP:], self._played[HOP:]
            if piece is not None:
                ended.append(piece)
        return ended

    def _hop(self, heard: Samples, played: Samples) -> Samples | None:
        if self._canceller is None:
            hop = Hop(heard, np.zeros(HOP, np.float32))
        else:
            hop = self._canceller.hop(heard, played)
        if hop.anew:
            self._teller.begin_anew()
            self.forget_running()
        told = self._teller.hear(hop, played)
        if not self._piece and told.person and self.how_well.well_enough:
            self._piece = list(self._before)
            self._quiet = 0.0
        self._before.append(told.sound)
        if not self._piece:
            return None
        if not self._too_long:
            self._piece.append(told.sound)
        self._quiet = 0.0 if told.person else self._quiet + HOP / RATE
        if len(self._piece) * HOP > LONGEST * RATE:
            self._too_long = True
        if self._quiet < QUIET:
            return None
        piece = None if self._too_long else np.concatenate(self._piece)
        self.forget_running()
        return piece
