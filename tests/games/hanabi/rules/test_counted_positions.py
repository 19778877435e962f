"""Counted positions: how many ways there are to go on for one, two and three actions.

As in chess programs, one number in ``data/counted_positions.json`` guards many rules at once: each
entry is a rulebook, variants, players, a seed, how many actions a careful player took first, and the
number of action sequences of each length from there. To count again after changing a rule on purpose, run
``python tests/games/hanabi/rules/test_counted_positions.py``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hanabi_playing import NAMED_RULES, position

from voice_hanabi.games.hanabi.rules.positions import count_positions
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for

DATA = Path(__file__).parent / "data" / "counted_positions.json"
MOST = 8000
"""A length of sequences that gives more than this is not counted."""


def entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def name(entry: dict[str, Any]) -> str:
    return "-".join(map(str, (entry["rulebook"], *entry["variants"], entry["players"], entry["actions"])))


@pytest.mark.parametrize("entry", entries() if DATA.exists() else [], ids=name)
def test_counted(entry: dict[str, Any]) -> None:
    rules = rules_for(entry["rulebook"], entry["variants"])
    state = position(rules, entry["players"], entry["seed"], entry["actions"])
    assert {suit: height for suit, height in state.heights.items() if height} == entry["fireworks"]
    assert [count_positions(state, depth + 1) for depth in range(len(entry["counts"]))] == entry["counts"]


def test_every_named_set_of_rules_is_counted() -> None:
    counted = {(entry["rulebook"], tuple(entry["variants"])) for entry in entries()}
    assert counted == set(NAMED_RULES)


def interesting(rules: Rules, players: int, seed: int) -> Iterator[int]:
    """How many actions lead to the deal, to the middle, to each waiting tile and to an empty deck."""
    yield 0
    yield 40
    seen: set[object] = set()
    for actions in range(1, 200):
        state = position(rules, players, seed, actions)
        if state.outcome is not None:
            return
        kind = state.pending or (state.deck_size == 0 and "no deck")
        if kind and kind not in seen:
            seen.add(kind)
            yield actions


def made() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for index, (rulebook, variants) in enumerate(NAMED_RULES):
        players = 2 + index % 4
        rules = rules_for(rulebook, variants)
        for actions in interesting(rules, players, index):
            state = position(rules, players, index, actions)
            if state.outcome is not None:
                continue
            counts = [count_positions(state, 1), count_positions(state, 2)]
            while len(counts) < 5 and 0 < counts[-1] ** 2 / counts[-2] < MOST:
                counts.append(count_positions(state, len(counts) + 1))
            found.append(
                {
                    "rulebook": rulebook,
                    "variants": list(variants),
                    "players": players,
                    "seed": index,
                    "actions": actions,
                    "fireworks": {suit: height for suit, height in state.heights.items() if height},
                    "counts": counts,
                }
            )
    return found


if __name__ == "__main__":
    DATA.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(entry) for entry in made())
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
