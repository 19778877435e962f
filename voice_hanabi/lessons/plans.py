"""The lessons as data: the steps of each, read from a file beside its game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.games import GAMES
from voice_hanabi.language.word_graph import Reading
from voice_hanabi.lessons.order import LESSONS


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the cards, the question, and the right answer."""

    name: str
    """The prefix of its messages is 'lesson-', the lesson's name, and this."""
    right: tuple[Reading, ...]
    """The right answers; the first one is shown. They are readings, in any language."""
    also: tuple[Reading, ...]
    """Short forms of the right answer, besides those that the game knows: 'the moon'."""
    wrong: Mapping[str, tuple[Reading, ...]]
    """Other answers with messages of their own, by the messages' suffix; parts left open match anything."""
    deal: Mapping[str, object] | None
    """The position as its game deals it; ``None`` if it continues from the step before."""
    before: tuple[Mapping[str, object], ...]
    """What led to the position, and is not announced."""
    happens: tuple[Mapping[str, object], ...]
    """What the others do before the question, as records of actions."""
    then: tuple[Mapping[str, object], ...]
    """What they do after the right answer."""
    tells: tuple[Reading, ...]
    """What is said about the position before the question: the table's own answers to these questions."""
    quiz: bool
    """Whether the question is about a card or a number by name, without any move."""
    in_parts: bool
    """Whether the game may ask for the second part of the move: which of two cards is taken."""
    variants: tuple[str, ...]
    needs: str
    """What must be available: an ear to try, a phone; usually nothing."""
    because: str
    """Why the move is right, by the names of the computer players' reasons; a test compares them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A lesson."""

    number: int
    name: str
    game: AnyGame
    players: int
    steps: tuple[Step, ...]

    def where(self, there: Collection[str]) -> Plan:
        """Return the lesson with only those steps for which everything needed is available."""
        return replace(self, steps=tuple(one for one in self.steps if one.needs in ("", *there)))


@cache
def plan(number: int) -> Plan:
    """Return a lesson by its number, from 1."""
    game_name, name = LESSONS[number - 1]
    game = GAMES[game_name]
    file = files(f"voice_hanabi.games.{game.folder}.lessons") / f"{name}.yaml"
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    return Plan(number, name, game, int(content["players"]), tuple(map(_step, content["steps"])))


def _step(entry: Mapping[str, Any]) -> Step:
    deal = entry.get("deal")
    return Step(
        str(entry["name"]),
        tuple(map(_reading, entry["right"])),
        tuple(map(_reading, entry.get("also", ()))),
        {name: _readings(ones) for name, ones in entry.get("wrong", {}).items()},
        deal,
        tuple(entry.get("before", ())),
        tuple(entry.get("happens", ())),
        tuple(entry.get("then", ())),
        tuple(map(_reading, entry.get("tells", ()))),
        bool(entry.get("quiz")),
        bool(entry.get("in_parts")),
        tuple(entry.get("variants", ())),
        str(entry.get("needs", "")),
        str(entry.get("because", "")),
    )


def _readings(entries: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> tuple[Reading, ...]:
    return tuple(map(_reading, [entries] if isinstance(entries, Mapping) else entries))


def _reading(entry: Mapping[str, Any]) -> Reading:
    slots = {name: value for name, value in entry.items() if name != "intent"}
    return Reading(str(entry["intent"]), tuple(slots.items()))


def also_said(plan: Plan, choices: Choices) -> tuple[str, ...]:
    """Return what the rules of any step let players say (`Game.also_said`)."""
    rules = (replace(choices, variants=step.variants) for step in plan.steps)
    return tuple(dict.fromkeys(said for one in rules for said in plan.game.also_said(one)))


def begins_at(steps: Sequence[Step], place: int) -> int:
    """Return the step whose deal the position of a step is based on."""
    return next(at for at in range(place, -1, -1) if steps[at].deal is not None)
