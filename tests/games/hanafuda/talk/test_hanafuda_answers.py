"""What players hear when they ask."""

from __future__ import annotations

import re

import pytest
from hanafuda_playing import after, cards, position
from hanafuda_talking import BASIC, KOI_KOI, LANGUAGES, NAMES, a_round, answer, card, teller

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanafuda.game import HANAFUDA
from voice_hanabi.games.hanafuda.game import KOI_KOI as KOI_KOI_GAME
from voice_hanabi.games.hanafuda.rules import actions
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.game import new_match, options_for
from voice_hanabi.games.hanafuda.talk.commands import About, CardSaid, Question
from voice_hanabi.games.hanafuda.talk.explaining import TOPICS
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.templates import templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

ANSWERS: dict[str, dict[About, str]] = {
    "en": {
        About.MY_HAND: "Crane, warbler, boar, moon, maple ribbon, two maples.",
        About.FIELD: "Pine ribbon, plum: ribbon and plain; bush clover ribbon, susuki: geese and plain; "
        "willow ribbon.",
        About.MATCHES: "Crane takes pine ribbon; warbler takes ribbon or plain; boar takes bush "
        "clover ribbon; moon takes geese or plain.",
        About.CAPTURED: "Anna: Ribbons: peony, chrysanthemum; two plain.",
        About.YAKU: "Anna: No yaku yet. Aotan needs the maple ribbon.",
        About.POINTS: "Total: Anna 0, Petr 0.",
        About.STOCK: "There are four cards in the stock.",
        About.MONTH: "January, pine.",
        About.DEALER: "Anna is the dealer.",
        About.ROUND: "Round 1 of 12, January, pine.",
        About.TURN: "Anna's turn.",
        About.ORDER: "After Anna comes Petr.",
        About.LAST: "Nothing has happened yet.",
        About.HISTORY: "Nothing has happened yet.",
        About.SEEN: "All but one seen: peony.",
    },
    "cs": {
        About.MY_HAND: "Jeřáb, pěnice, divočák, měsíc, javorová stužka, dva javory.",
        About.FIELD: "Borová stužka, švestka: stužka a kasu; lespedézová stužka, ozdobnice: husy a "
        "kasu; vrbová stužka.",
        About.MATCHES: "Jeřáb bere borovou stužku; pěnice bere stužku nebo kasu; divočák bere lespedézovou "
        "stužku; měsíc bere husy nebo kasu.",
        About.CAPTURED: "Anna: Stužky: pivoňka, chryzantéma; dvě kasu.",
        About.YAKU: "Anna: Zatím žádné jaku. Aotan: chybí javorová stužka.",
        About.POINTS: "Celkem: Anna 0, Petr 0.",
        About.STOCK: "V balíčku jsou čtyři karty.",
        About.MONTH: "Leden, borovice.",
        About.DEALER: "Oja je Anna.",
        About.ROUND: "První kolo z dvanácti, leden, borovice.",
        About.TURN: "Na tahu je Anna.",
        About.ORDER: "Po Anně hraje Petr.",
        About.LAST: "Zatím se nic nestalo.",
        About.HISTORY: "Zatím se nic nestalo.",
        About.SEEN: "Zbývá jedna: pivoňka.",
    },
    "da": {
        About.MY_HAND: "Trane, nattergal, vildsvin, måne, ahornbånd, to ahorn.",
        About.FIELD: "Fyrrebånd, blomme: bånd og blank; kløverbånd, græs: gæs og blankt; pilebånd.",
        About.MATCHES: "Trane tager fyrrebåndet; nattergal tager båndet eller den blanke; vildsvin tager "
        "kløverbåndet; måne tager gæssene eller det blanke.",
        About.CAPTURED: "Anna: Bånd: pæon, krysantemum; to blanke.",
        About.YAKU: "Anna: Ingen yaku endnu. Aotan: mangler ahornbåndet.",
        About.POINTS: "I alt: Anna 0, Petr 0.",
        About.STOCK: "Der er fire kort i bunken.",
        About.MONTH: "Januar, fyrretræ.",
        About.DEALER: "Anna er oya.",
        About.ROUND: "Runde 1 af 12, januar, fyrretræ.",
        About.TURN: "Anna har tur.",
        About.ORDER: "Efter Anna kommer Petr.",
        About.LAST: "Der er ikke sket noget endnu.",
        About.HISTORY: "Der er ikke sket noget endnu.",
        About.SEEN: "Alle set på nær ét: pæon.",
    },
    "pl": {
        About.MY_HAND: "Żuraw, słowik, dzik, księżyc, klonowa wstążka, dwa klony.",
        About.FIELD: "Sosnowa wstążka, śliwa: wstążka i zwykła; koniczynowa wstążka, trawa: gęsi i "
        "zwykła; wierzbowa wstążka.",
        About.MATCHES: "Żuraw bierze sosnową wstążkę; słowik bierze wstążkę lub zwykłą; dzik bierze "
        "koniczynową wstążkę; księżyc bierze gęsi lub zwykłą.",
        About.CAPTURED: "Anna: Wstążki: piwonia, chryzantema; dwie zwykłe.",
        About.YAKU: "Anna: Na razie żadnego yaku. Aotan: jeszcze klonowa wstążka.",
        About.POINTS: "Razem: Anna 0, Petr 0.",
        About.STOCK: "W talii są cztery karty.",
        About.MONTH: "Styczeń, sosna.",
        About.DEALER: "Oya to Anna.",
        About.ROUND: "Pierwsza runda z dwunastu, styczeń, sosna.",
        About.TURN: "Kolej Anny.",
        About.ORDER: "Po Annie gra Petr.",
        About.LAST: "Jeszcze nic się nie wydarzyło.",
        About.HISTORY: "Jeszcze nic się nie wydarzyło.",
        About.SEEN: "Została jedna: piwonia.",
    },
}

