"""Friends whose network lets no call through but by a relay: Debian's coturn, as ``packaging/server`` has it.

Three network namespaces of this computer stand for three places: the friends', the club's, and between them
that of the relay, which passes nothing on by itself. Only root can make them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.ears import progress
from benchmarks.serving import COMMANDS, Network, heard_through, table_of_friends

FRIENDS, RELAY, RELAY_TO_CLUB, CLUB = ("10.77.1.2", "10.77.1.1", "10.77.2.1", "10.77.2.2")
PORT, FRONT = 8001, 8000
CONFIGURATION = Path(__file__).parents[1] / "packaging" / "server" / "turnserver.conf"
BAD = Network(0.1, 0.01, 0.02)
"""What a friend's voice goes through on its way to the relay."""
NOTHING = '{"problem": "nothing was told"}'
GIVEN_UP = 30.0
"""Seconds after which a call that is not there will not come about."""


def report(quick: bool) -> Iterator[str]:
    """Yield what is understood through the relay, and that without it there is no call."""
    if os.getuid() != 0 or shutil.which("ip") is None or shutil.which("turnserver") is None:
        yield "This needs root's rights, and iproute2 and coturn: apt-get install iproute2 coturn."
        return
    for with_relay in (True, False):
        progress(f"serve --relay: {'with' if with_relay else 'without'} it")
        with _places() as (friends, relay, club), tempfile.TemporaryDirectory() as folder:
            commands = 6 if quick else COMMANDS
            yield _played(friends, relay, club, Path(folder), commands, with_relay=with_relay)


def _played(friends: str, relay: str, club: str, folder: Path, commands: int, *, with_relay: bool) -> str:
    secret = secrets.token_hex(16)
    (folder / "secret").write_text(secret)
    (folder / "turnserver.conf").write_text(CONFIGURATION.read_text().replace("REPLACE-THIS", secret))
    helping = ["--turn", f"turn:{RELAY}:3478", "--turn-secret", str(folder / "secret")] if with_relay else []
    with contextlib.ExitStack() as going:
        started: list[tuple[str, list[str]]] = [
            (
                relay,
                [
                    *("turnserver", "-c", f"{folder}/turnserver.conf", "--listening-ip", RELAY),
                    *("--relay-ip", RELAY_TO_CLUB, "--allowed-peer-ip", CLUB, "--pidfile", f"{folder}/pid"),
                    *("--userdb", f"{folder}/users"),
                ],
            ),
            (relay, [sys.executable, "-m", "benchmarks.relay", "pass-on"]),
            (
                club,
                [
                    *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", "en"),
                    *(
                        "--address",
                        f"{CLUB}:{PORT}",
                        "--front",
                        RELAY_TO_CLUB,
                        "--saves",
                        str(folder),
                        *helping,
                    ),
                ],
            ),
        ]
        for place, command in started:
            process = _in(place, command)
            going.callback(process.wait, 30)
            going.callback(process.send_signal, signal.SIGTERM)
        time.sleep(5.0)
        friend = _in(friends, [sys.executable, "-m", "benchmarks.relay", "friend", str(commands)])
        out, _ = friend.communicate(timeout=600)
    found: dict[str, Any] = json.loads(out.splitlines()[-1] if out else NOTHING)
    if "problem" in found:
        return f"{'With' if with_relay else 'Without'} the relay: {found['problem']}."
    seconds = [one for one in found["seconds"] if one is not None]
    return (
        f"With the relay (the friends' way: {found['candidate']}), {BAD}: "
        f"of {len(found['seconds'])} commands "
        f"{len(seconds)} were answered, half of them within {np.percentile(seconds, 50):.2f} s."
    )


@contextlib.contextmanager
def _places() -> Iterator[tuple[str, str, str]]:
    """Make the three places, each with a network to the one between them alone."""
    names = tuple(f"voice-hanabi-{os.getpid()}-{name}" for name in ("friends", "relay", "club"))
    friends, relay, club = names
    with contextlib.ExitStack() as made:
        for name in names:
            _ip("netns", "add", name)
            made.callback(_ip, "netns", "del", name)
            _ip("-n", name, "link", "set", "lo", "up")
        for number, (other, ours, theirs) in enumerate(
            ((friends, RELAY, FRIENDS), (club, RELAY_TO_CLUB, CLUB)), start=1
        ):
            pair = ("type", "veth", "peer", "name", "out", "netns", other)
            _ip("-n", relay, "link", "add", f"to{number}", *pair)
            for place, device, address in ((relay, f"to{number}", ours), (other, "out", theirs)):
                _ip("-n", place, "address", "add", f"{address}/24", "dev", device)
                _ip("-n", place, "link", "set", device, "up")
        # The club's own calls may begin at the relay, too.
        _ip("-n", club, "route", "add", RELAY, "via", RELAY_TO_CLUB)
        yield friends, relay, club


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True)


def _in(place: str, command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["ip", "netns", "exec", place, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


# In the places


async def _pass_on() -> None:
    """Bring the page and its line to the club, as a server in front does; no sound goes this way."""

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
        return {"problem": "no call came about"}


if __name__ == "__main__":
    if sys.argv[1] == "pass-on":
        asyncio.run(_pass_on())
    else:
        print(json.dumps(asyncio.run(_friend(int(sys.argv[2])))), flush=True)
