"""An open question is stored with the table: if the worker dies, it is asked again."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import psycopg
import pytest
from friends_met import Friends, gathered
from in_each_language import YES

from benchmarks.served.club import Club, Worker
from benchmarks.served.club_pages import Page
from benchmarks.served.postgres import Postgres, programs
from voice_hanabi.contract.commands import Arrange, Command
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.serving.keeping.kept_wish import KeptWish, kept_wish, read_wish
from voice_hanabi.table.rights.kinds import kind_of_command
from voice_hanabi.table.rights.rights import AGREED_NEW_GAME, RIGHTS, Person, Right, right
from voice_hanabi.table.rights.wishes import WITHIN, Wish

EFFECTS = ("Friends", "Leave", "Renew", "ShowBoard")
KINDS = [
    kind
    for kind in RIGHTS
    if right(Person.PLAYER, kind) in (Right.OF_HOST, Right.OF_WHOM) and not kind.startswith(EFFECTS)
]
WHOSE = (
    "StandIn",
    "NewPhone",
    "Arrange mute-player",
    "Arrange unmute-player",
    "Arrange remove-player",
    "SetUp rename",
)
CHOSEN = {"Arrange confirm": "always", "SetUp rename": "Jane"}
LOCK = {"en": "lock the table", "cs": "zamkni stůl", "pl": "zamknij stół", "da": "lås bordet"}


def wish_of(kind: str) -> KeptWish:
    about = "Eva" if kind in WHOSE else None
    return KeptWish(kind, "Petr", ("Anna",), about, CHOSEN.get(kind), (), time.time())


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[Friends]:
    yield from gathered(tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_is_asked_of_somebody_is_kept(kind: str) -> None:
    kept = wish_of(kind)
    command = kept.command(2 if kept.about else None)
    assert isinstance(command, Command)
    assert kind in (kind_of_command(command), AGREED_NEW_GAME)
    asked = Wish(command, kind, typed_line("of this nothing is kept"), "Petr", ("Anna",), kept.about, None)
    again = kept_wish(replace(asked, at=kept.at))
    assert again == kept
    assert "nothing" not in repr(again)


@pytest.mark.parametrize("kind", ["ActionCommand", "Control pause", "Arrange list-ears", "Unheard of"])
def test_what_nobody_has_to_ask_for_is_not_a_wish(kind: str) -> None:
    assert wish_of(kind).command(None) is None


@pytest.mark.parametrize("kind", ["StandIn", "Arrange mute-player", "Arrange lock-table"])
def test_a_wish_about_somebody_is_never_about_nobody(kind: str) -> None:
    kept = wish_of(kind)
    assert kept.command(None if kept.about else 1) is None


def test_a_number_stands_for_whoever_has_it_now(friends: Friends) -> None:
    friends.says("Petr", "mute Eva")
    wish = friends.table.wishes.open
    assert wish is not None
    assert kept_wish(wish).command(1) == Arrange("mute-player", 1)
    assert read_wish(None) is None


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unanswered_question_is_asked_again_and_a_yes_carries_it_out(
    tmp_path: Path, language: str
) -> None:
    for before in gathered(tmp_path, language):
        told = before.says("Petr", LOCK[language])
        after = before.killed()
        assert after.opening == told
        assert after.facts("Anna")[0] == told[1][1]
        assert not after.table.invitation.locked
        # Neither the player who wished it nor anybody else decides.
        for name in ("Petr", "Eva"):
            after.says(name, YES[language])
            assert not after.table.invitation.locked
        after.says("Anna", YES[language])
        assert after.table.invitation.locked
        last = after.killed()
        assert last.opening == []
        assert last.table.invitation.locked
        last.close()


@pytest.mark.parametrize(
    "wish", ["start over", "remove Eva from the table", "new phone for Eva", "no hints tonight",
             "ask before every move", "save and leave", "play for Eva"],
)  # fmt: skip
def test_the_death_of_a_worker_carries_out_no_wish(friends: Friends, wish: str) -> None:
    told = friends.says("Petr", wish)
    asked = told[1][0]
    assert asked is not None
    after = friends.killed()
    assert after.opening == told
    assert set(after.table.people) == {"Anna", "Petr", "Eva"}
    assert not after.table.invitation.codes
    assert [who for who, _ in after.says(asked, "no")] == ["Petr"]
    last = after.killed()
    assert last.opening == []
    last.says("Petr", wish)
    assert last.says(asked, "yes")
    assert last.table.wishes.open is None
    last.close()


def test_whoever_has_said_yes_is_not_asked_again(tmp_path: Path) -> None:
    for friends in gathered(tmp_path, names=("Anna", "Petr", "Eva", "Tom")):
        friends.table.lost("Anna")
        friends.says("Petr", "lock the table")
        friends.says("Eva", "yes")
        after = friends.killed()
        # The player who lost the connection is still away: the others decide.
        assert after.table.host == "Petr"
        assert after.opening == [
            ("Petr", "I'm asking Tom."),
            ("Tom", "Petr would like to lock the table. Yes or no?"),
        ]
        assert any("is locked" in text for _, text in after.says("Tom", "yes"))
        after.close()


def test_a_host_who_was_lost_decides_again_once_back_wherever_the_table_is(friends: Friends) -> None:
    friends.table.lost("Anna")
    friends.says("Petr", "lock the table")
    after = friends.killed()
    after.table.came_back("Anna")
    assert all("too late" in text for _, text in after.says("Eva", "yes"))
    again = after.killed()
    assert again.table.host == "Anna"
    again.close()


def test_what_the_host_has_decided_for_the_evening_stays(friends: Friends) -> None:
    friends.says("Anna", "no hints tonight")
    friends.says("Anna", "ask before every move")
    after = friends.killed()
    refused = after.says("Anna", "what should I play")
    assert [text.partition(".")[0] for _, text in refused] == ["We're playing without hints tonight"]
    asked = after.says("Anna", "play the first")
    assert asked[-1][1].endswith("?"), asked
    after.close()


def test_an_old_wish_is_reported_as_unanswered(friends: Friends) -> None:
    friends.says("Petr", "lock the table")

    def aged(kept: Kept) -> Kept:
        assert kept.wish is not None
        return replace(kept, wish=replace(kept.wish, at=time.time() - WITHIN))

    after = friends.killed(aged)
    assert after.opening == [("Petr", "Anna hasn't answered. Nothing changes.")]
    after.says("Anna", "yes")
    assert not after.table.invitation.locked
    assert after.killed().opening == []


def test_a_wish_that_no_longer_waits_is_not_kept(friends: Friends) -> None:
    friends.says("Petr", "lock the table")
    friends.waits()
    after = friends.killed()
    assert after.opening == []
    after.says("Petr", "mute Eva")
    after.says("Anna", "remove Eva from the table")
    last = after.killed()
    assert [text for _, text in last.opening] == ["It's too late for that."] * 2
    assert last.table.wishes.open is None
    last.close()


async def _hears(page: Page, part: str, told: dict[Page, list[str]]) -> None:
    async with asyncio.timeout(90):
        while not any(part in text for text in told.get(page, ())):
            await asyncio.sleep(0.05)


def _has_the_table(club: Club, token: str) -> Worker:
    """Return the worker that has the table of a place; a page answered late may have opened another."""
    with psycopg.connect(club.database.url) as connection:
        (name,) = connection.execute(
            "SELECT w.name FROM served_table t JOIN worker w ON w.id = t.worker "
            "WHERE w.until > now() AND position(%s IN t.kept) > 0",
            (token,),
        ).fetchone() or ("",)
    return next(worker for worker in club.workers if worker.name == name)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed here")
@pytest.mark.xdist_group("postgres")
def test_a_killed_worker_s_table_asks_again_at_the_other_worker() -> None:
    told: dict[Page, list[str]] = {}

    class Listening(Page):
        async def _take(self, message: Mapping[str, Any]) -> bool:
            if message["type"] == "say":
                told.setdefault(self, []).append(message["text"])
            return await super()._take(message)

    async def go(database: Postgres) -> None:
        async with Club(database).open() as club, aiohttp.ClientSession() as session:
            anna = Listening(club, session, "192.0.2.1", "Anna", {"type": "open", "language": "en"})
            petr = Listening(club, session, "192.0.2.2", "Petr", {})
            living = [asyncio.ensure_future(anna.live())]
            async with asyncio.timeout(90):
                while not (anna.token and anna.invitation):
                    await asyncio.sleep(0.02)
            petr.first = {"type": "token", "token": anna.invitation, "after": None}
            living.append(asyncio.ensure_future(petr.live()))
            await _hears(petr, "Petr is here", told)
            await petr.says("lock the table")
            await _hears(anna, "Petr would like to lock the table", told)
            told.clear()
            await asyncio.to_thread(_has_the_table(club, anna.token).end, signal.SIGKILL)
            # Both reconnect by themselves, and the open question is back, for her alone.
            await _hears(anna, "Petr would like to lock the table. Yes or no?", told)
            await _hears(petr, "I'm asking Anna.", told)
            assert not any("would like" in text or "locked" in text for text in told[petr])
            await anna.says("yes")
            await _hears(petr, "The table is locked.", told)
            for one in living:
                one.cancel()

    with Postgres(safe=False) as database:
        asyncio.run(go(database))
