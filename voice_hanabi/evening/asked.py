"""The options of an evening at a table."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.contract.partners import Level
from voice_hanabi.games import USUAL_GAME

AGAIN = "again"
"""Asks for the language even if one was chosen before."""


@dataclass
class Asked:
    """The options of an evening, with their defaults."""

    lang: str | None = None
    """The table's language; by default the system's."""
    ask_language: str | None = None
    """Whether to ask for the language: if empty, only when none was chosen before; `AGAIN` always; `None`
    never.
    """
    game: str = USUAL_GAME
    rules: str | None = None
    """The rulebook, by its language; by default the table's."""
    variant: list[str] = field(default_factory=list)
    players: list[str] | None = None
    partners: int | None = None
    """How many computer players join; by default one if no players are named."""
    partner_level: str = Level.USUAL.value
    seed: int | None = None
    """The seed of the first deal; random by default."""
    input: list[str] | None = None
    """'mic', 'keyboard', both, or 'wav:PATH' and further paths; by default the microphone."""
    output: str | None = None
    """What everyone hears; by default the computer's voice."""
    ear: list[str] = field(default_factory=list)
    """Private ears, each as NAME=EAR."""
    phones: str | None = None
    """The address of the page for phones; empty for the default one, `None` for no page."""
    board: str | None = None
    """The address of the page for everybody, in the same form."""
    cards: str | None = None
    """The printed deck to play with; empty for the only one, `None` if the computer deals."""
    confirm: str = "announce"
    resume: str | None = None
    """The saved game to continue; empty for the newest one, `None` for none."""
    model: Path | None = None
    second_ear: str | None = None
    """The second ear for doubtful utterances; empty for the downloaded Whisper, `None` for none."""
    voice: str | None = None
    """The table's voice; empty for downloaded ones, `None` for the default one."""
    microphone: str | None = None
    headset: bool = False
    saves: Path | None = None
    """The folder of saved games, if not the default one."""
    looks: str | None = None
    """The finished game to review, named as in ``resume``; ``None`` for none."""
    learns: bool = False
    """Whether to give a lesson instead of a game."""
    puzzles: bool = False
    """Whether to set a daily puzzle instead of a game."""
    date: datetime.date | None = None
    """The puzzle's day; by default today."""
    lesson: int | None = None
    """The lesson's number, from 1; by default the one to continue."""

    @property
    def chooses(self) -> bool:
        """Whether the options make any choice that the table would ask for."""
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
                "cards",
                "confirm",
                "resume",
            )
        )


class UsageError(Exception):
    """Raised for an option that cannot be used; the message is one sentence."""
