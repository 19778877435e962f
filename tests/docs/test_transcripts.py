"""Every game in the documentation is played again: the same command and words give the same lines."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/players.md")
TYPED = re.compile(r"\((.+)\)")


def transcripts() -> list[tuple[str, str]]:
    """Return each page's blocks that begin with a prompt."""
    return [
        (page, block)
        for page in PAGES
        for block in re.findall(r"```\n\$ (.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    ]


def pattern_of(line: str) -> re.Pattern[str]:
    """Return the pattern of a line: itself, with '...' for omitted words."""
    return re.compile(".*".join(map(re.escape, line.split("..."))))


@pytest.mark.parametrize(("page", "block"), transcripts(), ids=PAGES)
def test_a_game_is_played_as_it_is_written(page: str, block: str, tmp_path: Path) -> None:
    command, *lines = block.splitlines()
    program, *options = shlex.split(command)
    assert program == "voice-hanabi"
    typed = [found[1] for line in lines if (found := TYPED.fullmatch(line))]
    written = [line for line in lines if not TYPED.fullmatch(line)]
    played = subprocess.run(
        [sys.executable, "-m", "voice_hanabi", *options, "--saves", str(tmp_path)],
        input="\n".join(typed) + "\n", capture_output=True, text=True, encoding="utf-8", check=True, cwd=ROOT,
    ).stdout.splitlines()  # fmt: skip
    assert len(played) == len(written), played
    for told, expected in zip(played, written, strict=True):
        assert pattern_of(expected).fullmatch(told), f"{told!r} is written as {expected!r}"
