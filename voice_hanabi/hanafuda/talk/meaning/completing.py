"""Which card is meant where only half of it is said, and the other half stands before it in the sentence."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.hanafuda.talk.commands import CardSaid
from voice_hanabi.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.hanafuda.talk.meaning.tokens import Token
from voice_hanabi.understanding.sentences.pieces import Piece


def completed(sentence: Sentence, token: Token) -> CardSaid:
    """Return a card with the half that was said elsewhere: 'since I hold two mums, I'll toss a plain one'."""
    mention = token.mention
    assert mention is not None
    card = mention.card
    for piece in sentence.pieces:
        other = _hinted(piece)
        if other is None or piece.place >= token.place:
            continue
        if mention.month_alone and mention.of and _corrected(sentence, piece, token):
            # 'The iris ribbon, sorry, of wisteria'.
            return replace(other.card, month=card.month)
        of_month = other.card.month is not None and other.card.kind in (None, card.kind)
        gives_month = mention.kind_alone and of_month
        # 'The maple ribbon, sorry, the mum one': what was taken back tells the kind.
        kinds = other.kind_alone or _corrected_between(sentence, piece.place, token.place)
        gives_kind = mention.month_alone and mention.stands_in and kinds
        if gives_kind:
            other = replace(other, card=replace(other.card, month=None))
        if gives_month or gives_kind:
            both = joined(card, other.card)
            if both is not None:
                return both
    return card


def _corrected_between(sentence: Sentence, first: int, last: int) -> bool:
    """Tell whether what was said at one place was taken back before the other."""
    return any(piece.kind == "correct" and first < piece.place < last for piece in sentence.pieces)


def _corrected(sentence: Sentence, before: Piece, token: Token) -> bool:
    """Tell whether a word takes back one thing between a card of two halves and another card."""
    card = mention_of(before).card if before.kind == "card" else None
    return (
        card is not None
        and None not in (card.month, card.kind)
        and any(before.place < piece.place < token.place for piece in sentence.said("correct"))
    )


_RIBBONS_OF = {"aotan": "blue", "akatan": "poem"}


def _hinted(piece: Piece) -> Mention | None:
    """Return the card that a piece names, or the kind that a yaku is made of: 'all three red poems'."""
    if piece.kind == "card":
        return mention_of(piece)
    if piece.kind == "yaku" and str(piece.value) in (*_RIBBONS_OF, "tan"):
        return Mention(CardSaid(kind="tan", ribbon=_RIBBONS_OF.get(str(piece.value))))
    return None
