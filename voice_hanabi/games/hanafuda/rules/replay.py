"""Replays a record by the rules, and gives its result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import add
from typing import NamedTuple

from voice_hanabi.games.hanafuda.rules.acting import apply
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Draw, Lay, Look, TakeIntoHand
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.errors import DealError, IllegalAction, RecordError
from voice_hanabi.games.hanafuda.rules.events import Event, RoundEnded
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.record import (
    Record,
    RecordedRound,
    RecordedTurn,
    turns_begun,
    turns_of,
)
from voice_hanabi.games.hanafuda.rules.state import Phase, State, from_deal


class Replay(NamedTuple):
    """The result of replaying a record."""

    record: Record
    rounds: tuple[State, ...]
    """The state of each round after its last turn."""
    states: tuple[tuple[State, ...], ...] = ()
    """The states of each round: after the deal, and after each action."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points of the finished rounds."""
        scores = [result.scores for state in self.rounds for result in state.rounds]
        return tuple(sum(row[seat] for row in scores) for seat in range(self.record.options.players))

    def summary(self) -> dict[str, object]:
        """Return what ``replay --json`` prints, without the file's name; other programs rely on it.

        In an unfinished last round there is no winner, and ``how`` is null. Captured cards are sorted.
        """
        return {
            "game": self.record.options.game,
            "rounds": [_summary(state) for state in self.rounds],
            "totals": list(self.totals),
        }


def replay_record(record: Record) -> Replay:
    """Replay a record; :class:`RecordError` names the first round, turn and rule that is broken."""
    rounds = []
    for number, recorded in enumerate(record.rounds, start=1):
        states = _replayed(record.options, recorded, number)
        state = states[-1]
        if not state.rounds and number < len(record.rounds):
            raise RecordError("round-unfinished", round=number)
        rounds.append(states)
    return Replay(record, tuple(states[-1] for states in rounds), _of_one_match(rounds))


def _of_one_match(rounds: Sequence[tuple[State, ...]]) -> tuple[tuple[State, ...], ...]:
    """Return the states of rounds that were replayed separately, with their numbers and the points so far."""
    so_far: tuple[int, ...] = ()
    found = []
    for number, states in enumerate(rounds, start=1):
        before = so_far or (0,) * states[0].players
        found.append(tuple(_in_match(state, number, before) for state in states))
        so_far = found[-1][-1].totals
    return tuple(found)


def _in_match(state: State, number: int, before: tuple[int, ...]) -> State:
    totals = tuple(map(add, before, state.totals))
    history = tuple(
        moment._replace(events=tuple(_with_totals(event, totals) for event in moment.events))
        for moment in state.history
    )
    return state._replace(round=number, totals=totals, history=history)


def _with_totals(event: Event, totals: tuple[int, ...]) -> Event:
    return replace(event, totals=totals) if isinstance(event, RoundEnded) else event


def _summary(state: State) -> dict[str, object]:
    captured = [[card.code for card in sorted(cards)] for cards in state.captured]
    if not state.rounds:
        return {"winner": None, "how": None, "yaku": [], "points": 0, "captured": captured}
    result = state.rounds[-1]
    return {
        "winner": result.winner,
        "how": result.how,
        "yaku": [[yaku.name, yaku.points] for yaku in result.yaku],
        "points": result.points,
        "captured": captured,
    }


def _replayed(options: Options, recorded: RecordedRound, number: int) -> tuple[State, ...]:
    """Return the states of a round: after the deal, and after each action."""
    month, dealer, hands, field, stock, turns = recorded
    try:
        played = _Round(from_deal(options, hands, field, stock, dealer, month))
    except DealError as error:
        raise RecordError(
            "bad-deal", round=number, sentence=str(error), rule=error.reason, why=error.details
        ) from error
    for place, turn in enumerate(turns):
        try:
            played.play(turn, place)
        except IllegalAction as error:
            raise RecordError(
                "illegal-turn",
                round=number,
                turn=place + 1,
                sentence=str(error),
                rule=error.reason,
                why=error.details,
            ) from error
    return tuple(played.states)


