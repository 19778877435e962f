"""A game that was interrupted: offered at the next start, resumed, or left alone."""

from __future__ import annotations

from pathlib import Path

from evening import Evening

from voice_hanabi.contract.expectations import SAVED_OFFERED
from voice_hanabi.games import GAMES
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.saving.journal import read_journal, unfinished_game

FAMILY = ("Anna", "Petr", "Eva")


def test_a_crash_and_the_next_start(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    evening.say("petr ones")
    evening.wait()
    # No goodbye: the battery is empty. Open files are closed by that.
    evening.table.close()
    saved = unfinished_game(tmp_path, GAMES)
    assert saved is not None
    later = Evening(tmp_path, saved=saved)
    assert later.begin() == [
        "table: Hanabi. Say 'help' at any time.",
        "table: Your game stands at turn 2. Petr's turn. No strikes yet. Go on with it?",
    ]
    assert later.table.expectation is SAVED_OFFERED
    lines = later.say("yes")
    assert lines[0] == "table: Petr's turn. Seven clues. No strikes yet."
    assert later.state == evening.state
    later.say("play the first")
    later.wait()
    later.table.close()
    assert read_journal(saved.path, GAMES).state == later.state


def test_a_saved_game_that_is_not_wanted_is_left_alone(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    saved = unfinished_game(tmp_path, GAMES)
    assert saved is not None
    for refusal in ("no", "take it back"):
        later = Evening(tmp_path, saved=saved)
        later.begin()
        assert later.say(refusal) == ["table: How many of you are playing?"]
    assert read_journal(saved.path, GAMES) == saved


def test_names_alone_do_not_answer_whether_it_is_resumed(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    saved = unfinished_game(tmp_path, GAMES)
    for language, names in (("da", "Anne-Marie, Ole"), ("cs", "Mary, Tom"), ("en", "Anna")):
        later = Evening(tmp_path, language, saved=saved)
        later.begin()
        later.type(names)
        assert later.table.expectation is SAVED_OFFERED, names


def test_a_saved_game_is_offered_in_the_language_of_the_answer(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "cs", names=FAMILY)
    evening.deal()
    evening.table.close()
    saved = unfinished_game(tmp_path, GAMES)
    later = Evening(tmp_path, "en", saved=saved)
    offer = later.table.begin()[-1]
    assert isinstance(offer, Announcement)
    assert offer.language == "en"
    assert "Your game stands at turn 1." in offer.text
    assert offer.kind is Kind.PROMPT
    later.say("yes")
    assert later.table.conversation.language == "cs"
    assert later.say("pomoc") != []


def test_a_game_at_another_table_is_not_resumed(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    later = Evening(tmp_path, saved=unfinished_game(tmp_path, GAMES))
    later.begin()
    lines = later.say("yes")
    assert lines[0].startswith("table: Another table is playing the saved game ")
    assert lines[1] == "table: How many of you are playing?"
    evening.say("petr ones")
    evening.wait()
    evening.table.close()
    assert read_journal(evening.playing.journal.path, GAMES).state == evening.state
