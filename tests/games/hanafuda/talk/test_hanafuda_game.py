"""Hanafuda and Koi-Koi as a table has them: options chosen by name, actions as plain data."""

from __future__ import annotations

import pytest
from hanafuda_playing import NAMED_OPTIONS, name_of, steps
from hanafuda_talking import LANGUAGES, teller

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Unfit
from voice_hanabi.games.hanafuda.game import HANAFUDA, KOI_KOI, HanafudaGame
from voice_hanabi.games.hanafuda.rules.game import Options
from voice_hanabi.games.hanafuda.talk.variants import VARIANTS, options_of
from voice_hanabi.language.templates import templates_of

ENGLISH = teller("en").wording


def choices(game: HanafudaGame, *variants: str, count: int | None = 2) -> Choices:
    return Choices("en", game.name, variants=variants, count=count)


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_every_action_comes_back_from_its_record(options: Options) -> None:
    for step in steps(options, 4, most=60):
        record = KOI_KOI.action_record(step.action)
        assert KOI_KOI.action_of(record) == step.action


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"type": "fly"},
        {"type": "lay", "card": "13-tan", "takes": None},
        {"type": "lay", "card": 3, "takes": None},
        {"type": "call", "koi_koi": 1},
        {"type": "choose"},
    ],
)
def test_an_invalid_record_of_an_action_is_refused(record: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        KOI_KOI.action_of(record)


def test_options_are_chosen_by_name() -> None:
    options = options_of("koi-koi", choices(KOI_KOI, "half-game", "no-oya-ken", "month-yaku", "second-deck"))
    assert (options.rounds, options.oya_ken, options.month_yaku, options.decks) == (6, False, True, 2)
    assert not options_of("koi-koi", choices(KOI_KOI, "no-rain-man-seven")).rain_man_seven
    assert options_of("hanafuda", choices(HANAFUDA, "play-on", "look-first")).look_first
    assert options_of("hanafuda", choices(HANAFUDA, "smaller-hands", count=5)).hand_size == 4
    # This many players need two decks.
    assert options_of("koi-koi", choices(KOI_KOI, count=5)).decks == 2


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        (choices(KOI_KOI, "second-deck", "smaller-hands"), "Two decks or smaller hands, but not both."),
        (choices(HANAFUDA, "smaller-hands"), "Smaller hands are for three players or more."),
        (choices(KOI_KOI, "play-on"), "Playing on from the stock belongs to the basic game."),
        (choices(HANAFUDA, "no-oya-ken"), "No oya-ken belongs to Koi-Koi."),
        (choices(KOI_KOI, "smaller-hands", count=5), "With that, two to three can play."),
        (choices(KOI_KOI, "double-at-seven", "double-by-koi-koi"), None),
        (choices(HANAFUDA, "look-first", count=None), None),
    ],
)
def test_choices_that_do_not_go_together_are_refused_in_one_sentence(
    chosen: Choices, words: str | None
) -> None:
    game = KOI_KOI if chosen.game == "koi-koi" else HANAFUDA
    assert game.clash(chosen, ENGLISH) == words
    if words is not None and "second-deck" not in chosen.variants and chosen.count != 2:
        with pytest.raises(Unfit):
            game.new(chosen, 1)


def test_what_was_chosen_is_said_in_a_few_words() -> None:
    assert KOI_KOI.summary(choices(KOI_KOI), ENGLISH) == "Koi-Koi"
    assert HANAFUDA.summary(choices(HANAFUDA, "half-game", "look-first"), ENGLISH) == (
        "Hanafuda, half game, looking at the stock card"
    )
    assert KOI_KOI.summary(choices(KOI_KOI, count=4), ENGLISH) == "Koi-Koi, two decks"


def test_the_same_choices_and_seed_deal_the_same_and_a_beginner_deals() -> None:
    assert KOI_KOI.new(choices(KOI_KOI), 5) == KOI_KOI.new(choices(KOI_KOI), 5)
    begun = Choices("en", "koi-koi", count=3, beginner=2)
    assert KOI_KOI.new(begun, 5).dealer == 2
    assert len(KOI_KOI.opening(KOI_KOI.new(begun, 5))) >= 2


def test_an_action_that_the_rules_forbid_is_unfit() -> None:
    state = KOI_KOI.new(choices(KOI_KOI), 5)
    with pytest.raises(Unfit):
        KOI_KOI.apply(state, KOI_KOI.action_of({"type": "call", "koi_koi": True}))


def test_options_have_names_that_can_be_typed() -> None:
    for name in VARIANTS:
        assert KOI_KOI.variant_named(name, "cs") == name
    assert KOI_KOI.variant_named("Half game", "cs") == "half-game"
    assert KOI_KOI.variant_named("double_at_seven", "en") == "double-at-seven"
    assert KOI_KOI.variant_named("rainbow", "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_said(language: str) -> None:
    templates = templates_of(language, "hanafuda")
    said = {
        value for name, values in templates.lists.items() if name.startswith("variant") for _, value in values
    }
    assert said == set(VARIANTS)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", "Takhle se hraje ve dvou nebo ve třech."),
        ("pl", "Tak może grać od dwóch do trzech graczy."),
    ],
)
def test_how_many_can_play_is_said_in_the_words_of_the_language(language: str, words: str) -> None:
    chosen = choices(KOI_KOI, "smaller-hands", count=5)
    assert KOI_KOI.clash(chosen, teller(language).wording) == words
