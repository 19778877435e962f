"""The saved game: whatever happens to the program or to the disk, no action that was announced is lost."""

from __future__ import annotations

import errno
import json
import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import pytest
from evening import Evening

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.game import State, apply
from voice_hanabi.games.hanabi.talk.action_records import action_of, action_record
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.saving.journal import Journal, read_journal, unfinished_game
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.saving.journal_problems import JournalProblem

GAME = Choices("cs", "hanabi", "cs", ("rainbow-5-own",), 3, ("Žofie", "Jiří", "Åse"), 1)
SEED = 2**40 + 7

ACTIONS: tuple[Action, ...] = (
    Play(2),
    Rearrange(0, 5, 1),
    ClueRank(0, 1),
    Discard(3),
    Rearrange(1, 1, 4),
    Play(1),
)


def played(folder: Path) -> tuple[Path, list[State]]:
    """Write a short game; return its file and its states: the deal, and after each action."""
    journal = Journal.begin(folder, GAME, SEED)
    states = [HANABI.new(GAME, SEED)]
    for action in ACTIONS:
        state, _ = apply(states[-1], action)
        journal.add(action_record(action))
        states.append(state)
    journal.close()
    return journal.path, states


def test_a_saved_game_is_the_game_that_was_played(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    saved = read_journal(path, GAMES)
    assert (saved.game, saved.choices, saved.seed) == (HANABI, GAME, SEED)
    assert saved.actions == ACTIONS
    assert repr(saved.state) == repr(states[-1])
    assert not saved.torn


def test_a_game_cut_at_any_byte_has_all_its_whole_actions_and_goes_on(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    content = path.read_bytes()
    header = content.index(b"\n") + 1
    for length in range(len(content) + 1):
        path.write_bytes(content[:length])
        if length < header:
            # The deal is announced only once its line is on the disk, so nobody has heard of this game.
            assert unfinished_game(tmp_path, GAMES) is None
            continue
        saved = read_journal(path, GAMES)
        whole = content[:length].count(b"\n") - 1
        assert saved.state == states[whole], length
        assert saved.torn == (not content[:length].endswith(b"\n"))
        if saved.torn and length % 9 == 0:
            # The torn line is cut off before the next one is written.
            journal = Journal.go_on(saved, GAMES)
            journal.add(action_record(ACTIONS[whole]))
            journal.close()
            again = read_journal(path, GAMES)
            assert again.state == states[whole + 1]
            assert not again.torn


@pytest.mark.parametrize("garbage", [b"\0\0\0\0", b"\0\0\n", b'{"action": "pl\n', b"\xff\xfe\n", b"\n"])
def test_what_a_power_cut_leaves_at_the_end_is_left_out(tmp_path: Path, garbage: bytes) -> None:
    path, states = played(tmp_path)
    path.write_bytes(path.read_bytes() + garbage)
    saved = read_journal(path, GAMES)
    assert saved.torn
    assert saved.state == states[-1]
    Journal.go_on(saved, GAMES).close()
    assert not read_journal(path, GAMES).torn


def test_a_torn_line_is_reported_when_the_game_goes_on(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    evening.type("play the first")
    evening.table.close()
    path = next(saved_games(tmp_path))
    path.write_bytes(path.read_bytes()[:-3])
    later = Evening(tmp_path, saved=read_journal(path, GAMES), offer_saved=False)
    assert any(Wording("en", game="hanabi").say("torn-journal") in line for line in later.begin())
    assert later.state.turn == 0
    later.table.close()
    offered = Evening(tmp_path, saved=read_journal(path, GAMES))
    lines = offered.begin()
    assert offered.type("yes"), lines
    assert offered.state.turn == 0


@pytest.mark.parametrize(
    ("reason", "damage"),
    [
        ("foreign", lambda lines: [b"Dear diary,", b"today we played."]),
        ("foreign", lambda lines: [b'{"voice-hanabi": 1}', *lines[1:]]),
        ("foreign", lambda lines: [b"[1, 2]", *lines[1:]]),
        ("foreign", lambda lines: [b""]),
        ("newer", lambda lines: [lines[0].replace(b'"voice-hanabi": 2', b'"voice-hanabi": 3'), *lines[1:]]),
        ("broken", lambda lines: [lines[0], b"?", *lines[2:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "discard", "slot": 1}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "play", "slot": 9}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "play", "slot": "one"}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "play", "slot": true}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "fly"}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"slot": 1}', *lines[1:]]),
        ("broken", lambda lines: [lines[0], b'{"action": "take-to-deck", "card": "r1"}', *lines[1:]]),
        ("broken", lambda lines: [lines[0].replace(b"rainbow-5-own", b"rainbow-7"), *lines[1:]]),
        ("broken", lambda lines: [lines[0].replace(b'"cs"', b'"xx"'), *lines[1:]]),
    ],
)
def test_a_file_that_cannot_be_used_says_why_and_is_left_as_it_is(
    tmp_path: Path, reason: str, damage: object
) -> None:
    path, _ = played(tmp_path)
    assert callable(damage)
    damaged = b"\n".join(damage(path.read_bytes().splitlines())) + b"\n"
    path.write_bytes(damaged)
    with pytest.raises(JournalProblem) as caught:
        read_journal(path, GAMES)
    assert caught.value.reason == f"journal-{reason}"
    assert str(path) in str(caught.value)
    assert path.read_bytes() == damaged


