"""What a club's evening survives: processes that are killed, restarted or suspended, and networks that are
cut.

Pages keep playing, and reconnect by themselves. After each fault, everything that they were shown and told is
compared with what is stored: nobody may have been told about an action that is not stored, and everybody must
see those that are.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
import traceback
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import numpy as np
import psycopg

from benchmarks.served import club_lines
from benchmarks.served.club import Club, Worker
from benchmarks.served.club_pages import NAMES, OVER, Game, Page
from benchmarks.served.postgres import Postgres, programs
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.games import GAMES
from voice_hanabi.lessons.unsaved import Unsaved
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import Games, SavedGame, game_of
from voice_hanabi.table.saving.saves import OpenJournal
from voice_hanabi.table.showing import shown_at
from voice_hanabi.table.table import Table

CLUBS = 3
"""The number of clubs. Each has a database and two workers; all share this computer."""
TABLES = 4
"""The number of tables in each club."""
FAULTS = {
    "a worker killed": 80,
    "a worker restarted": 35,
    "a worker stands still": 15,
    "PostgreSQL crashed and restarted": 25,
    "PostgreSQL stands still": 15,
    "a worker cut off from PostgreSQL": 15,
    "a worker cut off from its pages": 15,
}
CUT, STILL = 10.0, 5.0
"""How many seconds a network is cut or a worker is suspended, and how many seconds the database is."""
GIVEN_UP = 60.0
QUIET = 2.5
"""Seconds of silence after which nothing can still be waiting to be carried out."""
LOOKS = 3
"""How often the store is checked before a difference counts, because a discard may wait longer."""
WANTED = 10.0
"""Seconds in which a table should go on."""


@dataclass
class Told:
    """The results of one kind of fault."""

    faults: int = 0
    seated: list[float] = field(default_factory=list)
    """Seconds from the fault until both pages of each table with a lost connection were seated again."""
    went_on: list[float] = field(default_factory=list)
    """Seconds from the fault until each table announced its next action."""
    stopped: int = 0
    """Tables that did not go on."""
    wrong: list[str] = field(default_factory=list)
    """Things announced but not stored, or stored but not shown."""


def report(quick: bool, faults: int) -> Iterator[str]:
    """Yield the results for all tables after about this many ``faults``."""
    if programs() is None:
        yield "This needs PostgreSQL's programs: apt install postgresql."
        return
    yield from club_lines.report()
    part = faults / sum(FAULTS.values())
    wanted = {kind: 1 if quick else max(1, round(part * times)) for kind, times in FAULTS.items()}
    told, broken = asyncio.run(_measure(wanted, 1 if quick else CLUBS))
    heads = (
        "fault",
        "times",
        "tables that lost a connection",
        "back: median",
        "95 of 100",
        "most",
        "next action: median",
        "95 of 100",
        "most",
        "announced as stored",
    )
    rows = [
        [
            kind,
            str(one.faults),
            str(len(one.seated)),
            *_spread(one.seated),
            *_spread(one.went_on),
            f"{len(one.wrong)} wrong" if one.wrong else "always",
        ]
        for kind, one in told.items()
    ]
    yield f"\n{TABLES} tables of two players, two workers, one PostgreSQL. Seconds from the fault.\n"
    yield table(heads, rows)
    yield from (f"\n{wrong}" for one in told.values() for wrong in one.wrong)
    stopped = sum(one.stopped for one in told.values())
    seated = [one for kind in told.values() for one in kind.seated]
    late = sum(one > WANTED for one in seated)
    faults = sum(one.faults for one in told.values())
    yield f"\nAfter {faults} faults {stopped} times a table did not go on; of {len(seated)} cut-off tables "
    yield f"{late} took more than {WANTED:.0f} s to come back."
    for problem in broken:
        last = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{last.name}, line {last.lineno} of {last.filename}"
        yield f"\nA club's measurement broke off: {type(problem).__name__} ({problem}) in {where}."


def _spread(seconds: Sequence[float]) -> list[str]:
    if not seconds:
        return ["-"] * 3
    return [f"{np.percentile(seconds, part):.1f} s" for part in (50, 95, 100)]


async def _measure(wanted: Mapping[str, int], clubs: int) -> tuple[dict[str, Told], list[BaseException]]:
    """Return the results for each kind of fault, and the errors that ended clubs' measurements early."""
    told = {kind: Told() for kind in wanted}
    kinds = [kind for kind, times in wanted.items() for _ in range(times)]
    Random(1).shuffle(kinds)
    ended = await asyncio.gather(*(_measure_club(kinds, told) for _ in range(clubs)), return_exceptions=True)
    return told, [problem for problem in ended if problem is not None]


