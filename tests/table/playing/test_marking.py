"""Turns marked in a game: saved with it, listed when it is over, and found when it is looked at again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from in_each_language import each_language
from test_looking import LAST as LOOK
from test_noting import table_of as noting_table
from test_partners import Partnered

from voice_hanabi.games import GAMES
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.saving.journal import JournalProblem, read_journal

MARK = {
    "en": "mark this turn",
    "cs": "označ si tenhle tah",
    "pl": "zaznacz ten ruch",
    "da": "markér den her tur",
}
TO_MARK = {
    "en": ("go to my mark", "the next mark"),
    "cs": ("na označený tah", "běž k označenému tahu"),
    "pl": ("do zaznaczonego ruchu", "idź do znacznika"),
    "da": ("gå til mit mærke", "til det næste mærke"),
}


def table_of(folder: Path, language: str) -> Partnered:
    return noting_table(folder, language, people=1)


def said_in(evening: Partnered) -> list[str]:
    return [one.text for one in evening.heard if isinstance(one, Announcement) and one.text]


@each_language
def test_a_marked_turn_is_told_at_the_end_and_gone_to(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    say = evening.playing.conversation.wording.say
    turn = evening.playing.state.turn + 1
    marked = say("turn-marked", turn=turn)
    assert evening.type(MARK[language]) == [marked]
    assert evening.type(MARK[language]) == [marked], "twice is once"
    evening.play_on()
    assert said_in(evening)[-1] == say("marks-to-look-at", turns=str(turn), count=1)
    (begun,) = evening.type(LOOK[language])
    assert say("looking-marks", turns=str(turn), count=1) in begun
    assert begun.count(str(turn)) > 1
    evening.type({"en": "turn nine", "cs": "tah devět", "pl": "ruch dziewięć", "da": "tur ni"}[language])
    for words in TO_MARK[language]:
        (there,) = evening.type(words)
        assert f" {turn}," in there


@pytest.mark.by_turns
@each_language
def test_at_the_end_a_yes_leads_to_the_mark_and_a_no_to_the_next_game(tmp_path: Path, language: str) -> None:
    yes, no = {"en": ("yes", "no"), "cs": ("ano", "ne"), "pl": ("tak", "nie"), "da": ("ja", "nej")}[language]
    marked = []
    for folder, answer in (("looked", yes), ("left", no)):
        evening = table_of(tmp_path / folder, language)
        say = evening.playing.conversation.wording.say
        evening.play_on(4)
        turn = evening.playing.state.turn + 1
        evening.type(MARK[language])
        evening.play_on()
        assert said_in(evening)[-1] == say("marks-to-look-at", turns=str(turn), count=1)
        marked.append(evening.type(answer))
        assert evening.playing.prompt() == say("another-game")
        assert evening.table.steering.looking.open is (answer == yes)
    assert f" {turn}," in marked[0][0]
    assert marked[1] == [say("another-game")]


@each_language
def test_where_no_turn_was_marked_that_is_said(tmp_path: Path, language: str) -> None:
    evening = table_of(tmp_path, language)
    say = evening.playing.conversation.wording.say
    evening.play_on()
    (begun,) = evening.type(LOOK[language])
    assert " ".join(say("looking-marks", turns="1", count=1).split()[-2:]) not in begun
    assert evening.type(TO_MARK[language][0]) == [say("looking-no-mark")]


def test_marks_are_saved_with_the_game_and_change_nothing_of_it(tmp_path: Path) -> None:
    evening = table_of(tmp_path, "en")
    state = evening.playing.state
    evening.type(MARK["en"])
    assert evening.playing.state is state
    path = evening.playing.journal.path
    saved = read_journal(path, GAMES)
    assert saved.marked == (state.turn + 1,)
    assert saved.state == state
    evening.type("mark this")
    assert read_journal(path, GAMES).marked == (state.turn + 1,)


@pytest.mark.parametrize("turn", ["0", "-1", "true", '"3"', "null", "[1]"])
def test_a_save_with_a_mark_that_is_not_a_turn_is_broken(tmp_path: Path, turn: str) -> None:
    evening = table_of(tmp_path, "en")
    path = evening.playing.journal.path
    evening.playing.journal.add({"marked": json.loads(turn)})
    with pytest.raises(JournalProblem, match="line 2"):
        read_journal(path, GAMES)


LOOK_AT_MARK = {
    "en": ("look at the mark", "let's look at what I marked"),
    "cs": ("podíváme se na značku", "projdi označené tahy"),
    "pl": ("obejrzyjmy znacznik", "chcę zobaczyć zaznaczony ruch"),
    "da": ("lad os se på mærket", "jeg vil gerne se på det jeg markerede"),
}


@each_language
def test_the_marks_are_looked_at_when_that_is_said_instead_of_a_yes(tmp_path: Path, language: str) -> None:
    for number, words in enumerate(LOOK_AT_MARK[language]):
        evening = table_of(tmp_path / str(number), language)
        say = evening.playing.conversation.wording.say
        evening.play_on(4)
        turn = evening.playing.state.turn + 1
        evening.type(MARK[language])
        assert evening.type(words) == [say("looking-after")], "the game is not over"
        evening.play_on()
        (there,) = evening.type(words)
        assert f" {turn}," in there
        assert evening.table.steering.looking.open
        evening.type({"en": "turn two", "cs": "tah dva", "pl": "ruch dwa", "da": "tur to"}[language])
        (again,) = evening.type(words)
        assert f" {turn}," in again
