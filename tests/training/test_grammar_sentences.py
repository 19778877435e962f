"""Sentences of the grammars, with which the training begins: each may really be said at a table."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from training.grammars import PLAYERS, grammar_sentences, mixed_sentences, phrases_of, sentences_of_players
from voice_hanabi.hanabi.talk.situations import SITUATIONS
from voice_hanabi.languages import LANGUAGES


@pytest.mark.by_turns("training", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_players_say_may_be_said_in_some_situation(language: str) -> None:
    graphs = [phrases_of(language, PLAYERS[language], situation) for situation in SITUATIONS]
    said = list(islice(sentences_of_players(language, random.Random(1)), 60))
    for sentence in said:
        assert any(graph.accepts(sentence.split()) for graph in graphs), sentence
    turn = phrases_of(language, PLAYERS[language], SITUATIONS.turn)
    assert not all(turn.accepts(sentence.split()) for sentence in said), "the other situations are heard too"


@pytest.mark.by_turns("training", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_chance_gives_the_same_sentences_and_another_one_others(language: str) -> None:
    for source in (grammar_sentences, mixed_sentences):
        once, again, other = (list(islice(source(language, random.Random(seed)), 12)) for seed in (1, 1, 2))
        assert once == again != other
