"""`voice-hanabi understand`: what a table makes of typed sentences, one JSON object per line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from voice_hanabi.cli.command_line.expected import expectations, expected
from voice_hanabi.cli.command_line.options import ProgramCommand, UsageProblem, one, one_of, several, switch
from voice_hanabi.cli.command_line.shared_options import GAME
from voice_hanabi.contract.commands import ActionCommand, Command
from voice_hanabi.contract.expectations import COUNT, NAMES, SET_UP, Expectation
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.sources.typed.keyboard import line_text, standard_input
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.plain_text import json_line
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.judging import Verdict, verdict, weighed
from voice_hanabi.understanding.meanings import RankedMeaning
from voice_hanabi.understanding.outcome import Understanding, decided
from voice_hanabi.understanding.understanding import concepts_in, meanings
from voice_hanabi.understanding.waits import Waits

_SETTING_UP = (COUNT, NAMES, SET_UP)


def at_table(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Verdict:
    """Return what a table would do with an utterance; if players are named, it is the first one's turn."""
    waits = waits_of(interpreter, expectation)
    return judged(interpreter, waits, meanings(interpreter, utterance, waits), utterance)


def understood(interpreter: Interpreter, expectation: Expectation, utterance: Utterance) -> Understanding:
    """Return what a waiting table understands of an utterance once it has passed the gate."""
    return decided(meanings(interpreter, utterance, waits_of(interpreter, expectation)))


def judged(
    interpreter: Interpreter, waits: Waits, found: Sequence[RankedMeaning], utterance: Utterance
) -> Verdict:
    """Return what a table would do with the possible meanings of an utterance."""
    made = verdict(weighed(decided(found)), waits.expectation, interpreter.game.situations.turn)
    # A player who speaks out of turn is told so.
    out_of_turn = not waits.may_correct(utterance.seat) and isinstance(made.command, ActionCommand)
    return Verdict(None) if out_of_turn else made


def waits_of(
    interpreter: Interpreter, expectation: Expectation, waiting: ActionCommand | None = None
) -> Waits:
    """Return what a table waits for in a situation, on the first player's turn."""
    situations = interpreter.game.situations
    wide = SET_UP if expectation in _SETTING_UP else situations.turn
    return Waits(
        expectation,
        () if wide is expectation else (wide,),
        # Without players anything may be meant.
        lambda command: not interpreter.names or interpreter.game.conceivable(command, 0),
        0 if interpreter.names else None,
        () if waiting is None else (waiting,),
        None if waiting is None else wide,
        settles=expectation in (situations.turn, situations.waiting),
    )


def told(
    interpreter: Interpreter, found: Sequence[RankedMeaning], utterance: Utterance
) -> list[dict[str, object]]:
    """Return all possible meanings of an utterance, likeliest first: kind, command, sureness and evidence.

    The evidence is how the grammar found it (``by``), the words read (``text``), their cost, whether it is
    possible now, and the words with their possible concepts.
    """
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
            **({"gate": one.gate} if one.gate else {}),
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


def action_said(interpreter: Interpreter, sentence: str) -> ActionCommand:
    """Return the action that a sentence means, which then waits. Raises `UsageProblem` for any other
    sentence.
    """
    said = at_table(interpreter, interpreter.game.situations.turn, typed_line(sentence))
    if not isinstance(said.command, ActionCommand) or not said.sure:
        raise UsageProblem("usage-no-action", sentence=sentence)
    return said.command


def understand(interpreter: Interpreter, waits: Waits, *, why: bool = False) -> int:
    """Print what is understood of each line of standard input, with ``why`` the evidence too; return 0.

    A line that is blank or not text is not understood. Raises `BrokenPipeError` if the output can't be
    written.
    """
    game, names = interpreter.game, interpreter.names
    for raw in standard_input():
        text = line_text(raw)
        utterance = typed_line(text)
        found = meanings(interpreter, utterance, waits, whole=why) if text else []
        made = judged(interpreter, waits, found, utterance) if found else Verdict(None)
        line: dict[str, object] = {
            "text": text,
            "command": _words(game, made.command, names),
            "sure": made.sure,
            "other": _words(game, made.other, names),
        }
        if why:
            line["meanings"] = told(interpreter, found, utterance)
        print(json_line(line), flush=True)
    return 0


@dataclass
class _Given:
    lang: str | None = None
    game: str = USUAL_GAME
    expect: str = "command"
    players: list[str] = field(default_factory=list)
    waiting: str | None = None
    why: bool = False


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    game = GAMES[given.game]
    interpreter = interpreter_of(game, language, tuple(given.players))
    waiting = None if given.waiting is None else action_said(interpreter, given.waiting)
    waits = waits_of(interpreter, expected(game, given.expect), waiting)
    return understand(interpreter, waits, why=given.why)


COMMAND = ProgramCommand(
    "understand",
    _Given,
    (
        one_of("--lang", LANGUAGES, "about-option-lang-of-sentences", needed=True),
        GAME,
        one_of("--expect", expectations()),
        several("--players", "player", "about-option-players-first"),
        one("--waiting", "sentence"),
        switch("--why"),
    ),
    _run,
)
