"""A game that was interrupted: offered at the next start, resumed, or left alone."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from in_each_language import NO

from voice_hanabi.contract.expectations import COUNT, SAVED_OFFERED
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.lessons.teacher import LessonTeacher
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
    assert offer.text.startswith("The game is in Czech. Your game stands at turn 1.")
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


@pytest.mark.parametrize(
    ("asked", "begins"), [("teach me", "table: Lesson "), ("puzzle of the day", "table: The puzzle ")]
)
def test_a_lesson_or_a_puzzle_may_be_asked_for_instead(tmp_path: Path, asked: str, begins: str) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    evening.table.close()
    later = Evening(tmp_path, saved=unfinished_game(tmp_path, GAMES), teacher=LessonTeacher())
    later.begin()
    assert later.say(asked)[0].startswith(begins)
    assert later.say("quit")[-1] == "table: How many of you are playing?"
    assert later.say("go on with the saved game")[0] == "table: Anna's turn. All eight clues. No strikes yet."


def test_help_says_what_no_does(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    later = Evening(tmp_path, saved=unfinished_game(tmp_path, GAMES))
    later.begin()
    assert later.say("help") == [f"table: {Wording('en').say('help-offered')}"]
    assert later.table.expectation is SAVED_OFFERED


ANOTHER = {
    "en": {
        "koi-koi": (
            "Let's play koi-koi",
            "no, let's play koi-koi",
            "start a new game of koi-koi",
            "I'd rather play koi-koi",
        ),
        "hanabi": ("a new game of hanabi", "a new game", "no, a new game", "let's start a new game"),
        "": ("let's play something else", "a different game please"),
    },
    "cs": {
        "koi-koi": (
            "zahrajeme si koi-koi",
            "ne, zahrajeme si koi-koi",
            "začneme novou hru koi-koi",
            "radši koi-koi",
        ),
        "hanabi": ("novou hru hanabi", "nová hra", "ne, novou hru", "chci novou hru"),
        "": ("zahrajeme si něco jiného", "radši jinou hru"),
    },
    "pl": {
        "koi-koi": (
            "zagrajmy w koi-koi",
            "nie, zagrajmy w koi-koi",
            "zacznijmy nową grę w koi-koi",
            "wolę koi-koi",
        ),
        "hanabi": ("nowa gra w hanabi", "nowa gra", "nie, nową grę", "zacznijmy nową grę"),
        "": ("zagrajmy w coś innego", "raczej inną grę"),
    },
    "da": {
        "koi-koi": (
            "lad os spille koi-koi",
            "nej, lad os spille koi-koi",
            "start et nyt spil koi-koi",
            "hellere koi-koi",
        ),
        "hanabi": ("et nyt spil hanabi", "et nyt spil", "nej, et nyt spil", "start et nyt spil"),
        "": ("lad os spille noget andet", "hellere et andet spil"),
    },
}
"""Requests for another game than the saved one, by the game that they ask for; '' if they name none."""
MAY_BE_IT = {
    "en": ("let's play hanabi", "shall we play koi-koi tomorrow", "we played koi-koi last week"),
    "cs": ("zahrajeme si hanabi", "zítra si zahrajeme koi-koi", "minule jsme hráli koi-koi"),
    "pl": ("zagrajmy w hanabi", "jutro zagramy w koi-koi", "ostatnio graliśmy w koi-koi"),
    "da": ("lad os spille hanabi", "i morgen spiller vi koi-koi", "sidst spillede vi koi-koi"),
}
"""Sentences that may be about the saved game, or about another day."""
GO_ON = {
    "en": "go on with the saved game",
    "cs": "pokračuj v uložené hře",
    "pl": "wróćmy do zapisanej gry",
    "da": "fortsæt det gemte spil",
}


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_game_may_be_asked_for_and_the_saved_one_stays(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:3])
    evening.deal()
    evening.table.close()
    saved = unfinished_game(tmp_path, GAMES)
    assert saved is not None
    for game, texts in ANOTHER[language].items():
        for text, typed in product(texts, (True, False)):
            later = Evening(tmp_path, language, saved=saved)
            later.begin()
            told = later.type(text) if typed else later.say(text.lower().removeprefix(f"{NO[language]}, "))
            wording = later.table.conversation.wording
            if game or told != [f"table: {wording.say('ask-count')}"]:
                assert told[0] == f"table: {wording.say('saved-stays')}", text
            assert later.table.expectation is COUNT, text
            assert later.table.choices.game == (game or "hanabi"), text
    assert read_journal(saved.path, GAMES) == saved
    later.type(GO_ON[language])
    assert later.state == evening.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_mean_the_saved_game_asks_again(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language, names=PLAYERS[language][:3])
    evening.deal()
    evening.table.close()
    saved = unfinished_game(tmp_path, GAMES)
    for text in MAY_BE_IT[language]:
        for typed in (True, False):
            later = Evening(tmp_path, language, saved=saved)
            later.begin()
            (later.type if typed else later.say)(text)
            assert later.table.expectation is SAVED_OFFERED, text
