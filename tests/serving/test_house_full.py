"""Tables being opened and guests being seated count already; a guest who is back in time was never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kept_in_text import TextStore
from served_house import ServedHouse, guest, host

from voice_hanabi.phones.exchange import Refusal
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.limits import Limits

STRANGER = "203.0.113.9"


class Waiting:
    """A table that is empty, as far as the house can tell."""

    guests = 0

    def __init__(self) -> None:
        self.invitation = Invitation("hanabi.example.org")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    served = ServedHouse(tmp_path, limits=Limits(tables=2, guests=2, going_on=2))
    yield served
    served.house._tables.clear()
    served.close()


def test_tables_that_are_being_opened_count(house: ServedHouse) -> None:
    house.house._opening = 2
    assert house.house._open("en", "", STRANGER, lambda: None) == Refusal("tables")


def test_guests_who_are_being_given_a_place_count(house: ServedHouse) -> None:
    table: Any = Waiting()
    house.house._joining[table] = 2
    assert house.house._join(table, "", STRANGER, lambda: None) == Refusal("full")


def test_a_house_that_resumes_many_tables_takes_no_new_ones(house: ServedHouse) -> None:
    taken: list[str] = []
    house.store.take = lambda key: taken.append(key)  # type: ignore[method-assign]
    full: list[Any] = [Waiting() for _ in range(4)]
    house.house._tables[:] = full[:3]
    house.house._take("one", lambda: False)
    house.house._tables[:] = full
    assert house.house._take("another", lambda: False) == Refusal("later")
    assert taken == ["one"]


def test_whoever_is_back_in_time_was_never_lost_and_keeps_the_table_open(house: ServedHouse) -> None:
    async def go() -> None:
        async with host(house):
            (table,) = house.house.tables
            happened: list[object] = []
            happens: Any = lambda then: happened.append(then)  # noqa: E731 - stands in for a method
            table._happens = happens  # type: ignore[method-assign]
            table._look_for(table.exchange.place_at(0))
            assert happened == []
            table._last_seen -= 1000
            assert table.idle_for() < 10
            del table._happens

    asyncio.run(go())


def test_a_guest_without_a_name_who_never_comes_back_keeps_no_place_at_another_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.serving.served_table.LOST_AFTER", 0.5)
    store = TextStore(tmp_path)
    houses = [ServedHouse(tmp_path, store=store) for _ in range(2)]

    async def go() -> None:
        async with host(houses[0]) as anna:
            token = (anna.last("invitation") or {})["token"]
            async with guest(houses[0], type="token", token=token, after=None, page="late") as late:
                await late.until(lambda one: one.last("greeting"))
                store.kill()
                async with guest(houses[1], type="token", token=anna.key, after=None, page="host") as back:
                    await back.until(lambda one: one.last("greeting"))
                    (table,) = houses[1].house.tables
                    assert table.guests == 2
                    await back.until(lambda one: table.guests == 1)
                    assert table.exchange.names == ("Anna",)

    try:
        asyncio.run(go())
    finally:
        for one in houses:
            one.close()
