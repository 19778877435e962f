"""The questions of a plain game, which every language has words for: help, the rules, how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from voice_hanabi.table.contract import commands

Asked = TypeVar("Asked", bound=Enum)


def question_intents(about: type[Asked]) -> Mapping[str, Asked]:
    """Return what a game's questions are about by their intents: ``AskMyHand`` is about 'my-hand'."""
    return {f"Ask{''.join(map(str.capitalize, one.value.split('-')))}": one for one in about}


class About(Enum):
    """What a question of a plain game is about."""

    HELP = commands.HELP
    RULE = commands.RULE
    STATUS = "status"
    TURN = "turn"


PLAIN_QUESTIONS = question_intents(About)
"""The intents of a plain game's questions."""


@dataclass(frozen=True, slots=True)
class PlainQuestion(commands.Question):
    """A question of a plain game; ``topic`` and ``asker`` (a seat) where they were said."""

    about: About
    topic: str | None = None
    asker: int | None = None
