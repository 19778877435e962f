"""Which phrases remain for a model that lacks words."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.hearing.graphs.hearable import phrases_lost, without_words
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of


def all_phrases(graph: PhraseGraph) -> set[str]:
    found = set()
    queue: list[tuple[int, tuple[str, ...]]] = [(graph.start, ())]
    while queue:
        state, words = queue.pop()
        if state in graph.finals:
            found.add(" ".join(words))
        queue += [(following, (*words, word)) for word, following in graph.arcs_from.get(state, {}).items()]
    return found


def test_only_phrases_with_a_missing_word_are_left_out() -> None:
    graph = graph_of(["play the first", "play the second", "discard the first", "help"])
    rest = without_words(graph, {"second", "discard"})
    assert all_phrases(rest) == {"play the first", "help"}
    assert rest.words == {"play", "the", "first", "help"}


def test_nothing_may_remain() -> None:
    rest = without_words(graph_of(["play one", "play two"]), {"play"})
    assert not rest.arcs
    assert rest.finals == frozenset()


def test_lost_phrases_are_named() -> None:
    graph = graph_of(["play one", "play two", "help me"])
    assert set(phrases_lost(graph, {"two", "me"})) == {"play two", "help me"}
    assert phrases_lost(graph, set()) == ()
    assert len(phrases_lost(graph, {"play"}, at_most=1)) == 1


@given(
    st.lists(st.lists(st.sampled_from("abcd"), min_size=1, max_size=4).map(" ".join), max_size=8),
    st.sets(st.sampled_from("abcd")),
)
def test_exactly_the_phrases_of_known_words_remain(phrases: list[str], missing: set[str]) -> None:
    kept = {phrase for phrase in phrases if missing.isdisjoint(phrase.split())}
    rest = without_words(graph_of(phrases), missing)
    assert all_phrases(rest) == kept
    assert rest.words == {word for phrase in kept for word in phrase.split()}
