"""'None', 'nobody' and the like as an answer at set-up: what a person means by it, and harmless elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from variant_table import said

from voice_hanabi.contract.commands import Arrange, HearBy, SetUp
from voice_hanabi.contract.expectations import COUNT, EAR_TRIAL, EARS, NAMES, NAMES_SURE, SET_UP, WHOSE_EAR
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.private_ears import EarsHere
from voice_hanabi.understanding.interpreter import interpreter_of

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", ["hanabi", "koi-koi"])

NONE = {
    "en": ("none", "none of them", "no one", "nobody", "neither of those", "not one of them"),
    "cs": ("žádná", "žádnou", "žádnou z nich", "nikdo", "ani jednu"),
    "pl": ("żaden", "żadnego", "żaden z nich", "nikt", "ani jeden"),
    "da": ("ingen", "ingen af dem", "slet ingen", "ikke nogen"),
}
NO_VARIANT = {
    "en": ("no variant", "no variants please", "none of the variants", "without any variants"),
    "cs": ("žádná varianta", "žádnou variantu", "žádné varianty", "ani jednu z variant"),
    "pl": ("żaden wariant", "żadnego wariantu", "żadnych wariantów", "bez żadnych wariantów"),
    "da": ("ingen variant", "ingen varianter", "slet ingen varianter", "ingen af varianterne"),
}
NOBODY_ELSE = {
    "en": ("nobody else", "no one else", "none"),
    "cs": ("nikdo další", "nikdo jiný", "nikdo"),
    "pl": ("nikt więcej", "nikt inny", "nikt"),
    "da": ("ingen andre", "ingen", "ikke flere"),
}


def phase_of(evening: Evening) -> SettingUp:
    phase = evening.table.phase
    assert isinstance(phase, SettingUp)
    return phase


def every_none(language: str) -> Iterator[str]:
    """Yield every form in the grammar, and those that must be among them."""
    graph = interpreter_of(GAMES["hanabi"], language, ()).graph(("AnswerNone",))
    yield from graph.phrases.covering_phrases()
    yield from NONE[language]


def asked(folder: Path, language: str, game: str, people: int) -> Evening:
    """Return a table at which everything is chosen but the word to deal."""
    evening = Evening(folder, language, names=PLAYERS[language][:people])
    phase_of(evening).change(phase_of(evening).choices.of_game(game))
    evening.begin()
    assert evening.table.expectation is SET_UP
    return evening


@each_game
@each_language
def test_none_of_the_variants_goes_on_without_one(tmp_path: Path, language: str, game: str) -> None:
    evening = asked(tmp_path, language, game, 2)
    question = [f"table: {phase_of(evening).prompt()}"]
    for none in (*every_none(language), *NO_VARIANT[language]):
        for hear in (evening.type, evening.say):
            for parts in (1, 2, 9):
                for _ in range(parts):
                    phase_of(evening).act(Arrange("more"), typed_line(""))
                assert hear(none) == question, (none, parts)
    assert phase_of(evening).choices.variants == ()


@each_language
def test_none_of_those_suggested_keeps_those_chosen(tmp_path: Path, language: str) -> None:
    evening = asked(tmp_path, language, "hanabi", 3)
    evening.type(said(language, (), "SetVariant", {"variant": "black"}, Random(1)))
    for none in NONE[language]:
        phase_of(evening).act(Arrange("suggest-variant", "hard"), typed_line(""))
        assert evening.type(none) == [f"table: {phase_of(evening).prompt()}"], none
        assert phase_of(evening).choices.variants == ("black",)
    evening.type(NO_VARIANT[language][0])
    assert phase_of(evening).choices.variants == ()


@each_language
def test_nobody_plays_no_game(tmp_path: Path, language: str) -> None:
    evening = Evening(tmp_path, language)
    evening.begin()
    say = evening.table.conversation.wording.say
    for none in every_none(language):
        assert evening.type(none) == [f"table: {say('nobody-plays')} {say('ask-count')}"], none
        assert evening.table.expectation is COUNT


@each_language
def test_nobody_else_plays(tmp_path: Path, language: str) -> None:
    first, second = PLAYERS[language][:2]
    for none in NOBODY_ELSE[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type("4")
        evening.type(f"{first}, {second}")
        assert evening.table.expectation is NAMES
        evening.type(none)
        assert phase_of(evening).choices.names == (first, second), none
        assert phase_of(evening).choices.count == 2


@each_language
def test_without_names_people_have_their_seats(tmp_path: Path, language: str) -> None:
    for none in NONE[language]:
        evening = Evening(tmp_path, language)
        evening.begin()
        evening.type("3")
        evening.type(none)
        wording = evening.table.conversation.wording
        seats = tuple(wording.say("seat-name", number=number) for number in (1, 2, 3))
        assert phase_of(evening).choices.names == seats, none


@each_language
def test_a_doubtful_name_is_none(tmp_path: Path, language: str) -> None:
    red = {"en": "Red", "cs": "Červená", "pl": "Czerwona", "da": "Rød"}[language]
    evening = Evening(tmp_path, language)
    evening.begin()
    evening.type("2")
    evening.type(f"{PLAYERS[language][0]}, {red}")
    assert evening.table.expectation is NAMES_SURE
    evening.type(NONE[language][0])
    assert evening.table.expectation is NAMES
    assert phase_of(evening).choices.names == ()


@pytest.mark.parametrize("setting", ["rules", "language", "game", "beginner", "confirm", "answers"])
@each_language
def test_elsewhere_nothing_is_changed_and_the_question_stands(
    tmp_path: Path, language: str, setting: str
) -> None:
    evening = asked(tmp_path, language, "hanabi", 3)
    before = phase_of(evening).choices
    for none in NONE[language]:
        phase_of(evening).act(Arrange("what", setting), typed_line(""))
        assert evening.type(none) == [f"table: {phase_of(evening).prompt()}"], none
        assert phase_of(evening).choices == before


@each_language
def test_whoever_is_renamed_may_be_nobody(tmp_path: Path, language: str) -> None:
    evening = asked(tmp_path, language, "hanabi", 3)
    before = phase_of(evening).choices
    for command in (SetUp("rename", names=("Rudolf",)), SetUp("exchange")):
        phase_of(evening).act(command, typed_line(""))
        assert evening.type(NONE[language][-1]) == [f"table: {phase_of(evening).prompt()}"]
        assert phase_of(evening).choices == before


def with_ears(folder: Path, language: str) -> Evening:
    """Return a table of two that asks for private ears."""
    here = EarsHere(asked=True, phones=True, sides=("",))
    evening = Evening(folder, language, names=PLAYERS[language][:2], here=here)
    evening.begin()
    assert evening.table.expectation is EARS
    return evening


@each_language
def test_of_private_ears_nobody_has_one(tmp_path: Path, language: str) -> None:
    for none in NONE[language]:
        evening = with_ears(tmp_path, language)
        told = evening.type(none)
        assert told[0] == f"table: {evening.table.conversation.wording.say('ears-without')}", none
        assert evening.table.expectation is SET_UP


@each_language
def test_who_hears_nothing_may_be_nobody(tmp_path: Path, language: str) -> None:
    for none in NONE[language]:
        evening = with_ears(tmp_path, language)
        phase_of(evening).act(HearBy(((None, "sides"),)), typed_line(""))
        assert evening.table.expectation is EAR_TRIAL
        evening.type(none)
        assert evening.table.expectation is WHOSE_EAR, "nobody has heard it"
        evening.type(none)
        assert evening.table.expectation is SET_UP, "so everybody has"
