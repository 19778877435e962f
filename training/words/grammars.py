"""Sentences of the games' own grammars, and sentences that people say in their own words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from training.words.texts import Phrases, sentences
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.language.free_talk import sentences_of
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.understanding.interpreter import Interpreter

PLAYERS: dict[str, tuple[str, ...]] = {
    "cs": ("Anna", "Petr", "Jana", "Honza"),
    "pl": ("Ania", "Piotr", "Kasia", "Marek"),
    "da": ("Anna", "Peter", "Mette", "Søren"),
    "en": ("Anna", "Peter", "Mary", "Tom"),
}
"""The players at the table where development clips are said."""

_LONGEST = 11


@lru_cache(maxsize=64)
def phrases_of(language: str, players: tuple[str, ...], expectation: Expectation) -> PhraseGraph:
    """Return what may be said in a situation at a table with these players."""
    return Interpreter(HANABI, templates_of(language, "hanabi"), players).phrases(expectation)


def walk(phrases: PhraseGraph, chance: random.Random) -> str:
    """Return a random phrase of a graph, of at most eleven words."""
    while True:
        words: list[str] = []
        state = phrases.start
        while len(words) <= _LONGEST:
            leaving = phrases.arcs_from.get(state, {})
            if state in phrases.finals and (not leaving or chance.random() < 0.4):
                return " ".join(words)
            if not leaving:
                break
            word = chance.choice(tuple(leaving))
            words.append(word)
            state = leaving[word]


def sentences_of_players(language: str, chance: random.Random) -> Iterator[str]:
    """Yield sentences of the grammars at the table of ``PLAYERS``, endlessly."""
    return grammar_sentences(language, chance, PLAYERS[language])


def grammar_sentences(language: str, chance: random.Random, players: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield sentences of the grammars endlessly: commands half of the time, otherwise for any situation.

    Without ``players``, the names at the table change every hundred sentences, since each table has its own
    graphs.
    """
    names = [name for name in Phrases(language).lists["name"] if " " not in name]
    situations = tuple(SITUATIONS)
    while True:
        table = players or tuple(chance.sample(names, 4))
        for _ in range(100):
            situation = SITUATIONS.turn if chance.random() < 0.6 else chance.choice(situations)
            phrases = phrases_of(language, table, situation)
            if phrases.arcs:
                yield walk(phrases, chance)


def said_sentences(language: str, chance: random.Random) -> Iterator[str]:
    """Yield what people say at a table in their own words, in all games, endlessly."""
    said = sorted({plain(text) for game in GAMES for text in sentences_of(language, game)})
    while True:
        yield chance.choice(said)


def mixed_sentences(language: str, chance: random.Random) -> Iterator[str]:
    """Yield sentences of the grammars (three in five), of the table and of dictionaries, endlessly."""
    of_grammars, others = grammar_sentences(language, chance), sentences(language, chance)
    while True:
        yield next(of_grammars) if chance.random() < 0.6 else next(others)
