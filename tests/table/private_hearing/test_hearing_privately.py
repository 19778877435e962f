"""Private ears by voice: offered, chosen in people's own words, tried before any card is named, changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, Evening
from in_each_language import YES

from voice_hanabi.contract.choices import Choices
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect, GiveEars, HandOver, LastTime, Remember
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, NoSuchEar, Way, ears_for

HERE = EarsHere(asked=True, phones=True, devices=("USB Headset",), sides=("USB Headset", ""), writing=True)
HEADSET = Ear(Way.HEADSET, "USB Headset")
OWN = Ear(Way.OWN, "USB Headset")
PHONE = Ear(Way.PHONE)


def set_up(folder: Path, *typed: str, language: str = "en", here: EarsHere = HERE) -> Evening:
    evening = Evening(folder, language, here=here)
    evening.begin()
    for line in typed or ("two", "Anna and Petr"):
        evening.type(line)
    return evening


def given(evening: Evening) -> dict[int, Ear]:
    """The ears that the last utterance gave."""
    effects = [one for one in evening.effects if isinstance(one, GiveEars)]
    return dict(effects[-1].ears) if effects else {}


def alone(evening: Evening) -> list[int]:
    """The seats that were told something privately after the last utterance."""
    return [
        one.audience for one in evening.effects if isinstance(one, Announcement) and one.audience is not None
    ]


def come(evening: Evening, seat: int) -> list[str]:
    """Let a seat's phone connect."""
    return evening._told(evening.table.phone_here(seat))


def test_ears_are_asked_for_after_the_names_and_only_existing_ones_are_offered(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "two")
    assert evening.type("Anna and Petr")[-1].endswith("on phones or with one headset handed round?")
    evening = set_up(tmp_path, "two", here=EarsHere(asked=True, sides=("",), writing=True))
    question = evening.type("Anna and Petr")[-1]
    assert "phones" not in question
    assert "headset" not in question
    assert "left and the right earphone or in writing" in question


def test_nothing_is_asked_where_nobody_needs_an_ear(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "two", here=EarsHere())
    assert evening.type("Anna and Petr")[-1].endswith("Shall I deal?")


