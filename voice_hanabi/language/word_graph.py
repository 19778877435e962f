"""Sentence templates as a graph of words, with tags that say what a path means.

One graph serves three purposes: its word paths are the phrases to recognise, its tags are the parse of what
was heard, and its least-cost paths forgive words that were added or left out.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count

from voice_hanabi.hearing.phrases import PhraseGraph

SlotValue = str | int


@dataclass(frozen=True, slots=True)
class Tag:
    """What a path means from here on: an intent begins, or a slot has a value."""

    name: str
    value: SlotValue | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of a sentence: its intent, its slots, and the cost of what was forgiven."""

    intent: str
    slots: tuple[tuple[str, SlotValue], ...] = ()
    cost: float = 0.0
    text: str = ""

    def slot(self, name: str) -> SlotValue | None:
        """Return the slot's value, or ``None`` if the sentence didn't say it."""
        return dict(self.slots).get(name)


INTENT = "intent"


_STATES = count()
"""No two graphs share a state, so those of several intents can be combined directly."""


@dataclass
class GraphBuilder:
    """Collects arcs; a label is a word, a tag, or ``None`` for an empty arc."""

    arcs: dict[int, list[tuple[str | Tag | None, int]]] = field(default_factory=lambda: defaultdict(list))

    def state(self) -> int:
        """Return a new state, unique across graphs."""
        return next(_STATES)

    def arc(self, source: int, label: str | Tag | None, target: int) -> None:
        """Add an arc."""
        self.arcs[source].append((label, target))

    def words(self, source: int, text: str) -> int:
        """Add the words of a text one after the other; return the state after them."""
        return self.row(source, text.split())

    def row(self, source: int, words: Iterable[str]) -> int:
        """Add words one after the other; return the state after them."""
        for word in words:
            target = self.state()
            self.arc(source, word, target)
            source = target
        return source


