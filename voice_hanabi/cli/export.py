"""`voice-hanabi export`: a saved game as a record that `replay` reads."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from voice_hanabi.evening.exit_status import UNUSABLE
from voice_hanabi.evening.saved_games import saved_game
from voice_hanabi.table.game import Unfit
from voice_hanabi.table.journal import JournalProblem
from voice_hanabi.table.language.wording import Wording


def export(language: str, folder: Path, identifier: str, output: Path | None) -> int:
    """Write the record of a saved game to a file, or to standard output; return the exit status.

    ``identifier`` names the game as `--resume` does; the newest one is meant where it is empty. A file that
    is there already is left alone. What is wrong is one sentence on standard error.
    """
    say = Wording(language).say
    try:
        damaged: list[JournalProblem] = []
        saved = saved_game(folder, identifier, damaged.append)
        for problem in damaged:
            _refused(say(f"journal-{problem.reason}", path=str(problem.path)))
        if saved is None:
            return UNUSABLE if damaged else _refused(say("journal-none"))
        record = saved.game.record(saved.state, saved.choices.names)
        text = json.dumps(record, ensure_ascii=False) + "\n"
        if output is not None:
            with output.open("x", encoding="utf-8") as file:
                file.write(text)
    except JournalProblem as problem:
        return _refused(say(f"journal-{problem.reason}", path=str(problem.path)))
    except Unfit as problem:
        return _refused(say("export-impossible", problem=str(problem)))
    except FileExistsError:
        return _refused(say("export-exists", path=str(output)))
    except OSError as error:
        return _refused(say("export-unwritable", path=str(output), error=error.strerror or str(error)))
    if output is None:
        sys.stdout.write(text)
    return 0


def _refused(sentence: str) -> int:
    print(f"voice-hanabi: {sentence}", file=sys.stderr)
    return UNUSABLE
