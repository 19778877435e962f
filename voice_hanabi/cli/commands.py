"""The commands of the program: which one a command line means, and what is said of unusable options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module

from voice_hanabi import __version__
from voice_hanabi.cli import play
from voice_hanabi.cli.command_line.help_text import help_text, see_help
from voice_hanabi.cli.command_line.options import HELP, AnyCommand, Part, UsageProblem, language_among
from voice_hanabi.cli.command_line.system_language import usual_language
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.language.grammar_problems import GrammarProblem
from voice_hanabi.language.wording import Wording
from voice_hanabi.system.extra_parts import EXTRA_OF, own_pip

COMMANDS = (
    "learn", "puzzle", "serve", "practice", "recognize", "understand", "export", "replay", "scores", "cards",
    "demo", "doctor", "models", "voices", "wyoming",
)  # fmt: skip
"""Every command besides playing, by its module's name, in the order of --help."""


_ROOMS = {"voices": "home.", "wyoming": "home."}
"""The package of a command's module, if it isn't this one."""


def command_of(given: Sequence[str]) -> tuple[AnyCommand, Sequence[str]]:
    """Return the command of a line and its arguments; without a command it is playing."""
    if given and given[0] in COMMANDS:
        # Imported only when it is used, because some take long to load.
        command: AnyCommand = import_module(f"voice_hanabi.cli.{_ROOMS.get(given[0], '')}{given[0]}").COMMAND
        return command, given[1:]
    parts = tuple(Part(name, f"about-command-{name}") for name in COMMANDS)
    return replace(play.COMMAND, parts=parts), given


def run(given: Sequence[str]) -> int:
    """Run a command line; return the exit status."""
    command, arguments = command_of(given)
    language = language_among(arguments) or usual_language()
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    if any(word in options for word in HELP):
        print(help_text(command, Wording(language)))
        return 0
    if command.name == play.COMMAND.name and "--version" in options:
        print(f"voice-hanabi {__version__}")
        return 0
    try:
        asked, words = command.read(arguments)
        return command.run(asked, words, language)
    except UsageProblem as problem:
        wording = Wording(language)
        told = wording.say(problem.message, **problem.details)
        return refused(f"{told} {see_help(command, wording)}")
    except GrammarProblem as problem:
        try:
            told = Wording(language).say("grammar-broken", message=str(problem))
        except GrammarProblem:
            # The names in the sentences come from the same grammar.
            raise problem from None
        return refused(told)


def package_missing(given: Sequence[str], package: str) -> str:
    """Return the sentence that a package is not installed, in the command line's language."""
    wording = Wording(language_among(given) or usual_language())
    if package in EXTRA_OF:
        return wording.say("extra-part-missing", extra=EXTRA_OF[package], pip=own_pip())
    return wording.say("package-missing", package=package)


def output_lost(given: Sequence[str], error: str) -> str:
    """Return the sentence that the output can't be written, in the command line's language."""
    return Wording(language_among(given) or usual_language()).say("output-lost", error=error)
