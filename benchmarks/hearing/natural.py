"""Voices that sound like people, never used in training: what the table does with what they say.

Kokoro's held-out speakers say natural sentences of both games; people, and voices made of people's recordings
(RHVoice), say the texts of their recordings. This is the main table for choosing between networks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from benchmarks.hearing import rooms
from benchmarks.hearing.said_clips import Sources, said_clips
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.outcomes import heard
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.scores import Score
from benchmarks.tools.tables import table

SENTENCES = 56
"""The default number of sentences per game and kind of voice."""

Found = dict[tuple[str, str], Score]
"""The results by kind of voice (with its game) and room."""


def measured(language: str, sources: Sources) -> Found:
    """Return the results of a language's clips."""
    ear = Ear(language)
    clips = list(said_clips(ear, sources))
    tables = rooms.interpreters(language)
    talking = rooms.babble(language)
    found: Found = {}
    # One room at a time, as at a table: the people in the background go on talking.
    for room in rooms.ROOMS:
        for number, clip in enumerate(clips):
            sentence = clip.sentence
            interpreter, expectation = tables[sentence.game], sentence.expectation
            kind = f"{clip.who}, {sentence.game.name}"
            score = found.setdefault((kind, room), Score(language, f"{kind}, {room}: "))
            ear.recognizer.expect(interpreter.phrases(expectation))
            pcm = rooms.in_a_room(room, clip.speech, talking, number)
            verdict, best = rooms.decided(interpreter, expectation, heard(ear.recognizer, pcm))
            score.add(sentence, verdict, "" if best is None else best.text)
        progress(f"{language} natural voices, {room}: done")
    ear.close()
    return found


HEAD = ("language", "voices", *rooms.HEAD[2:12])

CAPTION = "The rooms and the columns are those of `recognition --rooms`."


def rows(language: str, found: Found) -> Iterator[list[object]]:
    """Yield the rows of a language."""
    for (kind, room), score in sorted(found.items(), key=_order):
        yield [language, kind, room, *rooms.row(score)]


def _order(entry: tuple[tuple[str, str], Score]) -> tuple[str, int]:
    (kind, room), _ = entry
    return kind, rooms.ROOMS.index(room)


def report(
    languages: Sequence[str], sources: Sources, processes: int, *, tell: bool = False
) -> Iterator[str]:
    """Yield the table, and the failures if asked. Raises ``OSError`` if a folder lacks index or network."""
    found = side_by_side(partial(measured, sources=sources), languages, processes)
    yield "### Natural voices"
    yield CAPTION
    yield table(
        HEAD, [row for language, one in zip(languages, found, strict=True) for row in rows(language, one)]
    )
    if tell:
        yield "\n".join(line for one in found for score in one.values() for line in score.failures)
