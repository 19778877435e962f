"""The public game as one seat knows it, in whole numbers: what lies where, and what was told of each card.

A card is named by when it was drawn, so that of two cards the newer has the greater number. Faces that the
seat cannot see are ``UNSEEN``; in a world that is only imagined every face is there. Copying is cheap.
"""

from __future__ import annotations

from collections.abc import Collection

from voice_hanabi.games.hanabi.partners.box import STEPS, GameKind

UNSEEN = -1
"""The face of a card that is not seen."""

UNPROVEN, LITERAL = 1, 2
"""Somebody who has not shown yet that they know what partners mean, and who goes by the words alone."""

ASTRAY = 2
"""How often somebody's clues lead others astray before only their words count."""

Promise = tuple[int, int, int]
"""A card that may need another one before it, who gave its clue, and whose card it is."""


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
        """For each seat its cards from the owner's left."""
        self.faces = [UNSEEN] * cards
        self.told = [box.every] * cards
        """For each card the faces that clues leave possible."""
        self.inferred = [box.every] * cards
        """For each card what was read out of the clues; nothing says that it is true."""
        self.marked = bytearray(cards)
        """Whether a clue touched the card."""
        self.called = bytearray(cards)
        """Whether a clue to somebody else calls for the card to be played (a finesse)."""
        self.giver = [-1] * cards
        """Who gave the first clue that touched the card."""
        self.since = [0] * cards
        """How many cards had been drawn when it was first touched."""
        self.doubled = [0] * cards
        """Faces that the giver held and could not see, so that the card may be one of them all the same."""
        self.promises: list[Promise] = []
        self.misled = [0] * box.players
        """For each seat how often a card was played in vain because of a clue of theirs."""
        self.manner = bytearray(box.players)
        """For each seat whether it plays as partners do (0), is ``UNPROVEN`` or ``LITERAL``."""
        self.heights = [0] * box.suits
        self.discarded = [0] * len(box.faces)
        self.gone = [0] * len(box.faces)
        """For each face how many cards of it are played or discarded."""
        self.clue_tokens = box.rules.max_clues
        self.strikes = 0
        self.deck = 0
        self.drawn = 0
        """How many cards were drawn: the name of the next one."""
        self.last_round: int | None = None
        self.useful = self.critical = self.playable = 0
        self.score = 0
        for suit in range(box.suits):
            self.firework_changed(suit)

    def copy(self) -> BetweenTurns:
        """Return a table that changes apart from this one."""
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

    def firework_changed(self, suit: int) -> None:
        """Work out again what is useful, critical and playable of a suit."""
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
        """Return the card that a seat discards next, its oldest that nothing was said about; -1 for none."""
        marked, called = self.marked, self.called
        oldest = -1
        for card in self.hands[seat]:
            if (oldest < 0 or card < oldest) and not marked[card] and not called[card]:
                oldest = card
        return oldest

    def newest(self, seat: int) -> int:
        """Return the newest card of a seat that nothing was said about; -1 for none."""
        marked, called = self.marked, self.called
        newest = -1
        for card in self.hands[seat]:
            if card > newest and not marked[card] and not called[card]:
                newest = card
        return newest

    def spoken_of(self, seat: int, newly: Collection[int] = ()) -> list[bool]:
        """Tell for each card of a seat whether somebody spoke of it who means more than the words.

        ``newly`` are cards that are spoken of from now on.
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
        """Return whether nobody between two seats would help the second one, who goes by more than words."""
        players, manner = self.box.players, self.manner
        between = (me + 1) % players
        while between != seat and manner[between] == LITERAL:
            between = (between + 1) % players
        return between == seat

    def touched(self, seat: int, clue: int) -> list[int]:
        """Return the cards of a seat that a clue touches; it must be seen what they are."""
        mask, faces = self.box.clue_masks[clue], self.faces
        return [card for card in self.hands[seat] if mask >> faces[card] & 1]

    def next_needed(self, taken: int) -> int:
        """Return for each suit the next useful face, those left out that somebody is known to hold."""
        rest = self.useful & ~taken
        found = 0
        for mask in self.box.suit_masks:
            suit = rest & mask
            found |= suit & -suit
        return found

    def believed(self, card: int) -> bool:
        """Return whether a card is played on the strength of what its clue meant.

        Not where its giver led others astray twice: then only what was told counts. Nor with the last strike
        at stake where the giver goes by the words alone.
        """
        giver = self.giver[card]
        if self.manner[giver] == LITERAL and self.strikes >= self.box.rules.max_strikes - 1:
            return False
        return self.misled[giver] < ASTRAY

    @property
    def lost(self) -> int:
        """How many points can no more be reached."""
        return len(self.box.faces) - self.score - self.useful.bit_count()
