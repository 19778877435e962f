"""A phrase graph as the grammar of a decoding graph: its phrases, free speech, nothing, something else."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.free_speech import UNKNOWN, FreeSpeech
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.phrases import PhraseGraph


@dataclass(frozen=True, slots=True)
class Other:
    """A word of speech that is none of the phrases: its number, what the first one costs, and each more."""

    number: int
    first: float
    more: float


@dataclass(frozen=True, slots=True)
class BesideFreeSpeech:
    """What exact phrases and free speech cost beside each other (natural logarithms)."""

    word: float = 1.5
    """Each word of an exact phrase: those of free speech cost what is learned of them."""

    free: float = -3.0
    """To begin free speech: its end costs as much more."""

    def cost(self, phrases: PhraseGraph, words: Sequence[str]) -> float:
        """Return what these words cost by themselves, however they sound; 0 where only phrases are heard."""
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

    ``nothing`` is what it costs to hear no word (natural logarithm): without it, noise would be forced
    into words. Of ``others`` any sequence is accepted in a phrase's stead. Free speech that the phrases have
    is accepted as well, where ``beside`` tells what they cost beside it; of its words those without a number
    are left out. Raises KeyError for a word of the phrases without a number.
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
    """Add free speech, where any of ``unknown`` is speech in none of its words; return where it begins."""
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
