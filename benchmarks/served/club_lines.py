"""How long it takes to commit a line of a journal, from one table and from many at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from benchmarks.served.postgres import Postgres
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Play
from voice_hanabi.serving.keeping.database import Database
from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.serving.keeping.postgres import PostgresStore

TABLES, LINES = (1, 16), 200
"""The numbers of tables that write at once, and how many lines each writes."""


def report() -> Iterator[str]:
    """Yield the times, and the lines per second."""
    with Postgres() as server:
        store = PostgresStore(Database(server.url), "one")
        for tables in TABLES:
            with ThreadPoolExecutor(tables) as threads:
                began = time.monotonic()
                written = threads.map(_written, [store] * tables, range(tables))
                taken = [one for of_a_table in written for one in of_a_table]
                seconds = time.monotonic() - began
            yield f"{tables} at once: a line is committed in {1000 * np.percentile(taken, 50):.1f} ms, "
            yield f"95 of 100 in {1000 * np.percentile(taken, 95):.1f}; {len(taken) / seconds:.0f} a second."
        store.close()


def _written(store: PostgresStore, number: int) -> list[float]:
    """Write a game's lines; return the seconds for each."""
    choices = Choices("en", "hanabi", count=2, names=("Anna", "Petr"))
    holding = store.begin()
    holding.keep(Kept(choices, (), (), (), False, f"link {number}", str(number)))
    journal = holding.saves.begin(choices, number)
    taken = []
    for _ in range(LINES):
        began = time.monotonic()
        journal.add(HANABI.action_record(Play(1)))
        taken.append(time.monotonic() - began)
    return taken