def test_a_missing_file_is_reported_as_missing(tmp_path: Path) -> None:
    with pytest.raises(JournalProblem) as caught:
        read_journal(tmp_path / "none", GAMES)
    assert caught.value.reason == "journal-missing"


def test_every_action_is_the_same_after_the_disk(tmp_path: Path) -> None:
    actions: tuple[Action, ...] = (
        Play(3, "red"), Play(1), Discard(5), ClueColour(1, "rainbow"), ClueRank(4, 5), Rearrange(2, 1, 4),
        TakeToDeck(Card("black", 1)), TakeToFirework(Card("red", 2)),
    )  # fmt: skip
    for action in actions:
        assert action_of(json.loads(json.dumps(action_record(action)))) == action


def test_the_newest_game_is_offered_unless_it_is_over(tmp_path: Path) -> None:
    assert unfinished_game(tmp_path / "none", GAMES) is None
    played(tmp_path)
    newest, _ = played(tmp_path)
    found = unfinished_game(tmp_path, GAMES)
    assert found is not None
    assert found.path == newest
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    while evening.state.outcome is None:
        evening.type("play the first")
    evening.table.close()
    assert unfinished_game(tmp_path, GAMES) is None


class FullDisk:
    """A sync that fails like a full disk, until room is made."""

    def __init__(self, failures: int = 10**9) -> None:
        self.failures = failures

    def __call__(self, descriptor: int) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.fsync(descriptor)


def test_on_a_full_disk_the_move_is_not_made_and_can_be_said_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    evening.type("play the first")
    before, path = evening.state, evening.playing.journal.path
    content = path.read_bytes()
    evening.playing.journal._sync = FullDisk(failures=2)
    for _ in range(2):
        lines = evening.type("play the second")
        wording = Wording("en", game="hanabi", manner=Manner(typing=True))
        problem = wording.say("journal-disk-full", path=str(path))
        assert lines[-1] == f"table: {wording.say('disk-problem', problem=problem)}"
        assert evening.state is before
        assert path.read_bytes() == content
    evening.type("play the second")
    assert evening.state.turn == before.turn + 1
    assert read_journal(path, GAMES).state == evening.state


