"""The examples: each runs, and does what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from voice_hanabi.games.hanabi import new_game, rules_for, view, write_record
from voice_hanabi.games.hanabi.rules.game import apply

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name: str, *words: str, typed: str = "") -> list[str]:
    """Run an example; return its lines."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *words],
        input=typed, capture_output=True, text=True, check=False, cwd=EXAMPLES.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_bot_plays_with_itself_and_averages_fifteen_points_over_a_hundred_games() -> None:
    *games, average = example("bot_against_itself.py", "--games", "100")
    assert len(games) == 100
    assert all("unfinished" not in line for line in games)
    assert float(average.removeprefix("on average ")) >= 15


def test_the_bot_is_forty_lines() -> None:
    text = (EXAMPLES / "bot_against_itself.py").read_text(encoding="utf-8")
    bot = text[text.index("def touches") : text.index("def play")]
    assert sum(bool(line.strip()) for line in bot.splitlines()) <= 40


def test_a_table_of_ones_own_takes_lines_and_tells_each_what_is_theirs() -> None:
    lines = example("table_of_your_own.py", typed="ones for Peter\nwhat do I know\n")
    assert any(line.startswith("Anna: Peter has ") for line in lines)
    assert not any(line.startswith("Peter: Peter has ") for line in lines)
    assert "everyone: Ones to Peter." in lines


def test_a_record_is_analysed_down_to_the_cards_that_are_gone(tmp_path: Path) -> None:
    state = new_game(rules_for("en"), players=2, seed=1)
    while state.outcome is None:
        plays = [action for action in view(state, state.current).legal if type(action).__name__ == "Play"]
        state, _ = apply(state, plays[0])
    record = tmp_path / "record.json"
    record.write_text(json.dumps(write_record(state, ["Anna", "Peter"])), encoding="utf-8")
    first, *strikes = example("record_analysed.py", str(record))
    assert first == "lost: 0 of 25 points"
    assert sum("misplayed" in line and line.startswith("turn") for line in strikes) >= 3
