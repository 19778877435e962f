"""Checks in a separate process whether a folder is a working model.

libvosk may end the whole process over a damaged file, so a model that doesn't come with the program is first
loaded in a process of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from voice_hanabi.hearing.models.finding import require_model
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.vosk_library import Decoder, load_model
from voice_hanabi.system.own_processes import NO_WINDOW, command_of, environment

_LONGEST_LOAD = 120.0


@dataclass(frozen=True, slots=True)
class ModelCheck:
    """A model that loads, and which of the asked words it lacks."""

    path: Path
    missing_words: frozenset[str]


def check_model(folder: Path, words: Collection[str] = (), *, own_grammar: bool = False) -> ModelCheck:
    """Load a model in another process, let it hear a moment of silence, and look these words up in it.

    It recognises phrases given to it, or with ``own_grammar`` the grammar in its folder. Raises ModelProblem
    if the folder is not a model, or does not load.
    """
    require_model(folder)
    command = command_of(__name__, str(folder.resolve()), *(["own"] if own_grammar else []))
    try:
        probe = subprocess.run(
            command,
            input=json.dumps(sorted(words)).encode(),
            capture_output=True,
            timeout=_LONGEST_LOAD,
            check=False,
            env=environment(),
            creationflags=NO_WINDOW,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ModelProblem("probe-failed", {"path": str(folder), "message": str(error)}) from error
    if probe.returncode:
        message = _reason(probe.stderr.decode("utf-8", errors="replace"), probe.returncode)
        raise ModelProblem("model-does-not-load", {"path": str(folder), "message": message})
    return ModelCheck(folder, frozenset(json.loads(probe.stdout)))


def _reason(errors: str, status: int) -> str:
    """Return the last error that libvosk wrote, without its source location; else the exit status."""
    lines = [line for line in errors.splitlines() if line.startswith(("ERROR", "ASSERTION_FAILED"))]
    return lines[-1].partition(") ")[2].rstrip(".") if lines else f"the recogniser ended with status {status}"


def _probe() -> None:
    """Run in the other process: load the model named by the argument, answer the words on standard input."""
    words = json.loads(sys.stdin.buffer.read())
    model = load_model(Path(sys.argv[1]))
    decoder = Decoder(model, 1, None if "own" in sys.argv[2:] else json.dumps(["[unk]"]))
    decoder.accept(bytes(32000))
    decoder.finish()
    print(json.dumps([word for word in words if model.vosk_model_find_word(word) < 0]))


if __name__ == "__main__":
    try:
        _probe()
    except ModelProblem as problem:
        sys.exit(str(problem))
