"""The value of a clue for its giver, who sees what its receiver will make of it."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.knowing import Knowing, understood
from voice_hanabi.games.hanabi.partners.reading import ClueReading, read, spoken_for
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.partners.weights import Weights


class Receiver:
    """Another player before the clue: what they take their cards for, and what they might lose."""

    __slots__ = (
        "bad",
        "busy",
        "chop",
        "elsewhere",
        "hand",
        "has_play",
        "in_need",
        "is_next",
        "literal",
        "loss",
        "out",
        "plays",
        "seat",
        "spoken_of",
        "taken",
    )

    def __init__(self, table: BetweenTurns, knowing: Knowing, me: int, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.hand = knowing.hand(seat)
        self.out = knowing.counted_out[seat]
        self.elsewhere = knowing.elsewhere(seat)
        self.taken = spoken_for(table, me, seat)
        self.spoken_of = table.spoken_of(seat)
        playable, useful, faces = table.playable, table.useful, table.faces
        cards = table.hands[seat]
        self.plays = [bool(meaning) and not meaning & ~playable for _, meaning in self.hand]
        """Whether they would play each card."""
        self.has_play = any(self.plays)
        self.bad = 0
        """How many cards that don't fit they would play."""
        idle = False
        for card, play, (possible, meaning) in zip(cards, self.plays, self.hand, strict=True):
            if play:
                self.bad += not playable >> faces[card] & 1
            elif not possible & useful or (table.marked[card] and not meaning):
                idle = True
        self.busy = idle or self.has_play
        """Whether they have something better to do than discard their oldest card."""
        self.literal = table.manner[seat] == LITERAL
        self.chop = table.chop(seat)
        self.loss = discard_loss(table, seat, self.chop, weights, ())
        """The cost of their discarding a card that nobody told them to keep."""
        self.is_next = table.is_next(me, seat)
        self.in_need = self.bad > 0 or (self.is_next and not self.busy and self.loss >= weights.keep_playable)
        """Whether something bad happens if nobody gives them a clue."""

    def wants(self, table: BetweenTurns, touched: Sequence[int], near: int) -> bool:
        """Return whether a clue about these cards may help: one fits now or next, or must be kept."""
        if self.bad or self.literal:
            return True
        faces = table.faces
        for card in touched:
            if near >> faces[card] & 1:
                return True
        return bool(self.loss) and self.chop in touched


def discard_loss(
    table: BetweenTurns, seat: int, chop: int, weights: Weights, touched: Sequence[int]
) -> float:
    """Return the loss when a seat discards its oldest card, or any card if it goes by the words alone.

    ``touched`` are cards that have a clue from now on.
    """
    if table.manner[seat] != LITERAL:
        return chop_loss(table, seat, chop, weights)
    free = [card for card in table.hands[seat] if not table.marked[card] and card not in touched]
    return sum(chop_loss(table, seat, card, weights) for card in free) / max(1, len(free))


def chop_loss(table: BetweenTurns, seat: int, card: int, weights: Weights) -> float:
    """Return the loss when a seat discards a card."""
    if card < 0:
        return 0.0
    face = table.faces[card]
    if face == UNSEEN or not table.useful >> face & 1:
        return 0.0
    for other, hand in enumerate(table.hands):
        for held in hand:
            if held != card and table.faces[held] == face and (other != seat or table.marked[held]):
                return 0.0
    if table.critical >> face & 1:
        return weights.keep_critical * (1.0 - weights.keep_late * (face % STEPS))
    if table.box.second_steps >> face & 1:
        return weights.keep_second
    if table.playable >> face & 1:
        return weights.keep_playable
    return weights.keep_useful


