"""Reads a clue by the conventions: everybody does it alike, from public knowledge and from the hands all of
them see.

A clue has a focus: the oldest card without a clue, if the clue touches it, else the newest card that it newly
touches. The focus can be played now, or once the cards are played that somebody is known to hold; if it is
the oldest card it may also be one that must be kept. Other newly touched cards will be useful at some time
(good touch). A focus that fits none of this needs a card that an earlier player holds: one with a clue
already (prompt) or the newest (finesse).
"""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns


class ClueReading:
    """What a clue says about each card of the hand that got it."""

    __slots__ = ("called", "focus", "inferred", "meant", "newly", "nobody", "oldest", "told")

    def __init__(self, told: list[int], inferred: list[int], newly: list[int]) -> None:
        self.told = told
        """The possible faces of each card of the hand after the clue."""
        self.inferred = inferred
        """What each card is taken for."""
        self.newly = newly
        """The cards that no clue had touched before."""
        self.focus = -1
        """The card that the clue is about, -1 if it says no more than its words."""
        self.oldest = False
        """Whether the focus was the next card to be discarded."""
        self.meant = 0
        """The possible faces of the focus."""
        self.called = (-1, -1)
        """The card of a third hand that is called for, and its face."""
        self.nobody = False
        """Whether the focus needs a card that nobody is known to hold."""


def spoken_for(table: BetweenTurns, giver: int, target: int) -> int:
    """Return the faces that a clue need not be about: its giver and its receiver both see them touched."""
    found = 0
    told, inferred, faces, useful = table.told, table.inferred, table.faces, table.useful
    marked, called, manner = table.marked, table.called, table.manner
    for seat, hand in enumerate(table.hands):
        if seat == target:
            continue
        for card in hand:
            if marked[card] or called[card]:
                face = faces[card]
                if manner[seat] == LITERAL:
                    sure = told[card] & useful
                    if sure & (sure - 1) == 0:
                        found |= sure
                elif face != UNSEEN and seat != giver:
                    found |= 1 << face
                else:
                    sure = inferred[card] & told[card] & useful
                    if sure & (sure - 1) == 0:
                        found |= sure
    return found


def read(  # noqa: C901 - one pass over a hand, thousands of times a move: calls would cost
    table: BetweenTurns, giver: int, target: int, clue: int, touched: Sequence[int], taken: int, plain: bool
) -> ClueReading:
    """Return the reading of a clue that touches these cards of a hand.

    ``taken`` is the result of `spoken_for`; ``plain`` players know no finesse.
    """
    box = table.box
    mask = box.clue_masks[clue]
    hand, useful, marked, called = table.hands[target], table.useful, table.marked, table.called
    table_told, table_inferred = table.told, table.inferred
    every = box.every
    told: list[int] = []
    inferred: list[int] = []
    newly: list[int] = []
    for card in hand:
        possible, meaning = table_told[card], table_inferred[card]
        if card in touched:
            possible &= mask
            if not marked[card]:
                newly.append(card)
        else:
            possible &= ~mask
        if not possible & meaning:
            meaning = every
        if marked[card] or called[card]:
            sure = possible & meaning & useful
            if not sure & (sure - 1):
                taken |= sure
        told.append(possible)
        inferred.append(meaning)
    reading = ClueReading(told, inferred, newly)
    if table.manner[giver] == LITERAL:
        if table.clue_tokens < box.rules.max_clues and table.chop(giver) >= 0:
            _read_words(table, target, clue, touched, reading)
        return reading
    play = table.next_needed(taken)
    if not newly:
        _read_again(table, hand, touched, play, reading)
        return reading
    chop = table.chop(target)
    focus = chop if chop in newly else max(newly)
    reading.focus = focus
    reading.oldest = focus == chop
    for place, card in enumerate(hand):
        if card == focus:
            meant = told[place] & play
            if focus == chop:
                meant |= _worth_keeping(table, clue) & told[place] & ~taken
            reading.meant = meant
            inferred[place] = meant or every
        elif card in newly:
            inferred[place] = told[place] & useful & ~taken or every
    if not plain and box.players > 2 and not table.manner[giver]:
        _call(table, giver, target, taken, reading)
    return reading


