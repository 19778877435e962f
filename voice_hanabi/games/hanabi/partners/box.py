"""The cards in the box, as integers: a face is a number, a set of faces a sum of bits.

Face ``5 * suit + step`` is the card that its firework takes as number ``step``, counted from 0: the red one
is step 0 of red, the black five step 0 of black, which is built downwards. So code that reasons about faces
needs no special rules for suits, and a set of faces is one Python integer.
"""

from __future__ import annotations

from functools import lru_cache

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.setup import hand_size

STEPS = len(RANKS)
"""The number of cards in a firework."""


class GameKind:
    """What is the same in all games with the same rules and number of players."""

    __slots__ = (
        "cards", "clue_masks", "colours", "copies", "every", "face_of", "faces", "last_steps", "players",
        "rules", "second_steps", "size", "suit_masks", "suits",
    )  # fmt: skip

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.size = hand_size(players)
        self.suits = len(rules.suits)
        self.every = (1 << STEPS * self.suits) - 1
        self.suit_masks = tuple(((1 << STEPS) - 1) << STEPS * suit for suit in range(self.suits))
        self.faces: tuple[Card, ...] = tuple(
            Card(suit.name, rank) for suit in rules.suits for rank in suit.ranks_built(STEPS)
        )
        """The card of each face."""
        self.face_of = {card: face for face, card in enumerate(self.faces)}
        copies = {
            Card(suit.name, rank): count
            for suit in rules.suits
            for rank, count in zip(RANKS, suit.copies, strict=True)
        }
        self.copies = tuple(copies[card] for card in self.faces)
        """The number of copies of each face."""
        self.cards = sum(self.copies)
        self.colours = rules.colours
        masks = []
        for colour in self.colours:
            masks.append(
                sum(
                    mask
                    for suit, mask in zip(rules.suits, self.suit_masks, strict=True)
                    if suit.name == colour or suit.touch == "every"
                )
            )
        masks += [
            sum(1 << face for face, card in enumerate(self.faces) if card.rank == rank) for rank in RANKS
        ]
        self.clue_masks = tuple(masks)
        """For each clue, colours first and then the ranks 1 to 5, the faces that it touches."""
        self.last_steps = sum(1 << STEPS * suit + STEPS - 1 for suit in range(self.suits))
        """The cards that complete a firework."""
        self.second_steps = sum(1 << STEPS * suit + 1 for suit in range(self.suits))
        """The second cards of fireworks: the twos."""

    def rank_of_clue(self, clue: int) -> int | None:
        """Return the rank that a clue names, or ``None`` for a colour."""
        colours = len(self.colours)
        return None if clue < colours else clue - colours + 1

    def clue_of(self, colour: str | None, rank: int | None) -> int:
        """Return the number of the clue of a colour or a rank."""
        if colour is not None:
            return self.colours.index(colour)
        assert rank is not None
        return len(self.colours) + rank - 1

    def clue_action(self, target: int, clue: int) -> ClueColour | ClueRank:
        """Return the action that gives a clue."""
        rank = self.rank_of_clue(clue)
        return ClueColour(target, self.colours[clue]) if rank is None else ClueRank(target, rank)


@lru_cache(maxsize=64)
def box_of(rules: Rules, players: int) -> GameKind:
    """Return the box for these rules, made once."""
    return GameKind(rules, players)
