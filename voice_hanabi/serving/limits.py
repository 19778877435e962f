"""How much a server takes on; what is more is refused with a sentence."""

from __future__ import annotations

import os
from dataclasses import dataclass

MOST_TABLES = 20
"""Open at once, where the keeper of the server names no other number."""

MOST_GUESTS = 8
"""At one table."""

MOST_SPEAKING = 4 * (os.cpu_count() or 1)
"""At once: each takes a third of a core of a small machine while they speak; some more may wait a moment."""

MOST_REQUESTS = 600
"""Of one address in a minute: a club behind one address opens its pages all at once."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one server."""

    tables: int = MOST_TABLES
    """Open at once."""
    guests: int = MOST_GUESTS
    """At one table: those who play and those who wait for the next game."""
    speaking: int = MOST_SPEAKING
    """Whose words are recognised at once, at all tables; of others who speak meanwhile, none are."""
    requests: int = MOST_REQUESTS
    """So many requests of one address are answered in a minute; opening the page takes some twenty."""
    going_on: int = 2
    """Of tables that another worker had, so many times as many as may be open at once are gone on with."""
    opened: int = 5
    """So many tables one address may open in an hour."""
    joined: int = 60
    """So many times one address may come in by an invitation, in an hour."""
    wrong_codes: int = 60
    """So many wrong codes the whole server takes in a minute; then nobody's are taken for a while."""
    wrong_codes_nearby: int = 20
    """So many of one network of 256 addresses, or of one half of an IPv6 address."""
    idle: float = 1800.0
    """Seconds after which a table closes at which nobody is."""
