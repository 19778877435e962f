"""The server against whoever else is on the network: what was tried, and what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import numpy as np
import pytest

from voice_hanabi.ears.exchange import Exchange
from voice_hanabi.ears.keys import GUESSES
from voice_hanabi.ears.pages import Pages
from voice_hanabi.ears.server import (
    LONGEST_MESSAGE,
    MOST_CONNECTIONS,
    MOST_LINES,
    MOST_SPOKEN,
    MOST_STRANGERS,
    Server,
)
from voice_hanabi.ears.table_voice import TableVoice
from voice_hanabi.ears.visitors import Address
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.sound import Sound

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


class Hum:
    """A voice that notes what it says."""

    def __init__(self, spoken: list[str]) -> None:
        self.spoken = spoken

    def speak(self, text: str, language: str, words_a_minute: int) -> Sound:
        self.spoken.append(text)
        return Sound(np.ones(1000, np.int16), 22_050)

    def missing(self) -> None:
        return None

    def close(self) -> None:
        """Hold nothing."""


class House:
    """A server with two seats, and what was typed at each."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.typed: list[tuple[int, str]] = []
        self.spoken: list[str] = []
        self.exchange = Exchange(clock=lambda: self.now)
        self.exchange.seat(("Anna", "Petr"))
        self.server = Server(
            self.exchange,
            Pages(),
            Address("127.0.0.1", 0),
            lambda seat, text: self.typed.append((seat, text)),
            slowest=1.0,
            voice=TableVoice(lambda: Hum(self.spoken)),
        )
        self.server.start()

    @property
    def origin(self) -> str:
        return self.server.origin

    def say(self, text: str, audience: int | None = 0) -> None:
        self.exchange.say(Announcement(audience, text, "en", Kind.NEWS))


