"""A phrase graph as the grammar of a decoding graph: its phrases, nothing at all, and something else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from voice_hanabi.hearing.fst import Transducer
from voice_hanabi.hearing.phrases import PhraseGraph


@dataclass(frozen=True, slots=True)
class Other:
    """A word of speech that is none of the phrases: its number, what the first one costs, and each more."""

    number: int
    first: float
    more: float


def phrase_acceptor(
    phrases: PhraseGraph, numbers: Mapping[str, int], nothing: float, others: Iterable[Other]
) -> Transducer:
    """Return the acceptor of whole phrases, by the numbers of their words.

    ``nothing`` is what it costs to hear no word (natural logarithm): without it, noise would be forced
    into words. Of ``others`` any sequence is accepted in a phrase's stead. Raises KeyError for a word
    without a number.
    """
    grammar = Transducer()
    start = grammar.add_state()
    places = {phrases.start: start}
    for state, word, following in phrases.arcs:
        for end in (state, following):
            if end not in places:
                places[end] = grammar.add_state()
        grammar.add_arc(places[state], numbers[word], numbers[word], 0.0, places[following])
    grammar.set_final(start, nothing)
    for state in phrases.finals:
        if state in places:
            grammar.set_final(places[state])
    elsewhere = grammar.add_state()
    grammar.set_final(elsewhere)
    for other in others:
        grammar.add_arc(start, other.number, other.number, other.first, elsewhere)
        grammar.add_arc(elsewhere, other.number, other.number, other.more, elsewhere)
    return grammar
