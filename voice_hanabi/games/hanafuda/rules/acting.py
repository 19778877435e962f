"""What an action does, :func:`apply` (the only way from one state to the next), and the legal actions."""

from __future__ import annotations

from collections import Counter

from voice_hanabi.games.hanafuda.rules.actions import (
    Action,
    Call,
    Choose,
    Draw,
    Lay,
    Look,
    NextRound,
    ReadCard,
    TakeIntoHand,
)
from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.errors import IllegalAction
from voice_hanabi.games.hanafuda.rules.events import Event
from voice_hanabi.games.hanafuda.rules.state import Phase, State, deal_read, next_round
from voice_hanabi.games.hanafuda.rules.turn import Turn, matching, to_choose_between


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after ``action`` and its events; the given state is unchanged.

    Raises :class:`IllegalAction` if a rule forbids the action now.
    """
    if not isinstance(action, Action):
        raise TypeError(f"not an action: {action!r}")
    _check_due(state, action)
    if isinstance(action, ReadCard):
        return _read(state._replace(marks=(*state.marks, action.mark)), action.card)
    if isinstance(action, NextRound):
        return next_round(state)
    turn = Turn(state)
    match action:
        case Call():
            turn.call(action.koi_koi)
        case Choose():
            turn.choose(action.card)
        case Look():
            turn.look()
        case Draw():
            turn.draw()
        case TakeIntoHand():
            turn.take_into_hand()
        case Lay():
            turn.lay(action.card, action.takes)
    return turn.finished()


def _check_due(state: State, action: Action) -> None:
    """Raise :class:`IllegalAction` if an action of another kind is due."""
    if state.phase is Phase.MATCH_OVER:
        raise IllegalAction("match-over")
    if isinstance(action, ReadCard):
        return
    if state.reading is not None:
        raise IllegalAction("card-due")
    for kind, due in ((NextRound, Phase.ROUND_OVER), (Call, Phase.CALL)):
        if isinstance(action, kind) and state.phase is not due:
            raise IllegalAction("round-not-over") if kind is NextRound else IllegalAction("no-call-due")
        if state.phase is due and not isinstance(action, kind):
            raise IllegalAction("round-over") if kind is NextRound else IllegalAction("call-due")
    if state.choice is not None and not isinstance(action, Choose | NextRound | Call):
        one, other = state.choice.between
        raise IllegalAction("choice-due", one=one, other=other)
    if isinstance(action, Lay) and state.phase is Phase.DRAW:
        raise IllegalAction("draw-due")


def _read(state: State, card: Card) -> tuple[State, tuple[Event, ...]]:
    """Read the next card: one of the deal, or the top one of the stock."""
    if state.reading is None:
        raise IllegalAction("no-card-due")
    if not cards_left(state)[card]:
        raise IllegalAction("card-not-left", card=card)
    if state.is_dealing:
        return deal_read(state, card)
    turn = Turn(state)
    turn.read(card)
    after, events = turn.finished()
    deal = after.deals[-1]
    place = len(deal.stock) - len(state.stock)
    stock = (*deal.stock[:place], card, *deal.stock[place + 1 :])
    return after._replace(deals=(*after.deals[:-1], deal._replace(stock=stock))), events


def cards_left(state: State) -> Counter[Card]:
    """Return the cards that aren't placed yet, which the stock can still contain."""
    left = Counter(full_deck(state.options.decks))
    known = [card for card in state.stock if card is not None]
    choosing = [] if state.choice is None else [state.choice.card]
    for pile in (*state.hands, *state.captured, state.field, known, choosing):
        left.subtract(pile)
    return left


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return everything that the current seat may do now, each once, in a stable order.

    What a card takes is named only if there is a choice. Laying it then without saying what it takes is legal
    too, but not listed: it is the same after the choice.
    """
    if state.phase is Phase.LAY:
        return _lay_actions(state)
    if state.choice is not None:
        return tuple(Choose(card) for card in state.choice.between)
    if state.phase is Phase.DRAW:
        if state.looked is None:
            return Draw(), Look()
        return (Draw(), TakeIntoHand()) if matching(state.field, state.looked) else (TakeIntoHand(),)
    if state.phase is Phase.CALL:
        return Call(koi_koi=False), Call(koi_koi=True)
    return (NextRound(),) if state.phase is Phase.ROUND_OVER else ()


def _lay_actions(state: State) -> tuple[Action, ...]:
    found: list[Action] = []
    for card in dict.fromkeys(state.hands[state.current]):
        two = to_choose_between(matching(state.field, card))
        if two is None:
            found.append(Lay(card))
        else:
            found += (Lay(card, takes) for takes in two)
    return tuple(found)
