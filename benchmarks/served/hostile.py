"""``python -m benchmarks serve --hostile``: a club's evening of four tables with a hostile guest at each.

Three friends play at each table by typing. The fourth joined through the same link, and sends everything that
a seat may send, and more: moves out of turn, 'no' and 'stop', commands reserved for the host, wrong
sentences, calls that name others' addresses, pictures, and nonsense, which closes the connection; then it
reconnects. The benchmark measures the time from an honest command to its answer, and whether the hostile page
was ever sent something for another page only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiohttp

from benchmarks.served.serving import Friend, end, served, table_of_friends
from benchmarks.tools.tables import table

TABLES = 4
IN_TIME = 1.5
GIVEN_UP = 10.0
SAID = (
    "no", "stop", "take it back", "start over", "yes", "save and leave", "lock the table", "play for Anna",
    "remove Anna from the table", "mute Peter", "play the first", "Anna, red", "what do I know",
    "what does Thomas hold", "new phone for Anna", "don't ask", "no hints", "help", "x" * 2000,
    "\u202e\u0000 ones", "who is here",
)  # fmt: skip
ASKED = ("what do I know", "how do we stand", "last move")
OFFER = (
    "v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=fingerprint:sha-256 00\r\na=ice-ufrag:a\r\na=ice-pwd:b\r\n"
    + "a=candidate:1 1 udp 1 192.0.2.1 9 typ host\r\n" * 24
)
NONSENSE = (
    "{",
    '{"type": "line"}',
    '{"type": "talk", "on": true}',
    "[" * 5000,
    '{"type": "heard", "number": -1}',
)


@dataclass
class Evening:
    """The results for one table."""

    answered: list[float] = field(default_factory=list)
    unanswered: int = 0
    moves: int = 0
    hostile_sent: int = 0
    leaked: list[str] = field(default_factory=list)


def report(seconds: float) -> Iterator[str]:
    """Yield the results for all tables after this many seconds."""
    evenings = asyncio.run(_measure(seconds))
    taken = sorted(seconds for one in evenings for seconds in one.answered)
    lost = sum(one.unanswered for one in evenings)
    in_time = sum(seconds <= IN_TIME for seconds in taken)
    heads = (
        "tables",
        "seconds",
        "hostile messages",
        "honest commands",
        f"in {IN_TIME} s",
        "95 of 100",
        "moves",
        "leaks",
    )
    row = [
        str(len(evenings)),
        f"{seconds:.0f}",
        str(sum(one.hostile_sent for one in evenings)),
        str(len(taken) + lost),
        f"{100 * in_time / max(1, len(taken) + lost):.0f} %",
        f"{taken[int(0.95 * len(taken))]:.2f} s" if taken else "-",
        ", ".join(str(one.moves) for one in evenings),
        str(sum(len(one.leaked) for one in evenings)),
    ]
    yield table(heads, [row])
    if lost:
        yield f"{lost} were not answered within ten seconds."
    yield from (f"Leaked: {text}" for one in evenings for text in one.leaked)


async def _measure(seconds: float) -> list[Evening]:
    with tempfile.TemporaryDirectory() as folder:
        server, origin = served(Path(folder), TABLES, max(os.sched_getaffinity(0)))
        try:
            return list(await asyncio.gather(*(_one(origin, number, seconds) for number in range(TABLES))))
        finally:
            end(server)


async def _one(origin: str, number: int, seconds: float) -> Evening:
    evening, until = Evening(), time.monotonic() + seconds
    async with table_of_friends(origin, number, calls=False) as friends:
        hostile = asyncio.ensure_future(_attack(origin, friends[2], number, until, evening))
        try:
            await _play([friends[0], friends[1], friends[3]], Random(number), until, evening)
        finally:
            hostile.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await hostile
    return evening


async def _play(honest: list[Friend], random: Random, until: float, evening: Evening) -> None:
    """Ask questions in turn, and move when the page says that it is this seat's turn."""
    count = 0
    while time.monotonic() < until:
        friend = honest[count % len(honest)]
        count += 1
        shown = [one for one in friend.received if one["type"] == "shown"]
        moves = bool(shown) and (shown[-1]["view"] or {}).get("title") == "Your turn."
        text = f"discard the {random.choice(('first', 'second', 'third'))}" if moves else random.choice(ASKED)
        before, began = len(friend.received), time.monotonic()
        await friend.send(type="line", text=text, id=f"honest.{count}")
        # The answer to a question goes to its seat alone, the read-back of a move to everybody.
        while time.monotonic() - began < GIVEN_UP:
            if any(one["type"] == "say" and one["public"] is moves for one in friend.received[before:]):
                evening.answered.append(time.monotonic() - began)
                evening.moves += moves
                break
            await asyncio.sleep(0.01)
        else:
            evening.unanswered += 1
        # Nobody speaks without pauses; after a move, its moment for a 'no' passes, too.
        await asyncio.sleep(2.5 if moves else 1.0)


async def _attack(origin: str, seat: Friend, number: int, until: float, evening: Evening) -> None:
    """Send what a seat may send and more, and reconnect; record what is only for other pages."""
    random = Random(number)
    token = next(one["token"] for one in seat.received if one["type"] == "key")
    headers = {"Origin": origin, "X-Forwarded-For": f"192.0.{number}.2"}
    while time.monotonic() < until:
        with contextlib.suppress(aiohttp.ClientError, ConnectionError, OSError):
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(f"{origin}/ears", headers=headers) as socket,
            ):
                reading = asyncio.ensure_future(_read(socket, evening))
                await socket.send_str(
                    json.dumps({"type": "token", "token": token, "after": None, "page": "x"})
                )
                while time.monotonic() < until and not socket.closed:
                    await socket.send_str(_message(random, evening.hostile_sent))
                    evening.hostile_sent += 1
                    await asyncio.sleep(random.choice((0.02, 0.1, 0.45)))
                reading.cancel()
        await asyncio.sleep(0.3)


def _message(random: Random, number: int) -> str:
    if random.random() < 0.02:
        return random.choice(NONSENSE)
    messages: tuple[dict[str, object], ...] = (
        {"type": "line", "text": random.choice(SAID), "id": f"hostile.{number}"},
        {"type": "draw", "link": "ž" * 200},
        {"type": "call", "sdp": OFFER},
        {"type": "speak", "number": random.randint(0, 99), "part": 0, "rate": 1.0},
        {"type": "read", "text": "Your turn.", "part": 0, "rate": 1.0},
        {"type": "heard", "number": random.randint(0, 999)},
        {"type": "beat"},
    )
    return json.dumps(random.choice(messages))


async def _read(socket: aiohttp.ClientWebSocketResponse, evening: Evening) -> None:
    """Read what arrives: it must not include Eva's own cards, or anybody else's secret."""
    async for message in socket:
        if message.type is aiohttp.WSMsgType.TEXT:
            found = json.loads(message.data)
            if found["type"] in ("say", "past") and not found["public"] and "Eva has " in found["text"]:
                evening.leaked.append(found["text"])
            for group in ((found.get("view") or {}).get("groups") or ()) if found["type"] == "shown" else ():
                if group["title"] == "My cards" and any(card["look"] for card in group["cards"]):
                    evening.leaked.append(str(group))
