"""What each player knows: from clues, from counting, and from the conventions."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns


class Knowing:
    """What each player can count at a table now, in the hands that it sees."""

    __slots__ = ("counted_out", "table", "taken")

    def __init__(self, table: BetweenTurns) -> None:  # noqa: C901 - one pass over all hands, thousands of times a move: calls would cost
        """Count."""
        self.table = table
        players = table.box.players
        faces, marked, called = table.faces, table.marked, table.called
        told, inferred, useful = table.told, table.inferred, table.useful
        manner = table.manner
        seen: dict[int, int] = {}
        own: list[dict[int, int]] = []
        self.taken = [0] * players
        """For each seat the faces of its touched cards that are visible or certain."""
        for seat, hand in enumerate(table.hands):
            mine: dict[int, int] = {}
            taken = 0
            for card in hand:
                face = faces[card]
                if face != UNSEEN:
                    seen[face] = seen.get(face, 0) + 1
                    mine[face] = mine.get(face, 0) + 1
                    if (marked[card] or called[card]) and (
                        manner[seat] != LITERAL or not told[card] & told[card] - 1
                    ):
                        taken |= 1 << face
                elif marked[card] or called[card]:
                    sure = inferred[card] & told[card] & useful
                    if sure & (sure - 1) == 0:
                        taken |= sure
            own.append(mine)
            self.taken[seat] = taken
        copies, gone = table.box.copies, table.gone
        nowhere = 0
        for face, count in enumerate(gone):
            if count >= copies[face]:
                nowhere |= 1 << face
        self.counted_out = [nowhere] * players
        """For each seat the faces of which it sees every card."""
        for face, count in seen.items():
            if gone[face] + count >= copies[face]:
                bit = 1 << face
                for seat in range(players):
                    if face not in own[seat]:
                        self.counted_out[seat] |= bit

    def elsewhere(self, seat: int) -> int:
        """Return the faces that a seat counts as clued in the others' hands."""
        found = 0
        for other, taken in enumerate(self.taken):
            if other != seat:
                found |= taken
        return found

    def own(self, seat: int) -> list[tuple[int, int]]:
        """Return the same as `hand` for a seat that is to move, or asks.

        Nobody expects those who go by the words alone to count; but what they are told has been counted.
        """
        known = self.hand(seat)
        if self.table.manner[seat] != LITERAL:
            return known
        left = ~self.counted_out[seat]
        return [(possible & left or possible, meaning & left or meaning) for possible, meaning in known]

    def hand(self, seat: int) -> list[tuple[int, int]]:
        """Return for each card of a seat its possible faces, and what its owner takes it for."""
        table = self.table
        hand, told, inferred = table.hands[seat], table.told, table.inferred
        if table.manner[seat] == LITERAL:
            return [(told[card], told[card]) for card in hand]
        return understood(
            [told[card] for card in hand],
            [inferred[card] for card in hand],
            table.spoken_of(seat),
            self.counted_out[seat],
            self.elsewhere(seat),
            table.useful,
        )


def understood(
    told: Sequence[int],
    inferred: Sequence[int],
    spoken_of: Sequence[int],
    counted_out: int,
    elsewhere: int,
    useful: int,
) -> list[tuple[int, int]]:
    """Return for each card its possible faces, and what its owner takes it for (0: useless).

    A card that nobody gave a clue about may be any possible face. If an inference is impossible, only what
    was told counts.
    """
    found: list[tuple[int, int]] = []
    certain = 0
    for said, read, spoken in zip(told, inferred, spoken_of, strict=True):
        possible = said & ~counted_out
        if not spoken:
            found.append((possible, possible))
            continue
        # What is certain counts, regardless of the inferences.
        if possible & (possible - 1):
            meaning = (possible & read or possible) & useful
            alone = meaning & ~elsewhere
            # All that it may mean has a clue in another hand: unless it must be needed, it is not needed.
            meaning = alone if alone or possible & ~useful else meaning
        else:
            meaning = possible & useful
        if not meaning & (meaning - 1):
            certain |= meaning
        found.append((possible, meaning))
    if certain:
        # The same card counts once: what one of my own cards certainly is, no other one is.
        for place, spoken in enumerate(spoken_of):
            if spoken:
                possible, meaning = found[place]
                if meaning & certain and meaning & (meaning - 1):
                    found[place] = (possible, meaning & ~certain or meaning)
    return found
