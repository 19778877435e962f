"""The comparison of grammars: what is counted, and that every grammar recognises commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.hearing import grammars
from benchmarks.tools.commands import TABLES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.language.templates import templates_of
from voice_hanabi.understanding.interpreter import Interpreter


@pytest.mark.long("benchmarks", "voice_hanabi/hearing")
def test_all_grammars_hear_the_same_commands_and_exact_ones_no_strange_words() -> None:
    results = grammars.compared("en", 2)
    assert tuple(results) == grammars.KINDS
    for kind, found in results.items():
        assert [tally.said for tally in found.rooms.values()] == [2, 2, 2]
        assert found.talk.said == 2
        assert found.sound > 0
        if kind not in ("bigram", grammars.FREE):
            assert found.strange == 0


@pytest.mark.long("benchmarks", "voice_hanabi/hearing")
def test_costs_are_measured_for_each_grammar(tmp_path: Path) -> None:
    ear = Interpreter(HANABI, templates_of("en", "hanabi"), TABLES["en"][0])
    model = grammars.official_model("en", ear, tmp_path)
    assert ear.phrases(SITUATIONS.turn).words <= ear.vocabulary()
    for kind in grammars.KINDS:
        found = grammars.costs_apart(kind, "en", model)
        assert found["turn"] > 0
        assert found["back"] < found["turn"]
