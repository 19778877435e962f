"""Times in an evening that was played by voice, measured from its recording rather than by the program."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from benchmarks.evenings import evening_room
from benchmarks.evenings.evening_driver import CORRECTIONS, DURING, EARLY, Played, Try, played
from benchmarks.evenings.evening_program import PIECE
from benchmarks.evenings.evening_room import ECHO, RATE, Recording
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.language.templates import plain
from voice_hanabi.languages import LANGUAGES

GAMES = ("hanabi", "koi-koi")
"""The games that are played."""

TURNS = 12
"""Turns of each game in each language by default: each kind of turn comes once."""

OPENING = "the opening: the microphone is closed"
ANSWERED = "command's end to read-back"
READ_BACK = "read-back"
UNTIL_RESULT = "read-back's last sound to result"
MOMENT = "of which the microphone is open"
RESULT = "result"
OPEN_AGAIN = "last sound to open microphone"
TURN = "**command's end to the next player's open microphone**"
SAID_EARLY = "a quick player speaks after the last sound"
LATE = "what was said reaches the recogniser after"
PRIVATE = "a private message"
UNDER = "of which under the table's voice"
UNDERSTOOD = "said in time: understood"
UNDERSTOOD_EARLY = f"said {EARLY} s after the last sound: understood"
UNDERSTOOD_AT_QUESTION = "whole command after the table's question: understood"
LOST = "words lost"
LIES_UNDER = "private messages partly under the table's voice"

_BEFORE = 1.5
_ALIKE = 0.6
_MESSAGE = 0.6
_UNDER = 0.1

Span = tuple[float, float]
"""The start and end, in seconds of the recording."""


def given(recording: Recording, pieces: bytes) -> tuple[list[Span], list[float]]:
    """Return which parts of the recording the recogniser received, and after how many seconds.

    The parts are located by what sounds in the people's channel; the delay on the way to the microphone
    follows from when they spoke.
    """
    people = recording.channel("people").astype(np.float32)
    spans: list[Span] = []
    late: list[float] = []
    place = 0
    while place + PIECE.size <= len(pieces):
        moment, size = PIECE.unpack_from(pieces, place)
        place += PIECE.size
        sound = np.frombuffer(pieces[place : place + size], "<i2").astype(np.float32)
        place += size
        at = recording.seconds_at(moment)
        found = _found(people, sound, at, spans[-1][1] if spans else None)
        if found is None:
            continue
        late.append(at - found - sound.size / RATE)
        if spans and abs(spans[-1][1] - found) < 1.5 / RATE:
            spans[-1] = (spans[-1][0], found + sound.size / RATE)
        else:
            spans.append((found, found + sound.size / RATE))
    return spans, late


def _found(
    people: NDArray[np.float32], sound: NDArray[np.float32], at: float, following: float | None
) -> float | None:
    """Return the place (seconds) of the sound received at a moment; usually it follows the last one."""
    norm = float(np.linalg.norm(sound))
    if not norm:
        return None
    if following is not None:
        first = round(following * RATE)
        there = people[first : first + sound.size]
        if there.size == sound.size and float(there @ sound) > _ALIKE * norm * float(np.linalg.norm(there)):
            return first / RATE
    first = max(0, round((at - _BEFORE) * RATE) - sound.size)
    there = people[first : round((at + 0.2) * RATE)]
    if there.size < sound.size:
        return None
    size = 1 << (there.size + sound.size).bit_length()
    product = np.fft.irfft(np.fft.rfft(there, size) * np.conj(np.fft.rfft(sound, size)), size)
    product = product[: there.size - sound.size + 1]
    sums = np.concatenate([[0.0], np.cumsum(np.square(there, dtype=np.float64))])
    energy = np.sqrt(np.maximum(sums[sound.size :] - sums[: -sound.size], 1.0))
    alike = product / (energy * norm)
    best = int(np.argmax(alike))
    return (first + best) / RATE if alike[best] > _ALIKE else None


@dataclass
class Measured:
    """Seconds by measurement; and by condition how often it held, out of how many times."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, what: str, seconds: float | None) -> None:
        """Add a value, if there is one."""
        if seconds is not None:
            self.seconds.setdefault(what, []).append(seconds)

    def count(self, what: str, *held: bool) -> None:
        """Count how often a condition held."""
        before = self.counts.get(what, (0, 0))
        self.counts[what] = before[0] + sum(held), before[1] + len(held)


