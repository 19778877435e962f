"""`voice-hanabi understand`: what a table makes of typed sentences, one JSON object a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from voice_hanabi.cli.command_line.expected import expectations, expected
from voice_hanabi.cli.command_line.options import ProgramCommand, one_of, several, switch
from voice_hanabi.cli.command_line.shared_options import GAME
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.sources.keyboard import line_text, standard_input
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.plain_text import json_line
from voice_hanabi.table.contract.commands import ActionCommand, Command, SetUp
from voice_hanabi.table.contract.expectations import COUNT, NAMES, SET_UP, Expectation
from voice_hanabi.table.contract.game import AnyGame
from voice_hanabi.table.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.table.understanding.judging import Verdict, names_typed, understand_beyond, verdict, weighed
from voice_hanabi.table.understanding.ranked_meanings import (
    RankedMeaning,
    ReadBy,
    concepts_in,
    kind_of,
    ranked_meanings,
)

_SETTING_UP = (COUNT, NAMES, SET_UP)


def at_table(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with an utterance; where players have names it is the first one's turn."""
    names = names_typed(interpreter, utterance, expectation)
    if names:
        return Verdict(SetUp("names", names=names), sure=True)
    speaking = _speaking(interpreter)
    beyond = _beyond(interpreter, expectation, utterance)
    possible = possible_first(interpreter)
    understood = understand_beyond(interpreter, utterance, expectation, beyond, possible, speaking)
    found = verdict(weighed(understood), expectation, interpreter.game.situations.turn)
    # Who speaks out of turn is told so.
    out_of_turn = utterance.seat not in (None, speaking) and isinstance(found.command, ActionCommand)
    return Verdict(None) if out_of_turn else found


def _speaking(interpreter: Interpreter) -> int | None:
    return 0 if interpreter.names else None


def _beyond(
    interpreter: Interpreter, expectation: Expectation, utterance: Utterance
) -> tuple[Expectation, ...]:
    """Return the wider situations in which a typed line is read, too."""
    wide = SET_UP if expectation in _SETTING_UP else interpreter.game.situations.turn
    return (wide,) if utterance.typed and wide is not expectation else ()


def possible_first(interpreter: Interpreter) -> Callable[[Command], bool]:
    """Return what the first of the players may mean; anything where they have no names."""
    return lambda command: not interpreter.names or interpreter.game.conceivable(command, 0)


def meanings_of(
    interpreter: Interpreter, expectation: Expectation, utterance: Utterance
) -> list[dict[str, object]]:
    """Return all that an utterance may mean, likeliest first: kind, command, sure and evidence of each.

    The evidence: by what of the grammar it was found (``by``), what was read (``text``), what that cost,
    whether it is possible now, and the words with the concepts that they may be.
    """
    speaking, possible = _speaking(interpreter), possible_first(interpreter)
    expected = (expectation, *_beyond(interpreter, expectation, utterance))
    found = ranked_meanings(interpreter, utterance, expected, possible, speaking)
    names = names_typed(interpreter, utterance, expectation)
    if names:
        named = SetUp("names", names=names)
        found.insert(0, RankedMeaning(kind_of(named), named, True, ReadBy.NAMES, utterance.text, 0.0))
    words = [
        {
            "words": words,
            "concepts": [[name, value] if value not in ("", None) else name for name, value in concepts],
        }
        for words, concepts in concepts_in(interpreter, utterance)
    ]
    return [
        {
            "kind": one.kind.value,
            "command": _words(interpreter.game, one.command, interpreter.names),
            "sure": one.sure,
            "evidence": {
                "by": one.by.value,
                "text": one.text,
                "cost": one.cost,
                "possible": one.possible,
                "words": words,
            },
        }
        for one in found
    ]


def _words(game: AnyGame, command: Command | None, names: Sequence[str]) -> dict[str, object] | None:
    return None if command is None else game.canonical(command, names)


def understand(
    game: AnyGame, language: str, expectation: Expectation, names: Sequence[str], *, why: bool = False
) -> int:
    """Print what is understood of each line of standard input, and ``why``; return 0.

    A line that is blank or not text is not understood. What cannot be written raises `BrokenPipeError`.
    """
    interpreter = interpreter_of(game, language, tuple(names))

    for raw in standard_input():
        text = line_text(raw)
        found = at_table(interpreter, expectation, typed_line(text)) if text else Verdict(None)
        line: dict[str, object] = {
            "text": text,
            "command": _words(game, found.command, names),
            "sure": found.sure,
            "other": _words(game, found.other, names),
        }
        if why:
            line["meanings"] = meanings_of(interpreter, expectation, typed_line(text)) if text else []
        print(json_line(line), flush=True)
    return 0


@dataclass
class _Given:
    lang: str | None = None
    game: str = USUAL_GAME
    expect: str = "command"
    players: list[str] = field(default_factory=list)
    why: bool = False


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    game = GAMES[given.game]
    return understand(game, language, expected(game, given.expect), given.players, why=given.why)


COMMAND = ProgramCommand(
    "understand",
    _Given,
    (
        one_of("--lang", LANGUAGES, "about-option-lang-of-sentences", needed=True),
        GAME,
        one_of("--expect", expectations()),
        several("--players", "player", "about-option-players-first"),
        switch("--why"),
    ),
    _run,
)
