"""What says in a sentence which card is laid and which is taken: cards, acts, joining words, pronouns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece


@dataclass(frozen=True, slots=True)
class Token:
    """A piece that says what is laid or taken."""

    kind: str
    place: int
    mention: Mention | None = None
    part: int = 0
    act: str = ""
    own: bool = False
    """Whether the speaker is its subject."""
    first_person: bool = False
    """Whether it is an act in a form of the first person or the infinitive."""
    taken_first: bool = False
    """Whether it joins what is taken to what is laid, in this order only: 'is hit by'."""
    with_it: bool = False
    """Whether an act holds the pronoun of a card: 'den tager jeg'."""


def tokens_of(sentence: Sentence) -> list[Token]:
    """Return what says what is laid or taken, in its order; pronouns with what they stand for."""
    parts = sentence.parts()
    tokens: list[Token] = []
    for piece in sentence.said("card", *ACTS, "onto", "using", "it", "i"):
        if piece.kind == "card":
            tokens.append(Token("card", piece.place, mention_of(piece), parts[piece.place]))
        elif piece.kind == "it" and _points(sentence, piece):
            continue
        elif piece.kind == "it":
            stands_for = _antecedent(sentence, piece, tokens, parts)
            if stands_for is not None:
                tokens.append(Token("it", piece.place, stands_for, parts[piece.place]))
        else:
            kind = "act" if piece.kind in ACTS else piece.kind
            own = kind == "i" or "i" in piece.also
            token = Token(kind, piece.place, None, parts[piece.place], str(piece.value), own)
            if own and "it" in piece.also and piece.value == "take":
                # 'The crane! Den tager jeg med ...': the act holds what it takes.
                stands_for = _antecedent(sentence, piece, tokens, parts)
                if stands_for is not None:
                    tokens.append(Token("it", piece.place, stands_for, parts[piece.place]))
            with_it = kind == "act" and "it" in piece.also
            first = piece.kind == "using" and piece.value == "by"
            tokens.append(
                replace(token, first_person=piece.kind == "act", with_it=with_it, taken_first=first)
            )
    return _apposed(tokens)


def same_month(one: Token, other: Token) -> bool:
    """Tell whether two cards are named with their month, and it is the same."""
    assert one.mention is not None
    assert other.mention is not None
    return one.mention.card.month is not None and one.mention.card.month == other.mention.card.month


def _apposed(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with an object and what says it once more made one: 'I grab the animal, the deer'."""
    found: list[Token] = []
    for token in tokens:
        before = found[-1] if found else None
        if before is None or before.mention is None or token.mention is None or token.kind != "card":
            found.append(token)
            continue
        both = joined(before.mention.card, token.mention.card)
        is_object = any(one.part == before.part and one.kind in ("act", "onto") for one in found)
        alone = not any(one.part == token.part and one.kind not in ("card", "using") for one in tokens)
        adds = before.mention.kind_alone or before.mention.month_alone
        once_more = is_object and alone and adds and token.part != before.part
        # 'The deer onto the maple, the plain one': the deer is no plain card.
        laid = found[0].mention
        unlike = laid is not None and laid.card.kind not in (None, token.mention.card.kind)
        halves = before.mention.month_alone and token.mention.kind_alone
        which = halves and unlike and laid is not before.mention
        whole = both == token.mention.card or token.mention.month_alone or which
        if both is None or not once_more or not whole:
            found.append(token)
        else:
            found[-1] = replace(before, mention=replace(before.mention, card=both), part=token.part)
    return found


def _points(sentence: Sentence, pronoun: Piece) -> bool:
    """Tell whether a word points at the card right behind it: 'get that ribbon', but 'vezmu to jeřábem'."""
    behind = next((piece for piece in sentence.pieces if piece.place > pronoun.place), None)
    return (
        behind is not None
        and not pronoun.ends
        and behind.kind == "card"
        and behind.place == pronoun.place + 1
        and not mention_of(behind).by
    )


def _antecedent(
    sentence: Sentence, pronoun: Piece, before: Sequence[Token], parts: dict[int, int]
) -> Mention | None:
    """Return the card for which a pronoun stands: the last one named before, but for its own subject."""
    named = [piece for piece in sentence.pieces if piece.kind == "card" and piece.place < pronoun.place]
    if not named:
        return None
    here = parts[pronoun.place]
    anew = any(named[-1].place < token.place < pronoun.place for token in before if token.own)
    subject = named[-1] if parts[named[-1].place] == here and not anew else None
    others = [piece for piece in named if piece is not subject]
    if subject is not None and any(token.kind in ("act", "onto") for token in before if token.part == here):
        return mention_of(others[-1]) if others else None
    return mention_of(named[-1])
