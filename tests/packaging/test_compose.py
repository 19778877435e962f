"""The containers of a club's server: what each names exists, and matches what the others expect.

No container is run here, but their contents are: the relay starts with exactly its options, and lets in
whoever has a name and a password from a worker.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from voice_hanabi.cli.serve import COMMAND
from voice_hanabi.serving.asked import ServeAsked
from voice_hanabi.serving.helping_servers import HelpingServers
from voice_hanabi.serving.keeping.chosen import VARIABLE

ROOT = Path(__file__).parents[2]
FILES = ROOT / "packaging" / "server"
WRITTEN = (FILES / "compose.yaml").read_text(encoding="utf-8")
CADDYFILE = (FILES / "Caddyfile").read_text(encoding="utf-8")
KEEPERS = {"PUBLIC": "hanabi.example.org", "DATABASE_PASSWORD": "a1b2", "TURN_SECRET": "c3d4"}
"""The contents of .env."""


def filled_in() -> dict[str, Any]:
    """Return the file with its keeper's choices filled in."""
    found: dict[str, Any] = yaml.safe_load(
        re.sub(r"\$\{(\w+)(?::\?)?\}", lambda one: KEEPERS[one[1]], WRITTEN)
    )
    return found


SERVICES: dict[str, Any] = filled_in()["services"]
WORKERS = {name: one for name, one in SERVICES.items() if "build" in one}


def asked(name: str) -> ServeAsked:
    given, rest = COMMAND.read(WORKERS[name]["command"])
    assert not rest
    assert isinstance(given, ServeAsked)
    return given


def test_the_keeper_is_told_everything_that_has_to_be_chosen() -> None:
    told = WRITTEN[: WRITTEN.index("name:")]
    assert set(re.findall(r"\b([A-Z_]+)=", told)) == set(re.findall(r"\$\{(\w+)", WRITTEN)) == set(KEEPERS)


@pytest.mark.parametrize("name", WORKERS)
def test_a_worker_is_built_from_here_and_reaches_the_existing_database(name: str) -> None:
    worker, database = WORKERS[name], SERVICES["database"]
    context = (FILES / worker["build"]["context"]).resolve()
    assert context == ROOT
    assert (context / worker["build"]["dockerfile"]).is_file()
    assert worker["depends_on"]["database"]["condition"] == "service_healthy"
    url = urlsplit(worker["environment"][VARIABLE])
    made = database["environment"]
    assert (url.username, url.password) == (made["POSTGRES_USER"], made["POSTGRES_PASSWORD"])
    assert (url.path, url.port) == (f"/{made['POSTGRES_DB']}", 5432)
    assert f"listen_addresses={url.hostname}" in database["command"]
    asks = database["healthcheck"]["test"]
    assert asks[asks.index("-U") + 1] == url.username
    assert asks[asks.index("-h") + 1] == url.hostname


@pytest.mark.parametrize("name", WORKERS)
def test_a_worker_is_where_caddy_looks_for_it_by_its_name(name: str) -> None:
    given = asked(name)
    assert given.worker == name
    first = re.search(
        rf"@{name} query at=(\w+)\s+handle @{name} {{\s+reverse_proxy {{\$\w+:([\d.:]+)}}", CADDYFILE
    )
    assert first is not None
    assert first.groups() == (given.worker, given.address)
    assert WORKERS[name]["network_mode"] == SERVICES["front"]["network_mode"] == "host"


@pytest.mark.parametrize("name", WORKERS)
def test_a_worker_and_the_relay_share_their_secret_and_an_address(name: str) -> None:
    given, relay = asked(name), SERVICES["relay"]["command"]
    secrets = filled_in()["secrets"]
    assert [f"/run/secrets/{secret}" for secret in WORKERS[name]["secrets"]] == [str(given.turn_secret)]
    assert [secrets[secret] for secret in WORKERS[name]["secrets"]] == [{"environment": "TURN_SECRET"}]
    assert f"--static-auth-secret={KEEPERS['TURN_SECRET']}" in relay
    port = next(one.partition("=")[2] for one in relay if one.startswith("--listening-port="))
    assert given.turn == [f"turn:{given.public}:{port}"]
    assert SERVICES["relay"]["network_mode"] == "host"


