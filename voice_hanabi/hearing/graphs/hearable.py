"""The phrases that a model can recognise: those whose words it has."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Collection

from voice_hanabi.hearing.phrases import PhraseGraph


def without_words(phrases: PhraseGraph, missing: Collection[str]) -> PhraseGraph:
    """Return the graph without the phrases that contain any of these words; it may be empty.

    States keep their numbers. Arcs that no remaining phrase uses are removed too. Free speech is unchanged.
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
    """Return phrases that can't be recognised because of these words, at least one for each way to reach
    them.

    Not all are listed, only as many as show every position of a missing word.
    """
    gone = frozenset(missing)
    lost = (phrase for phrase in phrases.covering_phrases() if not gone.isdisjoint(phrase.split()))
    return tuple(itertools.islice(lost, at_most))


def _reached(starts: Collection[int], arcs: dict[int, list[int]]) -> set[int]:
    """Return the states that can be reached from these along the arcs, including these."""
    reached = set(starts)
    queue = list(reached)
    while queue:
        for following in arcs.get(queue.pop(), ()):
            if following not in reached:
                reached.add(following)
                queue.append(following)
    return reached
