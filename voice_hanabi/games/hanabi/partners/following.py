"""Follows a game: turns the history of a view into a table of integers."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.box import GameKind
from voice_hanabi.games.hanabi.partners.choosing import CLUE, DISCARD, PLAY, Move
from voice_hanabi.games.hanabi.partners.happening import (
    card_drawn,
    card_misplayed,
    card_played,
    card_thrown,
    clue_given,
    turn_over,
)
from voice_hanabi.games.hanabi.partners.literal import Judge
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Dealt,
    Event,
    Misplayed,
    Rearranged,
    StrikeTakenBack,
    TokenReturned,
    TurnBegan,
)
from voice_hanabi.games.hanabi.rules.setup import age_order
from voice_hanabi.games.hanabi.rules.view import View


class Telling(NamedTuple):
    """A clue that said something about a card."""

    happened: int
    """The number of events before it."""
    giver: int
    target: int
    called: bool
    """Whether a clue to somebody else called for the card."""


class Follower:
    """Keeps a table up to date with what a seat hears about a game, event by event."""

    def __init__(self, box: GameKind, plain: bool, people: Collection[int] = ()) -> None:
        """Start before the deal; ``people`` are the seats of people, not computers."""
        self.table = BetweenTurns(box)
        self._judge = Judge(self.table, plain, people)
        self.box = box
        self._plain = plain
        self.deeds: dict[int, tuple[BetweenTurns, Move]] = {}
        """The last action of each seat, and the table before it."""
        self.tellings: dict[int, list[Telling]] = {}
        """The clues about each card, in order."""
        self._seat = -1
        self._heard: list[tuple[int, Event]] = []

    def follows(self, shown: View) -> bool:
        """Return whether a view is of the same game, now or later."""
        known = len(self._heard)
        return self.box.rules == shown.rules and list(shown.history[:known]) == self._heard

    def follow(self, shown: View, until: int | None = None) -> BetweenTurns:
        """Return the table of a view that `follows`, or the table after a number of events."""
        for entry in shown.history[len(self._heard) : until]:
            self._happened(entry[1], shown)
            self._heard.append(entry)
        table = self.table
        if until is None:
            table.clue_tokens, table.strikes = shown.clue_tokens, shown.strikes
            table.deck, table.last_round = shown.deck_size, shown.last_round
        return table

    def card_of(self, number: int) -> int:
        """Return a card by its number in the deck, or vice versa: newer cards have greater numbers."""
        return age_order(number, self.box.rules, self.box.players)

    def _happened(self, event: Event, shown: View) -> None:  # noqa: C901 - flat: a case for each event
        table = self.table
        match event:
            case Dealt():
                self._dealt(event, shown)
            case ClueGiven():
                clue = self.box.clue_of(event.colour, event.rank)
                touched = [self.card_of(number) for number in event.numbers]
                self._done(event.giver, (CLUE, event.target, clue))
                self._judge.clues(event.giver, event.target, clue, touched, self._plain)
                self._clue_given(event.giver, event.target, clue, touched)
                table.clue_tokens = event.clue_tokens
            case CardPlayed() | Misplayed():
                card, face = self.card_of(event.number), self._face(event.card)
                self._done(event.seat, (PLAY, card, 0))
                self._judge.plays(event.seat, card, face)
                (card_played if isinstance(event, CardPlayed) else card_misplayed)(
                    table, event.seat, card, face
                )
            case CardDiscarded():
                card, face = self.card_of(event.number), self._face(event.card)
                self._done(event.seat, (DISCARD, card, 0))
                self._judge.discards(event.seat, card, face)
                card_thrown(table, event.seat, card, face)
            case StrikeTakenBack():
                table.strikes = event.strikes
            case TokenReturned():
                table.clue_tokens = event.clue_tokens
            case CardDrawn():
                face = self._face(event.card)
                card_drawn(table, event.seat, event.slot - 1, self.card_of(event.number), face)
                table.drawn = event.number + 1
            case CardIntoDeck():
                table.take_back(self._face(event.card))
                table.deck = event.deck
            case CardOntoFirework():
                face = self._face(event.card)
                table.take_back(face)
                table.place(face)
            case Rearranged():
                hand = table.hands[event.seat]
                hand.insert(event.to_slot - 1, hand.pop(event.from_slot - 1))
            case TurnBegan():
                if self._seat >= 0:
                    turn_over(table, self._seat)
                self._seat = event.seat
                table.last_round = event.last_round

    def _clue_given(self, giver: int, target: int, clue: int, touched: list[int]) -> None:
        """Let everybody read a clue, and record about which cards it said something new."""
        table = self.table
        cards = [*table.hands[target]]
        before = {card: (table.told[card], table.inferred[card]) for card in cards}
        reading = clue_given(table, giver, target, clue, touched, self._plain)
        happened = len(self._heard)
        for card in cards:
            if card in touched and (table.told[card], table.inferred[card]) != before[card]:
                self.tellings.setdefault(card, []).append(Telling(happened, giver, target, called=False))
        if reading.newly and reading.called[0] >= 0:
            calling = Telling(happened, giver, target, called=True)
            self.tellings.setdefault(reading.called[0], []).append(calling)

    def _done(self, seat: int, move: Move) -> None:
        self.deeds[seat] = self.table.copy(), move

    def _dealt(self, event: Dealt, shown: View) -> None:
        """Add the hands. A hand's numbers follow from a card that it holds, or held."""
        table, size, players = self.table, self.box.size, self.box.players
        start = _first_dealt(shown, size)
        for seat, hand in enumerate(event.hands):
            first = (seat - start) % players * size
            for place, card in enumerate(hand):
                table.hands[seat].append(self.card_of(first + place))
                table.faces[table.hands[seat][-1]] = self._face(card)
        table.drawn = players * size
        table.deck = self.box.cards - table.drawn

    def _face(self, card: Card | None) -> int:
        return UNSEEN if card is None else self.box.face_of[card]


def _first_dealt(shown: View, size: int) -> int:
    """Return the seat that was dealt the first hand."""
    dealt = shown.players * size
    for seat, hand in enumerate(shown.hands):
        for held in hand:
            if held.number < dealt:
                return (seat - held.number // size) % shown.players
    for _, event in shown.history:
        if isinstance(event, CardPlayed | Misplayed | CardDiscarded) and event.number < dealt:
            return (event.seat - event.number // size) % shown.players
    return 0