@dataclass(frozen=True)
class WordGraph:
    """A graph of templates. ``arcs[state]`` lists (label, next state)."""

    start: int
    final: int
    arcs: Mapping[int, Sequence[tuple[str | Tag | None, int]]]

    def _speaking(self) -> Mapping[int, frozenset[int]]:
        """Return, for each state after a word, those reached without words from which a word or the end
        follows.
        """
        ends: dict[int, frozenset[int]] = {}
        silent: dict[int, list[int]] = {}
        speaks = {self.final}
        behind_words = {self.start: None}
        for state, arcs in self.arcs.items():
            for label, target in arcs:
                if isinstance(label, str):
                    speaks.add(state)
                    behind_words[target] = None
                else:
                    silent.setdefault(state, []).append(target)
        for first in behind_words:
            reached = {first}
            queue = [first]
            while queue:
                for target in silent.get(queue.pop(), ()):
                    if target not in reached:
                        reached.add(target)
                        queue.append(target)
            ends[first] = frozenset(reached & speaks)
        return ends

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the graph."""
        return frozenset(label for arcs in self.arcs.values() for label, _ in arcs if isinstance(label, str))

    @cached_property
    def phrases(self) -> PhraseGraph:
        """The smallest deterministic acceptor of the same word sequences."""
        speaking = self._speaking()
        first = speaking[self.start]
        numbers = {first: 0}
        queue = [first]
        following: list[dict[str, int]] = []
        finals: list[bool] = []
        for subset in queue:
            finals.append(self.final in subset)
            by_word: dict[str, set[int]] = defaultdict(set)
            for state in subset:
                for label, target in self.arcs.get(state, ()):
                    if isinstance(label, str):
                        by_word[label] |= speaking[target]
            leaving: dict[str, int] = {}
            for word in sorted(by_word):
                reached = frozenset(by_word[word])
                if reached not in numbers:
                    numbers[reached] = len(queue)
                    queue.append(reached)
                leaving[word] = numbers[reached]
            following.append(leaving)
        return _smallest(following, finals)

    def exact(self, words: Sequence[str]) -> list[Reading]:
        """Return the readings of exactly these words, each once."""
        if not words:
            return []
        paths = self._marked(self._beginning.get(words[0], ()))
        for word in words[1:]:
            stepped = [
                (target, marks)
                for state, marks in paths
                for label, target in self.arcs.get(state, ())
                if label == word
            ]
            paths = self._marked(stepped)
        text = " ".join(words)
        found = {_reading(marks, text) for state, marks in paths if state == self.final}
        return sorted(found, key=lambda reading: (reading.intent, repr(reading.slots)))

    @cached_property
    def _beginning(self) -> Mapping[str, list[tuple[int, tuple[Tag, ...]]]]:
        """For each first word of a sentence, the paths after it: all templates begin at one state."""
        behind: dict[str, list[tuple[int, tuple[Tag, ...]]]] = defaultdict(list)
        for state, marks in self._marked([(self.start, ())]):
            for label, target in self.arcs.get(state, ()):
                if isinstance(label, str):
                    behind[label].append((target, marks))
        return dict(behind)

    def _marked(self, paths: Iterable[tuple[int, tuple[Tag, ...]]]) -> set[tuple[int, tuple[Tag, ...]]]:
        reached = set(paths)
        queue = list(reached)
        while queue:
            state, marks = queue.pop()
            for label, target in self.arcs.get(state, ()):
                if not isinstance(label, str):
                    path = (target, marks if label is None else (*marks, label))
                    if path not in reached:
                        reached.add(path)
                        queue.append(path)
        return reached


def one_of_graphs(graphs: Iterable[WordGraph]) -> WordGraph:
    """Return the graph that accepts what any of several graphs accepts; their last states must be final."""
    builder = GraphBuilder()
    start, final = builder.state(), builder.state()
    arcs: dict[int, Sequence[tuple[str | Tag | None, int]]] = {}
    for graph in graphs:
        arcs.update(graph.arcs)
        arcs[graph.final] = ((None, final),)
        builder.arc(start, None, graph.start)
    return WordGraph(start, final, {**arcs, **builder.arcs})


def _reading(marks: tuple[Tag, ...], text: str) -> Reading:
    intent = next(str(mark.value) for mark in marks if mark.name == INTENT)
    slots = tuple(
        sorted((mark.name, mark.value) for mark in marks if mark.name != INTENT and mark.value is not None)
    )
    return Reading(intent, slots, text=text)


def _smallest(following: list[dict[str, int]], finals: list[bool]) -> PhraseGraph:
    """Merge the states of an acyclic acceptor that accept the same rest, starting from the ends."""
    kept: dict[tuple[bool, tuple[tuple[str, int], ...]], int] = {}
    becomes: dict[int, int] = {}
    stack: list[tuple[int, bool]] = [(0, False)]
    while stack:
        state, ready = stack.pop()
        if state in becomes:
            continue
        if not ready:
            stack.append((state, True))
            stack.extend((target, False) for target in following[state].values() if target not in becomes)
            continue
        # A final start state would accept the empty sentence, which is never a phrase.
        signature = (
            finals[state] and state != 0,
            tuple((word, becomes[target]) for word, target in sorted(following[state].items())),
        )
        becomes[state] = kept.setdefault(signature, len(kept))
    arcs = [(number, word, target) for (_, leaving), number in kept.items() for word, target in leaving]
    ends = frozenset(number for (final, _), number in kept.items() if final)
    return PhraseGraph(becomes[0], ends, arcs)


@dataclass(frozen=True, slots=True)
class Forgiveness:
    """The costs of differences between heard words and a phrase of the graph.

    ``spoken`` gives the graph words that a heard word may stand for, with the cost of each. ``missing`` is
    the cost of a phrase's word that was not heard; a word without an entry can't be missing, because it
    carries meaning (a colour, a number, a name). ``added`` is the cost of a heard word that the phrase
    doesn't have. ``limit`` is the largest cost of a whole sentence.
    """

    spoken: Mapping[str, Mapping[str, float]]
    missing: Mapping[str, float]
    added: Mapping[str, float]
    added_otherwise: float
    limit: float


def nearest_phrases(
    phrases: PhraseGraph, heard: Sequence[str], forgiveness: Forgiveness, most: int = 4
) -> list[tuple[float, tuple[str, ...]]]:
    """Return the phrases nearest to the heard words, with their costs, cheapest first.

    A phrase is returned once, at its least cost; those above ``forgiveness.limit`` are left out, and those
    without a single heard word.
    """
    found: list[tuple[float, tuple[str, ...]]] = []
    seen: set[tuple[str, ...]] = set()
    best: dict[tuple[int, int, tuple[str, ...], bool], float] = {}
    queue: list[tuple[float, int, int, tuple[str, ...], bool]] = [(0.0, 0, phrases.start, (), False)]
    while queue and len(found) < most:
        cost, negative_place, state, words, met = heapq.heappop(queue)
        place = -negative_place
        if met and place == len(heard) and state in phrases.finals and words not in seen:
            seen.add(words)
            found.append((cost, words))
        steps: list[tuple[float, int, int, tuple[str, ...], bool]] = []
        leaving = phrases.arcs_from.get(state, {})
        if place < len(heard):
            word = heard[place]
            steps.append(
                (forgiveness.added.get(word, forgiveness.added_otherwise), place + 1, state, words, met)
            )
            for spoken, price in forgiveness.spoken.get(word, {word: 0.0}).items():
                if spoken in leaving:
                    steps.append((price, place + 1, leaving[spoken], (*words, spoken), True))
        for word, target in leaving.items():
            price = forgiveness.missing.get(word, float("inf"))
            steps.append((price, place, target, (*words, word), met))
        for price, next_place, target, next_words, next_met in steps:
            total = cost + price
            key = (next_place, target, next_words, next_met)
            if total <= forgiveness.limit and total < best.get(key, float("inf")):
                best[key] = total
                heapq.heappush(queue, (total, -next_place, target, next_words, next_met))
    return found