def test_other_ears_are_named_on_request(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    assert evening.type("I have no idea, what is there") == [
        "table: Also with the left and the right earphone or in writing."
    ]
    assert "headset" in evening.type("what else is there")[0]


def test_no_card_is_dealt_before_a_headset_was_heard_by_its_wearer(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    said = evening.type("one headset for both of us")
    assert given(evening) == {0: HEADSET, 1: HEADSET}
    assert HandOver(0) in evening.effects
    assert said == [
        "table: Anna, put the headset on. Can you hear me in it?",
        "Anna: Anna, only you can hear this.",
    ]
    assert not any(line.startswith("table: Dealt") for line in evening.type("deal"))
    assert evening.type("yes")[-1].endswith("Shall I deal?")
    assert evening.type("yes")[0] == "table: Dealt. Anna begins."


def test_phones_are_waited_for_and_each_says_its_players_name(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    assert evening.type("phones") == ["table: Phones still missing: Anna and Petr."]
    assert come(evening, 1) == ["table: Petr's phone is here."]
    come(evening, 0)
    assert alone(evening) == [0, 1]
    assert evening.type("yes")[-1].endswith("Shall I deal?")


def test_whoever_hears_nothing_is_offered_another_way_and_the_others_keep_theirs(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    evening.type("phones")
    come(evening, 0)
    come(evening, 1)
    assert evening.type("no") == ["table: Who can't hear anything?"]
    (question,) = evening.type("Petr")
    assert question.startswith("table: How will Petr hear:")
    assert "phones" not in question
    assert given(evening)[1] == Ear(Way.NONE), "what is lost may be heard by others"
    evening.type("the headset")
    assert given(evening) == {0: PHONE, 1: OWN}
    assert alone(evening) == [1], "Anna has heard hers"
    assert evening.type("yes")[-1].endswith("Shall I deal?")


def test_each_may_choose_another_way_in_one_sentence(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "Anna, Petr, Eva")
    evening.type("me by headphones, Petr on his phone, and Eva can read it")
    assert given(evening) == {0: OWN, 1: PHONE, 2: Ear(Way.WRITING)}


def test_whoever_says_me_is_asked_for_the_name_if_it_is_unclear(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "Anna, Petr, Eva")
    assert evening.type("give me the headset") == ["table: Who is that? Type your name."]
    evening.type("Eva")
    assert given(evening) == {2: OWN}


def test_without_ears_the_game_is_dealt_and_that_is_said(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    said = evening.type("Nobody needs it, we can all see the cards")
    assert said[0].startswith("table: All right, no private ears.")
    assert said[-1].endswith("Shall I deal?")


SWITCHING: tuple[tuple[str, str, tuple[str, str]], ...] = (
    ("en", "my phone died, give me the headset", ("two", "Anna and Petr")),
    ("cs", "umřel mi mobil, dej mi sluchátka", ("dva", "Anna a Petr")),
    ("pl", "padł mi telefon, daj mi słuchawki", ("dwa", "Anna i Piotr")),
    ("da", "min mobil er død, giv mig headsettet", ("to", "Anna og Peter")),
)

PHONES = {"en": "phones", "cs": "telefony", "pl": "telefony", "da": "telefoner"}


@pytest.mark.by_turns
@pytest.mark.parametrize(("language", "sentence", "opening"), SWITCHING)
def test_an_ear_that_fails_in_a_game_is_changed_and_the_game_waits(
    tmp_path: Path, language: str, sentence: str, opening: tuple[str, str]
) -> None:
    evening = set_up(tmp_path, *opening, PHONES[language], language=language)
    come(evening, 0)
    come(evening, 1)
    evening.type(YES[language])
    evening.type(YES[language])
    turn = evening.state.turn
    evening.type(sentence)
    evening.type("Anna")
    assert given(evening) == {0: OWN, 1: PHONE}
    assert alone(evening) == [0]
    said = evening.type(YES[language])
    assert len(said) == 1, "the game goes on by itself"
    assert "Ann" in said[0], "whose turn it is"
    assert evening.state.turn == turn


def test_if_an_ear_is_lost_the_others_are_offered_and_it_stays_silent(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "two", "Anna and Petr", "phones")
    come(evening, 0)
    come(evening, 1)
    evening.type("yes")
    evening.type("yes")
    said = evening._told(evening.table.ear_failed(1))
    assert given(evening)[1] == Ear(Way.NONE)
    assert said[0] == "table: Petr's earphone isn't working."
    assert said[-1].startswith("table: How will Petr hear:")
    evening.type("give me the headset")
    assert given(evening)[1] == OWN


def test_sides_are_swapped_and_tried_again(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    evening.type("Anna takes the left earbud and Petr the right")
    assert given(evening) == {0: Ear(Way.LEFT, "USB Headset"), 1: Ear(Way.RIGHT, "USB Headset")}
    evening.type("swap left and right")
    assert given(evening) == {0: Ear(Way.RIGHT, "USB Headset"), 1: Ear(Way.LEFT, "USB Headset")}
    assert alone(evening) == [0, 1]


@pytest.mark.parametrize(
    "said",
    ["move the third to the left", "I'll have the right one", "take the left instead", "nobody wants it"],
)
def test_left_and_right_during_a_game_mean_places_of_cards(tmp_path: Path, said: str) -> None:
    evening = Evening(tmp_path, names=("Anna", "Eva"), here=HERE)
    evening.deal()
    evening.type(said)
    assert not any(isinstance(effect, GiveEars) for effect in evening.effects)
    assert "Left and right are for two" not in " ".join(evening.say("what did you say"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_about_phones_during_a_game_changes_nothing(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language, names=("Anna", "Eva"), here=HERE)
    evening.deal()
    talk = {
        "en": "I was on the phone with my sister",
        "cs": "včera jsem mluvila se sestrou po telefonu",
        "pl": "wczoraj rozmawiałam z siostrą przez telefon",
        "da": "jeg talte i telefon med min søster i går",
    }
    evening.say(talk[language])
    assert not any(isinstance(effect, GiveEars) for effect in evening.effects)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({0: Way.READER, 1: Way.READER}, "ear-reader-one"),
        ({0: Way.READER}, "ear-no-reader"),
        ({0: Way.OWN, 1: Way.OWN}, "ear-no-device"),
        ({0: Way.LEFT, 1: Way.LEFT}, "ear-sides-two"),
    ],
)
def test_what_this_computer_cannot_give_is_refused_with_its_reason(
    wanted: dict[int, Way], reason: str
) -> None:
    with pytest.raises(NoSuchEar, match=reason):
        ears_for(wanted, HERE)


def test_effects_name_every_seat_that_has_an_ear(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "Anna, Petr, Eva")
    evening.type("Petr on his phone")
    effect: Effect = next(one for one in evening.effects if isinstance(one, GiveEars))
    assert effect == GiveEars(("Anna", "Petr", "Eva"), ((1, PHONE),))


LAST_HEADSET = LastTime(
    Choices("en", "hanabi", None, (), 2, ("Anna", "Petr")), ((0, HEADSET), (1, HEADSET)), "never"
)


def test_one_yes_deals_as_last_time(tmp_path: Path) -> None:
    evening = Evening(tmp_path, here=HERE, last_time=LAST_HEADSET)
    assert evening.begin()[-1] == (
        "table: Anna and Petr, Hanabi, with one headset handed round: same as last time? "
        "Anna, put the headset on, then say 'yes'."
    )
    said = evening.say("yes")
    assert given(evening) == {0: HEADSET, 1: HEADSET}
    assert HandOver(0) in evening.effects
    assert not any("Dealt" in line for line in said), "first the ears are given"
    assert evening.table.unsettled
    assert "table: Dealt. Anna begins." in evening._told(evening.table.settle())
    assert evening.table.conversation.names == ("Anna", "Petr")


def test_while_last_time_is_offered_its_first_turn_is_made_ready(tmp_path: Path) -> None:
    evening = Evening(tmp_path, here=HERE, last_time=LAST_HEADSET)
    evening.begin()
    ready = list(evening.table.next_phrases)
    evening.say("yes")
    evening.table.settle()
    assert evening.table.expectation is evening.table.interpreter.game.situations.turn
    assert evening.table.phrases in ready


def test_as_last_time_with_phones_deals_once_they_have_come(tmp_path: Path) -> None:
    last = LastTime(LAST_HEADSET.choices, ((0, PHONE), (1, PHONE)))
    evening = Evening(tmp_path, here=HERE, last_time=last)
    evening.begin()
    assert not any("Dealt" in line for line in evening.say("yes"))
    assert not any("Dealt" in line for line in come(evening, 0))
    assert any("Dealt" in line for line in come(evening, 1))


def test_an_ear_of_last_time_that_is_gone_is_asked_for(tmp_path: Path) -> None:
    evening = Evening(tmp_path, here=EarsHere(asked=True, phones=True, writing=True), last_time=LAST_HEADSET)
    evening.begin()
    assert evening.say("yes")[-1].startswith("table: How will each of you hear")
    evening.type("in writing")
    assert "table: Dealt. Anna begins." in evening._told(evening.table.settle())


def test_no_begins_with_the_usual_questions_and_anything_else_is_an_answer_too(tmp_path: Path) -> None:
    evening = Evening(tmp_path, here=HERE, last_time=LAST_HEADSET)
    evening.begin()
    assert evening.say("no")[-1] == "table: How many of you are playing?"
    evening = Evening(tmp_path, here=HERE, last_time=LAST_HEADSET)
    evening.begin()
    assert evening.say("three")[-1].startswith("table: Three.")


def test_what_is_remembered_is_told_and_forgotten(tmp_path: Path) -> None:
    evening = Evening(tmp_path, here=HERE, last_time=LAST_HEADSET)
    evening.begin()
    assert "Anna and Petr, Hanabi" in evening.type("what do you remember")[0]
    assert evening.type("forget us")[0] == "table: Forgotten."
    assert Remember(None) in evening.effects
    assert evening.type("what do you remember")[0] == "table: I remember nothing about you."


def test_what_was_agreed_is_remembered_with_the_deal(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    evening.type("headphones")
    evening.type("yes")
    evening.type("black powder")
    evening.type("yes")
    (remembered,) = [one.evening for one in evening.effects if isinstance(one, Remember)]
    assert remembered is not None
    assert remembered.choices.variants == ("black",)
    assert remembered.ears == ((0, HEADSET), (1, HEADSET))


def test_variants_are_listed_a_few_at_a_time_and_left_out_again(tmp_path: Path) -> None:
    evening = set_up(tmp_path, here=EarsHere())
    (first,) = evening.type("what variants are there")
    assert first.endswith("More?")
    told = first
    while told.endswith("More?"):
        (told,) = evening.type("yes")
    assert "black powder" in evening.type("black powder")[0]
    assert "five colours" in evening.type("without the black powder")[0]
    assert evening.type("make it harder") == ["table: Black powder or all or nothing?"]
    assert "black powder" in evening.type("yes")[0]


def test_what_to_change_is_answered_by_what_it_is_called(tmp_path: Path) -> None:
    evening = set_up(tmp_path, here=EarsHere())
    evening.type("no")
    assert evening.type("variant")[0].endswith("More?")
    assert evening.type("the number of players") == ["table: How many of you are playing?"]


def test_how_moves_are_confirmed_can_be_said_before_and_in_a_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"))
    evening.deal()
    assert evening.type("ask before every move") == ["table: I'll ask before every move."]
    evening.type("play the first")
    assert not evening.table.unsettled
    evening.type("yes")
    assert evening.state.turn == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ear_said_alone_during_a_game_is_for_the_speaker(tmp_path: Path, language: str) -> None:
    said = {
        "en": ("in writing", "phones"),
        "cs": ("písemně", "telefony"),
        "pl": ("na piśmie", "telefony"),
        "da": ("på skrift", "telefoner"),
    }
    for sentence, way in zip(said[language], (Way.WRITING, Way.PHONE), strict=True):
        evening = Evening(tmp_path, language, names=("Anna", "Eva"), here=HERE)
        evening.deal()
        evening.say(sentence, seat=1)
        assert given(evening) == {1: Ear(way)}, sentence
        evening = Evening(tmp_path, language, names=("Anna", "Eva"), here=HERE)
        evening.deal()
        evening.say(sentence)
        assert given(evening) == {}, "the speaker in the room is not known, so the table asks"
        evening.say("Anna")
        assert given(evening) == {0: Ear(way)}, sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ear_said_alone_is_talk_where_ears_are_not_chosen(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language, names=("Anna", "Eva"), here=EarsHere(phones=True))
    evening.deal()
    evening.say({"en": "phone", "cs": "telefon", "pl": "telefon", "da": "telefon"}[language])
    assert not any(isinstance(effect, GiveEars) for effect in evening.effects)
