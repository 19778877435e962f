"""Whole commands that begin while the table speaks: whether they are recognised, and how soon it pauses.

The loudspeaker, the room and the microphone are those of ``benchmarks.hearing.echo``. They are simulated
block by block, because the table pauses when it hears somebody; from then on the microphone is used as in a
game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median

import numpy as np

from benchmarks.hearing.echo import A_LITTLE, ABOVE, ROOM, Setting, announcements, room_way, setting_named
from benchmarks.hearing.recognition import spoken
from benchmarks.tools.commands import Said, whole_commands
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, judged
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import table
from benchmarks.tools.voices import Samples
from voice_hanabi.evening.silences.talking_over import QUIET
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.echo.cancelling import RATE
from voice_hanabi.hearing.echo.interrupting import interruption
from voice_hanabi.hearing.echo.overhearing import Overhearing
from voice_hanabi.hearing.sources.listening import TAIL
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.obeyed_at_once import interrupting_phrases

COMMANDS, TALK = 25, 8
"""The number of commands and of sentences of table talk, per language and setting."""

SETTINGS = (
    Setting(-14, 0.06),
    Setting(-14, 0.06, drift=50),
    Setting(-6, 0.2),
)

_BLOCK = RATE // 20
_FIRST = 8.0
_BETWEEN = (1.2, 4.7)
"""The range of seconds from the table's resuming to the next person: anywhere in its sentence."""
_NOTICED = 2.0
"""Seconds after the end of a sentence in which the table may still notice it."""
_NOISE = 1e-3


@dataclass
class Count:
    """The results of a setting; ``silent`` has seconds from somebody's first sound to the table's last."""

    outcomes: list[Outcome] = field(default_factory=list)
    unnoticed: int = 0
    silent: list[float] = field(default_factory=list)
    talk: list[Outcome] = field(default_factory=list)
    false_stops: int = 0
    seconds: float = 0.0

    def add(self, other: Count) -> None:
        """Add the count of another language."""
        self.outcomes += other.outcomes
        self.unnoticed += other.unnoticed
        self.silent += other.silent
        self.talk += other.talk
        self.false_stops += other.false_stops
        self.seconds += other.seconds

    def row(self) -> list[object]:
        """Return its table cells."""
        said = len(self.outcomes) + self.unnoticed
        soon = sum(one <= 0.3 for one in self.silent)
        return [
            said,
            self.outcomes.count(Outcome.RIGHT),
            self.outcomes.count(Outcome.ASKED),
            self.outcomes.count(Outcome.WRONG_ACTION),
            self.outcomes.count(Outcome.ASKED_WRONG),
            self.unnoticed,
            f"{median(self.silent):.2f} s" if self.silent else "-",
            f"{soon} of {len(self.silent)}",
            f"{self.talk.count(Outcome.WRONG_ACTION)} of {len(self.talk)}",
            f"{self.false_stops} in {self.seconds / 60:.1f} min",
        ]


class _Loudspeaker:
    """What the microphone hears of the loudspeaker, block by block."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._way = room_way(setting.echo)
        self._chance = np.random.default_rng(1)
        longest = setting.delay + ROOM * 1.2 + 0.5
        self._played = np.zeros(int(longest * RATE) + _BLOCK)
        self._samples = 0

    def heard(self, played: Samples) -> Samples:
        driven = np.tanh(A_LITTLE * played) / A_LITTLE
        self._played = np.concatenate((self._played[len(played) :], driven))
        delay = self._setting.delay * RATE + self._samples * self._setting.drift / 1e6
        self._samples += len(played)
        whole, part = int(delay), delay % 1
        needed = len(played) + len(self._way)
        end = len(self._played) - whole
        late = self._played[end - needed : end]
        between = late[1:] * (1 - part) + late[:-1] * part
        echo = np.convolve(between, self._way, "valid")[: len(played)]
        sound: Samples = (echo + _NOISE * self._chance.standard_normal(len(played))).astype(np.float32)
        return sound


class _Evening:
    """The table, which speaks, is interrupted, pauses its sentence, and listens."""

    def __init__(self, ear: Ear, own: Samples, setting: Setting) -> None:
        self._ear = ear
        self._own = own
        self._place = 0
        self._delay = setting.delay
        self._loudspeaker = _Loudspeaker(setting)
        self._overhearing = Overhearing()
        self._held: float | None = None
        self.now = 0.0
        self.own_seconds = 0.0
        self.level = float(np.sqrt(np.mean(np.square(own[np.abs(own) > 0.02])))) * 10 ** (setting.echo / 20)
        self._whole = [one.phrases(SITUATIONS.turn) for one in ear.interpreters]
        self._few = [interrupting_phrases(one) for one in ear.interpreters]

    def quietly(self, seconds: float) -> int:
        """Let the table speak for a while without anybody else; return how often it pauses."""
        until, stops = self.now + seconds, 0
        while self.now < until:
            stops += self._held is None and self._block(None)
            if self._held is not None:
                self._listen(None, 0, stops_at=self.now + QUIET)
        return stops

    def spoken_over(self, clip: Samples, table: int) -> tuple[list[Utterance], float | None]:
        """Return what is heard of a clip, and after how many seconds of it the table is silent."""
        began = self.now
        for start in range(0, len(clip) + int(_NOTICED * RATE), _BLOCK):
            if self._block(clip[start : start + _BLOCK]):
                silent = self.now + self._delay - began
                return self._listen(clip[start + _BLOCK :], table), silent
        return [], None

    def _block(self, person: Samples | None) -> bool:
        """Process a block with the table's voice; return whether the table should pause."""
        before = self._overhearing.running is not None
        self._over(person)
        # Somebody who was speaking before the table resumed, and still is, has already been heard.
        if before or self._overhearing.running is None:
            return False
        self._held = self.now
        return True

    def _over(self, person: Samples | None) -> tuple[Samples, list[Samples]]:
        played = np.zeros(_BLOCK, np.float32)
        if self._held is None:
            played = np.take(self._own, range(self._place, self._place + _BLOCK), mode="wrap")
            self._place += _BLOCK
            self.own_seconds += _BLOCK / RATE
        heard = self._loudspeaker.heard(played)
        if person is not None:
            heard[: len(person)] += person
        self.now += _BLOCK / RATE
        return heard, self._overhearing.accept(heard, played)

    def _listen(self, clip: Samples | None, table: int, stops_at: float | None = None) -> list[Utterance]:
        """Listen, while the table is paused, until nobody is speaking; then resume."""
        clip = np.zeros(0, np.float32) if clip is None else clip
        recognizer = self._ear.recognizer
        opens = (self._held or 0.0) + self._delay + TAIL
        found: list[Utterance] = []
        opened, quiet, place = False, 0.0, 0
        while quiet < QUIET or self.now < (stops_at or 0.0):
            heard, pieces = self._over(clip[place : place + _BLOCK])
            place += _BLOCK
            block = heard
            if not opened:
                for piece in pieces:
                    judged_piece = interruption(recognizer, piece, self._few[table], self._whole[table])
                    found += [] if judged_piece is None else [judged_piece]
                if self.now < opens:
                    continue
                opened = True
                recognizer.expect(self._whole[table])
                running = self._overhearing.running
                self._overhearing.forget_running()
                block = heard if running is None else running
            utterance = recognizer.accept(_pcm(block))
            found += [] if utterance is None else [utterance]
            quiet = 0.0 if recognizer.speaking or place < len(clip) else quiet + _BLOCK / RATE
            if utterance is not None and place >= len(clip):
                break
        last = recognizer.finish()
        self._held = None
        return found if last is None else [*found, last]


