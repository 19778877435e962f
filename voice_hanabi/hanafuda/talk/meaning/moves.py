"""Moves: what a sentence may lay or take, and what all that is said besides costs.

A card alone is a move on its player's turn, so whatever else is said counts: with words that only tell of a
card, with unknown ones or somebody else's name beside it, it is talk.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.meaning import Meant
from voice_hanabi.hanafuda.talk.commands import Call, CardSaid, Lay, Take
from voice_hanabi.hanafuda.talk.meaning.beside import NUMBER_COST, TWO_COST, from_what_is_beside
from voice_hanabi.hanafuda.talk.meaning.mentions import joined
from voice_hanabi.hanafuda.talk.meaning.roles import roles
from voice_hanabi.hanafuda.talk.meaning.sentence import Sentence, mention_of
from voice_hanabi.hanafuda.talk.meaning.tokens import tokens_of
from voice_hanabi.understanding.sentences.pieces import ACTS, Piece
from voice_hanabi.understanding.sentences.standing import Standing

UNKNOWN_COST = 0.25
"""A word that is in no list, beside an act."""
UNKNOWN_BARE_COST = 0.9
"""The same beside a card alone."""
UNKNOWN_APART_COST = 0.1
"""The same in another part of the sentence: people give reasons."""
ELSEWHERE_COST = 0.8
"""Something of everyday life, beside an act."""
ELSEWHERE_BARE_COST = 3.0
"""The same beside a card alone: talk."""
ELSEWHERE_APART_COST = 0.3
"""The same in another part of the sentence."""
ELSEWHERE_BARE_APART_COST = 0.8
"""The same beside a card alone: 'look, geese, in the garden'."""
TALK_COST = 3.0
"""What only tells of a card, or names somebody else's: talk."""
TOLD_COST = 0.9
"""What only tells of two cards, one on the other: the table asks."""
CALLED_COST = 0.8
"""Somebody else is called, and a card is named: the table asks."""
LONG_TALK = 5
"""So many words that change nothing may stand around a card alone."""
LONG_TALK_COST = 0.15
"""One more of them."""
GUESSED_COST = 0.8
"""A part that was misspelt: it is asked about."""


def lays(sentence: Sentence, speaking: int | None) -> Iterator[Meant]:
    """Yield what a sentence may lay, each with its cost."""
    if _refused(sentence):
        return
    tokens = tokens_of(sentence)
    acts = [token for token in tokens if token.kind == "act"]
    cards = [token for token in tokens if token.kind == "card"]
    found = list(roles(sentence, tokens))
    if not found:
        found = list(from_what_is_beside(sentence, acts, cards))
    guessed = any(piece.guessed for piece in sentence.said("card", "act", "their-act"))
    doubt = sentence.doubted or sentence.thought_over
    joined_up = any(token.kind in ("onto", "using") for token in tokens) and any(
        one.takes is not None and one.card is not None for one, _ in found
    )
    cost = _around(sentence, speaking, bare=not acts and not joined_up, bound=bool(acts))
    theirs = [mention_of(piece) for piece in sentence.said("card") if mention_of(piece).theirs]
    for command, more in found:
        if command.card is not None and any(one.card == command.card for one in theirs):
            continue
        command = _of_one_month(command)
        total = cost + more + (GUESSED_COST if guessed else 0.0)
        yield Meant(command, total, not guessed and not doubt)


def _of_one_month(command: Lay) -> Lay:
    """Return a move whose card is of the month of what it takes: 'the ribbon in wisteria for a plain one'."""
    card, takes = command.card, command.takes
    if card is None or takes is None or card.kind != "kasu" or card.month is not None:
        return command
    return replace(command, card=replace(card, month=takes.month))


def takes(sentence: Sentence, *, of_two: bool = True) -> Iterator[Meant]:
    """Yield the cards that a sentence may choose: ``of_two`` that were offered, or else of the hand."""
    cards = [mention_of(piece).card for piece in sentence.said("card")]
    guessed = any(piece.guessed for piece in sentence.said("card"))
    unknown = sum(piece.kind == "unknown" for piece in sentence.pieces)
    everyday = sum(piece.kind == "elsewhere" for piece in sentence.pieces)
    cost = UNKNOWN_COST * min(unknown, 3) + ELSEWHERE_APART_COST * everyday
    cost += GUESSED_COST if guessed else 0.0
    shown: list[CardSaid] = []
    for card in cards:
        both = joined(shown[-1], card) if shown else None
        if both is not None:
            shown[-1] = both
        else:
            shown.append(card)
    refused = of_two and len(cards) == 1 and _refused(sentence)
    for place, card in enumerate(reversed(list(dict.fromkeys(shown)))):
        if card.slot is None or not of_two:
            yield Meant(Take(card, other=refused), cost + TWO_COST * bool(place), not guessed and not refused)
    negated = [
        mention_of(piece).card
        for piece, standing in zip(sentence.pieces, sentence.meant, strict=True)
        if piece.kind == "card" and standing is Standing.VOID and mention_of(piece).card.slot is None
    ]
    nothing_else = not any(piece.kind in ("past", "if", "ask", "doubtful") for piece in sentence.pieces)
    # 'Not the ribbon, the second' says no card beside the one that is turned down.
    no_other = all(card.slot is not None for card in shown)
    if of_two and no_other and len(negated) == 1 and nothing_else and _is_short(sentence):
        yield Meant(Take(negated[0], other=True), cost + NUMBER_COST, not guessed)


