"""Finds a saved game: the newest, or the one that an identifier or a path names."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import platformdirs

from voice_hanabi.evening.asked import Asked, UsageError
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.beside.finished_games import LAST, FinishedGames
from voice_hanabi.table.saving.journal import (
    Journal,
    SavedGame,
    Tell,
    newest_game,
    read_journal,
    unfinished_game,
)
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.table.saving.journal_problems import JournalProblem


def saves_folder() -> Path:
    """Return the folder of saved games in the user's data folder."""
    return Path(platformdirs.user_data_path("voice-hanabi", appauthor=False)) / "games"


def own_saves_folder() -> Path:
    """Return the same folder, made unreadable to other users first; earlier versions left it readable."""
    folder = saves_folder()
    with suppress(OSError):
        folder.chmod(0o700)
    return folder


def saved_game(folder: Path, identifier: str = "", tell: Tell = lambda problem: None) -> SavedGame | None:
    """Return the game of an identifier (the beginning of its file's name, or a path), or the newest.

    The newest is the first that can be read; ``tell`` is called with those that can't. Return ``None`` if
    there is none at all. Raises `JournalProblem` if the named game or the folder can't be read. A damaged
    game is returned as far as it can be read.
    """
    if not identifier:
        return newest_game(folder, GAMES, tell)
    named = Path(identifier)
    inside = [entry for entry in saved_games(folder) if entry.name.startswith(identifier)]
    path = named if os.path.isfile(named) else next(iter(inside), named)
    return read_journal(path, GAMES, as_far_as_it_goes=True)


def game_to_look_at(folder: Path, asked: str) -> SavedGame:
    """Return the finished game of an identifier or a path, or the newest one.

    Raises `JournalProblem`, also with the reasons 'none-finished' and 'unfinished'.
    """
    if not asked:
        newest = FinishedGames(folder, GAMES).choose(LAST)
        if newest is None:
            raise JournalProblem("none-finished", folder)
        return newest
    saved = saved_game(folder, asked)
    if saved is None or saved.state.outcome is None:
        raise JournalProblem("unfinished", folder if saved is None else saved.path)
    return saved


def game_to_go_on_with(folder: Path, asked: str | None, tell: Tell) -> SavedGame | None:
    """Return the game that was ``asked`` for, as `saved_game` does; by default the newest, if unfinished.

    ``tell`` is called with games that can't be read, when an older one is returned. Raises `JournalProblem`
    if a requested game can't be continued, also with the reasons 'none' and 'finished'.
    """
    if asked is None:
        return unfinished_game(folder, GAMES, tell)
    damaged: list[JournalProblem] = []
    saved = saved_game(folder, asked, damaged.append)
    if saved is None:
        raise damaged[0] if damaged else JournalProblem("none", folder)
    if saved.state.outcome is not None:
        raise JournalProblem("finished", saved.path)
    # A requested game is this one or nothing, so try now whether it can be written to.
    Journal.go_on(saved, GAMES).close()
    for problem in damaged:
        tell(problem)
    return saved


def game_asked_for(options: Asked, folder: Path, wording: Wording, remarks: list[str]) -> SavedGame | None:
    """Return the game to continue or review, requested or found; ``remarks`` get what is wrong.

    Raises `UsageError` if the requested one can't be read.
    """
    if options.resume is None and options.players is not None:
        return None
    damaged: list[JournalProblem] = []
    try:
        if options.looks is not None:
            return game_to_look_at(folder, options.looks)
        saved = game_to_go_on_with(folder, options.resume, damaged.append)
    except JournalProblem as problem:
        if options.resume is not None or options.looks is not None:
            raise UsageError(wording.problem(problem)) from None
        # Report a problem with the folder of saved games even to people who only want to play.
        remarks.append(wording.problem(problem))
        return None
    # A damaged game doesn't stop anybody from playing: report it, leave it alone and take the one before it.
    remarks += map(wording.problem, damaged[:1])
    return saved