async def _measure_club(kinds: list[str], told: dict[str, Told]) -> None:
    """Put a club through the remaining faults."""
    replayed: Replays = {}
    with Postgres() as database:
        async with Club(database).open() as club, aiohttp.ClientSession() as session:
            games = [_game(club, session, number) for number in range(TABLES)]
            try:
                for game in games:
                    await game.begin()
                while kinds:
                    progress(f"serve --faults: {len(kinds)} to come")
                    kind = kinds.pop()
                    await _fault(kind, club, games, told[kind], replayed)
            finally:
                for game in games:
                    game.end()


def _game(club: Club, session: aiohttp.ClientSession, number: int) -> Game:
    host, guest = (
        Page(club, session, f"192.0.{number}.{place}", name, {"type": "open", "language": "en"})
        for place, name in enumerate(NAMES)
    )
    return Game(host, guest)


async def _fault(kind: str, club: Club, games: list[Game], told: Told, replayed: Replays) -> None:
    told.faults += 1
    before = {page: page.greeted for game in games for page in game.pages}
    worker = _busiest(club)
    began = time.monotonic()
    mending = asyncio.ensure_future(_injected(kind, club, worker))
    for seated, went_on in await asyncio.gather(*(_goes_on(game, before, began) for game in games)):
        if went_on is None:
            told.stopped += 1
        else:
            told.went_on.append(went_on)
            if seated is not None:
                told.seated.append(seated)
    await mending
    await club.until_healthy(60.0)
    for game in games:
        game.paused = True
    told.wrong += await _differing(club.database, games, replayed)
    for game in games:
        game.paused = False


async def _differing(database: Postgres, games: Sequence[Game], replayed: Replays) -> list[str]:
    """Return the remaining differences once nothing more is said, and prepare for the next fault."""
    wrong: list[str] = []
    for _ in range(LOOKS):
        await _quiet(games)
        wrong = await asyncio.to_thread(_compared, database, games, replayed)
        if not wrong:
            break
    for page in (page for game in games for page in game.pages):
        page.refused.clear()
        page.shown.clear()
        page.outcomes.clear()
    return wrong


async def _injected(kind: str, club: Club, worker: Worker) -> None:
    """Cause a fault, and repair it."""
    match kind:
        case "a worker killed" | "a worker restarted":
            how = signal.SIGKILL if kind == "a worker killed" else signal.SIGTERM
            await asyncio.to_thread(worker.end, how)
            await asyncio.sleep(1.0)
            worker.start()
        case "PostgreSQL crashed and restarted":
            await asyncio.to_thread(club.database.stop)
            await asyncio.to_thread(club.database.start)
        case "a worker stands still":
            os.kill(worker.pid, signal.SIGSTOP)
            await asyncio.sleep(CUT)
            os.kill(worker.pid, signal.SIGCONT)
        case "PostgreSQL stands still":
            club.database.tell(signal.SIGSTOP)
            await asyncio.sleep(STILL)
            club.database.tell(signal.SIGCONT)
        case "a worker cut off from PostgreSQL" | "a worker cut off from its pages":
            way = worker.to_database if kind.endswith("PostgreSQL") else worker.to_pages
            way.cut()
            await asyncio.sleep(CUT)
            way.mend()


async def _goes_on(
    game: Game, before: Mapping[Page, float | None], began: float
) -> tuple[float | None, float | None]:
    """Return when both pages were connected again, if one had lost its connection, and when both were told
    about a new action.
    """
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(GIVEN_UP):
            while True:
                since = [page.greeted for page in game.pages]
                lost = [page for page in game.pages if page.greeted != before[page]]
                last = max([began, *(one for one in since if one is not None)])
                heard = [next((at for at, _ in page.outcomes if at > last), None) for page in game.pages]
                if None not in since and None not in heard:
                    return last - began if lost else None, max(
                        one for one in heard if one is not None
                    ) - began
                await asyncio.sleep(0.02)
    return None, None


async def _quiet(games: Sequence[Game]) -> None:
    """Wait until nothing more is said."""
    last = time.monotonic()
    seen: list[object] = []
    while time.monotonic() < last + QUIET:
        now: list[object] = [(page.greeted, page.received) for game in games for page in game.pages]
        if now != seen:
            seen, last = now, time.monotonic()
        await asyncio.sleep(0.1)


def _busiest(club: Club) -> Worker:
    """Return the worker with the most tables."""
    with psycopg.connect(club.database.url) as connection:
        rows = connection.execute(
            "SELECT w.name, count(*) FROM served_table t JOIN worker w ON w.id = t.worker "
            "WHERE w.until > now() GROUP BY 1 ORDER BY 2 DESC"
        ).fetchall()
    names = [name for name, _ in rows]
    return next((worker for worker in club.workers if names and worker.name == names[0]), club.workers[0])


# What is stored


