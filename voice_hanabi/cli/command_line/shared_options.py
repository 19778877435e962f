"""Options that have the same meaning in several commands."""

from __future__ import annotations

from voice_hanabi.cli.command_line.options import number, one, one_of, path, several, switch
from voice_hanabi.games import GAMES
from voice_hanabi.languages import LANGUAGES

LANG_OF_MESSAGES = one_of("--lang", LANGUAGES, "about-option-lang-of-messages")
GAME = one_of("--game", GAMES)
SEED = number("--seed")
INPUT = several("--input", "input")
OUTPUT = one("--output", "output")
MODEL = path("--model", "folder")
MICROPHONE = one("--microphone", "name")
HEADSET = switch("--headset")
SAVES = path("--saves", "folder")
