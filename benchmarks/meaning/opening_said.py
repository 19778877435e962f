"""How well the table understands what people say before and around a game: ears, variants, leaving, loudness.

The grammars and the sentences have different authors (`sentences/LANG-evening.jsonl`); the expected results
are in a file beside them, by line. Every second sentence is measured; developers may read the others.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from benchmarks.tools import noises
from benchmarks.tools.outcomes import heard
from benchmarks.tools.said import names_at
from benchmarks.tools.tables import table
from benchmarks.tools.voices import espeak_speaker, speak
from voice_hanabi.cli.understand import at_table
from voice_hanabi.contract.expectations import EARS, SET_UP, Expectation
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.recordings import one_utterance
from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.understanding.before_a_game.ears_said import ears_said
from voice_hanabi.understanding.interpreter import interpreter_of

FOLDER = Path(__file__).parents[1] / "sentences"

KINDS = {
    "private-ears": "ears",
    "hearing": "ears",
    "change-ear": "ears",
    "ear-change": "ears",
    "variant": "variants",
    "quit": "leaving",
    "leave-return": "leaving",
    "away": "leaving",
    "volume": "volume",
}
"""The subject of a sentence, as given by its writers, and the column in which it is counted."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, its situation, and the expected result in canonical words."""

    text: str
    about: str
    situation: Expectation
    meant: dict[str, object] | None


def sentences(language: str, *, measured: bool) -> Iterator[Said]:
    """Yield the half that is measured, or the other one."""
    lines = (FOLDER / f"{language}-evening.jsonl").read_text(encoding="utf-8").splitlines()
    meant = json.loads((FOLDER / f"{language}-evening-meant.json").read_text(encoding="utf-8"))
    for number, line in enumerate(lines, 1):
        sentence = json.loads(line)
        about = str(sentence["about"])
        if about in KINDS and str(number) in meant and bool(number % 2) != measured:
            situation = {"ears": EARS, "variants": SET_UP}.get(KINDS[about], HANABI.situations.turn)
            if about in ("change-ear", "ear-change"):
                situation = HANABI.situations.turn
            if meant[str(number)] == {"type": "resume"}:
                # It is said before a game.
                situation = SET_UP
            yield Said(str(sentence["text"]), about, situation, meant[str(number)])


def understood(language: str, said: Said, utterance: Utterance) -> dict[str, object] | None:
    """Return what a table of three understands of an utterance, if it is sure."""
    names = names_at(HANABI, language)[:3]
    interpreter = interpreter_of(HANABI, language, tuple(names))
    in_game = said.situation is HANABI.situations.turn
    command = None
    if not interpreter.graph(said.situation.intents).exact(utterance.text.split()):
        reader = ears_said(language, "hanabi", tuple(names))
        command = reader.read(utterance.text, in_game=in_game, asked=said.situation is EARS)
    if command is None:
        verdict = at_table(interpreter, said.situation, utterance)
        command = verdict.command if verdict.sure else None
    return None if command is None else HANABI.canonical(command, names)


def same(found: dict[str, Any] | None, meant: dict[str, Any] | None, names: Sequence[str]) -> bool:
    """Return whether two commands have the same effect. For ears, compare who hears in which way; the first
    player speaks.
    """
    if found is None or meant is None or (found["type"], meant["type"]) != ("hear-by", "hear-by"):
        return found == meant
    part = "ears" if "ears" in meant else "lost"
    return _ears(found.get(part, ()), names, part) == _ears(meant[part], names, part)


def _ears(said: Sequence[dict[str, str]], names: Sequence[str], part: str) -> dict[str, str]:
    """Return each player's ear by name."""
    ears: dict[str, str] = {}
    named = {names[0] if one.get("player") == "me" else one.get("player") for one in said}
    for one in said:
        who = one.get("player")
        if who in ("all", None) and part == "ears":
            ears |= dict.fromkeys(names, one["ear"])
        elif who == "rest":
            ears |= dict.fromkeys((name for name in names if name not in named), one["ear"])
        else:
            ears[names[0] if who in ("me", None) else str(who)] = one["ear"]
    return ears


def report(languages: list[str], *, measured: bool, spoken: bool) -> Iterator[str]:
    """Yield a table of how many are understood as meant, and for the development half each failure."""
    head = ("language", "said", "about", "sentences", "as meant", "of them")
    rows: list[tuple[object, ...]] = []
    for language in languages:
        for way in ("typed", "spoken") if spoken else ("typed",):
            counts: dict[str, list[int]] = {}
            for one in sentences(language, measured=measured):
                utterance = typed_line(one.text) if way == "typed" else _heard(language, one)
                found = understood(language, one, utterance)
                right = same(found, one.meant, names_at(HANABI, language)[:3])
                count = counts.setdefault(KINDS[one.about], [0, 0])
                count[0] += 1
                count[1] += right
                if not right and not measured:
                    yield f"{language} {way}: {one.text!r} ({utterance.text!r}): {found}, not {one.meant}"
            said = sum(count[0] for count in counts.values())
            right_ones = sum(count[1] for count in counts.values())
            for kind, (number, as_meant) in [*counts.items(), ("all", [said, right_ones])]:
                rows.append((language, way, kind, number, as_meant, f"{as_meant / max(1, number):.0%}"))
    yield table(head, rows)


@cache
def _recognizer(language: str) -> Recognizer:
    return open_recognizer(language)


def _heard(language: str, said: Said) -> Utterance:
    names = names_at(HANABI, language)[:3]
    phrases = interpreter_of(HANABI, language, tuple(names)).phrases(said.situation)
    speech = speak(said.text, espeak_speaker(language, random.Random(f"{language} {said.text}")))
    recognizer = _recognizer(language)
    recognizer.expect(phrases)
    if speech is None:
        return typed_line("")
    # Short words are recognised as speech if there is silence around them, as there is in a room.
    sound = noises.in_room(speech, None, 0, 0)
    return one_utterance(heard(recognizer, noises.sixteen_bits(sound)))
