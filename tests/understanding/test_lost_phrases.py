"""Which commands cannot be said to a model that lacks words, and what can be said instead."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from evening import LANGUAGES

from voice_hanabi.cli.models import seated_interpreter
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import command_of
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.lost_phrases import first_name_words, lost_phrases

DATA = Path(__file__).parents[1] / "data"


@lru_cache
def interpreter(language: str) -> Interpreter:
    seats = Wording(language, game="hanabi")
    return Interpreter(
        HANABI,
        templates_of(language, "hanabi"),
        tuple(seats.say("seat-name", number=one) for one in range(1, 6)),
    )


def words_in(name: str) -> frozenset[str]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


def test_every_czech_word_of_any_game_was_looked_up_in_the_list_of_the_official_model() -> None:
    words = {word for game in GAMES.values() for word in seated_interpreter(game, "cs").vocabulary()}
    looked_up = words_in("cs_words_lacking.txt") | words_in("cs_words_there.txt")
    assert sorted(words - {UNKNOWN} - looked_up) == [], "look these up and put each into one of the two files"
    assert sorted(looked_up - words) == [], "these are no longer words of any game"


@pytest.mark.parametrize("page", ["models.md", "decisions/own-model.md"])
def test_documents_tell_how_many_czech_words_the_official_model_lacks(page: str) -> None:
    lacking, there = words_in("cs_words_lacking.txt"), words_in("cs_words_there.txt")
    text = (DATA.parents[1] / "docs" / page).read_text(encoding="utf-8")
    assert f"lacks {len(lacking)} of the {len(lacking) + len(there):,} words" in " ".join(text.split())


NAMES_OF_CARDS = {"Lay", "Take", "AnswerCard", "AskMatches", "AskSeen", "AskYaku", "AskRule"} | {
    "SetVariant",
    "DropVariant",
}
"""Japanese words, and some flowers and animals in the cases that a move needs, are not in the list: such a
card is laid by its place, and its month and kind have other names."""

MEANINGS_LOST = {
    # Everything can be said, except three things that people can do without: the rules of the tokens, 'you
    # have five red ones' beside 'you have red ones', and rainbow cards alone, noted, discarded or left. The
    # other games' names are foreign words: they are typed, or given with --game.
    "hanabi": {"AskRule", "Clue", "Note", "AskDiscardsOf", "AskCopies", "SetGame"},
    "koi-koi": {*NAMES_OF_CARDS, "SetGame"},
    "hanafuda": {*NAMES_OF_CARDS, "SetGame"},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_official_czech_model_hears_every_command(game: str) -> None:
    lost = list(lost_phrases(seated_interpreter(GAMES[game], "cs"), words_in("cs_words_lacking.txt")))
    assert [one.intent for one in lost if one.silenced] == []
    assert {one.intent for one in lost if one.meanings_lost} <= MEANINGS_LOST[game]


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_replacements_mean_the_same_in_words_that_the_model_has(language: str) -> None:
    ear = interpreter(language)
    graphs = {intent: ear.graph((intent,)) for intent in ("Play", "Discard")}
    verb = plain(Wording(language, game="hanabi").say("example-play", slot=1)).split()[0]
    found = {one.intent: one for one in lost_phrases(ear, {verb})}
    lost = found["Play"]
    assert any(verb in phrase.split() for phrase in lost.phrases)
    assert not lost.silenced
    meant = {command_of(one) for phrase in lost.phrases for one in graphs["Play"].exact(phrase.split())}
    for phrase in lost.instead:
        assert verb not in phrase.split()
        assert {command_of(one) for one in graphs["Play"].exact(phrase.split())} & meant


def test_a_command_without_a_phrase_is_named() -> None:
    ear = interpreter("en")
    words = ear.graph(("Pause",)).phrases.words
    found = {one.intent: one for one in lost_phrases(ear, words)}
    assert found["Pause"].silenced
    assert found["Pause"].instead == ()
    assert found["Pause"].meanings_lost == found["Pause"].phrases


def test_first_names_are_counted_separately() -> None:
    ear = interpreter("en")
    assert "siobhan" not in first_name_words(ear)
    assert [one.intent for one in lost_phrases(ear, {"wendy", "elephant"})] == []
    assert list(lost_phrases(ear, ())) == []
