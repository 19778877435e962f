"""What was agreed before the last game is kept for the next time, whole or not at all."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.partners import Level
from voice_hanabi.evening.asked import Asked
from voice_hanabi.evening.last_time import keep_last_time, kept_last_time
from voice_hanabi.table.conversation.effects import LastTime
from voice_hanabi.table.conversation.private_ears import Ear, Way

LAST = LastTime(
    Choices("cs", "hanabi", "cs", ("black",), 2, ("Anna", "Petr"), 1),
    ((0, Ear(Way.PHONE)), (1, Ear(Way.OWN, "USB Headset"))),
    "ask",
)


def test_what_is_kept_comes_back_and_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "last-time.json"
    keep_last_time(path, LAST)
    assert kept_last_time(path) == LAST
    keep_last_time(path, LAST)
    assert [entry.name for entry in path.parent.iterdir()] == ["last-time.json"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_computer_players_are_kept_and_older_files_without_them_still_work(tmp_path: Path) -> None:
    path = tmp_path / "last-time.json"
    choices = Choices("cs", "hanabi", "cs", (), 2, ("Anna", "Jana"), None, ("Jana",), Level.STRONG)
    keep_last_time(path, LastTime(choices))
    assert kept_last_time(path) == LastTime(choices)
    before = json.loads(path.read_text())
    del before["partners"], before["level"]
    path.write_text(json.dumps(before))
    kept = kept_last_time(path)
    assert kept is not None
    assert (kept.choices.partners, kept.choices.level) == ((), Level.USUAL)


def test_it_is_forgotten_and_forgetting_twice_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "last-time.json"
    keep_last_time(path, LAST)
    keep_last_time(path, None)
    keep_last_time(path, None)
    assert kept_last_time(path) is None
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("size", range(0, 260, 13))
def test_a_torn_file_does_no_harm_and_offers_nothing(tmp_path: Path, size: int) -> None:
    path = tmp_path / "last-time.json"
    keep_last_time(path, LAST)
    path.write_bytes(path.read_bytes()[:size])
    assert kept_last_time(path) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", ["Anna", "Anna"]),
        ("players", "Anna"),
        ("game", "chess"),
        ("language", "xx"),
        ("variants", ["none such"]),
        ("beginner", 7),
        ("confirm", "perhaps"),
        ("ears", [{"seat": 0, "by": "pigeon", "device": ""}]),
        ("ears", [3]),
    ],
)
def test_choices_that_no_game_can_begin_with_offer_nothing(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "last-time.json"
    keep_last_time(path, LAST)
    kept = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**kept, field: value}), encoding="utf-8")
    assert kept_last_time(path) is None


def test_it_is_offered_only_where_nothing_was_chosen_on_the_command_line() -> None:
    assert not Asked(lang="cs", seed=3).chooses
    assert Asked(players=["Anna", "Petr"]).chooses
    assert Asked(phones="").chooses
