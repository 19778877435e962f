"""Cards and actions in a few letters, both ways: ``r1``, ``play 3``, ``clue 1 red``.

A card is a letter and a rank: r, y, g, b, w for the five colours, m for rainbow ('many') and k for black.
A suit of another name is written out (``purple1``). An action is its verb and its numbers: slots from 1 as
they lie from the owner's left, seats from 0 as everywhere in the rules.

======================  =========================================================
``play 3``              play the card in slot 3
``play 3 red``          call its colour before (colour call)
``discard 5``           discard the card in slot 5
``clue 1 red``          a colour clue to seat 1 (or ``clue 1 r``)
``clue 1 3``            a rank clue to seat 1
``deck b4``             reward tile 5: shuffle a discarded card into the deck
``firework w2``         reward tile 6: put a discarded card onto its firework
``move 0 1 4``          seat 0 moves its card from slot 1 to slot 4
``read r1``             the card that the game waits for, from a deck that is read
======================  =========================================================
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    ReadCard,
    Rearrange,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.errors import NotationError, check_text, wrong_type

LETTERS: Mapping[str, str] = {
    "red": "r", "yellow": "y", "green": "g", "blue": "b", "white": "w", "rainbow": "m", "black": "k",
}  # fmt: skip
"""The letters of the suits."""

_SUITS = {letter: suit for suit, letter in LETTERS.items()}
_CARD = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)*)[ ]?([0-9]+)")


def format_card(card: Card) -> str:
    """Return a card in notation.

    >>> format_card(Card("rainbow", 4))
    'm4'
    """
    if not isinstance(card, Card):
        raise wrong_type("What is written as a card", "a Card", card)
    return f"{LETTERS.get(card.suit, card.suit)}{card.rank}"


def parse_card(text: str) -> Card:
    """Return the card of a notation: ``r1``, ``red1`` or ``red 1``, in any letter case.

    Raises :class:`NotationError` for any other text.

    >>> parse_card("r1")
    Card(suit='red', rank=1)
    """
    check_text("The notation of a card", text)
    found = _CARD.fullmatch(text.strip().lower())
    if found is None or int(found[2]) not in RANKS:
        raise NotationError("not-a-card", text=text)
    return Card(_suit(found[1]), int(found[2]))


def format_action(action: Action) -> str:
    """Return an action in notation.

    >>> format_action(ClueColour(1, "red"))
    'clue 1 red'
    """
    match action:
        case Play(slot, None):
            return f"play {slot}"
        case Play(slot, colour):
            return f"play {slot} {colour}"
        case Discard(slot):
            return f"discard {slot}"
        case ClueColour(target, colour):
            return f"clue {target} {colour}"
        case ClueRank(target, rank):
            return f"clue {target} {rank}"
        case TakeToDeck(card):
            return f"deck {format_card(card)}"
        case TakeToFirework(card):
            return f"firework {format_card(card)}"
        case Rearrange(seat, start, end):
            return f"move {seat} {start} {end}"
        case ReadCard(card):
            return f"read {format_card(card)}"
        case _:
            raise wrong_type("What is written as an action", "an action of the game", action)


def parse_action(text: str) -> Action:  # noqa: C901 - a case for each kind of action
    """Return the action of a notation, in any letter case; legal or not.

    Raises :class:`NotationError` for any other text.

    >>> parse_action("clue 1 3")
    ClueRank(target=1, rank=3)
    """
    check_text("The notation of an action", text)
    words = text.lower().split()
    try:
        match words:
            case ["play", slot]:
                return Play(_number(slot))
            case ["play", slot, colour]:
                return Play(_number(slot), _colour(colour))
            case ["discard", slot]:
                return Discard(_number(slot))
            case ["clue", target, told] if told.isdecimal():
                return ClueRank(_number(target), _number(told))
            case ["clue", target, told]:
                return ClueColour(_number(target), _colour(told))
            case ["deck", *card]:
                return TakeToDeck(parse_card(" ".join(card)))
            case ["firework", *card]:
                return TakeToFirework(parse_card(" ".join(card)))
            case ["read", *card]:
                return ReadCard(parse_card(" ".join(card)))
            case ["move", seat, start, end]:
                return Rearrange(_number(seat), _number(start), _number(end))
    except ValueError as error:
        raise NotationError("not-an-action", text=text) from error
    raise NotationError("not-an-action", text=text)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal()) or len(word) > 3:
        raise ValueError(word)
    return int(word)


def _suit(word: str) -> str:
    return _SUITS.get(word, word)


def _colour(word: str) -> str:
    if not word.replace("-", "").isalpha():
        raise ValueError(word)
    return _suit(word)
