"""How Vosk's classes are used."""

from __future__ import annotations

import os
import subprocess
import sys

LOADING = """
import vosk
from pathlib import Path
from voice_hanabi.hearing.models.vosk_library import load_model

original = vosk._c
class Library:
    def __getattr__(self, name):
        if name == "vosk_model_new":
            raise KeyboardInterrupt
        return getattr(original, name)
vosk._c = Library()
try:
    load_model(Path("."))
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_while_a_model_is_loaded_leaves_nothing_on_standard_error() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADING],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("interrupted\n", "")