STATE = position(
    KOI_KOI,
    hands=("01-hikari 02-tane 07-tane 08-hikari 10-kasu1 10-kasu2 10-tan", "12-kasu3"),
    field="01-tan 02-tan 02-kasu1 07-tan 08-tane 08-kasu1 11-tan",
    stock="10-tane 03-kasu1 06-kasu1 03-tan",
    captured=("06-tan 06-kasu2 09-tan 09-kasu2", "06-tane 03-hikari 12-hikari 12-kasu1"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_short_answer(language: str) -> None:
    private = (About.MY_HAND, About.MATCHES)
    found = {
        about: answer(language, STATE, about, 0 if about in private else None) for about in ANSWERS[language]
    }
    assert found == ANSWERS[language]


def test_hands_and_what_they_match_are_for_their_owner_alone() -> None:
    private = {about for about in About if teller("en").is_private(Question(about))}
    assert private == {About.MY_HAND, About.MATCHES}


def test_a_seat_that_asks_through_its_own_ear_is_not_told_its_name() -> None:
    assert answer("en", STATE, About.CAPTURED, 0) == "Ribbons: peony, chrysanthemum; two plain."
    assert answer("en", STATE, About.CAPTURED, 0, player=1) == (
        "Petr: Brights: curtain, phoenix; animal: butterflies; one plain."
    )
    assert answer("en", STATE, About.TURN, 0) == "Your turn."
    assert answer("en", STATE, About.TURN, 1, asker=1) == "Anna's turn."


def test_the_answer_about_one_card_says_what_it_would_take() -> None:
    assert answer("en", STATE, About.MATCHES, 0, card=card("08-hikari")) == "Moon takes geese or plain."
    assert answer("en", STATE, About.MATCHES, 0, card=card("#2")) == "Warbler takes ribbon or plain."
    assert answer("en", STATE, About.MATCHES, 0, card=card("10")) == "It takes nothing."
    # Also one that is not in the hand.
    assert answer("en", STATE, About.MATCHES, 0, card=card("11-tane")) == "Swallow takes willow ribbon."
    assert answer("en", STATE, About.MATCHES, 0, card=card("#8")) == (
        "There is no such card: the hand has seven cards."
    )
    nothing = position(KOI_KOI, hands=("01-tan", "02-tan"), field="03-tan")
    assert answer("en", nothing, About.MATCHES, 0) == "None of your cards match."


def test_three_of_a_month_are_named_together() -> None:
    state = position(KOI_KOI, hands=("10-tane", "02-tan"), field="10-tan 10-kasu1 10-kasu2")
    assert answer("en", state, About.MATCHES, 0) == "Deer takes maple ribbon and two maples."


@pytest.mark.parametrize(
    ("yaku", "words"),
    [
        ("aotan", "the maple ribbon, which can still come."),
        ("akatan", "the pine ribbon, the plum ribbon and the cherry ribbon, which can still come."),
        ("tan", "three more ribbons, which can still come."),
        ("kasu", "eight more plain cards, which can still come."),
    ],
)
def test_one_yaku_is_described_with_what_is_missing_and_whether_it_is_still_possible(
    yaku: str, words: str
) -> None:
    said = answer("en", STATE, About.YAKU, 0, yaku=yaku)
    name = teller("en").wording.sentence("yaku", yaku=yaku)
    assert said == f"{name} needs {words}"


def test_a_yaku_that_cannot_come_any_more_says_who_has_the_card() -> None:
    assert answer("en", STATE, About.YAKU, 0, yaku="inoshikacho") == (
        "Inoshikacho can't come any more: Petr has the butterflies."
    )
    assert answer("cs", STATE, About.YAKU, 0, yaku="goko") == "Gokó už nejde: zástěnu má Petr."
    # Of the three dry brights that are left, Petr has two.
    assert answer("en", STATE, About.YAKU, 0, yaku="sanko") == "Sanko can't come any more."
    assert answer("en", STATE, About.YAKU, None, player=1, yaku="inoshikacho") == (
        "Petr: Inoshikacho needs the boar and the deer, which can still come."
    )


def test_missing_cards_in_the_field_are_said_to_be_there() -> None:
    state = STATE._replace(field=(Card.from_code("10-tan"),))
    assert answer("en", state, About.YAKU, 0, yaku="aotan") == (
        "Aotan needs the maple ribbon, which is in the field."
    )


def test_yaku_that_are_made_come_first_with_their_points() -> None:
    state = position(
        KOI_KOI,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="08-kasu1",
        captured=("06-tan 09-tan 01-tan 02-tan", ""),
    )
    state = after(state, actions.Lay(Card.from_code("10-tan")))
    said = answer("en", state, About.YAKU, None)
    assert said == "Anna: Aotan five, tan one: six points. Akatan needs the cherry ribbon."
    assert answer("en", state, About.YAKU, None, yaku="aotan") == "Anna: Aotan: five points."
    assert answer("en", state, About.POINTS, None) == "Total: Anna 0, Petr 0. This round: Anna 6."
    assert answer("en", state, About.POINTS, None, player=0) == "Anna has no points. This round: six points."
    assert answer("en", state, About.TURN, None) == (
        "Anna's turn. Anna: aotan and tan, six points, one card left. Koi-koi or shobu?"
    )


def test_the_full_length_lists_every_yaku() -> None:
    full = teller("en").answer(Question(About.YAKU), None, STATE, Length.FULL, 0)
    for name in ("Goko", "Shiko", "Sanko", "Inoshikacho", "Aotan", "Akatan", "Tane", "Tan", "Kasu"):
        assert f"{name} needs" in full or f"{name} can't" in full


def test_the_basic_game_has_points_and_no_yaku() -> None:
    state = a_round(BASIC)
    assert answer("en", state, About.YAKU) == "There are no yaku in this game, only points."
    assert answer("en", state, About.POINTS) == "Total: Anna 0, Petr 0. This round: Anna 12, Petr 51."
    assert answer("en", state, About.YAKU, yaku="goko") == "Goko isn't played here."


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (
            card("6"),
            "Peony: Anna has peony ribbon and peony; Petr has butterflies; one not seen yet.",
        ),
        (card("8"), "Susuki: in the field geese and susuki; two not seen yet."),
        (card("06-tane"), "Butterflies: captured by Petr."),
        (card("08-tane"), "Geese: in the field."),
        (card("09-tane"), "Sake cup: not seen yet."),
        (card("-hikari"), "Brights: Petr has curtain and phoenix; three not seen yet."),
        (
            CardSaid(ribbon="blue"),
            "Blue ribbons: Anna has peony ribbon and chrysanthemum ribbon; one not seen yet.",
        ),
        (card("12-tan"), "There is no such card."),
    ],
)
def test_what_is_gone_is_listed_with_where_it_is(said: CardSaid, words: str) -> None:
    assert answer("en", STATE, About.SEEN, None, card=said) == words


