"""`voice-hanabi puzzle`: the puzzle of the day by voice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.cli.command_line.options import ProgramCommand, day, one_of
from voice_hanabi.cli.command_line.shared_options import HEADSET, INPUT, MICROPHONE, MODEL, OUTPUT
from voice_hanabi.evening.asked import Asked
from voice_hanabi.languages import LANGUAGES


def _puzzle(asked: Asked, words: Sequence[str], language: str) -> int:
    # Imported only here: it takes a while to load, and --help doesn't need it.
    from voice_hanabi.evening.opening import play

    return play(replace(asked, puzzles=True), language)


COMMAND = ProgramCommand(
    "puzzle",
    Asked,
    (one_of("--lang", LANGUAGES), day("--date"), INPUT, OUTPUT, MODEL, MICROPHONE, HEADSET),
    _puzzle,
)
