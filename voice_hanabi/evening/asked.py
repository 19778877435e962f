"""What was asked for on the command line, for an evening at a table."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.contract.partners import Level
from voice_hanabi.games import USUAL_GAME

AGAIN = "again"
"""What asks for the language although one was chosen."""


@dataclass
class Asked:
    """The options of an evening; what was not given is as it stands here."""

    lang: str | None = None
    """The table's language; the system's where there is none."""
    ask_language: str | None = None
    """Whether to ask for the language: empty where none was chosen before, `AGAIN` always, `None` never."""
    game: str = USUAL_GAME
    rules: str | None = None
    """The rulebook, by its language; the table's language where there is none."""
    variant: list[str] = field(default_factory=list)
    players: list[str] | None = None
    partners: int | None = None
    """How many the computer plays, beside the players; beside one where none are named."""
    partner_level: str = Level.USUAL.value
    seed: int | None = None
    """What the first deal follows from; by chance where there is none."""
    input: list[str] | None = None
    """'mic', 'keyboard', both, or 'wav:PATH' and further paths; the microphone where there is none."""
    output: str | None = None
    """What everyone hears; the computer's voice where there is none."""
    ear: list[str] = field(default_factory=list)
    """Private ears, each as NAME=EAR."""
    phones: str | None = None
    """The address of the page for phones; empty for the usual one, `None` for no page."""
    board: str | None = None
    """The address of the page for everybody's eyes, as that for phones."""
    confirm: str = "announce"
    resume: str | None = None
    """The saved game to continue; empty for the newest one, `None` for none."""
    model: Path | None = None
    microphone: str | None = None
    headset: bool = False
    saves: Path | None = None
    """The folder of saved games, if it is not the usual one."""
    looks: str | None = None
    """The finished game to go through, as ``resume`` names one; ``None`` for none."""
    learns: bool = False
    """Whether a lesson is wanted, and no game."""
    puzzles: bool = False
    """Whether the puzzle of a day is wanted, and no game."""
    date: datetime.date | None = None
    """Whose puzzle that is; today's where there is none."""
    lesson: int | None = None
    """Which lesson, from 1; the one to be continued where there is none."""

    @property
    def chooses(self) -> bool:
        """Whether anything was chosen that the table would ask for."""
        usual = Asked()
        return any(
            getattr(self, name) != getattr(usual, name)
            for name in (
                "game",
                "rules",
                "variant",
                "players",
                "partners",
                "partner_level",
                "ear",
                "phones",
                "confirm",
                "resume",
            )
        )


class UsageError(Exception):
    """An option that cannot be used; the message is one sentence."""
