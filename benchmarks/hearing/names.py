"""How often a first name is taken for another, by how similar they sound: the basis of ``ALIKE``."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from itertools import combinations, pairwise

import yaml

from benchmarks.tools import noises
from benchmarks.tools.commands import meaning
from benchmarks.tools.ears import progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import Outcome, Tally, heard, judged
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import share, table
from benchmarks.tools.voices import espeak_speaker, speak
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.hearing.voices.confusability import ALIKE, distance
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import Interpreter

UP_TO = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 9.0)
"""The upper limits of the distances into which pairs of names are sorted."""

BABBLE = 10.0
"""How much louder the speech is than the people talking in every second clip, in decibels."""

_CLUES: Mapping[str, str] = {"cs": "{}, červená", "pl": "{}, czerwone", "da": "{}, rød", "en": "{}, red"}
"""What is said: nothing but its sound tells the name from the other one."""


@dataclass(frozen=True)
class Amount:
    """How much is measured: pairs of names per distance and language, and clips per pair."""

    pairs: int = 12
    clips: int = 12


QUICK = Amount(pairs=1, clips=2)
"""Enough to check that everything runs."""


@dataclass
class Confused:
    """The results for names at a certain distance."""

    pairs: int = 0
    clues: Tally = field(default_factory=Tally)

    def __add__(self, other: Confused) -> Confused:
        """Return the sum of both."""
        return Confused(self.pairs + other.pairs, self.clues + other.clues)


def pairs(language: str, most: int) -> dict[float, list[tuple[str, str]]]:
    """Return pairs of a language's first names by distance, at most this many for each distance."""
    text = (files("benchmarks") / "first_names.yaml").read_text(encoding="utf-8")
    names = [str(name) for name in yaml.safe_load(text)[language]]
    found: dict[float, list[tuple[str, str]]] = {limit: [] for limit in UP_TO}
    everybody = list(combinations(names, 2))
    random.Random(f"{language} names").shuffle(everybody)
    for one, other in everybody:
        limit = next(limit for limit in UP_TO if distance(language, one, other) <= limit)
        if len(found[limit]) < most:
            found[limit].append((one, other))
    return found


def measured(language: str, amount: Amount) -> dict[float, Confused]:
    """Return the results for a language's pairs, each with a grammar of only these two names."""
    chance = random.Random(f"{language} names said")
    babble = noises.babble(language, table_talk(language))
    chosen = pairs(language, amount.pairs)
    everybody = tuple(dict.fromkeys(name for found in chosen.values() for pair in found for name in pair))
    templates = templates_of(language, HANABI.folder)
    words = (Interpreter(HANABI, templates, names).vocabulary() for names in pairwise(everybody))
    recognizer = VoskRecognizer(ExactGrammars(language, frozenset().union(*words)))
    results = {}
    for limit, found in chosen.items():
        results[limit] = confused = Confused(len(found))
        for pair in found:
            interpreter = Interpreter(HANABI, templates, pair)
            recognizer.expect(interpreter.phrases(SITUATIONS.turn))
            texts = [_CLUES[language].format(name) for name in pair]
            commands = [meaning(interpreter, SITUATIONS.turn, plain(text)) for text in texts]
            for number in range(amount.clips):
                # Each name is said equally often in quiet and in babble.
                target = number // 2 % 2
                speech = speak(texts[target], espeak_speaker(language, chance))
                if speech is not None:
                    noise = babble if number % 2 else None
                    pcm = noises.sixteen_bits(noises.in_room(speech, noise, BABBLE, number))
                    utterances = heard(recognizer, pcm)
                    confused.clues.add(judged(interpreter, SITUATIONS.turn, utterances, commands[target]))
        progress(f"{language} names up to {limit} apart: done")
    recognizer.close()
    return results


_CAPTION = f"""\
At a table of two, one of the names and 'red' are said, half of the time with people talking {BABBLE:.0f}
dB below. 'taken for the other': another clue is read back; 'asked': too similar, or unsure. The table
warns players whose names are at most {ALIKE} apart."""


def report(
    languages: Sequence[str] = LANGUAGES, amount: Amount | None = None, processes: int = 1
) -> Iterator[str]:
    """Yield the table of this section."""
    found = side_by_side(partial(measured, amount=amount or Amount()), languages, processes)
    yield "### Names by their distance"
    yield _CAPTION
    rows: list[list[object]] = []
    for limit in UP_TO:
        confused = sum((one[limit] for one in found), Confused())
        counts = confused.clues.counts
        asked = sum(counts[kind] for kind in (Outcome.ASKED, Outcome.ASKED_SECOND, Outcome.ASKED_WRONG))
        known = (counts[Outcome.RIGHT], counts[Outcome.WRONG_ACTION], asked)
        said = confused.clues.said
        cells = (share(count, said) for count in (*known, said - sum(known)))
        rows.append([str(limit), confused.pairs, said, *cells])
    yield table(("up to", "pairs", "said", "right", "taken for the other", "asked", "not understood"), rows)
