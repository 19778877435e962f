"""A saved game whose lines are as they were written, but break a rule, is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.table.saving.journal import Journal, read_journal
from voice_hanabi.table.saving.journal_problems import JournalProblem

HANABI = Choices("en", "hanabi", "en", (), 3, ("Anna", "Petr", "Eva"), 0)
KOI_KOI = Choices("en", "koi-koi", None, (), 2, ("Anna", "Petr"), 0)


@pytest.mark.parametrize(
    ("choices", "record"),
    [
        (HANABI, {"action": "play", "slot": 9}),
        (HANABI, {"action": "play", "slot": "1"}),
        (HANABI, {"action": "play", "slot": True}),
        (HANABI, {"action": "clue-rank", "target": True, "rank": 1}),
        (HANABI, {"action": "play"}),
        (HANABI, {"action": "fly"}),
        (HANABI, {"slot": 1}),
        (HANABI, {"action": "take-to-deck", "card": "r1"}),
        (KOI_KOI, {"type": "call", "koi_koi": 1}),
        (KOI_KOI, {"type": "lay", "card": "13-kasu1", "takes": None}),
        (KOI_KOI, {"type": "lay", "card": 1, "takes": None}),
        (KOI_KOI, {"type": "fly"}),
        (KOI_KOI, {"card": "01-kasu1"}),
    ],
    ids=str,
)
def test_a_line_that_breaks_a_rule_is_refused_although_it_is_as_it_was_written(
    tmp_path: Path, choices: Choices, record: dict[str, object]
) -> None:
    journal = Journal.begin(tmp_path, choices, 1)
    journal.add(record)
    journal.close()
    with pytest.raises(JournalProblem) as caught:
        read_journal(journal.path, GAMES)
    assert caught.value.reason == "journal-broken"
    assert "line 2" in str(caught.value)
    assert "not as it was written" not in str(caught.value)
