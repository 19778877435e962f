"""Turns a phrase graph into the grammar of a decoding graph: phrases, free speech, nothing, other speech."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.free_speech import UNKNOWN, FreeSpeech
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.phrases import PhraseGraph


@dataclass(frozen=True, slots=True)
class Other:
    """A word of speech outside the phrases: its number, the cost of the first one, and of further ones."""

    number: int
    first: float
    more: float


@dataclass(frozen=True, slots=True)
class BesideFreeSpeech:
    """The costs of exact phrases and free speech relative to each other (natural logarithms)."""

    word: float = 1.5
    """For each word of an exact phrase; those of free speech have learned costs."""

    free: float = -3.0
    """For starting free speech; ending it costs the negative."""

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return the cost of these words, regardless of their sound; 0 if only phrases are recognised."""
        if phrases.free is None:
            return 0.0
        free = self.free + phrases.free.cost(words)
        least = min(free, self.word * len(words)) if phrases.accepts(words) else free
        return least if math.isfinite(least) else 0.0


def phrase_acceptor(
    phrases: PhraseGraph,
    numbers: Mapping[str, int],
    nothing: float,
    others: Iterable[Other],
    beside: BesideFreeSpeech | None = None,
) -> Transducer:
    """Return the acceptor of whole phrases, by the numbers of their words.

    ``nothing`` is the cost of hearing no word (natural logarithm): without it, noise would be forced into
    words. Any sequence of ``others`` is accepted instead of a phrase. The phrases' free speech is accepted as
    well if ``beside`` gives its costs; its words without a number are left out. Raises KeyError for a word of
    the phrases without a number.
    """
    grammar = Transducer()
    start = grammar.add_state()
    places = {phrases.start: start}
    free = phrases.free if beside is not None else None
    word_cost = beside.word if beside is not None and free is not None else 0.0
    for state, word, following in phrases.arcs:
        for end in (state, following):
            if end not in places:
                places[end] = grammar.add_state()
        grammar.add_arc(places[state], numbers[word], numbers[word], word_cost, places[following])
    grammar.set_final(start, nothing)
    for state in phrases.finals:
        if state in places:
            grammar.set_final(places[state])
    elsewhere = grammar.add_state()
    grammar.set_final(elsewhere)
    unknown = tuple(others)
    for other in unknown:
        grammar.add_arc(start, other.number, other.number, other.first, elsewhere)
        grammar.add_arc(elsewhere, other.number, other.number, other.more, elsewhere)
    if beside is not None and free is not None:
        grammar.add_arc(start, 0, 0, beside.free, _add_free(grammar, free, numbers, unknown))
    return grammar


def _add_free(
    grammar: Transducer, free: FreeSpeech, numbers: Mapping[str, int], unknown: Sequence[Other]
) -> int:
    """Add free speech, if there is a word for unknown speech (``unknown``); return its start state."""
    first = grammar.states
    last = max(max(state, target) for state, _, _, target in free.arcs)
    grammar.add_states(last + 1)
    for state, word, cost, target in free.arcs:
        if word == UNKNOWN:
            for other in unknown:
                grammar.add_arc(first + state, other.number, other.number, cost + other.more, first + target)
        elif word in numbers:
            grammar.add_arc(first + state, numbers[word], numbers[word], cost, first + target)
    for state, cost, target in free.back_off:
        grammar.add_arc(first + state, 0, 0, cost, first + target)
    for state, cost in free.finals:
        grammar.set_final(first + state, cost)
    return first + free.start
