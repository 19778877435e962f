"""Which cards are laid and taken around an act of taking: 'the boar takes the clover'.

The cards have roles in the act: the means, the subject, the object, and earlier mentions. The first of these
that exists is laid, and another one is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Lay
from voice_hanabi.games.hanafuda.talk.meaning.laying.beside import Found
from voice_hanabi.games.hanafuda.talk.meaning.laying.completing import completed
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token, laid_by_case, same_month
from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.rules import first_found
from voice_hanabi.understanding.sentences.standing import Standing

TAKEN_OR_LAID_COST = 0.3
"""'I'll take the geese': a card in the hand rather than one in the field."""


@dataclass(frozen=True, slots=True)
class _Cards:
    """The cards around an act of taking, by their roles."""

    said_before: Sequence[Token]
    """Everything that was said before the act."""
    before: Sequence[Token]
    """Cards before the act."""
    means: Token | None
    """The means: after a joining word, by its case, or what is laid for it."""
    means_before: Token | None
    """The means before the act: 'with the crane I take ...'."""
    subjects: Sequence[Token]
    """The cards before the act in its own part of the sentence."""
    earlier: Sequence[Token]
    """The cards before the act in earlier parts."""
    objects: Sequence[Token]
    """Cards after the act."""
    by_speaker: bool
    """Whether the speaker is the one who takes."""


def taking(sentence: Sentence, tokens: Sequence[Token], at: int) -> Iterator[Found]:
    """Yield the roles of the cards around an act of taking; ``at`` is its place among the tokens."""
    if (exchange := _exchanged(tokens, at)) is not None:
        first, second, either = exchange
        yield Lay(completed(sentence, second), completed(sentence, first)), 0.0
        if either:
            yield Lay(completed(sentence, first), completed(sentence, second)), 0.0
        return
    cards = _cards(tokens, at)
    laid = first_found(_LAID, cards)
    taken = first_found(_TAKEN, cards, laid)
    if laid is None and taken is None:
        laid, taken = _both_before(cards)
    if laid is not None:
        yield _laid_for(sentence, laid, taken)
    elif taken is not None:
        yield from _only_taken(sentence, taken)


def _cards(tokens: Sequence[Token], at: int) -> _Cards:
    """Return the roles of the cards around the act at a place."""
    here = tokens[at].part
    by = laid_by_case(tokens)
    means = by or _means_behind(tokens, at)
    objects = [token for token in tokens[at + 1 :] if token.names_card and token is not means]
    before = [token for token in tokens[:at] if token.names_card and token is not by]
    subjects = [token for token in before if token.part == here and token.kind == "card"]
    return _Cards(
        tokens[:at],
        before,
        means,
        _card_behind(tokens, range(at), lambda token: token.kind == "using"),
        subjects,
        [token for token in before if token not in subjects],
        objects if by is None else _of_one(objects),
        _is_speakers(tokens, at),
    )


def _is_speakers(tokens: Sequence[Token], at: int) -> bool:
    """Return whether the speaker performs an act: by its form, or by an 'I' in its part."""
    said = any(token.kind == "i" and token.part == tokens[at].part for token in tokens[:at])
    return tokens[at].first_person or said


def _means_behind(tokens: Sequence[Token], at: int) -> Token | None:
    """Return the means after the act, or what is laid for it.

    'I'm after the curtain, so here's a plain cherry.'
    """
    behind = range(at + 1, len(tokens))
    return (
        _card_behind(tokens, behind, lambda token: token.kind in ("using", "onto"))
        or _card_behind(tokens, behind, lambda token: token.act == "lay")
        or _goes_down(tokens, at)
    )


# The laid card


def _said_with(cards: _Cards) -> Token | None:
    """Return the means, marked by a word or a case."""
    return cards.means or cards.means_before


def _subject(cards: _Cards) -> Token | None:
    """Return the card that takes; if the speaker takes, a card there is the object."""
    if not cards.subjects or (cards.by_speaker and not cards.objects):
        return None
    return next((one for one in cards.subjects if one.named.own), cards.subjects[-1])


