"""Sentences to train on: those of the grammars can be said at a table; the others were said by people."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path

import pytest

from training.words import texts
from training.words.grammars import (
    PLAYERS,
    grammar_sentences,
    mixed_sentences,
    phrases_of,
    said_sentences,
    sentences_of_players,
)
from training.words.texts import dictionary
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.language.free_talk import sentences_of
from voice_hanabi.language.templates import plain
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
    for source in (grammar_sentences, mixed_sentences, said_sentences):
        once, again, other = (list(islice(source(language, random.Random(seed)), 12)) for seed in (1, 1, 2))
        assert once == again != other


@pytest.mark.by_turns("training", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_say_in_their_own_words_is_learned_of_every_game(language: str) -> None:
    said = set(islice(said_sentences(language, random.Random(1)), 2000))
    of_games = {name: {plain(text) for text in sentences_of(language, name)} for name in GAMES}
    assert said <= set().union(*of_games.values())
    told = [name for name, own in of_games.items() if own]
    assert len(told) > 1
    assert all(said & of_games[name] for name in told)


def test_words_of_a_spelling_checker_are_taken_without_its_flags(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "cs_CZ.dic"
    words.write_text("4\nagentka/ZQ\nkarta\nx\nžluť/H\n", encoding="utf-8")
    monkeypatch.setitem(texts._DICTIONARIES, "cs", words)
    assert dictionary.__wrapped__("cs") == ("agentka", "karta", "žluť")
