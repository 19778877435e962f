"""Running several languages at a time returns the results of their processes."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from benchmarks.tools.processes import side_by_side

_READING = """
import linecache, sys
from benchmarks.tools.processes import side_by_side
side_by_side(linecache.getlines, sys.argv[1:], 2)
"""


def test_what_each_process_found_comes_in_the_order_of_the_languages() -> None:
    assert side_by_side(str.upper, ["cs", "pl", "da"], 2) == ["CS", "PL", "DA"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no named pipes to wait at")
def test_processes_end_when_the_one_that_started_them_is_killed(tmp_path: Path) -> None:
    pipes = [tmp_path / "cs", tmp_path / "pl"]
    for pipe in pipes:
        os.mkfifo(pipe)
    arguments = [sys.executable, "-c", _READING, *map(str, pipes)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as process, ExitStack() as opened:
        for pipe in pipes:
            # Opening waits until the process at the other end reads, and so is at work.
            opened.enter_context(pipe.open("w"))
        process.kill()
        # They all write to the same pipe, which ends when the last of them has ended.
        process.communicate(timeout=60)
