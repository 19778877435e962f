"""Why a seat acted, as far as an observer can know.

The reason is worked out from a table, and contains only what the table's owner sees: from a partner's own
table it is the partner's reason, from an asker's it is what the asker may be told. So a reason about a hidden
card of the asker's says what the clue said, not what the partner saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.choosing import CLUE, PLAY, Move
from voice_hanabi.games.hanabi.partners.knowing import Knowing, understood
from voice_hanabi.games.hanabi.partners.reading import ClueReading, read, spoken_for
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
    NOT_NEEDED = "not-needed"
    """A clue was about a card that its owner still holds, but nobody needs any more."""


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
    reading = read(table, giver, target, clue, touched, spoken_for(table, giver, target), plain)
    card, _ = reading.called
    focus = reading.focus
    if card >= 0:
        other = next(seat for seat, hand in enumerate(table.hands) if card in hand)
        return Cause(
            WhyMoved.PROMPT if table.marked[card] else WhyMoved.FINESSE_CLUE, focus, target, other, card
        )
    cause = _as_seen(table, target, reading, touched)
    if table.last_round is not None and cause.why in _FOR_LATER:
        # Each player has one turn: nothing is kept for another.
        return cause._replace(why=WhyMoved.FILL_IN)
    return cause


def _as_seen(table: BetweenTurns, target: int, reading: ClueReading, touched: Sequence[int]) -> Cause:
    """Return the purpose of a clue for somebody who sees the cards."""
    faces, playable = table.faces, table.playable
    knowing = Knowing(table)
    before = knowing.hand(target)
    after = _after(table, knowing, target, reading)
    for place, card in enumerate(table.hands[target]):
        plays = _plays(before[place][1], playable)
        if plays and not playable >> faces[card] & 1 and not _plays(after[place][1], playable):
            return Cause(WhyMoved.MEND, card, target)
    for place, card in _focus_first(table.hands[target], reading.focus):
        fits = playable >> faces[card] & 1
        if fits and _plays(after[place][1], playable) and not _plays(before[place][1], playable):
            return Cause(WhyMoved.PLAY_CLUE, card, target, beside=card not in touched)
    focus = reading.focus
    if table.manner[target] == LITERAL:
        # They keep everything that had a clue.
        kept = [card for card in reading.newly if table.critical >> faces[card] & 1]
        if kept:
            return Cause(_saved(table, 1 << faces[max(kept)]) or WhyMoved.FILL_IN, max(kept), target)
    elif focus >= 0 and reading.meant >> faces[focus] & 1:
        bit = 1 << faces[focus]
        saved = _saved(table, bit) if reading.oldest and bit & ~playable else None
        if saved is not None:
            return Cause(saved, focus, target)
        return Cause(WhyMoved.PLAY_CLUE if bit & playable else WhyMoved.LATER_CLUE, focus, target)
    useful = [card for card in touched if table.useful >> faces[card] & 1]
    if not useful:
        return Cause(WhyMoved.STALL, max(touched, default=-1), target)
    return Cause(WhyMoved.FILL_IN, max(useful), target)


def _saved(table: BetweenTurns, bit: int) -> WhyMoved | None:
    """Return why a card should be kept, if it should."""
    if bit & table.box.last_steps:
        return WhyMoved.SAVE_LAST_STEP
    if bit & table.critical:
        return WhyMoved.SAVE_CRITICAL
    return WhyMoved.SAVE_SECOND if bit & table.box.second_steps else None


def _plays(meaning: int, playable: int) -> bool:
    return bool(meaning) and not meaning & ~playable


def _focus_first(hand: Sequence[int], focus: int) -> Iterator[tuple[int, int]]:
    places = sorted(enumerate(hand), key=lambda entry: entry[1] != focus)
    return iter(places)


def _after(table: BetweenTurns, knowing: Knowing, seat: int, reading: ClueReading) -> list[tuple[int, int]]:
    if table.manner[seat] == LITERAL:
        return [(told, told) for told in reading.told]
    spoken = table.spoken_of(seat, reading.newly)
    return understood(
        reading.told,
        reading.inferred,
        spoken,
        knowing.counted_out[seat],
        knowing.elsewhere(seat),
        table.useful,
    )
