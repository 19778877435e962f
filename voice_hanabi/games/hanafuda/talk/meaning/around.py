"""The cost of words besides a card, by their role: other names, statements, and the part they are in.

A card alone is a move on its player's turn, so everything else matters: with words that only mention a card,
with unknown ones or somebody else's name beside it, it is talk.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

UNKNOWN_COST = 0.25
"""An unknown word beside an act."""
UNKNOWN_BARE_COST = 0.9
"""The same beside a card alone."""
UNKNOWN_APART_COST = 0.1
"""The same in another part of the sentence: people give reasons."""
ELSEWHERE_COST = 0.8
"""Something from everyday life, beside an act."""
ELSEWHERE_BARE_COST = 3.0
"""The same beside a card alone: talk."""
ELSEWHERE_APART_COST = 0.3
"""The same in another part of the sentence."""
ELSEWHERE_BARE_APART_COST = 0.8
"""The same beside a card alone: 'look, geese, in the garden'."""
TALK_COST = 3.0
"""Words that only mention a card, or somebody else's name: talk."""
TOLD_COST = 0.9
"""A mere mention of two cards, one on the other: the table asks."""
CALLED_COST = 0.8
"""Somebody else is addressed, and a card is named: the table asks."""
LONG_TALK = 5
"""How many words without meaning may be around a card alone."""
LONG_TALK_COST = 0.15
"""Each further one."""

_LIGHT = ("filler", "i", "it", "mine")


@dataclass(frozen=True)
class _Beside:
    """A piece beside a move, and its relation to it."""

    piece: Piece
    sentence: Sentence
    parts: dict[int, int]
    speaking: int | None
    bare: bool
    """Whether there is neither an act nor a joining word."""
    bound: bool
    """Whether there is an act."""
    here: bool
    """Whether it is in a part of the sentence about the move."""
    joining: bool
    """Whether it is in a part that joins two cards."""
    before_anew: bool
    """Whether a clause with a card begins after it."""
    in_reason: bool
    """Whether its part is a reason."""

    @property
    def here_bare(self) -> bool:
        return self.here and self.bare

    @property
    def apart_bare(self) -> bool:
        return self.bare and not self.here

    @property
    def of_somebody_else(self) -> bool:
        """Whether it is the name of another than the current player, and no act shows whose move it is."""
        return self.speaking is not None and self.speaking not in self.piece.seats and not self.bound

    @property
    def reported(self) -> bool:
        return self.sentence.standing(self.piece) is Standing.REPORTED

    @cached_property
    def describes(self) -> bool:
        """Whether it only describes a card named before: 'the bridge, that with irises'."""
        mention = mention_of(self.piece)
        before = [mention_of(piece) for piece in self.sentence.said("card") if piece.place < self.piece.place]
        months = {one.card.month for one in before if not one.several and one.card.kind is not None}
        return mention.month_alone and mention.card.month in months

    @property
    def negates_a_card(self) -> bool:
        """Whether a negation has a card of its own: 'the geese, not the moon'."""
        return any(
            one.kind == "card"
            and one.place > self.piece.place
            and self.sentence.standing(one) is Standing.VOID
            for one in self.sentence.pieces
        )

    @property
    def is_no_alone(self) -> bool:
        """Whether it is a 'no' in a part of the sentence by itself, after a card."""
        place = self.piece.place
        behind = any(one.kind == "card" and one.place < place for one in self.sentence.pieces)
        alone = sum(part == self.parts[place] for part in self.parts.values()) == 1
        return behind and alone and "stop" in self.piece.also


@dataclass(frozen=True, slots=True)
class _Costs:
    """The cost of a piece of one of these kinds if a condition holds."""

    kinds: tuple[str, ...]
    cost: float
    where: Callable[[_Beside], bool] = lambda beside: True


