"""Which card of a sentence is laid, and which one it takes.

An act, a joining word or the case of a card shows it; else what was called the speaker's own, or is in the
field. A pronoun stands for a card that was named before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.games.hanafuda.talk.commands import Lay
from voice_hanabi.games.hanafuda.talk.meaning.laying.beside import Found
from voice_hanabi.games.hanafuda.talk.meaning.laying.completing import completed
from voice_hanabi.games.hanafuda.talk.meaning.laying.joining import joined_by
from voice_hanabi.games.hanafuda.talk.meaning.laying.taking import taking
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token, laid_by_case
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence

_JOINING = ("using", "onto")


def roles(sentence: Sentence, tokens: Sequence[Token]) -> Iterator[Found]:
    """Yield what is laid and taken, if an act or a joining word distinguishes them."""
    at = next((k for k in reversed(range(len(tokens))) if tokens[k].act == "take"), None)
    if at is None:
        yield from _without_taking(sentence, tokens)
        return
    below = _on_it(tokens)
    if below is None:
        below = _told_apart(tokens, at)
    if below is None:
        yield from taking(sentence, tokens, at)
    else:
        yield from joined_by(sentence, tokens, below, turned=False)


def _without_taking(sentence: Sentence, tokens: Sequence[Token]) -> Iterator[Found]:
    """Yield the roles without a verb of taking: by a card's case, or by the joining words."""
    by = laid_by_case(tokens)
    others = [token for token in tokens if token.names_card and token is not by]
    if by is not None and others:
        yield Lay(completed(sentence, by), completed(sentence, others[-1])), 0.0
        return
    kept = _last_taken(tokens)
    for k, token in enumerate(kept):
        if token.kind in _JOINING:
            yield from joined_by(sentence, kept, k, turned=token.kind == "using")


def _last_taken(tokens: Sequence[Token]) -> Sequence[Token]:
    """Remove what the speaker first wanted to take: 'the deer on the ribbon, hang on, on the plain maple'."""
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
    """Return what joins a card to the pronoun of a taken one: 'that cup's mine, a plain mum on it'."""
    for k in range(1, len(tokens) - 1):
        before, after = tokens[k - 1], tokens[k + 1]
        if tokens[k].kind != "onto" or before.kind != "card" or after.kind != "it":
            continue
        if before.part == tokens[k].part and before.mention != after.mention:
            return k
    return None


def _told_apart(tokens: Sequence[Token], at: int) -> int | None:
    """Return what joins two cards after an act of taking: 'I'll have that cup: the ribbon on the sake'."""
    for k in range(at + 2, len(tokens) - 1):
        three = tokens[k - 1 : k + 2]
        if tokens[k].kind != "onto" or len({token.part for token in three}) > 1:
            continue
        if three[0].part != tokens[at].part and three[0].kind == three[2].kind == "card":
            return k
    return None
