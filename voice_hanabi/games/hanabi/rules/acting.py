"""What an action does: :func:`apply`, the only way from one state to the next."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from voice_hanabi.games.hanabi.rules import rewards
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
from voice_hanabi.games.hanabi.rules.cards import Card, known
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, wrong_type
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardPlayed,
    Event,
    Misplayed,
    Moment,
    Rearranged,
    TokenReturned,
)
from voice_hanabi.games.hanabi.rules.state import State, deal_read
from voice_hanabi.games.hanabi.rules.turn import Turn, checked_slot


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:  # noqa: C901 - a case a kind
    """Return the state after ``action`` and its events; the given state is unchanged.

    Raises :class:`IllegalAction` if a rule forbids the action now, and ``TypeError`` if it isn't an action.
    """
    if not isinstance(state, State):
        raise wrong_type("What an action is applied to", "a State", state)
    if state.outcome is not None:
        raise IllegalAction("game-over", outcome=state.outcome)
    if isinstance(action, ReadCard):
        return _read(state, action.card, action.mark)
    if state.reading is not None:
        raise IllegalAction("card-due")
    if isinstance(action, Rearrange):
        return _rearrange(state, action)
    turn = Turn(state)
    if state.pending is not None:
        rewards.take(turn, action)
    elif isinstance(action, Play):
        _play(turn, action.slot, action.colour)
    elif isinstance(action, Discard):
        _discard(turn, action.slot)
    elif isinstance(action, ClueColour):
        turn.clue(action.target, turn.colour_bit(action.colour), action.colour, None)
        turn.end()
    elif isinstance(action, ClueRank):
        turn.clue(action.target, turn.rank_bit(action.rank), None, action.rank)
        turn.end()
    elif isinstance(action, TakeToDeck | TakeToFirework):
        raise IllegalAction("no-reward-pending")
    else:
        raise wrong_type("An action", "Play, Discard, ClueColour, ... (parse_action reads text)", action)
    return turn.finished()


def _read(state: State, card: Card, mark: int) -> tuple[State, tuple[Event, ...]]:
    """Read the next card of the deck: one of the deal, or the drawn one."""
    if state.reading is None:
        raise IllegalAction("no-card-due")
    if not cards_left(state)[card]:
        raise IllegalAction("card-not-left", suit=card.suit, rank=card.rank)
    if state.is_dealt:
        turn = Turn(state)
        turn.read(card)
        after, events = turn.finished()
        return after._replace(marks=(*state.marks, mark)), events
    dealt = deal_read(state, card, mark)
    return dealt, dealt.history[0].events if dealt.is_dealt else ()


def cards_left(state: State) -> Counter[Card]:
    """Return the cards that are neither in a hand nor on a pile, which the deck can still contain."""
    left = Counter(state.setup.cards)
    left.subtract(held.card for hand in state.hands for held in hand)
    left.subtract(state.discards)
    for suit, height in zip(state.rules.suits, state.fireworks, strict=True):
        left.subtract(Card(suit.name, rank) for rank in suit.ranks_built(height))
    if not state.is_dealt:
        left.subtract(known(state.deck))
    return left


def _play(turn: Turn, slot: int, called: str | None) -> None:
    """Play a card, its colour called or not (every rulebook, 'play a card'; da, 'Timet opvisning')."""
    rules, setup, seat = turn.rules, turn.setup, turn.current
    if called is not None:
        if not rules.colour_call:
            raise IllegalAction("no-colour-call")
        if called not in setup.suit_places:
            raise IllegalAction("colour-not-in-game", colour=called)
    held = turn.take_card(slot)
    card = held.card
    place = setup.suit_places[card.suit]
    height = turn.fireworks[place]
    right = called is None or called == card.suit
    if right and rules.suits[place].next_rank(height) == card.rank:
        turn.events.append(CardPlayed(seat, slot, held.number, card, height + 1, called))
        if called is not None:
            turn.give_token("colour-call")
        if turn.place_card(place):
            rewards.turn_tile(turn)
            turn.check_needed()
    else:
        turn.discards = (*turn.discards, card)
        turn.strikes += 1
        why: Literal["does-not-fit", "wrong-colour"] = "does-not-fit" if right else "wrong-colour"
        turn.events.append(Misplayed(seat, slot, held.number, card, turn.strikes, why, called))
        if turn.strikes >= rules.max_strikes:
            turn.game_over("lost", "strikes")
        else:
            turn.check_needed()
    if turn.pending is not None:
        turn.freed = slot
        return
    turn.draw(slot)
    turn.end()


def _discard(turn: Turn, slot: int) -> None:
    """Discard a card and take a token back; not with all tokens there (every rulebook, 'discard')."""
    if turn.clue_tokens >= turn.rules.max_clues:
        raise IllegalAction("clue-tokens-full", clue_tokens=turn.clue_tokens)
    held = turn.take_card(slot)
    turn.discards = (*turn.discards, held.card)
    turn.clue_tokens += 1
    turn.events.append(CardDiscarded(turn.current, slot, held.number, held.card))
    turn.events.append(TokenReturned(turn.clue_tokens, "discard"))
    turn.check_needed()
    turn.draw(slot)
    turn.end()


def _rearrange(state: State, action: Rearrange) -> tuple[State, tuple[Event, ...]]:
    """Move a card within a hand; possible at any time (every rulebook, 'tips')."""
    if not 0 <= action.seat < len(state.hands):
        raise IllegalAction("no-such-seat", seat=action.seat)
    hand = list(state.hands[action.seat])
    start = checked_slot(hand, action.from_slot)
    end = checked_slot(hand, action.to_slot)
    hand.insert(end, hand.pop(start))
    hands = (*state.hands[: action.seat], tuple(hand), *state.hands[action.seat + 1 :])
    events: tuple[Event, ...] = (Rearranged(action.seat, action.from_slot, action.to_slot),)
    return state._replace(hands=hands, history=(*state.history, Moment(state.turn, events))), events
