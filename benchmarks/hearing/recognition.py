"""How well commands are recognised: synthetic voices never used in training, in quiet and in noise."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TextIO

from benchmarks.tools import noises, not_said
from benchmarks.tools.commands import ANSWERS, Said, answers, whole_commands
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, Tally
from benchmarks.tools.peers import installed
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import NOT_INSTALLED, share, table
from benchmarks.tools.voices import Samples, Speaker, speak, speakers
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.languages import LANGUAGES

DECIBELS = (20, 10, 5)
"""How much louder the speech is than the noise, in decibels."""

_OUTCOMES = (
    Outcome.ASKED,
    Outcome.ASKED_SECOND,
    Outcome.WRONG_ACTION,
    Outcome.ASKED_WRONG,
    Outcome.OTHER,
    Outcome.PARDON,
    Outcome.IGNORED,
)
_OUTCOME_HEADS = (
    "of these asked", "asked, second of two", "WRONG ACTION", "asked wrong", "other", "pardon", "ignored"
)  # fmt: skip


@dataclass(frozen=True)
class Amount:
    """How much is measured: sentences per language, answers per kind, and sentences for the peer."""

    commands: int = 120
    answers: int = 30
    peer: int = 40
    talk: int = 72
    """The number of clips of each kind of talk and noise without a command; see ``not_said``."""
    rooms: bool = True


QUICK = Amount(commands=15, answers=8, peer=5, talk=6)
"""Enough to check that everything runs."""


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A sentence that was spoken, and the voice that says it."""

    said: Said
    speaker: Speaker
    speech: Samples


def spoken(language: str, sentences: Sequence[Said], seed: int) -> Iterator[Clip]:
    """Yield sentences said by held-out voices, each by a different one."""
    chance = random.Random(f"{language} voices {seed}")
    for said, speaker in zip(sentences, speakers(language, chance), strict=False):
        speech = speak(said.text, speaker)
        if speech is not None:
            yield Clip(said, speaker, speech)


def rooms(language: str, amount: Amount) -> Iterator[tuple[str, Samples | None, int]]:
    """Yield the rooms: name, noise, and how many decibels louder the speech is."""
    yield "quiet", None, 0
    if amount.rooms:
        for name, noise in noises.kinds(language, table_talk(language)).items():
            for decibels in DECIBELS:
                yield f"{name} {decibels} dB", noise, decibels


def cells(tally: Tally) -> list[object]:
    """Return the table cells for sentences."""
    return [tally.said, share(tally.right, tally.said), *(tally.counts[kind] for kind in _OUTCOMES)]


def peer_row(tally: Tally | None) -> list[object]:
    """Return the table cells with the peer's results for the same sentences."""
    if tally is None:
        return [NOT_INSTALLED, "", ""]
    if not tally.said:
        return ["-", "", ""]
    return [tally.said, share(tally.right, tally.said), tally.counts[Outcome.WRONG_ACTION]]


HEAD = ("said", "right", *_OUTCOME_HEADS, "peer: said", "peer: right", "peer: WRONG ACTION")


def _commands(ear: Ear, amount: Amount) -> tuple[list[list[object]], list[list[object]]]:
    """Return the rows of whole commands in each room, and the rows of each voice in the quiet room."""
    language = ear.language
    said = list(whole_commands(language, ear.interpreters, amount.commands, 1))
    clips = list(spoken(language, said, 1))
    rows, voices = [], dict[str, Tally]()
    for room, noise, decibels in rooms(language, amount):
        tally, peer = Tally(), Tally() if installed() else None
        # Nobody plays in a room this loud: fewer clips are enough to see the limit.
        for number, clip in enumerate(clips[:: 2 if decibels == min(DECIBELS) else 1]):
            pcm = noises.sixteen_bits(noises.in_room(clip.speech, noise, decibels, number))
            found = ear.hears(pcm, clip.said, SITUATIONS.turn, room)
            tally.add(found)
            if noise is None:
                voices.setdefault(_voice_name(clip.speaker), Tally()).add(found)
            if peer is not None and number < amount.peer and decibels in (0, 10):
                peer.add(ear.peer_hears(pcm, clip.said, SITUATIONS.turn))
        rows.append([language, room, *cells(tally), *peer_row(peer)])
        progress(f"{language} commands, {room}: {tally.right} of {tally.said}")
    by_voice = [[language, name, *cells(tally)] for name, tally in sorted(voices.items())]
    return rows, by_voice


