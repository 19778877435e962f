"""What sentences teach about which word follows which: likely ones are cheap, and chances add up to one."""

from __future__ import annotations

import math

import pytest

from voice_hanabi.hearing.free_speech import UNKNOWN, FreeSpeech
from voice_hanabi.hearing.graphs.word_pairs import PairWeights, WordPairs, free_speech, learned

SENTENCES = [
    ("i", "play", "<number>"),
    ("i", "discard", "<number>"),
    ("well", "i", "play", "<number>"),
    ("<name>", "i", UNKNOWN, "you"),
]
PLAIN = PairWeights(scale=1.0, end=0.0)


@pytest.fixture(scope="module")
def pairs() -> WordPairs:
    return learned((sentence, 1.0) for sentence in SENTENCES)


def speech(pairs: WordPairs, names: tuple[str, ...] = ("anna",)) -> FreeSpeech:
    classes = {
        "<number>": [(("one",), 0.5), (("two",), 0.5)],
        "<name>": [(tuple(name.split()), 1 / len(names)) for name in names],
    }
    return free_speech(pairs, classes, PLAIN)


def test_probabilities_after_every_word_add_up_to_one(pairs: WordPairs) -> None:
    assert sum(pairs.alone.values()) == pytest.approx(1.0)
    for word, followers in pairs.after.items():
        others = sum(part for token, part in pairs.alone.items() if token not in followers)
        assert sum(followers.values()) + pairs.left[word] * others == pytest.approx(1.0)


def test_what_was_said_costs_less_than_what_was_not(pairs: WordPairs) -> None:
    heard = speech(pairs)
    said = heard.cost(["i", "play", "two"])
    assert said < heard.cost(["play", "i", "two"]) < float("inf")
    assert heard.cost(["i", "play", "seven"]) == float("inf")


def test_a_pair_that_was_never_said_costs_the_way_back_and_the_word_alone(pairs: WordPairs) -> None:
    expected = -(
        math.log(pairs.after["<begin>"]["well"])
        + math.log(pairs.left["well"] * pairs.alone["discard"])
        + math.log(pairs.after["discard"]["<number>"] / 2)
        + math.log(pairs.after["<number>"]["<end>"])
    )
    assert speech(pairs).cost(["well", "discard", "one"]) == pytest.approx(expected)


def test_a_heavier_sentence_makes_its_words_likelier() -> None:
    light = speech(learned([*((one, 1.0) for one in SENTENCES), (("you", "play"), 0.1)]))
    heavy = speech(learned([*((one, 1.0) for one in SENTENCES), (("you", "play"), 5.0)]))
    assert heavy.cost(["you", "play"]) < light.cost(["you", "play"])


def test_members_of_a_class_cost_the_same_in_every_place(pairs: WordPairs) -> None:
    heard = speech(pairs)
    assert heard.cost(["i", "discard", "one"]) == pytest.approx(heard.cost(["i", "discard", "two"]))


def test_a_name_of_two_words_is_said_whole_or_not_at_all(pairs: WordPairs) -> None:
    heard = speech(pairs, ("anna", "player two"))
    assert heard.cost(["player", "two", "i", "play", "one"]) < float("inf")
    assert heard.cost(["player", "i", "play", "one"]) == float("inf")
    assert heard.cost(["anna", "i", "play", "one"]) < float("inf")


def test_a_class_without_members_is_never_said(pairs: WordPairs) -> None:
    heard = free_speech(pairs, {"<number>": [(("one",), 1.0)], "<name>": []}, PLAIN)
    assert heard.words == {"i", "play", "discard", "well", "you", "one"}


def test_unknown_speech_may_stand_between_words(pairs: WordPairs) -> None:
    heard = speech(pairs)
    assert heard.cost(["well", UNKNOWN, "i", "play", "two"]) < float("inf")
    assert UNKNOWN not in heard.words


def test_a_costly_end_changes_no_other_cost(pairs: WordPairs) -> None:
    dear = free_speech(pairs, {}, PairWeights(scale=1.0, end=4.0))
    plain = free_speech(pairs, {}, PLAIN)
    assert dear.cost(["i", "play"]) == pytest.approx(plain.cost(["i", "play"]) + 4.0)


def test_the_same_sentences_give_the_same_graph(pairs: WordPairs) -> None:
    again = speech(learned((sentence, 1.0) for sentence in SENTENCES))
    assert again == speech(pairs)
    assert hash(again) == hash(speech(pairs))
