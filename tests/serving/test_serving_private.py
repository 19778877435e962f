"""What a friend's page is sent, as text or in the call, reveals nothing that the friend may not know."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from served_house import Guest, ServedHouse, all_here, answered, settled
from test_hidden_cards import another_world, hidden_numbers

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.phones.exchange import Line
from voice_hanabi.phones.webrtc.table_calls import TableCalls
from voice_hanabi.speaking.sound import Sound

NAMES = ("Anna", "Petr", "Eva")
SAID: Sequence[tuple[int, str]] = (
    (0, "what do I know"),
    (1, "what does Anna hold"),
    (2, "how do we stand"),
    (1, "play the first"),
    (0, "help"),
    (0, "xyzzy"),
    (2, "what does Petr hold"),
)
"""What is said to the table, and by whom; a turn of Anna's would reveal one of her cards to her."""

NO_WORDS = ("key", "invitation", "taken")
"""A place's secrets, and confirmations of a line: these differ in time, not in content."""


class Recorded:
    """What the table says into each seat's call, as the exact samples, without the rest of WebRTC."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.samples: dict[str, list[tuple[bytes, bool]]] = defaultdict(list)

        async def say(calls: TableCalls, line: Line, sound: Sound, *, private: bool) -> bool:
            self.samples[line.name].append((sound.samples.tobytes(), private))
            return True

        monkeypatch.setattr(TableCalls, "say", say)


async def listened_to(guest: Guest) -> None:
    """Have everything that was said spoken in the call, one sentence after another."""
    for message in [one for one in guest.received if one["type"] == "say" and one["text"]]:
        for part in range(message["text"].count(".") + 1):
            said = guest.sentences
            await guest.send(type="speak", number=message["number"], part=part, rate=1.0, call=True)
            # A page asks for the next when it has heard the one before.
            await guest.until(lambda one, said=said: one.sentences > said)  # type: ignore[misc]


async def evening(house: ServedHouse) -> list[dict[str, Any]]:
    """Play, and return what Anna's page was sent."""
    async with all_here(house, NAMES) as guests:
        anna = guests[0]
        await anna.says("deal")
        await anna.hears("Dealt")
        await settled(house, *guests)
        for seat, text in SAID:
            await answered(house, guests, seat, text)
        # The others' secrets are spoken first: nothing about them may be heard in what comes then.
        for guest in (*guests[1:], anna):
            await listened_to(guest)
        return [one for one in anna.received if one["type"] not in NO_WORDS]


def test_two_deals_that_differ_in_her_own_cards_are_sent_and_spoken_to_her_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["hanabi"]
    real: State = game.new(Choices("en", "hanabi", count=3, names=NAMES), 4)
    other = another_world(real, hidden_numbers(real, 0), Random(1))
    assert other.hands[0] != real.hands[0]
    # The digits of the invitation are told to all, and differ from table to table.
    monkeypatch.setattr("voice_hanabi.serving.invitation.secrets.randbelow", lambda below: 7)
    sent, spoken, others = [], [], []
    for number, state in enumerate((real, other)):
        monkeypatch.setattr(type(game), "new", lambda self, choices, seed, state=state: state)
        recorded = Recorded(monkeypatch)
        house = ServedHouse(tmp_path / str(number))
        try:
            sent.append(asyncio.run(evening(house)))
        finally:
            house.close()
        spoken.append(recorded.samples["Anna"])
        others.append(recorded.samples["Petr"])
    assert sent[0] == sent[1]
    assert spoken[0] == spoken[1]
    assert len(spoken[0]) > len(SAID)
    assert any(private for _, private in spoken[0])
    # The others were told what they may know about her cards, so the deals do differ.
    assert others[0] != others[1]
