"""The lexicon's graph: the ways to say a word, and what each costs."""

from __future__ import annotations

from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.lexicon import Costs, Pronunciations, lexicon_graph

WORDS = ("anden", "kort")
WAYS: Pronunciations = {"anden": [("a", "n", "ə", "n")], "kort": [("k", "ɒ", "t")]}
RUNNING: Pronunciations = {"anden": [("a", "n", "n")]}


def _beginnings(graph: Transducer, word: str) -> list[float]:
    """Return the cost of each way to begin a word, from the first state, where all words begin."""
    number = WORDS.index(word) + 1
    return sorted(cost for _, writes, cost, _ in graph._arcs[0] if writes == number)


def test_what_is_said_in_running_speech_costs_more_than_the_usual_sounds() -> None:
    costs = Costs(running=1.25)
    usual, also = lexicon_graph(WORDS, WAYS, costs), lexicon_graph(WORDS, WAYS, costs, RUNNING)
    assert _beginnings(usual, "anden") == [0.0]
    assert _beginnings(also, "anden") == [0.0, 1.25]
    assert _beginnings(also, "kort") == _beginnings(usual, "kort") == [0.0]
