"""Which card is laid where neither an act nor a joining word tells the cards of a sentence apart.

What was called the speaker's own is laid, what lies on the field taken; else it is what a reason names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.hanafuda.talk.commands import CardSaid, Lay
from voice_hanabi.hanafuda.talk.meaning.completing import completed
from voice_hanabi.hanafuda.talk.meaning.mentions import joined
from voice_hanabi.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.hanafuda.talk.meaning.tokens import Token, same_month
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece

BORROWED_COST = 0.2
"""A card that was only named in a reason, or before a pronoun."""
NOT_JOINED_COST = 0.3
"""Two cards of a month beside each other: one takes the other."""
TWO_COST = 0.25
"""Another of several cards: the last one is likelier, but the table asks."""
NUMBER_COST = 0.2
"""A number without its noun, taken for a place in the hand."""

Found = tuple[Lay, float]
"""What may be laid and taken, and what it costs to read it so."""


def from_what_is_beside(sentence: Sentence, acts: Sequence[Token], cards: Sequence[Token]) -> Iterator[Found]:
    """Yield what is laid where nothing tells the cards of a sentence apart."""
    distinct = _distinct(cards)
    if not distinct:
        yield from _borrowed(sentence, acts)
        return
    if len(distinct) == 1:
        yield Lay(completed(sentence, distinct[0])), 0.0
        return
    owns = [token for token in distinct if token.mention and token.mention.own]
    others = [token for token in distinct if token not in owns]
    lying = [token for token in distinct if token.mention and token.mention.on_field]
    first, second = distinct[0], distinct[1]
    if len(distinct) == 2 and len(owns) == 1:
        yield Lay(completed(sentence, owns[0]), completed(sentence, others[0])), 0.0
    elif len(distinct) == 2 and len(lying) == 1:
        laid = next(token for token in distinct if token not in lying)
        yield Lay(completed(sentence, laid), completed(sentence, lying[0])), 0.0
    elif len(distinct) == 2 and same_month(first, second) and not acts:
        yield Lay(completed(sentence, first), completed(sentence, second)), NOT_JOINED_COST
    else:
        for place, token in enumerate(reversed(distinct)):
            yield Lay(completed(sentence, token)), TWO_COST * bool(place)


def _distinct(cards: Sequence[Token]) -> list[Token]:
    """Return the cards that were named, each once: 'the storm card, the lightning' is one."""
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


def _borrowed(sentence: Sentence, acts: Sequence[Token]) -> Iterator[Found]:
    """Yield what an act without a card lays: what a pronoun stands for, a number, a card of a reason."""
    if not acts:
        return
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
    """Return the card that a kind alone is said of: 'I kept the bridge for tane, but in it goes'."""
    for piece in reversed(named):
        both = joined(card, mention_of(piece).card)
        if card.month is None and both is not None and both.month is not None:
            return both
    return card
