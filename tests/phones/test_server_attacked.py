"""More attacks on the server, by somebody who had not written it; and the table's voice on phones."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest
from attacked_house import UPGRADE, House, attacked, closed, enter, line, raw, texts

from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.phones.door.rates import MOST_SPOKEN
from voice_hanabi.phones.server import (
    MOST_CONNECTIONS,
)


@pytest.fixture
def house(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[House]:
    yield from attacked(caplog, capfd)


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
            # Her phone listens all the while, since one that answers no ping is taken to be gone.
            said = asyncio.ensure_future(anna.receive_json(timeout=60))
            await asyncio.to_thread(more)
            house.say("secret of Anna")
            assert (await said)["text"] == "secret of Anna", "whoever plays is never cut off for them"
            await asyncio.sleep(0.3)
            assert house.server._runner is not None
            assert house.server._runner.server is not None
            assert len(house.server._runner.server.connections) <= 2 * MOST_CONNECTIONS

    asyncio.run(go())
    for one in half:
        one.close()


def test_new_players_at_the_table_get_nothing_of_the_previous_ones(house: House) -> None:
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


def test_an_internal_fault_of_the_table_is_shown_to_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An internal error is shown to neither a phone nor a log: its text may contain a seat's secrets."""

    def broken(seat: int, text: str) -> None:
        raise RuntimeError(f"secret of Anna, {house.exchange.token(0)}: {text}")

    monkeypatch.setattr(house.server._reception._answering, "_said", broken)

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
def test_a_page_cannot_have_any_other_words_spoken(house: House, asked: dict[str, Any]) -> None:
    async def go() -> None:
        async with line(house) as anna:
            await enter(anna, house.exchange.token(0))
            await anna.send_json(asked)
            assert await closed(anna) == aiohttp.WSCloseCode.POLICY_VIOLATION

    asyncio.run(go())
    assert house.spoken == []


def test_what_the_page_shows_can_be_read_to_it_and_no_other_words(house: House) -> None:
    house.exchange.speak("en", {"lost": "Not connected. Trying."})
    house.exchange.show(0, {"title": "Your turn.", "groups": ({"cards": ({"name": "Red one of Petr"},)},)})

    async def read(found: aiohttp.ClientWebSocketResponse, text: str, part: int = 0) -> int:
        await found.send_json({"type": "read", "text": text, "part": part, "rate": 1})
        return len(await found.receive_bytes(timeout=5))

    async def go() -> None:
        async with line(house) as anna, line(house) as petr:
            await enter(anna, house.exchange.token(0))
            await enter(petr, house.exchange.token(1))
            for text in ("Your turn.", "Red one of Petr"):
                assert await read(anna, text) > 12
                assert await read(petr, text) == 12, "nobody has another's view read"
            assert await read(petr, "Not connected. Trying.", 1) > 12
            assert await read(petr, "Anything") == 12
            assert await read(petr, "") == 12

    asyncio.run(go())
    assert house.spoken == ["Your turn.", "Red one of Petr", "Trying."]


def test_an_invalid_request_is_answered_as_barely_as_any(house: House) -> None:
    for nonsense in (b"\x16\x03\x01\x02\x00\x01\r\n\r\n", b"GET / HTTP/1.1\r\nno colon\r\n\r\n"):
        answer = raw(house, nonsense)
        assert answer.split()[1] == b"400"
        assert b"Content-Security-Policy: default-src 'none'" in answer
        assert b"aiohttp" not in answer
        assert b"Python" not in answer


def test_whoever_asks_for_too_much_sound_is_disconnected(house: House) -> None:
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


def test_a_phone_that_lost_its_seat_gets_no_more_sound_for_it(house: House) -> None:
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
