"""Attacks on the server from the network, and their results."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from attacked_house import UPGRADE, House, attacked, closed, enter, line, raw, texts

from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.phones.door.rates import MOST_LINES
from voice_hanabi.phones.server import (
    LONGEST_MESSAGE,
    MOST_STRANGERS,
    PULSE,
)


@pytest.fixture
def house(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[House]:
    yield from attacked(caplog, capfd)


# Seats and their secrets


def test_a_phone_hears_its_seat_and_everyone_and_nothing_else(house: House) -> None:
    async def go() -> None:
        async with line(house) as anna, line(house) as petr:
            await enter(anna, house.exchange.token(0))
            await enter(petr, house.exchange.token(1))
            house.say("secret of Anna", 0)
            house.say("for all", None)
            assert await texts(anna) == ["secret of Anna", "for all"]
            assert await texts(petr) == ["for all"]

    asyncio.run(go())


def test_no_other_secret_opens_a_seat(house: House) -> None:
    async def go() -> None:
        token = house.exchange.token(0)
        for wrong in ("", "0", token[:-1], token + "A", token.lower(), "A" * len(token)):
            async with line(house) as found:
                assert (await enter(found, wrong)) == {"type": "refused", "why": "token", "seconds": 0}
                house.say("secret of Anna")
                assert await texts(found) == []
                assert await closed(found) == 4001

    asyncio.run(go())


def test_a_lost_phone_goes_deaf_at_once_and_its_link_is_worth_nothing(house: House) -> None:
    async def go() -> None:
        async with line(house) as lost:
            old = house.exchange.token(0)
            await enter(lost, old)
            house.exchange.renew(0)
            house.say("secret of Anna")
            assert await texts(lost) == ["refused"]
            async with line(house) as again:
                assert (await enter(again, old))["why"] == "token"
            async with line(house) as found:
                await enter(found, house.exchange.token(0))
                assert await texts(found) == ["secret of Anna"]

    asyncio.run(go())


def test_the_newer_phone_wins_and_what_the_older_sends_no_longer_counts(house: House) -> None:
    async def go() -> None:
        async with line(house) as older, line(house) as newer:
            await enter(older, house.exchange.token(0))
            await enter(newer, house.exchange.token(0))
            assert await texts(older) == ["replaced"]
            house.say("secret of Anna")
            assert await texts(newer) == ["secret of Anna"]
            with contextlib.suppress(ConnectionError):
                await older.send_json({"type": "line", "text": "play the first"})
            await asyncio.sleep(0.2)
            assert house.typed == []

    asyncio.run(go())


def test_a_line_is_the_seats_whatever_else_is_in_it(house: House) -> None:
    async def go() -> None:
        async with line(house) as petr:
            await enter(petr, house.exchange.token(1))
            await petr.send_json({"type": "line", "text": "play"})
            await petr.send_json({"type": "line", "text": "play", "seat": 0})
            assert await closed(petr) == aiohttp.WSCloseCode.POLICY_VIOLATION
            assert house.typed == [(1, "play")]

    asyncio.run(go())


def test_guessed_codes_are_counted_where_they_come_from_and_keep_nobody_else_out(house: House) -> None:
    code = house.exchange.new_code(0)
    wrong = f"{(int(code) + 1) % 10**6:06d}"

    async def guess(guessed: str, address: str = "127.0.0.9") -> dict[str, Any]:
        async with line(house, address=address) as found:
            await found.send_json({"type": "code", "code": guessed})
            answer: dict[str, Any] = await found.receive_json(timeout=5)
            return answer

    async def go() -> None:
        for _ in range(GUESSES):
            assert (await guess(wrong))["why"] == "code"
        assert await guess(code) == {"type": "refused", "why": "wait", "seconds": 60}
        assert (await guess(wrong, "127.0.0.1"))["why"] == "code", "whoever mistypes elsewhere may try again"
        assert (await guess(code, "127.0.0.1"))["type"] == "key"
        house.now += 61
        assert (await guess(code))["why"] == "code", "used up"

    asyncio.run(go())


def test_a_code_is_worth_nothing_once_the_seats_phone_came_by_its_link(house: House) -> None:
    code = house.exchange.new_code(0)
    other = house.exchange.new_code(1)

    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
        for guessed, type_ in ((code, "refused"), (other, "key")):
            async with line(house) as found:
                await found.send_json({"type": "code", "code": guessed})
                assert (await found.receive_json(timeout=5))["type"] == type_

    asyncio.run(go())


def test_half_a_character_as_a_secret_is_refused_like_any_other(house: House) -> None:
    async def go() -> None:
        for message in (
            '{"type":"token","token":"\\ud800","after":null}',
            '{"type":"code","code":"\\ud800"}',
        ):
            async with line(house) as found:
                await found.send_str(message)
                assert (await found.receive_json(timeout=5))["type"] == "refused"
                assert await closed(found) == 4001

    asyncio.run(go())


# A line, once and confirmed


def test_a_line_is_confirmed_and_carried_out_once_however_often_it_comes(house: House) -> None:
    async def go() -> None:
        for again in (False, True):
            async with line(house) as anna:
                greeted = await enter(anna, house.exchange.token(0))
                assert greeted["lines"] == (["a.1"] if again else [])
                for _ in range(2):
                    await anna.send_json({"type": "line", "text": "play", "id": "a.1"})
                    assert await anna.receive_json(timeout=5) == {"type": "taken", "id": "a.1"}
        async with line(house) as petr:
            assert (await enter(petr, house.exchange.token(1)))["lines"] == []
            await petr.send_json({"type": "line", "text": "play", "id": "a.1"})
            assert (await petr.receive_json(timeout=5))["type"] == "taken"

    asyncio.run(go())
    assert house.typed == [(0, "play"), (1, "play")], "each seat's own"


def test_a_beat_is_answered_and_a_silent_phone_is_gone_within_eight_seconds(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 1.5 * PULSE < 8
    monkeypatch.setattr("voice_hanabi.phones.server.PULSE", 0.2)

    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            await anna.send_json({"type": "beat"})
            assert await anna.receive_json(timeout=5) == {"type": "beat"}
        async with line(house, autoping=False) as dead:
            await enter(dead, house.exchange.token(0))
            assert house.exchange.listens(0)
            for _ in range(100):
                if not house.exchange.listens(0):
                    break
                await asyncio.sleep(0.02)
            assert not house.exchange.listens(0), "it answers no ping, so its messages wait"

    asyncio.run(go())


def test_how_much_a_seat_sends_is_counted_over_all_its_connections(house: House) -> None:
    async def go() -> None:
        for _ in range(4):
            async with line(house) as anna:
                await enter(anna, house.exchange.token(0))
                with contextlib.suppress(ConnectionError):
                    for _ in range(MOST_LINES - 1):
                        await anna.send_json({"type": "line", "text": "play"})
                await asyncio.sleep(0.1)
        assert len(house.typed) <= MOST_LINES, "a page that comes again delays nobody's answer"
        async with line(house) as petr:
            await enter(petr, house.exchange.token(1))
            await petr.send_json({"type": "line", "text": "help", "id": "1"})
            assert (await petr.receive_json(timeout=5))["type"] == "taken"

    asyncio.run(go())


def test_another_phone_is_announced_and_the_same_page_that_comes_again_is_not(house: House) -> None:
    taken: list[int] = []
    house.exchange._taken = taken.append

    async def come(page: str) -> None:
        async with line(house) as found:
            hello = {"type": "token", "token": house.exchange.token(0), "after": None, "page": page}
            await found.send_json(hello)
            assert (await found.receive_json(timeout=5))["type"] == "greeting"

    async def go() -> None:
        await come("one")
        await come("one")
        assert taken == []
        async with line(house) as older:
            hello = {"type": "token", "token": house.exchange.token(0), "after": None, "page": "one"}
            await older.send_json(hello)
            await older.receive_json(timeout=5)
            await come("two")
            assert await texts(older) == ["replaced"]
        assert taken == [0]
        await come("one")
        assert taken == [0, 0], "a phone that is opened again, when another has had its seat"
        house.exchange.renew(0)
        await come("three")
        assert taken == [0, 0], "a phone that was asked for"

    asyncio.run(go())


# Other pages and other names


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:{port}"]
)
def test_another_site_cannot_open_a_line(house: House, origin: str) -> None:
    async def go() -> None:
        given = origin.format(port=house.server.address.port)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with line(house, Origin=given):
                pass
        assert refused.value.status == 403

    asyncio.run(go())


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1", "localhost:{port}", ""])
def test_a_name_that_leads_here_is_refused(house: House, host: str) -> None:
    given = host.format(port=house.server.address.port)
    answer = raw(house, f"GET / HTTP/1.1\r\nHost: {given}\r\nConnection: close\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 403")
    line_answer = raw(
        house,
        f"GET /ears HTTP/1.1\r\nHost: {given}\r\nOrigin: http://{given}\r\n{UPGRADE}".encode(),
    )
    assert line_answer.startswith(b"HTTP/1.1 403")


def test_every_answer_keeps_to_itself(house: House) -> None:
    async def go() -> None:
        async with aiohttp.ClientSession() as session:
            for path in (
                "/",
                "/page.js",
                "/page.css",
                "/nothing",
                "/../../etc/passwd",
                "/%2e%2e/server.py",
                "/ears",
            ):
                async with session.get(house.origin + path) as answer:
                    policy = answer.headers["Content-Security-Policy"]
                    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
                    assert "unsafe" not in policy
                    assert "frame-ancestors 'none'" in policy
                    assert answer.headers["Referrer-Policy"] == "no-referrer"
                    assert answer.headers["Cache-Control"] == "no-store"
                    assert "Set-Cookie" not in answer.headers
                    assert "Python" not in answer.headers.get("Server", "")
                    expected = 200 if path in ("/", "/page.js", "/page.css") else (403, 404)
                    assert answer.status == expected or answer.status in (403, 404)
                    body = await answer.text()
                    assert house.exchange.token(0) not in body
            for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
                async with session.request(method, house.origin) as answer:
                    assert answer.status in (403, 404, 405)

    asyncio.run(go())


# Too much, too long, too slow


def test_oversized_messages_end_the_line_and_nothing_else(house: House) -> None:
    async def go() -> None:
        for text in ("x" * (LONGEST_MESSAGE + 1), "x" * 10_000_000):
            async with line(house) as found:
                await enter(found, house.exchange.token(0))
                with contextlib.suppress(ConnectionError):
                    await found.send_str(text)
                await closed(found)
        async with line(house) as found:
            assert (await enter(found, house.exchange.token(0)))["type"] == "greeting"

    asyncio.run(go())
    assert house.typed == []


@pytest.mark.parametrize(
    "sent", ["", "{", "null", '{"type":"line"}', '{"type":"heard","number":-1}', b"sound"]
)
def test_malformed_messages_end_the_line(house: House, sent: str | bytes) -> None:
    async def go() -> None:
        for known in (False, True):
            async with line(house) as found:
                if known:
                    await enter(found, house.exchange.token(0))
                await (found.send_bytes(sent) if isinstance(sent, bytes) else found.send_str(sent))
                assert await closed(found) == aiohttp.WSCloseCode.POLICY_VIOLATION

    asyncio.run(go())


def test_a_flood_of_lines_ends_the_line(house: House) -> None:
    async def go() -> None:
        async with line(house) as found:
            await enter(found, house.exchange.token(0))
            with contextlib.suppress(ConnectionError):
                for _ in range(2000):
                    await found.send_json({"type": "line", "text": "play"})
            assert await closed(found) is not None

    asyncio.run(go())
    assert len(house.typed) <= MOST_LINES


def test_two_hundred_connections_do_not_keep_players_out(house: House) -> None:
    async def go() -> None:
        address = (house.server.address.host, house.server.address.port)
        many = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=many) as session, line(house) as anna:
            await enter(anna, house.exchange.token(0))
            headers = {"Origin": house.origin}
            strangers = [
                await session.ws_connect(f"{house.origin}/ears", headers=headers) for _ in range(200)
            ]
            silent = [socket.create_connection(address, timeout=5) for _ in range(50)]
            house.say("secret of Anna")
            assert await texts(anna) == ["secret of Anna"], "a player who is there still hears"
            async with line(house) as petr:
                assert (await enter(petr, house.exchange.token(1)))["type"] == "greeting"
            await asyncio.sleep(0.3)
            assert len(house.server._strangers) <= MOST_STRANGERS
            for one in silent:
                one.close()
            for stranger in strangers:
                with contextlib.suppress(ConnectionError):
                    await stranger.close()

    asyncio.run(go())


def test_a_phone_that_takes_nothing_is_dropped_and_the_others_hear_on_time(house: House) -> None:
    async def go() -> None:
        host, port = house.server.address.host, house.server.address.port
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((host, port))
        slow.sendall(
            f"GET /ears HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {house.origin}\r\n{UPGRADE}".encode()
        )
        await asyncio.sleep(0.2)
        slow.recv(2048)
        hello = json.dumps({"type": "token", "token": house.exchange.token(0), "after": None}).encode()
        mask = b"\0\0\0\0"
        slow.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + mask + hello)
        async with line(house) as petr:
            await enter(petr, house.exchange.token(1))
            for number in range(200):
                house.say("secret of Anna " * 4000, 0)
                if number % 50 == 0:
                    house.say(f"{number}", None)
            assert await texts(petr) == ["0", "50", "100", "150"]
            for _ in range(100):
                if not house.exchange.listens(0):
                    break
                await asyncio.sleep(0.1)
            assert not house.exchange.listens(0), "its messages wait for another phone of the seat"
        slow.close()

    asyncio.run(go())
