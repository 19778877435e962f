"""What people say in their own words does what they mean, and what means nothing does nothing."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest

from benchmarks.meanings import as_meant
from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import at_table
from voice_hanabi.hanabi.game import HANABI
from voice_hanabi.hanabi.talk.commands import canonical
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.understanding.interpreter import Interpreter, interpreter_of

SENTENCES = Path(__file__).parent / "meant"
PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}


@lru_cache
def ear(language: str) -> Interpreter:
    return interpreter_of(HANABI, language, PLAYERS[language])


TOGETHER = 50
"""So many sentences are one test: each by itself takes a hundredth of a second."""


def said() -> list[object]:
    return [
        pytest.param(language, first, lines[first : first + TOGETHER], id=f"{language}-{first + 1}")
        for language in PLAYERS
        for lines in [(SENTENCES / f"{language}.jsonl").read_text("utf-8").splitlines()]
        for first in range(0, len(lines), TOGETHER)
    ]


@pytest.mark.parametrize(("language", "first", "lines"), said())
def test_a_sentence_does_what_it_means_and_nothing_else(language: str, first: int, lines: list[str]) -> None:
    read = [(number, json.loads(line)) for number, line in enumerate(lines, first + 1)]
    wrong = [
        f"line {number}: {entry['text']!r} offers {offered}"
        for number, entry in read
        if (offered := offered_wrongly(language, entry)) is not None
    ]
    assert not wrong, "\n".join(wrong)


def offered_wrongly(language: str, entry: dict[str, object]) -> list[dict[str, object]] | None:
    """Return what the table makes of a sentence that means something else; ``None`` where it is right."""
    expectation = expectation_of(HANABI, str(entry.get("expect", "command")))
    assert expectation is not None
    found = at_table(ear(language), expectation, typed_line(str(entry["text"])))
    offered = [
        canonical(command, PLAYERS[language])
        for command in (found.command, found.other)
        if command is not None
    ]
    meant = entry["command"]
    if meant is None:
        right = not found.sure or not offered
    elif found.sure:
        right = as_meant(meant, offered[0])  # type: ignore[arg-type]
    else:
        right = any(as_meant(meant, one) for one in offered)  # type: ignore[arg-type]
    return None if right else offered
