"""The front door: options become a table, a source and a speaker, or one of the other commands."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from voice_hanabi import __version__
from voice_hanabi.evening.exit_status import INTERRUPTED, UNUSABLE
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.plain_text import OutputLost, one_line, plain_output
from voice_hanabi.table.language.wording import LANGUAGES, Wording

if TYPE_CHECKING:
    from voice_hanabi.table.expectations import Expectation
    from voice_hanabi.table.game import AnyGame


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print one sentence and leave with status 2."""
        told = one_line(message)
        print(f"{self.prog}: {told}. Run '{self.prog} --help' to see all options.", file=sys.stderr)
        raise SystemExit(UNUSABLE)


def system_language() -> str:
    """Return the language of the system, if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    try:
        language = (locale.getlocale()[0] or "")[:2].lower()
    except ValueError:
        return "en"
    return language if language in LANGUAGES else "en"


def play_parser() -> argparse.ArgumentParser:
    """Return the parser of the options for playing."""
    parser = _Parser(
        prog="voice-hanabi",
        description="A game table that hears and speaks. Without options it asks for everything.",
        epilog=f"Other commands: {', '.join(_COMMANDS)}; each has its own --help.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"voice-hanabi {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="the table's language")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help="what is played")
    parser.add_argument(
        "--rules", choices=LANGUAGES, default=None, help="the rulebook; the language's own unless given"
    )
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME", help="a variant; may be repeated"
    )
    parser.add_argument(
        "--players", nargs="+", default=None, metavar="NAME", help="the players in the order they sit"
    )
    parser.add_argument("--seed", type=int, default=None, help="deal the same game again")
    parser.add_argument(
        "--input",
        nargs="+",
        default=None,
        metavar="INPUT",
        help="mic, keyboard, both, or wav:PATH with further paths",
    )
    parser.add_argument("--output", default=None, help="speech, text, or wav:DIR")
    parser.add_argument(
        "--ear",
        action="append",
        default=[],
        metavar="SEAT=ROUTE",
        help="a private ear: text, left, right, device:NAME[:left|:right], headset[:NAME], wav:DIR or none",
    )
    parser.add_argument(
        "--phones",
        nargs="?",
        const="",
        default=None,
        metavar="ADDRESS",
        help="each player's phone is an ear: a page on the local network, at this address of the computer",
    )
    parser.add_argument(
        "--confirm",
        choices=("announce", "ask", "never"),
        default="announce",
        help="carry an action out after a moment (announce), after a yes (ask), or at once (never)",
    )
    parser.add_argument(
        "--resume", nargs="?", const="", default=None, metavar="ID", help="go on with a saved game"
    )
    parser.add_argument("--model", type=Path, default=None, metavar="DIR", help="a Vosk model to hear with")
    parser.add_argument(
        "--microphone", default=None, metavar="NAME", help="the microphone, if not the usual one"
    )
    parser.add_argument(
        "--headset",
        action="store_true",
        help="the microphone does not hear the loudspeaker: listen all the time",
    )
    parser.add_argument("--saves", type=Path, default=None, metavar="DIR", help="the folder of saved games")
    return parser


def _recognize(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.expected import expectations
    from voice_hanabi.cli.recognize import recognize

    parser = _Parser(
        prog="voice-hanabi recognize", description="Say what is heard in sound files.", allow_abbrev=False
    )
    parser.add_argument("--lang", choices=LANGUAGES, required=True)
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help="what is played")
    parser.add_argument("--expect", choices=expectations(), default="command", help="what is listened for")
    parser.add_argument("--players", nargs="+", default=[], metavar="NAME", help="names that may be said")
    parser.add_argument("--model", type=Path, default=None, metavar="DIR")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    files: list[Path] = options.files
    names: list[str] = options.players
    if not files:
        # '--players Anna Petr a.wav' gives the files to the names: what is a file belongs to the files.
        split = next(
            (place for place, name in enumerate(names) if Path(name).suffix or os.path.exists(name)), None
        )
        if split is not None:
            names, files = names[:split], [Path(name) for name in names[split:]]
    if not files:
        parser.error("name a sound file, or several")
    game = GAMES[options.game]
    expectation = _expectation(parser, game, options.expect)
    return recognize(game, options.lang, expectation, names, files, options.model)


def _understand(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.expected import expectations
    from voice_hanabi.cli.understand import understand

    parser = _Parser(
        prog="voice-hanabi understand",
        description="Say what is understood of sentences, read one a line from standard input.",
        allow_abbrev=False,
    )
    parser.add_argument("--lang", choices=LANGUAGES, required=True)
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help="what is played")
    parser.add_argument(
        "--expect", choices=expectations(), default="command", help="what the table waits for"
    )
    parser.add_argument(
        "--players", nargs="+", default=[], metavar="NAME", help="who plays; it is the first one's turn"
    )
    options = parser.parse_args(arguments)
    game = GAMES[options.game]
    expectation = _expectation(parser, game, options.expect)
    return understand(game, options.lang, expectation, options.players)


def _expectation(parser: argparse.ArgumentParser, game: AnyGame, value: str) -> Expectation:
    """Return the situation that `--expect` means; leave with one sentence where the game has none such."""
    from voice_hanabi.cli.expected import expectation_of

    found = expectation_of(game, value)
    if found is None:
        known = ", ".join(dict.fromkeys(("command", *(one.value for one in game.situations))))
        parser.error(f"{game.name} never waits for '{value}'; choose from {known}")
    return found


def _replay(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.replay import replay

    parser = _Parser(
        prog="voice-hanabi replay",
        description="Play records again by the rules: hanab.live's of Hanabi, ours of other games.",
        allow_abbrev=False,
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    return replay(options.files, options.json)


def _export(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.export import export
    from voice_hanabi.evening.saved_games import saves_folder

    parser = _Parser(
        prog="voice-hanabi export",
        description="Write a saved game as a record that replay reads.",
        allow_abbrev=False,
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="the language of the messages")
    parser.add_argument("game", nargs="?", default="", metavar="ID", help="a saved game, else the newest")
    parser.add_argument("--output", type=Path, default=None, metavar="FILE", help="where to write it")
    parser.add_argument("--saves", type=Path, default=None, metavar="DIR", help="the folder of saved games")
    options = parser.parse_args(arguments)
    folder = options.saves or saves_folder()
    return export(options.lang or system_language(), folder, options.game, options.output)


def _demo(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.demo import demo

    parser = _Parser(
        prog="voice-hanabi demo",
        description="A whole game by voice without a microphone: commands are synthesised, heard and played.",
        allow_abbrev=False,
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=None)
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help="what is played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--audio", type=Path, default=None, metavar="DIR", help="keep all that was said and heard"
    )
    options = parser.parse_args(arguments)
    return demo(GAMES[options.game], options.lang or system_language(), options.seed, options.audio)


def _doctor(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.doctor import doctor

    parser = _Parser(
        prog="voice-hanabi doctor",
        description="Say what works here, and what is missing.",
        allow_abbrev=False,
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=None)
    options = parser.parse_args(arguments)
    return doctor(options.lang or system_language())


def _practice(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.practice import practise

    parser = _Parser(
        prog="voice-hanabi practice",
        description="Read ten sentences, so that the table hears you better. It stays on this computer.",
        allow_abbrev=False,
    )
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="the language that is practised")
    parser.add_argument("--game", choices=tuple(GAMES), default=USUAL_GAME, help="whose sentences are read")
    parser.add_argument(
        "--player", default=None, metavar="NAME", help="who practises; without it, whoever plays here"
    )
    parser.add_argument(
        "--forget", action="store_true", help="forget what was practised, in this language, by this player"
    )
    parser.add_argument(
        "--input", nargs="+", default=None, metavar="INPUT", help="mic, keyboard, or wav:PATH with more paths"
    )
    parser.add_argument("--output", default=None, help="speech, text, or wav:DIR")
    parser.add_argument("--model", type=Path, default=None, metavar="DIR", help="a Vosk model to hear with")
    parser.add_argument(
        "--microphone", default=None, metavar="NAME", help="the microphone, if not the usual one"
    )
    parser.add_argument("--headset", action="store_true", help="the microphone does not hear the loudspeaker")
    parser.set_defaults(ear=[])
    options = parser.parse_args(arguments)
    return practise(options, options.lang or system_language())


def _models(arguments: Sequence[str]) -> int:
    from voice_hanabi.cli.models import check, fetch, list_models

    parser = _Parser(prog="voice-hanabi models", description="The speech models.", allow_abbrev=False)
    parser.add_argument("--lang", choices=LANGUAGES, default=None, help="the language of the messages")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list", help="say which model each language uses")
    fetching = commands.add_parser("fetch", help="download the official model of a language")
    fetching.add_argument("language", choices=LANGUAGES)
    checking = commands.add_parser("check", help="say which words a model cannot hear")
    checking.add_argument("path", nargs="?", type=Path, default=None)
    options = parser.parse_args(arguments)
    language = options.lang or system_language()
    if options.command == "list":
        return list_models(language)
    if options.command == "fetch":
        return fetch(options.language, language)
    return check(options.path, language)


_COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "practice": _practice,
    "recognize": _recognize,
    "understand": _understand,
    "export": _export,
    "replay": _replay,
    "demo": _demo,
    "doctor": _doctor,
    "models": _models,
}
"""What runs each command besides playing, given its arguments; in the order in which --help names them."""


def _drop_what_nobody_reads() -> None:
    """Throw away what could not be written since the reader or the disk has gone: Python would complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: Sequence[str]) -> int:
    if given and given[0] in _COMMANDS:
        return _COMMANDS[given[0]](given[1:])
    from voice_hanabi.evening.opening import play

    options = play_parser().parse_args(given)
    return play(options, options.lang or system_language())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return the exit status."""
    for name in ("stdout", "stderr"):
        # Started with a closed output: there is nobody to write to, which is no reason to fail.
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with plain_output():
            try:
                status = _run(given)
                sys.stdout.flush()
                return status
            except OutputLost as problem:
                sentence = Wording(system_language()).say("output-lost", error=str(problem.strerror))
                print(f"voice-hanabi: {sentence}", file=sys.stderr)
                return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return UNUSABLE
    finally:
        _drop_what_nobody_reads()


if __name__ == "__main__":
    sys.exit(main())
