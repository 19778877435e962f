"""Notes on one's own cards: for one's own ear, with the card, saved with the game, seen by nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS
from test_partners import Partnered, chosen

from voice_hanabi.games import GAMES
from voice_hanabi.hanabi.rules.actions import Discard
from voice_hanabi.hanabi.rules.view import view
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
each_language = pytest.mark.parametrize("language", LANGUAGES)


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
    """Partners do and say the same, and no view differs, whatever somebody noted."""
    told = []
    for folder, noted in (("with", True), ("without", False)):
        evening = table_of(tmp_path / folder, "en", people=1)
        if noted:
            evening.type(MAYBE["en"])
            evening.type(KEEP["en"])
        before = len(evening.heard)
        evening.play_on(4)
        playing = evening.playing
        views = [view(playing.state, seat) for seat in (None, 0, 1, 2)]
        shown = [playing.teller.shown(playing.state, seat) for seat in (1, 2)]
        told.append((evening.heard[before:], views, shown, playing.teller.board(playing.state)))
    assert told[0] == told[1]