class _Stopwatch:
    """Reads an evening's recording."""

    def __init__(self, evening: Played) -> None:
        self._evening = evening
        self._recording = evening.recording
        self._table = evening.recording.sounding("table")
        self._people = evening.recording.sounding("people")
        self._given, late = given(evening.recording, evening.given)
        self.measured = Measured({LATE: late})

    def read(self) -> Measured:
        """Return everything that can be measured."""
        self._opening()
        speeches = sorted(self._speech(one.said, one.seconds)[0] for one in self._evening.tries)
        for said in self._evening.tries:
            begins, ends = self._speech(said.said, said.seconds)
            following = next((one for one in speeches if one > ends), self._table.size / 100)
            self._understood(said, begins)
            if said.settled is not None:
                self._turn(said, ends, self._recording.seconds_at(said.settled), following)
        self._corrections()
        self._private()
        return self.measured

    def _opening(self) -> None:
        first = self._first(self._table, 0.0, float("inf"))
        opened = None if first is None else self._opened(first)
        self.measured.add(OPENING, None if first is None or opened is None else opened - first)

    def _understood(self, said: Try, begins: float) -> None:
        measured = self.measured
        what = UNDERSTOOD_AT_QUESTION if said.question else UNDERSTOOD_EARLY if said.early else UNDERSTOOD
        measured.count(what, said.outcome == "understood")
        if said.early:
            last = self._last(self._table, 0.0, begins)
            measured.add(SAID_EARLY, None if last is None else begins - last)
        heard = plain(said.heard).split()
        for word in plain(said.words).split():
            lost = word not in heard
            if not lost:
                heard.remove(word)
            measured.count(LOST, lost)

    def _turn(self, said: Try, ends: float, settled: float, following: float) -> None:
        measured = self.measured
        begun = self._first(self._table, ends - 0.02, settled)
        over = self._last(self._table, ends - 0.02, settled)
        result = self._first(self._table, settled, following)
        last = self._last(self._table, settled, following)
        if begun is None or over is None or result is None or last is None:
            return
        measured.add(ANSWERED, begun - ends)
        measured.add(READ_BACK, over - begun)
        measured.add(UNTIL_RESULT, result - over)
        opened = self._opened(over)
        if opened is not None:
            measured.add(OPEN_AGAIN, opened - over)
            measured.add(MOMENT, result - opened)
        measured.add(RESULT, last - result)
        opened = self._opened(last)
        if opened is not None:
            measured.add(OPEN_AGAIN, opened - last)
            measured.add(TURN, opened - ends)

    def _corrections(self) -> None:
        for said in self._evening.corrections:
            begins, _ = self._speech(said.said, said.seconds)
            self.measured.count(_no(said.when), said.taken)
            over = self._last(self._table, 0.0, begins)
            if said.when != DURING and over is not None:
                opened = self._opened(over)
                self.measured.add(_no(said.when), None if opened is None else begins - opened)

    def _private(self) -> None:
        """Measure what private ears hear after the first command, and its overlap with the table's voice."""
        begins = min((self._speech(one.said, one.seconds)[0] for one in self._evening.tries), default=0.0)
        for channel in evening_room.CHANNELS:
            if not channel.startswith("ear"):
                continue
            sounding = self._recording.sounding(channel)
            places = np.flatnonzero(sounding)
            if not places.size:
                continue
            for message in np.split(places, np.flatnonzero(np.diff(places) > 100 * _MESSAGE) + 1):
                if message[0] < 100 * begins:
                    continue
                under = int(np.count_nonzero(self._table[message])) / 100
                self.measured.add(PRIVATE, float(message[-1] - message[0] + 1) / 100)
                self.measured.add(UNDER, under)
                self.measured.count(LIES_UNDER, under > _UNDER)

    def _speech(self, said: float, seconds: float) -> Span:
        """Return the start and end of what somebody said at a moment."""
        at = self._recording.seconds_at(said)
        first = self._first(self._people, at - 0.1, at + 2.0)
        begins = at if first is None else first
        last = self._last(self._people, begins, begins + seconds + 0.1)
        return begins, begins + seconds if last is None else last

    def _opened(self, after: float) -> float | None:
        """Return when the recogniser began to receive the microphone's sound after this moment."""
        return next((max(begins, after) for begins, ends in self._given if ends > after + 0.01), None)

    @staticmethod
    def _first(sounding: NDArray[np.bool_], begins: float, ends: float) -> float | None:
        places = np.flatnonzero(sounding[_frame(begins) : _frame(ends)])
        return (_frame(begins) + int(places[0])) / 100 if places.size else None

    @staticmethod
    def _last(sounding: NDArray[np.bool_], begins: float, ends: float) -> float | None:
        places = np.flatnonzero(sounding[_frame(begins) : _frame(ends)])
        return (_frame(begins) + int(places[-1]) + 1) / 100 if places.size else None


