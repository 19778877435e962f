"""`voice-hanabi serve`: what can't be served is reported; who sent a request behind a proxy."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from voice_hanabi.cli.commands import run
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones.door.visitors import Address, AddressProblem
from voice_hanabi.serving.door.address import USUAL_PORT, parse_served
from voice_hanabi.serving.door.visitors import FarVisitors
from voice_hanabi.serving.helping_servers import HelpingServers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ["--address", "nonsense"],
        ["--address", "127.0.0.1:66000"],
        ["--tables", "0"],
        ["--guests", "0"],
        ["--speaking", "0"],
        ["--requests", "0"],
        ["--front", "club.example.org"],
        ["--database", "postgres//club:secret@nowhere"],
        ["--database", "postgresql://club:secret@/club?host=/nowhere"],
        ["--database", "postgresql:///club", "--worker", "Žofie"],
        ["--key", "nowhere.pem"],
        ["--certificate", "nowhere.pem"],
        ["--stun", "http://stun.example.org"],
        ["--turn-secret", "nowhere.txt"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_served_is_reported_in_one_sentence(
    language: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--lang", language, *options]) == UNUSABLE
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert told[0].startswith("voice-hanabi: ")
    assert "secret" not in told[0]


def test_an_address_may_be_a_host_a_port_or_both() -> None:
    assert parse_served("") == Address("0.0.0.0", USUAL_PORT)
    assert parse_served(":443") == Address("0.0.0.0", 443)
    assert parse_served("localhost:80") == Address("127.0.0.1", 80)
    assert parse_served("[::1]:80") == Address("::1", 80)
    assert parse_served("203.0.113.5") == Address("203.0.113.5", USUAL_PORT)
    for wrong in ("x", "1.2.3.4:x", "[::1", "::1:", ":-1"):
        with pytest.raises(AddressProblem):
            parse_served(wrong)


@dataclass
class Request:
    """A request as a server in front passes it on."""

    remote: str
    forwarded: tuple[str, ...] = ()

    @property
    def headers(self) -> Request:
        return self

    def getall(self, name: str, usual: list[str]) -> list[str]:
        return list(self.forwarded) or usual


def test_only_a_server_on_this_machine_is_believed_about_whose_requests_it_passes_on() -> None:
    visitors = FarVisitors("http", Address("127.0.0.1", 80))
    for request, whose in (
        (Request("203.0.113.5"), "203.0.113.5"),
        (Request("203.0.113.5", ("198.51.100.1",)), "203.0.113.5"),
        (Request("127.0.0.1", ("198.51.100.1",)), "198.51.100.1"),
        # Anybody could have written what was there before.
        (Request("127.0.0.1", ("192.0.2.9, 198.51.100.1",)), "198.51.100.1"),
        (Request("127.0.0.1", ("nonsense",)), "127.0.0.1"),
    ):
        assert visitors.whose(request) == whose  # type: ignore[arg-type]


def test_a_page_gets_a_name_and_a_word_for_the_relay_and_never_its_secret() -> None:
    servers = HelpingServers(("stun:stun.example.org",), ("turn:turn.example.org",), "the secret").now()
    assert servers[0].as_webrtc_has_it == {"urls": "stun:stun.example.org"}
    given = servers[1].as_webrtc_has_it
    assert set(given) == {"urls", "username", "credential"}
    assert given["username"].isdecimal()
    assert "the secret" not in str(given)
    assert "the secret" not in repr(HelpingServers(secret="the secret"))
