"""How often digits may be guessed wrong: from one address, from one network, and by all together."""

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
        """Return for how many seconds no digits are taken from somebody, right or wrong; 0 where they are."""
        wait = self._door.wait(guesser, time.monotonic())
        # Before they are looked up: right ones, too, wait while too many wrong ones come.
        full = self._all.full("") or self._nearby.full(network(guesser))
        return wait or (MINUTE if full else 0.0)

    def note(self, guesser: str) -> None:
        """Note that somebody's digits were wrong."""
        self._door.wrong(guesser, time.monotonic())
        self._nearby.allows(network(guesser))
        self._all.allows("")
