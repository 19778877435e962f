"""Hanafuda with real cards: which card is awaited, and where each is, as everybody may know it."""

from __future__ import annotations

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.game import Unfit
from voice_hanabi.contract.shown import CardDue, CardLies
from voice_hanabi.games.hanafuda.rules.actions import ReadCard
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.state import State
from voice_hanabi.games.hanafuda.talk import commands
from voice_hanabi.games.hanafuda.talk.cards import fits


def due(state: State) -> CardDue | None:
    """Return which card has to be shown: one of the deal, or the top one of the stock."""
    reading = state.reading
    if reading is None:
        return None
    if reading.where not in ("hand", "field"):
        return CardDue(reading.seat, reading.where)
    size = state.options.hand_size if reading.where == "hand" else state.options.field_size
    where = "deal" if reading.where == "hand" else "field"
    return CardDue(reading.seat, where, reading.left, begins=reading.left == size)


def read(face: str, mark: int) -> ReadCard:
    """Return the action of reading a card by its face: 'hanafuda/01-hikari'. Raises `Unfit`."""
    game, _, code = face.partition("/")
    if game != "hanafuda":
        raise Unfit(f"{face} is no card of Hanafuda.")
    try:
        return ReadCard(Card.from_code(code), mark)
    except ValueError as error:
        raise Unfit(str(error)) from error


def lies(state: State, face: str, mark: int) -> CardLies | None:
    """Return where a card is that was read; ``None`` if it may be in the stock.

    For equal cards of two decks it is one of their places: the game doesn't distinguish them.
    """
    if mark not in state.marks:
        return None
    card = Card.from_code(face.partition("/")[2])
    for seat in range(state.players):
        if card in state.hands[seat]:
            return CardLies("hand", seat)
        if card in state.captured[seat]:
            return CardLies("captured", seat)
    return CardLies("field")


def with_card(command: Command, face: str, lies: CardLies, state: State) -> Command | None:
    """Return the `Lay` if its card is the one shown; ``None`` for another card, about which nobody may be
    told.
    """
    if not isinstance(command, commands.Lay) or (lies.where, lies.seat) != ("hand", state.current):
        return None
    shown = Card.from_code(face.partition("/")[2])
    said = command.card
    if said is None or said.slot is not None or not fits(said, shown):
        return None
    return command
