"""Which of two cards beside a joining word is laid: 'the deer onto the maple', 'the maple with the deer'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.games.hanafuda.talk.commands import Lay
from voice_hanabi.games.hanafuda.talk.meaning.laying.beside import Found
from voice_hanabi.games.hanafuda.talk.meaning.laying.completing import completed
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token
from voice_hanabi.games.hanafuda.talk.meaning.mentions import Mention, joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence


def joined_by(sentence: Sentence, tokens: Sequence[Token], at: int, *, turned: bool) -> Iterator[Found]:
    """Yield the roles from a joining word: laid onto taken, or ``turned``: taken with laid."""
    pair = _beside(tokens, at)
    if pair is None:
        return
    before, after = pair
    if before.named.card == after.named.card and not _may_differ(sentence, before, after):
        return
    describes = turned and not tokens[at].taken_first and not after.named.own
    if describes and _is_one_card(tokens, before, after):
        # 'The bridge with the irises', 'the chrysanthemum with the ribbon': one card.
        return
    swapped = _is_swapped(tokens, at, before, after, turned=turned)
    laid, taken = (after, before) if swapped else (before, after)
    yield Lay(completed(sentence, laid), completed(sentence, taken)), 0.0


def _beside(tokens: Sequence[Token], at: int) -> tuple[Token, Token] | None:
    """Return the cards before and after a joining word."""
    if at + 1 >= len(tokens) or not tokens[at + 1].names_card:
        return None
    # 'Onto the pine, my crane'.
    others = [*reversed(tokens[:at]), *tokens[at + 2 :]]
    before = next((token for token in others if token.names_card), None)
    return None if before is None else (before, tokens[at + 1])


def _may_differ(sentence: Sentence, before: Token, after: Token) -> bool:
    """Return whether two cards with the same name may be different ones."""
    return _alike(sentence, before, after) or _may_be_two(after.named)


def _alike(sentence: Sentence, before: Token, after: Token) -> bool:
    """Return whether two cards have the same name but are distinguished: 'a plain plum on the other plain
    plum'.
    """
    if before.kind != "card" or after.kind != "card":
        return False
    card = before.named.card
    other = any(before.place < piece.place < after.place for piece in sentence.said("other"))
    return other or card.kind is None or card.month is None or card.kind == "kasu"


def _may_be_two(mention: Mention) -> bool:
    """Return whether there may be two such cards: a plain one goes onto the other plain one of its month."""
    return mention.month_alone or mention.card.kind == "kasu"


def _is_one_card(tokens: Sequence[Token], before: Token, after: Token) -> bool:
    """Return whether the words before and after a joining word name the same card."""
    both = joined(before.named.card, after.named.card)
    if both is None:
        return False
    lays_it = any(token.act == "lay" for token in tokens[: tokens.index(before)])
    return _are_halves(before.named, after.named) or (both == before.named.card and not lays_it)


def _are_halves(one: Mention, other: Mention) -> bool:
    """Return whether one names only a month, and the other only a kind."""
    return one.month_alone != other.month_alone and one.kind_alone != other.kind_alone


def _is_swapped(tokens: Sequence[Token], at: int, before: Token, after: Token, *, turned: bool) -> bool:
    """Return whether the card after a joining word is the laid one, by the cards' names or by the word."""
    if after.kind == "it" and not turned:
        # 'The moon's mine, a bare grass on it.'
        return False
    if after.named.own != before.named.own:
        return after.named.own
    if after.named.on_field != before.named.on_field:
        return before.named.on_field
    # 'The geese with my moon', 'take the moon with the grass'; else the first is laid.
    acts = any(token.kind in ("i", "onto") for token in tokens[:at])
    return turned and (tokens[at].taken_first or acts)
