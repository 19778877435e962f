"""How many words at the beginning of a sentence are a phrase: a 'no', or the announcement of a correction."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.system.plain_text import without_diacritics


def longest(graph: PhraseGraph, words: Sequence[str], typed: bool) -> int:
    """Return how many words at the beginning are a phrase of the graph; typed ones may lack diacritics."""
    states, longest = {graph.start}, 0
    for length, word in enumerate(words, start=1):
        following = set()
        for state in states:
            for label, target in graph.arcs_from.get(state, {}).items():
                if word == label or (typed and word == without_diacritics(label)):
                    following.add(target)
        if not following:
            break
        states = following
        if states & graph.finals:
            longest = length
    return longest


def longest_of(graphs: Sequence[PhraseGraph], words: Sequence[str], typed: bool) -> int:
    """Return the length of the longest phrase in any of the graphs."""
    return max(longest(graph, words, typed) for graph in graphs)
