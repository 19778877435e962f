"""Which card of a sentence is laid, and which one it is to take.

An act or a joining word tells it, or the case of a card; else what was called the speaker's own, or lies on
the field. A pronoun stands for a card that was named before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from voice_hanabi.hanafuda.talk.commands import CardSaid, Lay
from voice_hanabi.hanafuda.talk.meaning.beside import Found
from voice_hanabi.hanafuda.talk.meaning.completing import completed
from voice_hanabi.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.hanafuda.talk.meaning.tokens import Token, same_month
from voice_hanabi.understanding.sentences.pieces import Piece
from voice_hanabi.understanding.sentences.standing import Standing

TAKEN_OR_LAID_COST = 0.3
"""'I'll take the geese': of a card in the hand rather than of one on the field."""


def roles(sentence: Sentence, tokens: Sequence[Token]) -> Iterator[Found]:
    """Yield what is laid and taken, where an act or a joining word tells which is which."""
    at = next((k for k in reversed(range(len(tokens))) if tokens[k].act == "take"), None)
    by = next((token for token in tokens if token.mention is not None and token.mention.by), None)
    others = [token for token in tokens if token.mention is not None and token is not by]
    if at is None and by is not None and others:
        yield Lay(completed(sentence, by), completed(sentence, others[-1])), 0.0
        return
    below = (_on_it(tokens) or _told_apart(tokens, at)) if at is not None else None
    if below is not None:
        yield from _joined_by(sentence, tokens, below, turned=False)
        return
    if at is not None:
        yield from _taking(sentence, tokens, at)
        return
    tokens = _last_taken(tokens)
    for k, token in enumerate(tokens):
        if token.kind == "using":
            yield from _joined_by(sentence, tokens, k, turned=True)
        elif token.kind == "onto":
            yield from _joined_by(sentence, tokens, k, turned=False)


def _last_taken(tokens: Sequence[Token]) -> Sequence[Token]:
    """Leave out what was to be taken first: 'the deer on the ribbon, hang on, on the plain maple'."""
    joins = [k for k, token in enumerate(tokens) if token.kind == "onto"]
    if len(joins) != 2 or tokens[joins[0]].part == tokens[joins[1]].part:
        return tokens
    first, second = joins
    between = tokens[first + 1 : second]
    behind = tokens[second + 1 : second + 2]
    if first == 0 or not behind or behind[0].kind != "card" or len(between) != 1:
        return tokens
    return tokens if between[0].part == tokens[second].part else [*tokens[:first], *tokens[second:]]


def _on_it(tokens: Sequence[Token]) -> int | None:
    """Return what joins a card to the pronoun of one that is taken: 'that cup's mine, a plain mum on it'."""
    for k in range(1, len(tokens) - 1):
        before, after = tokens[k - 1], tokens[k + 1]
        if tokens[k].kind != "onto" or before.kind != "card" or after.kind != "it":
            continue
        if before.part == tokens[k].part and before.mention != after.mention:
            return k
    return None


def _told_apart(tokens: Sequence[Token], at: int) -> int | None:
    """Return what joins two cards behind an act of taking: 'I'll have that cup: the ribbon on the sake'."""
    for k in range(at + 2, len(tokens) - 1):
        three = tokens[k - 1 : k + 2]
        if tokens[k].kind != "onto" or len({token.part for token in three}) > 1:
            continue
        if three[0].part != tokens[at].part and three[0].kind == three[2].kind == "card":
            return k
    return None


