"""A server's limits; anything beyond them is refused with a sentence."""

from __future__ import annotations

import os
from dataclasses import dataclass

MOST_TABLES = 20
"""The default number of open tables."""

MOST_GUESTS = 8
"""People at one table."""

MOST_SPEAKING = 4 * (os.cpu_count() or 1)
"""Speakers at once: each takes a third of a core of a small machine; a few more can wait a moment."""

MOST_REQUESTS = 600
"""Requests per minute from one address: a club behind one address opens its pages all at once."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one server."""

    tables: int = MOST_TABLES
    """Tables open at once."""
    guests: int = MOST_GUESTS
    """People at one table: players, and those who wait for the next game."""
    speaking: int = MOST_SPEAKING
    """How many people's words are recognised at once, at all tables; further speakers are not heard."""
    requests: int = MOST_REQUESTS
    """Requests per minute from one address; opening the page takes about twenty."""
    going_on: int = 2
    """How many tables are taken over from another worker, as a multiple of the open tables allowed."""
    opened: int = 5
    """Tables that one address may open per hour."""
    joined: int = 60
    """How often one address may join by an invitation, per hour."""
    wrong_codes: int = 60
    """Wrong codes per minute on the whole server before it refuses all codes for a while."""
    wrong_codes_nearby: int = 20
    """The same for one network of 256 addresses, or half of an IPv6 address."""
    idle: float = 1800.0
    """Seconds after which an empty table is closed."""