def _voice_name(speaker: Speaker) -> str:
    """Return the name under which a voice is counted: many of espeak-ng's voices share an accent."""
    return f"{speaker.program} {speaker.voice.partition('+')[0]}"


def _answers(ear: Ear, amount: Amount) -> list[list[object]]:
    language = ear.language
    noise = noises.household()
    rows = []
    for kind, (expectation, _) in ANSWERS.items():
        said = list(answers(language, kind, ear.interpreters[0], amount.answers, 1))
        clips = list(spoken(language, said, 2))
        for room, decibels in (("quiet", None), ("household 10 dB", 10)):
            tally, peer = Tally(), Tally() if installed() else None
            for number, clip in enumerate(clips):
                sound = noises.in_room(
                    clip.speech, None if decibels is None else noise, decibels or 0, number
                )
                pcm = noises.sixteen_bits(sound)
                tally.add(ear.hears(pcm, clip.said, expectation, room))
                if peer is not None and number < amount.peer:
                    peer.add(ear.peer_hears(pcm, clip.said, expectation))
            rows.append([language, kind, room, *cells(tally), *peer_row(peer)])
    progress(f"{language} answers: done")
    return rows


_CAPTION = """\
'right': the command that was said (as 'recognize' prints it), for some of them after a question; WRONG
ACTION: another play, discard or clue than the one said is read back, and carried out unless somebody says
no; 'asked wrong': a question about something else; 'other': something harmless; 'pardon': not understood;
'ignored': taken for table talk. Vosk adds random dither to the sound: the last digit differs from run to
run."""

_UNSAID_CAPTION = """\
ACTED ON: a play, discard or clue is read back, and carried out unless somebody says no. The peer has words
for nothing but the commands, and takes everything for one of them."""


@dataclass(frozen=True)
class Measured:
    """The results for one language: rows of each table, and a line for everything that was heard."""

    commands: list[list[object]]
    voices: list[list[object]]
    answers: list[list[object]]
    unsaid: list[list[object]]
    kept: list[str]


def measured(language: str, amount: Amount) -> Measured:
    """Measure one language."""
    ear = Ear(language)
    commands, voices = _commands(ear, amount)
    small = _answers(ear, amount)
    others = not_said.rows(ear, not_said.unsaid(ear, amount.talk), amount.peer // 4)
    ear.close()
    return Measured(commands, voices, small, others, ear.kept)


def report(
    languages: Sequence[str] = LANGUAGES,
    amount: Amount | None = None,
    keep: TextIO | None = None,
    processes: int = 1,
) -> Iterator[str]:
    """Yield the tables of this section, measuring ``processes`` languages at a time.

    ``keep`` receives a JSON line for everything that was heard, for ``benchmarks.learnt.tuning``.
    """
    found = side_by_side(partial(measured, amount=amount or Amount()), languages, processes)
    if keep is not None:
        keep.writelines(f"{line}\n" for one in found for line in one.kept)
    yield "### Whole commands, by voices never used in training"
    yield _CAPTION
    yield table(("language", "room", *HEAD), [row for one in found for row in one.commands])
    yield "### The same in the quiet room, by voice"
    head = ("language", "voice", *HEAD[: -len(peer_row(None))])
    yield table(head, [row for one in found for row in one.voices])
    yield "### Answers, each kind with its own small grammar"
    yield table(("language", "answer", "room", *HEAD), [row for one in found for row in one.answers])
    yield "### What was not a command"
    yield _UNSAID_CAPTION
    yield table(not_said.HEAD, [row for one in found for row in one.unsaid])
