"""The memory of a table's grammars after an evening with every game, for each language."""

from __future__ import annotations

import subprocess
import sys

from benchmarks.hearing.hearing_speed import resident_megabytes
from benchmarks.tools.commands import TABLES
from voice_hanabi.games import GAMES
from voice_hanabi.table.conversation.conversation import Conversation


def with_all_grammars(language: str) -> float:
    """Return this process's memory (megabytes) after making every game's grammars; 0 if unknown."""
    kept = []
    for game in GAMES.values():
        conversation = Conversation(game, language, TABLES[language][0])
        situations = game.situations
        for one in (situations.turn, *situations.after_turn, situations.ended, situations.paused):
            kept.append(conversation.interpreter.phrases(one))
    return resident_megabytes() or 0.0


def measured(language: str) -> float:
    """Return ``with_all_grammars``, measured in a new process."""
    command = [sys.executable, "-m", "benchmarks.hearing.memory", language]
    return float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


if __name__ == "__main__":
    print(with_all_grammars(sys.argv[1]))
