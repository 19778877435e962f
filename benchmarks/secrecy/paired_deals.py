"""Two deals that differ only in what one seat may not see, and the moves that are played with both.

The cards that differ are those that the seat has not seen by the end of the last move: in Hanabi its own and
those not drawn, in Hanafuda the others' and the stock. So the seat's knowledge stays the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.game import AnyGame, Unfit
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules import actions as of_hanabi
from voice_hanabi.games.hanabi.rules.game import from_deck, legal_actions
from voice_hanabi.games.hanabi.rules.state import State as HanabiState
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk import commands as hanabi_said
from voice_hanabi.games.hanafuda.rules import actions as of_hanafuda
from voice_hanabi.games.hanafuda.rules import events
from voice_hanabi.games.hanafuda.rules.acting import legal_actions as hanafuda_legal
from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.errors import DealError
from voice_hanabi.games.hanafuda.rules.state import State as HanafudaState
from voice_hanabi.games.hanafuda.rules.state import from_deal
from voice_hanabi.games.hanafuda.rules.view import view as hanafuda_view
from voice_hanabi.games.hanafuda.talk import commands as hanafuda_said
from voice_hanabi.games.hanafuda.talk.cards import said_of
from voice_hanabi.language.wording import Wording

SWAPS = 12
"""How many cards of a Hanabi deck are exchanged one after the other, as far as the clues allow."""

AnyState = Any
Action = Any
Event = Any


@dataclass(frozen=True)
class Pair:
    """Two deals; a ``seat`` has one of them without knowing which."""

    choices: Choices
    seat: int
    deals: tuple[AnyState, AnyState]
    moves: tuple[Action, ...]
    """The moves in both deals, each by the player whose turn it is."""


def pair_of(choices: Choices, seat: int, moves: int, random: Random) -> Pair | None:
    """Return two deals with at most this many moves, or ``None`` if chance found none that differ."""
    game = GAMES[choices.game]
    dealt = game.new(choices, random.randrange(2**31))
    state: AnyState = dealt
    done: list[Action] = []
    while len(done) < moves and state.outcome is None and (move := _move(state, random)) is not None:
        state = after(game, state, move)
        done.append(move)
    hanabi = isinstance(dealt, HanabiState)
    other = (_hanabi_twin if hanabi else _hanafuda_twin)(game, dealt, tuple(done), state, seat, random)
    return (
        None
        if other is None or other.hands == dealt.hands
        else Pair(choices, seat, (dealt, other), tuple(done))
    )


def choices_with(
    game: str, language: str, names: Sequence[str], variant: str | None, random: Random
) -> Choices:
    """Return choices with a variant, and possibly with a second one that fits it and some rulebook."""
    here, wording = GAMES[game], Wording(language, names, GAMES[game].folder)
    plain = Choices(language, game, count=len(names), names=tuple(names))
    found = plain
    for variants in (
        (),
        () if variant is None else (variant,),
        (variant or "", random.choice(here.variants)),
    ):
        rulebook = random.choice(tuple(here.rulebooks)) if here.rulebooks else None
        wanted = Choices(language, game, rulebook, tuple(dict.fromkeys(variants)), len(names), tuple(names))
        if "" in variants or here.clash(wanted, wording) is not None:
            continue
        try:
            here.new(wanted, 1)
        except Unfit:
            continue
        found = wanted
    return found


def command_of(move: Action, state: AnyState) -> ActionCommand:  # noqa: C901 - a case for each kind of move
    """Return the command with which a player makes this move."""
    match move:
        case of_hanabi.Play():
            return hanabi_said.Play(move.slot, move.colour)
        case of_hanabi.Discard():
            return hanabi_said.Discard(move.slot)
        case of_hanabi.ClueColour():
            return hanabi_said.Clue(move.target, move.colour)
        case of_hanabi.ClueRank():
            return hanabi_said.Clue(move.target, None, move.rank)
        case of_hanafuda.Lay():
            return hanafuda_said.Lay(said_of(move.card), None if move.takes is None else said_of(move.takes))
        case of_hanafuda.Choose():
            return hanafuda_said.Take(said_of(move.card))
        case of_hanafuda.Call():
            return hanafuda_said.Call("koi-koi" if move.koi_koi else "shobu")
        case of_hanafuda.Look():
            return hanafuda_said.Look()
        case of_hanafuda.Draw():
            return hanafuda_said.Draw()
        case of_hanafuda.TakeIntoHand():
            return hanafuda_said.Keep()
    raise ValueError(f"nobody says {move} in {state}")


def as_it_lies(move: Action, planned: AnyState, now: AnyState) -> Action | None:
    """Return a move planned in ``planned`` as it must be said ``now``, or ``None`` if it is impossible.

    If a player has rearranged their hand, the same card is in another place.
    """
    if now.current != planned.current:
        return None
    if not isinstance(move, of_hanabi.Play | of_hanabi.Discard):
        return move
    card = planned.hands[planned.current][move.slot - 1].number
    places = [held.number for held in now.hands[now.current]]
    return replace(move, slot=places.index(card) + 1) if card in places else None


def after(game: AnyGame, state: AnyState, move: Action) -> AnyState:
    """Return the state after a move and its automatic consequences. Raises `Unfit`."""
    state, _ = game.apply(state, move)
    while (by_itself := game.next_by_itself(state)) is not None:
        state, _ = game.apply(state, by_itself)
    return state


def _move(state: AnyState, random: Random) -> Action | None:
    """Return a random move that returns no card to the deck, or ``None`` if there is none."""
    if isinstance(state, HanafudaState):
        found = [move for move in hanafuda_legal(state) if not isinstance(move, of_hanafuda.NextRound)]
        return random.choice(found) if found else None
    clues: list[Action] = []
    others: list[Action] = []
    for move in legal_actions(state):
        if isinstance(move, of_hanabi.TakeToDeck | of_hanabi.TakeToFirework | of_hanabi.Rearrange):
            continue
        if isinstance(move, of_hanabi.Play) and not _fits(state, move):
            continue
        (clues if isinstance(move, of_hanabi.ClueColour | of_hanabi.ClueRank) else others).append(move)
    wanted = clues if clues and (random.random() < 0.5 or not others) else others
    return random.choice(wanted) if wanted else None


def _fits(state: HanabiState, play: of_hanabi.Play) -> bool:
    card = state.hands[state.current][play.slot - 1].card
    suit = state.rules.suit(card.suit)
    return play.colour is None and suit is not None and suit.next_rank(state.heights[suit.name]) == card.rank


def _replayed(
    game: AnyGame,
    dealt: AnyState,
    other: AnyState,
    moves: Sequence[Action],
    seen: Callable[[AnyState], object],
) -> bool:
    """Return whether another deal allows the same moves, and looks the same throughout."""
    if seen(dealt) != seen(other):
        return False
    for move in moves:
        dealt = after(game, dealt, move)
        try:
            other = after(game, other, move)
        except Unfit:
            return False
        if seen(dealt) != seen(other):
            return False
    return True


def _hanabi_twin(
    game: AnyGame, dealt: HanabiState, moves: tuple[Action, ...], end: HanabiState, seat: int, random: Random
) -> HanabiState | None:
    held = [card.number for card in end.hands[seat]]
    unseen = [*held, *range(end.drawn, len(end.deck))]
    deck, found = [card for card in dealt.deck if card is not None], None
    for _ in range(SWAPS if held else 0):
        one, other = random.choice(held), random.choice(unseen)
        swapped = list(deck)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        twin = from_deck(dealt.rules, dealt.players, swapped, first=dealt.current, seed=dealt.seed)
        if _replayed(game, dealt, twin, moves, lambda state: view(state, seat)):
            deck, found = swapped, twin
    return found


def _hanafuda_twin(
    game: AnyGame,
    dealt: HanafudaState,
    moves: tuple[Action, ...],
    end: HanafudaState,
    seat: int,
    random: Random,
) -> HanafudaState | None:
    seen = _seen(end, seat)
    # With two decks, both cards with the same face are exchanged.
    hidden = [card for card in full_deck(1) if card not in seen]
    faces = hidden[:]
    random.shuffle(faces)
    other = dict(zip(hidden, faces, strict=True))
    deal = dealt.deal
    hands = [[other.get(card, card) for card in hand] for hand in deal.hands]
    stock = [other.get(card, card) for card in deal.stock if card is not None]
    try:
        twin = from_deal(dealt.options, hands, deal.field, stock, deal.dealer, deal.month, seed=dealt.seed)
    except DealError:
        # This deal would have been redealt.
        return None
    history = tuple(
        moment._replace(events=tuple(_retold(event, twin) for event in moment.events))
        for moment in dealt.history
    )
    twin = twin._replace(history=history)
    return twin if _replayed(game, dealt, twin, moves, lambda state: hanafuda_view(state, seat)) else None


def _retold(event: Event, twin: HanafudaState) -> Event:
    """Return an event of the deal as it is in the other one; the draw for dealer stays the same."""
    if isinstance(event, events.Dealt):
        return events.Dealt(**{**_fields(event), "hands": twin.hands})
    return event


def _fields(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


def _seen(end: HanafudaState, seat: int) -> set[Card]:
    """Return the cards of the first round that a seat has seen."""
    found: set[Card] = set()
    for moment in end.history:
        for event in moment.events if moment.round == 1 else ():
            match event:
                case events.Dealt():
                    found.update(event.field)
                    found.update(card for card in event.hands[seat] if card is not None)
                case events.CardLaid() | events.StockTurned() | events.ChoiceDue():
                    found.add(event.card)
                case events.HandWon():
                    found.update(event.cards)
                case events.Looked() | events.TakenIntoHand() if (
                    event.seat == seat and event.card is not None
                ):
                    found.add(event.card)
    # Plain cards of a month have the same name, so nobody can choose which of two is laid.
    alike = {(card.month, card.kind) for card in found}
    return {card for card in full_deck(1) if (card.month, card.kind) in alike}