def _frame(seconds: float) -> int:
    return max(0, round(100 * min(seconds, 1e6)))


_TIMES = (OPENING, ANSWERED, READ_BACK, UNTIL_RESULT, MOMENT, RESULT, OPEN_AGAIN, TURN, PRIVATE, UNDER, LATE)
_COUNTED = (UNDERSTOOD, UNDERSTOOD_EARLY, UNDERSTOOD_AT_QUESTION, LOST, LIES_UNDER)


def _no(when: str | float) -> str:
    """Return the name of a 'no' that is said at a moment."""
    return f"'no' {when}" if isinstance(when, str) else f"'no' {when} s after the opening"


def _cell(seconds: Sequence[float] | None) -> str:
    if not seconds:
        return "-"
    return f"{statistics.median(seconds):.2f} ({min(seconds):.2f} to {max(seconds):.2f})"


def _rows(games: Sequence[Measured]) -> Iterator[list[object]]:
    def counted(what: str) -> list[str]:
        return ["{} of {}".format(*game.counts.get(what, (0, 0))) for game in games]

    def said_at(what: str) -> list[str]:
        return [f", said at {_cell(at)}" if (at := game.seconds.get(what)) else "" for game in games]

    for what in _TIMES:
        yield [what, *(_cell(game.seconds.get(what)) for game in games)]
    for what in _COUNTED:
        late = said_at(SAID_EARLY) if what == UNDERSTOOD_EARLY else [""] * len(games)
        yield [what, *(a + b for a, b in zip(counted(what), late, strict=True))]
    for when in CORRECTIONS:
        pairs = zip(counted(_no(when)), said_at(_no(when)), strict=True)
        yield [f"{_no(when)}: taken", *(a + b for a, b in pairs)]


def report(
    languages: Sequence[str] = LANGUAGES, turns: int = TURNS, games: Sequence[str] = GAMES
) -> Iterator[str]:
    """Yield a table for each language, or a sentence if no sound system can be started."""
    reason = evening_room.missing()
    if reason is not None:
        yield f"No evening can be played by voice here: {reason}."
        return
    for language in languages:
        evenings = [played(language, game, turns) for game in games]
        progress(f"{language} evenings by voice: done")
        told = [
            f"{game}, {evening.turns} turns"
            + (f", {evening.typed} commands typed in the end" if evening.typed else "")
            for game, evening in zip(games, evenings, strict=True)
        ]
        yield f"### An evening by voice, {language}"
        yield (
            f"{'; '.join(told)}. Seconds, median (range). The table's own voice is {-ECHO} dB below people's."
            " The times for 'no' count from the opening of the microphone. If what"
            " was said reached the recogniser seconds later, the computer was too busy for these figures."
        )
        yield table(("", *games), _rows([measured(evening) for evening in evenings]))


def measured(evening: Played) -> Measured:
    """Return the measurements of an evening."""
    return _Stopwatch(evening).read()
