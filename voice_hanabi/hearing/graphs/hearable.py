"""Which phrases a model can hear: those whose words it has all."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Collection

from voice_hanabi.hearing.phrases import PhraseGraph


def without_words(phrases: PhraseGraph, missing: Collection[str]) -> PhraseGraph:
    """Return the graph without the phrases that have one of these words; possibly a graph without phrases.

    States keep their numbers. Arcs that no remaining phrase uses are gone too. Free speech stays as it is.
    """
    arcs = [arc for arc in phrases.arcs if arc[1] not in missing]
    onward: dict[int, list[int]] = defaultdict(list)
    back: dict[int, list[int]] = defaultdict(list)
    for state, _, following in arcs:
        onward[state].append(following)
        back[following].append(state)
    used = _reached({phrases.start}, onward) & _reached(phrases.finals, back)
    return PhraseGraph(
        phrases.start,
        frozenset(phrases.finals & used),
        tuple(arc for arc in arcs if arc[0] in used and arc[2] in used),
        phrases.free,
    )


def phrases_lost(phrases: PhraseGraph, missing: Collection[str], at_most: int = 1000) -> tuple[str, ...]:
    """Return phrases that cannot be heard because of these words, one at least for each way to meet them.

    Not all are listed: as many as it takes to show every place where a missing word stands.
    """
    gone = frozenset(missing)
    lost = (phrase for phrase in phrases.covering_phrases() if not gone.isdisjoint(phrase.split()))
    return tuple(itertools.islice(lost, at_most))


def _reached(starts: Collection[int], arcs: dict[int, list[int]]) -> set[int]:
    """Return the states that are reached from these along the arcs, these included."""
    reached = set(starts)
    queue = list(reached)
    while queue:
        for following in arcs.get(queue.pop(), ()):
            if following not in reached:
                reached.add(following)
                queue.append(following)
    return reached
