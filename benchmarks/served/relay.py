"""Friends whose network allows calls only through a relay: Debian's coturn, as in ``packaging/server``.

Three network namespaces on this computer stand for three places: the friends' and the club's, and between
them that of the relay, which passes nothing on by itself. Only root can create them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.served.places import ip, join, missing, places, start_in
from benchmarks.served.serving import COMMANDS, Network, heard_through, table_of_friends
from benchmarks.tools.ears import progress

FRIENDS, RELAY, RELAY_TO_CLUB, CLUB = ("10.77.1.2", "10.77.1.1", "10.77.2.1", "10.77.2.2")
PORT, FRONT = 8001, 8000
CONFIGURATION = Path(__file__).parents[2] / "packaging" / "server" / "turnserver.conf"
BAD = Network(0.1, 0.01, 0.02)
"""The network between a friend's voice and the relay."""
NOTHING = '{"problem": "nothing was told"}'
GIVEN_UP = 30.0
"""Seconds after which a call that has not connected is given up."""


def report(quick: bool) -> Iterator[str]:
    """Yield what is understood through the relay, and that there is no call without it."""
    if missing(("turnserver",)):
        yield "This needs root's rights, and iproute2 and coturn: apt-get install iproute2 coturn."
        return
    for with_relay in (True, False):
        progress(f"serve --relay: {'with' if with_relay else 'without'} it")
        with friends_relay_and_club() as (friends, relay, club), tempfile.TemporaryDirectory() as folder:
            commands = 6 if quick else COMMANDS
            yield _played(friends, relay, club, Path(folder), commands, with_relay=with_relay)


def _played(friends: str, relay: str, club: str, folder: Path, commands: int, *, with_relay: bool) -> str:
    asked_for = relay_asked_for(folder, RELAY)
    helping = asked_for if with_relay else []
    with contextlib.ExitStack() as going:
        started: list[tuple[str, list[str]]] = [
            (relay, relay_command(folder, RELAY, RELAY_TO_CLUB, CLUB)),
            (relay, [sys.executable, "-m", "benchmarks.served.relay", "pass-on"]),
            (club, server_command(folder, f"{CLUB}:{PORT}", RELAY_TO_CLUB, helping)),
        ]
        for place, command in started:
            process = start_in(place, command)
            going.callback(process.wait, 30)
            going.callback(process.send_signal, signal.SIGTERM)
        time.sleep(5.0)
        friend = start_in(friends, [sys.executable, "-m", "benchmarks.served.relay", "friend", str(commands)])
        out, _ = friend.communicate(timeout=600)
    found: dict[str, Any] = json.loads(out.splitlines()[-1] if out else NOTHING)
    if "problem" in found:
        return f"{'With' if with_relay else 'Without'} the relay: {found['problem']}."
    seconds = [one for one in found["seconds"] if one is not None]
    return (
        f"With the relay (the friends' route: {found['candidate']}), {BAD}: "
        f"of {len(found['seconds'])} commands "
        f"{len(seconds)} were answered, half of them within {np.percentile(seconds, 50):.2f} s."
    )


def relay_asked_for(folder: Path, relay: str) -> list[str]:
    """Create a secret shared by the relay and the server; return the server's options."""
    secret = secrets.token_hex(16)
    (folder / "secret").write_text(secret)
    (folder / "turnserver.conf").write_text(CONFIGURATION.read_text().replace("REPLACE-THIS", secret))
    return ["--turn", f"turn:{relay}:3478", "--turn-secret", str(folder / "secret")]


def relay_command(folder: Path, listening: str, relaying: str, club: str) -> list[str]:
    """Return the command that starts the relay, with the club's own configuration and these addresses."""
    return [
        *("turnserver", "-c", f"{folder}/turnserver.conf", "--listening-ip", listening),
        *("--relay-ip", relaying, "--allowed-peer-ip", club, "--pidfile", f"{folder}/pid"),
        *("--userdb", f"{folder}/users"),
    ]


def server_command(
    folder: Path, address: str, front: str, helping: Sequence[str], language: str = "en"
) -> list[str]:
    """Return the command that starts the club's server."""
    return [
        *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", language),
        *("--address", address, "--front", front, "--saves", str(folder), *helping),
    ]


@contextlib.contextmanager
def friends_relay_and_club() -> Iterator[tuple[str, str, str]]:
    """Create the three places; the outer ones can only reach the one between them."""
    with places("friends", "relay", "club") as (friends, relay, club):
        join((relay, "to1", RELAY), (friends, "out", FRIENDS))
        join((relay, "to2", RELAY_TO_CLUB), (club, "out", CLUB))
        # The club's calls may start at the relay, too.
        ip("-n", club, "route", "add", RELAY, "via", RELAY_TO_CLUB)
        yield friends, relay, club


# In the places


async def _pass_on() -> None:
    """Forward the page and its connection to the club, like a front server; no sound goes this way."""

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(CLUB, PORT)

        async def copied(one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
            with contextlib.suppress(ConnectionError):
                while data := await one.read(65_536):
                    other.write(data)
                    await other.drain()
            other.close()

        await asyncio.gather(copied(reader, back), copied(there, writer))

    await (await asyncio.start_server(between, RELAY, FRONT)).serve_forever()


async def _friend(commands: int) -> dict[str, object]:
    try:
        async with (
            asyncio.timeout(GIVEN_UP) as patience,
            table_of_friends(f"http://{RELAY}:{FRONT}", 0) as friends,
        ):
            patience.reschedule(None)
            pair = friends[0].peer.getSenders()[0].transport.transport._connection._nominated[1]
            told = await heard_through(friends[0], BAD, commands)
            return {"candidate": pair.local_candidate.type, "seconds": told}
    except TimeoutError:
        return {"problem": "no call was connected"}


if __name__ == "__main__":
    if sys.argv[1] == "pass-on":
        asyncio.run(_pass_on())
    else:
        print(json.dumps(asyncio.run(_friend(int(sys.argv[2])))), flush=True)
