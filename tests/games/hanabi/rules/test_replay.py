"""``voice-hanabi replay``: what it prints, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from test_records import NAMES, played, with_actions

from voice_hanabi.cli.replay import replay
from voice_hanabi.games.hanabi.rules.records.record import write_record


def written(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def results(capsys: pytest.CaptureFixture[str]) -> tuple[list[dict[str, Any]], list[str]]:
    captured = capsys.readouterr()
    return [json.loads(line) for line in captured.out.splitlines()], captured.err.splitlines()


def test_one_object_per_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = [played("en", "No Variant", 2, 1), played("pl", "White Reversed (6 Suits)", 3, 2)]
    paths = [
        written(tmp_path / f"{number}.json", write_record(state, NAMES[: state.players]))
        for number, state in enumerate(games)
    ]
    assert replay(paths, as_json=True) == 0
    found, errors = results(capsys)
    assert errors == []
    for state, path, result in zip(games, paths, found, strict=True):
        assert result == {
            "file": str(path),
            "outcome": state.outcome,
            "score": state.score,
            "fireworks_total": state.fireworks_total,
            "fireworks": state.heights,
            "clue_tokens": state.clue_tokens,
            "strikes": state.strikes,
            "turns": state.turn + 1,
        }


def test_a_third_strike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = with_actions((0, 0, 0), (0, 5, 0), (0, 1, 0), (0, 6, 0))
    assert replay([written(tmp_path / "lost.json", data)], as_json=True) == 0
    (result,), _ = results(capsys)
    assert (result["outcome"], result["score"], result["fireworks_total"]) == ("lost", 0, 1)
    assert (result["strikes"], result["turns"]) == (3, 4)


def test_a_record_that_stops_is_unfinished_unless_it_was_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = [
        written(tmp_path / "short.json", with_actions((0, 0, 0), (3, 0, 1))),
        written(tmp_path / "terminated.json", with_actions((0, 0, 0), (3, 0, 1), (4, 0, 4))),
        written(tmp_path / "empty.json", with_actions()),
    ]
    assert replay(paths, as_json=True) == 0
    found, _ = results(capsys)
    assert [(one["outcome"], one["score"], one["turns"]) for one in found] == [
        ("unfinished", 1, 2),
        ("ended", 1, 2),
        ("unfinished", 0, 0),
    ]


def test_bad_files_are_refused_in_one_sentence_each_and_the_others_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = written(tmp_path / "good.json", with_actions((0, 0, 0)))
    torn = tmp_path / "torn.json"
    torn.write_text(good.read_text(encoding="utf-8")[:200], encoding="utf-8")
    binary = tmp_path / "photo.jpg"
    binary.write_bytes(b"\xff\xd8\xff\xe0\x00")
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 200_000, encoding="utf-8")
    empty = tmp_path / "nothing.json"
    empty.write_bytes(b"")
    paths = [
        torn,
        binary,
        deep,
        empty,
        tmp_path / "missing.json",
        tmp_path,
        written(tmp_path / "foreign.json", {"moves": "e4 e5"}),
        written(tmp_path / "illegal.json", with_actions((0, 0, 0), (0, 1, 0))),
        good,
    ]
    assert replay(paths, as_json=True) == 2
    found, errors = results(capsys)
    assert [one["file"] for one in found] == [str(good)]
    assert len(errors) == len(paths) - 1
    for path, error in zip(paths, errors, strict=False):
        assert error.startswith(f"{path}: ")
        assert error.endswith(".")
    assert "Action 2 of 2" in errors[-1]


def test_a_line_of_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "one.json", with_actions((0, 0, 0)))
    assert replay([path], as_json=False) == 0
    assert capsys.readouterr().out == (
        f"{path}: unfinished, score 1, fireworks 1 (red 1, yellow 0, green 0, blue 0, white 0), "
        "clue tokens 8, strikes 0, turns 1\n"
    )
