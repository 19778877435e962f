"""`voice-hanabi recognize`: what is heard in sound files, one JSON object a line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.evening.opening import open_recognizer
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.recordings import RecordingProblem, one_utterance, recognise_file
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.game import AnyGame
from voice_hanabi.table.judging import Verdict, verdict, weighed
from voice_hanabi.table.language.wording import Wording
from voice_hanabi.table.understanding import Interpreter, interpreter_of


def json_line(values: Mapping[str, object]) -> str:
    """Return an object as a line of JSON: in plain letters where the output takes them all, else escaped."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "").replace("_", "")
    line = json.dumps(values, ensure_ascii=encoding != "utf8")
    # A file's name need not be text: then it is escaped too, so that it can be had back.
    return line if line.isprintable() else json.dumps(values)


def heard(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with what was heard.

    An answer that was hardly heard is given all the same, unsure: the table would ask for it again.
    """
    understood = interpreter.understand(utterance, expectation.intents)
    turn = interpreter.game.situations.turn
    return verdict(understood if expectation is not turn else weighed(understood), expectation, turn)


def recognize(
    game: AnyGame,
    language: str,
    expectation: Expectation,
    names: Sequence[str],
    files: Sequence[Path],
    model: Path | None,
) -> int:
    """Print what is heard in each file; return 0, or 2 when a file or the model cannot be used.

    A file that cannot be used gets a sentence on standard error; the others are heard all the same.
    """
    wording = Wording(language)
    interpreter = interpreter_of(game, language, tuple(names))
    try:
        recognizer = open_recognizer(language, model)
    except ModelProblem as problem:
        print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
        return UNUSABLE
    recognizer.expect(interpreter.phrases(expectation))
    status = 0
    for path in files:
        started = time.perf_counter()
        try:
            utterance = one_utterance(recognise_file(recognizer, path))
        except RecordingProblem as problem:
            print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
            status = UNUSABLE
            continue
        found = heard(interpreter, expectation, utterance)
        line = {
            "file": str(path),
            "alternatives": [
                {"text": alternative.text, "confidence": round(alternative.confidence, 3)}
                for alternative in utterance.alternatives
            ],
            "command": None if found.command is None else game.canonical(found.command, interpreter.names),
            "sure": found.sure,
            "seconds": round(time.perf_counter() - started, 3),
        }
        print(json_line(line), flush=True)
    recognizer.close()
    return status
