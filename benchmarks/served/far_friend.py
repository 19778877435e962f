"""One friend far away, in a process that reads what to say and writes the results, line by line.

The friend speaks as people do: when it is their turn, and the table has finished speaking to them.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import numpy as np
from aiortc import rtcrtpreceiver

from benchmarks.served.serving import Friend, Unheard, friend_at, in_room
from benchmarks.tools.voices import SAMPLE_RATE, espeak_speaker, speak
from voice_hanabi.phones.webrtc.mixing import Frame

AFTER = 0.7
"""Seconds from the table's last sound until the friend speaks."""
GIVEN_UP = 12.0
"""Seconds after which an answer is no longer expected."""
EARLY = 0.3
"""How many seconds before the end of a sentence its answer may come: the last sound may be a breath."""
PATIENCE = 60.0
"""Seconds in which a friend should be told that it is their turn."""


def _tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


async def _next_line() -> dict[str, Any] | None:
    line = await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    return json.loads(line) if line else None


def _voiced(name: str, words: str, language: str) -> Frame:
    """Return words spoken by this friend's own voice, which was never used in training."""
    speech = speak(words, espeak_speaker(language, random.Random(f"{name} far away")))
    if speech is None:
        raise OSError(f"{name}'s voice does not speak")
    return in_room(np.clip(speech, -32_768, 32_767).astype(np.int16), SAMPLE_RATE)


async def _says(friend: Friend, words: str, sound: Frame) -> None:
    """Say something at the right time, and report when it ended and when it was answered."""
    quiet = deadline = time.monotonic()
    deadline += PATIENCE
    while time.monotonic() < quiet + AFTER and time.monotonic() < deadline:
        await asyncio.sleep(0.02)
        views = [one["view"] for one in friend.received if one["type"] == "shown"]
        if friend.listens or not views or not views[-1]["turn"]:
            quiet = time.monotonic()
    before = len(friend.received)
    friend.microphone.say(sound)
    await friend.microphone.ended.wait()
    ended = time.monotonic()
    answers: list[dict[str, Any]] = []
    while not answers and time.monotonic() < ended + GIVEN_UP:
        await asyncio.sleep(0.02)
        told = [one for one in friend.received[before:] if one["type"] == "say"]
        answers = [one for one in told if one["came"] > ended - EARLY]
    answered = answers[0] if answers else None
    _tell(
        spoke=words,
        ended=ended,
        answered=None if answered is None else answered["came"] - ended,
        answer="" if answered is None else answered["text"],
    )


async def _live(origin: str, language: str, name: str, first: dict[str, object]) -> None:
    # The sound is not decoded here: that is the browsers' work.
    rtcrtpreceiver.__dict__["get_decoder"] = lambda codec: Unheard()
    async with friend_at(origin, name, first) as (friend, invitation):
        await friend.call()
        pair = friend.peer.getSenders()[0].transport.transport._connection._nominated[1]
        _tell(came=name, by=pair.local_candidate.type, invitation=invitation)
        while (line := await _next_line()) is not None:
            if "says" in line:
                sound = _voiced(name, line["says"], language)
                await _says(friend, line["says"], sound)
            else:
                await friend.send(type="line", text=line["types"], id=line["types"])
        dealt = max(at for at, one in enumerate(friend.received) if one["type"] == "forget")
        said = [one for one in friend.received[dealt:] if one["type"] == "say"]
        heard = set(friend.heard)
        _tell(heard=[[one["text"], one["public"], one["number"] in heard] for one in said])


if __name__ == "__main__":
    asyncio.run(_live(sys.argv[1], sys.argv[2], sys.argv[3], json.loads(sys.argv[4])))
