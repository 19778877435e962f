"""Completes a card of which only half is said, from an earlier part of the sentence."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token
from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import Piece


def completed(sentence: Sentence, token: Token) -> CardSaid:
    """Return a card with its other half from elsewhere: 'since I hold two mums, I'll toss a plain one'."""
    mention = token.named
    for piece in sentence.pieces:
        other = _hinted(piece)
        if other is None or piece.place >= token.place:
            continue
        if mention.month_alone and mention.of and _corrected(sentence, piece, token):
            # 'The iris ribbon, sorry, of wisteria'.
            return replace(other.card, month=mention.card.month)
        half = _other_half(mention, other, _corrected_between(sentence, piece.place, token.place))
        both = None if half is None else joined(mention.card, half)
        if both is not None:
            return both
    return mention.card


def _other_half(mention: Mention, other: Mention, corrected: bool) -> CardSaid | None:
    """Return what an earlier card adds to one of which only half is said; ``None`` for nothing.

    'The maple ribbon, sorry, the mum one': the part that was taken back shows the kind.
    """
    of_month = other.card.month is not None and other.card.kind in (None, mention.card.kind)
    if mention.month_alone and mention.stands_in and (other.kind_alone or corrected):
        return replace(other.card, month=None)
    return other.card if mention.kind_alone and of_month else None


def _corrected_between(sentence: Sentence, first: int, last: int) -> bool:
    """Return whether what was said at one place was taken back before the other."""
    return any(piece.kind == "correct" and first < piece.place < last for piece in sentence.pieces)


def _corrected(sentence: Sentence, before: Piece, token: Token) -> bool:
    """Return whether a word between a card of two halves and another card takes back one of them."""
    card = mention_of(before).card if before.kind == "card" else None
    return (
        card is not None
        and None not in (card.month, card.kind)
        and any(before.place < piece.place < token.place for piece in sentence.said("correct"))
    )


_RIBBONS_OF = {"aotan": "blue", "akatan": "poem"}


def _hinted(piece: Piece) -> Mention | None:
    """Return the card that a piece names, or the kind that a yaku consists of: 'all three red poems'."""
    if piece.kind == "card":
        return mention_of(piece)
    if piece.kind == "yaku" and str(piece.value) in (*_RIBBONS_OF, "tan"):
        return Mention(CardSaid(kind="tan", ribbon=_RIBBONS_OF.get(str(piece.value))))
    return None
