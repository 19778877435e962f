"""Printed decks are registered by name, asked about, chosen and forgotten by voice, in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening
from in_each_language import DEAL, NO, YES, each_language
from paper_evening import RED_BOX, faces_of, with_deck

from voice_hanabi.contract.choices import Choices
from voice_hanabi.phones.paper_cards.kept_decks import KeptDecks

CALL = {
    "en": "call this deck the blue box",
    "cs": "tenhle balíček se jmenuje modrá krabička",
    "pl": "nazwij tę talię niebieskie pudełko",
    "da": "kald de her kort den blå æske",
}
WHICH = {
    "en": "which deck is this",
    "cs": "který balíček je tohle",
    "pl": "co to za talia",
    "da": "hvilket sæt kort er det her",
}
LEARN = {
    "en": "learn this deck",
    "cs": "nauč se tenhle balíček",
    "pl": "naucz się tej talii",
    "da": "lær de her kort at kende",
}
LIST = {
    "en": "which decks do you know",
    "cs": "jaké znáš balíčky",
    "pl": "jakie znasz talie",
    "da": "hvilke sæt kort kender du",
}
PLAY = {
    "en": "let's play with the red box",
    "cs": "hrajeme s červenou krabičkou",
    "pl": "zagrajmy czerwonym pudełkiem",
    "da": "lad os spille med den røde æske",
}
PLAY_FIRST = {
    "en": "play with deck one",
    "cs": "hrajeme s prvním balíčkem",
    "pl": "gramy pierwszą talią",
    "da": "vi spiller med det første sæt",
}
WITHOUT = {
    "en": "we play without printed cards",
    "cs": "hrajeme bez vytištěných karet",
    "pl": "gramy bez wydrukowanych kart",
    "da": "vi spiller uden printede kort",
}
FORGET = {
    "en": "forget the red box",
    "cs": "zapomeň červenou krabičku",
    "pl": "zapomnij czerwone pudełko",
    "da": "glem den røde æske",
}
BLUE = {"en": "the blue box", "cs": "modrá krabička", "pl": "niebieskie pudełko", "da": "den blå æske"}


class Named:
    """A table before a game, with printed decks."""

    def __init__(self, folder: Path, language: str, name: str | None = RED_BOX) -> None:
        self.evening = Evening(folder, language, names=PLAYERS[language][:3])
        self.faces = faces_of(Choices(language, "hanabi", "en", (), 3, PLAYERS[language][:3]))
        self.folder = folder / "decks"
        self.decks = KeptDecks(self.folder)
        if name is not None:
            self.decks = with_deck(self.folder, "hanabi", self.faces, name)
        self.evening.table.steering.cards.known = self.decks
        self.evening.begin()

    def type(self, said: str) -> str:
        return " ".join(self.evening.type(said))

    def show(self, deck: str = RED_BOX) -> list[str]:
        return self.evening._told(self.evening.table.card_shown(self.faces[0], 0, deck))

    @property
    def names(self) -> list[str]:
        return [box.name for box in KeptDecks(self.folder).decks()]


@each_language
def test_a_deck_is_named_and_asked_about(language: str, tmp_path: Path) -> None:
    table = Named(tmp_path, language)
    unseen = table.type(WHICH[language])
    assert RED_BOX not in unseen
    assert table.type(CALL[language]) == unseen, "whose card was shown is not guessed"
    assert table.show() == []
    assert RED_BOX in table.type(WHICH[language])
    assert RED_BOX in table.type(LEARN[language])
    assert BLUE[language] in table.type(CALL[language])
    assert table.names == [BLUE[language]]
    assert BLUE[language] in table.type(WHICH[language])
    assert BLUE[language] in table.type(LIST[language])


@each_language
def test_a_name_belongs_to_one_deck(language: str, tmp_path: Path) -> None:
    table = Named(tmp_path, language)
    with_deck(table.folder, "hanabi", table.faces, "The Blue Box")
    table.decks = table.evening.table.steering.cards.known = KeptDecks(table.folder)
    table.show()
    table.type(CALL[language])
    assert table.names == ["The Blue Box", RED_BOX], "a deck's name in another language is its name, too"


@each_language
def test_a_deck_is_chosen_by_its_name_and_by_its_number(language: str, tmp_path: Path) -> None:
    table = Named(tmp_path, language)
    for said in (PLAY[language], PLAY_FIRST[language]):
        assert RED_BOX in table.type(said)
        assert table.evening.table.phase.choices.cards == RED_BOX  # type: ignore[union-attr]
        table.type(WITHOUT[language])
        assert table.evening.table.phase.choices.cards is None  # type: ignore[union-attr]
    table.type(PLAY[language])
    table.type(DEAL[language])
    assert table.evening.state.reading is not None, "the deck is read card by card"
    assert table.evening.table.choices.cards == RED_BOX
    again = table.type(PLAY[language])
    assert RED_BOX not in again, "another deck is chosen before the next game"


@each_language
def test_a_deck_is_forgotten_only_after_a_yes(language: str, tmp_path: Path) -> None:
    table = Named(tmp_path, language)
    assert RED_BOX in table.type(FORGET[language])
    table.type(NO[language])
    assert table.names == [RED_BOX]
    table.type(FORGET[language])
    assert RED_BOX in table.type(YES[language])
    assert table.names == []
    assert RED_BOX not in table.type(LIST[language])


@each_language
def test_a_missing_deck_is_reported_with_those_that_exist(language: str, tmp_path: Path) -> None:
    table = Named(tmp_path, language, "Hanabi 1")
    told = table.type(PLAY[language])
    assert "Hanabi 1" in told
    assert table.evening.table.phase.choices.cards is None  # type: ignore[union-attr]
    assert "Hanabi 1" in table.type(FORGET[language])
    assert table.names == ["Hanabi 1"]


def test_a_deck_without_the_cards_of_the_chosen_game_is_not_dealt(tmp_path: Path) -> None:
    table = Named(tmp_path, "en")
    table.type("let's play with the red box")
    table.type("rainbow ten for every colour")
    table.type("black powder")
    told = table.type("deal")
    assert "The deck 'the red box' doesn't have this game's cards." in told
    table.type("no variants")
    table.type("deal")
    assert table.evening.state.reading is not None


def test_what_cannot_be_saved_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Named(tmp_path, "en")
    table.show()

    def refuse(deck: str, name: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(table.decks, "rename", refuse)
    assert "I couldn't save that: No space left on device." in table.type("call this deck the blue box")
    assert table.names == [RED_BOX]


def test_a_table_that_can_read_no_cards_knows_no_deck(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"))
    evening.begin()
    assert "I don't know any printed decks." in " ".join(evening.type("which decks do you know"))
    evening.deal()
    assert "This game isn't played with printed cards." in " ".join(evening.type("a card is lost"))
