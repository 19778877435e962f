"""What the rules refuse: options, deals, actions and records.

The tables here list all reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from voice_hanabi.problems import ReasonedError


class OptionError(ReasonedError, ValueError):
    """Raised for options with which no match can be played."""

    sentences: ClassVar[Mapping[str, str]] = {
        "hand-size": "With {players} players a hand has 1 to {most} cards, not {hand_size}.",
        "not-a-switch": "Option {name} is either on or off.",
        "number-of-decks": "The game is played with one deck or two, not {decks}.",
        "number-of-players": "{game} with {decks} deck(s) is for {least} to {most} players, not {players}.",
        "number-of-rounds": "A match has 12 rounds or 6, not {rounds}.",
        "other-game": "Option {name} does not belong to {game}.",
        "unknown-game": "There is no game {game!r}; known: {known}.",
        "unknown-option": "There is no option {name!r}; known: {known}.",
    }


class DealError(ReasonedError, ValueError):
    """Raised for an impossible deal."""

    sentences: ClassVar[Mapping[str, str]] = {
        "cards-dealt": "{where} has {cards} cards where it should have {needed}.",
        "field-of-four": "Four cards of month {month} in the field are dealt again.",
        "no-such-month": "There is no month {month}.",
        "no-such-seat": "There is no seat {seat}.",
        "wrong-deck": "The cards dealt are not the cards of the deck: {card} is there too often or missing.",
    }


class SeatError(ReasonedError, ValueError):
    """Raised for a seat that is not at the table."""

    sentences: ClassVar[Mapping[str, str]] = {"no-such-seat": "There is no seat {seat}."}


class IllegalAction(ReasonedError):  # noqa: N818 (what it is called in the field)
    """Raised for an action that the rules forbid now. The state is unchanged."""

    sentences: ClassVar[Mapping[str, str]] = {
        "already-looked": "The top card of the stock has been looked at in this turn.",
        "card-due": "The card that is dealt or turned has to be read first.",
        "card-not-left": "Every {card} lies somewhere else already.",
        "call-due": "Koi-koi or shobu has to be called first.",
        "choice-due": "One of {one} and {other} has to be taken first.",
        "draw-due": "The top card of the stock has to be drawn first.",
        "does-not-match": "{card} cannot take {takes}, which is of another month.",
        "match-over": "The match is over.",
        "must-lay": "A card of the hand has to be laid while there are any.",
        "no-card-due": "No card has to be read now.",
        "no-call-due": "There is nothing to call koi-koi or shobu for.",
        "no-choice-due": "There is no choice between two cards.",
        "no-draw-due": "No card of the stock is to be drawn now.",
        "no-look": "The stock may not be looked at in this game.",
        "not-in-field": "{card} does not lie in the field.",
        "not-in-hand": "{card} is not in the hand.",
        "not-looked": "Only a card that was looked at in this turn can be taken into the hand.",
        "not-offered": "The choice is between {one} and {other}, not {card}.",
        "nothing-to-take": "{card} takes nothing, so that it goes into the hand.",
        "not-your-turn": "It is the turn of seat {current}, not of seat {seat}.",
        "round-not-over": "The round is not over.",
        "round-over": "The round is over; the next one has to be dealt first.",
        "wrong-capture": "{card} takes {rule}, not {given}.",
        "wrong-stock-card": "The card that comes from the stock is {rule}, not {given}.",
    }


class RecordError(ReasonedError, ValueError):
    """Raised for a record that can't be read or replayed. Rounds and turns count from 1."""

    sentences: ClassVar[Mapping[str, str]] = {
        "bad-deal": "Round {round} cannot have been dealt like that: {sentence}",
        "bad-options": "No match can be played with its options: {sentence}",
        "illegal-turn": "Round {round}, turn {turn} is against the rules: {sentence}",
        "not-a-record": "This is no record of a match: {what}.",
        "not-a-round": "Round {round} is no record of a round: {what}.",
        "not-a-turn": "Round {round}, turn {turn} is no record of a turn: {what}.",
        "number-of-names": "There are {players} players and {names} names.",
        "round-unfinished": "Round {round} is not played to its end, and another one follows.",
        "too-many-rounds": "There are {rounds} rounds, and a match by these options has {most}.",
    }
