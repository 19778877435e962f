"""Reads moves: what a sentence may lay or take, and the cost of its other words.

`roles.py` or the neighbours (`beside.py`) show which card is laid and which taken; `around.py` gives the cost
of the rest of the sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Lay, Take
from voice_hanabi.games.hanafuda.talk.meaning.around import ELSEWHERE_APART_COST, UNKNOWN_COST, cost_around
from voice_hanabi.games.hanafuda.talk.meaning.laying.beside import (
    NUMBER_COST,
    TWO_COST,
    Found,
    from_what_is_beside,
)
from voice_hanabi.games.hanafuda.talk.meaning.laying.roles import roles
from voice_hanabi.games.hanafuda.talk.meaning.laying.tokens import Token, tokens_of
from voice_hanabi.games.hanafuda.talk.meaning.mentions import joined
from voice_hanabi.games.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.understanding.sentences.pieces import ACTS

_TOLD = ("telling", "unknown", "elsewhere")
"""Pieces that tell something of a card that is named before them."""

GUESSED_COST = 0.8
"""A part that was misspelt: the table asks."""


def lays(sentence: Sentence, speaking: int | None) -> Iterator[Meant]:
    """Yield what a sentence may lay, each with its cost."""
    if _refused(sentence):
        return
    tokens = tokens_of(sentence)
    acts = [token for token in tokens if token.kind == "act"]
    found = list(roles(sentence, tokens)) or list(from_what_is_beside(sentence, tokens))
    guessed = any(piece.guessed for piece in sentence.said("card", *ACTS))
    sure = not guessed and not sentence.doubted and not sentence.thought_over
    bare = not acts and not _are_joined(tokens, found)
    cost = cost_around(sentence, speaking, bare=bare, bound=bool(acts)) + GUESSED_COST * guessed
    named = [mention_of(piece) for piece in sentence.said("card")]
    theirs = [one.card for one in named if one.theirs]
    for command, more in found:
        if command.card is None or command.card not in theirs:
            yield Meant(_of_one_month(command), cost + more, sure)


def _are_joined(tokens: Sequence[Token], found: Sequence[Found]) -> bool:
    """Return whether a joining word shows which card is laid onto which."""
    return any(token.kind in ("onto", "using") for token in tokens) and any(
        one.takes is not None and one.card is not None for one, _ in found
    )


def _of_one_month(command: Lay) -> Lay:
    """Return a move whose card has the month of what it takes: 'the ribbon in wisteria for a plain one'."""
    card, takes = command.card, command.takes
    if card is None or takes is None or card.kind != "kasu" or card.month is not None:
        return command
    return replace(command, card=replace(card, month=takes.month))


def takes(sentence: Sentence, *, of_two: bool = True) -> Iterator[Meant]:
    """Yield the cards that a sentence may choose: ``of_two`` that were offered, or else of the hand."""
    guessed = any(piece.guessed for piece in sentence.said("card"))
    cost = _cost_beside(sentence) + GUESSED_COST * guessed
    shown = _shown(sentence)
    refused = of_two and len(sentence.said("card")) == 1 and _refused(sentence)
    sure = not (guessed or refused or (of_two and _is_told_of(sentence)))
    for place, card in enumerate(reversed(list(dict.fromkeys(shown)))):
        if card.slot is None or not of_two:
            yield Meant(Take(card, other=refused), cost + TWO_COST * bool(place), sure)
    # 'Not the ribbon, the second' names only the card that is rejected.
    turned_down = _turned_down(sentence) if of_two and all(card.slot is not None for card in shown) else None
    if turned_down is not None:
        yield Meant(Take(turned_down, other=True), cost + NUMBER_COST, not guessed)


def _is_told_of(sentence: Sentence) -> bool:
    """Return whether a card is only spoken of: 'the ribbon is pretty', without an act before any 'but'."""
    but = sentence.turn
    acts = any(but is None or act.place < but for act in sentence.said(*ACTS))
    return not acts and sentence.goes_on("card", *_TOLD)


def _cost_beside(sentence: Sentence) -> float:
    """Return the cost of unknown and everyday words beside a card that is chosen."""
    unknown = sum(piece.kind == "unknown" for piece in sentence.pieces)
    everyday = sum(piece.kind == "elsewhere" for piece in sentence.pieces)
    return UNKNOWN_COST * min(unknown, 3) + ELSEWHERE_APART_COST * everyday


def _shown(sentence: Sentence) -> list[CardSaid]:
    """Return the named cards, each once."""
    shown: list[CardSaid] = []
    for piece in sentence.said("card"):
        card = mention_of(piece).card
        both = joined(shown[-1], card) if shown else None
        if both is not None:
            shown[-1] = both
        else:
            shown.append(card)
    return shown


def _turned_down(sentence: Sentence) -> CardSaid | None:
    """Return the one card that is denied, if nothing else speaks against a choice."""
    denied = [mention_of(piece).card for piece in sentence.denied("card")]
    negated = [card for card in denied if card.slot is None]
    nothing_else = not any(piece.kind in ("past", "if", "ask", "doubtful") for piece in sentence.pieces)
    return negated[0] if len(negated) == 1 and nothing_else and _is_short(sentence) else None


def _refused(sentence: Sentence) -> bool:
    """Return whether a sentence is a card directly followed by a 'no': 'the ribbon no'."""
    said = [piece for piece in sentence.pieces if piece.kind != "filler"]
    return len(said) == 2 and said[0].kind == "card" and not said[0].ends and "not" in said[1].also


def _is_short(sentence: Sentence) -> bool:
    """Return whether a sentence says little more than 'not the ribbon, the other one'."""
    parts = sentence.parts()
    first = [piece for piece in sentence.pieces if parts[piece.place] == 0]
    return any(piece.kind in ("not", "other") for piece in first) and not any(
        piece.kind in (*ACTS, "you", "they", "player", "unknown", "elsewhere") for piece in first
    )


def is_move(command: Command) -> bool:
    """Return whether a command lays or takes a card that was named, or calls."""
    return isinstance(command, Take | Call) or (isinstance(command, Lay) and command.card is not None)
