"""What people say of Hanafuda in their own words does what they mean, and what means nothing does nothing."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

import pytest

from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import at_table
from voice_hanabi.hanafuda.game import KOI_KOI
from voice_hanabi.hanafuda.talk.commands import canonical
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
    return interpreter_of(KOI_KOI, language, PLAYERS[language])


def said() -> list[object]:
    return [
        pytest.param(path.stem, json.loads(line), id=f"{path.stem}-{number}")
        for path in sorted(SENTENCES.glob("*.jsonl"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
    ]


@pytest.mark.parametrize(("language", "entry"), said())
def test_a_sentence_does_what_it_means_and_nothing_else(language: str, entry: dict[str, object]) -> None:
    situation = str(entry.get("expect", "turn"))
    expectation = expectation_of(KOI_KOI, situation)
    assert expectation is not None
    found = at_table(ear(language), expectation, typed_line(str(entry["text"])))
    offered = [
        canonical(command, PLAYERS[language])
        for command in (found.command, found.other)
        if command is not None
    ]
    # Which point of the rules is meant is a detail.
    offered = [{key: value for key, value in one.items() if key != "topic"} for one in offered]
    meant = entry["command"]
    if meant is None:
        assert not found.sure or not offered, offered
    elif found.sure:
        assert offered[0] == meant
    else:
        assert meant in offered
