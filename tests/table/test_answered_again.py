"""A yes with the same said again is a yes, a no with it denied is a no, and anything else is read as that."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, stacked

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.expectations import COUNT, FINAL, SAVED_OFFERED, SET_UP
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import Play as PlayAction
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.talk.commands import Play
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import LastTime, Leave
from voice_hanabi.table.saving.journal import unfinished_game

HANDS = ["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"]
WAYS = ("typed", "said")
each_language = pytest.mark.parametrize("language", LANGUAGES)

YES = {"en": ("yes", "yeah", "sure"), "cs": ("ano", "jo", "jasně"), "pl": ("tak", "jasne", "dobrze"),
       "da": ("ja", "jo", "ja gerne")}  # fmt: skip
NO = {"en": "no", "cs": "ne", "pl": "nie", "da": "nej"}
GOES_ON = {
    "en": (
        "let's play hanabi",
        "go on with it",
        "let's play",
        "continue",
        "we want to go on",
        "let's finish it",
    ),
    "cs": ("zahrajeme si hanabi", "pokračujeme", "hrajeme dál", "jdeme na to", "dohrajeme to"),
    "pl": ("zagrajmy w hanabi", "gramy dalej", "kontynuujmy", "dokończmy ją"),
    "da": ("lad os spille hanabi", "vi spiller videre", "fortsæt", "lad os fortsætte"),
}
GOES_NOT_ON = {
    "en": ("I don't want to go on", "let's not", "we won't play on"),
    "cs": ("nechci pokračovat", "nepokračujeme", "nebudeme hrát dál"),
    "pl": ("nie chcemy grać dalej", "nie gramy dalej"),
    "da": ("vi vil ikke fortsætte", "vi spiller ikke videre"),
}
DEALS = {
    "en": ("deal", "deal the cards", "you can deal", "let's play hanabi", "let's begin", "we play"),
    "cs": ("rozdej", "rozdávej karty", "můžeš rozdat", "zahrajeme si hanabi", "můžeme začít", "hrajeme"),
    "pl": ("rozdaj", "rozdawaj karty", "możesz rozdać", "zagrajmy w hanabi", "zaczynamy", "gramy"),
    "da": (
        "del ud",
        "del kortene ud",
        "du må gerne dele ud",
        "lad os spille hanabi",
        "vi begynder",
        "vi spiller",
    ),
}
DEALS_NOT = {
    "en": ("don't deal yet", "don't deal", "we're not ready"),
    "cs": ("ještě nerozdávej", "nerozdávej", "nezačínáme"),
    "pl": ("jeszcze nie rozdawaj", "nie rozdawaj jeszcze"),
    "da": ("del ikke ud endnu", "del ikke ud"),
}
AS_LAST_TIME = {
    "en": ("same as last time", "like last time", "let's play as last time", "let's play hanabi"),
    "cs": ("jako minule", "stejně jako minule", "zase stejně", "zahrajeme si hanabi"),
    "pl": ("jak ostatnio", "tak samo", "zagrajmy w hanabi"),
    "da": ("som sidst", "det samme som sidst", "lad os spille hanabi"),
}
ANOTHER = {
    "en": ("another game", "let's play again", "let's play hanabi", "deal"),
    "cs": ("novou hru", "zahrajeme si znovu", "zahrajeme si hanabi", "rozdej"),
    "pl": ("nową grę", "zagrajmy jeszcze raz", "zagrajmy w hanabi", "rozdaj"),
    "da": ("et nyt spil", "lad os spille igen", "lad os spille hanabi", "del ud"),
}
PLAYS_IT = {
    "en": ("play the third", "I'll play the third", "I want to play the third", "play it"),
    "cs": ("zahraj třetí", "zahraju třetí", "chci zahrát třetí"),
    "pl": ("zagraj trzecią", "zagram trzecią", "chcę zagrać trzecią"),
    "da": ("spil det tredje", "jeg spiller det tredje", "jeg vil spille det tredje"),
}
LEAVES = {"en": "save and quit", "cs": "ulož a skonči", "pl": "zapisz i wyjdź", "da": "gem og afslut"}
KOI_KOI = {"en": "koi-koi", "cs": "radši koi-koi", "pl": "koi-koi", "da": "koi-koi"}
FOUR = {"en": "four of us", "cs": "čtyři hráči", "pl": "czterech graczy", "da": "fire spillere"}


def heard(evening: Evening, text: str, way: str) -> list[str]:
    """Type a sentence, or say it, without its commas."""
    utterance = typed_line(text) if way == "typed" else Utterance((Alternative(text.replace(",", "")),))
    return evening.hear(utterance)


def answers(language: str, more: dict[str, tuple[str, ...]]) -> list[str]:
    """Return a yes with each of these behind it."""
    words = YES[language]
    return [f"{words[place % len(words)]}, {text}" for place, text in enumerate(more[language])]


def offered(folder: Path, language: str) -> Evening:
    """Return a table that has asked whether to go on with a saved game of Hanabi."""
    evening = Evening(folder, language, saved=unfinished_game(folder, GAMES))
    evening.begin()
    assert evening.table.expectation is SAVED_OFFERED
    return evening


def save_a_game(folder: Path, language: str) -> None:
    evening = Evening(folder, language, names=PLAYERS[language][:3])
    evening.deal()
    evening.table.close()


def to_deal(folder: Path, language: str) -> Evening:
    """Return a table that has asked whether to deal."""
    evening = Evening(folder, language, names=PLAYERS[language][:3])
    evening.begin()
    assert evening.table.expectation is SET_UP
    return evening


@pytest.mark.parametrize("way", WAYS)
@each_language
def test_a_saved_game_goes_on_or_stays(tmp_path: Path, language: str, way: str) -> None:
    save_a_game(tmp_path, language)
    for said in answers(language, GOES_ON):
        evening = offered(tmp_path, language)
        heard(evening, said, way)
        assert evening.table.course.playing is not None, said
        evening.table.close()
    for more in GOES_NOT_ON[language]:
        evening = offered(tmp_path, language)
        heard(evening, f"{NO[language]}, {more}", way)
        assert evening.table.expectation is COUNT, more
        assert evening.table.choices.game == "hanabi"
    for answer in (YES[language][0], NO[language]):
        evening = offered(tmp_path, language)
        heard(evening, f"{answer}, {KOI_KOI[language]}", way)
        assert evening.table.choices.game == "koi-koi", answer


@pytest.mark.parametrize("way", WAYS)
@each_language
def test_the_cards_are_dealt_or_not(tmp_path: Path, language: str, way: str) -> None:
    for place, said in enumerate(answers(language, DEALS)):
        evening = to_deal(tmp_path / str(place), language)
        heard(evening, said, way)
        assert evening.table.course.playing is not None, said
    evening = to_deal(tmp_path, language)
    refused = heard(evening, NO[language], way)
    for more in DEALS_NOT[language]:
        assert heard(evening, f"{NO[language]}, {more}", way) == refused, more
    heard(evening, f"{NO[language]}, {KOI_KOI[language]}", way)
    assert evening.table.phase.conversation.game.name == "koi-koi"
    evening = to_deal(tmp_path, language)
    heard(evening, f"{YES[language][0]}, {FOUR[language]}", way)
    assert isinstance(evening.table.phase, SettingUp)
    assert evening.table.phase.choices.count == 4


@pytest.mark.parametrize("way", WAYS)
@each_language
def test_it_is_as_last_time(tmp_path: Path, language: str, way: str) -> None:
    last = LastTime(Choices(language, "hanabi", count=3, names=PLAYERS[language][:3]))
    for place, said in enumerate(answers(language, AS_LAST_TIME)):
        evening = Evening(tmp_path / str(place), language, last_time=last)
        evening.begin()
        heard(evening, said, way)
        assert evening.table.course.playing is not None, said


@pytest.mark.parametrize("way", WAYS)
@each_language
def test_another_game_follows(tmp_path: Path, language: str, way: str) -> None:
    for said in answers(language, ANOTHER):
        evening = Evening(tmp_path, language)
        state = stacked(HANDS, "g2 w3 y1 b4")
        while state.outcome is None:
            state, _ = apply(state, PlayAction(2))
        evening.sit_down(state, PLAYERS[language][:3])
        heard(evening, said, way)
        assert isinstance(evening.table.phase, SettingUp), said
        evening.table.close()


@pytest.mark.parametrize("confirm", [Confirm.ANNOUNCE, Confirm.ASK])
@pytest.mark.parametrize("way", WAYS)
@each_language
def test_a_move_is_confirmed(tmp_path: Path, language: str, way: str, confirm: Confirm) -> None:
    for said in answers(language, PLAYS_IT):
        evening = Evening(tmp_path, language, confirm=confirm)
        before = stacked(HANDS, "g2 w3 y1 b4")
        evening.sit_down(before, PLAYERS[language][:3])
        evening.playing.act(Play(3), typed_line(""))
        heard(evening, said, way)
        assert evening.state == apply(before, PlayAction(3))[0], said
        assert evening.playing.open is None, "the next player makes no move by it"


@pytest.mark.parametrize("way", WAYS)
@each_language
def test_leaving_is_confirmed(tmp_path: Path, language: str, way: str) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:3])
    evening.deal()
    evening.table.steering.ask_whether(FINAL["SaveAndLeave"])
    heard(evening, f"{YES[language][0]}, {LEAVES[language]}", way)
    assert any(isinstance(made, Leave) for made in evening.effects)
