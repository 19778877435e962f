"""What the current player says is carried out, asked about or refused."""

from __future__ import annotations

import pytest
from hanafuda_playing import after, cards, position
from hanafuda_talking import BASIC, KOI_KOI, LANGUAGES, a_round, card, teller

from voice_hanabi.contract.commands import ActionCommand, Answer
from voice_hanabi.contract.teller import Incomplete, Ready, Refused
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.actions import Action
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.game import options_for
from voice_hanabi.games.hanafuda.rules.state import State
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Draw, Keep, Lay, Look, Take
from voice_hanabi.games.hanafuda.talk.situations import CALL, CARD, DRAW, LOOKED, SITUATIONS, TAKE

ENGLISH = teller("en")


def code(text: str) -> Card:
    return Card.from_code(text)


@pytest.mark.parametrize(
    ("command", "action", "read_back"),
    [
        (Lay(card("07-tane")), actions.Lay(code("07-tane")), "Playing the boar."),
        # Only one card fits, but the table repeats only what was said.
        (Lay(card("7")), actions.Lay(code("07-tane")), "Playing a bush clover."),
        (Lay(card("-tane")), actions.Lay(code("07-tane")), "Playing an animal."),
        (Lay(card("#3")), actions.Lay(code("07-tane")), "Playing the third card."),
        (Lay(CardSaid(slot="last")), actions.Lay(code("10-kasu2")), "Playing the last card."),
        (Lay(CardSaid(slot="middle")), actions.Lay(code("08-hikari")), "Playing the middle card."),
        (Lay(CardSaid(slot=-2)), actions.Lay(code("10-kasu1")), "Playing the second card from the right."),
        (Lay(CardSaid(ribbon="blue")), actions.Lay(code("10-tan")), "Playing a blue ribbon."),
        # Between two plain cards of a month it makes no difference.
        (Lay(card("10-kasu")), actions.Lay(code("10-kasu1")), "Playing the plain maple."),
        (
            Lay(card("08-hikari"), card("-tane")),
            actions.Lay(code("08-hikari"), code("08-tane")),
            "Playing the moon, taking an animal.",
        ),
        # The card that takes need not be named if only one can.
        (
            Lay(None, card("08-tane")),
            actions.Lay(code("08-hikari"), code("08-tane")),
            "Taking the geese.",
        ),
        (
            Lay(card("#4"), card("8")),
            actions.Lay(code("08-hikari")),
            "Playing the fourth card, taking a susuki.",
        ),
    ],
)
def test_a_card_is_laid_by_its_name_its_month_its_place_or_what_it_takes(
    command: Lay, action: actions.Lay, read_back: str
) -> None:
    ready = ENGLISH.request(command, a_round())
    assert isinstance(ready, Ready)
    assert (ready.action, ready.sentence, ready.command) == (action, read_back, command)


def test_a_card_by_itself_is_laid_unless_all_see_it_in_the_field() -> None:
    state = a_round()
    assert ENGLISH.placed(Take(card("07-tane")), state) == Lay(card("07-tane"))
    assert ENGLISH.placed(Take(card("08-tane")), state) == Lay(None, card("08-tane"))
    assert ENGLISH.placed(Take(card("10")), state) == Lay(card("10"))


def asked_once_it_counts(command: ActionCommand, read_back: str) -> Incomplete:
    ready = ENGLISH.request(command, a_round())
    assert isinstance(ready, Ready)
    assert (ready.sentence, ready.action, ready.impossible) == (read_back, None, "")
    assert ready.missing is not None
    return ready.missing


def test_which_card_is_asked_aloud_by_what_everyone_knows_and_alone_by_the_hand() -> None:
    missing = asked_once_it_counts(Lay(card("10")), "Playing a maple.")
    assert missing.expectation is CARD
    # As far as the others know, the hand may hold the deer, too.
    assert missing.question == "Which maple: deer, ribbon or plain?"
    assert missing.alone == "Maple ribbon or plain maple?"
    assert ENGLISH.filled(missing.command, Take(card("-tan"))) == Lay(card("10-tan"))
    assert ENGLISH.filled(missing.command, Take(card("7"))) == Lay(card("7"))
    # A plain card is called by its flower alone.
    assert ENGLISH.filled(missing.command, Take(card("10"))) == Lay(card("10-kasu"))
    assert ENGLISH.filled(missing.command, Take(card("#2"))) == Lay(card("#2"))
    assert ENGLISH.filled(missing.command, Answer("yes-no", "no")) is None


