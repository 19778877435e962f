"""The address of a server in the home, as people write it: ``tcp://192.168.1.5:10300``."""

from __future__ import annotations

import re
from typing import NamedTuple

_WRITTEN = re.compile(r"tcp://(?P<host>\[[0-9A-Fa-f:.]+\]|[^\s/:\[\]@]+):(?P<port>[0-9]{1,5})/?")


class ServerAddress(NamedTuple):
    """A computer, by name or number, and its port."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return it as people write it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"tcp://{host}:{self.port}"


def is_address(text: str) -> bool:
    """Return whether a text is meant as the address of a server."""
    return "://" in text


def parse_server(text: str) -> ServerAddress:
    """Return the address in a text. Raises ``ValueError``."""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None or not 0 < int(found["port"]) < 65536:
        raise ValueError(text)
    return ServerAddress(found["host"].strip("[]"), int(found["port"]))