def _pcm(sound: Samples) -> bytes:
    return np.clip(np.rint(sound * 32768), -32768, 32767).astype("<i2").tobytes()


def measured(language: str, chosen: Sequence[Setting], commands: int, talk: int) -> list[Count]:
    """Return the results of each setting in a language."""
    ear = Ear(language)
    own = announcements(language, 60.0)
    said = list(whole_commands(language, ear.interpreters, commands, 7))
    chance = random.Random(f"{language} talked over")
    nothing = [Said(text, None, 0) for text in chance.choices(table_talk(language), k=talk)]
    clips = list(spoken(language, [*said, *nothing], 7))
    counts = []
    for setting in chosen:
        evening, count = _Evening(ear, own, setting), Count()
        count.false_stops += evening.quietly(_FIRST)
        for number, clip in enumerate(clips):
            above = ABOVE[number % len(ABOVE)]
            found, silent = evening.spoken_over(_as_loud(clip.speech, evening.level, above), clip.said.table)
            outcome = judged(ear.interpreters[clip.said.table], SITUATIONS.turn, found, clip.said.command)
            if clip.said.command is None:
                count.talk.append(outcome)
            elif silent is None:
                count.unnoticed += 1
            else:
                count.outcomes.append(outcome)
            count.silent += [] if silent is None else [silent]
            count.false_stops += evening.quietly(chance.uniform(*_BETWEEN))
        count.seconds = evening.own_seconds
        counts.append(count)
        progress(f"{language} talked over, {setting_named(setting)}: {count.row()}")
    ear.close()
    return counts


def _as_loud(speech: Samples, level: float, above: float) -> Samples:
    """Return the speech from its first sound to its last, this many decibels louder than the echo."""
    sounding = np.flatnonzero(np.abs(speech) > 0.05 * np.abs(speech).max())
    clip = speech[sounding[0] : sounding[-1] + 1]
    loud: Samples = clip * np.float32(level * 10 ** (above / 20) / np.sqrt(np.mean(np.square(clip))))
    return loud


_CAPTION = """\
Whole commands that begin anywhere in the table's sentence, which it then pauses. They are as loud as the
echo, 6 dB louder, or 12 dB louder in turn. 'silent after': from somebody's first sound to the table's
last."""

HEAD = (
    "said", "right at once", "right, asked", "WRONG ACTION", "asked wrong", "never noticed",
    "silent after", "within 0.3 s", "table talk acted on", "false stops",
)  # fmt: skip


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False, processes: int = 1) -> Iterator[str]:
    """Yield a table by setting, over all languages, and one by language."""
    chosen = SETTINGS[1:2] if quick else SETTINGS
    commands, talk = (4, 1) if quick else (COMMANDS, TALK)
    work = partial(measured, chosen=chosen, commands=commands, talk=talk)
    found = side_by_side(work, languages, processes)
    yield _CAPTION
    rows = []
    for place, setting in enumerate(chosen):
        total = Count()
        for counts in found:
            total.add(counts[place])
        rows.append([setting_named(setting), *total.row()])
    yield table(("echo", *HEAD), rows)
    rows = []
    for language, counts in zip(languages, found, strict=True):
        total = Count()
        for count in counts:
            total.add(count)
        rows.append([language, *total.row()])
    yield table(("language", *HEAD), rows)
