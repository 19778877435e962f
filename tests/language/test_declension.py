"""Every name in the lists of tests/data/names gets the right form in every case that the program uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.names import every_form, gender_of, heard_forms, name_forms, player_lists
from voice_hanabi.language.templates import plain, templates_of
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import Interpreter
from voice_hanabi.understanding.outcome import Understood

_LISTS = Path(__file__).parents[1] / "data" / "names"
CASES = ("nominative", "genitive", "dative", "accusative", "vocative", "instrumental")


def listed(language: str) -> list[tuple[str, ...]]:
    """Return the forms of each name of a list, in the order of the cases."""
    lines = (_LISTS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    names = [
        tuple(row[:1] * len(CASES))
        if row[1:] == ["="]
        else tuple(row[0] if form == "?" else form for form in row)
        for row in rows
    ]
    assert all(len(forms) == len(CASES) for forms in names)
    return names


DECLINED = [(language, forms) for language in ("cs", "pl") for forms in listed(language)]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_lists_hold_a_hundred_and_fifty_names_each_once(language: str) -> None:
    names = [forms[0] for forms in listed(language)]
    assert len(names) == len(set(names)) >= 150


@pytest.mark.parametrize(("language", "forms"), DECLINED, ids=lambda value: value[0] if value else "")
def test_a_name_is_in_the_right_form_in_every_case(language: str, forms: tuple[str, ...]) -> None:
    found = name_forms(templates_of(language, "hanabi"), forms[0])
    assert tuple(found[case] for case in CASES) == forms


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_form_that_is_said_is_understood(language: str) -> None:
    templates = templates_of(language, "hanabi")
    for forms in listed(language):
        lists = player_lists(templates, forms[:1])
        assert {plain(form) for form in forms} <= {words for words, _ in lists["player"]}, forms
        for case, form in zip(CASES, forms, strict=True):
            assert plain(form) in {words for words, _ in lists[f"player_{case}"]}, form


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_gender_of_every_first_name_is_known_unless_either_may_bear_it(language: str) -> None:
    templates = templates_of(language, "hanabi")
    for name in templates.first_names:
        either = all(name.casefold() in names for names in templates.names_of.values())
        # A Polish name in -a is declined alike for both.
        assert either or gender_of(templates, name) or (language == "pl" and name.endswith("a")), name


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("cs", "Xqwrt", {"xqwrt", "xqwrta", "xqwrtovi"}),
        ("cs", "Míša", {"míša", "míše", "míšovi"}),
        ("cs", "Kim", {"kim", "kima", "kimovi"}),
        ("pl", "Robin", {"robin", "robina", "robinowi"}),
    ],
)
def test_all_that_people_may_call_a_name_of_unknown_gender_is_understood(
    language: str, name: str, said: set[str]
) -> None:
    forms = every_form(heard_forms(templates_of(language, "hanabi"), name))
    assert said <= {plain(form) for form in forms}


@pytest.mark.parametrize(
    ("language", "name", "dative"),
    [
        ("cs", "Anna Marie", "Anně Marii"),
        ("cs", "Jan-Pavel", "Janovi-Pavlovi"),
        ("cs", "Petr K.", "Petrovi K."),
        ("cs", "Petr Xqwrt", "Petr Xqwrt"),
        ("pl", "Anna Maria", "Annie Marii"),
    ],
)
def test_each_of_several_names_is_declined(language: str, name: str, dative: str) -> None:
    assert name_forms(templates_of(language, "hanabi"), name)["dative"] == dative


@pytest.mark.parametrize(
    ("language", "name", "dative"),
    [("cs", "Ruth", "Ruth"), ("cs", "Harry", "Harrymu"), ("pl", "Kazio", "Kaziowi")],
)
def test_the_name_of_the_player_told_is_in_the_right_case(language: str, name: str, dative: str) -> None:
    wording = Wording(language, ("Anna", name), "hanabi")
    told = wording.say("history-clue-colour", player="Anna", target=name, colour="red", count=1, slots="1")
    assert f" {dative}: " in told


@pytest.mark.parametrize(
    ("language", "name", "genitive"),
    [
        ("da", "Anna", "Annas"),
        ("da", "Jens", "Jens'"),
        ("da", "Max", "Max'"),
        ("da", "Fritz", "Fritz'"),
        ("da", "Åse", "Åses"),
        ("en", "Anna", "Anna's"),
        ("en", "Jens", "Jens's"),
        ("en", "Max", "Max's"),
        ("en", "Siân", "Siân's"),
    ],
)
def test_whose_something_is_in_danish_and_english(language: str, name: str, genitive: str) -> None:
    assert name_forms(templates_of(language, "hanabi"), name)["genitive"] == genitive


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("da", "jenses kort"),
        ("da", "Jens' kort"),
        ("da", "Jens kort"),
        ("da", "Jens's kort"),
        ("en", "Jens's cards"),
        ("en", "Jens' cards"),
    ],
)
def test_whose_cards_are_asked_for_is_understood_however_it_is_written(language: str, line: str) -> None:
    interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), ("Anna", "Jens"))
    understood = interpreter.understand(typed_line(line), SITUATIONS.turn.intents)
    assert isinstance(understood, Understood)
    assert understood.sure
    assert getattr(understood.command, "player", None) == 1
