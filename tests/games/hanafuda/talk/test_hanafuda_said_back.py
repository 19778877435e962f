"""What the program suggests saying is understood, and so is every name that it gives a card."""

from __future__ import annotations

import re

import pytest
from hanafuda_talking import LANGUAGES

from voice_hanabi.contract.commands import Answer, Command
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.games.hanafuda.game import KOI_KOI
from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.talk.cards import CardWords, one_of_each, said_of
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Keep, Lay, Look, Take
from voice_hanabi.games.hanafuda.talk.situations import CALL, LOOKED, SITUATIONS, TAKE
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

PLAYERS = ("Anna", "Petr")
FACES = one_of_each(CARDS)


def understood(ear: Interpreter, text: str, expectation: Expectation) -> Command:
    found = ear.understand(typed_line(text), expectation.intents)
    assert isinstance(found, Understood), (text, found)
    assert found.sure, text
    return found.command


def ears(language: str) -> tuple[Wording, Interpreter]:
    return (
        Wording(language, PLAYERS, "hanafuda"),
        Interpreter(KOI_KOI, templates_of(language, "hanafuda"), PLAYERS),
    )


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_called_as_the_table_calls_it(language: str) -> None:
    wording, ear = ears(language)
    words = CardWords(wording)
    for card in FACES:
        laid = wording.say("example-lay", card=words.object(card))
        assert understood(ear, laid, SITUATIONS.turn) == Lay(said_of(card)), laid
        assert understood(ear, words.full(card), SITUATIONS.turn) == Lay(said_of(card))
        taken = wording.say("example-take", card=words.object(card))
        assert understood(ear, taken, TAKE) == Take(said_of(card))
        alone = understood(ear, words.within(card), TAKE)
        assert isinstance(alone, Take), (words.within(card), alone)
        assert alone.card.kind == card.kind
        # In a list a plain card is called by its flower, which is understood as its month.
        named = understood(ear, words.name(card), SITUATIONS.turn)
        assert named in (Lay(said_of(card)), Lay(CardSaid(card.month))), (words.name(card), named)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_about_a_card_is_read_back_in_words_that_can_be_said(language: str) -> None:
    wording, ear = ears(language)
    words = CardWords(wording)
    parts = [CardSaid(slot=slot) for slot in (1, 2, 8, -2, "last")]
    parts += [CardSaid(month) for month in range(1, 13)]
    parts += [CardSaid(kind=kind) for kind in ("hikari", "tane", "tan", "kasu")]
    for said in parts:
        text = wording.say("example-lay", card=words.said(said))
        found = understood(ear, text, SITUATIONS.turn)
        same = [Lay(said), Lay(CardSaid(slot=-1))] if said.slot == "last" else [Lay(said)]
        assert found in same, (text, found)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_is_understood_for_sure(language: str) -> None:
    wording, ear = ears(language)
    say = wording.say
    for text, expectation, command in (
        (say("example-koi-koi"), CALL, Call("koi-koi")),
        (say("example-shobu"), CALL, Call("shobu")),
        (say("example-look"), SITUATIONS.turn, Look()),
        (say("example-keep"), LOOKED, Keep()),
        (say("example-one"), TAKE, Answer("number", 1)),
    ):
        assert understood(ear, text, expectation) == command
    words = CardWords(wording)
    both = say("example-lay-takes", card=words.object(FACES[0]), takes=words.object(FACES[1]))
    assert understood(ear, both, SITUATIONS.turn) == Lay(said_of(FACES[0]), said_of(FACES[1]))


QUOTED = re.compile(r"[„“‘']([^„“”’']+)[“”’']")


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_help_says_in_quotes_is_understood(language: str) -> None:
    wording, ear = ears(language)
    first = CardWords(wording).said(CardSaid(slot=1))
    example, other = wording.say("example-lay", card=first), wording.say("example-question")
    for message, expectation in (
        ("help-turn", SITUATIONS.turn),
        ("help-moves", SITUATIONS.turn),
        ("help-questions", SITUATIONS.turn),
        ("help-look", SITUATIONS.turn),
        ("help-looked", LOOKED),
        ("help-call", CALL),
    ):
        phrases = QUOTED.findall(wording.say(message, example=example, other=other, game="koi-koi"))
        assert phrases, message
        for phrase in phrases:
            understood(ear, phrase, expectation)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_practice_are_phrases_of_the_grammar(language: str) -> None:
    wording = Wording(language, game="hanafuda")
    names = wording.say("practice-names").split(", ")
    ear = Interpreter(KOI_KOI, templates_of(language, "hanafuda"), names)
    graph = ear.graph(SITUATIONS.practice.intents)
    for number in range(1, 11):
        text = wording.say(f"practice-sentence-{number}")
        assert graph.exact(plain(text).split()), text
