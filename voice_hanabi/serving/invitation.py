"""How others come to a table: a link with a secret, and a short form of it that can be said and typed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.keys import TOKEN_BYTES
from voice_hanabi.phones.messages import Invited

DIGITS = 9
"""Of the code: a thousand million, as it is good for many, and from everywhere."""


class Invitation:
    """The way into one table, as long as it is not locked."""

    def __init__(self, address: str) -> None:
        """``address`` is where the page is, as people type it."""
        self._address = address
        self.locked = False
        self._places: dict[str, str] = {}
        """Codes that are good once, each for somebody's own place."""
        self.token = self.code = ""
        self.renew()

    @property
    def codes(self) -> Mapping[str, str]:
        """Codes that are good once, each with the name of whose place it is for."""
        return dict(self._places)

    def restore(self, token: str, code: str, codes: Mapping[str, str], *, locked: bool) -> None:
        """Let the invitation be one that was given away already."""
        self.token, self.code, self._places, self.locked = token, code, dict(codes), locked

    def renew(self) -> None:
        """Make the link and the code that were given away worth nothing, and others instead."""
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.code = new_code()

    def code_for(self, name: str) -> str:
        """Return a code by which somebody who has lost their link comes back to their place, once."""
        self.forget(name)
        code = new_code()
        self._places[code] = name
        return code

    def forget(self, name: str) -> None:
        """Make the codes for somebody's place worth nothing: they have none any more."""
        self._places = {code: owner for code, owner in self._places.items() if owner != name}

    def rename(self, name: str, called: str) -> None:
        """Let codes for somebody's place lead to the same place under its owner's new name."""
        self._places = {code: called if own == name else own for code, own in self._places.items()}

    def is_link(self, token: str) -> bool:
        """Return whether a secret is that of the link."""
        return same(self.token, token)

    def has_digits(self, code: str) -> bool:
        """Return whether digits are good, for anybody or for somebody's own place."""
        return True in [same(own, code) for own in (self.code, *self._places)]

    def place_of(self, code: str) -> str | None:
        """Return whose place a code is for, which is used up by that; ``None`` where it is wrong."""
        found = [own for own in self._places if same(own, code)]
        return self._places.pop(found[0]) if found else None

    @property
    def shown(self) -> Invited | None:
        """The secret, the code and where they are good, for the table's own; ``None`` while it is locked."""
        return None if self.locked else Invited(self.token, self.code, self._address)

    def spoken_address(self, wording: Wording) -> str:
        """Return the address as it is read aloud."""
        dot, colon = wording.say("phones-dot"), wording.say("phones-colon")
        return " ".join(self._address.replace(".", f" {dot} ").replace(":", f" {colon} ").split())


def same(own: str, given: str) -> bool:
    """Return whether a secret is the one that was given; how long that takes tells nothing of it."""
    return secrets.compare_digest(*(hashlib.sha256(_bytes(one)).digest() for one in (own, given)))


def _bytes(text: str) -> bytes:
    """Return any text as bytes, half a character of UTF-16 too: JSON can hold one."""
    return text.encode("utf-8", "surrogatepass")


def spoken(code: str) -> str:
    """Return a code as it is read aloud: digit by digit, with a pause behind every third."""
    return ", ".join(" ".join(code[begin : begin + 3]) for begin in range(0, DIGITS, 3))


def new_code() -> str:
    """Return digits that nobody guesses soon."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"
