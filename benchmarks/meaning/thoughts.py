"""Whether only what is meant is done: thoughts with the words of acts, and acts that look like thoughts.

Each is read as written, and without punctuation and capitals, as speech arrives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from benchmarks.meaning.spoken import ROOMS, clips, hear
from benchmarks.tools import noises
from benchmarks.tools.ears import progress
from benchmarks.tools.meanings import Came as Reading
from benchmarks.tools.meanings import Talk, came, short, talk_came
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.said import Half, Sentence, Thought, names_at, thoughts
from benchmarks.tools.tables import share
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.templates import plain
from voice_hanabi.understanding.interpreter import interpreter_of
from voice_hanabi.understanding.judging import Verdict


class Came(Enum):
    """The result of a thought, from worst to best."""

    ACTED = "ACTED ON at once"
    """A play, discard, clue, move, or change to the evening is made unless somebody says no."""
    ANNOYING = "asked annoyingly"
    """The table asks, although nobody would take the sentence for an act."""
    ASKED = "asked acceptably"
    ANSWERED = "answered"
    """The table answers a question that was not meant for it."""
    REPLIED = "asked, answered"
    """The table answers a question that it may well answer."""
    NOTHING = "nothing"


HEAD = ("game", "language", "read", *(f"not meant: {kind.value}" for kind in Came), "of",
        "meant: right", "at once", "asked needlessly", "of")  # fmt: skip

CAPTION = """\
'bare': without punctuation and capitals, as speech arrives. 'right': at once or after a question that
offers it. If text alone can't tell a thought from an act, it is not counted here; 'who speaks is known'
has the results of those if somebody speaks whose turn it is not. 'asked, answered': questions that the
table may be asked. For Hanabi no such questions were written, and for Koi-Koi no acts that look like
thoughts."""


@dataclass
class Score:
    """The results for thoughts and acts in one language, read in one way."""

    language: str
    way: str
    game: AnyGame = HANABI
    thoughts: Counter[Came] = field(default_factory=Counter)
    right: int = 0
    at_once: int = 0
    asked_in_vain: int = 0
    acts: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, thought: Thought, found: Verdict, heard: str = "") -> None:
        """Count one; ``heard`` is what a recogniser heard."""
        sentence = thought.sentence
        if sentence.command is not None:
            self._act(thought, found, heard)
            return
        outcome = _came(thought, found)
        self.thoughts[outcome] += 1
        if outcome in (Came.ACTED, Came.ANNOYING, Came.ANSWERED):
            self._fail(f"not meant {outcome.value}", sentence, found, heard)

    def _act(self, thought: Thought, found: Verdict, heard: str) -> None:
        sentence = thought.sentence
        self.acts += 1
        outcome = came(sentence, found, sentence.names)
        if outcome not in (Reading.AT_ONCE, Reading.AFTER):
            self._fail(f"meant {outcome.value}", sentence, found, heard)
            return
        self.right += 1
        self.at_once += outcome is Reading.AT_ONCE
        if outcome is Reading.AFTER and not thought.question_fine:
            self.asked_in_vain += 1
            self._fail("meant asked needlessly", sentence, found, heard)

    def _fail(self, what: str, sentence: Sentence, found: Verdict, heard: str) -> None:
        offered = [one for one in (found.command, found.other) if one is not None]
        got = " / ".join(short(sentence.game.canonical(one, sentence.names)) for one in offered)
        misheard = f" ~ {heard!r}" if heard else ""
        doubt = "" if found.sure or not offered else "?"
        self.failures.append(
            f"{self.way}: {what} | {sentence.language}:{sentence.line} {sentence.text}{misheard} | "
            f"{short(sentence.command)} | {got or 'nothing'}{doubt}"
        )

    def row(self) -> list[object]:
        """Return the row of the table."""
        total = self.thoughts.total()
        counts = [self.thoughts[kind] for kind in Came]
        return [
            self.game.name, self.language, self.way, *counts, total,
            f"{self.right} ({share(self.right, self.acts)})",
            f"{self.at_once} ({share(self.at_once, self.acts)})",
            self.asked_in_vain, self.acts,
        ]  # fmt: skip


def _came(thought: Thought, found: Verdict) -> Came:
    match talk_came(thought.sentence, found, thought.sentence.names):
        case Talk.ACTED:
            return Came.ACTED
        case Talk.ASKED:
            return Came.ASKED if thought.question_fine else Came.ANNOYING
        case Talk.ANSWERED:
            return Came.REPLIED if thought.answer_fine else Came.ANSWERED
        case Talk.NOTHING:
            return Came.NOTHING


def bare(text: str) -> Utterance:
    """Return a sentence as a recogniser would that recognises every word."""
    return Utterance((Alternative(plain(text)),))


READ: Mapping[str, Callable[[str], Utterance]] = {"as written": typed_line, "bare": bare}


def measured(language: str, half: Half, game: AnyGame = HANABI) -> list[Score]:
    """Read the thoughts and acts of a half about a game in each way; return no score if none were written."""
    interpreter = interpreter_of(game, language, names_at(game, language))
    scores = []
    for way, utterance_of in READ.items():
        score = Score(language, way, game)
        known = Score(language, f"{way}, who speaks is known", game)
        for thought in thoughts(language, half, game):
            sentence = thought.sentence
            utterance = utterance_of(sentence.text)
            if thought.needs_speaker:
                # The speaker is not the player whose turn it is.
                utterance = replace(utterance, seat=1)
            found = at_table(interpreter, sentence.expectation, utterance)
            (known if thought.needs_speaker else score).add(thought, found)
        scores += [one for one in (score, known) if one.thoughts or one.acts]
    return scores


def spoken(language: str, half: Half, amount: int) -> list[Score]:
    """Say thoughts and acts with voices never used in training, in each room; this many of each."""
    interpreter = interpreter_of(HANABI, language, names_at(HANABI, language))
    told = [thought for thought in thoughts(language, half) if not thought.needs_speaker]
    meant = [thought for thought in told if thought.sentence.command is not None]
    others = [thought for thought in told if thought.sentence.command is None]
    chosen = {id(one.sentence): one for kind in (meant, others) for one in _spread(kind, amount)}
    said = list(clips(language, [one.sentence for one in chosen.values()]))
    babble_and_household = list(noises.kinds(language, table_talk(language)).values())
    recognizer = open_recognizer(language)
    scores = []
    for room, decibels in ROOMS:
        score = Score(language, room)
        for number, (sentence, speech) in enumerate(said):
            noise = None if decibels is None else babble_and_household[number % 2]
            sound = noises.in_room(speech, noise, decibels or 0, number)
            expectation = sentence.expectation
            utterance = hear(recognizer, interpreter.phrases(expectation), noises.sixteen_bits(sound))
            score.add(chosen[id(sentence)], at_table(interpreter, expectation, utterance), utterance.text)
        scores.append(score)
        progress(f"{language} thoughts, {room}: done")
    recognizer.close()
    return scores


def _spread(told: Sequence[Thought], amount: int) -> Iterator[Thought]:
    if amount >= len(told):
        yield from told
    else:
        yield from (told[number * len(told) // amount] for number in range(amount))
