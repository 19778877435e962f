"""`voice-hanabi cards`: a deck on paper, and its key on this computer."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.evening.printed_deck import with_deck
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones.paper_cards.boxes import kept


@pytest.mark.by_turns
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


def test_decks_without_a_name_are_distinguished(tmp_path: Path) -> None:
    for number in (1, 2):
        output = tmp_path / f"{number}.pdf"
        given = ["cards", "--lang", "en", "--game", "koi-koi", "--labels", "--paper", "letter"]
        assert main([*given, "--output", str(output), "--decks", str(tmp_path / "decks")]) == 0
    boxes = list(kept(tmp_path / "decks"))
    assert [box.name for box in boxes] == ["Koi-Koi 1", "Koi-Koi 2"]
    assert boxes[0].key != boxes[1].key


def test_nothing_that_exists_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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


PRINTED = ["cards", "--game", "koi-koi", "--labels", "--name", "Evening"]


@pytest.fixture(name="key")
def _key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A deck's key on the computer that printed it: the file that the program names."""
    there = tmp_path / "there"
    given = [*PRINTED, "--lang", "en", "--output", str(tmp_path / "deck.pdf"), "--decks", str(there)]
    assert main(given) == 0
    (path,) = there.iterdir()
    assert str(path) in capsys.readouterr().out
    return path


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_used_at_another_computer_with_its_key(
    language: str, key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = tmp_path / "here"
    asked = Choices(language, "koi-koi", None, (), 2, ("Anna", "Petr"))
    with pytest.raises(UsageError) as unknown:
        with_deck(asked, "Evening", here)
    assert "voice-hanabi cards --key" in str(unknown.value)
    given = ["cards", "--lang", language, "--key", str(key), "--decks", str(here)]
    assert main(given) == 0
    assert "Evening" in capsys.readouterr().out
    assert list(kept(here)) == list(kept(key.parent)), "every code of it is the same"
    assert with_deck(asked, "Evening", here)[0].cards == "Evening"
    assert main(given) == 0, "a second time changes nothing"
    assert len(list(kept(here))) == 1


def test_a_deck_that_is_brought_takes_no_other_decks_name(
    key: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = tmp_path / "here"
    given = ["--lang", "en", "--decks", str(here)]
    assert main([*PRINTED, *given, "--output", str(tmp_path / "other.pdf")]) == 0
    (own,) = kept(here)
    assert main(["cards", *given, "--key", str(key)]) == UNUSABLE
    assert "There is a deck called 'Evening' already." in capsys.readouterr().err
    assert list(kept(here)) == [own]
    assert main(["cards", *given, "--key", str(key), "--name", "theirs"]) == 0
    assert {box.name for box in kept(here)} == {"Evening", "theirs"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"[" * 5000, b'{"name": "x", "key": "zz"}'])
def test_anything_but_a_key_is_refused(
    language: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, here = tmp_path / "some.json", tmp_path / "here"
    path.write_bytes(content)
    for wrong in (path, tmp_path / "nowhere"):
        assert main(["cards", "--lang", language, "--key", str(wrong), "--decks", str(here)]) == UNUSABLE
        assert str(wrong) in capsys.readouterr().err
    assert not list(kept(here))


def test_a_key_of_a_game_that_is_not_here_is_refused(key: Path, tmp_path: Path) -> None:
    key.write_text(key.read_text("utf-8").replace("hanafuda", "tarot"), "utf-8")
    assert main(["cards", "--lang", "en", "--key", str(key), "--decks", str(tmp_path / "here")]) == UNUSABLE


def test_a_deck_is_printed_or_brought(key: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--lang", "en"]) == UNUSABLE
    assert "Give --output as well." in capsys.readouterr().err
    assert main(["cards", "--lang", "en", "--key", str(key), "--output", "deck.pdf"]) == UNUSABLE
    assert "--key and --output don't go together." in capsys.readouterr().err
