"""Sentences written without a look at the grammars stay understood; what meant nothing has no effect."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from voice_hanabi.cli.command_line.expected import expectation_of
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of

Said = Mapping[str, Mapping[str, Mapping[str, Mapping[str, Any]]]]
"""Language, game, situation, sentence: its command."""

SAID: Said = yaml.safe_load((Path(__file__).parents[1] / "said_at_table.yaml").read_text(encoding="utf-8"))

PLAYERS = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Eva"),
    "en": ("Anna", "Peter", "Eva"),
}


def _done(interpreter: Interpreter, situation: str, sentence: str) -> tuple[Any, bool]:
    """Return the command of a sentence in a situation, and whether the table is sure of it."""
    game: AnyGame = interpreter.game
    expectation = game.situations.turn if situation == "turn" else expectation_of(game, situation)
    assert expectation is not None
    found = at_table(interpreter, expectation, typed_line(sentence))
    command = None if found.command is None else game.canonical(found.command, interpreter.names)
    return command, found.sure


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("name", ["hanabi", "koi-koi"])
def test_sentences_do_what_was_meant(language: str, name: str) -> None:
    """Typed, they do it at once. As the recogniser hears them, without punctuation, at least nothing else."""
    game = GAMES[name]
    interpreter = interpreter_of(game, language, PLAYERS[language][: game.usual_players])
    wrong = []
    for situation, sentences in SAID[language][name].items():
        for sentence, meant in sentences.items():
            typed = _done(interpreter, situation, sentence)
            if typed != (meant, True) and (meant is not None or typed[0] is not None):
                wrong.append((sentence, typed))
            command, sure = _done(interpreter, situation, re.sub(r"[^\w\s'-]", "", sentence).lower())
            if command not in (meant, None) and sure:
                wrong.append((sentence, "without punctuation", command))
    assert wrong == []
