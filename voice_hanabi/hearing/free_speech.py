"""Speech in any words, weighted by what follows what; it is recognised besides the exact phrases."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from voice_hanabi.hearing.columns import Columns

UNKNOWN = "[unk]"
"""The word that stands for speech in none of the words."""


WeightedArc = tuple[int, str, float, int]
"""From a state, with a word, at a cost (natural logarithm), to a state."""


@dataclass(frozen=True)
class FreeSpeech:
    """An acceptor of nearly any sequence of its words, with costs (negative natural logarithms of
    probabilities).

    States are the integers from 0. Each of ``arcs`` is (from, word, cost, to); ``[unk]`` among the words is
    speech in none of them. Each of ``back_off`` is (from, cost, to) and takes no word; these never form a
    cycle. Each of ``finals`` is (state, cost).
    """

    start: int
    arcs: Sequence[WeightedArc]
    back_off: Sequence[tuple[int, float, int]]
    finals: Sequence[tuple[int, float]]

    def __post_init__(self) -> None:
        """Store everything compactly."""
        for name, kinds in (("arcs", "IwdI"), ("back_off", "IdI"), ("finals", "Id")):
            rows = getattr(self, name)
            if not isinstance(rows, Columns):
                object.__setattr__(self, name, Columns(kinds, rows))

    @cached_property
    def words(self) -> frozenset[str]:
        """All the words except ``[unk]``."""
        return frozenset(word for _, word, _, _ in self.arcs) - {UNKNOWN}

    @cached_property
    def _identity(self) -> int:
        return hash((self.start, self.arcs, self.back_off, self.finals))

    def __hash__(self) -> int:
        """Return a hash that is computed once: there are thousands of arcs."""
        return self._identity

    def cost(self, words: Iterable[str]) -> float:
        """Return the cost of the cheapest way to say these words; infinite if there is none."""
        reached = self._backed_off({self.start: 0.0})
        for word in words:
            following: dict[int, float] = {}
            for state, cost in reached.items():
                for more, target in self._leaving.get((state, word), ()):
                    if cost + more < following.get(target, float("inf")):
                        following[target] = cost + more
            reached = self._backed_off(following)
        ends = dict(self.finals)
        return min(
            (cost + ends[state] for state, cost in reached.items() if state in ends), default=float("inf")
        )

    @cached_property
    def _leaving(self) -> dict[tuple[int, str], list[tuple[float, int]]]:
        leaving: dict[tuple[int, str], list[tuple[float, int]]] = defaultdict(list)
        for state, word, cost, target in self.arcs:
            leaving[state, word].append((cost, target))
        return dict(leaving)

    @cached_property
    def _backs(self) -> dict[int, tuple[float, int]]:
        return {state: (cost, target) for state, cost, target in self.back_off}

    def _backed_off(self, reached: dict[int, float]) -> dict[int, float]:
        """Return the states and those that can be reached from them without a word."""
        found = dict(reached)
        queue = [(cost, state) for state, cost in reached.items()]
        heapq.heapify(queue)
        while queue:
            cost, state = heapq.heappop(queue)
            if cost > found[state] or state not in self._backs:
                continue
            more, target = self._backs[state]
            if cost + more < found.get(target, float("inf")):
                found[target] = cost + more
                heapq.heappush(queue, (cost + more, target))
        return found


Members = Sequence[tuple[tuple[str, ...], float]]
"""What a class of words stands for at one table: the words of each member, and its probability."""
