"""Attacks that anybody on the internet could try against the server of tables, and their results."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from served_house import ServedHouse, friend, guest, host, served

from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.phones.door.rates import MOST_CALLS, MOST_LINES
from voice_hanabi.phones.server import LONGEST_MESSAGE
from voice_hanabi.serving.limits import Limits

LIMITS = Limits(tables=4, guests=4, opened=3, joined=6, wrong_codes=12)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    yield from served(tmp_path, limits=LIMITS)


async def refused(house: ServedHouse, **first: object) -> str:
    async with guest(house, **first) as found:
        await found.until(lambda one: one.last("refused"))
        return str((found.last("refused") or {})["why"])


def test_no_other_secret_opens_anything(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            invitation = (anna.last("invitation") or {})["token"]
            for right in (anna.key, invitation):
                for wrong in ("", right[:-1], right + "A", right.swapcase(), "A" * len(right)):
                    assert await refused(house, type="token", token=wrong, after=None) == "token"

    asyncio.run(go())


def test_a_place_of_one_table_is_worth_nothing_at_another(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, host(house, "Eva") as eva, friend(house, eva, "Petr") as petr:
            await eva.says("deal")
            await petr.hears("Eva has ")
            assert not any("Eva" in text for text in anna.told())
            # Somebody who opens a link elsewhere takes over its seat, and speaks for nobody else.
            async with guest(house, type="token", token=petr.key, after=None, page="elsewhere") as taken:
                await petr.until(lambda one: one.last("replaced"))
                await petr.says("play the first")
                await taken.until(lambda one: one.last("greeting"))
                assert (taken.last("greeting") or {})["seat"] == "Petr"

    asyncio.run(go())


def test_tables_are_not_to_be_found_by_their_digits(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            right = (anna.last("invitation") or {})["code"]
            wrong = f"{(int(right) + 1) % 10**9:09d}"
            told = [await refused(house, type="code", code=wrong) for _ in range(GUESSES)]
            assert told == ["code"] * GUESSES
            # Even the right ones are refused now, and nothing shows that they are right.
            assert await refused(house, type="code", code=right) == "wait"

    asyncio.run(go())


def test_more_tables_than_one_may_open_are_refused(house: ServedHouse) -> None:
    async def go() -> None:
        async with contextlib.AsyncExitStack() as tables:
            for _ in range(LIMITS.opened):
                found = await tables.enter_async_context(guest(house, type="open", language="en"))
                await found.until(lambda one: one.last("greeting"))
            assert await refused(house, type="open", language="en") == "often"
        assert len(house.house.tables) == LIMITS.opened

    asyncio.run(go())


def test_more_guests_than_a_table_has_places_for_are_refused(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, contextlib.AsyncExitStack() as guests:
            token = (anna.last("invitation") or {})["token"]
            for _ in range(LIMITS.guests - 1):
                found = await guests.enter_async_context(guest(house, type="token", token=token, after=None))
                await found.until(lambda one: one.last("greeting"))
            assert await refused(house, type="token", token=token, after=None) == "full"

    asyncio.run(go())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "call", "sdp": "x" * LONGEST_MESSAGE},
        {"type": "call", "sdp": 1},
        {"type": "call"},
        {"type": "open", "language": "en"},
        {"type": "speak", "number": 1, "part": 0, "rate": 1.0, "call": 1},
        {"type": "talk", "on": True},
        {"type": "hush", "more": 1},
    ],
    ids=str,
)
def test_what_no_page_sends_ends_the_connection_and_nothing_else(
    house: ServedHouse, message: dict[str, Any]
) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.send(**message)
            await petr.until(lambda one: one.closed is not None)
            await anna.says("who is here")
            await anna.hears("Here: Anna")

    asyncio.run(go())


def test_an_invalid_call_is_refused_and_floods_of_them_end_the_connection(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.send(type="call", sdp="v=0\r\nm=audio 9 UDP 0\r\n")
            await petr.until(lambda one: one.last("call"))
            assert (petr.last("call") or {})["sdp"] is None
            for _ in range(MOST_CALLS):
                await petr.send(type="call", sdp="v=0")
            await petr.until(lambda one: one.closed is not None)
            await anna.says("who is here")
            await anna.hears("Here: Anna")

    asyncio.run(go())


def test_a_flood_of_lines_ends_the_connection_and_a_line_sent_twice_counts_once(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            for _ in range(3):
                await petr.send(type="line", text="who is here", id="the same")
            await petr.until(lambda one: len([m for m in one.received if m["type"] == "taken"]) > 2)
            assert len([text for text in petr.told() if text.startswith("Here")]) <= 1
            for number in range(MOST_LINES + 1):
                await petr.send(type="line", text="who is here", id=f"flood {number}")
            await petr.until(lambda one: one.closed is not None)
            await anna.says("lock the table")
            await anna.hears("The table is locked")

    asyncio.run(go())


def test_a_page_of_somebody_elses_cannot_come_here(house: ServedHouse) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession() as session:
            for origin in ("https://evil.example", "null", None):
                headers = {} if origin is None else {"Origin": origin}
                with pytest.raises(aiohttp.WSServerHandshakeError) as told:
                    await session.ws_connect(f"{house.origin}/ears", headers=headers)
                assert told.value.status == 403

    asyncio.run(go())


def test_a_file_that_is_not_the_pages_is_not_there(house: ServedHouse) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession() as session:
            for path in ("/tables", "/admin", "/../pyproject.toml", "/ears/../x", "/phones.pem"):
                async with session.get(house.origin + path) as answer:
                    assert answer.status in (403, 404)
                    assert await answer.read() == b""

    asyncio.run(go())


def test_what_goes_wrong_at_one_table_is_told_to_nobody_and_the_others_go_on(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with host(house) as anna, host(house, "Eva") as eva:
            broken = house.house.tables[0]

            def fails(utterance: object) -> object:
                raise RuntimeError("secret of Anna")

            monkeypatch.setattr(broken.friends, "hear", fails)
            await anna.says("who is here")
            await anna.until(lambda one: one.last("closed"))
            await eva.says("who is here")
            await eva.hears("Here: Eva")
            assert "secret of Anna" not in json.dumps([*anna.received, *eva.received])

    asyncio.run(go())
    assert "secret of Anna" not in "".join([*house.told, *capfd.readouterr()])
    assert "RuntimeError" in house.told[0]
