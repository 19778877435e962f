"""How much a server takes on; what is more is refused with a sentence."""

from __future__ import annotations

from dataclasses import dataclass

MOST_TABLES = 20
"""Open at once, where the keeper of the server names no other number."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one server."""

    tables: int = MOST_TABLES
    """Open at once."""
    guests: int = 8
    """At one table: those who play and those who wait for the next game."""
    opened: int = 5
    """So many tables one address may open in an hour."""
    joined: int = 60
    """So many times one address may come in by an invitation, in an hour."""
    wrong_codes: int = 60
    """So many wrong codes the whole server takes in a minute; then nobody's are taken for a while."""
    idle: float = 1800.0
    """Seconds after which a table closes at which nobody is."""
