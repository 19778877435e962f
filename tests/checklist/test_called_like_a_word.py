"""A player is named after a colour or a flower of the game: words to others and to them still count."""

from __future__ import annotations

import pytest

from voice_hanabi.cli.understand import at_table
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.understanding.interpreter import interpreter_of

RED, FIVE = {"colour": "red"}, {"value": 5}

CLUES = (
    ("en", "Red", "Tom", "Tom, your red cards", "Tom", RED),
    ("en", "Red", "Tom", "Tom's red cards", "Tom", RED),
    ("en", "Red", "Tom", "Tom, nothing fancy, just red.", "Tom", RED),
    ("en", "Red", "Tom", "I'm telling Tom his second and third are red", "Tom", RED | {"slots": [2, 3]}),
    ("en", "Red", "Tom", "Red, your fives", "Red", FIVE),
    ("en", "Red", "Tom", "Red, your red cards", "Red", RED),
    ("en", "Red", "Tom", "Red, you have two reds", "Red", RED | {"count": 2}),
    ("en", "Red", "Tom", "I give Red red", "Red", RED),
    ("en", "Five", "Tom", "Tom, your fives", "Tom", FIVE),
    ("en", "Five", "Tom", "Five, your fives", "Five", FIVE),
    ("en", "Five", "Tom", "Five, your red cards", "Five", RED),
    ("cs", "Červený", "Petr", "Petře, tvoje červené", "Petr", RED),
    ("cs", "Červený", "Petr", "Petře, tvoje červené karty", "Petr", RED),
    ("cs", "Červený", "Petr", "Petře, ten tvůj druhý je červený", "Petr", RED | {"slots": [2]}),
    ("cs", "Červený", "Petr", "Červený, tvoje pětky", "Červený", FIVE),
    ("cs", "Červený", "Petr", "Červený, tvoje červené", "Červený", RED),
    ("cs", "Červená", "Petr", "Petře, tvoje druhá karta je červená", "Petr", RED | {"slots": [2]}),
    ("cs", "Červená", "Petr", "Červená, tvoje druhá karta je červená", "Červená", RED | {"slots": [2]}),
    ("pl", "Czerwony", "Piotr", "Piotrze, twoje czerwone", "Piotr", RED),
    ("pl", "Czerwony", "Piotr", "Piotrze, twoje czerwone karty", "Piotr", RED),
    ("pl", "Czerwony", "Piotr", "Czerwony, twoje piątki", "Czerwony", FIVE),
    ("pl", "Czerwony", "Piotr", "Czerwony, twoje czerwone", "Czerwony", RED),
    ("pl", "Czerwona", "Piotr", "Piotrze, twoja druga jest czerwona", "Piotr", RED | {"slots": [2]}),
    ("pl", "Czerwona", "Piotr", "Czerwona, twoja druga jest czerwona", "Czerwona", RED | {"slots": [2]}),
    ("da", "Rød", "Peter", "Peter, dine røde", "Peter", RED),
    ("da", "Rød", "Peter", "Peter, dine røde kort", "Peter", RED),
    ("da", "Rød", "Peter", "Peter, dit andet kort er rød", "Peter", RED | {"slots": [2]}),
    ("da", "Rød", "Peter", "Rød, dine femmere", "Rød", FIVE),
    ("da", "Rød", "Peter", "Rød, dine røde", "Rød", RED),
    ("da", "Rød", "Peter", "Rød, dit andet kort er rød", "Rød", RED | {"slots": [2]}),
)

NO_CLUES = (
    ("en", "Red", "Tom", "Tom, tell Red white"),
    ("en", "Red", "Tom", "Red, tell Tom about fives"),
    ("en", "Red", "Tom", "Tom, Red plays the third"),
    ("en", "Red", "Tom", "Ugh, red, red, what was red again"),
    ("en", "Red", "Tom", "your red cards"),
    ("cs", "Červený", "Petr", "Petře, Červený hraje třetí"),
    ("pl", "Czerwony", "Piotr", "Piotrze, Czerwony gra trzecią"),
    ("da", "Rød", "Peter", "Peter, Rød spiller den tredje"),
)

FLOWERS = (
    ("en", ("Iris", "Tom"), "I play the iris ribbon", {"month": 5, "kind": "tan"}),
    ("en", ("Tom", "Iris"), "I'm going to play the iris ribbon", {"month": 5, "kind": "tan"}),
)


def said(language: str, game: str, names: tuple[str, ...], utterance: Utterance) -> dict[str, object] | None:
    """Return what is done at once; ``None`` for nothing or a question."""
    played = GAMES[game]
    made = at_table(interpreter_of(played, language, names), played.situations.turn, utterance)
    return None if made.command is None or not made.sure else played.canonical(made.command, names)


def spoken(text: str) -> Utterance:
    words = "".join(one for one in text.casefold() if one not in ",.!?")
    return Utterance((Alternative(words, 0.0),))


@pytest.mark.by_turns
@pytest.mark.parametrize(("language", "called", "other", "text", "target", "of"), CLUES)
def test_a_clue_counts_even_if_a_player_has_a_word_of_the_game_as_a_name(
    language: str, called: str, other: str, text: str, target: str, of: dict[str, object]
) -> None:
    names = ("Anna", called, other)
    wanted = {"type": "clue", "target": target, **of}
    assert said(language, "hanabi", names, typed_line(text)) == wanted
    assert said(language, "hanabi", names, spoken(text)) == wanted


def test_what_such_a_player_meant_can_be_asked() -> None:
    meant = said("en", "hanabi", ("Anna", "Red", "Tom"), typed_line("Ugh, red, red, what did red mean again"))
    assert meant == {"type": "why", "player": "Red", "deed": "clue"}


@pytest.mark.parametrize(("language", "called", "other", "text"), NO_CLUES)
def test_what_others_are_told_about_them_is_not_a_clue(
    language: str, called: str, other: str, text: str
) -> None:
    names = ("Anna", called, other)
    assert said(language, "hanabi", names, typed_line(text)) is None
    assert said(language, "hanabi", names, spoken(text)) is None


@pytest.mark.parametrize(("language", "names", "text", "card"), FLOWERS)
def test_a_flower_is_played_even_if_a_player_has_its_name(
    language: str, names: tuple[str, ...], text: str, card: dict[str, object]
) -> None:
    assert said(language, "koi-koi", names, typed_line(text)) == {"type": "lay", "card": card}
