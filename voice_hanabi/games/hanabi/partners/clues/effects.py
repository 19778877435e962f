"""What a clue does for its receiver, for somebody who sees the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.choosing import PLAY, weighed_hidden
from voice_hanabi.games.hanabi.partners.happening import clue_given
from voice_hanabi.games.hanabi.partners.knowing import Knowing, understood
from voice_hanabi.games.hanabi.partners.reading import ClueReading, read, spoken_for
from voice_hanabi.games.hanabi.partners.table import LITERAL, BetweenTurns

Known = list[tuple[int, int]]
"""For each card of a hand its possible faces, and what its owner takes it for."""


class Effects(NamedTuple):
    """What a clue does; cards are those of its receiver's hand."""

    target: int
    """Its receiver."""
    reading: ClueReading
    touched: tuple[int, ...]
    after: Known
    mended: tuple[int, ...]
    """Cards that don't fit, and that its receiver would play without it."""
    misled: tuple[int, ...]
    """Cards that don't fit, and that its receiver would play because of it."""
    told: tuple[int, ...]
    """Cards that fit, and that its receiver plays because of it; the one that it is about first."""
    idle: bool
    """Whether its receiver would discard their oldest card without it: nothing else is to be done."""
    kept: int
    """Their oldest card, if it touches that, they are idle, and there is no other copy; -1 for none."""
    spared: int
    """The same if it doesn't touch that card, but gives them something to play instead."""


def effects_of(
    table: BetweenTurns, giver: int, target: int, clue: int, touched: Sequence[int], plain: bool
) -> Effects:
    """Return what a clue does; the faces of the receiver's cards must be visible."""
    reading = read(table, giver, target, clue, touched, spoken_for(table, giver, target), plain)
    knowing = Knowing(table)
    before, after = knowing.hand(target), _after(table, knowing, target, reading)
    hand, faces, playable = table.hands[target], table.faces, table.playable
    plays = [card for card, (_, meaning) in zip(hand, before, strict=True) if fits(meaning, playable)]
    then = [card for card, (_, meaning) in zip(hand, after, strict=True) if fits(meaning, playable)]
    then.sort(key=lambda card: card != reading.focus)
    wrong = [card for card in plays if not playable >> faces[card] & 1]
    told = tuple(card for card in then if card not in plays and playable >> faces[card] & 1)
    idle = not plays and not _has_useless(table, target, before)
    oldest = table.chop(target)
    if not idle or oldest < 0 or not table.critical >> faces[oldest] & 1:
        oldest = -1
    return Effects(
        target,
        reading,
        tuple(touched),
        after,
        _mended(table, (giver, target, clue, plain), touched, wrong, then),
        tuple(card for card in then if card not in plays and not playable >> faces[card] & 1),
        told,
        idle,
        oldest if oldest in touched else -1,
        oldest if told and oldest not in touched else -1,
    )


def fits(meaning: int, playable: int) -> bool:
    """Return whether a card is played that is taken for one of these faces."""
    return bool(meaning) and not meaning & ~playable


def _has_useless(table: BetweenTurns, seat: int, known: Known) -> bool:
    """Return whether a seat knows a card of its own that nobody needs."""
    return any(
        not possible & table.useful or (table.marked[card] and not meaning)
        for card, (possible, meaning) in zip(table.hands[seat], known, strict=True)
    )


def _mended(
    table: BetweenTurns,
    given: tuple[int, int, int, bool],
    touched: Sequence[int],
    wrong: Sequence[int],
    then: Sequence[int],
) -> tuple[int, ...]:
    """Return which of these cards, which don't fit, are no longer played after a clue.

    One that still counts as playable isn't if another card, which fits, is now played for it first.
    """
    gone = [card for card in wrong if card not in then]
    left = [card for card in wrong if card in then]
    if left:
        giver, target, clue, plain = given
        following = table.copy()
        clue_given(following, giver, target, clue, touched, plain)
        before, after = _replaced(table, target), _replaced(following, target)
        gone += [card for card in left if card in after and card not in before]
    return tuple(gone)


def _replaced(table: BetweenTurns, seat: int) -> list[int]:
    """Return the cards that a seat takes for one that it plays before them, and that is it."""
    imagined = table.copy()
    # Only the plays are of interest.
    imagined.clue_tokens = 0
    meanings = dict(zip(table.hands[seat], (one for _, one in Knowing(table).hand(seat)), strict=True))
    played, replaced = 0, []
    for _, (kind, card, _) in weighed_hidden(imagined, seat):
        if kind != PLAY:
            continue
        if meanings[card] & played == meanings[card] != 0:
            replaced.append(card)
        played |= 1 << table.faces[card] & table.playable
    return replaced


def _after(table: BetweenTurns, knowing: Knowing, seat: int, reading: ClueReading) -> Known:
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
