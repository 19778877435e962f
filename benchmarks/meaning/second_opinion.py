"""Whether a learned second opinion would help: a linear model that can veto what the gate would do at once.

It is a logistic regression on sequences of words and letters. It is trained in seconds on the checklist's
frames (which void an act, or keep it) and on every second sentence of people's, and tested on their other
sentences. It can only veto: if it considers a sentence not to be an act, the table asks.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeGuard

import numpy as np
from numpy.typing import NDArray

from benchmarks.meaning.checklists import checklists
from benchmarks.tools.processes import side_by_side
from benchmarks.tools.tables import table
from voice_hanabi.language.templates import plain

SENTENCES = Path(__file__).parents[1] / "sentences"

BUCKETS = 1 << 16
"""The number of columns into which features are hashed."""
WORDS_IN_A_ROW = (1, 2, 3)
LETTERS_IN_A_ROW = (3, 4, 5)
ROUNDS = 8
LEARNING_RATE = 0.3
KEPT = 0.98
"""The share of the acts in its training that it must not veto."""
EXAMPLES = 4000
"""The most sentences of each kind in its training."""

QUICK = 20
"""How many sentences of people's a small run tests."""
ACTS = ("play", "discard", "clue")
WEIGHT = 3
"""How often a sentence of people's is repeated in training, as they are fewer than the checklist's."""

Command = dict[str, Any] | None

HEAD = ("language", "trained on", "right acts kept", "wrong acts vetoed")
CAPTION = f"""\
People's sentences for which the gate does an act at once, rightly and wrongly: how many of them a linear
model keeps and vetoes, if it keeps {KEPT:.0%} of the checklist's acts."""


def features(text: str) -> NDArray[np.int64]:
    """Return the columns of a sentence: its sequences of words and letters."""
    words = ["^", *plain(text).split(), "$"]
    letters = " ".join(words)
    rows = [" ".join(words[at : at + size]) for size in WORDS_IN_A_ROW for at in range(len(words) - size + 1)]
    rows += [letters[at : at + size] for size in LETTERS_IN_A_ROW for at in range(len(letters) - size + 1)]
    return np.unique(np.array([zlib.crc32(row.encode()) % BUCKETS for row in rows]))


class SecondOpinion:
    """A logistic regression that estimates how likely a sentence is an act."""

    def __init__(self, acts: Sequence[str], others: Sequence[str], seed: int = 1) -> None:
        """Train on sentences that are acts, and on others."""
        self._weights = np.zeros(BUCKETS)
        self._bias = 0.0
        examples = [(features(text), 1.0) for text in acts] + [(features(text), 0.0) for text in others]
        random = Random(seed)
        for turn in range(ROUNDS):
            random.shuffle(examples)
            for columns, wanted in examples:
                step = LEARNING_RATE / (1 + turn) * (wanted - self._of(columns)) / np.sqrt(len(columns))
                self._weights[columns] += step
                self._bias += step * 0.1
        self._least = float(np.quantile([self.likely(text) for text in acts], 1 - KEPT))

    def likely(self, text: str) -> float:
        """Return how likely a sentence is an act, from 0 to 1."""
        return self._of(features(text))

    def vetoes(self, text: str) -> bool:
        """Return whether the table would ask about a sentence."""
        return self.likely(text) < self._least

    def _of(self, columns: NDArray[np.int64]) -> float:
        total = float(self._weights[columns].sum()) / float(np.sqrt(len(columns))) + self._bias
        return float(1 / (1 + np.exp(-total)))


def measured(language: str, *, quick: bool) -> tuple[str | int, ...]:
    """Return a language's row."""
    said, random, most = checklists(), Random(1), 100 if quick else EXAMPLES
    kept = [said.bare(line.text) for line in said.framed(language, "keeps")]
    voided = [said.bare(line.text) for line in (*said.framed(language, "voids"), *said.talk(language))]
    acts, others = (random.sample(group, min(most, len(group))) for group in (kept, voided))
    people = people_said(language)
    read = [one for place, one in enumerate(people) if place % 2]
    acts += [said.bare(text) for text, command in read if _is_act(command)] * WEIGHT
    others += [said.bare(text) for text, command in read if not _is_act(command)] * WEIGHT
    opinion = SecondOpinion(acts, others)
    right, wrong = done_at_once(language, people[::2])
    if quick:
        right, wrong = right[:QUICK], wrong[:QUICK]
    stay = sum(not opinion.vetoes(text) for text in right)
    stopped = sum(opinion.vetoes(text) for text in wrong)
    return (language, len(acts) + len(others), f"{stay} of {len(right)}", f"{stopped} of {len(wrong)}")


def people_said(language: str) -> list[tuple[str, Command]]:
    """Return what people said when a command was expected, with the command if it is one."""
    files = (f"{language}.jsonl", f"{language}-meant.jsonl", f"{language}-not-meant.jsonl")
    lines = (line for file in files for line in (SENTENCES / file).read_text(encoding="utf-8").splitlines())
    said = map(json.loads, lines)
    return [(one["text"], one.get("command")) for one in said if one.get("expect", "command") == "command"]


def done_at_once(language: str, people: Sequence[tuple[str, Command]]) -> tuple[list[str], list[str]]:
    """Return the sentences whose act the gate carries out at once, as speech: rightly and wrongly."""
    said = checklists()
    right: list[str] = []
    wrong: list[str] = []
    for text, command in people:
        found = said.at_once(language, said.Line("people", "hanabi", text, None), said.bare(text))
        if not _is_act(found):
            continue
        if not _is_act(command) or found["type"] != command["type"]:
            wrong.append(said.bare(text))
        elif found == command:
            right.append(said.bare(text))
    return right, wrong


def _is_act(command: Command) -> TypeGuard[dict[str, Any]]:
    return command is not None and command["type"] in ACTS


def report(languages: Sequence[str], quick: bool, processes: int) -> Iterator[str]:
    """Yield the table."""
    rows = side_by_side(partial(measured, quick=quick), languages, processes)
    yield f"{table(HEAD, rows)}\n\n{CAPTION}"