def test_caddy_is_told_the_address_and_finds_its_file() -> None:
    front = SERVICES["front"]
    assert front["environment"] == {"VOICE_HANABI_PUBLIC": KEEPERS["PUBLIC"]}
    file, inside, _ = front["volumes"][0].split(":")
    assert (FILES / file).is_file()
    assert inside == "/etc/caddy/Caddyfile"
    # What isn't set has a default in the file.
    assert set(re.findall(r"\{\$(\w+)\}", CADDYFILE)) == set()


def test_what_is_kept_is_in_volumes_that_exist() -> None:
    kept = {
        volume.partition(":")[0]
        for service in SERVICES.values()
        for volume in service.get("volumes", ())
        if not volume.startswith(".")
    }
    assert kept == set(filled_in()["volumes"])


def test_the_relay_has_the_same_restrictions_as_the_packaged_one() -> None:
    lines = (FILES / "turnserver.conf").read_text(encoding="utf-8").splitlines()
    package = {line for line in lines if line and not line.startswith("#")}
    chosen = ("realm=", "static-auth-secret=")
    container = {one.removeprefix("--") for one in SERVICES["relay"]["command"]}
    assert {one for one in container if not one.startswith(chosen)} == {
        one for one in package if not one.startswith(chosen)
    }


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.20.0.1", "192.168.1.1",
        "::", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "fd00::1", "fe80::1",
    ],
)  # fmt: skip
def test_the_relay_lets_nobody_into_the_club_s_network(address: str) -> None:
    ranges = [
        one.partition("=")[2].split("-")
        for one in SERVICES["relay"]["command"]
        if one.startswith("--denied-peer-ip=")
    ]
    wanted = ipaddress.ip_address(address)
    assert any(
        ipaddress.ip_address(first).version == wanted.version
        and int(ipaddress.ip_address(first)) <= int(wanted) <= int(ipaddress.ip_address(last))
        for first, last in ranges
    )
    assert "--no-tcp-relay" in SERVICES["relay"]["command"]


def free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@pytest.mark.skipif(shutil.which("turnserver") is None, reason="coturn is not installed here")
def test_the_relay_takes_its_options_and_whom_a_worker_sends(tmp_path: Path) -> None:
    turn = pytest.importorskip("aioice.turn")
    port = free_port()
    command = [one for one in SERVICES["relay"]["command"] if not one.startswith("--listening-port")]
    own = [f"--pidfile={tmp_path}/pid", f"--userdb={tmp_path}/users", f"--listening-port={port}"]
    relay = subprocess.Popen(
        ["turnserver", "-n", *command, *own, "--listening-ip=127.0.0.1", "--relay-ip=127.0.0.1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    server = HelpingServers((), (f"turn:127.0.0.1:{port}",), KEEPERS["TURN_SECRET"]).now()[0]

    async def let_in(word: str) -> bool:
        """Ask for a way through the relay; return whether there is one."""
        transport, _ = await turn.create_turn_endpoint(
            asyncio.DatagramProtocol,
            server_addr=("127.0.0.1", port),
            username=server.username,
            password=word,
            lifetime=60,
        )
        found = transport.get_extra_info("sockname")
        transport.close()
        return found is not None

    async def until_let_in() -> bool:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                return await let_in(server.credential)
            except (OSError, turn.stun.TransactionTimeout):
                await asyncio.sleep(0.1)
        return False

    try:
        assert asyncio.run(until_let_in())
        with pytest.raises(turn.stun.TransactionFailed):
            asyncio.run(let_in("another word"))
    finally:
        relay.terminate()
        told, _ = relay.communicate(timeout=20)
    assert "unrecognized" not in told.casefold()
    assert "unknown" not in told.casefold()
