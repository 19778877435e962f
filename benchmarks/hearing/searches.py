"""The same clips with the exact phrases alone, with free speech alone, and with both as a table uses them.

Or, with both, the readings of the several pitches combined in different ways (``joining``).

For what people read aloud, only the sentences of their folder are possible, as phrases and as free speech; a
clip is right if it is recognised word for word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from benchmarks.hearing import joining, rooms
from benchmarks.hearing.read_aloud import sentences_read
from benchmarks.hearing.said_clips import READ, SaidClip, Sources, said_clips
from benchmarks.meaning.spoken import exact_alone
from benchmarks.tools.ears import Ear, progress
from benchmarks.tools.meanings import Came, Kind
from benchmarks.tools.outcomes import heard
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.scores import Score
from benchmarks.tools.tables import table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.recognising.recognizers import open_grammars
from voice_hanabi.hearing.graphs.word_pairs import PairWeights, free_speech, learned
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognising.pitches import Joins, together
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.understanding.interpreter import Interpreter

SENTENCES = 12
"""The default number of natural sentences per game."""

Way = Callable[[PhraseGraph], PhraseGraph]


def free_alone(phrases: PhraseGraph) -> PhraseGraph:
    """Return only the graph's free speech, or the graph itself if it has none."""
    return phrases if phrases.free is None else PhraseGraph(0, frozenset(), (), phrases.free)


WAYS: dict[str, Way] = {
    "exact alone": lambda phrases: exact_alone(phrases) or phrases,
    "free alone": free_alone,
    "both": lambda phrases: phrases,
}
"""What the recogniser listens for."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is listened for, and how the pitches' readings are combined."""

    way: Way
    joins: Joins = together


PARTS = {name: Search(way) for name, way in WAYS.items()}
JOINED = {name: Search(WAYS["both"], joins) for name, joins in joining.JOINED.items()}


def phrases_read(sentences: Sequence[str]) -> PhraseGraph:
    """Return a graph that allows only these sentences, as phrases and in free speech."""
    free = free_speech(learned((one.split(), 1.0) for one in sentences), {}, PairWeights())
    return replace(graph_of(sentences), free=free)


Found = dict[tuple[str, str, str], Counter[str]]
"""By kind of clip, room and way: how many were said, how many were as meant, how many of those at once, and
for how many another action was done at once."""


def measured(language: str, sources: Sources, searches: Mapping[str, Search] = PARTS) -> Found:
    """Return the results for a language's clips."""
    ear = Ear(language)
    clips = list(said_clips(ear, sources))
    ear.close()
    read = (
        phrases_read(sorted({one.transcript for one in sentences_read(sources.read, language)}))
        if sources.read is not None
        else graph_of(())
    )
    tables = rooms.interpreters(language)
    talking = rooms.babble(language)
    found: Found = {}
    grammars = open_grammars(language)
    for way, search in searches.items():
        recognizer = VoskRecognizer(grammars, joins=search.joins)
        for room in rooms.ROOMS:
            for number, clip in enumerate(clips):
                pcm = rooms.in_a_room(room, clip.speech, talking, number)
                kind = f"{clip.sentence.game.name}, {clip.who}" if clip.who != READ else READ
                counts = found.setdefault((kind, room, way), Counter())
                counts.update(_heard(recognizer, clip, search.way, read, tables, pcm))
        progress(f"{language} {way}: done")
    grammars.close()
    return found


def _heard(
    recognizer: VoskRecognizer,
    clip: SaidClip,
    way: Way,
    read: PhraseGraph,
    tables: dict[AnyGame, Interpreter],
    pcm: bytes,
) -> dict[str, int]:
    sentence = clip.sentence
    if clip.who == READ:
        recognizer.expect(way(read))
        text = " ".join(one.text for one in heard(recognizer, pcm))
        return {"said": 1, "right": text == sentence.text}
    interpreter = tables[sentence.game]
    recognizer.expect(way(interpreter.phrases(sentence.expectation)))
    verdict, _ = rooms.decided(interpreter, sentence.expectation, heard(recognizer, pcm))
    if sentence.command is None:
        return {"talk": 1, "talk done": verdict.command is not None and verdict.sure}
    score = Score(sentence.language)
    score.add(sentence, verdict)
    came = next(one for one in Came if any(score.counts[kind, one] for kind in Kind))
    return {
        "said": 1,
        "right": came in (Came.AT_ONCE, Came.AFTER),
        "at once": came is Came.AT_ONCE,
        "another": came is Came.ANOTHER_ACTION,
    }


HEAD = ("language", "what", "room", "by", "said", "as meant", "at once", "ANOTHER ACTION", "talk answered")

CAPTION = """\
'as meant': at once or after a question; sentences read aloud: recognised word for word. 'ANOTHER ACTION'
is done at once. The rooms are those of `recognition --rooms`."""


def rows(language: str, found: Found) -> Iterator[list[object]]:
    """Yield the rows of a language."""
    for (kind, room, way), counts in sorted(found.items(), key=_order):
        talk = f"{counts['talk done']} of {counts['talk']}" if counts["talk"] else "-"
        done: list[object] = ["-", "-"] if kind == READ else [counts["at once"], counts["another"]]
        yield [language, kind, room, way, counts["said"], counts["right"], *done, talk]


def _order(entry: tuple[tuple[str, str, str], Counter[str]]) -> tuple[str, int, int]:
    (kind, room, way), _ = entry
    return kind, rooms.ROOMS.index(room), [*PARTS, *JOINED].index(way)


def report(
    languages: Sequence[str], sources: Sources, processes: int, *, joined: bool = False
) -> Iterator[str]:
    """Yield the table of this section. Raises ``OSError`` if a folder lacks its index or its network.

    With ``joined``, ways to combine the pitches are compared.
    """
    searches = JOINED if joined else PARTS
    found = side_by_side(partial(measured, sources=sources, searches=searches), languages, processes)
    yield (
        "### What is heard when the pitches are combined"
        if joined
        else "### What each part of the search hears"
    )
    yield CAPTION
    lines = [row for language, one in zip(languages, found, strict=True) for row in rows(language, one)]
    yield table(HEAD, lines)