def _named_before(cards: _Cards) -> Token | None:
    """Return another card that was named before the taken one."""
    others = _unlike(reversed(cards.before), cards.objects[0]) if cards.objects else []
    if not others:
        return None
    # 'The cup, the red one, swallows a mum': the cup; 'the mum, the plain one, ...': that mum.
    alone = others[0].named.kind_alone
    whole = (one for one in others if not one.named.kind_alone and not (alone and one.named.month_alone))
    return next(whole, others[0])


def _paid_with(cards: _Cards) -> Token | None:
    """Return the card after the taken one that is laid for it: 'come here, boar, the clover ribbon'."""
    if len(cards.objects) != 2:
        return None
    taken, laid = cards.objects
    pays = taken.part != laid.part and same_month(taken, laid) and taken.mention != laid.mention
    return laid if pays else None


_LAID: tuple[Callable[[_Cards], Token | None], ...] = (_said_with, _subject, _named_before, _paid_with)


# The taken card


def _object(cards: _Cards, laid: Token | None) -> Token | None:
    return next((one for one in cards.objects if laid is None or _is_another(laid, one)), None)


def _before_its_means(cards: _Cards, laid: Token | None) -> Token | None:
    """Return the last card before the act, if the act names its means."""
    return None if cards.means is None else next(iter(_unlike(reversed(cards.before), cards.means)), None)


def _of_a_part_before(cards: _Cards, laid: Token | None) -> Token | None:
    """Return the last card of the earlier parts, if the one after the act is laid."""
    if laid is None or not cards.objects:
        return None
    return next(iter(_unlike(reversed(cards.earlier), laid)), None)


_TAKEN: tuple[Callable[[_Cards, Token | None], Token | None], ...] = (
    *(_object, _before_its_means, _of_a_part_before),
)


def _both_before(cards: _Cards) -> tuple[Token | None, Token | None]:
    """Return the laid and taken cards before the act: 'the sake I lay, and the mum I take'."""
    before = cards.before
    if not before:
        return None, None
    lays = len(before) > 1 and _laid_before(cards.said_before, before[-2])
    return before[-2] if lays else None, before[-1]


def _laid_before(tokens: Sequence[Token], card: Token) -> bool:
    """Return whether an act of laying is beside a card."""
    return any(token.act == "lay" and abs(tokens.index(token) - tokens.index(card)) == 1 for token in tokens)


# The move


def _laid_for(sentence: Sentence, laid: Token, taken: Token | None) -> Found:
    if taken is None:
        return Lay(completed(sentence, laid)), 0.0
    # 'That crane's mine! I'll take it with a pine': a card the speaker wants isn't one they have.
    if taken.named.own and not laid.named.own and taken.kind != "it":
        laid, taken = taken, laid
    return Lay(completed(sentence, laid), completed(sentence, taken)), 0.0


def _only_taken(sentence: Sentence, taken: Token) -> Iterator[Found]:
    """Yield the moves that only name a taken card: another one may be said to be held."""
    card = completed(sentence, taken)
    held = _held(sentence, taken)
    if held is None and not taken.named.own:
        # 'The rain man comes home with me, for I have the swallow.'
        reasons = (mention_of(one).card for one in reversed(sentence.aside("card")) if _holds(one, card))
        held = next(reasons, None)
    if held is not None:
        yield Lay(held, card), 0.0
    if taken.named.own:
        yield Lay(card), 0.0
        return
    yield Lay(None, card), 0.0
    if not taken.named.on_field:
        yield Lay(card), TAKEN_OR_LAID_COST


def _unlike(tokens: Iterable[Token], other: Token) -> list[Token]:
    """Return the tokens that name another card."""
    return [one for one in tokens if one.mention != other.mention]


def _card_behind(tokens: Sequence[Token], places: range, wanted: Callable[[Token], bool]) -> Token | None:
    """Return the card directly after the first wanted token that has one."""
    pairs = ((tokens[k], tokens[k + 1]) for k in places if k + 1 < len(tokens))
    return next((card for token, card in pairs if wanted(token) and card.names_card), None)


