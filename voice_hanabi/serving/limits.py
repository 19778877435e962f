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
    """How many requests from one address are answered per minute; opening the page takes about twenty."""
    going_on: int = 2
    """How many tables of another worker are taken over, as a multiple of those that may be open at once."""
    opened: int = 5
    """How many tables one address may open per hour."""
    joined: int = 60
    """How often one address may come in by an invitation, per hour."""
    wrong_codes: int = 60
    """How many wrong codes the whole server accepts per minute before it refuses all for a while."""
    wrong_codes_nearby: int = 20
    """The same for one network of 256 addresses, or one half of an IPv6 address."""
    idle: float = 1800.0
    """Seconds after which a table closes at which nobody is."""
