"""The opening of an evening, by voice in a virtual room: from the start to the first turn.

The program is the real one, in a process of its own, with only the language as an option. Two people answer
each of its questions with one sentence, in their own voices. If they play with phones, these are two clients
of the page's protocol, which type the codes that the table reads out.
"""

from __future__ import annotations

import asyncio
import json
import os
import queue
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp
import numpy as np

from benchmarks.evenings.evening_room import RATE, Room, Sound, spoken
from benchmarks.tools.voices import espeak_speaker
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import newest_game

PLAYERS = {"cs": ("Anna", "Petr"), "pl": ("Anna", "Piotr"), "da": ("Anna", "Peter"), "en": ("Anna", "Peter")}

ANSWERS = {
    "cs": ("dva", "Anna a Petr", {"headset": "jedny sluchátka", "phone": "telefony"}, "ano", "rozdej"),
    "pl": (
        "dwie osoby",
        "Anna i Piotr",
        {"headset": "jedne słuchawki", "phone": "telefony"},
        "tak",
        "rozdaj",
    ),
    "da": ("to", "Anna og Peter", {"headset": "et headset", "phone": "telefoner"}, "ja", "del ud"),
    "en": ("two", "Anna and Peter", {"headset": "one headset", "phone": "phones"}, "yes", "deal"),
}
"""What people say: how many they are, who, with which ears, yes, and the word to deal."""

ALONE = {"cs": "jenom já", "pl": "tylko ja", "da": "kun mig", "en": "just me"}
"""What somebody who is alone says; the table then asks for their name."""

DRAWN = {"en": "en opening 2"}
"""The seed that chooses a language's voice. The first choice for English (klatt5) is too unnatural: it is not
understood when it says names, and this measures how long an opening takes."""

AFTER = 0.5
"""Seconds from the table's last sound to the answer."""

_START = """
import sys
from voice_hanabi.phones.door import visitors
if visitors.local_host() == "127.0.0.1":
    # A computer without a local network is a network of its own.
    visitors.local_host = lambda: "127.0.0.2"
    visitors.public_host = lambda: None
from voice_hanabi.cli.front_door import main
sys.exit(main())
"""
"""The program, started as from the command line."""

_PATIENCE = 90.0
_TRIES = 3
_EARS = ("ear1", "ear2", "ear3")


class Stuck(Exception):  # noqa: N818 - it becomes a line of a table
    """Raised if an opening does not lead to a deal."""


@dataclass
class Opened:
    """The result of an opening. ``seconds`` run from the program's start to the words that say who begins."""

    answers: int = 0
    again: int = 0
    """Answers that had to be repeated."""
    seconds: float = float("nan")
    turn: float = float("nan")
    """Seconds until the player whose turn it is has heard everything that is for them alone."""
    private: bool = False
    """Whether every card was told to those who may know it, and to nobody else."""
    said: list[str] = field(default_factory=list)