def _compared(database: Postgres, games: Sequence[Game], replayed: Replays) -> list[str]:
    """Return things announced or shown but not stored, or stored but not shown."""
    stored = _stored(database)
    wrong = []
    for game in games:
        for page in game.pages:
            mine = stored.get(page.token)
            if mine is None:
                wrong.append(f"{page.name}'s place is not stored")
                continue
            wrong += [*page.refused, *_of_page(page, mine, replayed)]
    return wrong


def _of_page(page: Page, stored: list[SavedGame], replayed: Replays) -> Iterator[str]:
    for game in stored:
        if game.path not in replayed:
            replayed[game.path] = Replayed(game)
    known = [replayed[game.path].views(game.actions, page.name) for game in stored[-2:]]
    may_be = [view for views in known for view in views]
    news = iter([text for game in stored[-2:] for text in replayed[game.path].news(game.actions)])
    for _, told in page.outcomes:
        # They come in the stored order, each at most once; a page was not told what it missed.
        if told not in news:
            yield f"{page.name} was told what is not stored: {told}"
    for _, view in page.shown:
        if _essence(view) not in may_be and not _is_over(view):
            yield f"{page.name} was shown what is not stored: {_essence(view)}"
    now = page.view
    if now is not None and now["groups"] and not _is_over(now) and _essence(now) != known[-1][-1]:
        yield f"{page.name} is not shown what is stored: {_essence(now)} instead of {known[-1][-1]}"


def _is_over(view: Mapping[str, Any]) -> bool:
    return OVER in view["deeds"]


def _essence(view: Mapping[str, Any]) -> str:
    """Return what distinguishes one position in a game from another, as a seat sees it."""
    cards = [[card["name"] + card["note"] for card in group["cards"]] for group in view["groups"]]
    return json.dumps([view["title"], view["facts"], cards])


def _stored(database: Postgres) -> dict[str, list[SavedGame]]:
    """Return the games of each table, by each of its players' secrets."""
    with psycopg.connect(database.url) as connection:
        tables = connection.execute("SELECT id, kept FROM served_table").fetchall()
        lines: dict[str, dict[str, list[bytes]]] = defaultdict(lambda: defaultdict(list))
        for where, game, line in connection.execute(
            "SELECT served_table, game, line FROM journal_line ORDER BY served_table, game, number"
        ):
            lines[where][game].append(line)
    found = {}
    for where, kept in tables:
        games = [game_of(b"".join(one), Path(name), GAMES) for name, one in sorted(lines[where].items())]
        found.update({place["token"]: games for place in json.loads(kept)["places"]})
    return found


class _Nowhere:
    """A `Saves` that stores nothing."""

    def newest_first(self) -> list[Path]:
        """Return an empty list."""
        return []

    def read(self, game: Path, games: Games) -> SavedGame:
        """Fail, because nothing is stored."""
        raise NotImplementedError

    def begin(self, choices: Choices, seed: int) -> OpenJournal:
        """Begin a game without saving it."""
        return Unsaved()

    def go_on(self, saved: SavedGame, games: Games) -> OpenJournal:
        """Continue a game without saving it."""
        return Unsaved()


class Replayed:
    """A replay of a stored game, with each player's views before its first action and after each one."""

    def __init__(self, game: SavedGame) -> None:
        self._game = game.game
        start = game.game.new(game.choices, game.seed)
        ears = SpeakerEars(Speaker(PhoneRoute()))
        self._table = Table(
            game.choices, GAMES, folder=_Nowhere(), new_seed=lambda: 1, ears=ears, gathers=True
        )
        self._table.resume(SavedGame(Path(), game.game, game.choices, game.seed, start, False, 0))
        self._names = game.choices.names
        self._views: dict[str, list[str]] = {name: [] for name in self._names}
        self._news: list[str] = []
        """What everyone hears after each action."""
        self._done = -1

    def news(self, actions: Sequence[Any]) -> list[str]:
        """Return what everyone hears for these actions, which must have been replayed."""
        return self._news[: len(actions)]

    def views(self, actions: Sequence[Any], name: str) -> list[str]:
        """Return what a player sees before these actions and after each one."""
        phase = self._table.phase
        assert isinstance(phase, Playing)
        while self._done < len(actions):
            if self._done >= 0:
                phase.state, events = self._game.apply(phase.state, actions[self._done])
                news = phase.audiences.news(events, phase.state)
                public = [one for one in news if isinstance(one, Announcement) and one.audience is None]
                self._news.append(" ".join(one.text for one in public))
            self._done += 1
            for seat, one in enumerate(self._names):
                shown = shown_at(self._table, seat)
                assert shown is not None
                self._views[one].append(_essence(asdict(shown)))
        return self._views[name][: len(actions) + 1]


Replays = dict[Path, Replayed]
"""By the game's path."""