def _read_words(
    table: BetweenTurns, target: int, clue: int, touched: Sequence[int], reading: ClueReading
) -> None:
    """Read a clue by somebody who goes by the words alone: one of the cards can be played.

    Not if they had nothing else to do: no token can be won back, or no card is free to be discarded.
    """
    hand = table.hands[target]
    fitting = [
        place
        for place, card in enumerate(hand)
        if card in touched and _may_be_meant(table, card, reading.told[place])
    ]
    if len(fitting) == 1:
        place = fitting[0]
        reading.focus = hand[place]
        meant = reading.told[place] & table.playable
        if hand[place] == table.chop(target):
            # They may know that a card is worth keeping.
            meant |= _worth_keeping(table, clue) & reading.told[place]
        reading.meant = reading.inferred[place] = meant


def _may_be_meant(table: BetweenTurns, card: int, told: int) -> bool:
    """Return whether somebody may want to say that a card can be played: it can, and that was unknown."""
    before = table.told[card]
    return bool(told & table.playable and before & (before - 1))


def _worth_keeping(table: BetweenTurns, clue: int) -> int:
    """Return the faces that a clue about the oldest card may ask to keep."""
    if table.box.rank_of_clue(clue) is None:
        # The last of a firework is told by its rank.
        return table.critical & ~table.box.last_steps
    return table.critical | table.useful & table.box.second_steps


def _read_again(
    table: BetweenTurns, hand: Sequence[int], touched: Sequence[int], play: int, reading: ClueReading
) -> None:
    """Read a clue about cards that were touched before: what it adds, or else 'play the newest'."""
    newest = -1
    for place, card in enumerate(hand):
        if card not in touched:
            continue
        meaning = reading.told[place] & reading.inferred[place] & table.useful
        if meaning and not meaning & ~table.playable:
            return
        if newest < 0 or card > hand[newest]:
            newest = place
    if newest >= 0:
        meaning = reading.told[newest] & reading.inferred[newest] & play
        if meaning:
            reading.inferred[newest] &= play
            reading.focus = hand[newest]
            reading.meant = meaning


def _call(table: BetweenTurns, giver: int, target: int, taken: int, reading: ClueReading) -> None:
    """Find the card that has to be played before the focus, if the focus visibly doesn't fit by itself."""
    focus, players, faces = reading.focus, table.box.players, table.faces
    face = faces[focus]
    if face == UNSEEN or reading.meant >> face & 1 or not table.useful >> face & 1:
        return
    base = face - face % STEPS
    missing = [step for step in range(base + table.heights[face // STEPS], face) if not taken >> step & 1]
    if len(missing) != 1 or not table.playable >> missing[0] & 1:
        return
    wanted = missing[0]
    unseen = -1
    seat = (giver + 1) % players
    hits: list[int] = []
    while seat != target:
        card = _answering(table, seat, wanted)
        if card >= 0:
            if faces[card] == wanted:
                hits.append(card)
            elif faces[card] == UNSEEN and table.told[card] >> wanted & 1:
                unseen = card
        seat = (seat + 1) % players
    if hits:
        reading.called = (hits[0], wanted)
        reading.nobody = len(hits) > 1
    elif unseen >= 0:
        reading.called = (unseen, wanted)
    else:
        reading.nobody = True


def _answering(table: BetweenTurns, seat: int, face: int) -> int:
    """Return the card that answers a call: the seat's newest touched card that may be it, else its newest."""
    told, inferred, marked = table.told, table.inferred, table.marked
    best = -1
    if table.manner[seat]:
        return best
    for card in table.hands[seat]:
        if marked[card] and card > best and told[card] >> face & 1 and inferred[card] >> face & 1:
            best = card
    return best if best >= 0 else table.newest(seat)
