"""Grammars and words that a translator broke: one sentence with the file and the line, no traceback."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice_hanabi.cli.front_door import main
from voice_hanabi.language import grammar_problems, templates, wording
from voice_hanabi.language.grammar_problems import data_folder
from voice_hanabi.language.wording import Wording
from voice_hanabi.understanding.interpreter import interpreter_of


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the English grammars and words, which the program reads instead of its own."""
    for name in ("grammars", "locales"):
        shutil.copytree(Path(str(data_folder(name))) / "en", tmp_path / name / "en")
    for module in (grammar_problems, templates, wording):
        monkeypatch.setattr(module, "data_folder", lambda name: tmp_path / name)
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    templates.templates_of.cache_clear()
    wording._resources.cache_clear()
    interpreter_of.cache_clear()


def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *options: str) -> str:
    """Return what is said on standard error instead of an answer."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"play the third\n")))
    capsys.readouterr()
    assert main([*options, "--lang", "en", "--players", "Anna", "Petr"]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.count("\n") == 1
    assert errors.startswith("voice-hanabi: ")
    return errors


def changed(path: Path, old: str, new: str) -> int:
    """Replace a text in a file; return its line (from 1)."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "behind"),
    [
        ("  Pause:\n", "  Pause: [\n", 2),
        ("  Pause:\n    data:\n", "  Pause:\n    dates:\n", 0),
        ('"pause the game"', '"pause (the game"', 0),
        ('"pause the game"', '"pause <the_game>"', 0),
    ],
)
def test_a_broken_grammar_is_reported_with_file_and_line(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
    old: str, new: str, behind: int,
) -> None:  # fmt: skip
    line = changed(files / "grammars/en/table.yaml", old, new)
    errors = told(capsys, monkeypatch, "understand")
    assert "can't be used: grammars/en/table.yaml, line " in errors
    number = int(errors.partition("line ")[2].partition(":")[0])
    assert line <= number <= line + behind


@pytest.mark.parametrize("new", ["help-turn - Say", "help-turn = { $example", "help-turn ="])
def test_broken_words_are_reported_with_file_and_line(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, new: str
) -> None:
    path = files / "locales/en/hanabi/conversation.ftl"
    path.write_text(f"# A comment.\n\n{new}\n\n" + path.read_text("utf-8"), "utf-8")
    Wording("en")  # the words that every table uses are intact
    with pytest.raises(wording.WordingProblem, match=r"^locales/en/hanabi/conversation.ftl, line [345]: "):
        Wording("en", game="hanabi")
    path = files / "locales/en/problems.ftl"
    path.write_text(f"{new}\n" + path.read_text("utf-8"), "utf-8")
    _forget()
    play = ("--output", "text", "--input", "keyboard", "--saves", str(files))
    assert "locales/en/problems.ftl, line " in told(capsys, monkeypatch, *play)


def test_a_file_that_is_not_text_is_reported_with_its_line(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = files / "grammars/en/table.yaml"
    path.write_bytes(b"language: en\n# \xff\n" + path.read_bytes())
    assert "grammars/en/table.yaml, line 2: " in told(capsys, monkeypatch, "understand")