def test_months_that_are_gone_are_named() -> None:
    state = STATE._replace(
        captured=(cards("10-tane 10-tan 10-kasu1 10-kasu2 03-tan 03-kasu1"), ()), field=cards("03-kasu2")
    )
    assert answer("en", state, About.SEEN) == "All seen: maple. All but one seen: cherry."
    assert answer("en", STATE._replace(captured=((), ())), About.SEEN) == "No month is nearly gone."


def test_with_two_decks_a_month_is_gone_after_eight_cards() -> None:
    state = position(
        options_for("koi-koi", 2, decks=2),
        hands=("01-hikari", "12-kasu3"),
        field="03-tan",
        captured=(
            "10-tane 10-tan 10-kasu1 10-kasu2 10-tane 10-tan 10-kasu1 10-kasu2",
            "03-tan 03-kasu1 03-kasu2 03-hikari 03-kasu1 03-kasu2 04-tane 04-tan 04-kasu1 04-kasu2",
        ),
    )
    # Four wisterias are seen, which would be all of them in one deck.
    assert answer("en", state, About.SEEN) == "All seen: maple. All but one seen: cherry."


def test_what_happened_since_ones_own_turn_is_told() -> None:
    state = after(a_round(), actions.Lay(Card.from_code("07-tane")))
    anna = "Anna plays the boar and takes bush clover ribbon; stock: deer stays."
    assert answer("en", state, About.LAST) == anna
    assert answer("en", state, About.HISTORY, asker=1) == anna
    assert answer("en", state, About.HISTORY, asker=0) == "Nothing has happened since your turn."
    state = after(state, actions.Lay(Card.from_code("12-kasu3")))
    petr = "Petr plays the plain paulownia, which stays; stock: cherry stays."
    assert answer("en", state, About.LAST) == petr
    assert answer("en", state, About.HISTORY, asker=0) == petr
    assert answer("en", state, About.HISTORY, asker=1) == "Nothing has happened since your turn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_move_of_whoever_is_named_is_told(language: str) -> None:
    teller_of = teller(language)
    before = a_round()
    once = after(before, actions.Lay(Card.from_code("07-tane")))
    twice = after(once, actions.Lay(Card.from_code("12-kasu3")))
    nothing = teller_of.wording.say("nothing-happened")
    not_yet = teller_of.wording.say("no-turn-yet", player=NAMES[1])
    assert answer(language, before, About.LAST, player=1) == nothing
    assert answer(language, once, About.LAST, player=1) == not_yet
    assert answer(language, twice, About.LAST, player=0) == answer(language, once, About.LAST)
    assert answer(language, twice, About.LAST, player=1) == answer(language, twice, About.LAST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dealer_is_announced_with_the_draw_and_the_turn_with_who_follows(language: str) -> None:
    state = new_match(options_for("koi-koi", 3), 3)
    drawn = answer(language, state, About.DEALER).partition(".")[2]
    assert all(name in drawn for name in NAMES[:3])
    turn = answer(language, state, About.TURN)
    seats = [(state.current + step) % 3 for step in range(1, 3)]
    assert turn.endswith(": {}, {}.".format(*(NAMES[seat] for seat in seats)))


def test_a_choice_and_a_yaku_are_part_of_what_happened() -> None:
    state = after(a_round(), actions.Lay(Card.from_code("02-tan")), actions.Choose(Card.from_code("02-tane")))
    assert answer("en", state, About.LAST) == (
        "Anna plays the plum ribbon and takes warbler; stock: deer stays."
    )
    state = position(
        KOI_KOI,
        hands=("10-tan 05-kasu1", "12-kasu1"),
        field="10-kasu1",
        stock="01-kasu1",
        captured=("06-tan 09-tan", ""),
    )
    state = after(state, actions.Lay(Card.from_code("10-tan")), actions.Call(koi_koi=True))
    assert answer("en", state, About.LAST) == (
        "Anna plays the maple ribbon and takes maple; stock: pine stays. Anna makes aotan. Anna: koi-koi."
    )


def test_the_status_lists_all_open_cards() -> None:
    assert answer("en", STATE, About.STATUS) == (
        "Round 1 of 12, January, pine. Total: Anna 0, Petr 0. Field: pine ribbon, plum: ribbon and plain; "
        "bush clover ribbon, susuki: geese and plain; willow ribbon. Anna's turn. There are four "
        "cards in the stock."
    )
    assert teller("en").resumed(STATE) in answer("en", STATE, About.STATUS)
    assert teller("en").offered(STATE) == ("Your match stands at round 1 of 12. Anna's turn. Go on with it?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [KOI_KOI_GAME, HANAFUDA], ids=lambda game: game.name)
def test_every_topic_is_explained_as_it_is_played(language: str, game: object) -> None:
    wording = teller(language).wording
    for topic in TOPICS:
        text = game.rule(topic, Choices(language, "koi-koi"), wording)  # type: ignore[attr-defined]
        assert text.endswith("."), topic


def test_options_change_what_is_explained() -> None:
    wording = teller("en").wording
    rule = KOI_KOI_GAME.rule
    assert "six points" in rule("oya-ken", Choices("en", "koi-koi"), wording)
    off = rule("oya-ken", Choices("en", "koi-koi", variants=("no-oya-ken",)), wording)
    assert off.endswith("It isn't played at this table.")
    assert "with him, seven" in rule("yaku", Choices("en", "koi-koi"), wording)
    dry = rule("yaku", Choices("en", "koi-koi", variants=("no-rain-man-seven",)), wording)
    assert "with him, still five" in dry
    doubled = rule("points", Choices("en", "koi-koi", variants=("double-at-seven",)), wording)
    assert "Seven points or more are doubled." in doubled
    half = rule("end", Choices("en", "koi-koi", variants=("half-game",)), wording)
    assert "The match has six rounds." in half
    assert "three cards" in HANAFUDA.rule("deal", Choices("en", "hanafuda", count=6), wording)
    assert answer("en", a_round(options_for("koi-koi", 2)), About.RULE, topic="koi-koi").startswith(
        "With koi-koi"
    )
    assert answer("en", a_round(), About.RULE, yaku="aotan").startswith("Aotan:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_topics_of_the_rules_that_are_offered_can_be_asked_for(language: str) -> None:
    game = KOI_KOI_GAME
    wording = Wording(language, ("Anna", "Robert"), game.folder)
    offered = re.findall("[„“']([^„“”']+)[“”']", wording.say("rules-topics"))
    assert len(offered) >= 2
    ear = Interpreter(game, templates_of(language, game.folder), ("Anna", "Robert"))
    for words in offered:
        understood = ear.understand(typed_line(words), game.situations.turn.intents)
        assert isinstance(understood, Understood), words
        assert getattr(understood.command, "topic", None), words
