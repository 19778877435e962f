"""`voice-hanabi scores`: the results of finished games, in words and as a page with a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from voice_hanabi.cli.command_line.not_written import not_written
from voice_hanabi.cli.command_line.options import ProgramCommand, UsageProblem, path, several
from voice_hanabi.cli.command_line.shared_options import LANG_OF_MESSAGES, SAVES
from voice_hanabi.evening.exit_status import refused
from voice_hanabi.evening.saved_games import saves_folder
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.alone import tokens
from voice_hanabi.table.saving.journal_problems import JournalProblem
from voice_hanabi.table.scores.finished import finished_games
from voice_hanabi.table.scores.page import page
from voice_hanabi.table.scores.telling import ALL, MONTH, days_of, told


def scores(language: str, folder: Path, people: Sequence[str], output: Path | None) -> int:
    """Print this month's scores and those of all games; only those of the named people if any are named.

    With ``output`` the page is written to a file unless it exists. Return the exit status.
    """
    wording = Wording(language)

    def wording_of(game: str) -> Wording:
        return Wording(language, game=GAMES[game].folder)

    try:
        games = finished_games(folder, GAMES, people=people)
        month = days_of(MONTH, datetime.now(UTC).date())
        recent = [game for game in games if month is not None and game.begun >= month.first]
        summary = " ".join(
            [
                told(recent, MONTH, wording_of, wording),
                *([told(games, ALL, wording_of, wording)] if games else []),
            ]
        )
        print(summary)
        if output is not None:
            with output.open("x", encoding="utf-8") as file:
                file.write(page(games, summary, wording_of, wording, styles=tokens()))
    except JournalProblem as problem:
        return refused(wording.problem(problem))
    except OSError as error:
        return refused(not_written(error, output or folder, wording, overwrites=False))
    return 0


@dataclass
class _Given:
    lang: str | None = None
    players: tuple[str, ...] | None = None
    output: Path | None = None
    saves: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    if words:
        raise UsageProblem("usage-unexpected-word", word=words[0])
    return scores(language, given.saves or saves_folder(), given.players or (), given.output)


COMMAND = ProgramCommand(
    "scores",
    _Given,
    (
        LANG_OF_MESSAGES,
        several("--players", "player"),
        path("--output", "file", "about-option-output-page"),
        SAVES,
    ),
    _run,
)
