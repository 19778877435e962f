"""What a server keeps of an evening: names, cards, moves, whose place is whose; no word, address or sound."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest
from kept_in_text import TextStore
from served_house import ServedHouse, friend, host

from voice_hanabi.serving.keeping.kept import Kept

TALK = "my aunt from Ostrava sends her regards to all of you"
KEPT = {
    "choices", "places", "people", "muted", "locked", "token", "code", "codes", "game", "lost", "wish",
    "hints_off", "confirm", "format", "board_token", "board_code", "listeners",
}  # fmt: skip
"""Everything that the database holds about a table, besides its games."""


def test_nothing_is_kept_of_what_is_typed_or_where_it_comes_from(tmp_path: Path) -> None:
    store = TextStore(tmp_path)
    house = ServedHouse(tmp_path, store=store)

    async def go() -> None:
        async with host(house) as anna, friend(house, anna, "Petr") as petr:
            await anna.says("deal")
            await petr.hears("Anna has ")
            for one in (anna, petr):
                await one.says(TALK)
            await anna.says("play the first")
            await petr.hears("Playing the first")
            await petr.says("lock the table")
            await anna.hears("Petr would like to lock the table")

    try:
        asyncio.run(go())
        (stored,) = store.tables.values()
        kept = json.loads(stored.text)
        assert set(kept) == KEPT == {*Kept.__dataclass_fields__, "format"}
        assert kept["wish"]["kind"] == "Arrange lock-table"
        files = [one for one in tmp_path.rglob("*") if one.is_file()]
        assert {one.suffix for one in files} == {".jsonl"}
        everything = stored.text + "".join(one.read_text(encoding="utf-8") for one in files)
        assert "Petr" in everything
        for word in ("aunt", "Ostrava", "regards", "lock the table", "would like", "127.0.0.1"):
            assert word not in everything
    finally:
        house.close()


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="the server is put on one core")
def test_nothing_of_a_call_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("aiortc")
    from benchmarks.served.serving import end, friend_at, served, spoken

    for name in ("HOME", "TMPDIR", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    server, origin = served(tmp_path / "games", 1, max(os.sched_getaffinity(0)))
    made: list[set[Path]] = []

    def here() -> set[Path]:
        return {one.relative_to(tmp_path) for one in tmp_path.rglob("*") if one.is_file()}

    async def go() -> None:
        sound = spoken()
        async with friend_at(origin, "Anna", {"type": "open", "language": "en"}) as (friend, _):
            await friend.call()
            # The recogniser is unpacked when somebody speaks for the first time.
            for _ in range(2):
                before = len(friend.received)
                friend.microphone.say(sound)
                while not friend.microphone.ended.is_set():
                    made.append(here())
                    await asyncio.sleep(0.05)
                # It is heard and answered, if only by a sound, because nobody has dealt.
                await friend.until("say", before, 30.0)
                made.append(here())

    try:
        asyncio.run(go())
    finally:
        end(server)
    unpacked = {one for one in made[-1] if one.parts[0].startswith("voice-hanabi-")}
    heard_again = made[len(made) // 2 :]
    assert set().union(*heard_again) - made[-1] == set()
    assert {one.suffix for one in set().union(*made) - unpacked} <= {".json", ".jsonl"}
    assert not {one.suffix for one in set().union(*made)} & {".wav", ".raw", ".pcm", ".opus", ".ogg", ".flac"}
