"""Friends play by voice over bad networks, one only through the relay: the table does what they said."""

from __future__ import annotations

import pytest

pytest.importorskip("aiortc")

from benchmarks.served.far_game import UNEVEN, Played, at_a_laptop, played
from benchmarks.served.places import missing

TURNS = 6

pytestmark = [
    pytest.mark.skipif(bool(missing(("turnserver", "nft"))), reason="needs root, iproute2, nftables, coturn"),
    pytest.mark.xdist_group("far"),
]


def told_as_heard(one: Played, ways: list[str]) -> None:
    assert [friend.way for friend in one.friends.values()] == ways
    assert one.turns == TURNS == sum(friend.turns for friend in one.friends.values())
    assert one.otherwise == one.told_all == 0
    assert one.alone > 0
    assert one.for_all > TURNS


@pytest.mark.long(
    "voice_hanabi/phones/webrtc", "benchmarks/served/far_game.py", "benchmarks/served/bad_lines.py"
)
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_what_is_said_through_a_bad_network_and_a_relay_is_what_is_done(language: str) -> None:
    told_as_heard(played(language, UNEVEN, TURNS), ["host", "host", "relay"])


@pytest.mark.long(
    "voice_hanabi/phones/webrtc", "benchmarks/served/far_game.py", "benchmarks/served/bad_lines.py"
)
def test_a_friend_far_away_plays_at_a_laptop_s_own_table() -> None:
    told_as_heard(at_a_laptop("cs", TURNS), ["host", "host"])
