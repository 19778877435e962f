"""'No' and 'stop' over the table's own voice: how often they are recognised, and how often it obeys itself.

The table's announcements of a game come back from a loudspeaker that distorts slightly, through a room with
0.3 s of reverberation. Voices never used in training speak over them.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median

import numpy as np

from benchmarks.tools.ears import progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import names_at
from benchmarks.tools.tables import table
from benchmarks.tools.voices import Samples, espeak_speaker, other_speakers, speak
from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.echo.cancelling import RATE
from voice_hanabi.hearing.echo.interrupting import interruption
from voice_hanabi.hearing.echo.overhearing import Overhearing
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.voices.rendering import Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Conversation, Reach, SameEars
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.obeyed_at_once import interrupting_phrases

WORDS: Mapping[str, tuple[str, ...]] = {
    "en": ("no", "stop", "no no", "stop it", "take it back"),
    "cs": ("ne", "stop", "ne ne", "dost", "vrať to"),
    "pl": ("nie", "stop", "nie nie", "dość", "cofnij"),
    "da": ("nej", "stop", "nej nej", "ti stille", "fortryd"),
}
"""What is said while the table speaks."""

ECHOES = (-6, -14, -20)
"""The level of the echo in the microphone, in decibels relative to what was played."""
DELAYS = (0.02, 0.06, 0.12, 0.2)
"""The delay of the devices and the room, in seconds."""
ABOVE = (0, 6, 12)
"""How much louder people are than the echo, in decibels."""

ROOM = 0.3
"""The reverberation time in seconds (to -60 dB)."""
_NOISE = 1e-3
_FIRST = 8.0
"""Seconds of the table's voice alone before anybody speaks over it, as at the start of an evening."""
_EVERY = 2.6
_AFTER = 1.5
_VOICES = 6


A_LITTLE = 1.5
"""How hard a slightly distorting loudspeaker is driven."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A loudspeaker, a room and a microphone.

    ``echo`` is in decibels and ``delay`` in seconds. The microphone loses ``lost`` seconds in the middle, and
    its clock is slow by ``drift`` millionths. ``distortion`` is how hard the loudspeaker is driven.
    """

    echo: float
    delay: float
    drift: float = 0.0
    lost: float = 0.0
    distortion: float = A_LITTLE


@dataclass
class Count:
    """The results of a setting: ``over`` by decibels above the echo, ``delays`` in seconds after a word."""

    seconds: float = 0.0
    pieces: int = 0
    alarms: int = 0
    reduction: list[float] = field(default_factory=list)
    said: dict[float, int] = field(default_factory=dict)
    taken: dict[float, int] = field(default_factory=dict)
    talked: int = 0
    talk_taken: int = 0
    delays: list[float] = field(default_factory=list)

    def add(self, other: Count) -> None:
        """Add the count of another language."""
        self.seconds += other.seconds
        self.pieces += other.pieces
        self.alarms += other.alarms
        self.reduction += other.reduction
        for mine, theirs in ((self.said, other.said), (self.taken, other.taken)):
            for above, number in theirs.items():
                mine[above] = mine.get(above, 0) + number
        self.talked += other.talked
        self.talk_taken += other.talk_taken
        self.delays += other.delays


def settings(quick: bool) -> list[Setting]:
    """Return the measured settings: each echo with each delay, then further difficulties."""
    if quick:
        return [Setting(-14, 0.06)]
    usual = [Setting(echo, delay) for echo in ECHOES for delay in DELAYS]
    harder = ({"drift": 50}, {"lost": 0.03}, {"distortion": 4.0})
    return [*usual, *(Setting(-14, 0.06, **one) for one in harder)]


