"""How people muse over a hand, in families of sentences: nothing that is thought aloud becomes an act."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.meaning.thoughts import bare
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import interpreter_of

PLAYERS = {"cs": "Anna Petr Eva", "pl": "Anna Piotr Ewa", "da": "Anna Peter Eva", "en": "Anna Peter Eva"}


@pytest.mark.by_turns
@pytest.mark.parametrize("read", [typed_line, bare])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_done_because_of_a_thought(language: str, read: Callable[[str], Utterance]) -> None:
    interpreter = interpreter_of(HANABI, language, tuple(PLAYERS[language].split()))
    lines = (Path(__file__).parent / "musings" / f"{language}.txt").read_text("utf-8").splitlines()
    thoughts = [line for line in lines if line and not line.startswith("#")]
    assert len(thoughts) >= 100

    done = []
    for thought in thoughts:
        found = at_table(interpreter, HANABI.situations.turn, read(thought))
        if isinstance(found.command, ActionCommand) and found.sure and found.other is None:
            done.append((thought, found.command))
    assert done == []
