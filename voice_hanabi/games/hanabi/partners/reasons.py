"""Why a seat acted, as far as an observer can know.

The reason is worked out from a table, and contains only what the table's owner sees: from a partner's own
table it is the partner's reason, from an asker's it is what the asker may be told. So a reason about a hidden
card of the asker's says what the clue said, not what the partner saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.choosing import CLUE, PLAY, Move
from voice_hanabi.games.hanabi.partners.clues.effects import Effects, effects_of
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.cards import Card


class WhyMoved(StrEnum):
    """The reasons; each has a sentence in every language, ``why-…``."""

    PLAY_KNOWN = "play-known"
    """Clues or counting show that the card fits."""
    PLAY_TOLD = "play-told"
    """A clue said so, by the conventions."""
    PROMPTED = "prompted"
    """The card had a clue, and a clue to somebody else needs it first."""
    FINESSE = "finesse"
    """A clue to somebody else made sense only if this card fits."""
    GAMBLE = "gamble"
    """The card might fit, and there was nothing better."""
    DISCARD_USELESS = "discard-useless"
    DISCARD_CHOP = "discard-chop"
    NO_CLUE_LEFT = "no-clue-left"
    """A discard, because there were no clues."""
    DISCARD_LEAST = "discard-least"
    """A discard when every card had a clue."""
    PLAY_CLUE = "play-clue"
    """The card can be played now."""
    LATER_CLUE = "later-clue"
    """The card can be played once others are."""
    PROMPT = "prompt"
    """A card of somebody's that had a clue has to be played first."""
    FINESSE_CLUE = "finesse-clue"
    """Somebody's newest card has to be played first."""
    SAVE_LAST_STEP = "save-five"
    SAVE_CRITICAL = "save-critical"
    SAVE_SECOND = "save-two"
    MEND = "mend"
    """Somebody would have played a card that does not fit."""
    FILL_IN = "fill-in"
    """Somebody should know more about the card."""
    TOO_LATE = "too-late"
    """The player of the card has no turn left, and there was nothing better to do."""
    STALL = "stall"
    """There was nothing better to do."""
    TAKE_BACK = "take-back"
    """A reward gave a card back that is needed."""
    GONE = "gone-card"
    """A clue was about a card that has left its owner's hand since."""
    KEPT_BUSY = "kept-busy"
    """Somebody would have to discard a card of which there is no other, and now has one to play."""
    ONLY_COPY = "only-copy"
    """A card that can be played would be discarded otherwise, and there is no other."""
    NOT_NEEDED = "not-needed"
    """A clue was about a card that its owner still holds, but nobody needs any more."""


SAVES = (WhyMoved.SAVE_LAST_STEP, WhyMoved.SAVE_CRITICAL, WhyMoved.SAVE_SECOND)
"""Clues that ask to keep a card which may be discarded next."""

_FOR_LATER = {
    WhyMoved.LATER_CLUE,
    WhyMoved.SAVE_LAST_STEP,
    WhyMoved.SAVE_CRITICAL,
    WhyMoved.SAVE_SECOND,
}
"""Clues about a card that is to be kept."""


class Cause(NamedTuple):
    """A reason, and what it is about."""

    why: WhyMoved
    card: int = -1
    """A card in a hand, -1 for none."""
    seat: int = -1
    """The card's owner, or the clue's giver."""
    other: int = -1
    """Somebody else who has to play first."""
    called: int = -1
    """The card that has to be played first."""
    face: Card | None = None
    """The card's face, if it is visible and a person is told."""
    beside: bool = False
    """Whether a clue lets its card be played without touching it."""
    own: int = UNSEEN
    """What the asker takes their own card for, if that is one face."""
    also: Cause | None = None
    """What a clue does besides, about another card."""


def cause_of(table: BetweenTurns, seat: int, move: Move, plain: bool, touched: Sequence[int]) -> Cause:
    """Return why a seat makes a move at a table; ``touched`` are the cards that a clue touches."""
    kind, about, clue = move
    if kind == CLUE:
        return _of_clue(table, seat, about, clue, touched, plain)
    knowing = Knowing(table)
    possible, meaning = next(
        known for card, known in zip(table.hands[seat], knowing.own(seat), strict=True) if card == about
    )
    if kind == PLAY:
        if table.called[about]:
            return Cause(WhyMoved.FINESSE, about, table.giver[about])
        if possible and not possible & ~table.playable:
            return Cause(WhyMoved.PLAY_KNOWN, about)
        if table.marked[about] and meaning and not meaning & ~table.playable:
            return Cause(WhyMoved.PLAY_TOLD, about, table.giver[about])
        return Cause(WhyMoved.GAMBLE, about)
    if not possible & table.useful or (table.marked[about] and not meaning):
        return Cause(WhyMoved.DISCARD_USELESS, about)
    if about == table.chop(seat):
        return Cause(WhyMoved.DISCARD_CHOP if table.clue_tokens else WhyMoved.NO_CLUE_LEFT, about)
    return Cause(WhyMoved.DISCARD_LEAST, about)