def _refused(sentence: Sentence) -> bool:
    """Tell whether a sentence is a card and a 'no' right behind it: 'the ribbon no'."""
    said = [piece for piece in sentence.pieces if piece.kind != "filler"]
    return len(said) == 2 and said[0].kind == "card" and not said[0].ends and "not" in said[1].also


def _is_short(sentence: Sentence) -> bool:
    """Tell whether a sentence says hardly more than 'not the ribbon, the other one'."""
    parts = sentence.parts()
    first = [piece for piece in sentence.pieces if parts[piece.place] == 0]
    return any(piece.kind in ("not", "other") for piece in first) and not any(
        piece.kind in (*ACTS, "you", "they", "player", "unknown", "elsewhere") for piece in first
    )


def _around(sentence: Sentence, speaking: int | None, *, bare: bool, bound: bool) -> float:
    """Return what all that is said besides costs; ``bare`` tells that neither act nor joining word is said.

    ``bound`` tells that an act is said.
    """
    parts = sentence.parts()
    named = {parts[piece.place] for piece in sentence.said("card", "it")}
    own = {parts[piece.place] for piece in sentence.said("card", *ACTS)}
    # 'For', 'to' and 'at' join nothing where no card is near: 'if it's all the same to you'.
    joining = {parts[piece.place] for piece in sentence.said("onto", "using")} & named
    own |= joining
    anew = _begins_anew(sentence, parts)
    reasons = {parts[piece.place] for piece in sentence.pieces if piece.kind == "because"}
    cost, light = 0.0, 0
    for piece in sentence.pieces:
        here = parts[piece.place] in own
        match piece.kind:
            case "unknown" if here:
                cost += UNKNOWN_BARE_COST if bare else UNKNOWN_COST
            case "unknown":
                cost += UNKNOWN_APART_COST
            case "elsewhere" if here:
                cost += ELSEWHERE_BARE_COST if bare else ELSEWHERE_COST
            case "elsewhere" | "past" if piece.place < anew:
                cost += UNKNOWN_APART_COST
            case "elsewhere":
                cost += ELSEWHERE_BARE_APART_COST if bare else ELSEWHERE_APART_COST
            case "ask" if bare and not here:
                cost += CALLED_COST
            case "past" | "player" if not here and parts[piece.place] in reasons:
                # 'The peony ribbon, for Peter has taken the other two.'
                pass
            case "past" if bare and not here and sentence.standing(piece) is Standing.REPORTED:
                # 'The moon! I needed that!'
                cost += CALLED_COST
            case "card" if bare and mention_of(piece).several and not _describes(sentence, piece):
                cost += TALK_COST
            case "player" if speaking is not None and speaking not in piece.seats and not bound:
                alone = parts[piece.place] not in own
                cost += (CALLED_COST if bare else 0.0) if alone else TALK_COST
            case "telling" if here and bare:
                cost += TALK_COST
            case "telling" if not bound and parts[piece.place] in joining:
                # 'The moon is still on the grass.'
                cost += TOLD_COST
            case "you" | "they" if here and bare:
                cost += TALK_COST
            case "not" if bare and _stands_alone(sentence, piece):
                # 'The boar, no, I don't know yet.'
                cost += CALLED_COST
            case "not" if here and bare and not _negates_a_card(sentence, piece):
                # 'The boar, no, not that'.
                cost += TALK_COST
            case "filler" | "i" | "it" | "mine" if here and bare:
                light += 1
    return cost + LONG_TALK_COST * max(0, light - LONG_TALK)


def _describes(sentence: Sentence, several: Piece) -> bool:
    """Tell whether many cards of a month only describe one named before: 'the bridge, that with irises'."""
    before = [mention_of(piece) for piece in sentence.said("card") if piece.place < several.place]
    months = {one.card.month for one in before if not one.several and one.card.kind is not None}
    return mention_of(several).month_alone and mention_of(several).card.month in months


def _begins_anew(sentence: Sentence, parts: dict[int, int]) -> int:
    """Return where a clause with a card begins anew: 'they'd have laughed at me, but an empty pine'."""
    cards = sentence.said("card")
    if not cards:
        return 0
    first = parts[cards[0].place]
    return max(
        (piece.place for piece in sentence.pieces if piece.kind == "but" and parts[piece.place] == first),
        default=0,
    )


def _negates_a_card(sentence: Sentence, no: Piece) -> bool:
    """Tell whether a negation has a card of its own: 'the geese, not the moon'."""
    return any(
        piece.kind == "card" and piece.place > no.place and sentence.standing(piece) is Standing.VOID
        for piece in sentence.pieces
    )


def _stands_alone(sentence: Sentence, no: Piece) -> bool:
    """Tell whether a 'no' is a part of the sentence by itself, behind a card."""
    parts = sentence.parts()
    behind = any(piece.kind == "card" and piece.place < no.place for piece in sentence.pieces)
    alone = sum(part == parts[no.place] for part in parts.values()) == 1
    return behind and alone and "stop" in no.also


def is_move(command: Command) -> bool:
    """Tell whether a command lays or takes a card that was named, or calls."""
    return isinstance(command, Take | Call) or (isinstance(command, Lay) and command.card is not None)
