"""Cards that went astray: every mistake can be put right by voice, and nothing is guessed."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, sentence_of
from in_each_language import NO, YES, each_language
from paper_evening import PaperEvening

from voice_hanabi.games.hanabi.rules.actions import ClueRank, Discard
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.table.real_cards.ways_back import WaysBack

SAID = {
    "lost": {
        "en": "a card is lost",
        "cs": "ztratila se nám karta",
        "pl": "zgubiłam kartę",
        "da": "jeg kan ikke finde mit kort",
    },
    "mixed": {
        "en": "I knocked the deck over",
        "cs": "shodila jsem balíček",
        "pl": "rozsypała mi się talia",
        "da": "jeg væltede bunken",
    },
    "reordered": {
        "en": "my cards are mixed up",
        "cs": "popletly se mi karty",
        "pl": "pomieszały mi się karty",
        "da": "mine kort er blandet sammen",
    },
    "laid wrong": {
        "en": "I laid the wrong card",
        "cs": "položil jsem kartu jinam",
        "pl": "położyłem złą kartę",
        "da": "jeg lagde et kort forkert",
    },
    "two": {
        "en": "I drew two cards",
        "cs": "líznul jsem si dvě karty",
        "pl": "dobrałam dwie karty",
        "da": "jeg trak to kort",
    },
    "missing": {
        "en": "which cards are missing",
        "cs": "které karty chybí",
        "pl": "których kart brakuje",
        "da": "hvilke kort mangler der",
    },
    "without": {
        "en": "go on without it",
        "cs": "pokračuj bez ní",
        "pl": "graj dalej bez niej",
        "da": "fortsæt uden det",
    },
    "empty": {
        "en": "the deck is empty",
        "cs": "balíček je prázdný",
        "pl": "talia jest pusta",
        "da": "bunken er tom",
    },
}
ALSO_SAID = {
    "card-lost": {
        "en": ("I dropped a card", "my card fell on the floor", "we've lost the card"),
        "cs": ("vypadla mi karta", "spadla mi karta na zem"),
        "pl": ("spadła mi karta", "nie mogę znaleźć karty"),
        "da": ("jeg tabte et kort", "et kort faldt under bordet"),
    },
    "cards-mixed": {
        "en": (
            *("the deck fell down", "I knocked over the deck", "everything is on the floor"),
            *("I dropped my hand", "I don't know the order of my cards any more"),
            *("I put the card on the wrong pile", "where does this card belong", "we found it"),
        ),
        "cs": (
            *("všechno spadlo na zem", "vypadly mi karty z ruky", "nevím, v jakém pořadí mám karty"),
            *("dal jsem kartu na špatné místo", "položila jsem špatnou kartu"),
            *("kam patří tahle karta", "našli jsme ji", "karta se našla"),
        ),
        "pl": (
            *(
                "talia spadła na podłogę",
                "wypadły mi karty z ręki",
                "nie wiem, w jakiej kolejności mam karty",
            ),
            *("źle położyłam kartę", "gdzie jest miejsce tej karty", "znaleźliśmy ją", "karta się znalazła"),
        ),
        "da": (
            *(
                "alt faldt på gulvet",
                "bunken er faldet ned",
                "jeg ved ikke hvilken rækkefølge mine kort er i",
            ),
            *("jeg lagde kortet i den forkerte bunke", "hvor hører det kort hjemme", "vi fandt det"),
        ),
    },
    "card-drew-two": {
        "en": ("I drew two", "I drew one too many", "two cards were stuck together"),
        "cs": ("líznul jsem dvě", "líznula jsem si omylem dvě karty", "slepily se mi dvě karty"),
        "pl": ("dobrałem dwie", "pociągnęłam dwie karty", "mam o jedną kartę za dużo"),
        "da": ("jeg trak to", "to kort hang sammen", "to kort sad sammen", "jeg har et kort for meget"),
    },
    "card-lost-known": {
        "en": ("continue without it",),
        "cs": ("hraj dál bez ní", "pokračujte bez ní"),
        "pl": ("gramy bez niej",),
        "da": ("vi spiller uden det",),
    },
}
"""Other ways to say it, by the message that answers when nothing is waited for."""


def dealt(folder: Path, language: str = "en", seed: int = 1) -> PaperEvening:
    evening = PaperEvening(folder, language, seed=seed)
    evening.deal()
    evening.deal_all()
    return evening


def drawing(folder: Path, language: str = "en") -> PaperEvening:
    """The first player has played a card, and the table waits for the newly drawn one."""
    evening = dealt(folder, language)
    evening.type(evening.table.conversation.wording.say("example-play", slot=1))
    evening.wait()
    assert evening.state.reading is not None
    return evening


def says(evening: PaperEvening, message: str, **values: str | int) -> str:
    """Return a message as a person who types gets it."""
    return f"table: {evening.table.conversation.wording.say(message, **values)}"


@each_language
def test_what_helps_is_said_and_nothing_changes(language: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    before = evening.state
    for what, message in (
        ("lost", "card-lost"),
        ("mixed", "cards-mixed"),
        ("reordered", "cards-mixed"),
        ("laid wrong", "cards-mixed"),
        ("two", "card-drew-two"),
        ("without", "card-lost-known"),
    ):
        assert evening.type(SAID[what][language]) == [says(evening, message, waits="no")], what
    assert evening.state is before


@pytest.mark.by_turns
@each_language
@pytest.mark.parametrize("message", ALSO_SAID)
def test_the_same_is_said_in_other_words(language: str, message: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    before = evening.state
    given = {} if message in ("cards-mixed", "card-lost-known") else {"waits": "no"}
    for said in ALSO_SAID[message][language]:
        assert evening.type(said) == [says(evening, message, **given)], said
    assert evening.state is before


@each_language
def test_one_of_two_drawn_cards_is_shown_and_the_other_goes_back(language: str, tmp_path: Path) -> None:
    evening = drawing(tmp_path, language)
    told = evening.type(SAID["two"][language])
    assert told == [says(evening, "card-drew-two", waits="yes")]
    first, second = evening.marks[:2]
    evening.show(second)
    assert second in evening.state.marks
    assert evening.state.reading is None
    assert evening.type(SAID["two"][language]) == [says(evening, "card-drew-two", waits="no")]
    assert first not in evening.state.marks, "the other one is still in the deck"


@each_language
def test_what_was_not_shown_is_told_by_its_place(language: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    evening.type(SAID["mixed"][language])
    names = PLAYERS[language][:3]
    for seat in range(3):
        for slot in range(1, 6):
            if (seat, slot) not in ((1, 2), (2, 1), (2, 3)):
                evening.show(evening.mark_at(seat, slot))
    wording = Wording(language, names, "hanabi")
    one = wording.say("cards-away", place="hand", player=wording.name(1), slot=2, count=1)
    two = wording.say("cards-away", place="hand", player=wording.name(2), slot=1, count=2)
    (told,) = evening.type(SAID["missing"][language])
    assert one in told
    assert two in told
    assert "35" in told, "what belongs in the deck"
    left = capitalised(wording.say("cards-away", place="deck", player="", slot=1, count=35))
    for seat, slot in ((1, 2), (2, 1), (2, 3)):
        evening.show(evening.mark_at(seat, slot))
    assert evening.type(SAID["missing"][language]) == [says(evening, "cards-missing-none", left=left)]


def test_a_search_goes_on_until_nothing_is_missing_whatever_else_is_said_of_it(tmp_path: Path) -> None:
    evening = dealt(tmp_path)
    evening.type(SAID["mixed"]["en"])
    for seat, slot in ((seat, slot) for seat in range(3) for slot in range(1, 6)):
        if (seat, slot) == (2, 5):
            evening.type("we found it")
            evening.type("a card is lost")
        evening.show(evening.mark_at(seat, slot))
    (told,) = evening.type(SAID["missing"]["en"])
    assert "Nothing" in told or "35" in told
    assert "Petr" not in told
    evening.type(SAID["mixed"]["en"])
    (told,) = evening.type(SAID["missing"]["en"])
    assert "Petr" in told, "a new search knows of nothing that was shown in the one before"


def test_piles_are_searched_too(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.draw()
    evening.type("everything fell down")
    (told,) = evening.type("which cards are missing")
    assert "five of Anna's" in told or "5 of Anna's" in told
    assert "1 on the fireworks" in told or "1 among the discards" in told
    assert "34 should be in the deck." in told


@each_language
def test_a_card_that_is_lost_while_others_are_in_the_deck_is_not_guessed(
    language: str, tmp_path: Path
) -> None:
    evening = drawing(tmp_path, language)
    before = evening.state
    assert evening.type(SAID["lost"][language]) == [says(evening, "card-lost", waits="yes")]
    assert evening.type(SAID["without"][language]) == [
        says(evening, "card-lost-next", count=len(evening.marks))
    ]
    assert evening.state is before
    lost = evening.marks.pop(0)
    evening.draw()
    assert evening.state.reading is None
    assert lost not in evening.state.marks


@pytest.mark.by_turns
@each_language
def test_the_very_last_card_is_known_though_nobody_finds_it(language: str, tmp_path: Path) -> None:
    evening = drawing(tmp_path, language)
    lost = evening.marks.pop(3)
    for _ in range(300):
        if not evening.marks and evening.state.reading is not None:
            break
        if evening.state.reading is not None:
            evening.draw()
            continue
        full = evening.state.clue_tokens == evening.state.rules.max_clues
        legal = legal_actions(evening.state)
        wanted = next(one for one in legal if isinstance(one, ClueRank if full else Discard))
        evening.type(sentence_of(wanted, evening.table.conversation.wording))
        evening.wait()
        assert evening.state.outcome is None
    told = evening.type(SAID["without"][language])
    assert told[0] == says(evening, "card-lost-counts", count=1)
    assert lost in evening.state.marks
    assert evening.state.reading is None


def test_the_next_of_several_lost_cards_is_drawn_by_lot(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.table.steering.cards._back = WaysBack(lambda marks: marks[-1])
    expected = max(evening.marks)
    evening.type("the deck is empty")
    (told, *_) = evening.type("yes")
    assert told == "table: 35 cards are lost. The one that counts now is drawn by lot."
    assert expected in evening.state.marks
    slot = next(slot for slot in range(1, 6) if evening.mark_at(0, slot) == expected)
    # The card turns up in somebody else's draw: the table says where it belongs, and another is drawn.
    ordinal = ("first", "second", "third", "fourth", "fifth")[slot - 1]
    evening.type("play the second")
    evening.wait()
    assert f"table: That is Anna's {ordinal} card." in evening.show(expected)


@each_language
def test_before_lots_are_drawn_the_table_asks_whether_all_are_lost(language: str, tmp_path: Path) -> None:
    evening = drawing(tmp_path, language)
    before = evening.state
    asked = [says(evening, "ask-deck-empty", count=35)]
    assert evening.type(SAID["empty"][language]) == asked
    evening.type(NO[language])
    assert evening.state is before
    assert evening.type(SAID["empty"][language]) == asked
    # The card turns up while the table asks: no lots are needed any more.
    evening.draw()
    drawn = evening.state
    evening.type(YES[language])
    assert evening.state.marks == drawn.marks


def test_the_drawer_of_a_lost_card_is_not_told_what_it_is(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.type("the deck is empty")
    told = evening.type("yes")
    card = next(held for held in evening.state.hands[0] if held.number == len(evening.state.marks) - 1).card
    name = Wording("en", PLAYERS["en"][:3], "hanabi").say("card", colour=card.suit, value=card.rank)
    assert [line.partition(":")[0] for line in told if name in line] == ["Petr", "Eva"]


def test_while_nothing_is_awaited_nothing_is_drawn(tmp_path: Path) -> None:
    evening = dealt(tmp_path)
    before = evening.state
    assert evening.type("the deck is empty") == [says(evening, "card-lost-known")]
    assert evening.state is before


def test_what_is_typed_is_answered_in_words_and_not_by_a_sound(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "cs")
    # 'Dal' is nearly 'dál', which only turns a page of the guide, and nobody is listening to that.
    (told,) = (line for line in evening.type("dal jsem kartu na jinou hromádku") if line != "table: ")
    assert "dal jsem kartu na jinou hromádku" in told


def test_that_the_deck_is_shuffled_is_talk(tmp_path: Path) -> None:
    evening = dealt(tmp_path, "da")
    # 'Kortene er blandet sammen' is about cards gone astray; without its last word they are only shuffled.
    assert evening.say("kortene er blandet") == []
    assert evening.say("kortene er blandet sammen") != []


def test_where_nobody_plays_with_cards_such_words_are_talk(tmp_path: Path) -> None:
    evening = PaperEvening(tmp_path)
    evening.table.course.choices = evening.table.choices.of_game("koi-koi").of_game("hanabi")
    evening.deal()
    assert evening.say("the deck is empty") == []
    assert evening.say("which cards are missing") == []
