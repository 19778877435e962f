"""Setting up by voice: language, rules, variants, how many play, who they are, and who begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, Evening

from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import SetUp
from voice_hanabi.contract.expectations import NAMES, SET_UP
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.understanding.interpreter import interpreter_of


def set_up(folder: Path, *said: str) -> Evening:
    evening = Evening(folder)
    evening.begin()
    for sentence in said:
        evening.say(sentence)
    return evening


def test_everything_can_be_chosen_by_voice(tmp_path: Path) -> None:
    evening = set_up(
        tmp_path,
        "polish rules", "black powder", "add the reward tiles", "three of us", "anna tom lucy", "lucy begins",
    )  # fmt: skip
    assert evening.say("let's start")[0].startswith("table: Dealt.")
    assert evening.state.current == 2
    assert evening.state.rules == rules_for("pl", ("black", "tiles"))
    assert evening.table.conversation.names == ("Anna", "Tom", "Lucy")
    assert evening.table.conversation.language == "en"


def test_the_language_is_switched_at_set_up_and_brings_its_rulebook(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "dansk", "to", "anna og lars", "ja")
    assert evening.table.conversation.language == "da"
    assert evening.state.rules == rules_for("da")
    spoken = {made.language for made in evening.effects if isinstance(made, Announcement)}
    assert spoken == {"da"}


def test_choices_can_be_changed_before_the_deal(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "anna tom lucy", "reward tiles", "no")
    evening.say("two players")
    assert evening.table.expectation is NAMES
    evening.say("anna tom")
    evening.say("only the basic game")
    evening.say("yes")
    assert evening.state.players == 2
    assert evening.state.rules == rules_for("en")


def test_a_name_is_changed_by_the_player_who_says_it(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "anna tom lucy")
    assert evening.say("call me jane")[0].startswith("table: Who should be called Jane?")
    evening.say("call me jane", seat=1)
    assert evening.table.conversation.names == ("Anna", "Jane", "Lucy")
    evening.type("I'm not Jane, I'm Ragnhild")
    assert evening.table.conversation.names == ("Anna", "Ragnhild", "Lucy")
    evening.say("swap the names anna and lucy")
    assert evening.table.conversation.names == ("Lucy", "Ragnhild", "Anna")


def test_names_that_are_refused_change_nothing_and_keep_those_that_were_said(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "anna and petr")
    chosen = evening.table.choices
    for refused in ("Anna", "Table", "Anna is playing too"):
        evening.type(refused)
        assert evening.table.choices == chosen, refused
    evening.type("Eva")
    assert evening.table.conversation.names == ("Anna", "Petr", "Eva")
    chosen = evening.table.choices
    evening.type("Anna is playing too")
    assert evening.table.choices == chosen
    evening.type("Lucy is playing too")
    assert evening.table.choices.names == ("Anna", "Petr", "Eva", "Lucy")


def test_a_name_that_is_refused_is_asked_for_and_those_before_it_stay(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "three", "anna and petr")
    assert "Red" in evening.type("Red")[0]
    evening.type("no")
    evening.type("Eva")
    assert evening.table.conversation.names == ("Anna", "Petr", "Eva")


def test_what_cannot_be_chosen_is_said_and_changes_nothing(tmp_path: Path) -> None:
    evening = set_up(tmp_path, "variant one")
    assert "together" in evening.say("variant two")[0]
    assert evening.say("three")[0].startswith("table: Three.")
    assert "Anna" in evening.say("anna anna tom")[0]
    assert evening.table.expectation is NAMES
    assert evening.say("anna tom")[0].startswith("table: ")
    assert evening.table.expectation is NAMES
    evening.say("anna tom lucy")
    evening.say("yes")
    assert evening.state.rules == rules_for("en", ("rainbow-10-own",))


@pytest.mark.parametrize("typed", ["Kája a Růža", "Kája, Růža"])
def test_typed_names_that_are_only_like_those_of_the_list_stay_as_they_are(
    tmp_path: Path, typed: str
) -> None:
    evening = Evening(tmp_path, "cs")
    evening.begin()
    evening.type("dva")
    evening.type(typed)
    assert evening.table.conversation.names == ("Kája", "Růža")


@pytest.mark.parametrize(
    ("language", "typed", "names"),
    [
        ("cs", "Jan a Janek", ("Jan", "Janek")),
        ("cs", "Marek a Mirek", ("Marek", "Mirek")),
        ("pl", "Jan i Jasiek", ("Jan", "Jasiek")),
        ("da", "Bente og Bent", ("Bente", "Bent")),
        ("en", "Ann and Anne", ("Ann", "Anne")),
        ("en", "Never Mind", ()),
    ],
)
def test_typed_names_instead_of_how_many_play_stay_as_they_are(
    tmp_path: Path, language: str, typed: str, names: tuple[str, ...]
) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    evening.type(typed)
    assert evening.table.conversation.names == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_without_names_are_called_by_their_seats(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    evening.type("2")
    no = next(interpreter_of(HANABI, language, ()).graph(("No",)).phrases.covering_phrases())
    evening.say(no)
    evening.say(Wording(language, game="hanabi").say("example-deal"))
    wording = Wording(language, game="hanabi")
    assert evening.table.conversation.names == tuple(wording.say("seat-name", number=seat) for seat in (1, 2))
    target = evening.table.conversation.names[1]
    clue = Wording(language, evening.table.conversation.names, "hanabi").say(
        "example-clue-value", target=target, value=evening.state.hands[1][0].card.rank, count=2
    )
    evening.type(clue)
    assert evening.table.unsettled, clue


def test_help_and_rules_can_be_asked_for_while_setting_up(tmp_path: Path) -> None:
    evening = set_up(tmp_path)
    assert evening.say("help")[0].endswith("How many of you are playing?")
    evening.say("two")
    evening.say("anna tom")
    assert evening.say("explain the clues") == [
        "table: " + Wording("en", game="hanabi").say("rule-clue", allowed="no")
    ]


@pytest.mark.by_turns
@pytest.mark.parametrize(
    ("language", "line", "names"),
    [
        ("en", "Mum, Tom and Emma", ("Mum", "Tom", "Emma")),
        ("en", "we are mum, tom and emma", ("Mum", "Tom", "Emma")),
        ("en", "Joe Black and Hope", ("Joe Black", "Hope")),
        ("cs", "Hrají Jan Bílý a babička", ("Jan Bílý", "Babička")),
        ("pl", "Mama, Tomek i Jan Biały", ("Mama", "Tomek", "Jan Biały")),
        ("da", "Far, Peter og Ida", ("Far", "Peter", "Ida")),
    ],
)
def test_every_part_of_a_typed_line_of_names_is_somebody(
    language: str, line: str, names: tuple[str, ...]
) -> None:
    interpreter = interpreter_of(HANABI, language, ())
    made = at_table(interpreter, NAMES, typed_line(line))
    assert made.command == SetUp("names", names=names)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Jane, ones"),
        ("en", "five cards"),
        ("cs", "tři kola"),
        ("pl", "trzy rundy"),
        ("da", "fem multifarvede som alle farver"),
    ],
)
def test_a_name_or_a_number_among_other_words_chooses_nobody(language: str, line: str) -> None:
    interpreter = interpreter_of(HANABI, language, ("Anna", "Jane", "Tom"))
    assert not isinstance(at_table(interpreter, SET_UP, typed_line(line)).command, SetUp)