def announcements(language: str, seconds: float) -> Samples:
    """Return this many seconds of what the table says aloud in a game, with pauses."""
    voice = SpokenVoice()
    rendering = Rendering(voice, lambda audience: VoiceSettings())
    names = names_at(GAMES["hanabi"], language)
    parts = [np.zeros(RATE // 2, np.float32)]
    length = 0
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        choices = Choices(language, "hanabi", count=len(names), names=names)
        played = Table(choices, GAMES, folder=Path(folder), new_seed=lambda: 1, ears=SameEars(Reach.YES))
        effects = played.deal_now()
        while length < seconds * RATE and isinstance(played.phase, Playing):
            for one in effects:
                if not isinstance(one, Announcement) or one.audience is not None:
                    continue
                for sound in rendering.sounds(one):
                    parts.append((sound.at_rate(RATE).samples / 32768).astype(np.float32))
                    length += len(parts[-1])
                parts.append(np.zeros(RATE // 2, np.float32))
            playing = played.phase
            said = playing.teller.demonstrated(playing.state)
            effects = [*played.hear(typed_line(said)), *played.settle()]
        played.close()
    voice.close()
    return np.concatenate(parts)


def room_way(echo: float, seed: int = 1) -> Samples:
    """Return a room's impulse response, at the level of the echo (in decibels)."""
    chance = np.random.default_rng(seed)
    size = int(1.2 * ROOM * RATE)
    way = 0.12 * chance.standard_normal(size) * 10 ** (-3 * np.arange(size) / (ROOM * RATE))
    way[0] = 1.0
    found: Samples = way * 10 ** (echo / 20) / np.sqrt(np.sum(way**2))
    return found


def echo_of(played: Samples, setting: Setting, seed: int = 1) -> Samples:
    """Return what the microphone hears of the table's voice alone."""
    chance = np.random.default_rng(seed)
    way = room_way(setting.echo, seed)
    heard = np.convolve(np.tanh(setting.distortion * played) / setting.distortion, way)
    heard = np.concatenate((np.zeros(int(setting.delay * RATE)), heard))[: len(played)]
    if setting.drift:
        moments = np.arange(len(heard)) * (1 - setting.drift / 1e6)
        heard = np.interp(moments, np.arange(len(heard)), heard)
    if setting.lost:
        lost = heard[int(len(heard) * 0.5) :][: int(setting.lost * RATE)]
        whole = np.delete(heard, np.arange(len(lost)) + int(len(heard) * 0.5))
        heard = np.concatenate((whole, np.zeros(len(lost))))
    heard += _NOISE * chance.standard_normal(len(heard))
    echo: Samples = heard.astype(np.float32)
    return echo


def measured(language: str, chosen: Sequence[Setting], seconds: float = 60.0) -> list[Count]:
    """Return the results of each setting in a language, with this many seconds of announcements."""
    played = announcements(language, seconds)
    recognizer = open_recognizer(language)
    conversation = Conversation(GAMES["hanabi"], language, names_at(GAMES["hanabi"], language))
    phrases = interrupting_phrases(conversation.interpreter)
    whole = conversation.interpreter.phrases(conversation.game.situations.waiting)
    listening = partial(_taken, recognizer, phrases, whole)
    chance = random.Random(f"{language} echo")
    words = _clips(language, [word for word in WORDS[language] for _ in range(_VOICES)], chance)
    talks = _clips(language, chance.choices(table_talk(language), k=2 * _VOICES), chance)
    counts = []
    for setting in chosen:
        count = Count(seconds=len(played) / RATE)
        echo = echo_of(played, setting)
        alone, overhearing = listening(echo, played)
        count.alarms = len(alone)
        count.pieces = overhearing[0]
        count.reduction.append(overhearing[1])
        level = float(np.sqrt(np.mean(np.square(echo[np.abs(played) > 0.02]))))
        for above in ABOVE:
            spoken = _spoken_over(echo, level * 10 ** (above / 20), words, chance)
            taken, _ = listening(spoken[0], played)
            hits = 0
            for end in spoken[1]:
                hit = next((one for one in taken if -0.3 <= one - end < _AFTER), None)
                hits += hit is not None
                if hit is not None:
                    count.delays.append(hit - end)
            count.said[above], count.taken[above] = len(spoken[1]), hits
        talk = _spoken_over(echo, level * 2, talks, chance)
        count.talked = len(talk[1])
        count.talk_taken = len(listening(talk[0], played)[0])
        counts.append(count)
        progress(f"{language}: {setting_named(setting)}: {_row(count)}")
    recognizer.close()
    return counts


def _clips(language: str, texts: Sequence[str], chance: random.Random) -> list[Samples]:
    """Return each text said by a different voice, without surrounding silence."""
    others = other_speakers(language)
    clips = []
    for text in texts:
        other = others and chance.random() < 0.5
        spoken = speak(text, chance.choice(others) if other else espeak_speaker(language, chance))
        if spoken is not None:
            sounding = np.flatnonzero(np.abs(spoken) > 0.05 * np.abs(spoken).max())
            clips.append(spoken[sounding[0] : sounding[-1] + 1])
    return clips


def _spoken_over(
    echo: Samples, level: float, clips: Sequence[Samples], chance: random.Random
) -> tuple[Samples, list[float]]:
    """Return the sound with people over it at this level, and the second at which each of them ends."""
    heard = echo.copy()
    ends: list[float] = []
    place = int(_FIRST * RATE)
    while True:
        clip = chance.choice(clips)
        clip = clip * (level / np.sqrt(np.mean(np.square(clip))))
        if place + len(clip) + RATE > len(heard):
            return heard, ends
        heard[place : place + len(clip)] += clip
        ends.append((place + len(clip)) / RATE)
        place += len(clip) + int((_EVERY + chance.random()) * RATE)


def _taken(
    recognizer: Recognizer, phrases: PhraseGraph, whole: PhraseGraph, heard: Samples, played: Samples
) -> tuple[list[float], tuple[int, float]]:
    """Return when 'no' or 'stop' was recognised, the number of pieces, and the echo's reduction."""
    overhearing = Overhearing()
    taken = []
    pieces = 0
    block = RATE // 20
    for start in range(0, len(heard) - block, block):
        for piece in overhearing.accept(heard[start : start + block], played[start : start + block]):
            pieces += 1
            # The time that the recogniser takes on this processor, whatever else is running.
            began = time.thread_time()
            found = interruption(recognizer, piece, phrases, whole)
            if found is not None:
                taken.append((start + block) / RATE + time.thread_time() - began)
    return taken, (pieces, overhearing.how_well.reduction)


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False, processes: int = 1) -> Iterator[str]:
    """Yield a table by setting, over all languages, and one by language."""
    chosen = settings(quick)
    work = partial(measured, chosen=chosen, seconds=25.0 if quick else 30.0)
    found = side_by_side(work, languages, processes)
    head = (
        "false alarms", "minutes", "noticed", "table talk taken",
        *(f"'no' at {above:+d} dB" for above in ABOVE), "echo less by", "word's end to taken",
    )  # fmt: skip
    rows = []
    for place, setting in enumerate(chosen):
        total = Count()
        for counts in found:
            total.add(counts[place])
        rows.append([setting_named(setting), *_row(total)])
    yield "The table's own voice echoes; 'no', 'stop' and similar words are said over it, then table talk."
    yield table(("echo", *head), rows)
    rows = []
    for language, counts in zip(languages, found, strict=True):
        total = Count()
        for count in counts:
            total.add(count)
        rows.append([language, *_row(total)])
    yield table(("language", *head), rows)


def setting_named(setting: Setting) -> str:
    """Return the name of a setting in the tables."""
    more = f", clocks {setting.drift:g} ppm apart" if setting.drift else ""
    more += f", {1000 * setting.lost:.0f} ms lost" if setting.lost else ""
    more += ", loudspeaker driven hard" if setting.distortion > A_LITTLE else ""
    return f"{setting.echo:g} dB, {1000 * setting.delay:.0f} ms{more}"


def _row(count: Count) -> list[object]:
    hits = [f"{count.taken.get(above, 0)} of {count.said.get(above, 0)}" for above in ABOVE]
    late = f"{median(count.delays):.2f} s" if count.delays else "-"
    return [
        count.alarms, f"{count.seconds / 60:.1f}", count.pieces, f"{count.talk_taken} of {count.talked}",
        *hits, f"{median(count.reduction):.0f} dB", late,
    ]  # fmt: skip
