"""The board of a table of friends: closed until the host shows it, then showing what everybody may know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from kept_in_text import TextStore
from served_house import Guest, ServedHouse, all_here, answered, friend, guest, host, settled
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.serving.keeping.kept import read_kept
from voice_hanabi.serving.kept_friends import kept_of

NAMES = ("Anna", "Petr", "Eva")


class Screen:
    """A television with the board's page, and what it was sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.received: list[dict[str, Any]] = []
        self.closed = False
        self._socket = socket
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        async for message in self._socket:
            self.received.append(json.loads(message.data))
        self.closed = True

    def kinds(self) -> list[str]:
        return [one["type"] for one in self.received]

    def captions(self) -> list[str]:
        return [one["text"] for one in self.received if one["type"] == "caption"]

    def last(self, kind: str) -> dict[str, Any]:
        return next((one for one in reversed(self.received) if one["type"] == kind), {})

    async def until(self, wanted: Callable[[Screen], object]) -> None:
        deadline = asyncio.get_running_loop().time() + 20
        while not wanted(self):
            assert asyncio.get_running_loop().time() < deadline, self.received[-6:]
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def screen(house: ServedHouse, **first: str) -> AsyncIterator[Screen]:
    """Open the board's page with digits or a secret."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{house.origin}/eyes", headers={"Origin": house.origin}) as socket,
    ):
        await socket.send_str(json.dumps({"type": "look", **first}))
        yield Screen(socket)


async def refused(house: ServedHouse, **first: str) -> str:
    """Return why a screen is not let in; it must be sent nothing else."""
    async with screen(house, **first) as found:
        await found.until(lambda one: one.closed)
        assert found.kinds() == ["refused"]
        return str(found.last("refused")["why"])


async def shown_by(anna: Guest) -> str:
    """Have the host show the table; return the digits."""
    await anna.says("show the table")
    told = await anna.hears("with the digits")
    return re.sub(r"\D", "", told)


def test_the_board_is_shut_until_the_host_has_it_shown(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            invitation = anna.last("invitation") or {}
            for first in (
                {},
                {"code": invitation["code"]},
                {"token": invitation["token"]},
                {"token": anna.key},
            ):
                assert await refused(house, **first) in ("digits", "board")
            await anna.says("deal")
            await petr.hears("Anna has ")
            digits = await shown_by(anna)
            assert len(digits) == 9
            assert not any("digits" in text for text in petr.told())
            assert await petr.hears("Anna is showing the table")
            async with screen(house, code=digits) as television:
                await television.until(lambda one: one.last("board").get("view"))
                assert television.kinds()[0] == "key"
                # Nothing that was said before is written there, nor how to get to the table.
                await anna.says("invitation")
                await petr.hears("Your friends open")
                await anna.says("play the first")
                await television.until(
                    lambda one: any("Playing the first" in text for text in one.captions())
                )
                whole = json.dumps(television.received)
                assert "Anna has " not in whole
                assert "Petr has " not in whole
                assert "Your friends open" not in whole
                for secret in (invitation["token"], invitation["code"], anna.key, petr.key):
                    assert secret not in whole
            # A screen that was let in comes again and gets nothing twice: the page knows its last number.
            async with screen(house, token=television.last("key")["token"]) as again:
                await again.until(lambda one: one.captions())
                assert again.kinds()[0] == "board"

    asyncio.run(go())


def test_others_ask_the_host_who_alone_is_told_the_digits(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.says("show the table")
            await anna.hears("Petr would like to show the table on a screen")
            (table,) = house.house.tables
            assert not table.board.is_open
            await anna.says("yes")
            await anna.hears("with the digits")
            assert not any("digits" in text for text in petr.told())

    asyncio.run(go())


def test_a_lock_keeps_new_screens_out_and_a_removed_guest_takes_all_of_them_along(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            digits = await shown_by(anna)
            async with screen(house, code=digits) as television:
                await television.until(lambda one: one.last("board"))
                token = television.last("key")["token"]
                await anna.says("lock the table")
                await petr.hears("The table is locked")
                assert await refused(house, code=digits) == "locked"
                async with screen(house, token=token) as again:
                    await again.until(lambda one: one.last("board"))
                await anna.says("unlock the table")
                await anna.says("remove Petr from the table")
                await anna.hears("no longer shown on any screen")
                await television.until(lambda one: one.closed)
                assert television.last("refused")["why"] == "board"
            assert await refused(house, code=digits) == "board"
            assert await refused(house, token=token) == "board"
            before = len(anna.told())
            await anna.says("show the table")
            await anna.until(lambda one: any("digits" in text for text in one.told()[before:]))
            others = re.sub(r"\D", "", anna.told()[-1])
            assert others != digits

    asyncio.run(go())


def test_digits_of_a_board_can_t_be_guessed(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            digits = await shown_by(anna)
            wrong = f"{(int(digits) + 1) % 10**9:09d}"
            for _ in range(GUESSES):
                assert await refused(house, code=wrong) == "board"
            assert await refused(house, code=digits) == "wait"
            # An invitation doesn't help either, from the same address.
            async with guest(house, type="code", code=digits, page="x") as other:
                await other.until(lambda one: one.last("refused"))
                assert (other.last("refused") or {})["why"] == "wait"

    asyncio.run(go())


def test_a_screen_that_sends_nonsense_is_cut_off(house: ServedHouse) -> None:
    async def go() -> None:
        for text in (
            "[]",
            "join",
            '{"type": "look", "code": 3}',
            '{"type": "look", "page": "x"}',
            '{"type":"beat"}',
        ):
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{house.origin}/eyes", headers={"Origin": house.origin}) as socket,
            ):
                await socket.send_str(text)
                message = await socket.receive(timeout=10)
                assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)

    asyncio.run(go())


def test_a_board_is_kept_with_its_table(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            digits = await shown_by(anna)
            (table,) = house.house.tables
            kept = read_kept(kept_of(table.friends, table.exchange).written())
            assert kept.board_code == digits
            assert kept.board_token == table.board.token
            assert f"board digits {digits}" in kept.keys
            assert not any(kept.board_token in part for part in repr(kept).split())

    asyncio.run(go())


def test_a_screen_finds_its_table_at_the_worker_that_goes_on_with_it(tmp_path: Path) -> None:
    store = TextStore(tmp_path)
    before = ServedHouse(tmp_path, store=store)

    async def first() -> tuple[str, str]:
        async with host(before) as anna:
            digits = await shown_by(anna)
            await anna.says("one more computer")
            await anna.hears("Shall I deal?")
            await anna.says("deal")
            await anna.hears("begins")
            async with screen(before, code=digits) as television:
                await television.until(lambda one: one.last("board").get("view"))
                await asyncio.to_thread(before.close)
                await television.until(lambda one: one.closed)
                # The server doesn't say goodbye, so the board's page reconnects by itself.
                assert not {"closed", "refused"} & set(television.kinds())
                return digits, television.last("key")["token"]

    digits, token = asyncio.run(first())
    after = ServedHouse(tmp_path, store=store)

    async def then() -> None:
        assert await refused(after, token=digits) == "board"
        async with screen(after, token=token) as television, screen(after, code=digits) as another:
            for one in (television, another):
                await one.until(lambda one: one.last("board").get("view"))

    try:
        asyncio.run(then())
    finally:
        after.close()


async def evening(house: ServedHouse) -> list[dict[str, Any]]:
    """Play while a screen is on, and return what it was sent."""
    async with (
        all_here(house, NAMES) as guests,
        screen(house, code=await shown_by(anna := guests[0])) as television,
    ):
        await television.until(lambda one: one.last("board"))
        await settled(house, *guests)
        await anna.says("deal")
        await anna.hears("Dealt")
        await settled(house, *guests)
        for seat, text in (
            (0, "what do I know"), (1, "what does Anna hold"), (2, "remember: my second is a two"),
            (0, "what would you do"), (1, "play the first"), (0, "xyzzy"), (2, "what does Petr hold"),
            (0, "how do we stand"),
        ):  # fmt: skip
            await answered(house, guests, seat, text)
        view = television.last("board")["view"]
        assert view
        await anna.says("who is here")
        await television.until(lambda one: any("Here: " in text for text in one.captions()))
        return [one for one in television.received if one["type"] != "key"]


def test_two_deals_that_differ_in_all_hidden_cards_look_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["hanabi"]
    real: State = game.new(Choices("en", "hanabi", count=3, names=NAMES), 4)
    other = another_world(real, hidden_numbers(real, None), Random(1))
    assert all(one != another for one, another in zip(real.hands, other.hands, strict=True))
    monkeypatch.setattr("voice_hanabi.serving.invitation.secrets.randbelow", lambda below: 7)
    sent = []
    for number, state in enumerate((real, other)):
        monkeypatch.setattr(type(game), "new", lambda self, choices, seed, state=state: state)
        house = ServedHouse(tmp_path / str(number))
        try:
            sent.append([_plain(one) for one in asyncio.run(evening(house))])
        finally:
            house.close()
    # Each change is shown; how many of them are shown as one depends on the network.
    captions = [[one for one in each if one["type"] == "caption"] for each in sent]
    assert captions[0] == captions[1]
    boards = [_states(each) for each in sent]
    assert boards[0] == boards[1]
    assert len(captions[0]) > 3


def _plain(message: dict[str, Any]) -> dict[str, Any]:
    return {name: one for name, one in message.items() if name != "evening"}


def _states(messages: list[dict[str, Any]]) -> list[str]:
    """Return the different states of the board, in the order in which they came first."""
    return list(dict.fromkeys(json.dumps(one, sort_keys=True) for one in messages if one["type"] == "board"))
