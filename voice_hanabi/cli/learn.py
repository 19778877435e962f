"""`voice-hanabi learn`: lessons by voice, continued where the player stopped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voice_hanabi.cli.command_line.options import ProgramCommand, numbered, one_of
from voice_hanabi.cli.command_line.shared_options import HEADSET, INPUT, MICROPHONE, MODEL, OUTPUT
from voice_hanabi.evening.asked import Asked
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.order import COUNT


def _learn(asked: Asked, words: Sequence[str], language: str) -> int:
    # Imported only here: it takes a while to load, and --help doesn't need it.
    from voice_hanabi.evening.opening import play

    return play(replace(asked, learns=True), language)


COMMAND = ProgramCommand(
    "learn",
    Asked,
    (one_of("--lang", LANGUAGES), numbered("--lesson", COUNT), INPUT, OUTPUT, MODEL, MICROPHONE, HEADSET),
    _learn,
)
