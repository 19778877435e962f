"""What is heard about a round, from the deal to its end: it is short, news comes first, each fact once."""

from __future__ import annotations

import pytest
from hanafuda_playing import after, dealt, position
from hanafuda_talking import BASIC, KOI_KOI, LANGUAGES, NAMES, a_round, card, news, said, teller

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanafuda.game import KOI_KOI as KOI_KOI_GAME
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.events import DealerDrawn, Dealt, FieldDealtAgain
from voice_hanabi.games.hanafuda.rules.game import apply, new_match, options_for
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Keep, Lay, Look, Take
from voice_hanabi.speaking.announcement import Cue, Kind


def code(text: str) -> Card:
    return Card.from_code(text)


TURNS: dict[str, list[str]] = {
    "en": [
        "table: Playing the boar.",
        "table: Takes bush clover ribbon; stock: deer. Petr's turn.",
        "Petr: Your turn.",
    ],
    "cs": [
        "table: Vykládá divočáka.",
        "table: Bere lespedézovou stužku; z balíčku jelen. Na tahu je Petr.",
        "Petr: Jsi na tahu.",
    ],
    "da": [
        "table: Lægger vildsvinet.",
        "table: Tager kløverbåndet; fra bunken hjort. Petr har tur.",
        "Petr: Din tur.",
    ],
    "pl": [
        "table: Wykłada dzika.",
        "table: Bierze koniczynową wstążkę; z talii jeleń. Kolej Petra.",
        "Petr: Twoja kolej.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_turn_only_what_changed_is_told_in_one_breath(language: str) -> None:
    _, heard = said(language, a_round(), Lay(card("07-tane")))
    assert heard == TURNS[language]


def test_a_card_that_was_not_named_is_told_when_it_lies_there() -> None:
    _, heard = said("en", a_round(), Lay(CardSaid(slot=3)))
    assert heard[:2] == [
        "table: Playing the third card.",
        "table: Boar takes bush clover ribbon; stock: deer. Petr's turn.",
    ]


def test_what_was_read_back_is_not_said_again() -> None:
    _, heard = said("en", a_round(), Lay(card("07-tane"), card("07-tan")))
    assert heard[1] == "table: Stock: deer. Petr's turn."
    _, heard = said("en", a_round(), Lay(CardSaid(slot=3), card("07-tan")))
    assert heard[1] == "table: Boar; stock: deer. Petr's turn."


def test_several_cards_that_stay_are_announced_in_the_plural() -> None:
    state = position(KOI_KOI, hands=("08-tane 01-kasu1", "12-kasu1"), field="03-tan", stock="06-tane 02-tan")
    _, heard = said("en", state, Lay(card("08-tane")))
    assert heard[1] == "table: They stay; stock: butterflies. Petr's turn."


def test_three_of_a_month_are_taken_together() -> None:
    state = position(
        KOI_KOI, hands=("10-tane 01-kasu1", "12-kasu1"), field="10-tan 10-kasu1 10-kasu2", stock="03-tan"
    )
    _, heard = said("en", state, Lay(card("10-tane")))
    assert heard[1] == ("table: Takes maple ribbon and two maples; stock: cherry ribbon. Petr's turn.")


CHOICES: dict[str, list[str]] = {
    "en": [
        "table: Playing the plum ribbon.",
        "table: Plum: one, warbler, or two, plain?",
        "table: Taking the warbler.",
        "table: Stock: deer. Petr's turn.",
        "Petr: Your turn.",
    ],
    "cs": [
        "table: Vykládá švestkovou stužku.",
        "table: Švestka: jednička pěnice, nebo dvojka kasu?",
        "table: Bere pěnici.",
        "table: Z balíčku jelen. Na tahu je Petr.",
        "Petr: Jsi na tahu.",
    ],
    "da": [
        "table: Lægger blommebåndet.",
        "table: Blomme: nummer ét, nattergal, eller nummer to, blank?",
        "table: Tager nattergalen.",
        "table: Fra bunken hjort. Petr har tur.",
        "Petr: Din tur.",
    ],
    "pl": [
        "table: Wykłada śliwową wstążkę.",
        "table: Śliwa: słowik czy zwykła? Jeden czy dwa?",
        "table: Bierze słowika.",
        "table: Z talii jeleń. Kolej Petra.",
        "Petr: Twoja kolej.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_between_two_is_a_short_question_with_numbers(language: str) -> None:
    state, asked = said(language, a_round(), Lay(card("02-tan")))
    _, chosen = said(language, state, Take(card("02-tane")))
    assert [*asked, *chosen] == CHOICES[language]


def test_a_question_of_the_game_is_a_prompt_after_the_news() -> None:
    state = a_round()._replace(stock=(code("02-kasu2"), code("12-kasu2")))
    after_it, events = apply(state, actions.Lay(code("07-tane")))
    spoken = teller("en").news(None, events, after_it, Length.NORMAL, Lay(card("07-tane")))
    assert [(one.text, one.kind) for one in spoken] == [
        ("Takes bush clover ribbon; stock: plum.", Kind.NEWS),
        ("Plum: one, warbler, or two, plain?", Kind.PROMPT),
    ]
    _, heard = said("en", after_it, Take(card("-kasu")))
    assert heard == ["table: Taking the plain plum.", "table: Petr's turn.", "Petr: Your turn."]


def test_between_two_plain_cards_nobody_is_asked() -> None:
    state = position(
        KOI_KOI, hands=("05-tan 01-kasu1", "12-kasu1"), field="03-kasu1 03-kasu2", stock="03-tan 04-tan"
    )
    state, heard = said("en", state, Lay(card("05-tan")))
    assert heard == [
        "table: Playing the iris ribbon.",
        "table: It stays; stock: cherry ribbon takes cherry.",
    ]
    action = KOI_KOI_GAME.next_by_itself(state)
    assert action == actions.Choose(code("03-kasu1"))
    state, events = apply(state, action)
    assert news("en", events, state) == ["table: Petr's turn.", "Petr: Your turn."]
    assert KOI_KOI_GAME.next_by_itself(state) is None


CALLS: dict[str, str] = {
    "en": "table: Anna: aotan, five points, one card left. Koi-koi or shobu?",
    "cs": "table: Anna: aotan, pět bodů, zbývá jedna karta. Koi-koi, nebo šóbu?",
    "da": "table: Anna: aotan, fem point, ét kort tilbage. Koi-koi eller shobu?",
    "pl": "table: Anna: aotan, pięć punktów, została jedna karta. Koi-koi czy shobu?",
}
SCORED: dict[str, str] = {
    "en": "table: Anna wins the round with five points: aotan five. Total: Anna 5, Petr 0.",
    "cs": "table: Kolo vyhrává Anna: aotan za pět, pět bodů. Celkem: Anna 5, Petr 0.",
    "da": "table: Anna vinder runden med fem point: aotan fem. I alt: Anna 5, Petr 0.",
    "pl": "table: Rundę wygrywa Anna: aotan za pięć, pięć punktów. Razem: Anna 5, Petr 0.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_koi_koi_or_shobu_is_asked_with_yaku_points_and_cards_left(language: str) -> None:
    state = position(
        KOI_KOI,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="01-kasu1 02-tan",
        captured=("06-tan 09-tan", ""),
    )
    state, heard = said(language, state, Lay(card("10-tan")))
    assert heard[-1] == CALLS[language]
    _, on = said(language, state, Call("koi-koi"))
    turn = teller(language).prompt(after(state, actions.Call(koi_koi=True)))
    assert on[1:] == [f"table: {turn}", TURNS[language][2]]
    _, scored = said(language, state, Call("shobu"))
    assert scored[1:] == [SCORED[language]]


def test_a_doubled_round_says_so() -> None:
    options = options_for("koi-koi", 2, double_by_koi_koi=True)
    state = position(
        options,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="01-kasu1",
        captured=("06-tan 09-tan", ""),
        koi_koi=(0, 1),
    )
    state, heard = said("en", state, Lay(card("10-tan")))
    assert heard[-1] == "table: Anna: aotan, ten points, one card left. Koi-koi or shobu?"
    _, scored = said("en", state, Call("shobu"))
    assert scored[1].startswith("table: Anna wins the round with ten points: aotan five, times two.")


def test_yaku_that_were_called_before_are_among_the_points() -> None:
    state = position(
        KOI_KOI,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="08-kasu1",
        captured=("06-tan 09-tan 01-tan 02-tan 03-tan", ""),
    )
    state = state._replace(called_at=(5, 0))
    _, heard = said("en", state, Lay(card("10-tan")))
    assert heard[-1] == "table: Anna: aotan, akatan and tan, twelve points, one card left. Koi-koi or shobu?"


def test_a_round_that_nobody_ends_goes_to_the_dealer() -> None:
    state = position(KOI_KOI, hands=("05-tan", ""), field="03-tan", stock="06-tane")
    _, heard = said("en", state, Lay(card("05-tan")))
    assert heard[1:] == [
        "table: It stays; stock: butterflies. Nobody called shobu. Anna, the dealer, gets "
        "six points. Total: Anna 6, Petr 0."
    ]


def test_the_basic_game_counts_points() -> None:
    state = position(
        BASIC, hands=("05-tan", ""), field="05-tane", stock="06-tane", captured=("", "01-hikari 01-kasu1")
    )
    _, heard = said("en", state, Lay(card("05-tan")))
    assert heard[1] == (
        "table: Takes bridge; stock: butterflies. Petr wins the round with 21 points. "
        "Total: Anna 15, Petr 21."
    )


def test_the_end_of_a_match_has_its_winner_and_no_total_twice() -> None:
    state = position(BASIC, hands=("05-tan", ""), field="05-tane", stock="06-tane")._replace(round=12)
    ended, heard = said("en", state, Lay(card("05-tan")))
    assert heard[1].endswith(
        "Anna wins the round with 15 points. The match is over: Anna 15, Petr 0. Anna wins!"
    )
    assert ended.outcome is not None
    spoken = teller("en").news(None, ended.history[-1].events, ended, Length.NORMAL, None)
    assert spoken[0].cue is Cue.END


def test_the_next_round_is_dealt_by_itself() -> None:
    state = position(KOI_KOI, hands=("05-tan", ""), field="03-tan", stock="06-tane")
    state = after(state, actions.Lay(code("05-tan")))
    action = KOI_KOI_GAME.next_by_itself(state)
    assert action == actions.NextRound()
    _, events = apply(state, action)
    assert any(isinstance(event, Dealt) for event in events)


def test_a_deal_tells_everyone_the_field_and_each_their_hand_alone() -> None:
    hands = ("01-hikari 02-tan 03-tan 04-tan 07-tane 08-tane 10-kasu1 10-kasu2",)
    state = dealt(
        KOI_KOI,
        (*hands, "01-kasu2 02-kasu1 03-kasu1 04-kasu1 05-tan 06-kasu1 07-kasu1 09-tan"),
        "01-tan 01-kasu1 08-hikari 12-kasu1 12-kasu2 06-tan 05-tane 11-kasu1",
    )
    heard = news("en", state.history[0].events, state)
    assert heard == [
        "table: January, pine. Anna deals and begins. Field: pine: ribbon and plain; bridge, peony ribbon, "
        "moon, lightning, two paulownias.",
        "Anna: Crane, plum ribbon, cherry ribbon, wisteria ribbon, boar, geese, two maples. Your turn.",
        "Petr: Pine, plum, cherry, wisteria, iris ribbon, peony, bush clover, chrysanthemum ribbon.",
    ]
    table, anna, petr = (
        teller("en").news(audience, state.history[0].events, state, Length.NORMAL, None)[0]
        for audience in (None, 0, 1)
    )
    assert (table.cue, anna.cue, petr.cue) == (Cue.START, Cue.TURN, None)
    assert (table.kind, anna.kind) == (Kind.NEWS, Kind.ANSWER)


def test_the_draw_for_the_dealer_and_a_field_of_four_are_announced() -> None:
    state = new_match(KOI_KOI, 1, dealer=0)
    drawn = DealerDrawn(((0, code("01-tan")), (1, code("01-tan"))), (0, 1))
    again = DealerDrawn(((0, code("08-hikari")), (1, code("03-tan"))), (1,))
    four = FieldDealtAgain((), 10)
    assert news("en", (drawn, again, four), state) == [
        "table: Draw for the deal: Anna pine ribbon, Petr pine ribbon. A tie, so there is another draw. "
        "Draw for the deal: Anna moon, Petr cherry ribbon. Four maple cards in the field, so the cards are "
        "dealt again."
    ]


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (
            "10-tane 10-tan 10-kasu1 10-kasu2 01-tan 02-tan 03-tan 04-tan",
            "Anna was dealt teshi: deer, maple ribbon, two maples. Six points for Anna.",
        ),
        (
            "01-tan 01-kasu1 02-tan 02-kasu1 03-tan 03-kasu1 04-tan 04-kasu1",
            "Anna was dealt kuttsuki: pine ribbon, pine, plum ribbon, plum, cherry ribbon, cherry, "
            "wisteria ribbon, wisteria. Six points for Anna.",
        ),
    ],
)
def test_a_hand_that_wins_at_once_is_shown(hand: str, words: str) -> None:
    state = dealt(KOI_KOI, (hand, ""))
    heard = news("en", state.history[0].events, state, audiences=[None])[0]
    assert words in heard
    assert "Your turn" not in " ".join(news("en", state.history[0].events, state))


def test_a_look_at_the_stock_is_for_the_one_who_looks() -> None:
    state = a_round(options_for("hanafuda", 2, look_first=True))
    state, _ = said("en", state, Lay(card("07-tane")))
    state, heard = said("en", state, Look())
    assert heard[:1] == ["table: Anna looks at the top card."]
    assert "Anna: On top: deer. It takes nothing: keep it." in heard
    _, heard = said("en", state, Keep())
    assert heard[:1] == ["table: Anna keeps the top card."]


def test_turns_without_cards_in_hand_say_whose_they_are() -> None:
    options = options_for("hanafuda", 2, play_on=True)
    state = position(options, hands=("05-tan", ""), field="03-tan", stock="06-tane 03-kasu1 09-tane 12-kasu1")
    _, heard = said("en", state, Lay(card("05-tan")))
    assert heard[1].startswith(
        "table: It stays; stock: butterflies. Petr: stock: cherry takes "
        "cherry ribbon. Anna: stock: sake cup. Petr: stock: paulownia. "
    )


def test_an_action_that_was_not_said_is_told_after_it_was_read_back() -> None:
    state, events = apply(a_round(), actions.Lay(code("07-tane")))
    assert news("en", events, state)[0] == ("table: Takes bush clover ribbon; stock: deer. Petr's turn.")


def test_two_decks_name_equal_cards_once() -> None:
    options = options_for("koi-koi", 2, decks=2)
    state = position(
        options, hands=("07-tane 07-tane 12-kasu1 12-kasu1 12-kasu2 12-kasu3 12-kasu3", "01-tan")
    )
    assert teller("en").news(0, (dealt_event(state.hands),), state, Length.NORMAL, None)[0].text == (
        "Boar twice, five paulownias."
    )


def dealt_event(hands: tuple[tuple[Card, ...], ...]) -> Dealt:
    return Dealt(1, 1, 0, hands, ())


def test_seats_have_names() -> None:
    assert NAMES[:2] == teller("en").wording.names


def test_with_two_players_nobody_is_told_whose_turn_follows_unless_nothing_else_is_told() -> None:
    state, events = apply(a_round(), actions.Lay(code("07-tane")))
    told = news("en", events, state, Lay(card("07-tane")), (None,), Length.NORMAL)
    assert told == ["table: Takes bush clover ribbon; stock: deer."]
    assert told != news("en", events, state, Lay(card("07-tane")), (None,), Length.FULL)
    assert news("en", events[-1:], state, None, (None,), Length.NORMAL) == ["table: Petr's turn."]


def test_the_short_length_leaves_out_whose_turn_comes() -> None:
    state, events = apply(a_round(), actions.Lay(code("07-tane")))
    spoken = teller("en").news(None, events, state, Length.SHORT, Lay(card("07-tane")))
    assert [one.text for one in spoken] == ["Takes bush clover ribbon; stock: deer."]