_COSTS = (
    _Costs(("unknown",), UNKNOWN_BARE_COST, lambda one: one.here_bare),
    _Costs(("unknown",), UNKNOWN_COST, lambda one: one.here),
    _Costs(("unknown",), UNKNOWN_APART_COST),
    _Costs(("elsewhere",), ELSEWHERE_BARE_COST, lambda one: one.here_bare),
    _Costs(("elsewhere",), ELSEWHERE_COST, lambda one: one.here),
    _Costs(("elsewhere", "past"), UNKNOWN_APART_COST, lambda one: one.before_anew),
    _Costs(("elsewhere",), ELSEWHERE_BARE_APART_COST, lambda one: one.bare),
    _Costs(("elsewhere",), ELSEWHERE_APART_COST),
    _Costs(("ask",), CALLED_COST, lambda one: one.apart_bare),
    # 'The peony ribbon, for Peter has taken the other two.'
    _Costs(("past", "player"), 0.0, lambda one: one.in_reason and not one.here),
    # 'The moon! I needed that!'
    _Costs(("past",), CALLED_COST, lambda one: one.apart_bare and one.reported),
    _Costs(
        ("card",),
        TALK_COST,
        lambda one: one.bare and mention_of(one.piece).several and not one.describes,
    ),
    _Costs(("player",), TALK_COST, lambda one: one.of_somebody_else and one.here),
    _Costs(("player",), CALLED_COST, lambda one: one.of_somebody_else and one.bare),
    _Costs(("telling",), TALK_COST, lambda one: one.here_bare),
    # 'The moon is still on the grass.'
    _Costs(("telling",), TOLD_COST, lambda one: one.joining and not one.bound),
    _Costs(("you", "they"), TALK_COST, lambda one: one.here_bare),
    # 'The boar, no, I don't know yet.'
    _Costs(("not",), CALLED_COST, lambda one: one.bare and one.is_no_alone),
    # 'The boar, no, not that'.
    _Costs(("not",), TALK_COST, lambda one: one.here_bare and not one.negates_a_card),
)
"""The first row that fits a piece gives its cost; otherwise it costs nothing."""


def cost_around(sentence: Sentence, speaking: int | None, *, bare: bool, bound: bool) -> float:
    """Return the cost of all other words; ``bare`` if there is neither an act nor a joining word.

    ``bound`` means that there is an act.
    """
    parts = sentence.parts()
    named = {parts[piece.place] for piece in sentence.said("card", "it")}
    # 'For', 'to' and 'at' join nothing without a card nearby: 'if it's all the same to you'.
    joining = {parts[piece.place] for piece in sentence.said("onto", "using")} & named
    own = {parts[piece.place] for piece in sentence.said("card", *ACTS)} | joining
    anew = _begins_anew(sentence, parts)
    reasons = {parts[piece.place] for piece in sentence.pieces if piece.kind == "because"}
    beside = [
        _Beside(
            piece,
            sentence,
            parts,
            speaking,
            bare,
            bound,
            here=parts[piece.place] in own,
            joining=parts[piece.place] in joining,
            before_anew=piece.place < anew,
            in_reason=parts[piece.place] in reasons,
        )
        for piece in sentence.pieces
    ]
    light = sum(one.here_bare and one.piece.kind in _LIGHT for one in beside)
    return sum(map(_cost, beside)) + LONG_TALK_COST * max(0, light - LONG_TALK)


def _cost(beside: _Beside) -> float:
    return next((one.cost for one in _COSTS if beside.piece.kind in one.kinds and one.where(beside)), 0.0)


def _begins_anew(sentence: Sentence, parts: dict[int, int]) -> int:
    """Return where a clause with a card begins: 'they'd have laughed at me, but an empty pine'."""
    cards: Sequence[Piece] = sentence.said("card")
    if not cards:
        return 0
    first = parts[cards[0].place]
    buts = (piece.place for piece in sentence.pieces if piece.kind == "but" and parts[piece.place] == first)
    return max(buts, default=0)
