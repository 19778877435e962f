"""Nobody hears what they may not know: matches that differ only in hidden cards sound the same.

Two worlds are compared in which everything that an audience has seen is the same. Whatever it hears, and
whatever the table says aloud about the current player's commands, must be the same to the byte.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hanafuda_playing import NAMED_OPTIONS, Step, name_of, option_sets, steps
from hanafuda_talking import LANGUAGES, command_for, teller
from hypothesis import given, settings
from hypothesis import strategies as st
from test_hanafuda_hidden_cards import another_world, permutations

from voice_hanabi.contract.commands import ActionCommand, Answer
from voice_hanabi.contract.expectations import CHOICE, PLAYER, YES_NO
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.teller import Incomplete, Ready, Refused
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card
from voice_hanabi.games.hanafuda.rules.errors import IllegalAction
from voice_hanabi.games.hanafuda.rules.game import Options, State, apply
from voice_hanabi.games.hanafuda.talk.cards import said_of
from voice_hanabi.games.hanafuda.talk.commands import About, Call, CardSaid, Keep, Lay, Look, Question, Take
from voice_hanabi.games.hanafuda.talk.explaining import TOPICS
from voice_hanabi.games.hanafuda.talk.situations import SITUATIONS

YAKU = (
    "goko", "shiko", "ame_shiko", "sanko", "inoshikacho", "aotan", "akatan", "tane", "tan", "kasu",
    "hanami_de_ippai", "tsukimi_de_ippai", "tsukifuda",
)  # fmt: skip


HELPED = (SITUATIONS.turn, *SITUATIONS.own, SITUATIONS.paused, SITUATIONS.ended, YES_NO, CHOICE, PLAYER)
"""Situations in which somebody may ask what to say."""


def questions(players: int, random: Random) -> list[Question]:
    """Every question, in several of its forms."""
    plain = [Question(about) for about in About if about is not About.HELP]
    seats = [
        Question(about, player=seat)
        for about in (About.CAPTURED, About.POINTS, About.YAKU)
        for seat in range(players)
    ]
    cards = [CardSaid(random.randint(1, 12)), said_of(random.choice(CARDS)), CardSaid(kind="hikari")]
    of_cards = [Question(about, card=said) for about in (About.SEEN, About.MATCHES) for said in cards]
    yaku = [Question(About.YAKU, yaku=name, player=random.randrange(players)) for name in YAKU]
    return [*plain, *seats, *of_cards, *yaku, Question(About.RULE, topic=random.choice(TOPICS))]


def commands(random: Random) -> list[ActionCommand]:
    """Things that somebody may say they want to do."""
    card, other = said_of(random.choice(CARDS)), said_of(random.choice(CARDS))
    some = [card, CardSaid(other.month), CardSaid(kind=card.kind), CardSaid(slot=random.randint(1, 9))]
    laid = [Lay(one, two) for one in (*some, None) for two in (None, other)]
    return [*laid, *map(Take, some), Call("shobu"), Look(), Keep()]


def heard_about(state: State, audience: int | None, language: str, seed: int) -> list[object]:
    """Everything that an audience can hear about a state without changing it."""
    spoken = teller(language, state.players)
    random = Random(seed)
    heard: list[object] = [spoken.expectation(state), spoken.asks(state)]
    heard += [spoken.prompt(state), spoken.resumed(state), spoken.offered(state)]
    heard += [
        spoken.answer(question, audience, state, length, random.randrange(state.players))
        for question in questions(state.players, random)
        for length in Length
        if audience is not None or not spoken.is_private(question)
    ]
    for situation in HELPED:
        heard += [spoken.example(situation, state), spoken.help(situation, state)]
    for command in commands(random):
        heard += [spoken.makes_sense(command, state), spoken.placed(command, state)]
        heard.append(spoken.described(command, state))
    heard += [spoken.bare(Answer("number", number), state) for number in range(1, 10)]
    return heard


def aloud(outcome: Incomplete | Refused | Ready[Any]) -> str:
    match outcome:
        case Incomplete():
            return outcome.question
        case Refused():
            return outcome.sentence
        case Ready():
            return outcome.sentence


def assert_same_words(one: State, other: State, language: str, seed: int) -> None:
    """Whatever is asked for, the table's words about it are the same until it counts."""
    spoken = teller(language, one.players)
    for command in commands(Random(seed)):
        mine, theirs = spoken.request(command, one), spoken.request(command, other)
        assert type(mine) is type(theirs)
        assert aloud(mine) == aloud(theirs)


