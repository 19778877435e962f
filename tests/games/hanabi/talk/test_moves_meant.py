"""How an English sentence is understood by its concepts: places, clauses that are not meant, corrections."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Move, Play
from voice_hanabi.games.hanabi.talk.meaning.meaning import HanabiMeaning
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.understanding.interpreter import interpreter_of

NAMES = ("Anna", "Peter", "Eva")
ANNA, PETER, EVA = range(3)


def meaning(names: tuple[str, ...] = NAMES) -> HanabiMeaning:
    return interpreter_of(HANABI, "en", names).meaning


def meant(text: str, names: tuple[str, ...] = NAMES) -> list[Meant]:
    found = meaning(names).read(text, SITUATIONS.turn.intents, ANNA, typed=True)
    return [one for one in found if isinstance(one.command, Play | Discard | Clue | Move)]


def command(text: str) -> Command:
    found = meant(text)
    assert found, text
    return found[0].command


@pytest.mark.parametrize(
    ("place", "slot"),
    [
        ("the second", 2), ("the last one", "last"), ("the leftmost", 1), ("the rightmost card", -1),
        ("the middle one", "middle"), ("the second from the right", -2), ("the second from the left", 2),
        ("the second to last", -2), ("card number four", 4), ("my newest card", "newest"),
    ],
)  # fmt: skip
def test_a_place_is_what_people_call_it(place: str, slot: object) -> None:
    assert command(f"I'll play {place}") == Play(slot)  # type: ignore[arg-type]
    assert command(f"right, {place}, I'm throwing it away") == Discard(slot)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "said", "slots"),
    [
        ("cs", "Petře jedna dva pět jsou bílé", (1, 2, 5)),
        ("cs", "Petře bílé jedna a pět", (1, 5)),
        ("pl", "Petr jeden trzy pięć są białe", (1, 3, 5)),
        ("da", "Petr et tre og fem er hvide", (1, 3, 5)),
        ("en", "Petr one three and five are white", (1, 3, 5)),
        ("en", "Petr one and two are white", (1, 2)),
        ("da", "Petr alle dine hvide", ()),
        ("da", "Petr alle er hvide", (1, 2, 3, 4, 5)),
    ],
)
def test_places_are_counted_up_as_plain_numbers_too(
    language: str, said: str, slots: tuple[object, ...]
) -> None:
    interpreter = interpreter_of(HANABI, language, ("Anna", "Petr", "Eva"))
    found = interpreter.meaning.read(said, SITUATIONS.turn.intents, ANNA, typed=True)[0]
    assert found.command == Clue(1, colour="white", slots=slots)
    assert found.sure


@pytest.mark.parametrize(
    ("places", "slots"),
    [
        ("your second and fourth are", (2, 4)), ("the first two are", (1, 2)), ("the last two are", (-2, -1)),
        ("the middle three are", (2, 3, 4)), ("cards one, two and five are", (1, 2, 5)),
        ("both ends of your hand are", (1, -1)), ("positions two to four are", (2, 3, 4)),
    ],
)  # fmt: skip
def test_a_clue_names_several_places_at_once(places: str, slots: tuple[object, ...]) -> None:
    found = command(f"Eva, {places} red")
    assert isinstance(found, Clue)
    assert (found.target, found.colour, found.slots) == (EVA, "red", slots)


def test_the_parts_of_a_move_come_in_any_order_among_other_words() -> None:
    for text in (
        "So, Eva, I'd like to tell you about your reds, dear",
        "reds, that's what Eva gets from me",
        "well, red for Eva then, please",
    ):
        assert command(text) == Clue(EVA, colour="red"), text


@pytest.mark.parametrize(
    "text",
    [
        "I won't play the first", "the first I won't play", "if I play the first we lose",
        "I played the first last time", "Peter plays the first", "should I play the first",
        "maybe I should tell Eva her reds", "don't tell Eva her reds", "I told Eva her reds",
        "Eva, have you got a red one?", "we shouldn't discard the second",
    ],
)  # fmt: skip
def test_what_is_negated_conditional_past_doubted_or_somebody_elses_is_not_a_move(text: str) -> None:
    assert [one for one in meant(text) if one.cost < 1.5] == []


def test_another_clause_counts_though_the_one_before_was_not_meant() -> None:
    assert command("I won't play the first, I'll discard the third") == Discard(3)
    assert command("Eva told me ones, so I'm playing card three") == Play(3)
    assert command("I can't play, so discard number four") == Discard(4)


def test_a_correction_takes_the_place_of_what_was_said() -> None:
    assert command("I'll play the first, no, sorry, the third") == Play(3)
    assert command("discard the second, not the first") == Discard(2)
    assert command("not Eva, Peter gets the fives") == Clue(PETER, value=5)


def test_a_number_is_a_place_a_value_or_a_count_depending_on_its_neighbours() -> None:
    assert command("play card two") == Play(2)
    assert command("Peter, you have two ones") == Clue(PETER, value=1, count=2)
    assert command("Peter, you've one card worth five") == Clue(PETER, value=5, count=1)


def test_a_reason_counts_only_for_what_the_rest_lacks() -> None:
    said = "Eva, your second is blue, because the ones are out"
    assert command(said) == Clue(EVA, colour="blue", slots=(2,))


def test_an_unknown_word_beside_a_colour_makes_the_table_ask() -> None:
    (found,) = meant("Eva, you've got a red zquorp")
    assert found.cost >= 0.75


def test_things_of_everyday_life_are_talk() -> None:
    assert all(one.cost > 1.5 for one in meant("Eva has a red jumper"))


def test_a_misspelt_verb_or_place_is_never_sure() -> None:
    assert not any(one.sure for one in meant("plaaying the third"))


def test_a_card_is_moved_only_with_a_verb_of_moving() -> None:
    assert command("move my third card to the left end") == Move(3, "left")
    assert isinstance(command("play the one on the left"), Play)
    assert isinstance(command("discard the one on the right"), Discard)


def test_hands_of_four_have_two_cards_in_the_middle() -> None:
    four = ("Anna", "Peter", "Eva", "Tom")
    found = meant("Eva, the middle two are red", four)
    assert found[0].command == Clue(EVA, colour="red", slots=(2, 3))


@pytest.mark.parametrize(
    ("waiting", "said", "instead"),
    [
        (Play(1), "no, the second", Play(2)), (Play(1), "no, discard it", Discard(1)),
        (Discard(2), "sorry, I'd rather tell Eva red", Clue(EVA, colour="red")),
        (Clue(PETER, colour="red"), "no, Eva", Clue(EVA, colour="red")),
        (Clue(PETER, colour="red"), "not red, green", Clue(PETER, colour="green")),
        (Clue(PETER, value=2), "threes, I mean", Clue(PETER, value=3)),
        (Discard(2), "from the right, not from the left", Discard(-2)),
    ],
)  # fmt: skip
def test_a_correction_changes_the_part_that_was_said_again(
    waiting: Play | Discard | Clue, said: str, instead: Command
) -> None:
    made = meaning().correct(said, waiting, ANNA, typed=True)
    assert made.instead[0].command == instead


def test_a_no_alone_stops_and_says_nothing_else() -> None:
    made = meaning().correct("oh no, wait", Play(1), ANNA, typed=True)
    assert (made.stopped, made.nothing_else, made.instead) == (True, True, ())
