"""How others come to a table: a link with a secret, and a short form of it that can be said and typed."""

from __future__ import annotations

import secrets

from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.keys import TOKEN_BYTES

DIGITS = 9
"""Of the code: a thousand million, as it is good for many, and from everywhere."""


class Invitation:
    """The way into one table, as long as it is not locked."""

    def __init__(self, address: str) -> None:
        """``address`` is where the page is, as people type it."""
        self._address = address
        self.locked = False
        self.token = self.code = ""
        self.renew()

    def renew(self) -> None:
        """Make the link and the code that were given away worth nothing, and others instead."""
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.code = f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"

    @property
    def shown(self) -> tuple[str, str] | None:
        """The secret and the code, for those who are at the table; ``None`` while it is locked."""
        return None if self.locked else (self.token, self.code)

    @property
    def spoken_code(self) -> str:
        """The code as it is read aloud: digit by digit, with a pause behind every third."""
        return ", ".join(" ".join(self.code[begin : begin + 3]) for begin in range(0, DIGITS, 3))

    def spoken_address(self, wording: Wording) -> str:
        """Return the address as it is read aloud."""
        dot, colon = wording.say("phones-dot"), wording.say("phones-colon")
        return " ".join(self._address.replace(".", f" {dot} ").replace(":", f" {colon} ").split())
