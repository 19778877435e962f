"""Whatever exceeds a server's limits is refused with a sentence, in each language."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from served_house import ServedHouse, guest, host

from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones.texts import far_texts
from voice_hanabi.serving.door.often import Often
from voice_hanabi.serving.limits import Limits


def limited(
    folder: Path, limits: Limits, go: Callable[[ServedHouse], Coroutine[Any, Any, None]], language: str = "en"
) -> None:
    house = ServedHouse(folder, language, limits)
    try:
        asyncio.run(go(house))
    finally:
        house.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_of_its_own(language: str) -> None:
    words = far_texts(Wording(language, game="hanabi"))
    why = ("full", "locked", "tables", "unreachable", "often", "removed")
    told = {words[f"refused-{one}"] for one in why}
    assert len(told) == len(why)
    assert all(one.strip() for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_requests_from_one_address_are_refused_and_others_go_on(
    tmp_path: Path, language: str
) -> None:
    async def go(house: ServedHouse) -> None:
        async with aiohttp.ClientSession() as session:

            async def asked(whose: str) -> tuple[int, str]:
                headers = {"X-Forwarded-For": whose}
                async with session.get(f"{house.origin}/page.css", headers=headers) as told:
                    return told.status, await told.text()

            for _ in range(3):
                assert (await asked("192.0.2.1"))[0] == 200
            status, text = await asked("192.0.2.1")
            assert status == 429
            assert text == far_texts(Wording(language, game="hanabi"))["refused-often"]
            assert (await asked("192.0.2.2"))[0] == 200
            # A server can always be asked how it is doing.
            for _ in range(5):
                async with session.get(f"{house.origin}/health") as told:
                    assert told.status == 200

    limited(tmp_path, Limits(requests=3), go, language)


def test_no_more_tables_are_opened_than_there_may_be_and_no_table_has_more_guests(tmp_path: Path) -> None:
    async def go(house: ServedHouse) -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            opening: dict[str, object] = {"type": "open", "language": "en"}
            coming: dict[str, object] = {"type": "token", "token": token, "after": None}
            for first, why in ((opening, "tables"), (coming, "full")):
                async with guest(house, **first) as found:
                    await found.until(lambda one: one.last("refused"))
                    assert (found.last("refused") or {})["why"] == why

    limited(tmp_path, Limits(tables=1, guests=1), go)


def test_whoever_comes_too_often_is_told_so(tmp_path: Path) -> None:
    async def go(house: ServedHouse) -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            for why in (None, "often"):
                async with guest(house, type="token", token=token, after=None) as found:
                    await found.until(lambda one: one.received)
                    assert (found.last("refused") or {"why": None})["why"] == why

    limited(tmp_path, Limits(joined=1), go)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_speaks_while_too_many_do_is_told_once_and_alone(tmp_path: Path, language: str) -> None:
    sentence = Wording(language).say("friends-unheard")

    async def go(house: ServedHouse) -> None:
        async with host(house, language=language) as anna:
            (table,) = house.house.tables
            table._turned_away(0)
            table._turned_away(0)
            await anna.hears(sentence)
            await asyncio.sleep(0.3)
            said = [one for one in anna.received if one["type"] == "say" and one["text"] == sentence]
            assert [one["public"] for one in said] == [False]

    limited(tmp_path, Limits(), go, language)


def test_what_was_done_long_ago_no_longer_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    often = Often(2, 60.0)
    assert [often.allows("a") for _ in range(3)] == [True, True, False]
    assert often.allows("b")
    now = time.monotonic()
    monkeypatch.setattr("voice_hanabi.serving.door.often.time.monotonic", lambda: now + 61)
    assert often.allows("a")