def _of_clue(
    table: BetweenTurns, giver: int, target: int, clue: int, touched: Sequence[int], plain: bool
) -> Cause:
    if not table.has_turn(giver, target):
        return Cause(WhyMoved.TOO_LATE, max(touched, default=-1), target)
    effects = effects_of(table, giver, target, clue, touched, plain)
    cause = _as_seen(table, target, effects)
    if table.last_round is not None:
        # Each player has one turn: nothing is kept for another.
        return cause._replace(why=WhyMoved.FILL_IN) if cause.why in _FOR_LATER else cause
    if effects.spared >= 0 and cause.also is None:
        return cause._replace(also=Cause(WhyMoved.KEPT_BUSY, effects.spared, target))
    return cause if effects.kept < 0 else _with_kept(table, cause, effects)


def _with_kept(table: BetweenTurns, cause: Cause, effects: Effects) -> Cause:
    """Return a clue's purpose and that it also keeps a card, unless it says so already."""
    card = effects.kept
    keeps = Cause(_kept(table, card, in_danger=True), card, cause.seat)
    if card != cause.card:
        return cause if card in effects.told else cause._replace(also=keeps)
    if cause.why is WhyMoved.PLAY_CLUE:
        return cause._replace(also=keeps._replace(why=WhyMoved.ONLY_COPY))
    if cause.why is WhyMoved.FILL_IN:
        return keeps
    return cause if cause.why in _FOR_LATER else cause._replace(also=keeps)


def _as_seen(table: BetweenTurns, target: int, effects: Effects) -> Cause:
    """Return the purpose of a clue for somebody who sees the cards."""
    play = _about_play(table, target, effects)
    if effects.mended:
        return Cause(WhyMoved.MEND, effects.mended[0], target, also=play)
    return play or _about_focus(table, target, effects) or _filling_in(table, target, effects.touched)


def _about_play(table: BetweenTurns, target: int, effects: Effects) -> Cause | None:
    """Return the purpose of a clue that lets somebody play, if it does so."""
    called, _ = effects.reading.called
    if called >= 0:
        other = next(seat for seat, hand in enumerate(table.hands) if called in hand)
        why = WhyMoved.PROMPT if table.marked[called] else WhyMoved.FINESSE_CLUE
        return Cause(why, effects.reading.focus, target, other, called)
    if effects.told:
        card = effects.told[0]
        return Cause(WhyMoved.PLAY_CLUE, card, target, beside=card not in effects.touched)
    return None


def _about_focus(table: BetweenTurns, target: int, effects: Effects) -> Cause | None:
    """Return the purpose of a clue that asks to keep a card, or is about one for later, if it does so."""
    reading, faces = effects.reading, table.faces
    if table.manner[target] == LITERAL:
        # They keep everything that had a clue.
        kept = [card for card in reading.newly if table.critical >> faces[card] & 1]
        return Cause(_kept(table, max(kept), effects.idle), max(kept), target) if kept else None
    focus = reading.focus
    if focus < 0 or not reading.meant >> faces[focus] & 1:
        return None
    if table.playable >> faces[focus] & 1:
        return Cause(WhyMoved.PLAY_CLUE, focus, target)
    return Cause(_kept(table, focus, reading.oldest and effects.idle), focus, target)


def _filling_in(table: BetweenTurns, target: int, touched: Sequence[int]) -> Cause:
    useful = [card for card in touched if table.useful >> table.faces[card] & 1]
    if not useful:
        return Cause(WhyMoved.STALL, max(touched, default=-1), target)
    return Cause(WhyMoved.FILL_IN, max(useful), target)


def _kept(table: BetweenTurns, card: int, in_danger: bool) -> WhyMoved:
    """Return why a card should be kept that may be discarded next; else it is for later."""
    bit = 1 << table.faces[card]
    if in_danger and bit & table.box.last_steps:
        return WhyMoved.SAVE_LAST_STEP
    if in_danger and bit & table.critical:
        return WhyMoved.SAVE_CRITICAL
    return WhyMoved.SAVE_SECOND if in_danger and bit & table.box.second_steps else WhyMoved.LATER_CLUE
