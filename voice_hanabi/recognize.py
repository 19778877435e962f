"""`voice-hanabi recognize`: what is heard in sound files, one JSON object a line."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from voice_hanabi.hearing.model_problems import ModelProblem
from voice_hanabi.hearing.recordings import RecordingProblem, one_utterance, recognise_file
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.opening import open_recognizer
from voice_hanabi.table.commands import canonical
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.templates import templates_of
from voice_hanabi.table.understanding import Close, Listener, Understood
from voice_hanabi.table.wording import Wording

UNUSABLE = 2

EXPECTATIONS: Mapping[str, Expectation] = MappingProxyType(
    {
        "command": Expectation.TURN,
        "slot": Expectation.SLOT,
        "colour": Expectation.COLOUR,
        "value": Expectation.VALUE,
        "yes-no": Expectation.YES_NO,
    }
)
"""What `--expect` may say, and the table's situation that it stands for."""


def heard_command(
    listener: Listener, expectation: Expectation, utterance: Utterance
) -> dict[str, object] | None:
    """Return the command that was understood, in canonical words, or ``None`` where there is none.

    Where two readings are close the likelier one is given: the table would ask. So is an answer that was
    hardly heard, for which the table would ask again.
    """
    understood = listener.understand(utterance, expectation.intents)
    asked = expectation is not Expectation.TURN
    match understood:
        case Understood():
            return canonical(understood.command, listener.names) if understood.sure or asked else None
        case Close():
            return canonical(understood.first, listener.names)
        case _:
            return None


def recognize(
    language: str, expect: str, names: Sequence[str], files: Sequence[Path], model: Path | None
) -> int:
    """Print what is heard in each file; return 0, or 2 when a file or the model cannot be used.

    A file that cannot be used gets a sentence on standard error; the others are heard all the same.
    """
    wording = Wording(language)
    expectation = EXPECTATIONS[expect]
    listener = Listener(templates_of(language), names)
    try:
        recognizer = open_recognizer(language, model)
    except ModelProblem as problem:
        print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
        return UNUSABLE
    recognizer.expect(listener.phrases(expectation))
    status = 0
    for path in files:
        started = time.perf_counter()
        try:
            utterance = one_utterance(recognise_file(recognizer, path))
        except RecordingProblem as problem:
            print(f"voice-hanabi: {wording.problem(problem.reason, problem.details)}", file=sys.stderr)
            status = UNUSABLE
            continue
        command = heard_command(listener, expectation, utterance)
        line = {
            "file": str(path),
            "alternatives": [
                {"text": alternative.text, "confidence": round(alternative.confidence, 3)}
                for alternative in utterance.alternatives
            ],
            "command": command,
            "seconds": round(time.perf_counter() - started, 3),
        }
        print(json.dumps(line, ensure_ascii=False), flush=True)
    recognizer.close()
    return status
