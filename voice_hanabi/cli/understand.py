"""`voice-hanabi understand`: what a table makes of typed sentences, one JSON object a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voice_hanabi.cli.recognize import EXPECTATIONS, json_line
from voice_hanabi.hanabi.talk.commands import Clue, canonical
from voice_hanabi.hearing.sources.keyboard import line_text, standard_input
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.table.commands import Command, SetUp
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.judging import Verdict, names_typed, understand_beyond, verdict, weighed
from voice_hanabi.table.understanding import Interpreter, interpreter_of

_SETTING_UP = (Expectation.COUNT, Expectation.NAMES, Expectation.SET_UP)


def at_table(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with an utterance; where players have names it is the first one's turn."""
    names = names_typed(interpreter, utterance, expectation)
    if names:
        return Verdict(SetUp("names", names=names), sure=True)
    wide = Expectation.SET_UP if expectation in _SETTING_UP else Expectation.TURN
    beyond = (wide,) if utterance.typed and wide is not expectation else ()
    speaking = 0 if interpreter.names else None
    possible = possible_first(interpreter.names)
    understood = understand_beyond(interpreter, utterance, expectation, beyond, possible, speaking)
    return verdict(weighed(understood), expectation)


def possible_first(names: Sequence[str]) -> Callable[[Command], bool]:
    """Return what the first of these players may do: anything but tell themselves about their own cards."""
    return lambda command: not (names and isinstance(command, Clue) and command.target == 0)


def understand(language: str, expect: str, names: Sequence[str]) -> int:
    """Print what is understood of each line of standard input; return 0.

    A line that is blank or not text is not understood. What cannot be written raises `BrokenPipeError`.
    """
    interpreter = interpreter_of(language, tuple(names))
    expectation = EXPECTATIONS[expect]
    for raw in standard_input():
        text = line_text(raw)
        found = at_table(interpreter, expectation, typed_line(text)) if text else Verdict(None)
        line = {
            "text": text,
            "command": _canonical(found.command, names),
            "sure": found.sure,
            "other": _canonical(found.other, names),
        }
        print(json_line(line), flush=True)
    return 0


def _canonical(command: Command | None, names: Sequence[str]) -> dict[str, object] | None:
    return None if command is None else canonical(command, names)
