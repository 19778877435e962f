"""Why somebody did something, worked out for a seat that asks, from what it sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.choosing import CLUE, DISCARD, PLAY, Move
from voice_hanabi.games.hanabi.partners.clues.effects import Effects, effects_of
from voice_hanabi.games.hanabi.partners.mind import Mind, Own, OwnCard
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved, cause_of
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Event,
    Misplayed,
)
from voice_hanabi.games.hanabi.rules.view import View

PLAYABLE = (OwnCard.PLAY, OwnCard.PERHAPS)
"""What the conventions say about a card that is, or may be, playable."""


_OTHERWISE = (WhyMoved.ONLY_COPY, WhyMoved.KEPT_BUSY)
"""What would have happened next without a clue."""


class AskersClue(NamedTuple):
    """What a clue to the asker means now: what the conventions say about the cards it touched."""

    own: tuple[Own, ...]
    """Those that are still in the asker's hand."""


def cause_for(
    shown: View, happened: int, plain: bool, people: Collection[int] = ()
) -> Cause | AskersClue | None:
    """Return why somebody acted after this many events of the history, as far as a view can know; cards as
    numbers.

    ``people`` are the seats that it knows to be people's. A clue to the asker is explained for the current
    state, when they act on it. ``None`` if nothing was done yet.
    """
    for _, event in shown.history[happened:]:
        mind = Mind(shown, plain, people, happened)
        if isinstance(event, ClueGiven) and event.target == shown.seat:
            return _told_by_clue(mind, event)
        cause = _cause_of_event(mind, event)
        if cause is None:
            continue
        if isinstance(event, ClueGiven):
            mind.follow_on()
            cause = _as_it_stands(cause, mind)._replace(also=_still_also(cause, mind))
        if cause.other == shown.seat and cause.called >= 0:
            return _if_still_called(mind, cause)
        return _numbered(cause, mind)
    return None


def _told_by_clue(mind: Mind, event: ClueGiven) -> AskersClue:
    mind.follow_on()
    cards = {mind.follower.card_of(number) for number in event.numbers}
    return AskersClue(tuple(own for own in mind.own() if own.card in cards))


def _as_it_stands(cause: Cause, mind: Mind) -> Cause:
    """Return the purpose of somebody's clue to another player as it is now: their card may be gone, or fit.

    A purpose of the past, said as if it still were one, would have the listener believe that it is the card
    which the player holds now.
    """
    if cause.seat < 0 or cause.why in (WhyMoved.STALL, WhyMoved.TOO_LATE):
        return cause
    table, why = mind.table, cause.why
    fits = table.playable >> table.faces[cause.card] & 1
    if cause.card not in table.hands[cause.seat]:
        return cause._replace(why=WhyMoved.GONE, called=-1, beside=False)
    if why is WhyMoved.MEND:
        return cause._replace(why=WhyMoved.FILL_IN) if fits else cause
    if not table.useful >> table.faces[cause.card] & 1:
        return cause._replace(why=WhyMoved.NOT_NEEDED, called=-1, beside=False)
    waits = why is WhyMoved.LATER_CLUE
    if cause.called >= 0 and cause.called not in table.hands[cause.other]:
        cause, waits = cause._replace(called=-1), True
    if waits or why is WhyMoved.PLAY_CLUE:
        return cause._replace(why=WhyMoved.PLAY_CLUE if fits else WhyMoved.LATER_CLUE)
    return cause


def _still_also(cause: Cause, mind: Mind) -> Cause | None:
    """Return what a clue did besides, if that still counts."""
    if cause.also is None or cause.also.why in _OTHERWISE:
        return None
    also = _as_it_stands(cause.also, mind)
    if also.called >= 0 and also.other == mind.seat and not _is_called(mind, also.called):
        return None
    return None if also.why in (WhyMoved.GONE, WhyMoved.NOT_NEEDED) else also


def _is_called(mind: Mind, card: int) -> bool:
    """Return whether the asker may play one of their cards now."""
    return any(one.card == card and one.verdict in PLAYABLE for one in mind.own())


def _if_still_called(mind: Mind, cause: Cause) -> Cause | AskersClue:
    """Return a clue's call for a card of the asker's, if that is still to be played; else what to do now."""
    if _is_called(mind, cause.called):
        return _numbered(cause, mind)
    return AskersClue(tuple(one for one in mind.own() if one.card == cause.called))


