"""`voice-hanabi recognize`: what is heard in sound files, one JSON object a line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from voice_hanabi.evening.opening import open_recognizer
from voice_hanabi.hanabi.talk.commands import canonical
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.recordings import RecordingProblem, one_utterance, recognise_file
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.judging import Verdict, verdict, weighed
from voice_hanabi.table.language.templates import templates_of
from voice_hanabi.table.language.wording import Wording
from voice_hanabi.table.understanding import Interpreter

UNUSABLE = 2

EXPECTATIONS: Mapping[str, Expectation] = MappingProxyType(
    {
        "command": Expectation.TURN,
        "slot": Expectation.SLOT,
        "colour": Expectation.COLOUR,
        "value": Expectation.VALUE,
        "yes-no": Expectation.YES_NO,
        "player": Expectation.PLAYER,
        "count": Expectation.COUNT,
        "names": Expectation.NAMES,
        "set-up": Expectation.SET_UP,
    }
)
"""What `--expect` may say, and the table's situation that it stands for."""


def json_line(values: Mapping[str, object]) -> str:
    """Return an object as a line of JSON: in plain letters where the output takes them all, else escaped."""
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "").replace("_", "")
    return json.dumps(values, ensure_ascii=encoding != "utf8")


def heard(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with what was heard.

    An answer that was hardly heard is given all the same, unsure: the table would ask for it again.
    """
    understood = interpreter.understand(utterance, expectation.intents)
    asked = expectation is not Expectation.TURN
    return verdict(understood if asked else weighed(understood), expectation)


def recognize(
    language: str, expect: str, names: Sequence[str], files: Sequence[Path], model: Path | None
) -> int:
    """Print what is heard in each file; return 0, or 2 when a file or the model cannot be used.

    A file that cannot be used gets a sentence on standard error; the others are heard all the same.
    """
    wording = Wording(language)
    expectation = EXPECTATIONS[expect]
    interpreter = Interpreter(templates_of(language), names)
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
            "command": None if found.command is None else canonical(found.command, interpreter.names),
            "sure": found.sure,
            "seconds": round(time.perf_counter() - started, 3),
        }
        print(json_line(line), flush=True)
    recognizer.close()
    return status
