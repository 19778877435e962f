"""What people say in their own words does what they mean, and what means nothing does nothing."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest

from benchmarks.meanings import as_meant
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.recognize import EXPECTATIONS
from voice_hanabi.table.commands import canonical
from voice_hanabi.table.understanding import Listener, listener_of
from voice_hanabi.understand import at_table

SENTENCES = Path(__file__).parent / "meant"
PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}
