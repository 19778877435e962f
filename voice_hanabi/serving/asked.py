"""What was asked for on the command line of ``voice-hanabi serve``."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.games import USUAL_GAME
from voice_hanabi.serving.limits import MOST_GUESTS, MOST_REQUESTS, MOST_SPEAKING, MOST_TABLES


@dataclass
class ServeAsked:
    """What was asked for on the command line; what was not given is as it stands here."""

    lang: str | None = None
    game: str = USUAL_GAME
    address: str = ""
    """HOST:PORT where it serves; every address of this computer, and the usual port, where there is none."""
    public: str | None = None
    """By which address people reach it, where that is another: hanabi.example.org."""
    here: bool = False
    """Whether somebody sits at this computer, too: the page is opened in its browser."""
    certificate: Path | None = None
    key: Path | None = None
    tables: int = MOST_TABLES
    guests: int = MOST_GUESTS
    speaking: int = MOST_SPEAKING
    requests: int = MOST_REQUESTS
    stun: list[str] = field(default_factory=list)
    turn: list[str] = field(default_factory=list)
    turn_secret: Path | None = None
    """The file with the secret that it shares with its TURN servers."""
    database: str | None = None
    """The URL of the PostgreSQL that keeps the tables; without one they are in files, and one process's."""
    worker: str | None = None
    """The name of this process among those which share a database."""
    front: list[str] = field(default_factory=list)
    """The addresses of servers in front that are on other machines."""
    model: Path | None = None
    saves: Path | None = None
