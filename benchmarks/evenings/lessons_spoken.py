"""Whether the answers to a lesson's questions are recognised, by voices never used in training.

Every decision of the lessons is tried. The answers are those sentences of `sentences/LANG.jsonl` and
`LANG-koi-koi.jsonl` that mean the right thing, whose writers are not those of the grammars; the project's own
in `sentences/lessons.yaml`, some of them short; and the teacher's own examples. Each is said by another voice
at a table that gives the lesson, and that listens for what this step of the lesson allows.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, partial
from typing import Any

import yaml

from benchmarks.evenings.lessons import table_of_lessons
from benchmarks.meaning.opening_said import FOLDER
from benchmarks.tools import noises
from benchmarks.tools.ears import progress
from benchmarks.tools.outcomes import heard
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.said import NAMES, Half, Sentence, sentences
from benchmarks.tools.tables import share, table
from benchmarks.tools.voices import speak, speakers
from voice_hanabi.contract.commands import YES, Answer, Command
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.order import COUNT
from voice_hanabi.lessons.plans import Plan, Step, plan
from voice_hanabi.lessons.teacher import LessonTeacher
from voice_hanabi.lessons.teaching import Teaching
from voice_hanabi.table.playing.open_questions import AskWhich, Sure
from voice_hanabi.table.table import Table

OF_A_DECISION = 5
"""The most sentences by independent writers per decision."""

WANTED = 0.95
"""The share of the answers that should be understood."""


class Outcome(Enum):
    """The result of an answer."""

    RIGHT = "at once"
    """The lesson goes on."""
    ASKED = "after a question"
    """The table asks, and 'yes' or the number of what was said lets the lesson go on."""
    OTHER = "something else"
    """It is taken for something else, or the table asks for a part of it."""
    LOST = "not understood"


class AtHome(LessonTeacher):
    """Gives lessons to the first player at the table where the sentences are said."""

    def seated(
        self, game: AnyGame, players: int, listener: int, language: str, name: str | None = None
    ) -> tuple[str, ...]:
        """Return the names of a lesson's players, the listener first."""
        return NAMES[language][:players]


@dataclass
class Heard:
    """The results of the answers in one language: counts by lesson, and a line for each failure."""

    language: str
    counts: dict[int, Counter[Outcome]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)


