"""Which seat a phone belongs to: a secret for each seat, single-use codes, and limits on guessing."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence

TOKEN_BYTES = 24
"""Bytes of a seat's secret: 192 bits, which nobody can guess."""

CODE_DIGITS = 6
"""Digits of a code that is read aloud."""

GUESSES = 5
"""How many wrong codes within ``WINDOW`` block their origin for a while."""

MOST_ADDRESSES = 1000
"""How many addresses with wrong guesses are remembered; beyond that, the longest silent is forgotten."""

WINDOW = 60.0
"""Seconds for which a wrong code counts."""

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds of the first pause after too many wrong codes, and of the longest; each is twice the last one."""


class Keys:
    """The secrets of the seats of one table."""

    def __init__(
        self,
        seats: int,
        *,
        new_token: Callable[[], str] = lambda: secrets.token_urlsafe(TOKEN_BYTES),
        new_number: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        """Create a secret for each seat. ``new_number`` returns a number below its argument."""
        self._new_token = new_token
        self._new_number = new_number
        self._tokens = [new_token() for _ in range(seats)]
        self._codes: dict[str, int] = {}

    def token(self, seat: int) -> str:
        """Return the secret of a seat."""
        return self._tokens[seat]

    def seat_of(self, token: str) -> int | None:
        """Return the seat (0-based) with this secret, or ``None``, in constant time."""
        given = _bytes(token)
        found = [hmac.compare_digest(given, own.encode()) for own in self._tokens]
        return found.index(True) if any(found) else None

    def add(self, token: str | None = None) -> str:
        """Create the secret of one more seat after the others, unless it has one, and return it."""
        self._tokens.append(token or self._new_token())
        return self._tokens[-1]

    def keep(self, seats: Sequence[int]) -> None:
        """Keep only these seats, in this order; all other secrets become invalid."""
        self._tokens = [self._tokens[seat] for seat in seats]
        places = {seat: place for place, seat in enumerate(seats)}
        self._codes = {code: places[seat] for code, seat in self._codes.items() if seat in places}

    def renew(self, seat: int) -> None:
        """Give a seat a new secret; the old one and its code become invalid."""
        self._tokens[seat] = self._new_token()
        self.close(seat)

    def new_code(self, seat: int) -> str:
        """Return a single-use code for a seat; an older one becomes invalid."""
        self.close(seat)
        while True:
            code = f"{self._new_number(10**CODE_DIGITS):0{CODE_DIGITS}d}"
            if code not in self._codes:
                self._codes[code] = seat
                return code

    def close(self, seat: int) -> None:
        """Invalidate the code of a seat."""
        self._codes = {code: owner for code, owner in self._codes.items() if owner != seat}

    def redeem(self, code: str) -> int | None:
        """Return the seat of a code and use the code up; ``None`` if it is wrong."""
        given = _bytes(code)
        found = [own for own in self._codes if hmac.compare_digest(given, own.encode())]
        return self._codes.pop(found[0]) if found else None


class Guesses:
    """Counts wrong codes, so that nobody can try them all. Times are in seconds of one clock."""

    def __init__(self) -> None:
        self._wrong: list[float] = []
        self._closed_until = 0.0
        self._pause = FIRST_PAUSE

    def wait(self, now: float) -> float:
        """Return for how many seconds codes are refused, right or wrong; 0 if they are accepted."""
        return max(0.0, self._closed_until - now)

    def wrong(self, now: float) -> None:
        """Record a wrong code."""
        self._wrong = [when for when in self._wrong if now - when < WINDOW]
        self._wrong.append(now)
        if len(self._wrong) >= GUESSES:
            self._wrong.clear()
            self._closed_until = now + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)


class Door:
    """Counts wrong codes per address: a stranger's guesses don't keep others out.

    An address is whatever distinguishes guessers (`voice_hanabi.phones.door.visitors.guesser`). Somebody with
    many addresses has as many times ``GUESSES``, which is little compared with a million codes.
    """

    def __init__(self) -> None:
        self._guesses: OrderedDict[str, Guesses] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Return for how many seconds codes from an address are refused, right or wrong; 0 if they are
        accepted.
        """
        return self._guesses[address].wait(now) if address in self._guesses else 0.0

    def wrong(self, address: str, now: float) -> None:
        """Record a wrong code from an address."""
        self._guesses.setdefault(address, Guesses()).wrong(now)
        self._guesses.move_to_end(address)
        while len(self._guesses) > MOST_ADDRESSES:
            self._guesses.popitem(last=False)


def _bytes(text: str) -> bytes:
    """Return any text as bytes, including lone surrogates, which JSON can contain."""
    return text.encode("utf-8", "surrogatepass")
