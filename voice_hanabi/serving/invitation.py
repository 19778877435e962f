"""How others join a table: a link with a secret, and a short code that can be said and typed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.keys import TOKEN_BYTES
from voice_hanabi.phones.messages import Invited

DIGITS = 9
"""Digits of the code: a thousand million possibilities, because it can be used many times and from
everywhere.
"""


class Invitation:
    """Access to one table, unless it is locked."""

    def __init__(self, address: str) -> None:
        """``address`` is the page's address, as people type it."""
        self._address = address
        self.locked = False
        self._places: dict[str, str] = {}
        """Single-use codes, each for one person's own place."""
        self.token = self.code = ""
        self.renew()

    @property
    def codes(self) -> Mapping[str, str]:
        """The single-use codes, each with the name of its place."""
        return dict(self._places)

    def restore(self, token: str, code: str, codes: Mapping[str, str], *, locked: bool) -> None:
        """Restore an invitation that was given out earlier."""
        self.token, self.code, self._places, self.locked = token, code, dict(codes), locked

    def renew(self) -> None:
        """Replace the link and the code that were given out, which become invalid."""
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.code = new_code()

    def code_for(self, name: str) -> str:
        """Return a single-use code with which somebody who lost their link gets back their place."""
        self.forget(name)
        code = new_code()
        self._places[code] = name
        return code

    def forget(self, name: str) -> None:
        """Invalidate the codes for somebody's place, because it is gone."""
        self._places = {code: owner for code, owner in self._places.items() if owner != name}

    def rename(self, name: str, called: str) -> None:
        """Keep the codes for somebody's place valid under its owner's new name."""
        self._places = {code: called if own == name else own for code, own in self._places.items()}

    def is_link(self, token: str) -> bool:
        """Return whether a secret is that of the link."""
        return same(self.token, token)

    def has_digits(self, code: str) -> bool:
        """Return whether digits are valid, for anybody or for one person's own place."""
        return True in [same(own, code) for own in (self.code, *self._places)]

    def place_of(self, code: str) -> str | None:
        """Return the place that a code is for and use the code up; ``None`` if it is wrong."""
        found = [own for own in self._places if same(own, code)]
        return self._places.pop(found[0]) if found else None

    @property
    def shown(self) -> Invited | None:
        """The secret, the code and the address, for people at the table; ``None`` while it is locked."""
        return None if self.locked else Invited(self.token, self.code, self._address)

    def spoken_address(self, wording: Wording) -> str:
        """Return the address as it is read aloud."""
        dot, colon = wording.say("phones-dot"), wording.say("phones-colon")
        return " ".join(self._address.replace(".", f" {dot} ").replace(":", f" {colon} ").split())


def same(own: str, given: str) -> bool:
    """Return whether two secrets are the same, in constant time."""
    return secrets.compare_digest(*(hashlib.sha256(_bytes(one)).digest() for one in (own, given)))


def _bytes(text: str) -> bytes:
    """Return any text as bytes, including lone surrogates, which JSON can contain."""
    return text.encode("utf-8", "surrogatepass")


def spoken(code: str) -> str:
    """Return a code as it is read aloud: digit by digit, with a pause after every third."""
    return ", ".join(" ".join(code[begin : begin + 3]) for begin in range(0, DIGITS, 3))


def new_code() -> str:
    """Return digits that are hard to guess."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"
