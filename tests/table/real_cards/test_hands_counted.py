"""Real cards that don't agree with the table: a hand is counted, and a wrong card is told its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening
from in_each_language import each_language
from paper_evening import PaperEvening

from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.table.playing.open_questions import ReadBack

SIX = {
    "en": ("I've got six cards", "hang on, I've got six cards", "I'm holding six cards"),
    "cs": ("mám šest karet", "počkej, já mám šest karet", "v ruce mám šest karet"),
    "pl": ("mam sześć kart", "zaraz, mam tu sześć kart", "mam aż sześć kart"),
    "da": ("jeg har seks kort", "vent, jeg har seks kort", "jeg sidder med seks kort"),
}
FIVE = {
    "en": "I've got five cards",
    "cs": "mám pět karet",
    "pl": "mam pięć kart",
    "da": "jeg har fem kort",
}
FOUR = {
    "en": ("I only have four cards", "I've only got 4 cards"),
    "cs": ("mám jen čtyři karty", "mám jen 4 karty"),
    "pl": ("mam tylko cztery karty", "mam tylko 4 karty"),
    "da": ("jeg har kun fire kort", "jeg har kun 4 kort"),
}
NO_NUMBER = {
    "en": "I have too few cards",
    "cs": "mám málo karet",
    "pl": "mam za mało kart",
    "da": "jeg har for få kort",
}
WRONG = {
    "en": ("that was the wrong card", "undo, wrong card"),
    "cs": ("to byla špatná karta", "zpět, špatná karta"),
    "pl": ("to była zła karta", "cofnij, zła karta"),
    "da": ("det var det forkerte kort", "fortryd, forkert kort"),
}
TWO = {
    "en": ("I took two cards", "oops, I've just drawn two cards"),
    "cs": ("vzala jsem dvě karty", "jejda, vzal jsem omylem dvě karty", "omylem jsem vzala dvě karty"),
    "pl": ("wzięłam dwie karty", "niechcący wziąłem dwie karty"),
    "da": ("jeg tog to kort", "hov, jeg har taget to kort"),
}
ANOTHER_S = {
    "en": ("Anna took two cards", "I took two cards from the field"),
    "cs": ("Anna vzala dvě karty", "vzala jsem dvě karty z louky"),
    "pl": ("Anna wzięła dwie karty", "wzięłam dwie karty z pola"),
    "da": ("Anna tog to kort", "jeg tog to kort fra feltet"),
}
"""Sentences of Koi-Koi about taking cards; they don't report two drawn cards."""


def dealt(folder: Path, language: str) -> PaperEvening:
    evening = PaperEvening(folder, language)
    evening.deal()
    evening.deal_all()
    return evening


def counted(evening: PaperEvening, counts: dict[int, int], *, agrees: bool, each: bool = False) -> str:
    wording = evening.playing.conversation.wording
    whose = "each" if each else "one"
    hands = [
        wording.say("hand-holds", whose=whose, player=wording.name(seat), count=count)
        for seat, count in counts.items()
    ]
    told = wording.say("cards-counted", hands=wording.all_of(hands), agrees="yes" if agrees else "no")
    return told if agrees else f"{told} {wording.say('cards-mixed')}"


@each_language
def test_a_hand_is_counted_by_what_was_shown(language: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    before = evening.state
    differs = f"table: {counted(evening, {0: 5}, agrees=False, each=True)}"
    for text in (*SIX[language], *FOUR[language], NO_NUMBER[language]):
        assert evening.type(text) == [differs], text
    assert evening.say(SIX[language][0]) == [differs]
    assert evening.say(SIX[language][0], 1) == [f"table: {counted(evening, {1: 5}, agrees=False)}"]
    assert evening.say(FIVE[language], 1) == [f"table: {counted(evening, {1: 5}, agrees=True)}"]
    assert evening.state is before


@each_language
def test_who_has_still_to_draw_is_asked_to(language: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    evening.type(evening.playing.conversation.wording.say("example-play", slot=1))
    evening.wait()
    drawing = f"table: {evening.playing.prompt()}"
    said = Utterance((Alternative(FOUR[language][0]),), seat=0)
    assert evening.hear(said) == [f"table: {counted(evening, {0: 4}, agrees=True)}", drawing]
    unknown = counted(evening, {0: 4, 1: 5, 2: 5}, agrees=False)
    assert evening.say(FOUR[language][0]) == [f"table: {unknown}", drawing]


@each_language
def test_of_a_wrong_card_it_is_said_what_counts_and_what_to_do(language: str, tmp_path: Path) -> None:
    evening = dealt(tmp_path, language)
    say = evening.playing.conversation.wording.say
    play = say("example-play", slot=1)
    for text in WRONG[language]:
        evening.type(play)
        taken_back = say("taken-back", prompt=evening.playing.prompt())
        assert evening.say(text) == [f"table: {taken_back}"], "a move that waits is taken back"
    laid, other = evening.mark_at(0, 1), evening.mark_at(0, 2)
    evening.type(play)
    evening.wait()
    evening.draw()
    after = evening.state
    last = evening.playing.teller.last_move(after)
    assert PLAYERS[language][0] in last
    for text in WRONG[language]:
        assert evening.say(text) == [f"table: {say('too-late')} {say('card-wrong', last=last)}"], text
    assert evening.state is after
    assert evening.show(laid) != evening.show(other)
    assert not isinstance(evening.playing.open, ReadBack)


@each_language
def test_without_real_cards_it_is_talk_and_typed_it_is_answered(language: str, tmp_path: Path) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:2])
    evening.deal()
    say = evening.playing.conversation.wording.say
    for text in (SIX[language][0], FOUR[language][0], TWO[language][0]):
        evening.type(say("example-play", slot=1))
        before = evening.state
        assert evening.say(text) == [], text
        assert isinstance(evening.playing.open, ReadBack), "it neither ends the moment nor takes back"
        assert evening.state is before
        evening.say(WRONG[language][0])
        assert evening.type(text) == [f"table: {say('cards-none-played')}"], text


@pytest.mark.by_turns
@each_language
def test_two_cards_of_koi_koi_may_have_been_taken_as_they_should(language: str, tmp_path: Path) -> None:
    match = PaperEvening(tmp_path, language, players=2, game="koi-koi")
    match.deal()
    match.deal_all()
    say = match.playing.conversation.wording.say
    for text in TWO[language]:
        assert match.say(text) == [f"table: {say('card-drew-two', waits='no')}"], text
    for text in ANOTHER_S[language]:
        assert f"table: {say('card-drew-two', waits='no')}" not in match.say(text), text
    match.type(match.playing.teller.demonstrated(match.playing.state))
    match.wait()
    assert match.playing.game.due(match.playing.state) is not None
    for text in TWO[language]:
        assert match.say(text) == [f"table: {say('card-drew-two', waits='yes')}"], text