class _Round:
    """A round being replayed. The turn of a seat without cards in hand is automatic."""

    def __init__(self, state: State) -> None:
        """Start with a dealt round."""
        self.state = state
        self.states = [state]
        self.events: list[Event] = [*state.history[-1].events]

    def play(self, turn: RecordedTurn, place: int) -> None:
        """Play the turn with this index, and compare the record with the rules' result."""
        if (turn.look or turn.into_hand is not None) and not self.state.options.look_first:
            raise IllegalAction("no-look")
        if self._waits(place):
            self._lay(turn)
        if self._waits(place) and self.state.phase is Phase.DRAW:
            self._draw(turn)
        if self._waits(place) and self.state.choice is not None:
            _check_stock_card(turn.stock, self.state.choice.card)
            self._choose(turn.stock_takes)
        begun, _ = turns_begun(self.events)
        if turn.look and not begun[place].look:
            raise IllegalAction("no-draw-due")
        _compare(turn, begun[place])
        if self.state.phase is Phase.CALL:
            if turn.call is None:
                raise IllegalAction("call-due")
            self._apply(Call(koi_koi=turn.call == "koi-koi"))
        elif turn.call is not None and turn.call != begun[place].call:
            raise IllegalAction("no-call-due")

    def _waits(self, place: int) -> bool:
        """Return whether the turn with this index isn't over yet."""
        return place == len(turns_of(self.events))

    def _apply(self, action: Action) -> None:
        self.state, events = apply(self.state, action)
        self.states.append(self.state)
        self.events.extend(events)

    def _lay(self, turn: RecordedTurn) -> None:
        """Play the card of the hand."""
        state = self.state
        if state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            raise IllegalAction("round-over")
        if turn.player != state.current:
            raise IllegalAction("not-your-turn", seat=turn.player, current=state.current)
        if state.phase is not Phase.LAY:
            return
        if turn.hand is None:
            raise IllegalAction("must-lay")
        self._apply(Lay(turn.hand, turn.hand_takes[0] if len(turn.hand_takes) == 1 else None))
        if self.state.phase is Phase.CHOOSE_HAND:
            self._choose(turn.hand_takes)

    def _draw(self, turn: RecordedTurn) -> None:
        """Look at the stock card, draw it or take it into the hand, as the record says."""
        if turn.look or turn.into_hand is not None:
            self._apply(Look())
        if turn.into_hand is not None:
            _check_stock_card(turn.into_hand, self.state.stock[0])
            self._apply(TakeIntoHand())
        else:
            self._apply(Draw())

    def _choose(self, takes: tuple[Card, ...]) -> None:
        """Take one of the two possible cards, which the record must name."""
        choice = self.state.choice
        if choice is None:
            raise IllegalAction("no-choice-due")
        if len(takes) != 1:
            raise _wrong_capture(choice.card, f"one of {_named(choice.between, ' and ')}", takes)
        self._apply(Choose(takes[0]))


def _compare(given: RecordedTurn, played: RecordedTurn) -> None:
    """Reject a turn that differs from the rules' result; calls are checked elsewhere."""
    if given.player != played.player:
        raise IllegalAction("not-your-turn", seat=given.player, current=played.player)
    if given.hand is not None and given.hand != played.hand:
        raise IllegalAction("not-in-hand", card=given.hand)
    if played.hand is not None and sorted(given.hand_takes) != sorted(played.hand_takes):
        raise _wrong_capture(played.hand, _named(played.hand_takes), given.hand_takes)
    _check_stock_card(given.stock, played.stock)
    if played.stock is not None and sorted(given.stock_takes) != sorted(played.stock_takes):
        raise _wrong_capture(played.stock, _named(played.stock_takes), given.stock_takes)


def _check_stock_card(given: Card | None, rule: Card | None) -> None:
    if given != rule:
        raise IllegalAction(
            "wrong-stock-card",
            rule="none" if rule is None else rule.code,
            given="none" if given is None else given.code,
        )


def _wrong_capture(card: Card, rule: str, given: Iterable[Card]) -> IllegalAction:
    return IllegalAction("wrong-capture", card=card, rule=rule, given=_named(given))


def _named(cards: Iterable[Card], between: str = ", ") -> str:
    """Return the codes of cards, or a word for none."""
    return between.join(card.code for card in cards) or "nothing"
