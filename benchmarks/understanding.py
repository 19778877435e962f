"""What is understood of what native speakers say: typed without a mistake, and spoken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from benchmarks import corrected, spoken
from benchmarks.processes import side_by_side
from benchmarks.said import NAMES, Half, sentences
from benchmarks.scores import CAPTION, HEAD, SPOKEN_HEAD, TALK_CAPTION, TALK_HEAD, Score
from benchmarks.tables import table
from voice_hanabi.cli.understand import at_table
from voice_hanabi.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.understanding import Interpreter, interpreter_of

SPOKEN_CAPTION = """\
Said by voices that were never trained on, in a quiet room, and with babble and a household's noise in turn,
at 20 and 10 decibels below the speech. Vosk adds random dither: the last digits differ from run to run."""

_WHICH = {Half.DEVELOPMENT: "the half to look at", Half.MEASURED: "the half that only this program reads"}


@dataclass(frozen=True)
class Measured:
    """What was measured in one language: typed, corrected, and spoken in each room."""

    typed: Score
    corrections: corrected.Score
    spoken: dict[str, Score]

    @property
    def failures(self) -> list[str]:
        """A line for every sentence that failed."""
        heard = [line for score in self.spoken.values() for line in score.failures]
        return [*self.typed.failures, *self.corrections.failures, *heard]


def typed(language: str, half: Half) -> Score:
    """Understand every sentence of a half as if it were typed."""
    interpreter: Interpreter = interpreter_of(HANABI, language, NAMES[language])
    score = Score(language)
    for sentence in sentences(language, half):
        expectation = sentence.expectation
        score.add(sentence, at_table(interpreter, expectation, typed_line(sentence.text)))
    return score


def measured(language: str, half: Half, amount: int) -> Measured:
    """Measure one language, with so many sentences spoken."""
    heard = spoken.measured(language, half, amount) if amount else {}
    return Measured(typed(language, half), corrected.measured(language, half), heard)


def report(
    languages: Sequence[str], half: Half, amount: int, processes: int = 1, kind: str = ""
) -> Iterator[str]:
    """Yield the tables of this section, with so many sentences a language spoken.

    Of the half for development every sentence that fails is listed, where ``kind`` begins its line.
    """
    found = side_by_side(partial(measured, half=half, amount=amount), languages, processes)
    yield f"### Typed: {_WHICH[half]}"
    yield CAPTION
    yield table(HEAD, [row for one in found for row in one.typed.rows()])
    yield "### What means nothing to the table"
    yield TALK_CAPTION
    yield table(TALK_HEAD, [one.typed.talk_row() for one in found])
    yield "### Corrections of an action that waits"
    yield corrected.CAPTION
    yield table(corrected.HEAD, [one.corrections.row() for one in found])
    if amount:
        yield "### Spoken"
        yield SPOKEN_CAPTION
        rooms = [(room, score) for one in found for room, score in one.spoken.items()]
        yield table(SPOKEN_HEAD, [score.spoken_row(room) for room, score in rooms])
    if half is Half.DEVELOPMENT:
        yield "### What failed: what came of it | what was said | what was meant | what was understood"
        yield "\n".join(sorted(line for one in found for line in one.failures if line.startswith(kind)))
