"""Which card is laid if neither an act nor a joining word distinguishes the cards of a sentence.

A card called the speaker's own is laid, one in the field is taken; else it is the card that a reason names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Lay
from voice_hanabi.games.hanafuda.talk.meaning.laying.completing import completed
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token, same_month
from voice_hanabi.games.hanafuda.talk.meaning.mentions import joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece

BORROWED_COST = 0.2
"""A card that was only named in a reason, or before a pronoun."""
NOT_JOINED_COST = 0.3
"""Two cards of a month side by side: one takes the other."""
TWO_COST = 0.25
"""One of several cards: the last one is likelier, but the table asks."""
NUMBER_COST = 0.2
"""A number without its noun, read as a place in the hand."""

_TWO = 2

Found = tuple[Lay, float]
"""What may be laid and taken, and the cost of reading it so."""


def from_what_is_beside(sentence: Sentence, tokens: Sequence[Token]) -> Iterator[Found]:
    """Yield what is laid if nothing distinguishes the cards of a sentence."""
    acts = any(token.kind == "act" for token in tokens)
    distinct = _distinct([token for token in tokens if token.kind == "card"])
    if not distinct and acts:
        yield from _borrowed(sentence)
    roles = _of_two(*distinct, acts=acts) if len(distinct) == _TWO else None
    if roles is not None:
        laid, taken, cost = roles
        yield Lay(completed(sentence, laid), completed(sentence, taken)), cost
        return
    for place, token in enumerate(reversed(distinct)):
        yield Lay(completed(sentence, token)), TWO_COST * bool(place)


def _of_two(first: Token, second: Token, *, acts: bool) -> tuple[Token, Token, float] | None:
    """Return which of two cards is laid and which taken, with the cost; ``None`` if undecided."""
    if first.named.own != second.named.own:
        laid, taken = (first, second) if first.named.own else (second, first)
        return laid, taken, 0.0
    if first.named.on_field != second.named.on_field:
        laid, taken = (second, first) if first.named.on_field else (first, second)
        return laid, taken, 0.0
    return (first, second, NOT_JOINED_COST) if same_month(first, second) and not acts else None


def _distinct(cards: Sequence[Token]) -> list[Token]:
    """Return the named cards, each once: 'the storm card, the lightning' is one."""
    found: list[Token] = []
    for token in cards:
        assert token.mention is not None
        for place, known in enumerate(found):
            assert known.mention is not None
            both = joined(known.mention.card, token.mention.card)
            # 'One of my clovers, the plain one' is one card, 'my iris! The bridge' are two.
            more = known.mention.month_alone and token.mention.kind_alone
            if both is not None and (more or known.mention.own <= token.mention.own):
                mention = replace(known.mention, card=both, own=known.mention.own or token.mention.own)
                found[place] = replace(known, mention=mention)
                break
        else:
            found.append(token)
    return found


def _borrowed(sentence: Sentence) -> Iterator[Found]:
    """Yield what an act without a card lays: a pronoun's card, a number, a card of a reason."""
    pronouns = sentence.said("it") + [one for one in sentence.said(*ACTS) if "it" in one.also]
    named = [piece for piece in sentence.pieces if piece.kind == "card"]
    numbers = sentence.said("number")
    if pronouns and named:
        before = [piece for piece in named if piece.place < pronouns[-1].place] or named
        yield Lay(_whole(mention_of(before[-1]).card, before)), BORROWED_COST
    elif numbers:
        yield Lay(CardSaid(slot=int(numbers[-1].value))), NUMBER_COST
    elif reasons := sentence.aside("card"):
        yield Lay(mention_of(reasons[-1]).card), BORROWED_COST


def _whole(card: CardSaid, named: Sequence[Piece]) -> CardSaid:
    """Return the card for which only a kind is said: 'I kept the bridge for tane, but in it goes'."""
    for piece in reversed(named):
        both = joined(card, mention_of(piece).card)
        if card.month is None and both is not None and both.month is not None:
            return both
    return card