@pytest.fixture
def house(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[House]:
    caplog.set_level(logging.DEBUG)
    found = House()
    secrets = [found.exchange.token(seat) for seat in (0, 1)]
    yield found
    found.server.close()
    out, err = capfd.readouterr()
    for secret in (*secrets, *(found.exchange.token(seat) for seat in (0, 1)), "secret of Anna"):
        assert secret not in out + err + caplog.text, "nothing of a seat is in any log"


@contextlib.asynccontextmanager
async def line(house: House, **headers: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    given = {"Origin": house.origin, **headers}
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{house.origin}/ears", headers=given) as found,
    ):
        yield found


async def enter(
    found: aiohttp.ClientWebSocketResponse, token: str, after: int | None = None
) -> dict[str, Any]:
    await found.send_json({"type": "token", "token": token, "after": after})
    answer: dict[str, Any] = await found.receive_json(timeout=5)
    return answer


async def texts(found: aiohttp.ClientWebSocketResponse, seconds: float = 0.5) -> list[str]:
    """What was said on a line until it is quiet."""
    heard = []
    with contextlib.suppress(TimeoutError, TypeError):
        while True:
            message = await found.receive_json(timeout=seconds)
            heard.append(message.get("text", message["type"]))
    return heard


async def closed(found: aiohttp.ClientWebSocketResponse) -> int | None:
    """Wait until a line is closed, and return with which code."""
    async with asyncio.timeout(15):
        async for _ in found:
            pass
    return found.close_code


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


def test_the_newer_phone_wins_and_what_the_older_sends_counts_no_more(house: House) -> None:
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


def test_guessed_codes_are_counted_for_all_together_and_then_nobodys_is_taken(house: House) -> None:
    code = house.exchange.new_code(0)
    wrong = f"{(int(code) + 1) % 10**6:06d}"

    async def guess(guessed: str) -> dict[str, Any]:
        async with line(house) as found:
            await found.send_json({"type": "code", "code": guessed})
            answer: dict[str, Any] = await found.receive_json(timeout=5)
            return answer

    async def go() -> None:
        for _ in range(GUESSES):
            assert (await guess(wrong))["why"] == "code"
        assert await guess(code) == {"type": "refused", "why": "wait", "seconds": 60}
        house.now += 61
        assert (await guess(code))["type"] == "key"
        assert (await guess(code))["why"] == "code", "used up"

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


def raw(house: House, request: bytes) -> bytes:
    """Send bytes and return the answer, until the server closes or is quiet."""
    answer = b""
    with socket.create_connection((house.server.address.host, house.server.address.port), timeout=3) as found:
        found.sendall(request)
        with contextlib.suppress(TimeoutError, ConnectionError):
            while chunk := found.recv(65536):
                answer += chunk
                if b"\r\n\r\n" in answer and len(answer) > 2000:
                    break
    return answer


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


def test_two_hundred_connections_keep_no_player_out(house: House) -> None:
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
            assert await texts(anna) == ["secret of Anna"], "who is there hears on"
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


# Tried by somebody who had not written it


def test_two_phones_with_one_code_at_once_and_only_one_gets_the_seat(house: House) -> None:
    code = house.exchange.new_code(0)

    async def try_it() -> str:
        async with line(house) as found:
            await found.send_json({"type": "code", "code": code})
            answer: dict[str, Any] = await found.receive_json(timeout=5)
            return str(answer["type"])

    async def go() -> list[str]:
        return sorted(await asyncio.gather(*(try_it() for _ in range(4))))

    assert asyncio.run(go()) == ["key", "refused", "refused", "refused"]


def test_many_codes_at_once_are_counted_as_if_they_came_one_by_one(house: House) -> None:
    code = house.exchange.new_code(0)
    wrong = [f"{(int(code) + step) % 10**6:06d}" for step in range(1, 61)]

    async def guess(guessed: str) -> str:
        try:
            async with line(house) as found:
                await found.send_json({"type": "code", "code": guessed})
                answer: dict[str, Any] = await found.receive_json(timeout=5)
                return str(answer.get("why"))
        except (aiohttp.ClientError, TypeError, TimeoutError):
            return "cut off"

    async def go() -> list[str]:
        return list(await asyncio.gather(*map(guess, wrong)))

    answers = asyncio.run(go())
    assert answers.count("code") <= GUESSES
    assert "wait" in answers


def test_a_line_without_an_origin_or_from_two_is_refused(house: House) -> None:
    host = f"{house.server.address.host}:{house.server.address.port}"
    for origins in ("", f"Origin: {house.origin}\r\nOrigin: http://evil.example\r\n", "Origin: \r\n"):
        answer = raw(house, f"GET /ears HTTP/1.1\r\nHost: {host}\r\n{origins}{UPGRADE}".encode())
        if origins.count("Origin") < 2:
            assert answer.startswith(b"HTTP/1.1 403"), origins
        else:
            assert not answer.startswith(b"HTTP/1.1 101"), origins


def test_two_hosts_or_a_whole_address_in_the_request_are_no_way_in(house: House) -> None:
    host = f"{house.server.address.host}:{house.server.address.port}"
    for request in (
        f"GET / HTTP/1.1\r\nHost: evil.example\r\nHost: {host}\r\nConnection: close\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: {host}\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: {host}@evil.example\r\nConnection: close\r\n\r\n",
    ):
        assert not raw(house, request.encode()).startswith(b"HTTP/1.1 200"), request
        assert not raw(house, request.encode()).startswith(b"HTTP/1.0 200"), request


def test_a_secret_in_a_query_opens_nothing_and_is_in_no_answer(house: House) -> None:
    token = house.exchange.token(0)

    async def go() -> None:
        async with aiohttp.ClientSession() as session:
            for path in (f"/?token={token}", f"/ears?token={token}", f"/{token}", f"/page.js?{token}"):
                async with session.get(house.origin + path) as answer:
                    everything = await answer.text() + str(answer.headers)
                    assert token not in everything
            async with session.ws_connect(
                f"{house.origin}/ears?token={token}", headers={"Origin": house.origin}
            ) as found:
                await found.send_json({"type": "line", "text": "play"})
                assert await closed(found) == aiohttp.WSCloseCode.POLICY_VIOLATION

    asyncio.run(go())
    assert house.typed == []


def test_nothing_is_unpacked_and_what_comes_in_many_frames_counts_as_one(house: House) -> None:
    """No compression is agreed on; a compressed frame, and a message of endless fragments, end the line."""
    host = f"{house.server.address.host}:{house.server.address.port}"
    asks = UPGRADE.replace("\r\n\r\n", "\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
    for frames in (
        [b"\xc1\xfe\x00\x7e" + b"\0" * 4 + b"\0" * 126],
        [b"\x01\xfe\x10\x00" + b"\0" * 4 + b"x" * 4096]
        + [b"\x00\xfe\x10\x00" + b"\0" * 4 + b"x" * 4096] * 20,
        [b"\x81\xff" + struct.pack("!Q", 2**40) + b"\0" * 4],
        [b"\x89\xfe\x01\x00" + b"\0" * 4 + b"\0" * 256],
        [b"\x81\x05hello"],
    ):
        with socket.create_connection((house.server.address.host, house.server.address.port), 3) as found:
            found.sendall(f"GET /ears HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.origin}\r\n{asks}".encode())
            answer = found.recv(65536)
            assert answer.startswith(b"HTTP/1.1 101")
            assert b"permessage-deflate" not in answer
            assert b"Python" not in answer
            rest = b""
            with contextlib.suppress(ConnectionError):
                for frame in frames:
                    found.sendall(frame)
                while chunk := found.recv(4096):
                    rest += chunk
            assert len(rest) < 200
    house.say("secret of Anna")

    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            assert await texts(anna) == ["secret of Anna"], "the table goes on"

    asyncio.run(go())


def test_half_a_request_holds_nobody_up(house: House) -> None:
    where = (house.server.address.host, house.server.address.port)
    half: list[socket.socket] = []

    def more() -> None:
        for _ in range(3 * MOST_CONNECTIONS):
            half.append(socket.create_connection(where, timeout=5))
            with contextlib.suppress(ConnectionError):
                half[-1].sendall(b"GET /ears HTTP/1.1\r\nHost: ")

    async def go() -> None:
        await asyncio.to_thread(more)
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            await asyncio.to_thread(more)
            house.say("secret of Anna")
            assert await texts(anna) == ["secret of Anna"], "whoever plays is never cut off for them"
            await asyncio.sleep(0.3)
            assert house.server._runner is not None
            assert house.server._runner.server is not None
            assert len(house.server._runner.server.connections) <= 2 * MOST_CONNECTIONS

    asyncio.run(go())
    for one in half:
        one.close()


def test_other_players_at_the_table_get_nothing_of_those_before(house: House) -> None:
    async def go() -> None:
        async with line(house) as anna:
            old = house.exchange.token(0)
            await enter(anna, old)
            house.say("secret of Anna")
            assert await texts(anna) == ["secret of Anna"]
            house.exchange.seat(("Eva", "Jana"))
            assert await texts(anna) == ["refused"]
            async with line(house) as again:
                assert (await enter(again, old))["why"] == "token"
            async with line(house) as eva:
                greeted = await enter(eva, house.exchange.token(0))
                assert greeted["seat"] == "Eva"
                assert await texts(eva) == []

    asyncio.run(go())


def test_a_fault_of_the_tables_own_shows_nobody_anything(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What goes wrong inside is told neither to a phone nor to a log: its text may hold what is a seat's."""

    def broken(seat: int, text: str) -> None:
        raise RuntimeError(f"secret of Anna, {house.exchange.token(0)}: {text}")

    monkeypatch.setattr(house.server, "_said", broken)

    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            await anna.send_json({"type": "line", "text": "play"})
            received = [str(message.data) async for message in anna]
            assert "secret of Anna" not in "".join(received)
        async with line(house) as again:
            assert (await enter(again, house.exchange.token(0)))["type"] == "greeting"

    asyncio.run(go())


# The table's voice


def speak(number: int, part: int = 0, rate: float = 1.0) -> dict[str, Any]:
    return {"type": "speak", "number": number, "part": part, "rate": rate}


def test_nobody_hears_the_sound_of_another_seats_words(house: House) -> None:
    async def go() -> None:
        async with line(house) as anna, line(house) as petr:
            await enter(anna, house.exchange.token(0))
            await enter(petr, house.exchange.token(1))
            house.say("secret of Anna", 0)
            number = (await anna.receive_json(timeout=5))["number"]
            for asked in range(number + 3):
                await petr.send_json(speak(asked))
                block = await petr.receive_bytes(timeout=5)
                assert len(block) == 12, "silence"
            assert house.spoken == []
            await anna.send_json(speak(number))
            assert len(await anna.receive_bytes(timeout=5)) > 12
            assert house.spoken == ["secret of Anna"]

    asyncio.run(go())


@pytest.mark.parametrize(
    "asked",
    [
        {"type": "speak", "number": 1, "part": 0, "rate": 1.0, "text": "anything"},
        {"type": "speak", "number": 1, "part": 0, "rate": 99},
        {"type": "speak", "number": 1, "part": 70_000, "rate": 1},
        {"type": "speak", "number": 1, "part": 0, "rate": True},
        {"type": "speak", "number": 1, "part": 0, "rate": float("nan")},
        {"type": "speak", "number": -1, "part": 0, "rate": 1},
    ],
)
def test_no_other_words_can_be_had_spoken(house: House, asked: dict[str, Any]) -> None:
    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            await anna.send_json(asked)
            assert await closed(anna) == aiohttp.WSCloseCode.POLICY_VIOLATION

    asyncio.run(go())
    assert house.spoken == []


def test_who_asks_for_too_much_sound_is_let_go(house: House) -> None:
    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            house.say("secret of Anna", 0)
            number = (await anna.receive_json(timeout=5))["number"]
            with contextlib.suppress(ConnectionError):
                for _ in range(1000):
                    await anna.send_json(speak(number))
            assert await closed(anna) is not None
        assert len(house.spoken) <= MOST_SPOKEN

    asyncio.run(go())


def test_a_phone_that_lost_its_seat_gets_no_more_sound_of_it(house: House) -> None:
    async def go() -> None:
        async with line(house) as older, line(house) as newer:
            await enter(older, house.exchange.token(0))
            house.say("secret of Anna", 0)
            number = (await older.receive_json(timeout=5))["number"]
            await enter(newer, house.exchange.token(0))
            with contextlib.suppress(ConnectionError):
                await older.send_json(speak(number))
            assert not [m async for m in older if m.type is aiohttp.WSMsgType.BINARY]

    asyncio.run(go())
    assert house.spoken == []
