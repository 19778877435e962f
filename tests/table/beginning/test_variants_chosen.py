"""Choosing variants at the start, by voice in each language and on the command line, and refusals."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from random import Random

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from variant_table import ear, said

from voice_hanabi.cli.front_door import main
from voice_hanabi.contract.commands import SetUp
from voice_hanabi.contract.expectations import COUNT, NAMES, SET_UP
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.errors import RuleError
from voice_hanabi.games.hanabi.rules.game import new_game
from voice_hanabi.games.hanabi.rules.rulebooks import (
    RULEBOOKS,
    VARIANT_ROWS,
    VARIANTS,
    rules_for,
)
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.understanding.outcome import Understood

SETTING_UP = (COUNT, NAMES, SET_UP)


def chosen(evening: Evening) -> tuple[str | None, tuple[str, ...]]:
    phase = evening.table.phase
    assert isinstance(phase, SettingUp)
    return phase.choices.rulebook, phase.choices.variants


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_known_by_its_printed_name_and_by_what_the_program_calls_it(language: str) -> None:
    wording = Wording(language, game="hanabi")
    names = [(printed, identifier) for identifier, printed in VARIANTS[language].items()]  # type: ignore[index]
    names += [(wording.say("variant-name", variant=identifier), identifier) for identifier in VARIANT_ROWS]
    for expectation in SETTING_UP:
        for name, identifier in names:
            understood = ear(language, PLAYERS[language]).understand(typed_line(name), expectation.intents)
            assert isinstance(understood, Understood), (name, understood)
            assert understood.sure, name
            assert understood.command == SetUp("variant", identifier), name


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_any_book_is_chosen_said_back_and_dealt(tmp_path: Path, language: str) -> None:
    random = Random(language)
    names, wording = PLAYERS[language][:3], Wording(language, game="hanabi")
    evening = Evening(tmp_path, language)
    evening.begin()
    for place, identifier in enumerate(VARIANT_ROWS):
        # At each of the three questions while setting up.
        if place == 4:
            evening.type("3")
        if place == 8:
            evening.type(", ".join(names))
        book = RULEBOOKS[place % 4]
        evening.type(said(language, (), "SetRules", {"rulebook": book}, random))
        (line,) = evening.type(said(language, (), "SetVariant", {"variant": identifier}, random))
        assert chosen(evening) == (book, (identifier,))
        assert wording.say("variant-name", variant=identifier) in line
        assert wording.say("rulebook-name", rulebook=book) in line
        (line,) = evening.type(said(language, (), "SetNoVariant", {}, random))
        assert wording.say("no-variants") in line
        assert chosen(evening)[1] == ()
    evening.type(said(language, (), "SetVariant", {"variant": "black"}, random))
    evening.type(said(language, (), "SetVariant", {"variant": "tiles"}, random))
    evening.type(said(language, names, "Deal", {}, random))
    assert evening.state.rules == rules_for(book, ("black", "tiles"))


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_does_not_go_together_is_refused_with_the_reason(tmp_path: Path, language: str) -> None:
    wording = Wording(language, game="hanabi")
    evening = Evening(tmp_path, language, names=PLAYERS[language][:2])
    reasons: dict[str, set[str]] = {}
    for one, other in itertools.permutations(VARIANT_ROWS, 2):
        evening.type(said(language, (), "SetNoVariant", {}, Random(1)))
        evening.type(said(language, (), "SetVariant", {"variant": one}, Random(1)))
        (line,) = evening.type(said(language, (), "SetVariant", {"variant": other}, Random(1)))
        try:
            rules_for(language, (one, other))
        except RuleError as error:
            names = [wording.say("variant-name", variant=name) for name in (one, other)]
            assert all(name.casefold() in line.casefold() for name in names), line
            reasons.setdefault(error.reason, set()).add(line.rpartition(". ")[2])
            assert chosen(evening)[1] == (one,)
        else:
            assert chosen(evening)[1] == (one, other), line
    assert set(reasons) == {"same-suit-twice", "contradicting-variants"}
    assert all(len(said_of_it) == 1 for said_of_it in reasons.values())


@pytest.mark.parametrize(
    ("book", "names"),
    [
        *((book, (printed,)) for book in RULEBOOKS for printed in VARIANTS[book].values()),
        (
            "da",
            (
                "Lawina kolorów",
                "BLACK",
                "tiles",
                "timet opvisning",
                "Variant 4",
                "no-empty-clues",
                "deduction",
            ),
        ),
        ("en", ("rainbow-5-every", "empty-clues", "colour-call")),
    ],
)
def test_variants_on_the_command_line_by_identifier_and_by_every_printed_name(
    tmp_path: Path, book: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["--lang", "en", "--rules", book, "--players", "Anna", "Petr", "--saves", str(tmp_path)]
    arguments += ["--input", "keyboard", "--output", "text", "--ear", "Anna=text", "--ear", "Petr=text"]
    for name in names:
        arguments += ["--variant", name]
    with open(os.devnull, encoding="utf-8") as nothing:
        monkeypatch.setattr("sys.stdin", nothing)
        assert main(arguments) == 0
    (path,) = saved_games(tmp_path)
    assert read_journal(path, GAMES).state.rules == rules_for(book, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refused_on_the_command_line_with_the_reason(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wording = Wording(language, game="hanabi")
    arguments = ["--lang", language, "--saves", str(tmp_path), "--variant", "rainbow-5-own"]
    assert main([*arguments, "--variant", "Lawina kolorów"]) == 2
    refused = capsys.readouterr().err
    assert refused.count("\n") == 1
    names = [
        wording.say("variant-name", variant=name).casefold() for name in ("rainbow-5-own", "rainbow-10-every")
    ]
    assert all(name in refused.casefold() for name in names), refused
    assert main([*arguments, "--variant", "purple"]) == 2
    assert "purple" in capsys.readouterr().err


def test_all_allowed_combinations_deal() -> None:
    dealt = refused = 0
    random = Random(3)
    for number in range(1, 2 ** len(VARIANT_ROWS)):
        variants = [name for bit, name in enumerate(VARIANT_ROWS) if number >> bit & 1]
        if len(variants) > 2 and random.random() > 0.25:
            continue
        book = RULEBOOKS[number % 4]
        rainbows = sum(name.startswith("rainbow") for name in variants)
        if rainbows > 1 or {"empty-clues", "no-empty-clues"} <= set(variants):
            with pytest.raises(RuleError):
                rules_for(book, variants)
            refused += 1
            continue
        rules = rules_for(book, variants)
        state = new_game(rules, 2 + number % 4, number)
        assert len(state.fireworks) == 5 + rainbows + ("black" in variants)
        dealt += 1
    assert dealt > 100
    assert refused > 100
