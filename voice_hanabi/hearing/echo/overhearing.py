"""What somebody says over the table's own voice: pieces of sound, each from its beginning to its end."""

from __future__ import annotations

from collections import deque

import numpy as np

from voice_hanabi.hearing.echo.cancelling import HOP, RATE, EchoCanceller, Hop, Samples
from voice_hanabi.hearing.echo.telling import HowWell, PersonTeller

BEFORE = 0.3
"""Seconds of sound that belong to a piece from before it is noticed: the first consonant is soft."""

QUIET = 0.3
"""Seconds without a person that end a piece."""

LONGEST = 3.0
"""Seconds after which a piece is no 'no' nor 'stop' any more, and is dropped."""


class Overhearing:
    """Takes the microphone's sound and what was played meanwhile; gives what people said over it.

    For one thread at a time.
    """

    def __init__(self, *, by_system: bool = False) -> None:
        """``by_system`` tells that the system takes the echo out of what the microphone hears."""
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
        """How well a person can be told from the table's own voice just now."""
        return self._teller.how_well

    @property
    def running(self) -> Samples | None:
        """The piece that somebody is saying now, as far as it goes, or ``None``."""
        return np.concatenate(self._piece) if self._piece and not self._too_long else None

    def forget_running(self) -> None:
        """Drop the piece that is being said."""
        self._piece = []
        self._too_long = False

    def accept(self, heard: Samples, played: Samples) -> list[Samples]:
        """Take as many samples of both; return the pieces that have just ended, without the echo.

        While too little was learned of the way from the loudspeaker to tell people from it, there are none.
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
