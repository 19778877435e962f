"""Sentences with their sound, by several kinds of voices, for comparing ways of hearing the same clips.

Machines' voices and natural ones say natural sentences of both games; people say the texts of their
recordings. None of them was used in training.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.hearing import people, rooms
from benchmarks.hearing.read_aloud import sentences_read, some_of_each
from benchmarks.meaning.spoken import clips
from benchmarks.tools.commands import ANSWERS, Said
from benchmarks.tools.ears import Ear
from benchmarks.tools.said import Half, Sentence, names_at
from benchmarks.tools.voices import Samples, loud
from training.clips.natural_voices import Kokoro
from training.clips.voices import HELD_OUT_KOKORO_SPEAKERS
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.pronouncing.pronunciation import VOICES

MACHINES = "machines"
NATURAL = "natural voices"
PEOPLE = "people"
READ = "people reading"
"""Who speaks. What people read aloud isn't something that anybody would say to a table."""

MADE_OF_PEOPLE = "rhvoice"
"""The prefix of the speakers that are voices made from people's recordings; their clips are among the
people's.
"""


@dataclass(frozen=True, slots=True)
class Sources:
    """Which clips are used: how many natural sentences of each game, and where other voices are."""

    amount: int
    half: Half = Half.MEASURED
    others: bool = False
    """Whether to use other sentences of the half than those that count; see ``rooms``."""
    kokoro: Path | None = None
    """The folder of Kokoro, laid out as the training expects it."""
    people: Path | None = None
    """Recordings of people answering the table or giving it commands, with an index."""
    read: Path | None = None
    """Sentences that people read aloud, with an index."""
    machines: bool = True
    """Whether machines' voices say the sentences, too."""


def asked_for(options: argparse.Namespace, usual: int) -> Sources:
    """Return the clips that the options request; by default ``usual`` sentences of each game."""
    amount = 2 if options.quick else options.spoken or usual
    half = Half.DEVELOPMENT if options.dev else Half.MEASURED
    return Sources(amount, half, options.others, options.kokoro, options.people, options.read)


@dataclass(frozen=True, slots=True, eq=False)
class SaidClip:
    """A sentence, its kind of speaker (one of those above), and its sound."""

    who: str
    sentence: Sentence
    speech: Samples


def said_clips(ear: Ear, sources: Sources) -> Iterator[SaidClip]:
    """Yield a language's clips. Raises ``OSError`` if a folder lacks its index or its network."""
    language = ear.language
    for name in rooms.AMOUNTS if sources.machines else ():
        for sentence, speech in clips(language, _sentences(language, name, sources)):
            yield SaidClip(MACHINES, sentence, speech)
    if sources.kokoro is not None:
        yield from _natural(language, sources.kokoro, sources)
    if sources.people is not None:
        yield from _recorded(ear, sources.people, sources.amount)
    if sources.read is not None:
        found = sentences_read(sources.read, language)
        speakers = len({one.speaker for one in found}) or 1
        for number, clip in enumerate(some_of_each(found, max(1, sources.amount // speakers))):
            samples = people.samples_of(clip)
            if samples is not None:
                sentence = Sentence(language, number, clip.transcript, "command", None)
                yield SaidClip(READ, sentence, loud(samples.astype(np.float32)))


def _sentences(language: str, game: str, sources: Sources) -> list[Sentence]:
    return rooms.measured_sentences(
        language, GAMES[game], sources.half, sources.amount, others=sources.others
    )


def _natural(language: str, folder: Path, sources: Sources) -> Iterator[SaidClip]:
    """Yield sentences of both games by Kokoro's held-out speakers, if the language has any."""
    kokoro = Kokoro(folder)
    voices = [
        (accent, speaker)
        for accent in VOICES[language]
        for speaker in kokoro.speakers(accent)
        if speaker in HELD_OUT_KOKORO_SPEAKERS
    ]
    if not voices:
        return
    chance = random.Random(f"{language} natural voices")
    for name in rooms.AMOUNTS:
        said = [one for one in _sentences(language, name, sources) if one.command is not None]
        for number, sentence in enumerate(said):
            accent, speaker = voices[number % len(voices)]
            speech = kokoro.say(sentence.text, accent, {speaker: 1.0}, chance.uniform(0.9, 1.2))
            if speech.any():
                yield SaidClip(NATURAL, sentence, loud(speech))


def _recorded(ear: Ear, folder: Path, amount: int) -> Iterator[SaidClip]:
    """Yield this many clips that answer questions of the table, and as many sentences of a turn."""
    clips = [clip for clip in people.recordings(folder) if clip.language == ear.language]
    random.Random(5).shuffle(clips)
    for kind in ANSWERS:
        for clip, said, samples in people.answers_of(clips, ear, kind, amount // len(ANSWERS)):
            yield _of_person(clip, said, samples.astype(np.float32), kind)
    for clip, said, samples in people.commands_of(clips, ear, amount):
        if said.table == 0:
            yield _of_person(clip, said, samples.astype(np.float32), "command")


def _of_person(clip: people.Recording, said: Said, samples: Samples, expect: str) -> SaidClip:
    command = said.command
    canonical = None if command is None else HANABI.canonical(command, names_at(HANABI, clip.language))
    sentence = Sentence(clip.language, 0, clip.transcript, expect, canonical)
    who = NATURAL if clip.speaker.startswith(MADE_OF_PEOPLE) else PEOPLE
    return SaidClip(who, sentence, loud(samples))