def _cause_of_event(mind: Mind, event: Event) -> Cause | None:
    """Return why something was done, before the mind follows it; ``None`` for an event that isn't a deed."""
    card_of = mind.follower.card_of
    match event:
        case ClueGiven():
            clue = mind.follower.box.clue_of(event.colour, event.rank)
            touched = [card_of(number) for number in event.numbers]
            return cause_of(mind.table, event.giver, (CLUE, event.target, clue), mind.plain, touched)
        case CardPlayed() | Misplayed():
            return _of_card(mind, event.seat, (PLAY, card_of(event.number), 0))
        case CardDiscarded():
            return _of_card(mind, event.seat, (DISCARD, card_of(event.number), 0))
        case CardIntoDeck() | CardOntoFirework():
            return Cause(WhyMoved.TAKE_BACK)
        case _:
            return None


def cause_before(mind: Mind, action: Action) -> Cause:
    """Return why the seat whose mind it is might do something now; cards as numbers."""
    return _numbered(_cause(mind, action), mind)


def _cause(mind: Mind, action: Action) -> Cause:
    table, seat = mind.table, mind.seat
    if isinstance(action, Play | Discard):
        card = table.hands[seat][action.slot - 1]
        return _of_card(mind, seat, (PLAY if isinstance(action, Play) else DISCARD, card, 0))
    if isinstance(action, ClueColour | ClueRank):
        move = move_of(mind, action)
        return cause_of(table, seat, move, mind.plain, table.touched(move[1], move[2]))
    return Cause(WhyMoved.TAKE_BACK)


def effects_before(mind: Mind, action: Action) -> Effects | None:
    """Return what a clue would do; ``None`` for other moves, and if its receiver has no turn left."""
    if not isinstance(action, ClueColour | ClueRank):
        return None
    _, target, clue = move_of(mind, action)
    if not mind.table.has_turn(mind.seat, target):
        return None
    return effects_of(mind.table, mind.seat, target, clue, mind.table.touched(target, clue), mind.plain)


def move_of(mind: Mind, action: ClueColour | ClueRank) -> Move:
    """Return a clue as a `Move` of the partners."""
    colour = action.colour if isinstance(action, ClueColour) else None
    rank = action.rank if isinstance(action, ClueRank) else None
    return CLUE, action.target, mind.follower.box.clue_of(colour, rank)


def _of_card(mind: Mind, seat: int, move: Move) -> Cause:
    """Return why a card is played or discarded; if because of clues, who gave them."""
    cause = cause_of(mind.table, seat, move, mind.plain, ())
    if seat == mind.seat:
        own = next(one for one in mind.own() if one.card == cause.card)
        if own.known or cause.why is not WhyMoved.PLAY_KNOWN:
            cause = cause._replace(own=own.face)
        if cause.why in (WhyMoved.PLAY_TOLD, WhyMoved.FINESSE) and own.verdict not in PLAYABLE:
            # A clue said so, but is too doubtful to rely on: playing the card anyway is a risk.
            return cause._replace(why=WhyMoved.GAMBLE)
    if cause.why is not WhyMoved.PLAY_TOLD:
        return cause
    tellings = mind.told_by(cause.card)
    told = [one.giver for one in tellings if not one.called]
    if tellings and tellings[-1].called and told:
        return cause._replace(why=WhyMoved.PROMPTED, seat=told[-1], other=tellings[-1].giver)
    return cause._replace(seat=told[-1]) if told else cause


def _numbered(cause: Cause, mind: Mind) -> Cause:
    """Return a reason with its cards numbered as in the rules, and the face if it is visible."""
    follower = mind.follower
    face = mind.table.faces[cause.card] if cause.card >= 0 else UNSEEN
    # A card's index here and its number in the rules are related in the same way in both directions.
    return cause._replace(
        card=follower.card_of(cause.card) if cause.card >= 0 else -1,
        called=follower.card_of(cause.called) if cause.called >= 0 else -1,
        face=follower.box.faces[face] if face != UNSEEN else None,
        also=None if cause.also is None else _numbered(cause.also, mind),
    )
