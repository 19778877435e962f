"""A club's evening survives kills, restarts and lost connections, also behind Caddy."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.served.postgres import programs

ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed here"),
    pytest.mark.xdist_group("postgres"),
]


def done(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words], capture_output=True, text=True, cwd=ROOT, timeout=400
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.long(
    "voice_hanabi/serving",
    "voice_hanabi/phones",
    "voice_hanabi/table/saving",
    "benchmarks/served/club_faults.py",
)
def test_after_each_fault_told_equals_stored_and_every_table_goes_on() -> None:
    told = done("benchmarks", "serve", "--faults", "--quick")
    assert "After 7 faults 0 times a table did not go on" in told
    assert len(re.findall(r"\| always +\|", told)) == 7, told


@pytest.mark.long(
    "voice_hanabi/serving", "voice_hanabi/phones", "packaging/server", "benchmarks/served/served_here.py"
)
@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here")
def test_behind_caddy_a_game_goes_on_where_its_worker_is_killed_or_restarted() -> None:
    told = done("benchmarks.served.served_here", "--try")
    assert len(re.findall("both were back after", told)) == 2
