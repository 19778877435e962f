"""What is known of the phones of one seat."""

from __future__ import annotations

import itertools
from collections import deque
from dataclasses import dataclass, field

from voice_hanabi.phones.door.rates import SeatRates
from voice_hanabi.phones.outbox import Outbox

LINES_REMEMBERED = 100
"""How many lines of a seat are recognised when they are sent again."""


@dataclass(eq=False)
class SeatOfPhones:
    """What is known of one seat's phones."""

    outbox: Outbox = field(default_factory=Outbox)
    page: str | None = None
    """The name of the page that came last, ``None`` where none has ever come."""
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=LINES_REMEMBERED))
    rates: SeatRates = field(default_factory=SeatRates)
    place: int = field(default_factory=itertools.count().__next__)
