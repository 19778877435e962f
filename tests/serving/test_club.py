"""A club's evening on PostgreSQL: workers that share tables, and take them over from one another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest
from served_house import Guest, ServedHouse, friend, guest, host

from benchmarks.served.postgres import Postgres, programs
from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import Play
from voice_hanabi.serving.keeping import postgres as postgres_store
from voice_hanabi.serving.keeping.database import LONGEST, Connection, Database
from voice_hanabi.serving.keeping.kept import Kept, KeptPlace, digits_key, link_key, read_kept
from voice_hanabi.serving.keeping.postgres import LEASE, RENEWED, PostgresStore
from voice_hanabi.serving.keeping.store import Elsewhere, TableLost, Taken, Unreachable
from voice_hanabi.serving.served_table import SILENT
from voice_hanabi.table.saving.saves import OpenJournal

pytestmark = [
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed here"),
    pytest.mark.xdist_group("postgres"),
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres(safe=False) as server:
        yield server


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    both = PostgresStore(Database(postgres.url), "one"), PostgresStore(Database(postgres.url), "two")
    yield both
    for store in both:
        store.close()


CHOICES = Choices("en", "hanabi", count=2, names=("Anna", "Petr"))
PLAYED = HANABI.action_record(Play(1))


def kept(token: str = "secret of Anna") -> Kept:
    return Kept(CHOICES, (KeptPlace("Anna", token),), ("Anna",), (), False, f"link to {token}", "123456789")


def begun(store: PostgresStore, token: str) -> tuple[Taken, OpenJournal]:
    holding = store.begin()
    holding.keep(kept(token))
    return Taken(kept(token), holding), holding.saves.begin(CHOICES, 4)


def silenced(store: PostgresStore) -> None:
    """Let a worker hang: nothing renews its lease any more, and it does not know."""
    store._closing.set()
    store._thread.join()


def test_what_is_kept_is_read_as_it_was_and_shows_no_secret() -> None:
    whole = kept()
    assert read_kept(whole.written()) == whole
    assert "secret of Anna" not in repr(whole)
    assert link_key("1") != digits_key("1")


def test_a_table_is_one_worker_s_until_its_lease_ends_and_then_the_other_writes_alone(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    one, two = stores
    mine, journal = begun(one, "a")
    journal.add(PLAYED)
    assert two.take(link_key("a")) == Elsewhere("one")
    assert two.take(digits_key("a")) is None
    silenced(one)
    time.sleep(LEASE + 0.2)
    assert not mine.holding.ours
    taken = two.take(link_key("a"))
    assert isinstance(taken, Taken)
    assert taken.kept == kept("a")
    assert taken.holding.first_number > mine.holding.first_number
    # It may well believe that it still holds the table.
    one._alive_until = time.monotonic() + 60
    with pytest.raises(TableLost):
        journal.add(PLAYED)
    with pytest.raises(TableLost):
        mine.holding.keep(kept("a"))
    (name,) = taken.holding.saves.newest_first()
    game = taken.holding.saves.read(name, GAMES)
    assert len(game.actions) == 1
    taken.holding.saves.go_on(game, GAMES).add(PLAYED)
    assert len(taken.holding.saves.read(name, GAMES).actions) == 2


def test_a_table_that_is_put_down_is_there_for_the_next_and_an_ended_one_for_nobody(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    one, two = stores
    mine, _ = begun(one, "b")
    mine.holding.put_down()
    taken = two.take(link_key("b"))
    assert isinstance(taken, Taken)
    taken.holding.end()
    assert one.take(link_key("b")) is None


def test_a_table_that_another_version_keeps_is_left_to_whoever_can_read_it(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = stores
    mine, _ = begun(one, "newer")
    mine.holding.put_down()
    with monkeypatch.context() as older:
        older.setattr("voice_hanabi.serving.keeping.kept.FORMAT", 0)
        with pytest.raises(Unreachable):
            two.take(link_key("newer"))
    assert isinstance(one.take(link_key("newer")), Taken)


def test_a_table_that_is_put_down_while_it_is_looked_for_is_not_reported_missing(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = stores
    mine, _ = begun(one, "d")
    mine.holding.put_down()
    # It was put down just after the look at whose it is.
    never = postgres_store.TAKE.replace("RETURNING", "AND false RETURNING")
    with monkeypatch.context() as patched:
        patched.setattr(postgres_store, "TAKE", never)
        with pytest.raises(Unreachable):
            two.take(link_key("d"))
        assert two.take(link_key("nowhere")) is None
    assert isinstance(two.take(link_key("d")), Taken)


def test_a_database_that_stops_for_a_moment_costs_no_line_and_one_that_stays_away_costs_the_table(
    postgres: Postgres, stores: tuple[PostgresStore, PostgresStore]
) -> None:
    mine, journal = begun(stores[0], "c")
    postgres.stop()
    postgres.start()
    journal.add(PLAYED)
    assert len(mine.holding.saves.read(journal.path, GAMES).actions) == 1
    postgres.stop()
    try:
        began = time.monotonic()
        with pytest.raises(TableLost):
            journal.add(PLAYED)
        assert time.monotonic() - began < LEASE + 1.5
        time.sleep(0.3)
        assert not stores[0].standing.reachable
    finally:
        postgres.start()


def test_a_statement_that_is_never_answered_is_given_up(postgres: Postgres) -> None:
    database = Database(postgres.url)

    def backend(connection: Connection) -> int:
        (found,) = connection.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        return int(found)

    stopped = database.run(backend, 1.0)
    os.kill(stopped, signal.SIGSTOP)
    try:
        began = time.monotonic()
        with pytest.raises(Unreachable):
            database.run(backend, 0.0)
        assert time.monotonic() - began < LONGEST + 1.0
        assert database.run(backend, 1.0) != stopped
    finally:
        os.kill(stopped, signal.SIGCONT)
        database.close()


class Club:
    """Two workers in this process, and a way for pages to reach each of them."""

    def __init__(self, folder: Path, url: str) -> None:
        self.houses = {
            name: ServedHouse(folder, store=PostgresStore(Database(url), name)) for name in ("one", "two")
        }

    def close(self) -> None:
        for house in self.houses.values():
            house.close()


@pytest.fixture
def club(tmp_path: Path, postgres: Postgres) -> Iterator[Club]:
    club = Club(tmp_path, postgres.url)
    yield club
    club.close()


@contextlib.asynccontextmanager
async def back(house: ServedHouse, lost: Guest, name: str) -> AsyncIterator[Guest]:
    """Come again, as a page does whose line was lost."""
    numbers = [one["number"] for one in lost.received if "number" in one]
    first = {"type": "token", "token": lost.key, "after": max(numbers), "page": name}
    async with guest(house, **first) as found:
        await found.until(lambda one: one.received or one.closed is not None)
        yield found


def test_a_worker_that_is_restarted_hands_its_tables_over_without_an_interrupted_game(club: Club) -> None:
    one, two = club.houses["one"], club.houses["two"]

    async def go() -> None:
        async with host(one) as anna, friend(one, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            theirs = [text for text in petr.told() if "Anna has " in text]
            await anna.says("play the first")
            await petr.until(lambda one: (one.last("shown") or {"view": {"turn": False}})["view"]["turn"])
            # The other worker sends pages to where the table is.
            async with back(two, petr, "page of Petr") as wrong:
                assert wrong.received[0] == {"type": "elsewhere", "at": "one"}
            await petr.says("play the second")
            await petr.hears("Playing the second")
            await asyncio.get_running_loop().run_in_executor(None, one.house.close)
            await petr.until(lambda one: one.closed is not None)
            assert petr.closed != 4001
            async with back(two, anna, "host") as anna2, back(two, petr, "page of Petr") as petr2:
                await anna2.hears("Anna's turn")
                assert (anna2.last("greeting") or {})["seat"] == "Anna"
                again = await petr2.hears("Anna has ")
                assert again not in theirs
                assert not any("name" in text for text in [*anna2.told(), *petr2.told()])
                await anna2.says("play the third")
                await petr2.hears("Playing the third")
                invitation = anna2.last("invitation")
                assert invitation == anna.last("invitation")
                async with guest(two, type="code", code=(invitation or {})["code"], page="eva") as eva:
                    await eva.until(lambda one: one.key)

    asyncio.run(go())


def test_a_table_that_is_wanted_elsewhere_is_given_up_once_nobody_is_heard_any_more(club: Club) -> None:
    one, two = club.houses["one"], club.houses["two"]

    async def looked_for(petr: Guest) -> str:
        """Look for the table at the other worker, let this one notice that, and return the answer."""
        async with back(two, petr, "page of Petr") as again:
            # A page that comes while the table is handed over is told to come again by the end of its line.
            answered = str(again.received[0]["type"]) if again.received else "later"
        await asyncio.sleep(RENEWED + 0.3)
        one.house.look()
        return answered

    async def go() -> None:
        async with host(one) as anna, friend(one, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            for _ in range(3):
                # A player who is heard is still here, even if somebody looks for the table elsewhere.
                await anna.send(type="beat")
                assert await looked_for(petr) == "elsewhere"
                assert one.house.tables
            # The connection is cut: both lines still look open, and nothing comes through them.
            await asyncio.sleep(SILENT)
            assert await looked_for(petr) == "elsewhere"
            assert not one.house.tables
            deadline = time.monotonic() + 20
            while await looked_for(petr) != "greeting":
                assert time.monotonic() < deadline

    asyncio.run(go())


def test_a_worker_tells_its_operator_its_name_and_whether_it_reaches_the_database(club: Club) -> None:
    async def asked(path: str) -> tuple[int, str]:
        origin = club.houses["one"].origin
        async with aiohttp.ClientSession() as session, session.get(f"{origin}{path}") as told:
            return told.status, await told.text()

    _, lines = asyncio.run(asked("/metrics"))
    for line in ('worker{name="one"} 1', "database 1", "taken_total 0", "lost_total 0"):
        assert f"\nvoice_hanabi_{line}\n" in lines
    store = club.houses["one"].store
    assert isinstance(store, PostgresStore)
    silenced(store)
    store._alive_until = 0.0
    assert asyncio.run(asked("/health")) == (503, "unreachable\n")
    assert "\nvoice_hanabi_database 0\n" in asyncio.run(asked("/metrics"))[1]