def _taking(sentence: Sentence, tokens: Sequence[Token], at: int) -> Iterator[Found]:
    """Yield the roles where a card is taken: 'the boar takes the clover', 'take the moon with the grass'."""
    here = tokens[at].part
    if (exchange := _exchanged(tokens, at)) is not None:
        first, second, either = exchange
        yield Lay(completed(sentence, second), completed(sentence, first)), 0.0
        if either:
            yield Lay(completed(sentence, first), completed(sentence, second)), 0.0
        return
    before = [token for token in tokens[:at] if token.mention is not None]
    after = [token for token in tokens[at + 1 :] if token.mention is not None]
    with_ = _card_behind(tokens, range(at + 1, len(tokens)), lambda token: token.kind in ("using", "onto"))
    lead = _card_behind(tokens, range(at), lambda token: token.kind == "using")
    by = next((token for token in tokens if token.mention is not None and token.mention.by), None)
    put = _card_behind(tokens, range(at + 1, len(tokens)), lambda token: token.act == "lay")
    put = put or _goes_down(tokens, at)
    # 'I'm after the curtain, so here's a plain cherry.'
    with_ = by or with_ or put
    objects = [token for token in after if token is not with_]
    if by is not None:
        objects = _of_one(objects)
    before = [token for token in before if token is not by]
    spoken = any(token.kind == "i" and token.part == here for token in tokens[:at])
    subjects = [token for token in before if token.part == here and token.kind == "card"]
    earlier = [token for token in before if token not in subjects]
    laid = with_ or lead
    spoken = spoken or tokens[at].first_person
    if laid is None and subjects and not (spoken and not objects):
        laid = next((one for one in subjects if one.mention and one.mention.own), subjects[-1])
    if laid is None and objects:
        others = [one for one in reversed(before) if one.mention != objects[0].mention]
        # 'The cup, the red one, swallows a mum': the cup; 'the mum, the plain one, ...': that mum.
        alone = bool(others and others[0].mention and others[0].mention.kind_alone)
        whole = (
            one
            for one in others
            if one.mention and not one.mention.kind_alone and not (alone and one.mention.month_alone)
        )
        laid = next(whole, others[0] if others else None)
    if laid is None and len(objects) == 2 and _paid_with(objects[0], objects[1]):
        laid = objects[1]
    taken = next((one for one in objects if laid is None or _is_another(laid, one)), None)
    if taken is None and with_ is not None:
        taken = next((one for one in reversed(before) if one.mention != with_.mention), None)
    if taken is None and laid is not None and objects:
        taken = next((one for one in reversed(earlier) if one.mention != laid.mention), None)
    if taken is None and laid is None and before:
        # 'The sake I lay, and the chrysanthemum I take'.
        taken = before[-1]
        laid = before[-2] if len(before) > 1 and _laid_before(tokens[:at], before[-2]) else None
    if laid is not None and laid.mention is not None:
        if taken is None or taken.mention is None:
            yield Lay(completed(sentence, laid)), 0.0
            return
        # 'That crane's mine! I'll take it with a pine': what the speaker means to have is no card of theirs.
        if taken.mention.own and not laid.mention.own and taken.kind != "it":
            laid, taken = taken, laid
        yield Lay(completed(sentence, laid), completed(sentence, taken)), 0.0
    elif taken is not None and taken.mention is not None:
        card = completed(sentence, taken)
        held = _held(sentence, taken)
        reason = next((one for one in reversed(sentence.aside("card")) if _holds(one, card)), None)
        if held is None and reason is not None and not taken.mention.own:
            # 'The rain man comes home with me, for I have the swallow.'
            held = mention_of(reason).card
        if held is not None:
            yield Lay(held, card), 0.0
        if taken.mention.own:
            yield Lay(card), 0.0
            return
        yield Lay(None, card), 0.0
        if not taken.mention.on_field:
            yield Lay(card), TAKEN_OR_LAID_COST


def _card_behind(tokens: Sequence[Token], places: range, wanted: Callable[[Token], bool]) -> Token | None:
    """Return the card that stands right behind the first wanted token that has one behind it."""
    pairs = ((tokens[k], tokens[k + 1]) for k in places if k + 1 < len(tokens))
    return next((card for token, card in pairs if wanted(token) and card.mention is not None), None)


def _holds(piece: Piece, taken: CardSaid) -> bool:
    """Tell whether a card named in a reason may take another: it is one of its month."""
    card = mention_of(piece).card
    return card.month is not None and card.month == taken.month and joined(card, taken) is None


def _paid_with(taken: Token, laid: Token) -> bool:
    """Tell whether a card named behind the one taken is laid for it: 'come here, boar, the clover ribbon'."""
    return taken.part != laid.part and same_month(taken, laid) and taken.mention != laid.mention


def _exchanged(tokens: Sequence[Token], at: int) -> tuple[Token, Token, bool] | None:
    """Return what an act takes and what is laid for it where the one taken stands before the act.

    'Gøgen skal jeg have, og jeg giver en blåregn': the act is the speaker's, and another card follows in a
    part of its own. Of 'the ribbon, det tager ornen' either may be the subject, which the third tells.
    """
    act = tokens[at]
    cards = [token for token in tokens[:at] if token.kind == "card"]
    later = [token for token in tokens[at + 1 :] if token.kind == "card"]
    joins = any(token.kind in ("onto", "using") and token.part == act.part for token in tokens)
    if not cards or len(later) != 1 or joins:
        return None
    taken, laid = cards[-1], later[0]
    assert taken.mention is not None
    assert laid.mention is not None
    mine = act.own or any(
        token.kind == "i" and token.part == act.part and token.place > taken.place for token in tokens
    )
    here = [token for token in tokens[:at] if token.part == act.part]
    near = act.with_it or taken in here or any(token.kind == "it" for token in here)
    if not near or joined(taken.mention.card, laid.mention.card) is not None:
        return None
    if mine and laid.part != act.part:
        return taken, laid, False
    return (taken, laid, True) if act.with_it and not mine and laid.part == act.part else None


