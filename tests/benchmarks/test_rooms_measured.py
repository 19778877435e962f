"""Which sentences are spoken in rooms, and which ones networks are chosen by."""

from __future__ import annotations

import pytest

from benchmarks.hearing.rooms import AMOUNTS, measured_sentences
from benchmarks.tools.said import Half
from voice_hanabi.games import GAMES
from voice_hanabi.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", AMOUNTS)
def test_networks_are_chosen_by_sentences_that_do_not_count_in_the_result(language: str, game: str) -> None:
    counted = measured_sentences(language, GAMES[game], Half.MEASURED)
    others = measured_sentences(language, GAMES[game], Half.MEASURED, 60, others=True)
    meaning, talk = AMOUNTS[game]
    assert [sum(one.command is not None for one in counted), len(counted)] == [meaning, meaning + talk]
    assert 50 <= len(others) <= 60
    assert all(one.command is not None for one in others)
    assert not {one.line for one in counted} & {one.line for one in others}
