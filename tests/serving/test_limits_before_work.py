"""What strangers may cost: each limit is checked before the work that it limits."""

from __future__ import annotations

import asyncio
import json
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from served_house import ServedHouse, friend, guest, host, served

from voice_hanabi.contract.seat_names import can_be_seated
from voice_hanabi.phones import incoming
from voice_hanabi.phones.door.visitors import network
from voice_hanabi.phones.server import MOST_STRANGERS
from voice_hanabi.phones.webrtc.connection import MOST_CANDIDATES, check
from voice_hanabi.serving.door.visitors import FarVisitors
from voice_hanabi.serving.limits import Limits
from voice_hanabi.system.files import make_private_folder

LIMITS = Limits(wrong_codes=6, wrong_codes_nearby=4)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    yield from served(tmp_path, limits=LIMITS)


async def why(house: ServedHouse, code: str, whose: str) -> str | None:
    headers = {"Origin": house.origin, "X-Forwarded-For": whose}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{house.origin}/ears", headers=headers) as socket,
    ):
        await socket.send_str(json.dumps({"type": "code", "code": code}))
        return str(json.loads((await socket.receive()).data).get("why"))


def test_a_right_code_waits_too_while_too_many_wrong_ones_come(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            right = (anna.last("invitation") or {})["code"]
            wrong = f"{(int(right) + 1) % 10**9:09d}"
            for number in range(LIMITS.wrong_codes):
                assert await why(house, wrong, f"198.51.{number}.1") == "code"
            assert await why(house, right, "203.0.113.9") == "wait"

    asyncio.run(go())


def test_wrong_codes_of_one_network_keep_that_network_out_and_nobody_else(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            right = (anna.last("invitation") or {})["code"]
            wrong = f"{(int(right) + 1) % 10**9:09d}"
            for number in range(LIMITS.wrong_codes_nearby):
                assert await why(house, wrong, f"198.51.100.{number}") == "code"
            assert await why(house, right, "198.51.100.200") == "wait"
            assert await why(house, right, "203.0.113.9") != "wait"

    asyncio.run(go())


def test_a_network_is_what_one_stranger_may_have() -> None:
    assert network("198.51.100.7") == network("198.51.100.200") != network("198.51.101.7")
    assert network("2001:db8::/64") == "2001:db8::/64"


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\u2028"])
def test_candidates_are_counted_as_they_are_read(end: str) -> None:
    needed = "v=0\nm=audio 9 X 0\na=fingerprint:x\na=ice-ufrag:x\na=ice-pwd:x\n"
    candidates = end.join("a=candidate:1 1 udp 1 203.0.113.1 9 typ host" for _ in range(MOST_CANDIDATES + 1))
    with pytest.raises(ValueError, match="addresses"):
        check(needed + candidates)


@pytest.mark.parametrize("link", ["", "ž" * 200, "a\ud800", "a\n", "a" * 201])
def test_anything_but_a_link_is_not_drawn(link: str) -> None:
    with pytest.raises(incoming.Malformed):
        incoming.parse(json.dumps({"type": "draw", "link": link}))


@pytest.mark.parametrize(
    ("scheme", "origin", "host", "ours"),
    [
        ("https", "https://hanabi.example", "hanabi.example", True),
        ("https", "http://hanabi.example", "hanabi.example", False),
        ("https", "https://hanabi.example:444", "hanabi.example", False),
        ("https", "ftp://hanabi.example", "hanabi.example", False),
        ("http", "ftp://hanabi.example", "hanabi.example", False),
        ("http", "https://hanabi.example", "hanabi.example", True),
    ],
)
def test_an_origin_is_compared_whole(scheme: str, origin: str, host: str, ours: bool) -> None:
    visitors = FarVisitors(scheme, None)  # type: ignore[arg-type]
    assert visitors.come_from_our_page(origin, host) is ours


@pytest.mark.parametrize(
    "host", ["x; script-src *", "a b", "a'b", "x,y", "", "-a", "a" * 300, "x:999999", "[::1", "a\u00e9"]
)
def test_an_invalid_host_is_not_a_name_of_ours(host: str) -> None:
    assert not FarVisitors("http", None).ask_for_us(host)  # type: ignore[arg-type]


def test_every_answer_has_our_headers_and_no_version_and_reports_are_asked_by_an_address(
    house: ServedHouse,
) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession() as session:
            for headers, path, status in (
                ({"Expect": "banana"}, "/", 417),
                ({}, "/nothing/here", 404),
                ({"Host": "x; script-src *"}, "/", 403),
                ({"Host": "evil.example"}, "/metrics", 404),
                ({}, "/metrics", 200),
            ):
                async with session.get(f"{house.origin}{path}", headers=headers) as told:
                    assert told.status == status, (headers, path)
                    assert "default-src 'none'" in told.headers["Content-Security-Policy"]
                    assert "script-src *" not in told.headers["Content-Security-Policy"]
                    assert "aiohttp" not in str(told.headers)

    asyncio.run(go())


def test_one_address_keeps_nobody_else_out(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            address = house.server.address
            opened = [await asyncio.open_connection(address.host, address.port) for _ in range(150)]
            await petr.says("who is here")
            await petr.hears("Here: Anna")
            async with guest(house, type="open", language="en") as other:
                await other.until(lambda one: one.last("greeting"))
            for _, writer in opened:
                writer.close()

    asyncio.run(go())


def test_no_folder_above_a_save_is_anybody_else_s(tmp_path: Path) -> None:
    make_private_folder(tmp_path / "home" / "served" / "table")
    for one in ("home", "home/served", "home/served/table"):
        assert stat.S_IMODE((tmp_path / one).stat().st_mode) == 0o700


@pytest.mark.parametrize("name", ["☃", "A\u202eB", "12", "a:b", "x" * 200])
def test_a_save_has_no_name_that_the_table_refuses(name: str) -> None:
    assert can_be_seated(("Anna", "Petr"), range(2, 6))
    assert not can_be_seated(("Anna", name), range(2, 6))


def test_a_page_is_answered_while_a_guest_s_place_is_still_written_down(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            (table,) = house.house.tables
            joined, written = table.join, threading.Event()

            def slowly() -> str:
                written.wait(20.0)
                return joined()

            monkeypatch.setattr(table, "join", slowly)
            async with guest(house, type="token", token=token, after=None) as late:
                await asyncio.sleep(0.3)
                try:
                    soon = aiohttp.ClientTimeout(3.0)
                    async with (
                        aiohttp.ClientSession(timeout=soon) as session,
                        session.get(f"{house.origin}/") as told,
                    ):
                        assert told.status == 200
                finally:
                    written.set()
                await late.until(lambda one: one.last("greeting"))

    asyncio.run(go())


def test_strangers_at_one_address_keep_nobody_else_from_saying_who_they_are(house: ServedHouse) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession() as session, host(house) as anna:
            token = (anna.last("invitation") or {})["token"]

            def come(whose: str) -> Any:  # noqa: ANN401
                headers = {"Origin": house.origin, "X-Forwarded-For": whose}
                return session.ws_connect(f"{house.origin}/ears", headers=headers)

            slow = await come("203.0.113.9")
            many = [await come("198.51.100.7") for _ in range(2 * MOST_STRANGERS)]
            await slow.send_str(json.dumps({"type": "token", "token": token, "after": None}))
            assert json.loads((await slow.receive(10.0)).data)["type"] == "key"
            assert len(house.server._strangers) <= MOST_STRANGERS
            for one in (slow, *many):
                await one.close()

    asyncio.run(go())
