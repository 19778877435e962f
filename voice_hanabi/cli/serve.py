"""`voice-hanabi serve`: tables for friends far away, each in a browser."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.cli.command_line.options import ProgramCommand, number, one, one_of, path, repeated, switch
from voice_hanabi.cli.command_line.shared_options import GAME, MODEL, SAVES
from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.asked import ServeAsked


def _serve(asked: ServeAsked, words: Sequence[str], language: str) -> int:
    # Imported only here: it takes a while to load, and --help doesn't need it.
    from voice_hanabi.serving.serving import serve

    try:
        return serve(asked, language)
    except UsageError as problem:
        return refused(str(problem))


COMMAND = ProgramCommand(
    "serve",
    ServeAsked,
    (
        one_of("--lang", LANGUAGES),
        GAME,
        one("--address", "address", "about-option-serve-address"),
        one("--public", "address"),
        switch("--here"),
        path("--certificate", "file"),
        path("--key", "file"),
        number("--tables"),
        number("--guests"),
        number("--speaking"),
        number("--requests"),
        repeated("--stun", "address"),
        repeated("--turn", "address"),
        path("--turn-secret", "file"),
        one("--database", "address"),
        one("--worker", "name"),
        repeated("--front", "address"),
        MODEL,
        SAVES,
    ),
    _serve,
)