class _Phones:
    """The phones of both players, with everything that each was told."""

    def __init__(self) -> None:
        self.heard: dict[int, list[str]] = {}
        self._listening: list[Future[None]] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def come(self, origin: str, codes: Sequence[str]) -> None:
        """Type the codes one after the other."""
        for seat, code in enumerate(codes):
            self.heard[seat] = []
            listening = self._listen(origin, code, seat)
            self._listening.append(asyncio.run_coroutine_threadsafe(listening, self._loop))

    async def _listen(self, origin: str, code: str, seat: int) -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{origin}/ears", headers={"Origin": origin}) as line,
        ):
            await line.send_json({"type": "code", "code": code})
            async for message in line:
                found = json.loads(message.data)
                if found["type"] == "token":
                    await line.send_json({"type": "token", "token": found["token"], "after": None})
                elif found["type"] == "say":
                    self.heard[seat].append(found["text"])

    def close(self) -> None:
        """Disconnect."""
        for one in self._listening:
            one.cancel()
        asyncio.run_coroutine_threadsafe(self._gone(), self._loop).result(_PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_PATIENCE)
        self._loop.close()

    async def _gone(self) -> None:
        """Wait until every phone has closed its connection."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)


class Program:
    """The program's process, and the lines it prints with their times."""

    def __init__(
        self, language: str, environment: dict[str, str], home: Path, options: Sequence[str] = ()
    ) -> None:
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, "--lang", language, *options],
            env={
                **environment,
                "HOME": str(home),
                "XDG_DATA_HOME": str(home / "data"),
                "PYTHONIOENCODING": "utf-8",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
        )
        self.lines: queue.SimpleQueue[tuple[float, str] | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.put((time.monotonic(), line.strip()))
        self.lines.put(None)

    def close(self) -> None:
        """End it abruptly, as if somebody had pulled the plug."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(20)


def voiced(language: str, words: str) -> Sound:
    """Return words spoken by a voice of a language, without surrounding silence."""
    return spoken(words, espeak_speaker(language, random.Random(DRAWN.get(language, f"{language} opening"))))


class _Opening:
    """Plays one opening."""

    def __init__(self, room: Room, language: str, ear: str, home: Path) -> None:
        self._room = room
        self._language = language
        self._ear = ear
        self._words = Wording(language, PLAYERS[language], "hanabi")
        self._home = home
        self._opened = Opened()
        self._phones = _Phones()

    def play(self) -> Opened:
        """Answer the table's questions until it says who begins. Raises `Stuck` if it never does."""
        program = Program(self._language, self._room.environment, self._home)
        since = time.monotonic()
        public: list[str] = []
        try:
            asked = ""
            while time.monotonic() < program.began + 2 * _PATIENCE:
                line = self._next(program, asked)
                if line is None:
                    self._answer(asked)
                    continue
                moment, text = line
                self._opened.said.append(text)
                if not text.startswith("table: "):
                    continue
                public.append(text)
                said = text.removeprefix("table: ")
                self._come(said)
                if self._kind(said):
                    asked, self._since = said, moment
                elif self._phones_asked(said):
                    # There is nothing to say until the phones have connected.
                    asked = ""
                # The cards are dealt to the names as they were heard: 'Ann' is close to 'Anna'.
                begins = self._words.say("begins-with", player="").strip(" .")
                if begins in said and not self._kind(said):
                    if self._ear == "alone":
                        # The hands are announced immediately afterwards.
                        self._opened.seconds = moment - program.began
                        self._finish(program, since, public)
                        return self._opened
                    self._opened.seconds = self._quiet(moment) - program.began
                    self._finish(program, since, public)
                    return self._opened
            raise Stuck(f"the table did not deal: {self._opened.said}")
        finally:
            self._phones.close()
            program.close()

    def _next(self, program: Program, asked: str) -> tuple[float, str] | None:
        """Return the next line, or ``None`` once the table has asked something and is quiet."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                line = program.lines.get(timeout=0.05)
            except queue.Empty:
                quiet = time.monotonic() - max(self._room.last_sound(one) for one in ("table", *_EARS))
                if asked and quiet > AFTER and time.monotonic() - self._since > 1.0 + AFTER:
                    return None
                continue
            if line is None:
                raise Stuck(f"the program ended: {self._opened.said}")
            return line
        raise Stuck(f"the table is silent: {self._opened.said}")

    def _kind(self, said: str) -> str:
        """Return the kind of answer that a sentence asks for, as in ANSWERS; empty if it asks nothing."""
        say = self._words.say
        name = PLAYERS[self._language][0]
        beginnings = {
            "count": say("ask-count"),
            "names": say("ask-names"),
            "name": say("ask-name"),
            "ears": say("ask-ears", ways="§").partition("§")[0],
            # The name itself is in the vocative.
            "try": say("ear-try-headset", player=name).partition(",")[2],
            "try-all": say("ear-try-all"),
            "deal": say("set-up-summary", players="§", rules="§").rpartition("§")[2].strip(" ."),
            "last": say("last-time-offer", players="§", game="§", ears="§").rpartition("§")[2].strip(" :"),
        }
        return next((kind for kind, words in beginnings.items() if words and words in said), "")

    def _phones_asked(self, said: str) -> bool:
        waits = self._words.say("ears-coming", players="§").partition("§")[0]
        return self._ear == "phone" and said.startswith(waits)

    def _answer(self, asked: str) -> None:
        count, names, ears, yes, deal = ANSWERS[self._language]
        said = {"count": count, "names": names, "ears": ears.get(self._ear, ""), "deal": deal}
        if self._ear == "alone":
            said["count"], said["name"] = ALONE[self._language], PLAYERS[self._language][0]
        words = said.get(self._kind(asked), yes)
        if words == getattr(self, "_last", ""):
            self._opened.again += 1
            if self._opened.again > _TRIES:
                raise Stuck(f"the table does not understand {words!r}: {self._opened.said}")
        self._last = words
        self._opened.answers += 1
        self._opened.said.append(f"> {words}")
        speech = voiced(self._language, words)
        self._room.say(speech)
        time.sleep(speech.size / RATE)
        # Then nothing is said until the table has had time to answer, even on a busy computer.
        self._since = time.monotonic() + 5.0

    def _come(self, said: str) -> None:
        """Connect the phones once the table reads their codes."""
        codes = re.findall(r"\b\d \d \d, \d \d \d\b", said)
        if codes and not self._phones.heard:
            written = said.partition(codes[0])[0]
            for word, sign in (("phones-colon", ":"), ("phones-dot", ".")):  # 'dvojtečka' contains 'tečka'
                written = written.replace(self._words.say(word), sign)
            address = re.sub(r"[^0-9.:]", "", written.replace(" ", "")).strip(".:")
            self._phones.come(f"http://{address}", [re.sub(r"\D", "", code) for code in codes])

    # What was heard

    def _quiet(self, since: float) -> float:
        """Return when the table has finished the sentence that was printed at a moment."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            time.sleep(0.05)
            last = self._room.last_sound("table")
            if last > since and time.monotonic() - last > AFTER:
                return last
        return time.monotonic()

    def _finish(self, program: Program, since: float, public: Sequence[str]) -> None:
        """Wait until the first player has been told that it is their turn, and check who has heard what."""
        dealt = program.began + self._opened.seconds
        until = time.monotonic() + 40
        while time.monotonic() < until:
            time.sleep(0.1)
            last = max(self._room.last_sound(one) for one in ("table", *_EARS))
            # What was printed just now may not have begun to sound yet.
            begun = self._ear != "alone" or last > dealt
            if begun and time.monotonic() - last > 2.0:
                break
        if self._ear == "alone":
            self._opened.turn = self._room.last_sound("table") - program.began
        elif self._ear == "headset":
            self._opened.turn = self._room.last_sound("ear1") - program.began
        else:
            self._opened.turn = self._opened.seconds
        saved = newest_game(self._home / "data/voice-hanabi/games", GAMES)
        if saved is None:
            raise OSError("no game was saved")
        state = saved.state
        words = [
            [self._words.say("card", colour=held.card.suit, value=held.card.rank) for held in hand]
            for hand in state.hands
        ]
        aloud = not any(card in line for line in public for hand in words for card in hand)
        if self._ear == "alone":
            # Everything is aloud: there is nobody else to overhear it.
            while not program.lines.empty():
                self._opened.said.append((program.lines.get() or (0.0, ""))[1])
            told = " ".join(self._opened.said)
            self._opened.private = all(card in told for hand in words[1:] for card in hand)
            return
        if self._ear == "phone":
            own = [
                all(card in " ".join(self._phones.heard[seat]) for card in words[1 - seat])
                and ", ".join(words[seat]) not in " ".join(self._phones.heard[seat])
                for seat in (0, 1)
            ]
            self._opened.private = aloud and all(own)
            return
        recording = self._room.recording()
        place = int(recording.seconds_at(dealt) * 100)
        began = int(recording.seconds_at(since) * 100)
        ear1, table = recording.sounding("ear1")[place:], recording.sounding("table")[place:]
        others = [recording.sounding(one)[began:].any() for one in ("ear2", "ear3")]
        overlap = int(np.count_nonzero(ear1[: table.size] & table[: ear1.size]))
        self._opened.private = aloud and bool(ear1.any()) and not any(others) and overlap < 30


def opened(language: str, ear: str) -> tuple[Opened, Opened]:
    """Return an opening with people unknown to the program, and the next one with the same people.

    Raises OSError if no sound system can be started, `Stuck` if the table does not deal.
    """
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        home = Path(folder)
        openings = []
        for _ in range(2):
            with Room() as room:
                for one in (".asoundrc",):
                    source = Path(room.environment["HOME"]) / one
                    (home / one).write_bytes(source.read_bytes())
                openings.append(_Opening(room, language, ear, home).play())
            # The table would first offer to continue an unfinished game.
            for saved in (home / "data/voice-hanabi/games").iterdir():
                os.unlink(saved)
    return openings[0], openings[1]


def opened_alone(language: str) -> Opened:
    """Return the opening of somebody unknown to the program who plays only with computers.

    Raises the same errors as `opened`.
    """
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder, Room() as room:
        home = Path(folder)
        (home / ".asoundrc").write_bytes((Path(room.environment["HOME"]) / ".asoundrc").read_bytes())
        return _Opening(room, language, "alone", home).play()
