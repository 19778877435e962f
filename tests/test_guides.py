"""The players' guides: every command exists, every phrase is understood, a minute can be listened to."""

from __future__ import annotations

import re
import shlex
from functools import lru_cache
from pathlib import Path

import pytest
import soundfile

from voice_hanabi.cli.commands import command_of
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import Arrange
from voice_hanabi.contract.expectations import COUNT, EARS, LOOKING, NAMES, SET_UP
from voice_hanabi.evening.asked import Asked
from voice_hanabi.evening.choices_asked import choices_of
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Move, Play
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import interpreter_of

ROOT = Path(__file__).parent.parent
LANGUAGES = ("cs", "pl", "da", "en")
PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}
QUOTED = {
    "cs": "„([^“]+)“",
    "pl": "„([^”]+)”",
    "da": "“([^”]+)”",
    "en": r"(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'",
}
WISHED = (
    ("use-deck", "red"), ("use-deck", 1), ("list-decks", None), ("no-deck", None), ("name-deck", "blue"),
    ("which-deck", None), ("forget-deck", "blue"), ("cards-mixed", None), ("cards-missing", None),
    ("drew-two", None), ("hand-count", 4), ("card-lost", None), ("without-card", None), ("deck-empty", None),
)  # fmt: skip
"""What the page about real cards has people say about decks and cards that went astray."""
LARGEST = 500_000
SHORTEST, LONGEST = 30.0, 75.0


@lru_cache
def guide(language: str) -> str:
    return (ROOT / "docs" / language / "guide.md").read_text(encoding="utf-8")


def commands(language: str) -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", guide(language), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def phrases(language: str) -> list[str]:
    prose = " ".join(re.sub(r"```.*?```", "", guide(language), flags=re.DOTALL).split())
    return re.findall(QUOTED[language], prose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_exists_and_is_in_the_guides_language(language: str) -> None:
    lines = commands(language)
    assert len(lines) >= 7
    for line in lines:
        program, *arguments = shlex.split(line)
        assert program in ("script/play", "voice-hanabi")
        assert (ROOT / "script" / "play").exists()
        command, options = command_of(arguments)
        given, words = command.read(options)
        assert not words, line
        assert given.lang == language, line
        if isinstance(given, Asked):
            choices_of(given, language)
            Equipment(given, language).output()


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_understood_somewhere_at_the_table(language: str) -> None:
    said = phrases(language)
    assert len(said) >= 30
    seated, before = interpreter_of(HANABI, language, PLAYERS[language]), interpreter_of(HANABI, language, ())
    situations = (
        (seated, HANABI.situations.turn),
        (before, NAMES),
        (before, COUNT),
        (seated, SET_UP),
        (seated, LOOKING),
        (seated, EARS),
        (seated, HANABI.situations.paused),
        (seated, HANABI.situations.lesson),
        (seated, LOOKING),
    )
    for phrase in said:
        line = typed_line(phrase)
        judged = (at_table(interpreter, situation, line) for interpreter, situation in situations)
        assert any(verdict.command is not None and verdict.sure for verdict in judged), phrase


def of_real_cards(language: str) -> str:
    return (ROOT / "docs" / language / "real-cards.md").read_text(encoding="utf-8")


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_of_real_cards_has_people_say_is_understood(language: str) -> None:
    prose = " ".join(of_real_cards(language).split())
    interpreter = interpreter_of(HANABI, language, PLAYERS[language])
    quoted = re.findall('"([^"]+)"' if language == "en" else QUOTED[language], prose)
    judged = (at_table(interpreter, HANABI.situations.turn, typed_line(one)) for one in quoted)
    meant = {verdict.command for verdict in judged if verdict.sure}
    assert {*(Arrange(what, value) for what, value in WISHED), Play(3), Move(3, "left")} <= meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_real_cards_quotes_the_table_and_its_page(language: str) -> None:
    prose = " ".join(of_real_cards(language).split())
    wording = Wording(language, PLAYERS[language], "hanabi")
    assert wording.say("page-camera") in prose
    for due, count in (("deal", 5), ("hand", 1)):
        first, _, _ = wording.say("card-due", player="Anna", due=due, count=count).partition(". ")
        assert first.rstrip(".") in prose


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_the_page_of_real_cards_exists(language: str) -> None:
    lines = [line.strip() for line in of_real_cards(language).splitlines() if line.startswith("    voice-")]
    assert len(lines) == 3
    for line in [*lines, *re.findall("`(voice-hanabi [^`]+)`", of_real_cards(language))]:
        command, options = command_of(shlex.split(line)[1:])
        _, words = command.read(options)
        assert not words, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minute_to_listen_to_is_stored_beside_it(language: str) -> None:
    path = ROOT / "docs" / language / "minute.opus"
    assert f"]({path.name})" in guide(language)
    assert path.stat().st_size < LARGEST
    info = soundfile.info(path)
    assert (info.format, info.subtype, info.channels) == ("OGG", "OPUS", 2)
    assert SHORTEST <= info.duration <= LONGEST


def test_readme_leads_to_each_guide_at_its_top() -> None:
    top = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
    for language in LANGUAGES:
        assert f"](docs/{language}/guide.md)" in top
