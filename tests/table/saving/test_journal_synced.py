"""What is announced is on the disk: the file is synced, and so is its name in the folder."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from test_journal import played

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.table.saving.journal import Journal, read_journal
from voice_hanabi.table.saving.journal_problems import JournalProblem

GAME = Choices("cs", "hanabi", "cs", ("rainbow-5-own",), 3, ("Žofie", "Jiří", "Åse"), 1)
SEED = 2**40 + 7


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody can remove a file that is open")
def test_a_game_whose_folder_was_removed_is_synced_before_the_next_action_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    journal = Journal.begin(folder, GAME, SEED)
    whole = journal.path.read_bytes()
    shutil.rmtree(folder)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(os.fstat(descriptor).st_ino))
    journal._sync = os.fsync
    assert journal.keep()
    assert journal.path.read_bytes() == whole
    assert journal.path.stat().st_ino in synced, "the file itself"
    assert folder.stat().st_ino in synced, "its name in the folder"
    synced.clear()
    assert not journal.keep(), "all is there"
    assert synced == []


def test_what_could_not_be_kept_is_not_read_when_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.begin(tmp_path, GAME, SEED)
    before = journal.path.read_bytes()

    def refuses(journal: Journal) -> bool:
        raise JournalProblem("cannot-write", journal.path)

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "keep", refuses)
        with pytest.raises(JournalProblem):
            journal.add({"action": "play 1"})
    assert journal.path.read_bytes() == before, "as it was, even if the program ends now"
    assert not journal.add({"action": "play 2"})
    assert journal.path.read_bytes().startswith(before)
    assert b"play 2" in journal.path.read_bytes()
    assert b"play 1" not in journal.path.read_bytes()
    journal.close()


def test_a_copy_of_a_damaged_game_is_on_the_disk_before_the_damaged_end_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = played(tmp_path)
    content = path.read_bytes().replace(b"discard", b"discord")
    path.write_bytes(content)
    saved = read_journal(path, GAMES, as_far_as_it_goes=True)
    assert saved.damaged
    whole: dict[int, bool] = {}
    """Whether the game was still as it was when a file or a folder was synced."""

    def sync(descriptor: int) -> None:
        whole[os.fstat(descriptor).st_ino] = path.read_bytes() == content

    monkeypatch.setattr(os, "fsync", sync)
    Journal.go_on(saved, GAMES).close()
    (aside,) = tmp_path.glob("*.damaged-*")
    assert aside.read_bytes() == content
    assert path.stat().st_size == saved.whole < len(content)
    assert whole.get(aside.stat().st_ino), "the copy itself"
    if os.name == "posix":
        assert whole.get(tmp_path.stat().st_ino), "its name in the folder"
