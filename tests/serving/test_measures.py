"""What a server reports to its operator: its usage, and nothing that anybody said."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path

import aiohttp
import pytest
from served_house import ServedHouse, friend, guest, host, served

from voice_hanabi.serving.limits import Limits


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServedHouse]:
    yield from served(tmp_path, limits=Limits(tables=1))


async def asked(
    house: ServedHouse, path: str, headers: Mapping[str, str] | None = None
) -> tuple[int, list[str]]:
    async with aiohttp.ClientSession() as session, session.get(house.origin + path, headers=headers) as told:
        return told.status, (await told.text()).splitlines()


def test_tables_guests_and_refusals_are_counted_and_nobody_is_named(house: ServedHouse) -> None:
    async def go() -> None:
        assert "voice_hanabi_tables 0" in (await asked(house, "/metrics"))[1]
        async with host(house) as anna, friend(house, anna, "Petr"):
            async with guest(house, type="open", language="en") as third:
                await third.until(lambda one: one.last("refused"))
            status, lines = await asked(house, "/metrics")
            assert status == 200
            assert {
                "voice_hanabi_tables 1",
                "voice_hanabi_tables_limit 1",
                "voice_hanabi_guests 2",
                "voice_hanabi_calls 0",
                "voice_hanabi_speaking 0",
                "voice_hanabi_recognised 0",
                'voice_hanabi_refused_total{told="tables"} 1',
            } <= set(lines)
            named = [one for one in lines if any(name in one for name in ("Anna", "Petr", "127.0.0.1"))]
            assert not named

    asyncio.run(go())


def test_each_line_is_as_prometheus_reads_it(house: ServedHouse) -> None:
    _, lines = asyncio.run(asked(house, "/metrics"))
    kinds = {line.split()[2]: line.split()[3] for line in lines if line.startswith("# TYPE")}
    for line in lines:
        name, value = (line.split()[2], "0") if line.startswith("#") else line.split(" ")
        assert name.partition("{")[0] in kinds
        assert float(value) >= 0


def test_a_server_that_is_ending_says_that_it_takes_nobody_else(house: ServedHouse) -> None:
    assert asyncio.run(asked(house, "/health")) == (200, ["serving"])
    house.house.close()
    assert asyncio.run(asked(house, "/health")) == (503, ["ending"])


@pytest.mark.parametrize("path", ["/health", "/metrics"])
@pytest.mark.parametrize("elsewhere", ["192.0.2.7", "127.0.0.1", "nonsense"])
def test_what_a_server_in_front_hands_on_is_not_answered(
    house: ServedHouse, path: str, elsewhere: str
) -> None:
    assert asyncio.run(asked(house, path, {"X-Forwarded-For": elsewhere})) == (404, [])
