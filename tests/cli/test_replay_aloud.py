"""`replay --aloud` of a finished game, and the puzzle of a day: neither asks anything first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from evening import LANGUAGES
from test_cli import Program, program
from test_scores import played

from voice_hanabi.contract.choices import Choices
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.saving.journal import Journal

__all__ = ["program"]

LINES = {
    "en": ("go on", "the game before that", "stop", "quit"),
    "cs": ("hrajeme dál", "hru předtím", "stop", "konec"),
    "pl": ("gramy dalej", "grę wcześniej", "stop", "koniec"),
    "da": ("fortsæt", "spillet før det", "stop", "slut"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_replayed_and_then_it_is_over(program: Program, language: str) -> None:
    now = datetime.now(UTC)
    for days, name in ((2, "Eva"), (0, "Petr")):
        played(program.saves, names=("Anna", name), when=now - timedelta(days=days))
    wording = Wording(language, ("Anna", "Petr"))
    out = program.play("replay", "--aloud", "--lang", language, lines=(*LINES[language][:3], "xyzzy"))
    assert (program.status, program.err) == (0, "")
    assert "Petr" in out[0]
    assert "Eva" in out[2]
    assert out[2].startswith(f"table: {wording.day((now - timedelta(days=2)).date())}")
    assert out[3:] == [f"table: {wording.say('looking-ends')}"]
    older = f"{now - timedelta(days=2):%Y-%m-%d}"
    assert "Eva" in program.play("replay", "--aloud", older, "--lang", language, lines=["stop"])[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_before_one_that_was_named_is_the_one_before_it(program: Program, language: str) -> None:
    now = datetime.now(UTC)
    for days, name in ((3, "Karel"), (2, "Eva"), (0, "Petr")):
        played(program.saves, names=("Anna", name), when=now - timedelta(days=days))
    named = f"{now - timedelta(days=2):%Y-%m-%d}"
    _, before, stop, _ = LINES[language]
    out = program.play("replay", "--aloud", named, "--lang", language, lines=[before, before, stop])
    assert "Eva" in out[0]
    assert "Karel" in out[1]
    assert out[2] == f"table: {Wording(language).say('looking-nothing-before')}"


def test_what_cannot_be_replayed_is_reported_in_a_sentence(program: Program) -> None:
    saves = ("--saves", str(program.saves), "--input", "keyboard", "--output", "text")
    say = Wording("en").say
    assert program.refused("replay", "--aloud", *saves) == say("journal-none-finished")
    Journal.begin(program.saves, Choices("en", "hanabi", "en", (), 2, ("Anna", "Petr")), 1).close()
    assert program.refused("replay", "--aloud", *saves) == say("journal-none-finished")
    assert program.refused("replay", "--aloud", "20", *saves) == say("journal-unfinished")
    assert "two" in program.refused("replay", "--aloud", "one", "two")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_a_day_is_given_and_left(program: Program, language: str) -> None:
    given = ("puzzle", "--date", "2026-03-12", "--lang", language, "--input", "keyboard", "--output", "text")
    out = program.run(*given, lines=[LINES[language][3], "xyzzy"])
    assert (program.status, program.err) == (0, "")
    assert "12" in out[0]
    assert out[-2:] == [f"table: {Wording(language).say(name)}" for name in ("puzzle-ask", "puzzle-left")]
