"""How many friends far away one core can serve, and how many two, if a tenth of them speak at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from aiortc import rtcrtpreceiver

from benchmarks.served.serving import NAMES, Friend, Unheard, end, served, spoken, table_of_friends
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.phones.webrtc.mixing import RATE

AT_A_TABLE = len(NAMES)
PLAYERS = (4, 8, 16, 24, 32, 40, 56)
QUICK = (4,)
SPEAKING = 0.1
"""The share of the players who speak at any moment."""
SECONDS = 40.0
"""How many seconds the players speak."""
IN_TIME = 1.5
"""Seconds in which 95 of 100 commands should be answered."""


@dataclass(frozen=True)
class Measured:
    """The results of this many players."""

    players: int
    seconds: list[float]
    """From the end of each command to its answer."""
    unanswered: int
    core: float
    """The share of a core that the servers used."""
    used: float
    """How many seconds of a core they used."""
    megabytes: float
    """The memory of the server and its voice, with all these tables."""

    @property
    def in_time(self) -> float:
        """The share of the commands that were answered in time."""
        all_of_them = len(self.seconds) + self.unanswered
        return sum(one <= IN_TIME for one in self.seconds) / max(1, all_of_them)


def report(quick: bool, workers: int) -> Iterator[str]:
    """Yield the table, with more and more players until they are no longer served in time.

    Several ``workers`` each have a core and players of their own; all that they share is a database.
    """
    rows = []
    measured: list[Measured] = []
    for players in QUICK if quick else PLAYERS:
        progress(f"serve: {players} players per core, {workers} worker(s)")
        one = asyncio.run(_measure(players, workers))
        measured.append(one)
        commands = len(one.seconds) + one.unanswered
        rows.append(
            [
                str(one.players),
                str(one.players // AT_A_TABLE),
                str(commands),
                f"{100 * one.in_time:.0f} %",
                f"{np.percentile(one.seconds, 50):.2f} s" if one.seconds else "-",
                f"{np.percentile(one.seconds, 95):.2f} s" if one.seconds else "-",
                f"{100 * one.core:.0f} %",
                f"{one.used / commands:.2f} s",
                f"{one.megabytes:.0f} MB",
                f"{os.getloadavg()[0]:.0f}",
            ]
        )
        if one.in_time < 0.9:
            break
    heads = (
        *("players", "tables", "commands", f"in {IN_TIME} s", "median", "95 of 100"),
        *("of a core", "per command", "memory", "load"),
    )
    each = "on one core" if workers == 1 else f"on {workers} workers with a core each"
    yield f"\nFriends far away, {each}, a tenth of them speaking at once.\n"
    yield table(heads, rows)
    yield "'Per command': everything that the server does meanwhile, in seconds of a core for each command."
    if len(measured) > 1:
        least, most = measured[0], measured[-1]
        a_table = (most.megabytes - least.megabytes) / ((most.players - least.players) / AT_A_TABLE)
        yield f"Each further table needs {a_table:.0f} MB."
    in_time = [one.players for one in measured if one.in_time >= 0.95]
    yield f"95 of 100 commands are answered in {IN_TIME} s for {max(in_time, default=0)} players."


async def _measure(players: int, workers: int) -> Measured:
    """Have this many players speak at each worker."""
    # The sound is not decoded here: that is the browsers' work, not the server's.
    rtcrtpreceiver.__dict__["get_decoder"] = lambda codec: Unheard()
    with tempfile.TemporaryDirectory() as folder:
        async with contextlib.AsyncExitStack() as going:
            friends: list[Friend] = []
            servers: list[int] = []
            for core in sorted(os.sched_getaffinity(0))[-workers:]:
                server, origin = served(Path(folder, str(core)), players // AT_A_TABLE, core)
                going.callback(end, server)
                servers.append(server.pid)
                for number in range(players // AT_A_TABLE):
                    friends += await going.enter_async_context(table_of_friends(origin, number))
            sound = spoken()
            # Each graph is built once; that belongs to a table's beginning, not to the evening.
            for friend in friends:
                await friend.ask(sound, 60.0)
            seconds, unanswered = [], 0
            wait = len(sound) / RATE / SPEAKING
            began, before = time.monotonic(), sum(map(_used, servers))

            async def speak(friend: Friend, place: int) -> list[float | None]:
                told = []
                await asyncio.sleep(wait * place / len(friends))
                while time.monotonic() < began + SECONDS:
                    again = time.monotonic() + wait
                    told.append(await friend.ask(sound))
                    await asyncio.sleep(max(0.0, again - time.monotonic()))
                return told

            for told in await asyncio.gather(*(speak(one, place) for place, one in enumerate(friends))):
                seconds += [one for one in told if one is not None]
                unanswered += told.count(None)
            used = sum(map(_used, servers)) - before
            core_part = used / (time.monotonic() - began)
            return Measured(len(friends), seconds, unanswered, core_part, used, sum(map(_megabytes, servers)))


def _processes(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


def _used(pid: int) -> float:
    """Return the seconds of a core that a process and its children have used."""
    ticks = 0
    for one in _processes(pid):
        parts = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(parts[11]) + int(parts[12]) + int(parts[13]) + int(parts[14])
    return ticks / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in _processes(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000
