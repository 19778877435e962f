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


def said() -> list[object]:
    return [
        pytest.param(language, entry, id=f"{language}-{number}")
        for language in PLAYERS
        for number, line in enumerate((SENTENCES / f"{language}.jsonl").read_text("utf-8").splitlines(), 1)
        for entry in [json.loads(line)]
    ]


@pytest.mark.parametrize(("language", "entry"), said())
def test_a_sentence_does_what_it_means_and_nothing_else(language: str, entry: dict[str, object]) -> None:
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
        assert not found.sure or not offered, offered
    elif found.sure:
        assert as_meant(meant, offered[0]), offered  # type: ignore[arg-type]
    else:
        assert any(as_meant(meant, one) for one in offered), offered  # type: ignore[arg-type]
