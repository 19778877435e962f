"""A file that can't be written is named, and --overwrite is offered only by commands that have it."""

from __future__ import annotations

from pathlib import Path

import pytest
from in_each_language import each_language

from voice_hanabi.cli.front_door import main
from voice_hanabi.evening.exit_status import UNUSABLE

FULL = Path("/dev/full")


@pytest.mark.by_turns
@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@each_language
def test_a_full_disk_is_reported_with_the_file(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["cards", "--lang", language, "--game", "koi-koi", "--decks", str(tmp_path), "--overwrite"]
    assert main([*given, "--output", str(FULL)]) == UNUSABLE
    assert str(FULL) in capsys.readouterr().err
    assert not list(tmp_path.iterdir()), "no key of a deck that was not printed"


@pytest.mark.by_turns
@each_language
def test_only_what_can_be_overwritten_offers_to_be(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("kept", "utf-8")
    for command, offers in (
        (["cards", "--decks", str(tmp_path / "decks")], True),
        (["scores", "--saves", str(tmp_path / "saves")], False),
    ):
        assert main([*command, "--lang", language, "--output", str(there)]) == UNUSABLE
        told = capsys.readouterr().err
        assert str(there) in told
        assert ("--overwrite" in told) == offers, told
    assert there.read_text("utf-8") == "kept"
