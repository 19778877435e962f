"""A table with friends: opened, joined, set up, played and left, seen from what is sent to their pages."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from served_house import ServedHouse, friend, guest, host, served

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.served_table import ServedTable


def test_two_friends_meet_play_and_each_hears_what_is_theirs(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            await anna.hears("this table is yours")
            async with friend(house, anna, "Petr") as petr:
                await anna.hears("Petr is here")
                await anna.hears("Anna, Petr.")
                await petr.says("deal")
                await anna.hears("Anna begins")
                mine = await anna.hears("Petr has ")
                theirs = await petr.hears("Anna has ")
                # What one player holds is told to the other, and to nobody else.
                assert mine not in petr.told()
                assert theirs not in anna.told()
                await anna.says("play the first")
                await petr.hears("Playing the first")
                shown = petr.last("shown")
                assert shown is not None
                await petr.until(lambda one: (one.last("shown") or {"view": {"turn": False}})["view"]["turn"])
                assert list(house.folder.glob("*/*.jsonl"))

    asyncio.run(go())


def test_an_action_counts_only_from_the_one_whose_turn_it_is(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna begins")
            await petr.says("play the first")
            assert await petr.hears("It's Anna's turn") not in anna.told()
            await petr.says("what do I know")
            await petr.hears("nothing")

    asyncio.run(go())


def test_friends_also_come_by_digits_as_long_as_the_table_is_not_locked(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            invitation = anna.last("invitation")
            assert invitation is not None
            assert len(invitation["code"]) == 9
            async with guest(house, type="code", code=invitation["code"], page="petr") as petr:
                await petr.until(lambda one: one.key)
                await petr.says("Petr")
                await anna.hears("Petr is here")
            await anna.says("lock the table")
            await anna.until(lambda one: (one.last("invitation") or {"code": ""})["code"] is None)
            for first in (
                {"type": "code", "code": invitation["code"]},
                {"type": "token", "token": invitation["token"], "after": None},
            ):
                async with guest(house, **first) as late:
                    await late.until(lambda one: one.last("refused"))
                    assert (late.last("refused") or {})["why"] == "locked"
            await anna.says("unlock the table")
            await anna.until(lambda one: (one.last("invitation") or {"code": None})["code"] is not None)

    asyncio.run(go())


def test_only_the_host_may_mute_and_remove_and_a_removed_link_is_worth_nothing(house: ServedHouse) -> None:
    async def go() -> None:
        async with (
            host(house) as anna,
            friend(house, anna, "Petr") as petr,
            friend(house, anna, "Eva") as eva,
        ):
            await petr.says("remove Eva from the table")
            assert await petr.hears("I'm asking Anna") not in anna.told()
            await anna.says("no")
            await petr.hears("Anna says no")
            await anna.says("mute Petr")
            await eva.hears("Nobody hears Petr")
            await anna.says("unmute Petr")
            await eva.hears("Petr can be heard")
            before = anna.last("invitation")
            await anna.says("remove Eva from the table")
            await anna.hears("Eva has been removed")
            await eva.until(lambda one: one.last("refused"))
            assert (eva.last("refused") or {})["why"] == "removed"
            for token in (eva.key, (before or {})["token"]):
                async with guest(house, type="token", token=token, after=None) as again:
                    await again.until(lambda one: one.last("refused"))
                    assert (again.last("refused") or {})["why"] == "token"
            await petr.says("deal")
            await anna.hears("Anna begins")

    asyncio.run(go())


def test_a_name_that_comes_before_its_table_has_begun_is_not_lost(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = ServedTable._run

    def late(table: ServedTable) -> None:
        time.sleep(0.3)
        run(table)

    monkeypatch.setattr(ServedTable, "_run", late)

    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr"):
            await anna.hears("Petr is here")

    asyncio.run(go())


def test_lost_players_are_announced_waited_for_and_played_for(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.serving.served_table.LOST_AFTER", 0.2)

    async def go() -> None:
        async with host(house) as anna:
            async with friend(house, anna, "Petr") as petr:
                key = petr.key
                await anna.says("deal")
                await petr.hears("Anna has ")
            lost = await anna.hears("Petr has lost the connection")
            assert "play for Petr" in lost
            await anna.says("play the first")
            await anna.hears("Petr's turn")
            await anna.says("play for Petr")
            await anna.hears("I'm playing for Petr")
            async with guest(house, type="token", token=key, after=None, page="page of Petr") as back:
                await back.until(lambda one: one.last("greeting"))
                await anna.hears("Petr is back")
                # What was said meanwhile was kept for him.
                await back.hears("Anna has ")

    asyncio.run(go())


def test_whoever_has_lost_their_link_comes_back_by_digits_that_the_host_is_told(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            await petr.says("new phone for Anna")
            await petr.hears("Only Anna")
            await anna.says("new phone for Petr")
            await petr.until(lambda one: one.last("refused"))
            told = await anna.hears("Petr opens")
            code = "".join(letter for letter in told if letter.isdigit())
            async with guest(house, type="token", token=petr.key, after=None) as old:
                await old.until(lambda one: one.last("refused"))
            async with guest(house, type="code", code=code) as back:
                await back.until(lambda one: one.last("greeting"))
                assert (back.last("greeting") or {})["seat"] == "Petr"
                await back.hears("Anna has ") or await back.hears("Anna has ")
            async with guest(house, type="code", code=code) as again:
                await again.until(lambda one: one.last("refused"))

    asyncio.run(go())


def test_whoever_comes_in_the_middle_of_a_game_waits_for_the_next_one(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr"):
            await anna.says("deal")
            await anna.hears("Petr has ")
            async with friend(house, anna, "Eva") as eva:
                await eva.hears("A game is on")
                await eva.says("play the first")
                await eva.until(lambda one: len([t for t in one.told() if "A game is on" in t]) > 1)
                assert not any(": " in text and "two" in text for text in eva.told())

    asyncio.run(go())


def test_whoever_is_still_alone_chooses_another_game_for_those_to_come(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            await anna.says("Koi-Koi")
            await anna.hears("Koi-Koi. One more")
            async with friend(house, anna, "Petr") as petr:
                await anna.hears("Anna, Petr. Koi-Koi.")
                await petr.says("deal")
                await anna.hears("pine")

    asyncio.run(go())


def test_partners_sit_down_with_those_who_come(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            await anna.says("one more computer")
            await anna.hears("Shall I deal?")
            async with friend(house, anna, "Petr"):
                await anna.hears("Anna, Petr, ")
                await anna.says("deal")
                await anna.hears("begins")

    asyncio.run(go())


def test_only_the_host_closes_the_table(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await petr.says("save and leave")
            await petr.says("who is here")
            await petr.hears("Here: Anna")
            assert petr.last("closed") is None
            await anna.says("save and leave")
            await petr.until(lambda one: one.last("closed"))

    asyncio.run(go())
    assert house.house.tables == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_each_language(tmp_path: Path, language: str) -> None:
    async def go(house: ServedHouse) -> None:
        async with host(house, language=language) as anna, friend(house, anna, "Eva") as eva:
            await eva.until(lambda one: len(one.told()) > 1)
            for one in (anna, eva):
                assert all(
                    message["language"] == language for message in one.received if message["type"] == "say"
                )

    for house in served(tmp_path, language):
        asyncio.run(go(house))


def test_a_name_that_is_taken_or_means_more_is_asked_for_again(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            async with guest(house, type="token", token=token, after=None) as other:
                await other.until(lambda one: one.last("greeting"))
                for name, told in (
                    ("Anna", "already called Anna"),
                    ("red", "a word in the game"),
                    ("Petr", "Petr is here"),
                ):
                    await other.says(name)
                    await other.hears(told)

    asyncio.run(go())
