"""A call's offer directs the server only to the page's own address and to our relays."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest
from test_calling import Browser, line, new_calls

from voice_hanabi.phones.webrtc.candidates import Relays, narrowed

GUEST, OTHER = "203.0.113.9", "198.51.100.7"


def candidate(address: str, end: str = "\r\n") -> str:
    return f"a=candidate:1 1 udp 2130706431 {address} 5000 typ host{end}"


def tried(offer: str, caller: str, *relays: str) -> list[str]:
    """Return the addresses that are tried, in aiortc's reading."""
    lines = [one for one in narrowed(offer, caller, relays).splitlines() if one.startswith("a=candidate:")]
    return [f"{one.split()[4]}:{one.split()[5]}" for one in lines]


@pytest.mark.parametrize(
    "address",
    [OTHER, "192.168.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "fe80::1%eth0", "2001:db8:1::5",
     "::ffff:192.168.1.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "example.org", "made-up.local", ""],
)  # fmt: skip
def test_what_is_not_the_page_s_own_address_is_not_tried(address: str) -> None:
    assert tried(f"v=0\r\n{candidate(address)}{candidate(GUEST)}", GUEST) == [f"{GUEST}:5000"]


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x0c", "\x85", "\u2028"])
def test_lines_are_read_as_aiortc_reads_them(end: str) -> None:
    assert tried(f"v=0{end}{candidate(OTHER, end)}{candidate(GUEST, end)}", GUEST) == [f"{GUEST}:5000"]


def test_the_network_half_of_ipv6_tells_whose_an_address_is() -> None:
    offer = candidate("2001:db8:1:2::77") + candidate("2001:db8:1:3::77")
    assert tried(offer, "2001:db8:1:2::1") == ["2001:db8:1:2::77:5000"]
    assert tried(candidate(GUEST), f"::ffff:{GUEST}") == [f"{GUEST}:5000"]


def test_our_relays_are_tried() -> None:
    assert tried(candidate(OTHER) + candidate(GUEST), GUEST, OTHER) == [f"{OTHER}:5000", f"{GUEST}:5000"]


def test_a_call_whose_addresses_are_all_left_out_is_answered_where_it_comes_from() -> None:
    assert tried(candidate(OTHER), GUEST) == [f"{GUEST}:9"]


def test_a_page_in_the_same_network_may_have_a_name_that_its_browser_made_up() -> None:
    assert tried(candidate("made-up.local"), "192.168.1.5") == ["made-up.local:5000"]
    assert tried(candidate("192.168.1.1"), "192.168.1.5") == ["192.168.1.5:9"]


def test_the_addresses_of_relays_are_those_of_turn_servers_alone() -> None:
    urls = [
        "stun:203.0.113.1",
        "turn:127.0.0.1:3478?transport=udp",
        "turns:[::1]:5349",
        "turn:no.such.invalid",
    ]
    assert asyncio.run(Relays().addresses(urls)) == ["127.0.0.1", "::1"]


@pytest.mark.parametrize("foreign", [True, False])
def test_nothing_is_sent_to_an_address_that_is_not_the_page_s(foreign: bool) -> None:
    async def go() -> int:
        received = 0
        with ThreadPoolExecutor(1) as executor, socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as victim:
            victim.bind(("127.0.0.1", 0))
            victim.setblocking(False)
            port = victim.getsockname()[1]
            calls, browser = new_calls(executor), Browser(700)
            offer = await browser.offer()
            named = candidate("127.0.0.1").replace(" 5000 ", f" {port} ")
            offer = "".join(
                one for one in offer.splitlines(keepends=True) if not one.startswith("a=candidate:")
            )
            await calls.answer(line(0), offer + named * 4, GUEST if foreign else "127.0.0.1")
            await asyncio.sleep(1.5)
            while True:
                try:
                    victim.recv(2000)
                except BlockingIOError:
                    break
                received += 1
            await calls.close()
            await browser.peer.close()
        return received

    sent = asyncio.run(asyncio.wait_for(go(), 60))
    assert (sent == 0) is foreign


def test_a_browser_is_heard_even_if_none_of_its_addresses_is_tried() -> None:
    async def go() -> None:
        with ThreadPoolExecutor(1) as executor:
            calls, browser, mine = new_calls(executor), Browser(700), line(0)
            offer = await browser.offer()
            elsewhere = "".join(
                candidate(OTHER) if one.startswith("a=candidate:") else one
                for one in offer.splitlines(keepends=True)
            )
            answer = await calls.answer(mine, elsewhere)
            await browser.connect(answer)
            await calls.close()
            await browser.peer.close()

    asyncio.run(asyncio.wait_for(go(), 60))
