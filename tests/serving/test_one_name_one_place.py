"""Each place at a table has a name of its own, and stays the same place under any name."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest
from served_house import Guest, ServedHouse, friend, guest, host, settled

from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.serving.guest_exchange import GuestExchange


async def speaks(house: ServedHouse, who: Guest, words: str) -> None:
    """Have somebody say something into their microphone, and wait until the table has heard it."""
    (table,) = house.house.tables
    name = (who.last("named") or who.last("greeting") or {})["seat"]
    place = table.exchange._seats[table.exchange.names.index(name)].place
    table._events.put(Utterance((Alternative(words),), seat=place, among_talk=True))
    # A guest who was given another name is told so.
    await asyncio.sleep(0.3)


async def named(one: Guest, name: str) -> None:
    await one.until(lambda one: (one.last("named") or {}).get("seat") == name)


def test_a_name_that_is_taken_back_is_free_and_leads_nobody_to_another_s_seat(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            async with guest(house, type="token", token=token, after=None, page="x") as stranger:
                await stranger.until(lambda one: one.last("greeting"))
                await speaks(house, stranger, "petr")
                await named(stranger, "Petr")
                await speaks(house, stranger, "no")
                async with friend(house, anna, "Petr") as petr:
                    (table,) = house.house.tables
                    assert len(set(table.exchange.names)) == 3
                    await anna.says("deal")
                    await petr.hears("Anna has ")
                    await settled(house, anna, petr)
                    assert not any("Anna has " in text for text in stranger.told())
                    assert "Petr" not in str(stranger.last("named"))

    asyncio.run(go())


def test_whoever_is_muted_stays_muted_under_any_name(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house) as anna:
            token = (anna.last("invitation") or {})["token"]
            async with guest(house, type="token", token=token, after=None, page="x") as loud:
                await loud.until(lambda one: one.last("greeting"))
                await anna.says("mute player two")
                await anna.hears("Nobody hears Guest 2")
                (table,) = house.house.tables
                await speaks(house, loud, "petr")
                await named(loud, "Petr")
                assert table.friends.muted == {"Petr"}
                await speaks(house, loud, "no")
                await loud.until(lambda one: (one.last("named") or {}).get("seat") != "Petr")
                assert table.friends.muted == {(loud.last("named") or {})["seat"]}

    asyncio.run(go())


def test_two_who_come_at_once_get_places_with_different_names(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    added = GuestExchange.add
    both = threading.Barrier(2)

    def late(exchange: GuestExchange, name: str, *others: str | None, known: bool = False) -> str:
        # Without a lock, each would have its name before either has its place.
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(1.0)
        return added(exchange, name, *others, known=known)

    async def go() -> None:
        async with host(house):
            (table,) = house.house.tables
            monkeypatch.setattr(GuestExchange, "add", late)
            await asyncio.gather(*(asyncio.to_thread(table.join) for _ in range(2)))
            assert len(set(table.exchange.names)) == 3

    asyncio.run(go())
