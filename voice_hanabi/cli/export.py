"""`voice-hanabi export`: a saved game as a record that `replay` reads."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from voice_hanabi.cli.command_line.not_written import not_written
from voice_hanabi.cli.command_line.options import ProgramCommand, Takes, UsageProblem, Words, path, switch
from voice_hanabi.cli.command_line.shared_options import LANG_OF_MESSAGES, SAVES
from voice_hanabi.contract.game import Unfit
from voice_hanabi.evening.exit_status import UNUSABLE, refused
from voice_hanabi.evening.saved_games import saved_game, saves_folder
from voice_hanabi.language.wording import Wording
from voice_hanabi.system.plain_text import json_line
from voice_hanabi.table.saving.journal_problems import JournalProblem


def export(language: str, folder: Path, identifier: str, output: Path | None, *, overwrite: bool) -> int:
    """Write the record of a saved game to a file or to standard output; return the exit status.

    ``identifier`` names the game as `--resume` does; if it is empty, the newest game is exported. An existing
    file is kept unless ``overwrite`` is set. An error is reported in one sentence on standard error.
    """
    wording = Wording(language)
    say = wording.say
    try:
        damaged: list[JournalProblem] = []
        saved = saved_game(folder, identifier, damaged.append)
        for problem in damaged:
            refused(wording.problem(problem))
        if saved is not None and saved.damaged:
            refused(say("damaged-journal"))
        if saved is None:
            return UNUSABLE if damaged else refused(say("journal-none"))
        record = saved.game.record(saved.state, saved.choices.names)
        if output is not None:
            text = json.dumps(record, ensure_ascii=False)
            with output.open("w" if overwrite else "x", encoding="utf-8") as file:
                file.write(f"{text}\n")
    except JournalProblem as problem:
        return refused(wording.problem(problem))
    except Unfit as problem:
        return refused(say("export-impossible", problem=str(problem)))
    except OSError as error:
        return refused(not_written(error, output or folder, wording))
    if output is None:
        print(json_line(record))
    return 0


@dataclass
class _Given:
    lang: str | None = None
    output: Path | None = None
    overwrite: bool = False
    saves: Path | None = None


def _run(given: _Given, words: Sequence[str], language: str) -> int:
    if len(words) > 1:
        raise UsageProblem("usage-unexpected-word", word=words[1])
    folder = given.saves or saves_folder()
    return export(language, folder, "".join(words), given.output, overwrite=given.overwrite)


COMMAND = ProgramCommand(
    "export",
    _Given,
    (
        LANG_OF_MESSAGES,
        path("--output", "file", "about-option-output-record"),
        switch("--overwrite"),
        SAVES,
    ),
    _run,
    Words("id", Takes.MAYBE_ONE),
)
