"""``voice-hanabi serve`` as typed on the computer that serves."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO


def until_written(path: Path) -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if path.exists() and (text := path.read_text().strip()):
            return text
        time.sleep(0.05)
    raise AssertionError(f"{path} was not written")


@contextlib.contextmanager
def command_served(folder: Path) -> Iterator[tuple[str, str]]:
    """Start it on all addresses; yield its address, and what this computer's browser was told to open."""
    browser, opened = folder / "browser", folder / "opened"
    browser.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" >"{opened}"\n')
    browser.chmod(0o755)
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "voice_hanabi.cli.front_door", "serve", "--lang", "en", "--here"),
            *("--address", ":0", "--saves", str(folder / "games")),
        ],
        env={**os.environ, "BROWSER": f"{browser} %s", "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stderr is not None
        where = origin_in(server.stderr)
        yield where, until_written(opened)
    finally:
        server.terminate()
        server.communicate(timeout=40)


def origin_in(told: IO[str]) -> str:
    found = re.search(r"https://[\d.:]+\d", line := told.readline())
    assert found is not None, line
    return found[0]
