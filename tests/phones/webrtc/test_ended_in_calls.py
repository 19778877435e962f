"""A server that is stopped in the middle of a call prints its one sentence, and nothing about its work."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

pytest.importorskip("aiortc")

from benchmarks.served.serving import friend_at, served


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="the server is put on one core")
def test_a_server_that_ends_in_the_middle_of_a_call_says_one_sentence(tmp_path: Path) -> None:
    server, origin = served(tmp_path, 1, max(os.sched_getaffinity(0)))

    async def called() -> None:
        async with friend_at(origin, "Anna", {"type": "open", "language": "en"}) as (friend, _):
            await friend.call()
            server.terminate()
            await asyncio.get_running_loop().run_in_executor(None, server.wait, 40)

    asyncio.run(called())
    assert server.stderr is not None
    assert server.stderr.read().splitlines() == ["The tables are closing; their games are saved."]
    server.stderr.close()