def check(step: Step, audience: int | None, language: str, random: Random) -> None:
    seed = random.randrange(2**32)
    spoken = teller(language, step.after.players)
    after = another_world(step.after, permutations(step.after, step.after, audience, random))
    assert heard_about(step.after, audience, language, seed) == heard_about(after, audience, language, seed)
    assert_same_words(step.after, after, language, seed)
    before = another_world(step.before, permutations(step.before, step.after, audience, random))
    other_after, other_events = apply(before, step.action)
    for command in (command_for(step.before, step.action), None):
        mine, theirs = (
            spoken.news(audience, events, state, length, command)
            for events, state in ((step.events, step.after), (other_events, other_after))
            for length in (Length.NORMAL,)
        )
        assert mine == theirs


@pytest.mark.by_turns(of="options")
@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_matches_that_differ_in_hidden_cards_sound_the_same(options: Options) -> None:
    random = Random(name_of(options))
    for number, step in enumerate(steps(options, 3, most=120)):
        if number % 24 == len(name_of(options)) % 24:
            audience = random.choice((*range(options.players), None))
            check(step, audience, random.choice(LANGUAGES), random)


@given(
    options=option_sets(),
    seed=st.integers(0, 2**32),
    language=st.sampled_from(LANGUAGES),
    offset=st.integers(0, 14),
)
@settings(max_examples=3)
def test_no_set_of_options_makes_hidden_cards_heard(
    options: Options, seed: int, language: str, offset: int
) -> None:
    random = Random(seed)
    for number, step in enumerate(steps(options, seed, most=90)):
        if number % 15 == offset:
            for audience in (*range(options.players), None):
                check(step, audience, language, random)


@pytest.mark.parametrize("audience", [0, None])
def test_the_test_itself_would_notice(audience: int | None) -> None:
    """A seat hears its own hand, so a world in which that differs sounds different."""
    step = next(steps(NAMED_OPTIONS[0], 5))
    random = Random(0)
    other = another_world(step.before, permutations(step.before, step.before, None, random))
    same = heard_about(step.before, audience, "en", 1) == heard_about(other, audience, "en", 1)
    assert same is (audience is None)


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("options", "language"),
    [(options, LANGUAGES[place % 4]) for place, options in enumerate(NAMED_OPTIONS)],
    ids=lambda value: value if isinstance(value, str) else name_of(value),
)
def test_whole_matches_are_told_in_whole_sentences(language: str, options: Options) -> None:
    """Each action can be said with its card named, and its news is whole sentences; no words are missing."""
    spoken = teller(language, options.players)
    told = set()
    for number, step in enumerate(steps(options, 7, most=150)):
        if number == 0:
            assert spoken.news(None, step.before.history[0].events, step.before, Length.NORMAL, None)
        command = command_for(step.before, step.action)
        if command is not None:
            ready = spoken.request(command, step.before)
            assert isinstance(ready, Ready), (command, ready)
            try:
                done, _ = apply(step.before, ready.action)
            except IllegalAction as error:
                raise AssertionError(command) from error
            assert done.players == step.after.players
            assert ready.sentence[-1] == "."
        for audience in (None, *range(options.players)):
            for announcement in spoken.news(audience, step.events, step.after, Length.NORMAL, command):
                assert announcement.text[-1] in ".?!"
                assert announcement.text[:1].isupper()
                assert "  " not in announcement.text
                assert announcement.audience == audience
        told |= {type(event) for event in step.events}
    assert len(told) >= 5


def test_the_cards_of_a_hand_are_not_in_what_others_hear_of_a_deal() -> None:
    step = next(steps(NAMED_OPTIONS[0], 9))
    state = step.before
    words = teller("en").news(1, state.history[0].events, state, Length.NORMAL, None)[0].text
    mine: tuple[Card, ...] = state.hands[1]
    assert len(words.split(", ")) <= len(mine) + 1