class TornFile:
    """A file on a full disk: half a line is written, and cutting it off fails as well."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("r+b", buffering=0)
        self.full = False

    def write(self, line: bytes) -> int:
        if not self.full:
            return self.file.write(line)
        if len(line) > 5:
            return self.file.write(line[:5])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def truncate(self, size: int) -> int:
        if self.full:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return self.file.truncate(size)

    def seek(self, offset: int, whence: int) -> int:
        return self.file.seek(offset, whence)

    def fileno(self) -> int:
        return self.file.fileno()

    def close(self) -> None:
        self.file.close()


def test_half_a_line_that_could_not_be_cut_off_never_stands_before_a_whole_one(tmp_path: Path) -> None:
    path, states = played(tmp_path)
    file = TornFile(path)
    journal = Journal(path, file, path.read_bytes())  # type: ignore[arg-type]
    file.full = True
    with pytest.raises(JournalProblem):
        journal.add(action_record(Play(4)))
    torn = read_journal(path, GAMES)
    assert torn.torn
    assert torn.state == states[-1]
    with pytest.raises(JournalProblem):
        journal.add(action_record(Play(4)))
    file.full = False
    journal.add(action_record(Play(4)))
    journal.close()
    saved = read_journal(path, GAMES)
    assert not saved.torn
    assert saved.state == apply(states[-1], Play(4))[0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_the_systems_full_disk_is_a_problem_with_a_reason() -> None:
    with open("/dev/full", "r+b", buffering=0) as file, pytest.raises(JournalProblem) as caught:
        Journal(Path("/dev/full"), file).add(action_record(Play(1)))
    assert caught.value.reason == "journal-disk-full"
    assert "No space left" in str(caught.value)


def test_a_game_that_cannot_be_saved_is_not_dealt_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    evening = Evening(tmp_path, names=("Anna", "Petr"))
    monkeypatch.setattr("voice_hanabi.table.saving.journal.sync_folder", FullDisk())
    lines = evening.deal()
    assert Wording("en", game="hanabi").say("journal-disk-full", path=str(tmp_path)) in lines[1]
    assert lines[-1] == "table: Once that's fixed, say 'deal'. Or say 'save and leave'."
    assert len(list(saved_games(tmp_path))) == 1
    assert unfinished_game(tmp_path, GAMES) is not None
    monkeypatch.undo()
    assert evening.type("deal")[0].startswith("table: Dealt.")
    assert len(list(saved_games(tmp_path))) == 2


def test_a_folder_that_cannot_be_made_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    evening = Evening(tmp_path / "file" / "games", names=("Anna", "Petr"))
    lines = evening.deal()
    folder = tmp_path / "file" / "games"
    assert Wording("en", game="hanabi").say("journal-in-the-way", path=str(folder)) in lines[1]
    assert evening.type("save and leave")[-1] == "table: Goodbye."


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "not-allowed"),
        (errno.ENAMETOOLONG, "name-too-long"),
        (errno.EIO, "cannot-write"),
    ],
)
def test_the_reason_why_nothing_can_be_saved_is_given_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    def refuse(path: Path) -> BinaryIO:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("voice_hanabi.table.saving.journal.create_private", refuse)
    wording = Wording("en", game="hanabi")
    sentence = wording.say(f"journal-{reason}", path=str(tmp_path), message=os.strerror(number))
    assert "--saves" in sentence
    assert f"table: {sentence}" in Evening(tmp_path, names=("Anna", "Petr")).deal()


def test_a_path_that_is_too_long_is_reported_as_such(tmp_path: Path) -> None:
    with pytest.raises(JournalProblem) as caught:
        Journal.begin(tmp_path / ("x" * 300), GAME, SEED)
    assert caught.value.reason == "journal-name-too-long"


posix = pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can remove a file that is open")


@posix
def test_a_game_removed_while_it_is_played_is_saved_again_before_anything_is_announced(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "games"
    evening = Evening(folder, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    evening.type("play the first")
    shutil.rmtree(folder)
    lines = evening.type("play the second")
    assert "table: The saved game had been removed. I've saved all of it again." in lines
    assert read_journal(next(saved_games(folder)), GAMES).state == evening.state
    assert evening.state.turn == 2
    next(saved_games(folder)).unlink()
    assert evening.type("save and leave")[-1] == "table: Saved. Goodbye."
    assert read_journal(next(saved_games(folder)), GAMES).state == evening.state


@posix
def test_a_game_written_over_while_it_is_played_is_saved_beside_what_is_there_now(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    path = evening.playing.journal.path
    other = tmp_path / "other"
    other.write_bytes(b"something else\n")
    other.replace(path)
    evening.type("play the first")
    assert path.read_bytes() == b"something else\n"
    found = unfinished_game(tmp_path, GAMES)
    assert found is not None
    assert found.state == evening.state
    assert found.path == evening.playing.journal.path


@posix
def test_what_cannot_be_saved_again_is_neither_done_nor_called_saved(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    evening = Evening(folder, names=("Anna", "Petr"), confirm=Confirm.NEVER)
    evening.deal()
    before = evening.state
    shutil.rmtree(folder)
    folder.write_text("in the way")
    lines = evening.type("play the first")
    told = Wording("en").say("journal-in-the-way", path=str(evening.playing.journal.path))
    assert told in lines[-1]
    assert evening.state is before
    last = evening.type("save and leave")[-1]
    assert last == f"table: The game isn't saved. {told} Goodbye."
    folder.unlink()
    evening.type("play the first")
    assert read_journal(next(saved_games(folder)), GAMES).state == evening.state
    assert evening.state.turn == before.turn + 1


def test_two_games_begun_at_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    paths = []
    for _ in range(3):
        journal = Journal.begin(tmp_path, GAME, SEED, now)
        journal.close()
        paths.append(journal.path)
    assert list(saved_games(tmp_path)) == paths[::-1]


@pytest.mark.skipif(os.name != "posix", reason="the system opens no folders")
def test_a_new_game_is_not_begun_before_the_folder_knows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_disk: list[tuple[int, int]] = []

    def sync(descriptor: int) -> None:
        status = os.fstat(descriptor)
        on_disk.append((status.st_dev, status.st_ino))

    monkeypatch.setattr(os, "fsync", sync)
    folder = tmp_path / "saves"
    journal = Journal.begin(folder, GAME, SEED)
    journal.close()
    status = folder.stat()
    assert on_disk[-1:] == [(status.st_dev, status.st_ino)], "a power cut would lose the file's name"
