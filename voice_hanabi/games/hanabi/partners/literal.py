"""Players who go by the words alone: recognises them by their moves, and predicts what they do.

A beginner plays a card that they hear fits, gives clues about playable cards, and discards any card without a
clue. The conventions don't say what such a player means, or will do: so a partner reads their clues as 'one
of these can be played', and assumes that they know only what words told them.

Everybody's moves show who is one: discarding a card that is not the oldest, or while another one was called
for; a clue that implied something untrue. One slip is forgiven, and a person who then plays by the
conventions is again assumed to know them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from voice_hanabi.games.hanabi.partners.reading import read, spoken_for
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNPROVEN, UNSEEN, BetweenTurns

ODD_DISCARD = 3
IGNORED_CLUE = 2
UNTRUE_CLUE = 2
MISLEADING_CLUE = 5
"""A card was misplayed because of it."""
UNCLEAR_CLUE = 1
OLDEST_DISCARDED = -1
"""Discarding the oldest card may be chance."""
MEANING_FOLLOWED = -3
"""A card was played because of what its clue meant."""

LITERAL_FROM = 5
"""The sum of these numbers from which a player counts as going by the words alone."""
PRESUMED_OF_PEOPLE = 3
"""The sum with which people start, before their first move."""
PRESUMED_OF_BEGINNERS = 2
"""The same at a table of beginners."""
ODDEST = 9


class Judge:
    """Watches players' moves, and records at a table who goes by the words alone."""

    __slots__ = ("_oddness", "_table")

    def __init__(self, table: BetweenTurns, beside_beginners: bool, people: Collection[int]) -> None:
        """Watch these people, whoever's table it is: everybody reads a person's moves alike.

        At a table of beginners they count as beginners until they show otherwise. Computers know the
        conventions.
        """
        self._table = table
        presumed = PRESUMED_OF_BEGINNERS if beside_beginners else PRESUMED_OF_PEOPLE
        self._oddness = dict.fromkeys(people, presumed)
        for seat in self._oddness:
            table.manner[seat] = LITERAL if beside_beginners else UNPROVEN

    def discards(self, seat: int, card: int, face: int) -> None:
        """Judge a discard that is about to happen."""
        table = self._table
        self._revealed(card, face, UNTRUE_CLUE)
        spoken = table.marked[card] or table.called[card]
        if table.told[card] & table.useful:
            if not spoken and card != table.chop(seat):
                self._note(seat, ODD_DISCARD)
            elif not spoken and len([held for held in table.hands[seat] if not table.marked[held]]) > 1:
                self._note(seat, OLDEST_DISCARDED)
            if any(held != card and self._asked_for(held) for held in table.hands[seat]):
                self._note(seat, IGNORED_CLUE)

    def plays(self, seat: int, card: int, face: int) -> None:
        """Judge a play that is about to happen."""
        self._revealed(card, face, UNTRUE_CLUE if self._table.playable >> face & 1 else MISLEADING_CLUE)
        if self._asked_for(card) and self._table.told[card] & ~self._table.playable:
            self._note(seat, MEANING_FOLLOWED)

    def clues(self, giver: int, target: int, clue: int, touched: Sequence[int], plain: bool) -> None:
        """Judge a clue that is about to be given."""
        table = self._table
        if (
            giver not in self._oddness
            or table.manner[giver] == LITERAL
            or table.clue_tokens >= table.box.rules.max_clues
        ):
            return
        reading = read(table, giver, target, clue, touched, spoken_for(table, giver, target), plain)
        focus = reading.focus
        if focus < 0 or reading.called[0] >= 0:
            return
        face = table.faces[focus]
        if face == UNSEEN:
            self._note(giver, 0 if reading.meant else UNCLEAR_CLUE)
        elif not reading.meant >> face & 1:
            self._note(giver, UNTRUE_CLUE)

    def _asked_for(self, card: int) -> bool:
        """Return whether a clue meant that a card can be played now."""
        table = self._table
        meaning = table.inferred[card] & table.told[card] & table.useful
        return bool(table.marked[card] and meaning and not meaning & ~table.playable and table.believed(card))

    def _revealed(self, card: int, face: int, untrue: int) -> None:
        """Judge the clue that a card got, now that everybody sees the card."""
        table = self._table
        giver = table.giver[card]
        if table.marked[card] and giver >= 0 and not table.inferred[card] >> face & 1:
            self._note(giver, untrue)

    def _note(self, seat: int, odd: int) -> None:
        table = self._table
        if seat not in self._oddness:
            return
        oddness = self._oddness[seat] = min(ODDEST, max(0, self._oddness[seat] + odd))
        if oddness >= LITERAL_FROM and table.manner[seat] != LITERAL:
            table.manner[seat] = LITERAL
            _forget_meanings(table, seat)
        elif not oddness:
            table.manner[seat] = 0


def _forget_meanings(table: BetweenTurns, giver: int) -> None:
    """Reduce the clues of somebody who goes by the words alone to their words."""
    for hand in table.hands:
        for card in hand:
            if table.giver[card] == giver:
                table.inferred[card] = table.box.every
                table.called[card] = 0
    table.promises = [promise for promise in table.promises if promise[1] != giver]


def chances_told(table: BetweenTurns, seat: int) -> list[int]:
    """Return the cards of a seat that clues said can be played."""
    told, unfit = table.told, ~table.playable
    return [card for card in table.hands[seat] if not told[card] & unfit]


def helped(table: BetweenTurns, me: int) -> list[tuple[int, int]]:
    """Return the clues, each as a seat and a clue, that show a playable card."""
    found = []
    playable, faces, told, masks = table.playable, table.faces, table.told, table.box.clue_masks
    for seat, hand in enumerate(table.hands):
        if seat == me:
            continue
        for card in hand:
            face = faces[card]
            if face != UNSEEN and playable >> face & 1 and told[card] & (told[card] - 1):
                found += [(seat, clue) for clue, mask in enumerate(masks) if mask >> face & 1]
    return found
