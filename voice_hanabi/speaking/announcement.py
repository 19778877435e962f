"""What the table says: one text, for everyone or for one seat alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Cue(Enum):
    """A short sound before an announcement; never the only carrier of a fact."""

    START = "start"
    TURN = "turn"
    CLUE = "clue"
    PLAYED = "played"
    STRIKE = "strike"
    TOKEN = "token"
    FIREWORK = "firework"
    LAST_ROUND = "last-round"
    END = "end"
    UNHEARD = "unheard"
    THINKING = "thinking"


class Kind(Enum):
    """How an announcement behaves beside others."""

    NEWS = "news"
    """Queues up behind what is being said, and is said in full unless somebody says stop."""

    ANSWER = "answer"
    """Cut short by the next words or key of the one that it answers."""

    PROMPT = "prompt"
    """A question of the table: cut short as soon as anybody answers."""


TRIED = -1
"""Who says what is to be heard in a voice that is being tried."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to say.

    ``audience`` is a seat (0-based), or ``None`` for everyone at the table. ``text`` is one or more
    whole sentences, empty where the cue alone is played. ``language`` is cs, pl, da or en. What is
    ``aloud_only`` is on no phone's list: the codes of others, for instance. What is ``unwritten`` is on no
    board: how one comes to the table. ``speaker`` says it: 0 is the
    table, others are computer players, each with a voice of its own, or ``TRIED``.
    """

    audience: int | None
    text: str
    language: str
    kind: Kind = Kind.NEWS
    cue: Cue | None = None
    aloud_only: bool = False
    unwritten: bool = False
    speaker: int = 0

    def is_for(self, audience: int | None, kinds: tuple[Kind, ...]) -> bool:
        """Return whether it is for this audience alone (``None``: everyone) and of these kinds."""
        return self.audience == audience and self.kind in kinds
