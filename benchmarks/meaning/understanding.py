"""How well the table understands native speakers' sentences: typed without a mistake, and spoken."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from benchmarks.meaning import corrected, spoken, thoughts
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import Half, names_at, sentences
from benchmarks.tools.scores import CAPTION, HEAD, SPOKEN_HEAD, TALK_CAPTION, TALK_HEAD, Score
from benchmarks.tools.tables import table
from voice_hanabi.cli.front_door import COLLECTED_AFTER
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

SPOKEN_CAPTION = """\
Said by voices never used in training, in a quiet room, and with babble and a household's noise in turn, at
20 and 10 decibels below the speech. Vosk adds random dither: the last digits differ from run to run."""

WITHIN = 0.05
"""Seconds in which a sentence should be understood."""
FIRST = 10
"""The number of first sentences that are timed separately, because they fill caches."""

TIME_HEAD = (
    "language", "sentences", "half of them within", "99 of 100 within", "the longest", "over 50 ms",
    f"the longest of the first {FIRST}",
)  # fmt: skip
TIME_CAPTION = f"""\
Milliseconds of one processor core from a typed line to what the table does with it, reading each sentence
once; the first {FIRST}, which build lists, are separate. A situation's graphs are built in advance, as
they are when it begins."""

_WHICH = {Half.DEVELOPMENT: "the half for developers", Half.MEASURED: "the half that only this program reads"}


@dataclass(frozen=True)
class Measured:
    """The results for one language: typed, corrected, and spoken in each room."""

    typed: Score
    times: list[float]
    """Processor seconds for each typed sentence."""
    corrections: corrected.Score | None
    """``None`` for a game without written corrections."""
    thoughts: list[thoughts.Score]
    """As written, bare, and Hanabi's as spoken in each room; with Hanabi's also the other games'."""
    spoken: dict[str, Score]

    @property
    def failures(self) -> list[str]:
        """A line for every sentence that failed."""
        heard = [line for score in self.spoken.values() for line in score.failures]
        corrections = [] if self.corrections is None else self.corrections.failures
        thought = [line for score in self.thoughts for line in score.failures]
        return [*self.typed.failures, *corrections, *thought, *heard]


def typed(language: str, half: Half, game: AnyGame = HANABI, times: list[float] | None = None) -> Score:
    """Understand every sentence of a half as if typed; add the processor time of each to ``times``."""
    interpreter: Interpreter = interpreter_of(game, language, names_at(game, language))
    score = Score(language)
    for sentence in sentences(language, half, game):
        # A table does this when the situation begins.
        interpreter.prepare(sentence.expectation.intents)
        started = time.process_time()
        found = at_table(interpreter, sentence.expectation, typed_line(sentence.text))
        if times is not None:
            times.append(time.process_time() - started)
        score.add(sentence, found)
    return score


def time_row(language: str, times: Sequence[float]) -> list[object]:
    """Return the row of one language: how long it takes to find the meaning of a sentence."""
    later = sorted(times[FIRST:])
    most = (later[len(later) // 2], later[len(later) * 99 // 100], later[-1])
    over = sum(one > WITHIN for one in later)
    return [
        language,
        len(times),
        *(f"{1000 * one:.1f}" for one in most),
        over,
        f"{1000 * max(times[:FIRST]):.0f}",
    ]


def measured(language: str, half: Half, amount: int, game: str) -> Measured:
    """Measure one language, with this many sentences spoken; ``game`` is a game's name."""
    played = GAMES[game]
    # As in the program: with Python's default thresholds, a collection may happen during a sentence.
    gc.set_threshold(*COLLECTED_AFTER)
    # This comes first, so that nothing else has filled the caches.
    times: list[float] = []
    written = typed(language, half, played, times)
    heard = spoken.measured(language, half, amount, played) if amount else {}
    corrections = corrected.measured(language, half) if played is HANABI else None
    about = GAMES.values() if played is HANABI else (played,)
    thought = [score for one in about for score in thoughts.measured(language, half, one)]
    if amount and played is HANABI:
        thought += thoughts.spoken(language, half, amount)
    return Measured(written, times, corrections, thought, heard)


def report(
    languages: Sequence[str],
    half: Half,
    amount: int,
    processes: int = 1,
    kind: str = "",
    game: str = HANABI.name,
) -> Iterator[str]:
    """Yield the tables of this section for a game, with this many sentences per language spoken.

    For the development half, list every sentence that fails and whose line begins with ``kind``.
    """
    found = side_by_side(partial(measured, half=half, amount=amount, game=game), languages, processes)
    yield f"### {game}, typed: {_WHICH[half]}"
    yield CAPTION
    yield table(HEAD, [row for one in found for row in one.typed.rows()])
    yield "### What means nothing to the table"
    yield TALK_CAPTION
    yield table(TALK_HEAD, [one.typed.talk_row() for one in found])
    yield "### How long it takes to find a sentence's meaning"
    yield TIME_CAPTION
    yield table(TIME_HEAD, [time_row(one.typed.language, one.times) for one in found])
    corrections = [one.corrections.row() for one in found if one.corrections is not None]
    if corrections:
        yield "### Corrections of a waiting action"
        yield corrected.CAPTION
        yield table(corrected.HEAD, corrections)
    yield "### Only what is meant: thoughts with the words of acts, and acts that look like thoughts"
    yield thoughts.CAPTION
    yield table(thoughts.HEAD, [score.row() for one in found for score in one.thoughts])
    if amount:
        yield "### Spoken"
        yield SPOKEN_CAPTION
        rooms = [(room, score) for one in found for room, score in one.spoken.items()]
        yield table(SPOKEN_HEAD, [score.spoken_row(room) for room, score in rooms])
    if half is Half.DEVELOPMENT:
        yield "### Failures: result | what was said | what was meant | what was understood"
        yield "\n".join(sorted(line for one in found for line in one.failures if line.startswith(kind)))
