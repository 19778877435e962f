"""A table that is played by voice alone: every line that is said is in the grammar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random

from evening import PLAYERS

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.game import State, legal_actions
from voice_hanabi.language.templates import Templates, templates_of
from voice_hanabi.language.word_graph import SlotValue, Tag, WordGraph
from voice_hanabi.understanding.interpreter import Interpreter


@lru_cache
def few_names(language: str) -> Templates:
    """The grammar with only a few first names, so that the tests are quick."""
    return replace(templates_of(language, "hanabi"), first_names=PLAYERS[language])


@lru_cache
def ear(language: str, names: tuple[str, ...]) -> Interpreter:
    """What a table of these players listens with."""
    return Interpreter(HANABI, few_names(language), names)


Ways = Mapping[int, Sequence[tuple[str | Tag | None, int]]]


def ways_through(graph: WordGraph, wanted: Mapping[str, SlotValue]) -> Ways:
    """Return the arcs that set only these slots, without those that lead nowhere."""
    arriving: dict[int, list[int]] = {}
    allowed = {
        state: [
            (label, target)
            for label, target in arcs
            if not isinstance(label, Tag) or label.name == "intent" or wanted.get(label.name) == label.value
        ]
        for state, arcs in graph.arcs.items()
    }
    for state, arcs in allowed.items():
        for _, target in arcs:
            arriving.setdefault(target, []).append(state)
    alive, waiting = {graph.final}, [graph.final]
    while waiting:
        for state in arriving.get(waiting.pop(), ()):
            if state not in alive:
                alive.add(state)
                waiting.append(state)
    return {state: [arc for arc in arcs if arc[1] in alive] for state, arcs in allowed.items()}


def phrase(graph: WordGraph, ways: Ways, wanted: Mapping[str, SlotValue], random: Random) -> str | None:
    """Return random words along one path through the templates, if it sets all the slots wanted."""
    state, words, found = graph.start, [], {}
    while state != graph.final:
        if not ways[state]:
            return None
        label, state = random.choice(ways[state])
        if isinstance(label, Tag):
            found[label.name] = label.value
        elif label is not None:
            words.append(label)
    return " ".join(words) if found.keys() - {"intent"} == wanted.keys() else None


SAID: dict[object, list[str]] = {}
"""Sentences found for a meaning."""

FEW = 3
"""How many different sentences are looked for before one of them is taken."""


def said(
    language: str, names: tuple[str, ...], intent: str, wanted: Mapping[str, SlotValue], random: Random
) -> str:
    """Return a sentence of the grammar with this meaning."""
    known = SAID.setdefault((language, names, intent, *sorted(wanted.items())), [])
    if len(known) >= FEW:
        return random.choice(known)
    graph = ear(language, names).graph((intent,))
    ways = ways_through(graph, wanted)
    for _ in range(20_000):
        words = phrase(graph, ways, wanted, random)
        if words:
            known.append(words)
            return words
    raise AssertionError(f"The {language} grammar has no {intent} with {dict(wanted)}.")


def intent_of(action: Action) -> tuple[str, dict[str, SlotValue]]:
    """Return what has to be said for an action."""
    match action:
        case Play(colour=None):
            return "Play", {"slot": action.slot}
        case Play():
            return "Play", {"slot": action.slot, "colour": action.colour or ""}
        case Discard():
            return "Discard", {"slot": action.slot}
        case ClueColour():
            return "Clue", {"player": action.target, "colour": action.colour}
        case ClueRank():
            return "Clue", {"player": action.target, "value": action.rank}
        case TakeToDeck() | TakeToFirework():
            return "TakeCard", {"colour": action.card.suit, "value": action.card.rank}
    raise ValueError(f"{action} is no turn")


def choice(state: State, random: Random, careless: float = 0.03) -> Action:
    """Choose an action as somebody who sees all cards would, but now and then choose any."""
    actions = legal_actions(state)
    if random.random() < careless:
        return random.choice(actions)
    if state.pending is not None:
        return random.choice(actions)
    hand = state.hands[state.current]

    def fits(slot: int) -> bool:
        card = hand[slot - 1].card
        suit = state.rules.suit(card.suit)
        return suit is not None and suit.next_rank(state.heights[card.suit]) == card.rank

    plays = [
        action
        for action in actions
        if isinstance(action, Play)
        and fits(action.slot)
        and action.colour in (None, hand[action.slot - 1].card.suit)
    ]
    if plays:
        return random.choice(plays)

    def needed(slot: int) -> bool:
        card = hand[slot - 1].card
        suit = state.rules.suit(card.suit)
        assert suit is not None
        gone = state.discards.count(card) == suit.copies[card.rank - 1] - 1
        return gone and card.rank not in suit.ranks_built(state.heights[card.suit])

    harmless = [
        action
        for action in actions
        if not isinstance(action, Play) and not (isinstance(action, Discard) and needed(action.slot))
    ]
    return random.choice(harmless or actions)
