"""A language's checklist: acts, and frames that void or keep them, combined into sentences.

The idea is CheckList's (Ribeiro et al., 'Beyond accuracy: behavioral testing of NLP models with CheckList',
2020). Acts, frames and talk are data (`LANG.yaml`); a fault that somebody finds adds a frame or an act.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from voice_hanabi.cli.command_line.expected import expected
from voice_hanabi.cli.understand import at_table
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.understanding.interpreter import interpreter_of

FOLDER = Path(__file__).parent
LANGUAGES = ("cs", "pl", "da", "en")

HARMLESS = (
    *("question", "repeat", "stop", "take-back", "hint", "may-i", "why"),
    *("new-game", "go-on", "guide-next", "guide-back"),
)
"""Commands that change nothing: the table asks before starting over, and resumes only after a pause."""

OF_A_TURN = {
    "call": ("denied", "taken back", "correction"),
    "choice": ("denied", "taken back", "correction"),
}
"""Kinds of frames that no act is put into when the table has asked for one of two.

Denying or taking back the one means the other, and a third act corrects nothing there.
"""


@dataclass(frozen=True)
class Line:
    """A sentence of the checklist, and what it must lead to: ``command``, or nothing if that is ``None``."""

    kind: str
    game: str
    text: str
    command: dict[str, Any] | None
    expect: str = "command"


@cache
def checklist(language: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
    return loaded


def framed(language: str, section: str) -> Iterator[Line]:
    """Yield every act in every frame of ``voids`` or ``keeps`` that needs only forms it has."""
    said = checklist(language)
    acts = [*said["acts"], *(said["steering"] if section == "voids" else ())]
    for frame in said[section]:
        for act in acts:
            needed = set(re.findall(r"\{([\w-]+)\}", frame["frame"]))
            expect = act.get("expect", "command")
            if needed <= act["forms"].keys() and frame["kind"] not in OF_A_TURN.get(expect, ()):
                command = act["command"] if section == "keeps" else None
                yield Line(frame["kind"], act["game"], frame["frame"].format(**act["forms"]), command, expect)


def talk(language: str) -> Iterator[Line]:
    """Yield sentences that name cards, acts or leaving, and must do nothing at once."""
    for one in checklist(language)["talk"]:
        yield Line("talk", one.get("game", "hanabi"), one["say"], None, one.get("expect", "command"))


def bare(text: str) -> str:
    """Return a sentence as it is spoken: without commas and question marks."""
    return re.sub(r"[.,;:!?…–—]+(?=\s|$)", "", text)


def at_once(language: str, line: Line, text: str) -> dict[str, Any] | None:
    """Return what a table does at once with a sentence; ``None`` for nothing or a question."""
    game = GAMES[line.game]
    names = tuple(checklist(language)["players"][line.game])
    interpreter = interpreter_of(game, language, names)
    made = at_table(interpreter, expected(game, line.expect), typed_line(text))
    if made.command is None or not made.sure:
        return None
    found: dict[str, Any] | None = game.canonical(made.command, names)
    return found


def harmless(found: dict[str, Any] | None) -> bool:
    """Return whether a command does no harm: it is ``None``, answers a question, or only steers the voice."""
    return found is None or found["type"] in HARMLESS
