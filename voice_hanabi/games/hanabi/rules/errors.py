"""What the rules refuse: nonsensical rules, illegal actions, invalid records.

The tables here list all reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from voice_hanabi.problems import ReasonedError


def wrong_type(what: str, wanted: str, given: object) -> TypeError:
    """Return the error for a value of the wrong type: a sentence that says what it must be."""
    return TypeError(f"{what} must be {wanted}, not {given!r}.")


def check_whole(what: str, value: object) -> None:
    """Raise ``TypeError`` unless the value is a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_type(what, "a whole number", value)


def check_text(what: str, value: object) -> None:
    """Raise ``TypeError`` unless the value is a text."""
    if not isinstance(value, str):
        raise wrong_type(what, "text", value)


class RuleError(ReasonedError, ValueError):
    """Raised for rules, a number of players or a deck with which no game can be played."""

    sentences: ClassVar[Mapping[str, str]] = {
        "contradicting-variants": "Variants {one!r} and {other!r} contradict each other.",
        "deck-too-small": "{cards} cards are too few for {players} players.",
        "no-colour": "No suit of the game can be named by a clue.",
        "no-such-seat": "There is no seat {seat}.",
        "no-tokens": "A game needs at least one clue token and one strike.",
        "number-of-players": "Hanabi is for {least} to {most} players, not {players}.",
        "same-suit-twice": "Variants {one!r} and {other!r} both bring the {suit} suit; take one of them.",
        "suit-incomplete": "The {suit} suit lacks a rank, so that it cannot be completed.",
        "suit-named-and-touched": (
            "The {suit} suit must be named by clues exactly when only its own colour touches it."
        ),
        "suit-repeated": "The {suit} suit is in the game twice.",
        "suits-and-variant": (
            "The suits are given one by one, and the variants ({variants}) bring another; put it among them."
        ),
        "too-many-copies": "The {suit} suit has too many copies of a card; {most} are possible.",
        "too-many-suits": "{suits} suits are too many; {most} are possible.",
        "unknown-draw-slot": "A drawn card goes to 'freed', 'left' or 'right', not to {slot!r}.",
        "unknown-option": "There is no table option {name!r}; known: {known}.",
        "unknown-rulebook": "There is no rulebook {rulebook!r}; known: {known}.",
        "unknown-touch": "The {suit} suit is touched by {touch!r}; known: {known}.",
        "unknown-variant": "No rulebook has a variant called {name!r}; known: {known}.",
        "wrong-deck": "The deck of {given} cards is not the deck of these rules ({needed} cards).",
        "wrong-tiles": "The reward tiles are 1 to 6, each once.",
    }


class IllegalAction(ReasonedError):  # noqa: N818 (what it is called in the field)
    """Raised for an action that the rules forbid now. The state is unchanged."""

    sentences: ClassVar[Mapping[str, str]] = {
        "card-due": "The card that was drawn has to be read first.",
        "card-not-left": "Every {suit} {rank} lies somewhere else already.",
        "clue-tokens-full": (
            "A card can be discarded only when a clue token is missing; all {clue_tokens} are there."
        ),
        "clue-touches-nothing": "A clue must touch a card, and seat {target} has no {clue}.",
        "colour-not-in-game": "There is no {colour} in this game.",
        "does-not-fit": "The {suit} {rank} is not the next card of its firework.",
        "game-over": "The game is over.",
        "hand-empty": "Seat {target} has no cards left that a clue could be about.",
        "no-card-due": "No card has to be read now.",
        "no-clue-tokens": "There is no clue token left to pay for a clue.",
        "no-colour-call": "These rules have no calling of a card's colour.",
        "no-reward-pending": "There is no reward to take.",
        "no-such-rank": "There is no card of value {rank}.",
        "no-such-seat": "There is no seat {seat}.",
        "no-such-slot": "There is no card {slot}; the hand has {cards}.",
        "not-in-discards": "There is no {suit} {rank} in the discard pile.",
        "not-in-hand": "Card number {card} is in nobody's hand.",
        "not-nameable": "No clue may name {colour}.",
        "not-your-turn": "Card number {card} is in another player's hand.",
        "own-hand": "A clue is for another player's cards, not for one's own.",
        "reward-pending": "Reward tile {tile} has to be decided on first.",
        "wrong-reward": "Reward tile {tile} does not give that.",
    }


class NotationError(ReasonedError, ValueError):
    """Raised for a text that is neither a card nor an action in notation."""

    sentences: ClassVar[Mapping[str, str]] = {
        "not-a-card": "{text!r} is no card; one is a suit and a rank from 1 to 5, such as r1 or 'red 1'.",
        "not-an-action": (
            "{text!r} is no action; one is, for instance, 'play 3', 'discard 5', 'clue 1 red' or 'clue 1 3'."
        ),
    }


class RecordError(ReasonedError, ValueError):
    """Raised for a record of a game that can't be read, replayed or written."""

    sentences: ClassVar[Mapping[str, str]] = {
        "illegal-action": "Action {number} of {of} is illegal: {sentence}",
        "no-such-card": "Card {number} of the deck is no card of this variant.",
        "not-a-game": "No game can be played with it: {sentence}",
        "not-a-record": "This is no record of a game: {what}.",
        "not-an-action": "Action {number} is not an action.",
        "not-dealt": "The cards of this game are not all dealt yet.",
        "not-from-a-seed": "This game was dealt from a given deck, which such a record cannot hold.",
        "not-on-hanab-live": "hanab.live has no {what}.",
        "number-of-names": "There are {players} players and {names} names.",
        "unsupported-option": "Option {option} ({meaning}) is in no rulebook.",
        "unsupported-variant": "Variant {variant!r} is in no rulebook; known: {known}.",
    }

    @staticmethod
    def illegal(number: int, of: int, error: IllegalAction) -> RecordError:
        """Return the error for an action (counted from 1) that breaks a rule."""
        details = {"sentence": str(error), "rule": error.reason, "why": error.details}
        return RecordError("illegal-action", number=number, of=of, **details)
