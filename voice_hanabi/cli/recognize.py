"""`voice-hanabi recognize`: what is heard in sound files, one JSON object per line."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from voice_hanabi.cli.command_line.expected import expectations, expected
from voice_hanabi.cli.command_line.options import ProgramCommand, UsageProblem, Words, one_of, several
from voice_hanabi.cli.command_line.shared_options import GAME, MODEL
from voice_hanabi.cli.understand import understood
from voice_hanabi.contract.expectations import Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.sources.recordings import RecordingProblem, one_utterance, recognise_file
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.plain_text import json_line
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.judging import Verdict, verdict, weighed


def heard(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with an utterance.

    An answer that was barely heard is still given, marked as unsure: the table would ask again.
    """
    found = understood(interpreter, expectation, utterance)
    turn = interpreter.game.situations.turn
    return verdict(found if expectation is not turn else weighed(found), expectation, turn)


def recognize(
    game: AnyGame,
    language: str,
    expectation: Expectation,
    names: Sequence[str],
    files: Sequence[Path],
    model: Path | None,
) -> int:
    """Print what is heard in each file; return 0, or 2 when a file or the model cannot be used.

    A file that cannot be used gets a sentence on standard error; the others are still recognised.
    """
    wording = Wording(language)
    interpreter = interpreter_of(game, language, tuple(names))
    try:
        recognizer = open_recognizer(language, model)
    except ModelProblem as problem:
        return refused(wording.problem(problem))
    recognizer.expect(interpreter.phrases(expectation))
    status = 0
    for path in files:
        started = time.perf_counter()
        try:
            utterance = one_utterance(recognise_file(recognizer, path))
        except RecordingProblem as problem:
            status = refused(wording.problem(problem))
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


@dataclass
class _Given:
    lang: str | None = None
    game: str = USUAL_GAME
    expect: str = "command"
    players: list[str] = field(default_factory=list)
    model: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    names, files = given.players, list(words)
    if not files:
        # '--players Anna Petr a.wav' parses the files as names; move those that are files.
        split = next(
            (place for place, name in enumerate(names) if Path(name).suffix or os.path.exists(name)),
            len(names),
        )
        names, files = names[:split], names[split:]
    if not files:
        raise UsageProblem("usage-sound-missing")
    game = GAMES[given.game]
    expectation = expected(game, given.expect)
    return recognize(game, language, expectation, names, [Path(file) for file in files], given.model)


COMMAND = ProgramCommand(
    "recognize",
    _Given,
    (
        one_of("--lang", LANGUAGES, "about-option-lang-of-sentences", needed=True),
        GAME,
        one_of("--expect", expectations()),
        several("--players", "player", "about-option-players-said"),
        MODEL,
    ),
    _run,
    Words("file"),
)
