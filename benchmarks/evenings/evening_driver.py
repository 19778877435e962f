"""People who play an evening by voice: they speak into the room's microphone, and record when.

The program is the real one, in a process of its own; see ``evening_program``. Each turn, the players say
their commands at the times to be measured: shortly after the microphone has opened, or right after the
table's last sound. They also say 'no' at different moments of the read-back.
"""

from __future__ import annotations

import json
import queue
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.evenings.evening_room import CHANNELS, RATE, Recording, Room, Sound, spoken
from benchmarks.tools.said import names_at
from benchmarks.tools.voices import espeak_speaker
from voice_hanabi.games import GAMES
from voice_hanabi.language.templates import plain

NO = {"en": "no", "cs": "ne", "pl": "nie", "da": "nej"}
"""The word that cancels an action after its read-back, in each language."""

EARLY = 0.35
"""How many seconds after the table's last sound a quick player speaks."""

DURING = "during the read-back"

CORRECTIONS: tuple[str | float, ...] = (0.0, 0.3, 0.6, DURING)
"""When 'no' is said: seconds after the microphone has opened, or while it is closed."""

TRIES = 3
"""How often a command is said before it is typed to keep the game going."""

_USUALLY = (0.3, 0.6)
_STARTING = 120.0
_ANSWER = 10.0
_TURN = 45.0
_LONGEST_TURN = 120.0
_BEGINS = 0.3


@dataclass
class Try:
    """A command that was said once. Times are in seconds of ``time.monotonic``.

    ``taken_up`` is when the table understood it, if it did. ``outcome`` is ``understood``, ``misheard``,
    ``asked`` (the table was unsure) or ``nothing``; ``settled`` is when the action was carried out, if
    nothing intervened.
    """

    words: str
    early: bool
    seat: int
    said: float
    seconds: float
    outcome: str = "nothing"
    heard: str = ""
    settled: float | None = None
    taken_up: float | None = None
    question: str = ""
    """The kind of question that the table had open when it was said; empty if there was none."""


@dataclass
class Correction:
    """A 'no' said after a read-back, and whether it cancelled the action."""

    when: str | float
    said: float
    seconds: float
    taken: bool = False
    asked: bool = False


@dataclass
class Played:
    """An evening that was played: who spoke when, all the sound, and what the recogniser received."""

    recording: Recording
    given: bytes
    tries: list[Try] = field(default_factory=list)
    corrections: list[Correction] = field(default_factory=list)
    turns: int = 0
    typed: int = 0


class _Ended(Exception):  # noqa: N818
    """Raised when the game or the program has ended."""