def _goes_down(tokens: Sequence[Token], at: int) -> Token | None:
    """Return the card laid behind an act of taking: 'I'm after the geese, so a plain grass goes down'."""
    for k in range(at + 2, len(tokens)):
        before = tokens[k - 1]
        if tokens[k].act == "lay" and before.kind == "card" and before.part != tokens[at].part:
            return before
    return None


def _held(sentence: Sentence, taken: Token) -> CardSaid | None:
    """Return the card that is said to be held, where it takes one of its month: 'I've got a plain pine'."""
    assert taken.mention is not None
    month = taken.mention.card.month
    parts = sentence.parts()
    for piece, standing in zip(sentence.pieces, sentence.meant, strict=True):
        if piece.kind != "card" or parts[piece.place] == taken.part or standing is Standing.VOID:
            continue
        card = mention_of(piece).card
        if month is not None and card.month == month and card != taken.mention.card:
            return card
    return None


def _is_another(laid: Token, taken: Token) -> bool:
    """Tell whether what is taken is not the card laid: one plain card takes the other of its month."""
    plain = taken.kind == "card" and taken.mention is not None and taken.mention.card.kind == "kasu"
    named_apart = laid.kind == "card" and laid.place < taken.place and laid.part == taken.part
    return laid.mention != taken.mention or (plain and named_apart)


def _alike(sentence: Sentence, before: Token, after: Token) -> bool:
    """Tell whether two cards that are called the same may be two: 'a plain plum on the other plain plum'."""
    assert before.mention is not None
    if before.kind != "card" or after.kind != "card":
        return False
    card = before.mention.card
    other = any(before.place < piece.place < after.place for piece in sentence.said("other"))
    return other or card.kind is None or card.month is None or card.kind == "kasu"


def _of_one(objects: Sequence[Token]) -> list[Token]:
    """Return what is taken; where the case tells what is laid, 'the ribbon on the pine' is one card.

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


def _laid_before(tokens: Sequence[Token], card: Token) -> bool:
    """Tell whether an act of laying stands beside a card."""
    return any(token.act == "lay" and abs(tokens.index(token) - tokens.index(card)) == 1 for token in tokens)


def _joined_by(sentence: Sentence, tokens: Sequence[Token], at: int, *, turned: bool) -> Iterator[Found]:
    """Yield the roles that a joining word gives: laid onto taken, or ``turned``: taken with laid."""
    after = tokens[at + 1] if at + 1 < len(tokens) and tokens[at + 1].mention is not None else None
    before = next((token for token in reversed(tokens[:at]) if token.mention is not None), None)
    if after is None or after.mention is None:
        return
    if before is None:
        # 'Onto the pine, my crane'.
        before = next((token for token in tokens[at + 2 :] if token.mention is not None), None)
    if before is None or before.mention is None:
        return
    same = after.mention.card == before.mention.card
    if same and not _alike(sentence, before, after) and not _may_be_two(after.mention):
        return
    always = tokens[at].taken_first
    both = joined(before.mention.card, after.mention.card)
    halves = {before.mention.month_alone, after.mention.month_alone} == {True, False} and {
        before.mention.kind_alone,
        after.mention.kind_alone,
    } == {True, False}
    lays_it = any(token.act == "lay" for token in tokens[: tokens.index(before)])
    one_card = both is not None and (halves or (both == before.mention.card and not lays_it))
    if turned and not always and one_card and not after.mention.own:
        # 'The bridge with the irises', 'the chrysanthemum with the ribbon': one card.
        return
    # 'The geese with my moon', 'take the moon with the grass' (see above); else the first is laid.
    swapped = turned and (always or any(token.kind in ("i", "onto") for token in tokens[:at]))
    if after.kind == "it" and not turned:
        # 'The moon's mine, a bare grass on it.'
        swapped = False
    elif after.mention.own != before.mention.own:
        swapped = after.mention.own
    elif after.mention.on_field != before.mention.on_field:
        swapped = before.mention.on_field
    laid, taken = (after, before) if swapped else (before, after)
    yield Lay(completed(sentence, laid), completed(sentence, taken)), 0.0


def _may_be_two(mention: Mention) -> bool:
    """Tell whether two cards may be called so: a plain one goes onto the other plain one of its month."""
    return mention.month_alone or mention.card.kind == "kasu"
