"""What may be said now, as a graph of words: only its paths are recognised."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from voice_hanabi.hearing.columns import Columns
from voice_hanabi.hearing.free_speech import FreeSpeech

Arc = tuple[int, str, int]
"""From a state, with a word, to a state."""


@dataclass(frozen=True)
class PhraseGraph:
    """A deterministic acceptor of word sequences without empty arcs.

    States are the integers from 0; ``start`` is one of them. Each arc is (from, word, to), and no two arcs
    leave a state with the same word. A path from ``start`` to a state in ``finals`` is a phrase. The empty
    sequence is never a phrase. ``free`` is what else people say here, if that is recognised too; it is not a
    phrase.
    """

    start: int
    finals: frozenset[int]
    arcs: Sequence[Arc]
    free: FreeSpeech | None = None

    def __post_init__(self) -> None:
        """Store the arcs compactly."""
        if not isinstance(self.arcs, Columns):
            object.__setattr__(self, "arcs", Columns("IwI", self.arcs))

    @cached_property
    def words(self) -> frozenset[str]:
        """All the words of the graph."""
        return frozenset(word for _, word, _ in self.arcs)

    @cached_property
    def _identity(self) -> int:
        return hash((self.start, self.finals, self.arcs, self.free))

    def __hash__(self) -> int:
        """Return a hash that is computed once: there are thousands of arcs."""
        return self._identity

    @cached_property
    def all_words(self) -> frozenset[str]:
        """The words of the graph and those of free speech."""
        return self.words if self.free is None else self.words | self.free.words

    @cached_property
    def arcs_from(self) -> dict[int, dict[str, int]]:
        """For each state with arcs: word -> next state."""
        leaving: dict[int, dict[str, int]] = defaultdict(dict)
        for state, word, following in self.arcs:
            leaving[state][word] = following
        return dict(leaving)

    def accepts(self, words: Iterable[str]) -> bool:
        """Return whether the words are a phrase of the graph."""
        state = self.start
        for word in words:
            following = self.arcs_from.get(state, {}).get(word)
            if following is None:
                return False
            state = following
        return state in self.finals

    def covering_phrases(self) -> Iterator[str]:
        """Yield phrases that together use every arc at least once (for recognisers that take lists)."""
        toward, onward = self._ways_to(), self._ways_on()
        seen: set[tuple[str, ...]] = set()
        for state, word, following in self.arcs:
            if state in toward and following in onward:
                phrase = (*toward[state], word, *onward[following])
                if phrase not in seen:
                    seen.add(phrase)
                    yield " ".join(phrase)

    def _ways_to(self) -> dict[int, tuple[str, ...]]:
        """Return for each state the shortest sequence of words that leads to it."""
        toward: dict[int, tuple[str, ...]] = {self.start: ()}
        queue = [self.start]
        for state in queue:
            for word, following in self.arcs_from.get(state, {}).items():
                if following not in toward:
                    toward[following] = (*toward[state], word)
                    queue.append(following)
        return toward

    def _ways_on(self) -> dict[int, tuple[str, ...]]:
        """Return for each state the shortest sequence of words that ends a phrase from there."""
        onward: dict[int, tuple[str, ...]] = dict.fromkeys(self.finals, ())
        arriving: dict[int, list[tuple[int, str]]] = defaultdict(list)
        for state, word, following in self.arcs:
            arriving[following].append((state, word))
        queue = list(onward)
        for state in queue:
            for previous, word in arriving[state]:
                if previous not in onward:
                    onward[previous] = (word, *onward[state])
                    queue.append(previous)
        return onward


def graph_of(phrases: Iterable[str]) -> PhraseGraph:
    """Return the graph (a trie) that accepts exactly these phrases."""
    arcs: list[Arc] = []
    finals: set[int] = set()
    children: dict[tuple[int, str], int] = {}
    for phrase in phrases:
        state = 0
        for word in phrase.split():
            following = children.get((state, word))
            if following is None:
                following = children[state, word] = len(children) + 1
                arcs.append((state, word, following))
            state = following
        if state:
            finals.add(state)
    return PhraseGraph(0, frozenset(finals), arcs)