class _Program:
    """The program's process, and the reports that it writes."""

    def __init__(self, arguments: list[str], environment: dict[str, str], at_most: float) -> None:
        self._ends = time.monotonic() + at_most
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.evenings.evening_program", *arguments],
            env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )  # fmt: skip
        self._told: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        self.hears = self.aloud = False
        self.quiet_at = self.opened_at = 0.0
        self.standing: dict[str, Any] = {}
        self.lags: list[float] = []

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                self._told.put(json.loads(line))
        self._told.put(None)

    def next(self, until: float) -> dict[str, Any] | None:
        """Return the next report, or ``None`` if there is none by ``until``. Raises `_Ended`."""
        if time.monotonic() > self._ends:
            raise _Ended
        try:
            told = self._told.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return None
        if told is None or told["what"] == "over":
            raise _Ended
        match told["what"]:
            case "aloud" | "quiet":
                self.aloud = told["what"] == "aloud"
                self.quiet_at = self.quiet_at if self.aloud else told["at"]
            case "open" | "shut":
                self.hears = told["what"] == "open"
                if self.hears:
                    self.opened_at = told["at"]
                    self.lags.append(told["at"] - self.quiet_at)
            case "heard" | "settled" | "asked" | "dealt":
                self.standing = told
        return told

    def wait(self, until: float, *whats: str) -> dict[str, Any] | None:
        """Return the next report of these kinds, or ``None`` if none comes by ``until``. Raises `_Ended`."""
        while (told := self.next(until)) is not None:
            if told["what"] in whats:
                return told
        return None

    def ask(self, line: str) -> None:
        """Send the program a request."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise _Ended from None

    def close(self) -> None:
        """End the evening, by force if needed."""
        try:
            self._process.communicate("end\n", timeout=30)
        except (subprocess.TimeoutExpired, ValueError, OSError):
            self._process.kill()
            self._process.wait(30)


class _Players:
    """The people at the table."""

    def __init__(self, room: Room, program: _Program, language: str) -> None:
        self._room = room
        self._program = program
        self._language = language
        self._chance = random.Random(f"{language} evening")
        self._since = 0.0
        self.tries: list[Try] = []
        self.corrections: list[Correction] = []
        self.typed = 0

    def turn(self, early: bool, correction: str | float | None) -> None:
        """Play until the turn changes. Raises `_Ended`."""
        turn = self._program.standing.get("turn")
        for attempt in range(TRIES + 1):
            standing = self._program.standing
            if standing.get("over"):
                raise _Ended
            if standing["turn"] != turn:
                return
            if attempt == TRIES:
                self._type(standing)
                continue
            said = self._say(standing, early and not attempt)
            if said.outcome == "misheard" and self._program.standing["turn"] == turn:
                self._program.ask(f"type {NO[self._language]}")
                self._heard(self._program, typed=True)
            if said.outcome != "understood":
                continue
            if correction is not None:
                self._correct(correction)
                # The action was cancelled and is said again, or it was carried out.
                self.turn(early=False, correction=None) if self._program.standing["turn"] == turn else None
                return
            self._settle(said)

    def _type(self, standing: dict[str, Any]) -> None:
        self.typed += 1
        if standing["open"]:
            self._program.ask(f"type {NO[self._language]}")
            self._heard(self._program, typed=True)
        self._program.ask(f"type {self._program.standing['words']}")
        self._heard(self._program, typed=True)
        self._settle(None)

    @staticmethod
    def _heard(program: _Program, *, typed: bool) -> None:
        until = time.monotonic() + _ANSWER
        while (told := program.wait(until, "heard")) is not None and told["typed"] != typed:
            pass

    def _settle(self, said: Try | None) -> None:
        """Wait until the action that was read back is carried out."""
        while (told := self._program.wait(time.monotonic() + _TURN, "settled", "asked")) is not None:
            self._since = told["at"]
            if told["what"] == "settled":
                if said is not None:
                    said.settled = told["at"]
                return
            self._program.ask("type " + NO[self._language])
            self._heard(self._program, typed=True)
            return

    # When to speak

    def _say(self, standing: dict[str, Any], early: bool) -> Try:
        words = standing["words"]
        speech = self._voice(words, standing["seat"])
        _sleep_until(self._early() if early else self._usual())
        said = Try(words, early, standing["seat"], time.monotonic(), speech.size / RATE)
        said.question = standing["open"]
        self._room.say(speech)
        self.tries.append(said)
        ends = said.said + said.seconds
        until = ends + _ANSWER
        while (told := self._program.wait(until, "heard")) is not None:
            self._since = told["at"]
            if told["typed"]:
                continue
            said.heard = f"{said.heard} {told['text']}".strip()
            said.outcome = _outcome(said, standing, told)
            said.taken_up = None if said.outcome == "nothing" else told["at"]
            if said.outcome != "nothing" or told["at"] > ends + 0.8:
                break
        return said

    def _usual(self) -> float:
        """Return a time shortly after the microphone has opened."""
        until = time.monotonic() + _TURN
        # The table announces its decision a moment later.
        while time.monotonic() < self._since + _BEGINS:
            self._program.next(min(until, self._since + _BEGINS))
        while (self._program.aloud or not self._program.hears) and time.monotonic() < until:
            self._program.next(until)
        return max(time.monotonic(), self._program.opened_at + self._chance.uniform(*_USUALLY))

    def _early(self) -> float:
        """Return a time shortly after the table's last sound."""
        until = time.monotonic() + _TURN
        while (self._program.quiet_at <= self._since or self._program.aloud) and time.monotonic() < until:
            self._program.next(until)
        while time.monotonic() < min(until, self._room.last_sound("table") + EARLY - 0.02):
            time.sleep(0.01)
        return self._room.last_sound("table") + EARLY

    def _correct(self, when: str | float) -> None:
        """Say 'no' after a read-back."""
        program = self._program
        read_back = program.standing["at"]
        turn = program.standing["turn"]
        until = time.monotonic() + _TURN
        speech = self._voice(NO[self._language], program.standing["seat"])
        if isinstance(when, str):
            while self._room.last_sound("table") < read_back and time.monotonic() < until:
                time.sleep(0.01)
            _sleep_until(time.monotonic() + 0.3)
        else:
            while (program.quiet_at <= read_back or program.aloud) and time.monotonic() < until:
                program.next(until)
            # The moment of opening is predicted from earlier ones: waiting for it would be too late.
            opens = program.quiet_at + (statistics.median(program.lags) if program.lags else 0.2)
            _sleep_until(opens + when)
        said = Correction(when, time.monotonic(), speech.size / RATE)
        self._room.say(speech)
        self.corrections.append(said)
        until = said.said + said.seconds + _ANSWER
        while (told := program.wait(until, "heard", "settled", "asked")) is not None:
            self._since = told["at"]
            if told["what"] == "settled" or told.get("over") or told["turn"] != turn:
                return
            if told["what"] == "asked":
                said.asked = True
                program.ask(f"type {NO[self._language]}")
            elif told["open"] == "":
                said.taken = not said.asked
                return
        program.ask(f"type {NO[self._language]}")
        self._heard(program, typed=True)

    def _voice(self, words: str, seat: int) -> Sound:
        speaker = espeak_speaker(self._language, random.Random(f"{self._language} evening {seat}"))
        return spoken(words, speaker)


