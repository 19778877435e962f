"""`voice-hanabi cards`: a deck on paper, and its key on this computer."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones.paper_cards.boxes import kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_written_with_its_words_in_braille(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output, decks = tmp_path / "deck.pdf", tmp_path / "decks"
    given = ["cards", "--lang", language, "--game", "hanabi", "--variant", "black", "--output", str(output)]
    assert main([*given, "--decks", str(decks), "--name", "Evening"]) == 0
    (box,) = kept(decks)
    assert (box.name, box.game, box.variants, len(box.faces)) == ("Evening", "hanabi", ("black",), 60)
    assert len(pypdfium2.PdfDocument(output)) == 14
    assert (tmp_path / "deck.brf").read_text("ascii").count("#A") == 16, "three ones of a suit, one of black"
    said = capsys.readouterr().out
    assert str(output) in said
    assert "Evening" in said


def test_decks_without_a_name_are_told_apart(tmp_path: Path) -> None:
    for number in (1, 2):
        output = tmp_path / f"{number}.pdf"
        given = ["cards", "--lang", "en", "--game", "koi-koi", "--labels", "--paper", "letter"]
        assert main([*given, "--output", str(output), "--decks", str(tmp_path / "decks")]) == 0
    boxes = list(kept(tmp_path / "decks"))
    assert [box.name for box in boxes] == ["Koi-Koi 1", "Koi-Koi 2"]
    assert boxes[0].key != boxes[1].key


def test_nothing_that_is_there_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, decks = tmp_path / "deck.pdf", tmp_path / "decks"
    given = ["cards", "--lang", "en", "--output", str(output), "--decks", str(decks)]
    assert main([*given, "--name", "one"]) == 0
    before = output.read_bytes()
    assert main([*given, "--name", "one", "--overwrite"]) == UNUSABLE
    assert "There is a deck called 'one' already." in capsys.readouterr().err
    assert main([*given, "--name", "two"]) == UNUSABLE
    assert "is already there" in capsys.readouterr().err
    assert [box.name for box in kept(decks)] == ["one"]
    assert output.read_bytes() == before
    assert main([*given, "--name", "two", "--overwrite"]) == 0
