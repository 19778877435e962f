"""The options of ``voice-hanabi serve``."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.games import USUAL_GAME
from voice_hanabi.serving.limits import MOST_GUESTS, MOST_REQUESTS, MOST_SPEAKING, MOST_TABLES


@dataclass
class ServeAsked:
    """The options as given, with their defaults."""

    lang: str | None = None
    game: str = USUAL_GAME
    address: str = ""
    """The address to serve on, HOST:PORT; by default every address of this computer and the usual port."""
    public: str | None = None
    """The address by which people reach it, if that is another: hanabi.example.org."""
    here: bool = False
    """Whether somebody plays at this computer too: its browser then opens the page."""
    certificate: Path | None = None
    key: Path | None = None
    tables: int = MOST_TABLES
    guests: int = MOST_GUESTS
    speaking: int = MOST_SPEAKING
    requests: int = MOST_REQUESTS
    stun: list[str] = field(default_factory=list)
    turn: list[str] = field(default_factory=list)
    turn_secret: Path | None = None
    """The file with the secret that is shared with the TURN servers."""
    database: str | None = None
    """The URL of the PostgreSQL database that keeps the tables; by default they are in files, for one
    process.
    """
    worker: str | None = None
    """The name of this process among those that share a database."""
    front: list[str] = field(default_factory=list)
    """The addresses of reverse proxies on other machines."""
    model: Path | None = None
    saves: Path | None = None