def clue_worth(  # noqa: C901 - one pass over a hand, thousands of times a move: calls would cost
    table: BetweenTurns,
    me: int,
    receiver: Receiver,
    clue: int,
    touched: Sequence[int],
    weights: Weights,
    plain: bool,
) -> float:
    """Return the value of giving a clue, without the cost of its token."""
    seat = receiver.seat
    if receiver.literal:
        return _worth_in_words(table, me, receiver, clue, touched, weights)
    reading = read(table, me, seat, clue, touched, receiver.taken, plain)
    hand = table.hands[seat]
    newly = reading.newly
    spoken = receiver.spoken_of
    if newly:
        spoken = [known or card in newly for known, card in zip(spoken, hand, strict=True)]
    after = understood(reading.told, reading.inferred, spoken, receiver.out, receiver.elsewhere, table.useful)
    worth, calls = _call_worth(table, reading, weights)
    faces, playable, useful, critical = table.faces, table.playable, table.useful, table.critical
    focus = reading.focus
    before = receiver.hand
    new = 0
    gives_play = receiver.has_play
    plays, unplayable = receiver.plays, ~playable
    for place, card in enumerate(hand):
        meaning = after[place][1]
        face = faces[card]
        bit = 1 << face
        fits = playable & bit
        if meaning and not meaning & unplayable:
            if plays[place]:
                if not fits:
                    worth -= weights.mended
                continue
            if not fits:
                worth += weights.misplayed
            elif new & bit or _elsewhere(table, receiver, card) & bit:
                worth += weights.twice
            else:
                worth += weights.now - 0.25 * (face % STEPS) + (face % STEPS == STEPS - 1)
                new |= bit
                gives_play = True
        elif card in touched:
            if card in newly:
                if not useful & bit or new & bit or _elsewhere(table, receiver, card) & bit:
                    rest = meaning & useful
                    if not rest:
                        worth += weights.useless
                    else:
                        worth += weights.twice if rest.bit_count() <= 2 else weights.badly
                        if card == focus:
                            worth += weights.wrong
                    continue
                new |= bit
                if meaning & bit:
                    if card == focus and meaning & (meaning - 1) == 0 and not fits:
                        worth += weights.later
                    worth += weights.useful * (weights.useful_critical if critical & bit else 1.0)
                    if fits:
                        worth += weights.playable_touched
                elif card != focus:
                    worth += weights.wrong * 0.5
                elif not calls:
                    worth += weights.wrong
            elif useful & bit:
                if not meaning & bit:
                    worth += weights.wrong * 0.3
                elif meaning.bit_count() < before[place][1].bit_count():
                    worth += weights.filled
    if receiver.loss:
        share = 1.0 if receiver.is_next else weights.far
        if receiver.busy:
            share *= weights.busy
        if receiver.chop in touched:
            worth += receiver.loss * share
        elif gives_play and not receiver.busy:
            worth += receiver.loss * share * weights.distracted
    return worth + weights.mended * receiver.bad


def _worth_in_words(
    table: BetweenTurns, me: int, receiver: Receiver, clue: int, touched: Sequence[int], weights: Weights
) -> float:
    """Return the value of a clue to somebody who goes by the words alone and plays only what is certain."""
    seat = receiver.seat
    mask = table.box.clue_masks[clue]
    faces, playable, useful, told = table.faces, table.playable, table.useful, table.told
    worth = 0.0
    new = receiver.elsewhere
    for place, card in enumerate(table.hands[seat]):
        bit = 1 << faces[card]
        after = told[card] & (mask if card in touched else ~mask)
        if receiver.plays[place] or after == told[card]:
            continue
        if not after & ~playable:
            worth += weights.twice if new & bit else weights.told_surely
            new |= bit
        elif not useful & bit:
            worth += 0.0 if table.marked[card] or card not in touched else weights.useless
        elif card in touched:
            worth += weights.filled if table.marked[card] else weights.useful
            if playable & bit and not new & bit:
                worth += weights.half_told
    reading = read(table, me, seat, clue, touched, receiver.taken, plain=True)
    focus = reading.focus
    if focus >= 0 and reading.meant and not reading.meant & ~playable and not playable >> faces[focus] & 1:
        # They might take it for 'play this', as people do.
        worth += weights.mistaken
    if all(table.marked[card] or card in touched for card in table.hands[seat]):
        worth += weights.all_touched
    share = 1.0 if receiver.is_next else weights.far
    if receiver.busy:
        share *= weights.busy
    kept = receiver.loss - discard_loss(table, seat, -1, weights, touched)
    return worth + weights.any_discard * share * kept


def _call_worth(table: BetweenTurns, reading: ClueReading, weights: Weights) -> tuple[float, bool]:
    """Return the value of the clue's call for a card of a third hand, and whether it is answered rightly."""
    if reading.nobody:
        return weights.nobody, False
    card, _ = reading.called
    if card < 0:
        return 0.0, False
    face = table.faces[card]
    if face == UNSEEN or not table.playable >> face & 1:
        return weights.misplayed, False
    return (weights.prompted if table.marked[card] else weights.called), True


def _elsewhere(table: BetweenTurns, receiver: Receiver, card: int) -> int:
    """Return the faces that already have a clue, in other hands or in this one."""
    found = receiver.elsewhere
    for other in table.hands[receiver.seat]:
        if other != card and (table.marked[other] or table.called[other]):
            found |= 1 << table.faces[other]
    return found