def _goes_down(tokens: Sequence[Token], at: int) -> Token | None:
    """Return the card laid after an act of taking: 'I'm after the geese, so a plain grass goes down'."""
    for k in range(at + 2, len(tokens)):
        before = tokens[k - 1]
        if tokens[k].act == "lay" and before.kind == "card" and before.part != tokens[at].part:
            return before
    return None


def _of_one(objects: Sequence[Token]) -> list[Token]:
    """Return what is taken; if its case shows what is laid, 'the ribbon on the pine' is one card.

    So is 'the cherry, the plain one'.
    """
    match [one.mention for one in objects]:
        case [Mention(month_alone=False) as first, Mention(month_alone=True) as second] | [
            Mention(month_alone=True) as first,
            Mention(kind_alone=True) as second,
        ]:
            both = joined(first.card, second.card)
            if both is not None:
                return [replace(objects[0], mention=replace(first, card=both))]
    return list(objects)


def _is_another(laid: Token, taken: Token) -> bool:
    """Return whether the taken card isn't the laid one: one plain card takes the other of its month."""
    plain = taken.kind == "card" and taken.named.card.kind == "kasu"
    named_apart = laid.kind == "card" and laid.place < taken.place and laid.part == taken.part
    return laid.mention != taken.mention or (plain and named_apart)


def _holds(piece: Piece, taken: CardSaid) -> bool:
    """Return whether a card named in a reason may take another: it has the same month."""
    card = mention_of(piece).card
    return card.month is not None and card.month == taken.month and joined(card, taken) is None


def _held(sentence: Sentence, taken: Token) -> CardSaid | None:
    """Return the card that is said to be held, if it takes one of its month: 'I've got a plain pine'."""
    month = taken.named.card.month
    parts = sentence.parts()
    for piece, standing in zip(sentence.pieces, sentence.meant, strict=True):
        if piece.kind != "card" or parts[piece.place] == taken.part or standing is Standing.VOID:
            continue
        card = mention_of(piece).card
        if month is not None and card.month == month and card != taken.named.card:
            return card
    return None


# A card for a card


def _exchanged(tokens: Sequence[Token], at: int) -> tuple[Token, Token, bool] | None:
    """Return what an act takes and what is laid for it, if the taken card comes before the act.

    'Gøgen skal jeg have, og jeg giver en blåregn': the act is the speaker's, and another card follows in its
    own part. In 'the ribbon, det tager ornen' either may be the subject, which the third returned value
    shows.
    """
    act = tokens[at]
    pair = _one_behind(tokens, at)
    if pair is None or not _is_near(tokens, at, pair[0]):
        return None
    taken, laid = pair
    mine = act.own or any(
        token.kind == "i" and token.part == act.part and token.place > taken.place for token in tokens
    )
    if mine and laid.part != act.part:
        return taken, laid, False
    return (taken, laid, True) if act.with_it and not mine and laid.part == act.part else None


def _one_behind(tokens: Sequence[Token], at: int) -> tuple[Token, Token] | None:
    """Return the card before an act and the only one after it, if no word of its part joins them."""
    cards = [token for token in tokens[:at] if token.kind == "card"]
    later = [token for token in tokens[at + 1 :] if token.kind == "card"]
    joins = any(token.kind in ("onto", "using") and token.part == tokens[at].part for token in tokens)
    if not cards or len(later) != 1 or joins:
        return None
    one_card = joined(cards[-1].named.card, later[0].named.card) is not None
    return None if one_card else (cards[-1], later[0])


def _is_near(tokens: Sequence[Token], at: int, card: Token) -> bool:
    """Return whether a card before an act, or its pronoun, is in the act's part."""
    here = [token for token in tokens[:at] if token.part == tokens[at].part]
    return tokens[at].with_it or card in here or any(token.kind == "it" for token in here)
