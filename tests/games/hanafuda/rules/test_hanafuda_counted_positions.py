"""Counted positions: how many ways there are to go on for one, two, three, ... actions.

One number in ``data/counted_positions.json`` guards many rules at once: each entry is a set of named
options, how many actions of a random player came first, what phase that led to, and the number of action
sequences of each length from there. To count again after changing a rule on purpose, run
``python tests/games/hanafuda/rules/test_hanafuda_counted_positions.py``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hanafuda_playing import NAMED_OPTIONS, name_of, steps

from voice_hanabi.games.hanafuda.rules.game import Options, State, apply, legal_actions, new_match

DATA = Path(__file__).parent / "data" / "counted_positions.json"
MOST = 6000
"""A length of sequences that gives more than this is not counted."""


def count(state: State, depth: int) -> int:
    """Return how many sequences of ``depth`` actions there are, including shorter ones of ended matches."""
    actions = legal_actions(state)
    if depth == 1 or not actions:
        return max(len(actions), 1)
    return sum(count(apply(state, action)[0], depth - 1) for action in actions)


def states(options: Options) -> Iterator[State]:
    """The states of a random match, the first one included."""
    yield new_match(options, 7)
    for step in steps(options, 7):
        yield step.after


def entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def test_every_named_set_of_options_is_counted() -> None:
    assert {entry["options"] for entry in entries()} == {name_of(options) for options in NAMED_OPTIONS}


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_counted(options: Options) -> None:
    reached = list(states(options))
    for entry in entries():
        if entry["options"] == name_of(options):
            state = reached[entry["actions"]]
            assert (state.phase, state.round) == (entry["phase"], entry["round"])
            counts = entry["counts"]
            assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


def made() -> Iterator[dict[str, Any]]:
    """Count from the deal, from the middle, and from the first state of each other kind."""
    for options in NAMED_OPTIONS:
        seen: set[object] = set()
        for actions, state in enumerate(states(options)):
            kind = (state.phase, state.looked is not None)
            if kind in seen and actions != 60:
                continue
            seen.add(kind)
            counts = [count(state, 1), count(state, 2)]
            while len(counts) < 5 and 0 < counts[-1] ** 2 / counts[-2] < MOST:
                counts.append(count(state, len(counts) + 1))
            yield {
                "options": name_of(options),
                "actions": actions,
                "phase": state.phase,
                "round": state.round,
                "counts": counts,
            }


if __name__ == "__main__":
    DATA.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(entry) for entry in made())
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
