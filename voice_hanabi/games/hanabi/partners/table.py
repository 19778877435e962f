"""The public game as one seat knows it, in integers: where each card is, and the clues about it.

A card is identified by its order of drawing, so newer cards have greater numbers. Faces that the seat can't
see are ``UNSEEN``; in an imagined world every face is known. Copying is cheap.
"""

from __future__ import annotations

from collections.abc import Collection

from voice_hanabi.games.hanabi.partners.box import STEPS, GameKind

UNSEEN = -1
"""The face of an unseen card."""

UNPROVEN, LITERAL = 1, 2
"""A player who hasn't yet shown that they know the conventions, and one who goes by the words alone."""

ASTRAY = 2
"""How often somebody's clues must mislead others before only their words count."""

Promise = tuple[int, int, int]
"""A card that may need another one before it, the clue's giver, and the card's owner."""


class BetweenTurns:
    """A game between two turns."""

    __slots__ = (
        "box", "called", "clue_tokens", "critical", "deck", "discarded", "doubled", "drawn", "faces", "giver",
        "gone", "hands", "heights", "inferred", "last_round", "manner", "marked", "misled", "playable",
        "promises", "score", "since", "strikes", "told", "useful",
    )  # fmt: skip

    def __init__(self, box: GameKind) -> None:
        """Begin with nothing dealt."""
        cards = box.cards + 2
        self.box = box
        self.hands: list[list[int]] = [[] for _ in range(box.players)]
        """Each seat's cards from the owner's left."""
        self.faces = [UNSEEN] * cards
        self.told = [box.every] * cards
        """For each card the faces that clues leave possible."""
        self.inferred = [box.every] * cards
        """For each card what was inferred from the clues, which may be wrong."""
        self.marked = bytearray(cards)
        """Whether a clue touched the card."""
        self.called = bytearray(cards)
        """Whether a clue to somebody else calls for the card to be played (a finesse)."""
        self.giver = [-1] * cards
        """The giver of the first clue that touched the card."""
        self.since = [0] * cards
        """How many cards had been drawn when it was first touched."""
        self.doubled = [0] * cards
        """Faces that the giver held and could not see, so that the card may still be one of them."""
        self.promises: list[Promise] = []
        self.misled = [0] * box.players
        """For each seat how often a card was misplayed because of its clue."""
        self.manner = bytearray(box.players)
        """For each seat whether it plays by the conventions (0), or is ``UNPROVEN`` or ``LITERAL``."""
        self.heights = [0] * box.suits
        self.discarded = [0] * len(box.faces)
        self.gone = [0] * len(box.faces)
        """For each face how many copies are played or discarded."""
        self.clue_tokens = box.rules.max_clues
        self.strikes = 0
        self.deck = 0
        self.drawn = 0
        """How many cards were drawn: the number of the next one."""
        self.last_round: int | None = None
        self.useful = self.critical = self.playable = 0
        self.score = 0
        for suit in range(box.suits):
            self.firework_changed(suit)

    def copy(self) -> BetweenTurns:
        """Return an independent copy of the table."""
        twin = BetweenTurns.__new__(BetweenTurns)
        twin.box = self.box
        twin.hands = [hand[:] for hand in self.hands]
        twin.faces = self.faces[:]
        twin.told = self.told[:]
        twin.inferred = self.inferred[:]
        twin.marked = self.marked[:]
        twin.called = self.called[:]
        twin.giver = self.giver[:]
        twin.since = self.since[:]
        twin.doubled = self.doubled[:]
        twin.promises = self.promises[:]
        twin.misled = self.misled[:]
        twin.manner = self.manner[:]
        twin.heights = self.heights[:]
        twin.discarded = self.discarded[:]
        twin.gone = self.gone[:]
        twin.clue_tokens = self.clue_tokens
        twin.strikes = self.strikes
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.last_round = self.last_round
        twin.useful = self.useful
        twin.critical = self.critical
        twin.playable = self.playable
        twin.score = self.score
        return twin

    def has_turn(self, mover: int, seat: int, after: int | None = None) -> bool:
        """Return whether a seat has a turn after the mover's, and after that of ``after``."""
        if self.last_round is None:
            return True
        players = self.box.players
        turn = (seat - mover) % players
        earlier = 0 if after is None else (after - mover) % players
        return earlier < turn < self.last_round

    def firework_changed(self, suit: int) -> None:
        """Update what is useful, critical and playable in a suit."""
        base = STEPS * suit
        height = self.heights[suit]
        copies, discarded = self.box.copies, self.discarded
        useful = critical = playable = 0
        for face in range(base + height, base + STEPS):
            left = copies[face] - discarded[face]
            if left <= 0:
                break
            useful |= 1 << face
            if left == 1:
                critical |= 1 << face
        if height < STEPS:
            playable = useful & 1 << base + height
        others = ~self.box.suit_masks[suit]
        self.useful = self.useful & others | useful
        self.critical = self.critical & others | critical
        self.playable = self.playable & others | playable
        self.score = sum(self.heights)

    def place(self, face: int) -> None:
        """Put a face onto its firework."""
        suit = face // STEPS
        self.heights[suit] += 1
        self.gone[face] += 1
        self.firework_changed(suit)

    def throw(self, face: int) -> None:
        """Put a face onto the discards."""
        self.discarded[face] += 1
        self.gone[face] += 1
        self.firework_changed(face // STEPS)

    def take_back(self, face: int) -> None:
        """Take a face out of the discards."""
        self.discarded[face] -= 1
        self.gone[face] -= 1
        self.firework_changed(face // STEPS)

    def chop(self, seat: int) -> int:
        """Return the card that a seat discards next, its oldest without a clue; -1 for none."""
        marked, called = self.marked, self.called
        oldest = -1
        for card in self.hands[seat]:
            if (oldest < 0 or card < oldest) and not marked[card] and not called[card]:
                oldest = card
        return oldest

    def newest(self, seat: int) -> int:
        """Return the newest card of a seat without a clue; -1 for none."""
        marked, called = self.marked, self.called
        newest = -1
        for card in self.hands[seat]:
            if card > newest and not marked[card] and not called[card]:
                newest = card
        return newest

    def spoken_of(self, seat: int, newly: Collection[int] = ()) -> list[bool]:
        """Return for each card of a seat whether it has a clue from somebody who means more than the words.

        ``newly`` are cards that count as clued from now on.
        """
        marked, called = self.marked, self.called
        if not any(self.manner):
            return [bool(marked[card] or called[card]) or card in newly for card in self.hands[seat]]
        manner, giver, inferred, every = self.manner, self.giver, self.inferred, self.box.every
        return [
            ((marked[card] or called[card]) and (manner[giver[card]] != LITERAL or inferred[card] != every))
            or card in newly
            for card in self.hands[seat]
        ]

    def is_next(self, me: int, seat: int) -> bool:
        """Return whether nobody between two seats would help the second one, who knows the conventions."""
        players, manner = self.box.players, self.manner
        between = (me + 1) % players
        while between != seat and manner[between] == LITERAL:
            between = (between + 1) % players
        return between == seat

    def touched(self, seat: int, clue: int) -> list[int]:
        """Return the cards of a seat that a clue touches; their faces must be visible."""
        mask, faces = self.box.clue_masks[clue], self.faces
        return [card for card in self.hands[seat] if mask >> faces[card] & 1]

    def next_needed(self, taken: int) -> int:
        """Return each suit's next useful face, except those that somebody is known to hold."""
        rest = self.useful & ~taken
        found = 0
        for mask in self.box.suit_masks:
            suit = rest & mask
            found |= suit & -suit
        return found

    def believed(self, card: int) -> bool:
        """Return whether a card is played because of what its clue meant.

        Not if its giver misled others twice: then only the words count. Nor with the last strike at stake if
        the giver goes by the words alone.
        """
        giver = self.giver[card]
        if self.manner[giver] == LITERAL and self.strikes >= self.box.rules.max_strikes - 1:
            return False
        return self.misled[giver] < ASTRAY

    @property
    def lost(self) -> int:
        """How many points can't be reached any more."""
        return len(self.box.faces) - self.score - self.useful.bit_count()
