"""How people talk at a table, learned from its language's sentences and filled with its names."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.expectations import COUNT, YES_NO, Speech
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS, SLOT
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.language.free_talk import EXAMPLE_PLAYERS, WordClasses, drawn, free_talk, sentences_of
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

LANGUAGES = tuple(EXAMPLE_PLAYERS)
NEVER = float("inf")
KINDS = HANABI.word_kinds

NEW_NAMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "cs": (("Zbyněk", "Markéta"), ("zbyňku tvoje druhá je žlutá", "markétě řeknu ty dvojky")),
    "pl": (("Grzegorz", "Zofia"), ("grzegorzu masz dwie czerwone", "to ja powiem zofii o zielonych")),
    "da": (("Søren", "Mette"), ("søren du har to røde kort", "så siger jeg treere til mette")),
    "en": (("Siobhan", "Tom"), ("okay siobhan you have two reds", "i'll tell tom about his fives")),
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_heard(language: str) -> None:
    """With its rare words left open, at least."""
    heard = interpreter_of(HANABI, language, EXAMPLE_PLAYERS[language]).phrases(SITUATIONS.turn).free
    assert heard is not None
    sentences = sentences_of(language, "hanabi")
    assert len(sentences) >= 200
    for sentence in sentences:
        assert heard.cost(plain(sentence).split()) < NEVER, sentence


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_no_sentence_has_take_the_place_of_those_that_it_has(language: str) -> None:
    names, sentences = NEW_NAMES[language]
    heard = interpreter_of(HANABI, language, names).phrases(SITUATIONS.turn).free
    assert heard is not None
    for sentence in sentences:
        assert heard.cost(sentence.split()) < NEVER
    absent = plain(EXAMPLE_PLAYERS[language][1])
    assert absent not in heard.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_heard_with_unknown_words_in_between(language: str) -> None:
    phrases = interpreter_of(HANABI, language, EXAMPLE_PLAYERS[language]).phrases(SITUATIONS.turn)
    assert phrases.free is not None
    for words in drawn(phrases, 50):
        assert phrases.free.cost(words) < NEVER
        assert phrases.free.cost([words[0], UNKNOWN, *words[1:]]) < NEVER


def test_what_is_learned_about_one_colour_and_name_holds_for_the_others() -> None:
    templates = templates_of("en", "hanabi")
    phrases = Interpreter(HANABI, templates, ("Anna", "Tom")).phrases(SITUATIONS.turn)
    heard = free_talk(
        templates, ("Anna", "Tom"), phrases, sentences=["Goodness, Peter, paint it blue!"] * 9, kinds=KINDS
    )
    likely = heard.cost(["goodness", "tom", "paint", "it", "blue"])
    assert heard.cost(["goodness", "anna", "paint", "it", "blue"]) == pytest.approx(likely)
    assert heard.cost(["goodness", "tom", "paint", "it", "red"]) < heard.cost(
        ["it", "paint", "goodness", "tom", "red"]
    )


def test_a_rare_word_may_be_left_open() -> None:
    templates = templates_of("en", "hanabi")
    phrases = Interpreter(HANABI, templates, ("Anna", "Tom")).phrases(SITUATIONS.turn)
    sentences = ["My marvellous red one"]
    heard = free_talk(templates, ("Anna", "Tom"), phrases, sentences=sentences, kinds=KINDS)
    assert heard.cost(["my", UNKNOWN, "red", "one"]) < heard.cost(["my", "red", UNKNOWN, "one"])


def test_words_of_another_list_join_the_vocabulary() -> None:
    templates = templates_of("en", "hanabi")
    phrases = Interpreter(HANABI, templates, ("Anna", "Tom")).phrases(SITUATIONS.turn)
    without = free_talk(templates, ("Anna", "Tom"), phrases, kinds=KINDS)
    heard = free_talk(
        templates, ("Anna", "Tom"), phrases, further=[("jettison", 0.05), ("heave ho", 0.05)], kinds=KINDS
    )
    assert heard.words - without.words == {"jettison", "heave", "ho"}
    assert heard.cost(["i", "jettison", "the", "second"]) < NEVER


def test_the_same_table_gives_the_same_costs() -> None:
    one, other = (Interpreter(HANABI, templates_of("da", "hanabi"), ("Mette", "Lars")) for _ in range(2))
    assert one.phrases(SITUATIONS.turn) == other.phrases(SITUATIONS.turn)


def test_only_whole_sentences_and_answers_are_spoken_freely() -> None:
    interpreter = interpreter_of(HANABI, "en", EXAMPLE_PLAYERS["en"])
    free = {one for one in SITUATIONS if interpreter.phrases(one).free is not None}
    assert free == {one for one in SITUATIONS if one.speech is not Speech.EXACT}
    assert {SITUATIONS.turn, SITUATIONS.waiting, SLOT, YES_NO, COUNT} <= free
    assert SITUATIONS.practice not in free


def test_forms_that_values_have_in_common_are_one_class() -> None:
    classes = WordClasses(templates_of("cs", "hanabi"), KINDS)
    assert classes.tokens(["červenou"], {}) == classes.tokens(["žlutou"], {})
    assert classes.tokens(["červenou"], {}) != classes.tokens(["červené"], {})
    assert classes.tokens(["karta"], {}) == ("karta",)
    players = classes.players(["Petr", "Eva"])
    assert classes.tokens(["petrovi"], players) == classes.tokens(["evě"], players)
