"""The last two cards of the first lesson: named by their face they are right, and other cards are wrong."""

from __future__ import annotations

import pytest
from evening import LANGUAGES
from lesson_table import LessonTable

from voice_hanabi.contract.teller import Ready
from voice_hanabi.games.hanabi.rules.events import CardPlayed
from voice_hanabi.games.hanabi.talk.commands import Play

FIVE = {
    "en": ("the fifth", "yellow five", "yellow", "the five", "I play the yellow five"),
    "cs": ("pátou", "žlutou pětku", "žlutá", "pětka", "zahraju žlutou pětku"),
    "pl": ("piątą", "żółtą piątkę", "żółta", "piątka", "gram żółtą piątkę"),
    "da": ("det femte", "den gule femmer", "gul", "femmeren", "jeg spiller den gule femmer"),
}
THREE = {
    "en": ("the first", "white three", "white", "the three", "I play the white three"),
    "cs": ("první", "bílou trojku", "bílá", "trojka", "zahraju bílou trojku"),
    "pl": ("pierwszą", "białą trójkę", "biała", "trójka", "gram białą trójkę"),
    "da": ("det første", "den hvide treer", "hvid", "treeren", "jeg spiller den hvide treer"),
}
THIRD = {"en": "the third", "cs": "třetí", "pl": "trzecią", "da": "det tredje"}
"""A place, not the rank three: it is the wrong card."""


def at(language: str, name: str) -> LessonTable:
    table = LessonTable(language, 1)
    place = next(place for place, step in enumerate(table.teaching.plan.steps) if step.name == name)
    table.do(table.teaching.go_to(place))
    return table


def answered(table: LessonTable, line: str) -> list[str]:
    told = table.type(line)
    while not table.teaching.over and table.teaching.open is not None:
        told += table.do(table.table.settle())
    return told


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "said"), [("last", FIVE), ("final", THREE)])
def test_the_right_card_is_right_whatever_it_is_called(
    language: str, name: str, said: dict[str, tuple[str, ...]]
) -> None:
    for line in said[language]:
        table = at(language, name)
        answered(table, line)
        assert table.teaching.over or table.teaching.step.name != name, line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["last", "final"])
def test_the_third_card_is_not_the_three(language: str, name: str) -> None:
    table = at(language, name)
    told = answered(table, THIRD[language])
    assert table.teaching.step.name == name
    assert table.teaching.conversation.wording.say(f"lesson-begin-{name}-other") in told


def test_on_the_last_turn_no_card_fits_but_the_one_that_is_asked_for() -> None:
    """Nobody hears that a card fits, and then that it was the wrong one."""
    teaching = at("en", "final").teaching
    fitting = []
    for slot in range(1, 6):
        ready = teaching.teller.request(Play(slot), teaching.state)
        assert isinstance(ready, Ready)
        _, events = teaching.game.apply(teaching.state, ready.action)
        if any(isinstance(event, CardPlayed) for event in events):
            fitting.append(slot)
    assert fitting == [1]
