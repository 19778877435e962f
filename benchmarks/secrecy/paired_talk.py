"""What is said at paired tables: the checklist's acts, frames and talk, and phrases of every kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from benchmarks.secrecy.paired_deals import Action, AnyState, command_of
from voice_hanabi.contract.commands import CONTROL_INTENTS, ActionCommand
from voice_hanabi.contract.game import Unfit
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.talk.commands import Clue, Discard, Play
from voice_hanabi.games.hanafuda.rules.cards import CARDS
from voice_hanabi.games.hanafuda.talk.cards import said_of
from voice_hanabi.games.hanafuda.talk.commands import Draw, Keep, Lay, Look, Take
from voice_hanabi.understanding.interpreter import interpreter_of

Sentences = Any
Described = Callable[[ActionCommand, AnyState], str | None]

CHECKLIST = Path(__file__).parents[2] / "tests" / "checklist"

ENDS = (
    "SaveAndLeave",
    "NewGame",
    "Yes",
    "SetLanguage",
    "SetGame",
    "LookAgain",
    "PlayFor",
    "RemovePlayer",
    "NewPhone",
    "SetConfirm",
)
"""Intents that would end the game or the evening, or remove somebody; the host never says them."""

SELDOM = 0.15
"""The share of sentences in people's own words; a small one, since each takes half a second to read."""


@lru_cache
def checklist(language: str) -> Sentences:
    """Return the sentences of a language."""
    return yaml.safe_load((CHECKLIST / f"{language}.yaml").read_text(encoding="utf-8"))


@lru_cache
def _phrases(game: str, language: str, names: tuple[str, ...], intent: str) -> tuple[str, ...]:
    graph = interpreter_of(GAMES[game], language, names).graph((intent,))
    return tuple(graph.phrases.covering_phrases())


@lru_cache
def intents(game: str) -> tuple[str, ...]:
    """Return every intent that can be expressed in a game."""
    here = GAMES[game].situations
    found = (*here.turn.intents, *here.questions, *here.actions, *CONTROL_INTENTS, "Yes", "No")
    return tuple(dict.fromkeys(found))


def a_phrase(
    game: str, language: str, names: tuple[str, ...], random: Random, *, host: bool, intent: str
) -> str:
    """Return a phrase with an intent, or with another one if that would end the game."""
    if host and intent in ENDS:
        intent = random.choice(GAMES[game].situations.questions)
    phrases = _phrases(game, language, names, intent)
    return random.choice(phrases) if phrases else ""


def as_people_put_it(game: str, language: str, random: Random) -> str:
    """Return a sentence of the checklist: an act in some frame, or talk."""
    said = checklist(language)
    kind = random.choice(("acts", "voids", "talk"))
    if kind == "talk":
        return str(random.choice(said["talk"])["say"])
    acts = [act for act in said["acts"] if act["game"] == game] or said["acts"]
    forms = random.choice(acts)["forms"]
    frames = [one["frame"] for one in said[kind]] if kind == "voids" else ["{do}", "{i}"]
    fitting = [frame for frame in frames if set(re.findall(r"\{([\w-]+)\}", frame)) <= forms.keys()]
    return str(random.choice(fitting).format(**forms)) if fitting else str(forms["do"])


def some_act(game: str, state: AnyState, random: Random, described: Described) -> str:
    """Return words for some act, possible or not; in a clue, the count is random."""
    if game == "hanabi":
        hand = len(state.hands[state.current])
        others = [seat for seat in range(state.players) if seat != state.current]
        target = random.choice(others)
        suit = random.choice(state.rules.suits).name
        value = random.randint(1, 5)
        count = random.choice((None, None, 0, 1, 2))
        clue = random.choice((Clue(target, suit, None, (), count), Clue(target, None, value, (), count)))
        command: Any = random.choice(
            (clue, clue, clue, Play(random.randint(1, hand)), Discard(random.randint(1, hand)))
        )
    else:
        card, other = said_of(random.choice(CARDS)), said_of(random.choice(CARDS))
        command = random.choice((Lay(card), Lay(card, other), Take(card), Look(), Draw(), Keep()))
    try:
        return described(command, state) or ""
    except (Unfit, LookupError, ValueError):
        return ""


def words_for(move: Action, state: AnyState, described: Described) -> str:
    """Return how the table itself would say a move."""
    return described(command_of(move, state), state) or ""
