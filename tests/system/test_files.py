"""Files: what one process claims, no other gets, and everybody can read it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from voice_hanabi.system.files import claim, link_or_copy, write_whole


def test_a_claimed_file_is_nobody_elses_until_it_is_closed_and_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"one\n")
    with path.open("r+b", buffering=0) as file:
        file.seek(0, os.SEEK_END)
        claim(file)
        assert path.read_bytes() == b"one\n"
        with path.open("r+b") as other, pytest.raises(OSError):  # noqa: PT011 - each system has its own
            claim(other)
        file.write(b"two\n")
    assert path.read_bytes() == b"one\ntwo\n"
    with path.open("r+b") as later:
        claim(later)


@pytest.mark.parametrize("linked", [True, False])
def test_a_file_takes_the_place_of_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, linked: bool
) -> None:
    def refuses(*_: object) -> None:
        raise OSError("another disk")

    if not linked:
        monkeypatch.setattr(os, "link", refuses)
    (tmp_path / "new").write_text("new")
    (tmp_path / "place").write_text("old")
    link_or_copy(tmp_path / "new", tmp_path / "place")
    assert (tmp_path / "place").read_text() == "new"
    assert (tmp_path / "place").samefile(tmp_path / "new") == linked


def test_what_is_written_whole_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "file"
    for content in (b"one", b"another"):
        write_whole(path, content)
        assert path.read_bytes() == content
    assert [one.name for one in path.parent.iterdir()] == ["file"]
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_cannot_be_written_whole_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_whole(path, b"one")
    full = OSError(28, "No space left on device")
    monkeypatch.setattr(os, "fsync", lambda descriptor: (_ for _ in ()).throw(full))
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"another")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


_WRITING = """
import sys
from pathlib import Path
from voice_hanabi.system.files import write_whole
folder = Path(sys.argv[1])
print("ready", flush=True)
while True:
    for letter in (b"a", b"b"):
        write_whole(folder / "file", letter * 300_000)
"""


def test_a_kill_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    """Own voices, languages, the choices of last time and certificates are all written this way."""
    path = tmp_path / "file"
    found = set()
    for number in range(12):
        with subprocess.Popen(
            [sys.executable, "-c", _WRITING, str(tmp_path)], stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            until = time.monotonic() + 30
            while not path.exists() and time.monotonic() < until:
                time.sleep(0.001)
            time.sleep(0.0007 * number)
            process.kill()
        content = path.read_bytes()
        assert content in (b"a" * 300_000, b"b" * 300_000)
        found.add(content[:1])
    assert found
