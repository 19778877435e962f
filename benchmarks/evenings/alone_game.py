"""A whole game by voice between one person and two computer players, in a room of virtual audio devices.

The person plays the moves of a computer player, in the table's own words, whenever the table is quiet. The
program hears them through a microphone, as in any game.
"""

from __future__ import annotations

import queue
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.evenings.evening_room import RATE, Room
from benchmarks.evenings.opening_evening import AFTER, PLAYERS, Program, Stuck, voiced
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.contract.partners import Level
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import advised
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import SavedGame, newest_game

PATIENCE = 60.0
"""Seconds after which a silent table counts as stuck."""
MOST_MINUTES = 30
TRIES = 4
"""How often the same words are said before they count as unrecognisable."""
DEEDS = (None, None, "discard", "play", "play")
"""The kind of move to try, by number of failures: after two, it is another move, as people would do."""
HEAD = (
    "language", "turns", "of the person", "said again", "points", "strikes", "minutes",
    "silence before a partner's move", "longest",
)  # fmt: skip


@dataclass
class Evening:
    """The result of a game."""

    turns: int = 0
    own: int = 0
    again: int = 0
    score: int = 0
    strikes: int = 0
    minutes: float = 0.0
    silences: list[float] = field(default_factory=list)
    """The silences in seconds while it was a computer's turn. Those below `AFTER` are pauses in speech."""
    said: list[str] = field(default_factory=list)


def played(language: str, level: Level, turns: int | None = None) -> Evening:
    """Return how a game went, or its first turns. Raises `Stuck` if it does not get there."""
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder, Room() as room:
        home = Path(folder)
        (home / ".asoundrc").write_bytes((Path(room.environment["HOME"]) / ".asoundrc").read_bytes())
        options = ["--players", PLAYERS[language][0], "--partners", "2", "--partner-level", level.value]
        program = Program(language, room.environment, home, options)
        try:
            return _Playing(room, language, home, program).play(turns)
        finally:
            program.close()


class _Playing:
    """Plays one game."""

    def __init__(self, room: Room, language: str, home: Path, program: Program) -> None:
        self._room = room
        self._language = language
        self._games = home / "data/voice-hanabi/games"
        self._program = program
        self._evening = Evening()
        self._acted = -1
        self._tries = 0
        self._quiet_since = float("-inf")
        self._computers_turn = False

    def play(self, turns: int | None) -> Evening:
        """Speak whenever it is the person's turn and the table is quiet, to the end or for so many turns."""
        evening = self._evening
        moved = time.monotonic()
        while time.monotonic() < self._program.began + MOST_MINUTES * 60:
            time.sleep(0.05)
            if self._lines():
                moved = time.monotonic()
            self._note_silence()
            quiet = time.monotonic() - max(self._room.last_sound("table"), moved)
            saved = newest_game(self._games, GAMES) if self._games.exists() and quiet > AFTER else None
            if saved is None or quiet < AFTER:
                if quiet > PATIENCE:
                    raise Stuck(f"the table did not deal: {evening.said[-5:]}")
                continue
            evening.turns, evening.score, evening.strikes = (
                saved.state.turn, saved.state.score, saved.state.strikes,
            )  # fmt: skip
            if saved.state.outcome is not None or (turns is not None and saved.state.turn >= turns):
                evening.minutes = (time.monotonic() - self._program.began) / 60
                return evening
            self._computers_turn = saved.state.current != 0
            if not self._computers_turn:
                self._speak(saved)
                moved = time.monotonic()
            elif quiet > PATIENCE:
                raise Stuck(f"the table is silent: {evening.said[-5:]}")
        raise Stuck(f"the game did not end: {evening.said[-5:]}")

    def _note_silence(self) -> None:
        """Note the silence that has just ended, if it was a computer's turn."""
        last = self._room.last_sound("table")
        if self._computers_turn and last - self._quiet_since > AFTER:
            self._evening.silences.append(last - self._quiet_since)
        if last != self._quiet_since:
            self._computers_turn = False
        self._quiet_since = last

    def _lines(self) -> bool:
        """Read what the program has printed; return whether there was anything."""
        found = False
        while True:
            try:
                line = self._program.lines.get_nowait()
            except queue.Empty:
                return found
            if line is None:
                raise Stuck(f"the program ended: {self._evening.said[-5:]}")
            self._evening.said.append(line[1])
            found = True

    def _speak(self, saved: SavedGame) -> None:
        """Say the move, and give the table time to read it back and carry it out."""
        turn = len(saved.actions)
        self._tries = self._tries + 1 if turn == self._acted else 0
        if self._tries:
            self._evening.again += 1
            if self._tries > TRIES:
                raise Stuck(f"the table does not understand it: {self._evening.said[-5:]}")
        else:
            self._evening.own += 1
        self._acted = turn
        _, words = tried(saved, self._language, self._tries)
        self._evening.said.append(f"> {words}")
        speech = voiced(self._language, words)
        self._room.say(speech)
        until = time.monotonic() + speech.size / RATE + 6.0
        while time.monotonic() < until:
            time.sleep(0.1)
            self._lines()
            now = newest_game(self._games, GAMES)
            if now is not None and len(now.actions) > turn:
                return


def tried(saved: SavedGame, language: str, failed: int) -> tuple[Action, str]:
    """Return the move that a partner would make here after this many failures, and its words."""
    seat = saved.state.current
    partner = HanabiPartner(seat, Level.USUAL)
    chosen = partner.advise(saved.state, DEEDS[failed]) or partner.advise(saved.state, None)
    assert chosen is not None
    words, _ = advised(chosen, view(saved.state, seat), Wording(language, saved.choices.names, "hanabi"))
    return chosen.action, words


def report(languages: list[str], level: Level = Level.USUAL, turns: int | None = None) -> Iterator[str]:
    """Play a game in each language, or its first turns, and yield a table of the results."""
    rows: list[tuple[object, ...]] = []
    for language in languages:
        try:
            one = played(language, level, turns)
        except Stuck as problem:
            rows.append((language, str(problem), *"-------"))
            continue
        rows.append(
            (
                language, one.turns, one.own, one.again, one.score, one.strikes, f"{one.minutes:.1f}",
                f"{median(one.silences or [0.0]):.1f} s", f"{max(one.silences, default=0.0):.1f} s",
            )
        )  # fmt: skip
        progress(f"{language}: played")
    yield table(HEAD, rows)
