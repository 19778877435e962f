"""Limits wrong guesses of digits: per address, per network, and for all together."""

from __future__ import annotations

import time

from voice_hanabi.phones.door.keys import Door
from voice_hanabi.phones.door.visitors import network
from voice_hanabi.serving.door.often import MINUTE, Often
from voice_hanabi.serving.limits import Limits


class WrongDigits:
    """Counts wrong digits of invitations and boards, so that nobody can try them all."""

    def __init__(self, limits: Limits) -> None:
        self._door = Door()
        self._all = Often(limits.wrong_codes, MINUTE)
        self._nearby = Often(limits.wrong_codes_nearby, MINUTE)

    def wait(self, guesser: str) -> float:
        """Return for how many seconds digits from an address are refused, right or wrong; 0 if they are
        accepted.
        """
        wait = self._door.wait(guesser, time.monotonic())
        # This comes before the lookup: right digits have to wait too while too many wrong ones arrive.
        full = self._all.full("") or self._nearby.full(network(guesser))
        return wait or (MINUTE if full else 0.0)

    def note(self, guesser: str) -> None:
        """Record that digits from an address were wrong."""
        self._door.wrong(guesser, time.monotonic())
        self._nearby.allows(network(guesser))
        self._all.allows("")