def answers(language: str, planned: Plan, step: Step, half: Half) -> list[str]:
    """Return the answers to a step's question: those of independent writers, then the project's own."""
    names = NAMES[language][: planned.players]

    def right(reading: Reading) -> Mapping[str, object]:
        return _without_who(planned.game.canonical(planned.game.command_of(reading), names))

    wanted = [(right(one), one.intent == "AnswerSlot") for one in (*step.right, *step.also)]
    found = [
        one.text
        for one in _said(language, half, planned.game.name)
        if one.command is not None and (_without_who(one.command), _names_a_place(one)) in wanted
    ]
    # Evenly spaced: the file orders them by subject.
    chosen = [found[place * len(found) // OF_A_DECISION] for place in range(OF_A_DECISION)] if found else []
    own = _own()[language].get(planned.number, {}).get(step.name, ())
    return list(dict.fromkeys((*chosen, *own)))


def _names_a_place(said: Sentence) -> bool:
    """Return whether the question is which card is meant, where 'the third' and 'threes' mean the same."""
    return said.expect == "slot"


@cache
def _said(language: str, half: Half, game: str) -> list[Sentence]:
    return sentences(language, half, GAMES[game])


@cache
def _own() -> Mapping[str, Mapping[int, Mapping[str, Sequence[str]]]]:
    content: Mapping[str, Mapping[int, Mapping[str, Sequence[str]]]] = yaml.safe_load(
        (FOLDER / "lessons.yaml").read_text(encoding="utf-8")
    )
    return content


def _without_who(command: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: value for name, value in command.items() if name not in ("asker", "count")}


def came_of(table: Table, utterances: Sequence[Utterance], place: int) -> Outcome:
    """Return the result of an answer that was heard at a step of the lesson."""
    before = len(utterances)
    for utterance in utterances:
        teaching = table.phase
        assert isinstance(teaching, Teaching)
        effects = table.hear(utterance)
        if _goes_on(table, place):
            return Outcome.RIGHT
        answer = _settles(teaching, place)
        if answer is not None:
            teaching.act(answer, typed_line(""))
            return Outcome.ASKED if _goes_on(table, place) else Outcome.OTHER
        before -= not effects
    return Outcome.OTHER if before else Outcome.LOST


def _goes_on(table: Table, place: int) -> bool:
    phase = table.phase
    return not isinstance(phase, Teaching) or phase.over or phase.place > place


def _settles(teaching: Teaching, place: int) -> Command | None:
    """Return the answer to an open question that may let the lesson go on, or ``None`` if there is none."""
    match teaching.open:
        case Sure():
            return YES
        case AskWhich(first=first):
            return Answer("number", 1 if teaching.is_right(first) else 2)
        case _:
            return None


def measured(language: str, half: Half, lessons: Sequence[int]) -> Heard:
    """Say the answers of one language, and return the results."""
    recognizer = open_recognizer(language)
    found = Heard(language)
    chance = random.Random(f"{language} lessons")
    voices = speakers(language, chance)
    said = 0
    for number in lessons:
        planned = plan(number)
        made = table_of_lessons(language, AtHome())
        made.teach(number)
        counts = found.counts.setdefault(number, Counter())
        teaching = made.phase
        assert isinstance(teaching, Teaching)
        for place, step in enumerate(teaching.plan.steps):
            teaching.go_to(place)
            for text in dict.fromkeys((*answers(language, planned, step, half), teaching.shown_answer)):
                speaker = next(voices)
                said += 1
                speech = speak(text, speaker)
                if speech is None:
                    continue
                teaching.go_to(place)
                pcm = noises.sixteen_bits(noises.in_room(speech, None, 0, said))
                utterances = _listened(recognizer, made, pcm)
                outcome = came_of(made, utterances, place)
                counts[outcome] += 1
                if outcome not in (Outcome.RIGHT, Outcome.ASKED):
                    was_heard = " / ".join(one.text for one in utterances)
                    line = f"{language} {number} {step.name}: {outcome.value}: {text!r} | {was_heard!r}"
                    found.failures.append(f"{line} | {speaker}")
                if made.phase is not teaching:
                    made.course.phase = teaching
        progress(f"{language} lesson {number}, said: done")
    recognizer.close()
    return found


def _listened(recognizer: Recognizer, made: Table, pcm: bytes) -> list[Utterance]:
    recognizer.expect(made.phrases)
    return heard(recognizer, pcm)


_CAPTION = """\
'at once': the lesson goes on; 'after a question': the table asks, and one word lets it go on. Both are
understood. Said once each, in a quiet room."""


def report(
    languages: Sequence[str] = LANGUAGES,
    *,
    measured_half: bool = True,
    quick: bool = False,
    processes: int = 1,
) -> Iterator[str]:
    """Yield a table of what is understood, by language and lesson, and the development half's failures."""
    half = Half.MEASURED if measured_half else Half.DEVELOPMENT
    lessons = (1,) if quick else range(1, COUNT + 1)
    work = partial(measured, half=half, lessons=lessons)
    every = side_by_side(work, languages, processes)
    yield "### Answers in lessons, by voices never used in training"
    yield _CAPTION
    rows: list[tuple[object, ...]] = []
    for one in every:
        total: Counter[Outcome] = sum(one.counts.values(), Counter())
        for number, counts in (*one.counts.items(), ("all", total)):
            rows.append((one.language, number, *_cells(counts)))
    yield table(("language", "lesson", "answers", "understood", *(kind.value for kind in Outcome)), rows)
    yield f"Wanted: {WANTED:.0%} understood."
    if not measured_half:
        yield "\n".join(line for one in every for line in one.failures)


def _cells(counts: Counter[Outcome]) -> list[object]:
    said = counts.total()
    understood = counts[Outcome.RIGHT] + counts[Outcome.ASKED]
    return [said, share(understood, said), *(counts[kind] for kind in Outcome)]
