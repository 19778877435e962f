"""What the table says: one text, for everyone or for one seat alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Cue(Enum):
    """A short sound before an announcement; it never carries a fact by itself."""

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
    """Queued after what is being said, and said in full unless somebody says stop."""

    ANSWER = "answer"
    """Cut short by the next words or key of the player it answers."""

    PROMPT = "prompt"
    """A question of the table, cut short as soon as anybody answers."""


TRIED = -1
"""The value of ``speaker`` for a sample of a voice that somebody is choosing."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to say.

    ``audience`` is a seat (0-based), or ``None`` for everyone at the table. ``text`` is one or more whole
    sentences, or empty if only the cue is played. ``language`` is cs, pl, da or en. ``aloud_only`` keeps it
    off the lists on phones, for instance other players' codes; ``unwritten`` keeps it off the board, for
    instance how to join the table. ``speaker`` says it: 0 is the table, others are computer players, each
    with its own voice, or ``TRIED``.
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
