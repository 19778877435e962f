"""Notes on one's own cards: private, attached to the card, saved with the game, invisible to others."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS
from in_each_language import each_language
from test_partners import Partnered, chosen

from voice_hanabi.contract.shown import NOTED
from voice_hanabi.contract.teller import Noting
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Discard
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.noting import noting
from voice_hanabi.games.hanabi.talk.commands import Note
from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.saving.journal import read_journal

MAYBE = {
    "en": "Remember: my third is probably a red two.",
    "cs": "Zapamatuj si: moje třetí je asi červená dvojka.",
    "pl": "Zapamiętaj: moja trzecia to chyba czerwona dwójka.",
    "da": "Husk: mit tredje er nok en rød toer.",
}
KEEP = {
    "en": "note that I must keep my first",
    "cs": "poznamenej si, že si musím nechat první",
    "pl": "zanotuj, że muszę zatrzymać pierwszą",
    "da": "noter, at jeg skal beholde mit første",
}
TOLD = {
    "en": "what did I note",
    "cs": "co mám poznamenáno",
    "pl": "jakie mam notatki",
    "da": "hvad har jeg noteret",
}
FORGET = {
    "en": "forget my notes",
    "cs": "zapomeň moje poznámky",
    "pl": "usuń moje notatki",
    "da": "glem mine noter",
}
NOTES = {
    "en": "Your notes: first: keep it, third: red two.",
    "cs": "Máš poznamenáno: první: nechat si, třetí: červená dvojka.",
    "pl": "Twoje notatki: pierwsza: zatrzymać, trzecia: czerwona dwójka.",
    "da": "Dine noter: første: behold det, tredje: rød toer.",
}


def table_of(folder: Path, language: str, people: int = 2) -> Partnered:
    names = PLAYERS[language]
    evening = Partnered(folder, chosen(language, names[:people], names[people : people + 2]))
    evening.take(evening.table.deal_now())
    return evening


def heard(evening: Partnered, text: str) -> list[tuple[int | None, str]]:
    before = len(evening.heard)
    evening.type(text)
    new = [one for one in evening.heard[before:] if isinstance(one, Announcement)]
    return [(one.audience, one.text) for one in new if one.text]


ALSO_NOTED = (
    ("en", "jot down that my third is probably a red two"),
    ("en", "write it down: my third is a red two"),
    ("cs", "poznač si, že třetí je červená dvojka"),
    ("cs", "poznač mi, že moje třetí je asi červená dvojka"),
    ("cs", "zapiš mi, že třetí bude červená dvojka"),
    ("pl", "notatka: trzecia to czerwona dwójka"),
    ("pl", "zapisz, że moja trzecia chyba jest czerwona dwójka"),
    ("pl", "zapamiętaj, moja trzecia będzie czerwoną dwójką"),
    ("da", "noterer, at mit tredje er en rød toer"),
    ("da", "skriv ned, at kort nummer tre er en rød toer"),
)
NEUTER = ("husk, at mit tredje er rødt", "noter, at kort nummer tre nok er rødt")
NOT_NOTED = (
    ("en", "Jane said to jot down that her third is red"),
    ("en", "my third will be a two"),
    ("cs", "nepoznač si, že třetí je červená"),
    ("cs", "Petr si má poznačit, že třetí je červená"),
    ("pl", "nie zapisuj, że trzecia jest czerwona"),
    ("pl", "moja trzecia będzie dwójką"),
    ("da", "Peter noterer, at hans tredje er rødt"),
    ("da", "mit tredje er rødt"),
)


@pytest.mark.parametrize(("language", "words"), ALSO_NOTED)
def test_a_note_opens_with_any_of_its_words(tmp_path: Path, language: str, words: str) -> None:
    evening = table_of(tmp_path, language)
    heard(evening, words)
    told = NOTES[language]
    third = told[: told.index(":") + 2] + told[told.index(", ") + 2 :]
    assert heard(evening, TOLD[language]) == [(evening.playing.state.current, third)]


@pytest.mark.parametrize("words", NEUTER)
def test_a_danish_colour_is_noted_in_the_form_of_the_card(tmp_path: Path, words: str) -> None:
    evening = table_of(tmp_path, "da")
    heard(evening, words)
    assert heard(evening, TOLD["da"])[0][1] == "Dine noter: tredje: rød."


@pytest.mark.by_turns
@pytest.mark.parametrize(("language", "words"), NOT_NOTED)
def test_talk_about_a_card_or_a_note_is_not_a_note(tmp_path: Path, language: str, words: str) -> None:
    evening = table_of(tmp_path, language)
    heard(evening, words)
    assert not evening.playing.notes.of(evening.playing.state.current)


@each_language
def test_notes_are_told_to_their_owner_by_place_and_forgotten(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    say = evening.playing.conversation.wording.say
    seat = evening.playing.state.current
    for noted in (MAYBE, KEEP):
        ((audience, _),) = heard(evening, noted[language])
        assert audience == seat, "nobody else hears it"
    assert heard(evening, TOLD[language]) == [(seat, NOTES[language])]
    assert heard(evening, FORGET[language]) == [(seat, say("notes-forgotten"))]
    assert heard(evening, TOLD[language]) == [(seat, say("notes-none"))]


def test_a_note_moves_with_its_card_and_is_gone_with_it(tmp_path: Path) -> None:
    evening = table_of(tmp_path, "en", people=1)
    evening.type(MAYBE["en"])
    evening.type(KEEP["en"])
    evening.type("move the third to the first place")
    assert evening.type(TOLD["en"]) == ["Your notes: first: red two, second: keep it."]
    playing = evening.playing
    playing.state = playing.state._replace(clue_tokens=7)
    evening.take(playing.carry_out(Discard(1)))
    notes = playing.notes.of(0)
    assert playing.teller.notes(notes, playing.state, 0) == "second: keep it"


def test_notes_are_saved_and_the_game_is_the_same(tmp_path: Path) -> None:
    evening = table_of(tmp_path, "en", people=1)
    evening.type(MAYBE["en"])
    evening.type(FORGET["en"])
    evening.type(KEEP["en"])
    saved = read_journal(evening.playing.journal.path, GAMES)
    assert saved.state == evening.playing.state
    held = evening.playing.state.hands[0]
    assert [note for _, note in saved.noted][1] == {}
    evening.table.close()
    again = Partnered(tmp_path, saved.choices)
    again.take(again.table.resume(saved))
    assert again.playing.state.hands[0] == held
    assert again.type(TOLD["en"]) == ["Your notes: first: keep it."]


def test_nobody_else_gets_anything_that_depends_on_a_note(tmp_path: Path) -> None:
    """Partners act and speak the same, and no view changes, whatever somebody noted."""
    told = []
    for folder, noted in (("with", True), ("without", False)):
        evening = table_of(tmp_path / folder, "en", people=1)
        if noted:
            for words in (MAYBE["en"], KEEP["en"], OWN_WORDS["en"][0]):
                evening.type(words)
        before = len(evening.heard)
        evening.play_on(4)
        playing = evening.playing
        views = [view(playing.state, seat) for seat in (None, 0, 1, 2)]
        shown = [playing.teller.shown(playing.state, seat) for seat in (1, 2)]
        told.append((evening.heard[before:], views, shown, playing.teller.board(playing.state)))
    assert told[0] == told[1]


OWN_WORDS = {
    "en": ("Remember: my third isn't Jane's, is it?", "isn't Jane's, is it"),
    "cs": ("Poznamenej si, že druhou mám zahrát až po červené trojce.", "mám zahrát až po červené trojce"),
    "pl": ("Zapamiętaj, pierwsza to chyba piątka albo czwórka.", "to chyba piątka albo czwórka"),
    "da": (
        "Noter, at mit andet først skal spilles efter den røde treer.",
        "først skal spilles efter den røde treer",
    ),
}
ANOTHER_S = {
    "en": "remember: {other}'s third is not blue",
    "cs": "zapamatuj si: třetí karta {other} není modrá",
    "pl": "zapamiętaj: trzecia karta {other} nie jest niebieska",
    "da": "husk: {other}s tredje er ikke blåt",
}
OF_NO_CARD = {
    "en": "remember that we are in a hurry",
    "cs": "zapamatuj si, že spěcháme",
    "pl": "zapamiętaj, że się spieszymy",
    "da": "husk at vi har travlt",
}
GENITIVE = {"cs": "Petra", "pl": "Piotra"}


@each_language
def test_any_words_can_be_noted_by_typing(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    seat = evening.playing.state.current
    words, kept = OWN_WORDS[language]
    ((audience, told),) = heard(evening, words)
    assert audience == seat
    assert told.endswith(f": {kept}.")
    assert heard(evening, TOLD[language])[0][1].endswith(f": {kept}.")


@each_language
def test_the_words_of_an_utterance_are_kept_as_far_as_they_were_heard(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    words = plain(OWN_WORDS[language][0]).split()
    spoken = " ".join([*words[:-1], UNKNOWN])
    before = len(evening.heard)
    evening.take(evening.table.hear(Utterance((Alternative(spoken),))))
    (told,) = [one.text for one in evening.heard[before:] if isinstance(one, Announcement) and one.text]
    kept = plain(OWN_WORDS[language][1]).split()[:-1]
    assert told.endswith(f": {' '.join(kept)}.")


@each_language
def test_another_player_s_card_is_not_one_s_own(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    playing = evening.playing
    other = playing.conversation.wording.names[1]
    said = ANOTHER_S[language].format(other=GENITIVE.get(language, other))
    evening.type(said)
    assert not playing.notes.of(0)


@each_language
def test_a_typed_note_of_no_card_is_asked_about(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    say = evening.playing.conversation.wording.say
    assert evening.type(OF_NO_CARD[language]) == [say("note-which")]
    evening.table.hear(Utterance((Alternative(OF_NO_CARD[language]),)))
    assert not evening.playing.notes.of(0)


@each_language
def test_a_note_stands_on_its_owner_s_card_as_a_phone_shows_it(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    playing = evening.playing
    seat = playing.state.current
    before = [playing.shown(other) for other in range(playing.state.players) if other != seat]
    board = playing.board()
    words, kept = OWN_WORDS[language]
    evening.type(words)
    shown = playing.shown(seat)
    (card,) = [card for card in shown.groups[0].cards if card.mark == NOTED]
    assert kept in card.note
    assert [playing.shown(other) for other in range(playing.state.players) if other != seat] == before
    assert playing.board() == board


def test_own_words_are_saved_and_go_with_the_card(tmp_path: Path) -> None:
    evening = table_of(tmp_path, "en", people=1)
    evening.type(OWN_WORDS["en"][0])
    saved = read_journal(evening.playing.journal.path, GAMES)
    evening.table.close()
    again = Partnered(tmp_path, saved.choices)
    again.take(again.table.resume(saved))
    again.type("move the third to the first place")
    assert again.type(TOLD["en"]) == ["Your notes: first: isn't Jane's, is it."]
    playing = again.playing
    playing.state = playing.state._replace(clue_tokens=7)
    again.take(playing.carry_out(Discard(1)))
    assert not playing.teller.notes(playing.notes.of(0), playing.state, 0)
    assert not [card for card in playing.shown(0).groups[0].cards if card.mark]


@each_language
def test_a_note_that_clues_rule_out_is_kept_and_doubted(language: str) -> None:
    """The deal is the seed's: only the clue to the first seat says anything about its cards."""
    wording = Wording(language, PLAYERS[language][:2], "hanabi")
    state = new_game(rules_for("en"), 2, 1)
    state, _ = apply(state, ClueRank(1, state.hands[1][0].card.rank))
    told = state.hands[0][2].card.rank
    state, _ = apply(state, ClueRank(0, told))
    for value, doubt in ((told, ""), (told % 5 + 1, wording.say("note-impossible"))):
        taken = noting(Note(3, value=value), view(state, 0), 0, wording)
        assert isinstance(taken, Noting)
        assert taken.note == {"card": state.hands[0][2].number, "value": value}
        assert taken.doubt == doubt


@each_language
def test_the_doubt_is_told_with_the_note(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    third = evening.playing.state.hands[1][2].card
    assert third.rank != 2, "the deal makes it no two"
    evening.playing.state, _ = apply(evening.playing.state, ClueRank(1, third.rank))
    ((audience, text),) = heard(evening, MAYBE[language])
    assert audience == 1
    assert text.endswith(evening.playing.conversation.wording.say("note-impossible"))
