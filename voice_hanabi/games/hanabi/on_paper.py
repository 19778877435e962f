"""Hanabi with real cards: which card is awaited, and where each is, as everybody may know it."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.game import Unfit
from voice_hanabi.contract.shown import CardDue, CardLies
from voice_hanabi.games.hanabi.rules.actions import ReadCard
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    Misplayed,
)
from voice_hanabi.games.hanabi.rules.setup import hand_size
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.talk import commands


def due(state: State) -> CardDue | None:
    """Return which card has to be shown: one of the deal, or the drawn one."""
    reading = state.reading
    if reading is None or state.outcome is not None:
        return None
    if state.is_dealt:
        return CardDue(reading.seat, "hand")
    return CardDue(reading.seat, "deal", reading.left, begins=reading.left == hand_size(state.players))


def read(face: str, mark: int) -> ReadCard:
    """Return the action of reading a card by its face: 'hanabi/red/3'. Raises `Unfit`."""
    match face.split("/"):
        case ["hanabi", suit, rank] if rank in map(str, RANKS):
            return ReadCard(Card(suit, int(rank)), mark)
    raise Unfit(f"{face} is no card of Hanabi.")


def lies(state: State, face: str, mark: int) -> CardLies | None:
    """Return where a card is that was read; ``None`` if it may be in the deck."""
    if mark not in state.marks:
        return None
    number = len(state.marks) - 1 - state.marks[::-1].index(mark)
    if not state.is_dealt:
        size = hand_size(state.players)
        return CardLies("hand", (state.current + number // size) % state.players, number % size + 1)
    for seat, hand in enumerate(state.hands):
        for slot, held in enumerate(hand, start=1):
            if held.number == number:
                return CardLies("hand", seat, slot)
    return _pile(state, number)


def _pile(state: State, number: int) -> CardLies | None:
    """Return the pile of a card that left its hand, even if a reward has moved it since."""
    found: CardLies | None = None
    card: Card | None = None
    for moment in state.history:
        for event in moment.events:
            if isinstance(event, CardPlayed | Misplayed | CardDiscarded) and event.number == number:
                card = event.card
                found = CardLies("fireworks" if isinstance(event, CardPlayed) else "discards")
            elif isinstance(event, CardIntoDeck) and event.card == card:
                found = None
            elif isinstance(event, CardOntoFirework) and event.card == card:
                found = CardLies("fireworks")
    return found


def with_card(command: Command, face: str, lies: CardLies, state: State) -> Command | None:
    """Return a play or a discard with the card of a place; ``None`` if that isn't the player's own."""
    if not isinstance(command, commands.Play | commands.Discard):
        return None
    if (lies.where, lies.seat) != ("hand", state.current):
        return None
    return replace(command, slot=lies.slot)