def test_which_month_is_asked_where_only_a_kind_was_said() -> None:
    missing = asked_once_it_counts(Lay(card("-tan")), "Playing a ribbon.")
    assert missing.question == "Which month?"
    assert missing.alone == "Plum ribbon or maple ribbon?"
    assert ENGLISH.filled(missing.command, Take(card("2"))) == Lay(card("02-tan"))


def test_a_card_that_is_not_described_is_asked_for_and_a_number_is_its_place() -> None:
    missing = ENGLISH.request(Lay(), a_round())
    assert isinstance(missing, Incomplete)
    assert missing.question == "Which card?"
    assert missing.alone is None
    assert ENGLISH.filled(missing.command, Answer("number", 3)) == Lay(card("#3"))
    assert ENGLISH.filled(Lay(card("10")), Answer("number", 3)) is None


REFUSALS = {
    "cannot-no-such-slot": Lay(card("#8")),
    "cannot-no-such-card": Lay(card("12-tan")),
    "cannot-not-in-field": Lay(card("07-tane"), card("04-tane")),
    "cannot-does-not-match": Lay(card("07-tane"), card("08-tane")),
    "cannot-no-call-due": Call("shobu"),
    "cannot-no-look": Look(),
    "cannot-lay-first": Draw(),
}


@pytest.mark.parametrize("message", REFUSALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_forbid_is_refused_in_one_sentence(language: str, message: str) -> None:
    refused = teller(language).request(REFUSALS[message], a_round())
    wording = teller(language).wording
    assert refused == Refused(wording.sentence(message, count=7))
    assert refused.sentence[-1] == "."


@pytest.mark.parametrize(
    ("message", "command"),
    [
        ("cannot-not-in-hand", Lay(card("04-tane"))),
        ("cannot-nothing-takes", Lay(None, card("11-tan"))),
        ("cannot-does-not-match", Lay(card("#3"), card("08-tane"))),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_reveals_the_hand_is_refused_only_once_it_counts(
    language: str, message: str, command: Lay
) -> None:
    ready = teller(language).request(command, a_round())
    assert isinstance(ready, Ready)
    assert ready.action is None
    assert ready.impossible == teller(language).wording.sentence(message)


def plums() -> State:
    """Anna has laid the plum ribbon, and two cards can be taken."""
    return after(a_round(), actions.Lay(code("02-tan")))


def test_a_choice_is_answered_by_number_by_name_or_by_the_other() -> None:
    state = plums()
    assert ENGLISH.asks(state)
    assert ENGLISH.expectation(state) is TAKE
    assert ENGLISH.prompt(state) == "Plum: one, warbler, or two, plain?"
    warbler, plain = actions.Choose(code("02-tane")), actions.Choose(code("02-kasu1"))
    for command, action in (
        (Take(card("02-tane")), warbler),
        (Take(card("-kasu")), plain),
        (Take(card("2")), plain),
        (Take(card("#2")), plain),
        (Take(card("-tane"), other=True), plain),
        (ENGLISH.bare(Answer("number", 1), state)[0], warbler),
    ):
        ready = ENGLISH.request(command, state)
        assert isinstance(ready, Ready)
        assert ready.action == action
    assert isinstance(ready, Ready)
    assert ready.sentence == "Taking the warbler."
    for vague in (Lay(card("07-tane")), Take(card("08-tane"))):
        assert ENGLISH.request(vague, state) == Refused("Plum: one, warbler, or two, plain?")
    assert ENGLISH.bare(Answer("number", 3), state) == ()


def test_a_number_by_itself_may_mean_a_place_and_is_not_obeyed_unasked() -> None:
    state = a_round()
    assert not ENGLISH.asks(state)
    assert ENGLISH.bare(Answer("number", 3), state) == (Lay(card("#3")),)
    assert ENGLISH.bare(Answer("number", 9), state) == ()


def test_a_call_is_due_before_anything_else() -> None:
    state = position(
        KOI_KOI,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="01-kasu1",
        captured=("06-tan 09-tan", ""),
    )
    state = after(state, actions.Lay(code("10-tan")))
    assert ENGLISH.expectation(state) is CALL
    question = "Anna: aotan, five points, one card left. Koi-koi or shobu?"
    assert ENGLISH.prompt(state) == question
    assert ENGLISH.request(Lay(card("5")), state) == Refused(question)
    for value, koi_koi in (("koi-koi", True), ("shobu", False)):
        ready = ENGLISH.request(Call(value), state)
        assert isinstance(ready, Ready)
        assert (ready.action, ready.sentence) == (actions.Call(koi_koi), f"Anna: {value}.")


def to_draw(stock: str) -> State:
    """Anna has laid the crane, and may look at the stock before she draws."""
    state = a_round(options_for("hanafuda", 2, look_first=True))
    return after(state._replace(stock=cards(stock)), actions.Lay(code("07-tane")))


def ready_for(command: ActionCommand, state: State) -> Ready[Action]:
    ready = ENGLISH.request(command, state)
    assert isinstance(ready, Ready)
    return ready


def test_the_stock_is_looked_at_before_drawing_where_the_option_is_on() -> None:
    early = a_round(options_for("hanafuda", 2, look_first=True))
    assert ENGLISH.request(Look(), early) == Refused("Play a card first.")
    state = to_draw("08-hikari 03-kasu1")
    assert ENGLISH.prompt(state) == "Anna: draw, or look first?"
    assert ENGLISH.expectation(state) is DRAW
    assert ENGLISH.request(Keep(), state) == Refused("You haven't looked at the top card yet.")
    drawn = ready_for(Draw(), state)
    assert (drawn.action, drawn.sentence) == (actions.Draw(), "Anna draws.")
    ready = ready_for(Look(), state)
    assert ready.sentence == "Anna looks at the top card."
    assert ready.action is not None
    looked = after(state, ready.action)
    assert ENGLISH.expectation(looked) is LOOKED
    assert ENGLISH.prompt(looked) == "Anna: draw it, or keep it?"
    kept = ready_for(Keep(), looked)
    assert (kept.action, kept.sentence) == (actions.TakeIntoHand(), "Anna keeps the top card.")
    assert ready_for(Draw(), looked) == drawn
    assert isinstance(ENGLISH.request(Look(), looked), Refused)


def test_that_a_seen_card_takes_nothing_is_told_only_once_it_counts() -> None:
    looked = after(to_draw("05-kasu1 03-kasu1"), actions.Look())
    ready = ready_for(Draw(), looked)
    assert (ready.action, ready.sentence) == (None, "Anna draws.")
    assert ready.impossible == "It takes nothing: keep it."


@pytest.mark.parametrize(
    ("command", "sense"),
    [
        (Lay(card("01-hikari")), True),
        # Everyone sees where these are.
        (Lay(card("08-tane")), False),
        (Lay(card("06-tane")), False),
        (Lay(card("#7")), True),
        (Lay(card("#8")), False),
        (Lay(card("8"), card("08-tane")), True),
        (Lay(card("8"), card("04-tane")), False),
        # Cards of two months don't go together; if the month is left out, any card may be meant.
        (Lay(card("7"), card("08-tane")), False),
        (Lay(card("-kasu"), card("08-tane")), True),
        (Call("koi-koi"), False),
        (Look(), False),
        (Keep(), False),
    ],
)
def test_the_open_cards_show_what_cannot_be_meant(command: ActionCommand, sense: bool) -> None:
    assert ENGLISH.makes_sense(command, a_round()) is sense


def test_in_a_choice_only_the_two_can_be_meant() -> None:
    assert ENGLISH.makes_sense(Take(card("-tane")), plums())
    assert not ENGLISH.makes_sense(Take(card("-tan")), plums())
    assert not ENGLISH.makes_sense(Lay(card("01-hikari")), plums())


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_reveal_nothing_about_a_hand_and_help_names_one(language: str) -> None:
    spoken = teller(language)
    one, other = a_round(), a_round(BASIC)._replace(hands=((code("12-kasu1"),), (code("11-kasu1"),)))
    assert spoken.example(SITUATIONS.turn, one) == spoken.example(SITUATIONS.turn, other)
    assert spoken.example(SITUATIONS.turn, one) in spoken.help(SITUATIONS.turn, one)
    for situation, state in ((TAKE, plums()), (CARD, one), (LOOKED, one), (CALL, one)):
        assert spoken.help(situation, state)


def test_actions_are_described_as_they_can_be_said() -> None:
    for command, words in (
        (Lay(card("07-tane")), "play the boar"),
        (Lay(card("8"), card("08-tane")), "play a susuki, take the geese"),
        (Lay(None, card("08-tane")), "take the geese"),
        (Take(card("08-tane")), "take the geese"),
        (Call("shobu"), "shobu"),
        (Look(), "look at the top card"),
        (Draw(), "draw"),
        (Keep(), "keep"),
        (Lay(), None),
        (Answer("yes-no", "yes"), None),
    ):
        assert ENGLISH.described(command, a_round()) == words
