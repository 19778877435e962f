"""The questions of a plain game, which every language has words for: help, the rules, how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from voice_hanabi.contract import commands


class About(Enum):
    """The subject of a plain game's question."""

    HELP = commands.HELP
    RULE = commands.RULE
    STATUS = "status"
    TURN = "turn"


PLAIN_QUESTIONS = commands.intents_of(About, "Ask")
"""The intents of a plain game's questions."""


@dataclass(frozen=True, slots=True)
class PlainQuestion(commands.Question):
    """A question of a plain game; ``topic`` and ``asker`` (a seat) if they were said."""

    about: About
    topic: str | None = None
    asker: int | None = None
