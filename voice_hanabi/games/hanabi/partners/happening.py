"""Carries out the events of a game on its table of integers, as everybody reads them."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.reading import ClueReading, read, spoken_for
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns


def clue_given(
    table: BetweenTurns, giver: int, target: int, clue: int, touched: Sequence[int], plain: bool = False
) -> ClueReading:
    """Let everybody read a clue, and return the reading. The caller handles its token."""
    reading = read(table, giver, target, clue, touched, spoken_for(table, giver, target), plain)
    for place, card in enumerate(table.hands[target]):
        table.told[card] = reading.told[place]
        table.inferred[card] = reading.inferred[place]
    for card in reading.newly:
        table.marked[card] = 1
        table.called[card] = 0
        table.giver[card] = giver
        table.since[card] = table.drawn
    if reading.newly:
        card, face = reading.called
        if card >= 0:
            table.inferred[card] = 1 << face
            table.giver[card] = giver
            if not table.marked[card]:
                table.called[card] = 1
        if not plain and table.box.players > 2 and (target - giver) % table.box.players > 1:
            table.promises.append((reading.focus, giver, target))
    return reading


def card_played(table: BetweenTurns, seat: int, card: int, face: int) -> None:
    """Put a card onto its firework, and infer what that says about others."""
    bit = 1 << face
    for other, hand in enumerate(table.hands):
        if other != seat:
            for held in hand:
                if table.giver[held] == seat and card < table.since[held]:
                    # A player who gave a clue about this card held the other one, and could not see it.
                    table.doubled[held] |= bit & table.told[held] & table.inferred[held]
    if table.promises:
        _promises_kept(table, seat, card, face)
    table.hands[seat].remove(card)
    table.faces[card] = face
    table.place(face)


def _promises_kept(table: BetweenTurns, seat: int, card: int, face: int) -> None:
    """Interpret a play: an uncertain one answers a call, and what waits comes next."""
    sure = table.inferred[card] & table.told[card] & table.useful
    if table.marked[card] and not sure & ~table.playable:
        return
    players = table.box.players
    kept = []
    for promise in table.promises:
        focus, giver, target = promise
        between = 0 < (seat - giver) % players < (target - giver) % players
        if between and face % STEPS < STEPS - 1:
            following = table.useful & table.box.suit_masks[face // STEPS] & ~((2 << face) - 1)
            rest = following & ~spoken_for(table, giver, target) or following
            after = rest & -rest
            if table.told[focus] & after and not table.inferred[focus] & after & table.useful:
                table.inferred[focus] = after
                continue
        kept.append(promise)
    table.promises = kept


def card_thrown(table: BetweenTurns, seat: int, card: int, face: int) -> None:
    """Put a card onto the discards."""
    table.hands[seat].remove(card)
    table.faces[card] = face
    table.throw(face)


def card_misplayed(table: BetweenTurns, seat: int, card: int, face: int) -> None:
    """Discard a card that did not fit, and remember whose clue led to playing it."""
    if (table.marked[card] or table.called[card]) and table.told[card] & ~table.playable:
        table.misled[table.giver[card]] += 1
    table.strikes += 1
    card_thrown(table, seat, card, face)


def card_drawn(table: BetweenTurns, seat: int, place: int, card: int, face: int = UNSEEN) -> None:
    """Put a drawn card into a hand."""
    table.hands[seat].insert(place, card)
    table.faces[card] = face
    table.deck -= 1


def turn_over(table: BetweenTurns, seat: int) -> None:
    """End a seat's turn: a promise to it has been kept by now, or never will be."""
    if table.promises:
        table.promises = [promise for promise in table.promises if promise[2] != seat]
