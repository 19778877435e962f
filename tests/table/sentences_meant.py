"""Sentences that people say at a game's table, with what each one means, read as a table reads them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from benchmarks.tools.meanings import as_meant
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import ROWS
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

TOGETHER = 50
"""How many sentences make one test; each alone takes a hundredth of a second."""

Said = dict[str, object]
"""A command in canonical words."""


def said(folder: Path) -> list[object]:
    """Parameters for a test of all sentences in a folder: the language, the first line, and the lines."""
    return [
        pytest.param(path.stem, first, lines[first : first + TOGETHER], id=f"{path.stem}-{first + 1}")
        for path in sorted(folder.glob("*.jsonl"))
        for lines in [path.read_text("utf-8").splitlines()]
        for first in range(0, len(lines), TOGETHER)
    ]


@lru_cache
def ear(game: AnyGame, language: str) -> Interpreter:
    return interpreter_of(game, language, ROWS[language].players)


def asked_as_meant(meant: Said, offered: Said) -> bool:
    """Return whether the meaning offered is the one meant; a question is compared in all that a line says."""
    if meant["type"] != "question":
        return as_meant(meant, offered)
    return all(offered.get(part) == value for part, value in meant.items())


def wrong_of(
    game: AnyGame,
    language: str,
    first: int,
    lines: list[str],
    *,
    usual: str,
    right_of: Callable[[Said, Said], bool],
) -> list[str]:
    """Return a line for each sentence that the table understands differently from what is meant.

    ``usual`` is the situation of those that name none; ``right_of`` compares what is meant and offered.
    """
    wrong = []
    for number, line in enumerate(lines, first + 1):
        entry = json.loads(line)
        expectation = expectation_of(game, str(entry.get("expect", usual)))
        assert expectation is not None
        found = at_table(ear(game, language), expectation, typed_line(str(entry["text"])))
        offered = [
            game.canonical(command, ROWS[language].players)
            for command in (found.command, found.other)
            if command is not None
        ]
        meant = entry["command"]
        if meant is None:
            right = not found.sure or not offered
        elif found.sure:
            right = right_of(meant, offered[0])
        else:
            right = any(right_of(meant, one) for one in offered)
        if not right:
            wrong.append(f"line {number}: {entry['text']!r} offers {offered}")
    return wrong
