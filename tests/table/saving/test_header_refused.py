"""A saved game's first line seats nobody whom the table would not seat."""

from __future__ import annotations

import tempfile
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest
from evening import PrivateEars
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.seat_names import LONGEST_NAME
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_header import header_of
from voice_hanabi.table.saving.journal_lines import checked_line
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.table import Table

FIT = ("Anna", "Petr", "Eva", "Jan-Erik", "Åse", "Žofie")
UNFIT = (
    "☃", "A\u202eB", "Eva\ntable", "12", "a:b", " ", "table", "Table", "anna", "x" * (LONGEST_NAME + 1),
    "one two three four five six", "\u200d", "\x1b[31mEva",
)  # fmt: skip
MOVES = {"en": "play the first", "cs": "zahraj první", "pl": "zagraj pierwszą", "da": "spil det første"}
"""Names that are moves, which nobody may have."""


def saved_with(folder: Path, choices: Choices) -> Path:
    """Write a save with only its first line, as valid as if the program had written it."""
    header = header_of(choices, 5, 1, datetime(2026, 1, 2, tzinfo=UTC))
    path = folder / "a.jsonl"
    path.write_bytes(checked_line(header, zlib.crc32(b"")))
    return path


def table_with(folder: Path, choices: Choices, path: Path | None = None) -> Table:
    saved = None if path is None else read_journal(path, GAMES)
    return Table(
        choices, GAMES, folder=folder, new_seed=lambda: 5, saved=saved, offer_saved=False, ears=PrivateEars()
    )


def is_dealt(folder: Path, choices: Choices) -> bool:
    table = table_with(folder, choices)
    table.deal_now()
    dealt = isinstance(table.phase, Playing)
    assert dealt or isinstance(table.phase, SettingUp)
    table.close()
    return dealt


def is_gone_on_with(folder: Path, path: Path) -> bool:
    try:
        table = table_with(folder, Choices("en", "hanabi"), path)
    except JournalProblem:
        return False
    table.begin()
    table.close()
    return isinstance(table.phase, Playing)


def both(choices: Choices) -> tuple[bool, bool]:
    """Return whether a table deals a game with these choices, and whether one resumes a save with them."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        path = saved_with(Path(other), choices)
        return is_dealt(Path(one), choices), is_gone_on_with(Path(other), path)


@settings(max_examples=40)
@given(st.data())
def test_a_save_seats_exactly_those_whom_the_table_would_seat(data: st.DataObject) -> None:
    language, game = data.draw(st.sampled_from(LANGUAGES)), data.draw(st.sampled_from(sorted(GAMES)))
    seat = Wording(language).say("seat-said", number=1)
    odd = st.one_of(st.sampled_from((*UNFIT, MOVES[language], seat)), st.text(max_size=LONGEST_NAME + 3))
    name = st.one_of(st.sampled_from(FIT), odd)
    names = tuple(data.draw(st.lists(name, min_size=2, max_size=4)))
    dealt, gone_on = both(Choices(language, game, None, (), len(names), names))
    assert dealt is gone_on


@pytest.mark.by_turns
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_seats_a_name_that_is_a_move_or_somebody_elses_seat(language: str, game: str) -> None:
    assert both(Choices(language, game, None, (), 2, ("Anna", "Petr"))) == (True, True)
    seat = Wording(language).say("seat-said", number=1)
    for name in (seat, *((MOVES[language],) if game == "hanabi" else ())):
        assert both(Choices(language, game, None, (), 2, ("Anna", name))) == (False, False), name