def _outcome(said: Try, standing: dict[str, Any], told: dict[str, Any]) -> str:
    """Return the result of a command, from the game's state before and after it."""
    same_words = plain(said.heard) == plain(said.words)
    if told.get("over"):
        return "understood" if same_words else "misheard"
    if told["turn"] != standing["turn"]:
        return "misheard"
    if told["action"]:
        right = told["action"] == standing["meant"] if standing["meant"] else same_words
        return "understood" if right else "misheard"
    return "asked" if told["open"] else "nothing"


def _sleep_until(moment: float) -> None:
    time.sleep(max(0.0, moment - time.monotonic()))


def plan(turns: int) -> list[tuple[bool, str | float | None]]:
    """Return for each turn whether its player is quick, and when 'no' is said."""
    every: list[tuple[bool, str | float | None]] = []
    for correction in CORRECTIONS:
        every += [(False, None), (True, None), (False, correction)]
    return [every[number % len(every)] for number in range(turns)]


def played(language: str, game: str, turns: int) -> Played:
    """Play this many turns of a game in a language. Raises OSError if no sound system can be started."""
    names = names_at(GAMES[game], language)
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder, Room() as room:
        given = Path(folder) / "given"
        arguments = [str(given), "--lang", language, "--game", game, "--seed", "1", "--input", "mic"]
        arguments += ["--saves", str(Path(folder) / "saves"), "--players", *names]
        ears = [channel for channel in CHANNELS if channel.startswith("ear")]
        for name, ear in zip(names, ears, strict=False):
            arguments += ["--ear", f"{name}=device:{ear}"]
        program = _Program(arguments, room.environment, _STARTING + turns * _LONGEST_TURN)
        players = _Players(room, program, language)
        done = 0
        try:
            if program.wait(time.monotonic() + _STARTING, "aloud") is None:
                raise OSError("the program did not begin to speak")
            for early, correction in plan(turns):
                players.turn(early, correction)
                done += 1
        except _Ended:
            pass
        finally:
            recording = room.recording()
            program.close()
        sound = given.read_bytes() if given.exists() else b""
    return Played(recording, sound, players.tries, players.corrections, done, players.typed)
