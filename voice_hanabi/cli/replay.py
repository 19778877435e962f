"""``voice-hanabi replay``: replays records by the rules, and reports the result.

A record that names no game is Hanabi's, as on hanab.live. ``--page`` writes a record as an HTML page.
``--aloud`` instead goes through one of your own finished games by voice, turn by turn.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from voice_hanabi.cli.command_line.not_written import not_written
from voice_hanabi.cli.command_line.options import ProgramCommand, UsageProblem, Words, one_of, switch
from voice_hanabi.cli.command_line.options import path as path_option
from voice_hanabi.cli.command_line.shared_options import INPUT, OUTPUT, SAVES
from voice_hanabi.contract.game import AnyGame, Unfit
from voice_hanabi.evening.asked import Asked
from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.games import GAMES, USUAL_GAME
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.files import content_of
from voice_hanabi.system.plain_text import one_line

LARGEST = 10_000_000
"""The largest record that is read, in bytes; a long match has some ten thousand."""


def replay(paths: Sequence[Path], as_json: bool) -> int:
    """Print one line for each file, and one sentence on standard error for each that cannot be used.

    With ``as_json`` a line is a JSON object, else a short text. Returns 0, or 2 when any file was refused;
    the others are still replayed.
    """
    status = 0
    for path in paths:
        try:
            record = _load(path)
            result = game_of(record).replay(record)
        except Unfit as error:
            print(one_line(f"{path}: {error}"), file=sys.stderr)
            status = UNUSABLE
        else:
            line = json.dumps({"file": str(path), **result.summary})
            print(line if as_json else one_line(f"{path}: {result.line}"))
    return status


def replay_as_page(path: Path, page: Path, language: str) -> int:
    """Write a record as a page of its own unless the file exists. Return the exit status."""
    # Imported only here: it takes a while to load, and most records don't need it.
    from voice_hanabi.cli.pages.replay_page import replay_page

    try:
        record = _load(path)
        game = game_of(record)
        whole = replay_page(game, game.replay(record), language)
        with page.open("x", encoding="utf-8") as file:
            file.write(whole)
    except Unfit as error:
        sentence = f"{path}: {error}"
    except OSError as error:
        sentence = f"voice-hanabi: {not_written(error, page, Wording(language), overwrites=False)}"
    else:
        return 0
    print(one_line(sentence), file=sys.stderr)
    return UNUSABLE


def game_of(record: object) -> AnyGame:
    """Return the game of a record. Raises `Unfit` if it isn't one of ours."""
    named = record.get("game", USUAL_GAME) if isinstance(record, dict) else USUAL_GAME
    game = GAMES.get(named) if isinstance(named, str) else None
    if game is None:
        raise Unfit(f"There is no game {named!r}; choose from {', '.join(GAMES)}.")
    return game


def _load(path: Path) -> object:
    """Return the JSON value in a file."""
    try:
        text = content_of(path, LARGEST, pipes=True).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unfit("The file is not text in UTF-8.") from error
    except OSError as error:
        raise Unfit(f"The file cannot be read: {error.strerror}.") from error
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unfit("The file is not JSON.") from error
    return found


@dataclass
class _Given(Asked):
    json: bool = False
    aloud: bool = False
    page: Path | None = None


def _aloud(given: _Given, words: Sequence[str], language: str) -> int:
    # Imported only here: it takes a while to load, and records don't need it.
    from voice_hanabi.evening.opening import play

    if len(words) > 1:
        raise UsageProblem("usage-unexpected-word", word=words[1])
    return play(replace(given, looks=words[0] if words else ""), language)


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    if given.aloud:
        return _aloud(given, words, language)
    if not words:
        raise UsageProblem("usage-record-missing")
    if given.page is not None:
        if len(words) > 1:
            raise UsageProblem("usage-unexpected-word", word=words[1])
        return replay_as_page(Path(words[0]), given.page, language)
    return replay([Path(word) for word in words], given.json)


COMMAND = ProgramCommand(
    "replay",
    _Given,
    (
        switch("--json"),
        switch("--aloud"),
        path_option("--page", "file", "about-option-page"),
        one_of("--lang", LANGUAGES),
        INPUT,
        OUTPUT,
        SAVES,
    ),
    _run,
    Words("file"),
)
