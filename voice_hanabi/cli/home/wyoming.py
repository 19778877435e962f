"""`voice-hanabi wyoming`: offers our recogniser, for the words of a game, to other programs in the home."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from voice_hanabi.cli.command_line.options import ProgramCommand, Takes, Words, one_of, several
from voice_hanabi.cli.command_line.shared_options import GAME, MODEL
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.second_ear.second_ear import RATE
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.extra_parts import own_pip
from voice_hanabi.system.server_address import ServerAddress, parse_server
from voice_hanabi.understanding.interpreter import interpreter_of

USUAL = ServerAddress("127.0.0.1", 10300)
"""Only this computer, on the port where other programs look for a recogniser."""


@dataclass
class _Given:
    lang: str | None = None
    game: str = USUAL_GAME
    players: list[str] = field(default_factory=list)
    model: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    wording = Wording(language)
    try:
        address = parse_server(words[0]) if words else USUAL
    except ValueError:
        return refused(wording.say("wyoming-no-address", value=words[0]))
    if find_spec("wyoming") is None:
        return refused(wording.say("extra-part-missing", extra="wyoming", pip=own_pip()))
    # Imported only here: its package is an extra.
    from voice_hanabi.evening.recognising.offered import OfferedRecognizer, offer

    def phrases_of(spoken: str) -> PhraseGraph:
        interpreter = interpreter_of(GAMES[given.game], spoken, tuple(given.players))
        return interpreter.phrases(interpreter.game.situations.turn)

    def open_model(spoken: str) -> Recognizer:
        return open_recognizer(spoken, given.model if spoken == language else None)

    def listening(port: int) -> None:
        print(wording.say("wyoming-listens", address=str(address._replace(port=port))), flush=True)

    try:
        offered = OfferedRecognizer(open_model, phrases_of, language)
        # Opened now, so that the first sentence needn't wait for it.
        offered.text_of(b"", RATE, None)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(offer(offered, address, listening))
    except ModelProblem as problem:
        return refused(wording.problem(problem))
    except OSError as error:
        message = error.strerror or str(error)
        return refused(wording.say("wyoming-refused", address=str(address), message=message))
    return 0


COMMAND = ProgramCommand(
    "wyoming",
    _Given,
    (
        one_of("--lang", LANGUAGES, "about-option-lang-of-sentences"),
        GAME,
        several("--players", "player", "about-option-players-said"),
        MODEL,
    ),
    _run,
    Words("server", Takes.MAYBE_ONE),
)
