"""Files: what one process claims no other gets, and everybody can read it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from voice_hanabi.files import claim, link_or_copy


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
