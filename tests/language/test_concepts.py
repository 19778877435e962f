"""Concepts are spotted by their longest forms, and loose phrases over gaps, in any language."""

from __future__ import annotations

import pytest

from voice_hanabi.language.concepts import ConceptForms, parts
from voice_hanabi.language.form_rows import expanded, form_words
from voice_hanabi.language.grammar_problems import GrammarProblem
from voice_hanabi.language.loose_patterns import LoosePatterns
from voice_hanabi.language.meanings import Concept
from voice_hanabi.language.templates import Templates, parsed, read_templates

PLAY, DISCARD, PLACE, FILLER = (Concept(name) for name in ("play", "discard", "place", "filler"))


def forms(*said: tuple[str, Concept]) -> ConceptForms:
    return ConceptForms(((form_words(text), concept) for text, concept in said), guessable=["play", "place"])


def spotted(known: ConceptForms, text: str, *, typed: bool = False) -> list[tuple[str, set[str]]]:
    return [
        (" ".join(group.words), {concept.name for concept in group.concepts})
        for group in known.spot(text, typed=typed)
    ]


def test_a_longer_form_wins_over_the_shorter_ones_in_it() -> None:
    known = forms(("discard", DISCARD), ("discard pile", FILLER), ("the", FILLER))
    assert spotted(known, "the discard pile") == [("the", {"filler"}), ("discard pile", {"filler"})]
    assert spotted(known, "discard the") == [("discard", {"discard"}), ("the", {"filler"})]


def test_a_word_may_be_in_several_concepts() -> None:
    known = forms(("one", PLACE), ("one", FILLER))
    assert spotted(known, "one") == [("one", {"place", "filler"})]


def test_words_in_no_list_are_unknown_one_by_one() -> None:
    known = forms(("play", PLAY))
    assert spotted(known, "play [unk] thing") == [("play", {"play"}), ("[unk]", set()), ("thing", set())]


def test_a_form_with_a_gap_is_found_over_a_few_words_and_no_more() -> None:
    known = forms(("put ~ down", PLAY), ("put", FILLER), ("down", FILLER), ("third", PLACE))
    assert spotted(known, "put third down")[0] == ("put", {"play", "filler"})
    assert spotted(known, "put a b c d e f g down")[0] == ("put", {"filler"})
    assert spotted(known, "down put")[1] == ("put", {"filler"})


def test_an_opening_form_counts_only_if_nothing_of_weight_comes_before_it() -> None:
    known = forms(("^have you", Concept("ask")), ("well", FILLER), ("third", PLACE))
    assert spotted(known, "well have you")[-1] == ("have you", {"ask"})
    assert spotted(known, "third have you")[-1] == ("you", set())
    assert spotted(known, "third, have you")[-1] == ("have you", {"ask"})


def test_typed_words_may_lack_diacritics_or_be_misspelt_and_the_latter_is_noted() -> None:
    known = forms(("zahraju", PLAY), ("čtvrtou", PLACE))
    first, second = known.spot("zahraj ctvrtou", typed=True)
    assert (first.values("play"), first.guessed) == (("",), True)
    assert (second.values("place"), second.guessed) == (("",), False)
    assert not known.spot("zahraj ctvrtou", typed=False)[0].known


def test_a_short_word_is_never_taken_for_a_misspelt_one() -> None:
    assert not forms(("play", PLAY)).spot("pley", typed=True)[0].known


def test_punctuation_parts_a_sentence_and_is_kept() -> None:
    assert list(parts("Eva, your first? It's red.")) == [
        (("eva",), ","),
        (("your", "first"), "?"),
        (("it's", "red"), "."),
    ]


def test_a_template_expands_to_every_row_of_words() -> None:
    rules = {"the": parsed("[the]")}
    lists = {"colour": [("red", "red"), ("(dark|light) blue", "blue")]}
    assert set(expanded("<the> {colour} card", rules, lists, "en")) == {
        ("red", "card"), ("the", "red", "card"), ("dark", "blue", "card"), ("the", "dark", "blue", "card"),
        ("light", "blue", "card"), ("the", "light", "blue", "card"),
    }  # fmt: skip


def test_a_rule_that_no_file_defines_is_reported() -> None:
    with pytest.raises(GrammarProblem, match="<there>"):
        list(expanded("<there>", {}, {}, "en"))


def loose(**patterns: list[str]) -> LoosePatterns:
    templates = Templates(
        "en", "", {}, {}, {"colour": [("red", "red"), ("blue", "blue")]}, (), (), {},
        patterns={name: tuple(texts) for name, texts in patterns.items()},
    )  # fmt: skip
    return LoosePatterns(templates, {})


def found(patterns: LoosePatterns, text: str, *intents: str) -> list[tuple[str, dict[str, object]]]:
    return [(one.reading.intent, dict(one.reading.slots)) for one in patterns.find(text.split(), intents)]


def test_a_loose_phrase_names_what_each_sentence_names() -> None:
    patterns = loose(AskFirework=["how ~ {colour} ~ high", "[{colour}] fireworks"])
    assert found(patterns, "how is red so high", "AskFirework") == [("AskFirework", {"colour": "red"})]
    assert found(patterns, "how is blue so high", "AskFirework") == [("AskFirework", {"colour": "blue"})]
    assert found(patterns, "how is green so high", "AskFirework") == []
    assert found(patterns, "green fireworks", "AskFirework") == [("AskFirework", {})]
    assert found(patterns, "red fireworks", "AskFirework") == [("AskFirework", {"colour": "red"})]


def test_a_loose_phrase_is_found_among_other_words_with_what_it_names() -> None:
    patterns = loose(AskFirework=["how ~ {colour} ~ high"], AskDeck=["(deck|pile) ~ empty"])
    assert found(patterns, "well how is the blue one so high then", "AskFirework", "AskDeck") == [
        ("AskFirework", {"colour": "blue"})
    ]
    assert found(patterns, "is the pile nearly empty", "AskDeck") == [("AskDeck", {})]
    assert found(patterns, "the empty pile", "AskDeck") == []


def test_a_loose_phrase_says_which_words_it_used() -> None:
    (one,) = loose(AskFirework=["how ~ {colour}"]).find(["well", "how", "is", "red", "now"], ["AskFirework"])
    assert one.used == {1, 3}


def test_a_loose_phrase_is_made_of_whole_words() -> None:
    assert found(loose(Stop=["stop"]), "unstoppable stopping", "Stop") == []


def test_a_broken_pattern_and_a_rule_defined_twice_are_reported_in_one_sentence(tmp_path: object) -> None:
    with pytest.raises(GrammarProblem, match="<nothing>"):
        found(loose(Stop=["<nothing> stop"]), "stop", "Stop")
    from pathlib import Path

    folder = Path(str(tmp_path))
    (folder / "one.yaml").write_text("expansion_rules: {the: '[the]'}\nintents: {}\nlists: {}\n")
    (folder / "two.yaml").write_text("expansion_rules: {the: 'the'}\nintents: {}\nlists: {}\n")
    with pytest.raises(GrammarProblem, match="<the>"):
        read_templates(folder, "en")
