"""Finds what a player missed in a game, from what they could know before each of their moves.

Only what a computer player would have done differently counts, so that a good reason isn't a mistake.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.mind import Mind, OwnCard
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import ClueGiven
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view


class MissKind(StrEnum):
    """What was missed; each has a sentence in every language, ``practise-…``."""

    HINT = "hint"
    """A card known to be playable was not played, but another one was discarded."""
    SAVED = "saved"
    """A card that a clue had saved was discarded, and it was the last copy."""
    GUESSED = "guessed"
    """A card was played that nothing known of it told to play, and it did not fit."""
    KNOWN = "known"
    """A clue that said nothing new about any card it touched."""


class Miss(NamedTuple):
    """Something that was missed, and what was best instead."""

    kind: MissKind
    place: int
    """The index of the game's action, from 0."""
    best: Action


def missed_by(
    seat: int, level: Level, people: Collection[int], states: Sequence[State], actions: Sequence[Action]
) -> Iterator[Miss]:
    """Yield what a seat missed in a game, the last first; ``states`` are the ones before each action.

    Clues are read as hints read them beside partners of this ``level``. The usual partner judges the moves
    even if the others are strong, because somebody waits for the answer.
    """
    quick = Level.COMPANION if level is Level.COMPANION else Level.USUAL
    for place in reversed(range(len(actions))):
        state, action = states[place], actions[place]
        if state.current != seat or not isinstance(action, Play | Discard | ClueColour | ClueRank):
            continue
        kind = _kind(seat, quick, people, state, action)
        best = None if kind is None else HanabiPartner(seat, quick, people).advise(state, None)
        if kind is None or best is None or best.action == action or not _better(kind, best.action):
            continue
        yield Miss(kind, place, best.action)


def _kind(
    seat: int,
    level: Level,
    people: Collection[int],
    state: State,
    action: Play | Discard | ClueColour | ClueRank,
) -> MissKind | None:
    if isinstance(action, ClueColour | ClueRank):
        return MissKind.KNOWN if _tells_nothing_new(state, action) else None
    if isinstance(action, Play) and apply(state, action)[0].strikes == state.strikes:
        return None
    mind = Mind(view(state, seat), plain=level is Level.COMPANION, people=people)
    if isinstance(action, Play):
        told = mind.own()[action.slot - 1].verdict in (OwnCard.PLAY, OwnCard.PERHAPS)
        return None if told else MissKind.GUESSED
    held = mind.shown.hand[action.slot - 1]
    face = mind.follower.box.face_of[state.hands[seat][action.slot - 1].card]
    if held.knowledge.touched and mind.table.critical >> face & 1:
        return MissKind.SAVED
    told = any(own.verdict is OwnCard.PLAY for own in mind.own())
    return MissKind.HINT if told else None


def _tells_nothing_new(state: State, action: ClueColour | ClueRank) -> bool:
    """Return whether each card that a clue touches is known as well before as after it."""
    after, events = apply(state, action)
    touched = {number for event in events if isinstance(event, ClueGiven) for number in event.numbers}
    hands = (view(one, None).hands[action.target] for one in (state, after))
    known = [[held.knowledge.possible_cards for held in hand if held.number in touched] for hand in hands]
    return bool(touched) and known[0] == known[1]


def _better(kind: MissKind, best: Action) -> bool:
    """Return whether a computer player's move would avoid the mistake."""
    match kind:
        case MissKind.HINT:
            return isinstance(best, Play)
        case MissKind.SAVED | MissKind.GUESSED:
            return True
        case _:
            return not isinstance(best, ClueColour | ClueRank)
