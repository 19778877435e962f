"""Who may come: addresses, Host and Origin headers."""

from __future__ import annotations

import subprocess
import sys

import pytest

from voice_hanabi.phones.door import visitors
from voice_hanabi.phones.door.visitors import (
    Address,
    AddressProblem,
    guesser,
    is_for_us,
    is_here,
    is_near,
    is_our_page,
    local_host,
    parse_address,
)

HERE = Address("192.168.1.5", 8888)


def test_an_address_is_a_host_a_port_or_both() -> None:
    assert parse_address("192.168.1.5") == HERE
    assert parse_address("192.168.1.5:80") == Address("192.168.1.5", 80)
    assert parse_address("localhost:0") == Address("127.0.0.1", 0)
    assert parse_address("[fe80::1]:9000") == Address("fe80::1", 9000)
    assert str(Address("fe80::1", 9000)) == "[fe80::1]:9000"
    assert parse_address("").host == local_host()
    assert parse_address(":9000") == Address(local_host(), 9000)


@pytest.mark.parametrize(
    "text", ["8.8.8.8", "0.0.0.0", "::", "example.org", "10.0.0.1:x", "10.0.0.1:70000", "a:b:c"]
)
def test_the_page_is_served_only_on_an_address_of_a_local_network(text: str) -> None:
    with pytest.raises(AddressProblem):
        parse_address(text)


def test_the_address_that_is_found_is_this_computers_own() -> None:
    assert is_here(local_host())
    assert is_near(local_host())
    assert not is_here("192.0.2.1")


@pytest.mark.parametrize(
    "near",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.0.9",
        "169.254.3.3",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
    ],
)
def test_this_computer_and_private_networks_are_near(near: str) -> None:
    assert is_near(near)


@pytest.mark.parametrize(
    "far",
    [
        "8.8.8.8",
        "172.32.0.1",
        "192.169.0.1",
        "2001:db8::1",
        "::ffff:8.8.8.8",
        "0.0.0.0",
        "",
        "home",
    ],
)
def test_everybody_else_is_not(far: str) -> None:
    assert not is_near(far)


@pytest.mark.parametrize(
    "host",
    [
        None,
        "",
        "evil.example",
        "192.168.1.5",
        "192.168.1.5:80",
        "192.168.1.5:8888.evil.example",
        "evil.example:8888",
    ],
)
def test_a_name_that_was_made_to_lead_here_is_not_one_of_ours(host: str | None) -> None:
    assert not is_for_us(host, (HERE,))
    assert is_for_us("192.168.1.5:8888", (HERE,))


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "http://evil.example",
        "https://192.168.1.5:8888",
        "http://192.168.1.5",
        "http://192.168.1.5:8888.evil.example",
    ],
)
def test_only_the_page_itself_may_open_the_line(origin: str | None) -> None:
    assert not is_our_page(origin, (("http", HERE),))
    assert is_our_page("http://192.168.1.5:8888", (("http", HERE),))


def test_an_evening_without_phones_loads_nothing_of_them() -> None:
    code = (
        "import sys, voice_hanabi.evening.opening;"
        "unwanted = ('aiohttp', 'segno', 'cryptography', 'voice_hanabi.phones.');"
        "print([name for name in sorted(sys.modules) if name.startswith(unwanted)"
        " and not name.startswith('voice_hanabi.phones.paper_cards')])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("::ffff:192.168.1.5", "192.168.1.5"),
        ("fe80::1%wlan0", "fe80::/64"),
        ("fd00:1:2:3:4:5:6:7", "fd00:1:2:3::/64"),
        ("nonsense", ""),
        (None, ""),
    ],
)
def test_guessers_are_distinguished_by_what_nobody_can_make_up(address: str | None, one: str) -> None:
    assert guesser(address) == one


@pytest.mark.parametrize(
    ("own", "local", "public"),
    [
        ([], "127.0.0.1", None),
        (["10.0.0.5"], "10.0.0.5", None),
        (["203.0.113.9", "192.168.1.2"], "192.168.1.2", None),
        (["203.0.113.9"], "127.0.0.1", "203.0.113.9"),
    ],
)
def test_a_public_network_is_distinguished_from_none(
    monkeypatch: pytest.MonkeyPatch, own: list[str], local: str, public: str | None
) -> None:
    monkeypatch.setattr(visitors, "_own_addresses", lambda: iter(own))
    assert (visitors.local_host(), visitors.public_host()) == (local, public)
