"""Damaged and strange saved games: each is noticed at once, reported and left alone, and blocks nobody."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from fuzzing import target
from hypothesis import given
from hypothesis import strategies as st
from test_journal import ACTIONS, GAME, SEED, played

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk.action_records import action_record
from voice_hanabi.table.beginning.dealing import offer
from voice_hanabi.table.saving.journal import LARGEST, Journal, newest_game, read_journal, unfinished_game
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.saving.journal_problems import JournalProblem

posix = pytest.mark.skipif(os.name != "posix", reason="other systems have neither modes nor such pipes")


SOUND_PIECES = (b"\n", b"{}\n", b'{"action": "play", "slot": 1}\n', b"\x00", b"\xff", b"]", b'"', b"1e400")
"""Content that looks like a part of a saved game, or breaks one."""


def reason_of(path: Path) -> str:
    """Return why a file cannot be read; it must be noticed within five seconds."""
    started = time.monotonic()
    with pytest.raises(JournalProblem) as caught:
        read_journal(path, GAMES)
    assert time.monotonic() - started < 5
    return caught.value.reason.removeprefix("journal-")


def as_version_1(path: Path) -> list[bytes]:
    """Return the lines of a saved game as the first version wrote them."""
    lines = []
    for line in path.read_bytes().splitlines():
        record = json.loads(line)
        for later in ("check", "number"):
            record.pop(later, None)
        if "voice-hanabi" in record:
            record["voice-hanabi"] = 1
        lines.append(json.dumps(record, ensure_ascii=False).encode())
    return lines


def test_a_bit_that_changed_on_the_disk_never_changes_the_game(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    content = path.read_bytes()
    last = content.rindex(b"\n", 0, -1) + 1
    refused = 0
    for place in range(len(content)):
        # One bit at a time: a checksum that misses one misses it in other bytes, too.
        damaged = bytearray(content)
        damaged[place] ^= 1 << place % 8
        path.write_bytes(damaged)
        try:
            saved = read_journal(path, GAMES)
        except JournalProblem:
            refused += 1
            continue
        # Only one change may pass without a refusal, and is told: a last line that was half written.
        assert place >= last
        assert saved.torn
        assert saved.state == states[-2]
    assert refused > 0.8 * len(content)


edits = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 40), st.binary(max_size=12) | st.sampled_from(SOUND_PIECES)),
    min_size=1,
    max_size=4,
)


@target("saves")
@given(changes=edits)
def test_whatever_is_written_into_a_saved_game_it_is_refused_or_goes_on_as_it_was(
    tmp_path: Path, changes: list[tuple[float, int, bytes]]
) -> None:
    folder = tmp_path / "game"
    path, states = played(folder)
    content = path.read_bytes()
    for where, removed, added in changes:
        place = round(where * len(content))
        content = content[:place] + added + content[place + removed :]
    path.write_bytes(content)
    found, told = None, ""
    try:
        found = read_journal(path, GAMES)
    except JournalProblem as problem:
        told = problem.reason
    finally:
        shutil.rmtree(folder)
    assert found.state in states if found is not None else told.startswith("journal-")


def test_lines_that_were_lost_moved_or_doubled_are_noticed(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    swapped = [*lines[:2], lines[3], lines[2], *lines[4:]]
    for changed in ([*lines[:2], *lines[3:]], swapped, [*lines[:3], *lines[2:]]):
        path.write_bytes(b"".join(changed))
        assert reason_of(path) == "broken"


def test_a_game_of_the_first_version_is_read_and_goes_on_with_checksums(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    old = as_version_1(path)
    path.write_bytes(b"\n".join(old[:-1]) + b"\n")
    saved = read_journal(path, GAMES)
    assert saved.choices == GAME
    assert saved.state == states[-2]
    journal = Journal.go_on(saved, GAMES)
    journal.add(action_record(ACTIONS[-1]))
    journal.close()
    again = read_journal(path, GAMES)
    assert again.state == states[-1]
    assert b'"check"' in path.read_bytes().splitlines()[-1]
    path.write_bytes(path.read_bytes() + old[-1] + b"\n")
    assert reason_of(path) == "broken", "after a line with a checksum, none may lack one"


@posix
def test_saved_games_are_for_their_user_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path, _ = played(tmp_path / "data" / "games")
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.chmod(0o644)
    Journal.go_on(read_journal(path, GAMES), GAMES).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_newest_game_is_the_one_begun_last_whatever_the_clock_said(tmp_path: Path) -> None:
    paths = []
    for year in (2026, 2031, 1970, 2025):
        journal = Journal.begin(tmp_path, GAME, SEED, datetime(year, 1, 1, tzinfo=UTC))
        journal.close()
        paths.append(journal.path)
    assert list(saved_games(tmp_path)) == paths[::-1]
    found = unfinished_game(tmp_path, GAMES)
    assert found is not None
    assert found.path == paths[-1]


def test_a_game_that_cannot_be_read_is_newer_than_all_whose_names_come_before_its_own(
    tmp_path: Path,
) -> None:
    for year in (2026, 2031, 1970):
        Journal.begin(tmp_path, GAME, SEED, datetime(year, 1, 1, tzinfo=UTC)).close()
    # Then the clock was right again, and a folder is in the place of the file.
    unreadable = tmp_path / "2032-01-01-000000-000000.hanabi.jsonl"
    unreadable.mkdir()
    assert [path.name[:4] for path in saved_games(tmp_path)] == ["2032", "1970", "2031", "2026"]


def test_games_of_the_first_version_are_ordered_by_what_is_in_them(tmp_path: Path) -> None:
    for year, name in ((2020, "c"), (2022, "a"), (2021, "b")):
        journal = Journal.begin(tmp_path, GAME, SEED, datetime(year, 1, 1, tzinfo=UTC))
        journal.close()
        lines = as_version_1(journal.path)
        journal.path.unlink()
        (tmp_path / f"{name}.jsonl").write_bytes(lines[0] + b"\n")
    assert [path.stem for path in saved_games(tmp_path)] == ["a", "b", "c"]


HOSTILE_HEADERS = {
    "another language": {"language": "xx"},
    "a language that is a path": {"language": "../cs"},
    "the same name twice": {"names": ["Anna", "Petr", "anna"]},
    "no name": {"names": ["Anna", "Petr", " "]},
    "the table's name": {"names": ["Anna", "Petr", "table"]},
    "an escape": {"names": ["Anna", "Petr", "\x1b[31mEva"]},
    "another direction": {"names": ["Anna", "Petr", "\u202eEva"]},
    "another line": {"names": ["Anna", "Petr", "Eva\ntable"]},
    "half a character": {"names": ["Anna", "Petr", "\ud800"]},
    "a colon": {"names": ["Anna", "Petr", "Eva: I"]},
    "a book for a name": {"names": ["Anna", "Petr", "word " * 200_000]},
    "a name of many words": {"names": ["Anna", "Petr", " ".join(["Ab"] * 13)]},
    "too many names": {"names": [f"Anna{number}" for number in range(50)]},
    "no such rulebook": {"rulebook": "xx"},
    "no such variant": {"variants": ["purple"]},
    "nobody begins": {"first": 9},
    "a seed that is none": {"seed": "1"},
    "names that are none": {"names": [1, 2, 3]},
    "a name that is none": {"names": ["Anna", "Petr", True]},
    "no list of names": {"names": "abc"},
    "computers alone": {"partners": ["Žofie", "Jiří", "Åse"]},
    "a computer twice": {"partners": ["Åse", "Åse"]},
    "a computer that is nobody": {"partners": ["Eva"]},
    "a level that is none": {"level": "godlike"},
    "a rulebook that is none": {"rulebook": ["cs"]},
    "a seed that is true": {"seed": True},
    "true begins": {"first": True},
    "a deck that is none": {"cards": 5},
}


@pytest.mark.parametrize("header", HOSTILE_HEADERS.values(), ids=HOSTILE_HEADERS)
def test_a_first_line_that_makes_no_game_is_refused_at_once(
    tmp_path: Path, header: dict[str, object]
) -> None:
    path, _ = played(tmp_path)
    first, *others = as_version_1(path)
    changed = json.dumps(json.loads(first) | header).encode()
    path.write_bytes(b"\n".join([changed, *others]) + b"\n")
    assert reason_of(path) == "broken"


def test_deep_json_is_not_a_game(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    deep = b'{"action":' + b"[" * 200_000 + b"\n"
    content = path.read_bytes()
    path.write_bytes(deep + content)
    assert reason_of(path) == "foreign"
    path.write_bytes(content + deep + deep)
    assert reason_of(path) == "broken"
    path.write_bytes(content + deep)
    assert read_journal(path, GAMES).state == states[-1], "it may be what a power cut left"


def test_a_huge_file_is_not_a_game_and_is_not_read(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    with path.open("r+b") as file:
        file.truncate(3 << 30)
    assert path.stat().st_size > LARGEST
    assert reason_of(path) == "too-large"
    told: list[JournalProblem] = []
    assert newest_game(tmp_path, GAMES, told.append) is None
    assert [problem.reason for problem in told] == ["journal-too-large"]
    with path.open("r+b") as file:
        file.write(b"RIFF")
    assert reason_of(path) == "foreign"


@posix
def test_a_pipe_named_like_a_game_is_not_one_and_nobody_waits_for_it(tmp_path: Path) -> None:
    path, _ = played(tmp_path)
    pipe = tmp_path / "2999-01-01-000000-000000.hanabi.jsonl"
    os.mkfifo(pipe)
    assert reason_of(pipe) == "foreign"
    found = newest_game(tmp_path, GAMES)
    assert found is not None
    assert found.path == path
    Journal.begin(tmp_path, GAME, SEED).close()


def test_a_damaged_game_is_reported_and_the_one_before_it_is_found(tmp_path: Path) -> None:
    good, _ = played(tmp_path)
    bad, _ = played(tmp_path)
    content = bad.read_bytes().replace(b'"slot": 2', b'"slot": 4')
    bad.write_bytes(content)
    told: list[JournalProblem] = []
    found = unfinished_game(tmp_path, GAMES, told.append)
    assert found is not None
    assert found.path == good
    assert [(problem.reason, problem.details["path"]) for problem in told] == [("journal-broken", str(bad))]
    assert bad.read_bytes() == content
    played(tmp_path)
    told.clear()
    assert newest_game(tmp_path, GAMES, told.append) is not None
    assert told == [], "once there is a newer game, nobody hears of it any more"


def test_a_damaged_game_goes_on_from_its_last_good_line_and_its_file_is_kept(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(2, len(ACTIONS)):
        damaged = b"".join([*lines[:number], lines[number].replace(b'"', b"'"), *lines[number + 1 :]])
        path.write_bytes(damaged)
        assert reason_of(path) == "broken"
        found = unfinished_game(tmp_path, GAMES)
        assert found is not None
        assert (found.state, found.damaged, found.torn) == (states[number - 1], True, False)
        offered = offer(found, "en")
        assert offered.startswith("The saved game is damaged, so its last moves are left out.")
        journal = Journal.go_on(found, GAMES)
        journal.add(action_record(ACTIONS[number - 1]))
        journal.close()
        again = read_journal(path, GAMES)
        assert again.state == states[number]
        assert not again.damaged
        kept = [one for one in tmp_path.iterdir() if one != path]
        assert len(kept) == number - 1
        assert any(one.read_bytes() == damaged for one in kept)
    assert list(saved_games(tmp_path)) == [path]


@posix
def test_a_folder_that_cannot_be_read_is_not_an_empty_one(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.symlink_to(folder)
    for read in (lambda: list(saved_games(folder)), lambda: unfinished_game(folder, GAMES)):
        with pytest.raises(JournalProblem) as caught:
            read()
        assert caught.value.reason == "journal-folder-unreadable"
        assert caught.value.details["message"] == os.strerror(errno.ELOOP)


@posix
def test_a_game_that_cannot_be_read_stands_where_its_name_has_it(tmp_path: Path) -> None:
    paths = [played(tmp_path)[0] for _ in range(3)]
    paths[1].unlink()
    paths[1].symlink_to(paths[1])
    assert list(saved_games(tmp_path)) == paths[::-1]
    paths[2].unlink()
    told: list[JournalProblem] = []
    found = newest_game(tmp_path, GAMES, told.append)
    assert found is not None
    assert found.path == paths[0]
    assert [problem.reason for problem in told] == ["journal-cannot-read"]
