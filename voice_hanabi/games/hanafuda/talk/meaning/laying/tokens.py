"""The words that show which card is laid and which is taken: cards, acts, joining words, pronouns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid
from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece


@dataclass(frozen=True, slots=True)
class Token:
    """A piece that shows what is laid or taken."""

    kind: str
    place: int
    mention: Mention | None = None
    part: int = 0
    act: str = ""
    own: bool = False
    """Whether the speaker is its subject."""
    first_person: bool = False
    """Whether it is an act in the first person or the infinitive."""
    taken_first: bool = False
    """Whether it joins what is taken to what is laid, only in this order: 'is hit by'."""
    with_it: bool = False
    """Whether an act contains the pronoun of a card: 'den tager jeg'."""

    @property
    def names_card(self) -> bool:
        """Whether it names a card, by its words or by a pronoun."""
        return self.mention is not None

    @property
    def named(self) -> Mention:
        """The card that it names."""
        assert self.mention is not None
        return self.mention


def tokens_of(sentence: Sentence) -> list[Token]:
    """Return these tokens in order; pronouns with the card they stand for."""
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
                by = stands_for.by or "by_it" in piece.also
                tokens.append(Token("it", piece.place, replace(stands_for, by=by), parts[piece.place]))
        else:
            tokens += _of_act(sentence, piece, tokens, parts)
    return _apposed(tokens)


def _of_act(
    sentence: Sentence, piece: Piece, before: Sequence[Token], parts: Mapping[int, int]
) -> Iterator[Token]:
    """Yield the token of an act, of a word that joins cards or of 'I', after the card that it contains."""
    kind = "act" if piece.kind in ACTS else piece.kind
    own = kind == "i" or "i" in piece.also
    if own and "it" in piece.also and piece.value == "take":
        # 'The crane! Den tager jeg med ...': the act contains its object.
        stands_for = _antecedent(sentence, piece, before, parts)
        if stands_for is not None:
            yield Token("it", piece.place, stands_for, parts[piece.place])
    token = Token(kind, piece.place, None, parts[piece.place], str(piece.value), own)
    with_it = kind == "act" and "it" in piece.also
    first = piece.kind == "using" and piece.value == "by"
    yield replace(token, first_person=piece.kind == "act", with_it=with_it, taken_first=first)


def same_month(one: Token, other: Token) -> bool:
    """Return whether two cards are named with the same month."""
    assert one.mention is not None
    assert other.mention is not None
    return one.mention.card.month is not None and one.mention.card.month == other.mention.card.month


def laid_by_case(tokens: Sequence[Token]) -> Token | None:
    """Return the card whose case shows that it takes another: 'trávu měsícem'."""
    return next((token for token in tokens if token.mention is not None and token.mention.by), None)


def _apposed(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with an object and its repetition merged: 'I grab the animal, the deer'."""
    found: list[Token] = []
    for token in tokens:
        both = _said_once_more(token, found, tokens) if found and token.kind == "card" else None
        if both is None:
            found.append(token)
        else:
            found[-1] = replace(found[-1], mention=replace(found[-1].named, card=both), part=token.part)
    return found


def _said_once_more(token: Token, found: Sequence[Token], tokens: Sequence[Token]) -> CardSaid | None:
    """Return the card of a token and the object before it, if the second only says more about it."""
    before = found[-1]
    if not before.names_card or token.part == before.part or not _is_object(before, found):
        return None
    both = joined(before.named.card, token.named.card)
    if both is None or not (before.named.kind_alone or before.named.month_alone):
        return None
    if any(one.part == token.part and one.kind not in ("card", "using") for one in tokens):
        # More is said in its part.
        return None
    whole = both == token.named.card or token.named.month_alone
    return both if whole or _tells_which(token, before, found[0].mention) else None


def _is_object(card: Token, found: Sequence[Token]) -> bool:
    """Return whether an act or a joining word is in the part of the sentence with a card."""
    return any(one.part == card.part and one.kind in ("act", "onto") for one in found)


def _tells_which(token: Token, before: Token, first: Mention | None) -> bool:
    """Return whether a kind qualifies the month before it: 'the deer onto the maple, the plain one'.

    The first card of the sentence has another kind, so it isn't meant.
    """
    unlike = first is not None and first.card.kind not in (None, token.named.card.kind)
    return before.named.month_alone and token.named.kind_alone and unlike and first is not before.mention


def _points(sentence: Sentence, pronoun: Piece) -> bool:
    """Return whether a word points at the card after it: 'get that ribbon', but 'vezmu to jeřábem'."""
    behind = next((piece for piece in sentence.pieces if piece.place > pronoun.place), None)
    return (
        behind is not None
        and not pronoun.ends
        and behind.kind == "card"
        and behind.place == pronoun.place + 1
        and not mention_of(behind).by
    )


def _antecedent(
    sentence: Sentence, pronoun: Piece, before: Sequence[Token], parts: Mapping[int, int]
) -> Mention | None:
    """Return the card for which a pronoun stands: the last one named before, except its own subject."""
    named = [piece for piece in sentence.pieces if piece.kind == "card" and piece.place < pronoun.place]
    if not named:
        return None
    last, here = named[-1], parts[pronoun.place]
    if not _is_subject(last, pronoun, before, parts):
        return mention_of(last)
    acts = any(token.kind in ("act", "onto") for token in before if token.part == here)
    if not acts:
        return mention_of(last)
    others = [piece for piece in named if piece is not last]
    return mention_of(others[-1]) if others else None


def _is_subject(card: Piece, pronoun: Piece, before: Sequence[Token], parts: Mapping[int, int]) -> bool:
    """Return whether a card is the subject of the part with a pronoun, rather than the speaker."""
    anew = any(card.place < token.place < pronoun.place for token in before if token.own)
    return parts[card.place] == parts[pronoun.place] and not anew
