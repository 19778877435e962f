"""Reads and writes matches as records.

A record is a JSON object: ``game`` and ``players`` (names); ``options``, switches by name, with
``koi_koi_rounds`` (12 or 6), ``decks`` and ``hand_size`` if they differ from the defaults; and ``rounds``. A
round has its ``month``, its ``dealer`` (a seat, from 0), the ``hands``, ``field`` and ``stock`` (top card
first) as dealt, and its ``turns``: ``{"player", "hand", "hand_takes", "stock", "stock_takes", "call"}``.
``hand`` is the laid card and ``stock`` the turned one, or null if there was none; what they take are cards of
the field. ``call`` is null, ``"koi-koi"`` or ``"shobu"``. With looking first there are two more: ``look``
(true if the seat looked at the stock) and ``into_hand`` (the card that it then took).

Each round is replayed with its own deal, even if the rules would have chosen another dealer; its month and
dealer determine the yaku's values and the dealer's due. Only the last round may be unfinished.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.dealing import whole
from voice_hanabi.games.hanafuda.rules.errors import OptionError, RecordError
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    Event,
    KoiKoiCalled,
    Looked,
    RoundEnded,
    StockTurned,
    TakenIntoHand,
    TurnBegan,
)
from voice_hanabi.games.hanafuda.rules.options import SWITCHES, Options, options_for
from voice_hanabi.games.hanafuda.rules.state import State

Said = Literal["koi-koi", "shobu"]

_ROUNDS = "koi_koi_rounds"
"""The number of rounds in records of both games."""


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """One turn of a record."""

    player: int
    hand: Card | None
    """The laid card; ``None`` if the hand was empty."""
    hand_takes: tuple[Card, ...]
    stock: Card | None
    """The turned card; ``None`` if the stock was empty, or its card was taken into the hand."""
    stock_takes: tuple[Card, ...]
    call: Said | None
    look: bool = False
    """The seat looked at the top card of the stock."""
    into_hand: Card | None = None
    """That card, if the seat took it into its hand."""


class RecordedRound(NamedTuple):
    """One round of a record; replaying it shows whether it is possible."""

    month: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    field: tuple[Card, ...]
    stock: tuple[Card, ...]
    turns: tuple[RecordedTurn, ...]


class Record(NamedTuple):
    """A well-formed record."""

    players: tuple[str, ...]
    options: Options
    rounds: tuple[RecordedRound, ...]


def read_record(data: object) -> Record:
    """Return the record in a JSON value. Raises :class:`RecordError` if it is malformed."""
    if not isinstance(data, dict):
        raise RecordError("not-a-record", what="it is not a JSON object")
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError("not-a-record", what="players is no list of names")
    options = _read_options(data.get("game"), len(players), data.get("options"))
    rounds = data.get("rounds")
    if not isinstance(rounds, list):
        raise RecordError("not-a-record", what="it has no list of rounds")
    if len(rounds) > options.rounds:
        raise RecordError("too-many-rounds", rounds=len(rounds), most=options.rounds)
    return Record(
        tuple(players), options, tuple(_read_round(entry, number) for number, entry in enumerate(rounds, 1))
    )


def write_record(state: State, names: Sequence[str]) -> dict[str, object]:
    """Return the record of a match so far; ``names`` are by seat. An unfinished turn is left out."""
    options = state.options
    if len(names) != options.players:
        raise RecordError("number-of-names", players=options.players, names=len(names))
    rounds: list[dict[str, object]] = []
    first = state.round - len(state.deals) + 1
    for number, given in enumerate(state.deals, start=first):
        if number == state.round and state.is_dealing:
            break
        deal = whole(given, options)
        events = (event for moment in state.history if moment.round == number for event in moment.events)
        rounds.append(
            {
                "month": deal.month,
                "dealer": deal.dealer,
                "hands": [_codes(hand) for hand in deal.hands],
                "field": _codes(deal.field),
                "stock": _codes(deal.stock),
                "turns": [_written(turn, options) for turn in turns_of(events)],
            }
        )
    switches = {name: getattr(options, name) for name, game in SWITCHES.items() if game == options.game}
    return {
        "game": options.game,
        "players": list(names),
        "options": {
            "decks": options.decks, "hand_size": options.hand_size, _ROUNDS: options.rounds, **switches,
        },
        "rounds": rounds,
    }  # fmt: skip


def turns_of(events: Iterable[Event]) -> tuple[RecordedTurn, ...]:
    """Return the completed turns in the events of one round."""
    begun, ended = turns_begun(events)
    return begun if ended else begun[:-1]


def turns_begun(events: Iterable[Event]) -> tuple[tuple[RecordedTurn, ...], bool]:
    """Return the turns in the events of one round, and whether the last one is complete."""
    turns: list[dict[str, object]] = []
    ended = True
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append({**_NOTHING, "player": event.seat})
            ended = False
        elif isinstance(event, Looked):
            turns[-1]["look"] = True
        elif isinstance(event, TakenIntoHand):
            turns[-1]["into_hand"] = event.card
        elif isinstance(event, CardLaid):
            turns[-1].update(hand=event.card, hand_takes=event.taken)
        elif isinstance(event, StockTurned):
            turns[-1].update(stock=event.card, stock_takes=event.taken)
        elif isinstance(event, KoiKoiCalled):
            turns[-1]["call"] = "koi-koi"
        elif isinstance(event, RoundEnded):
            if event.result.how == "shobu":
                turns[-1]["call"] = "shobu"
            ended = True
    return tuple(RecordedTurn(**fields) for fields in turns), ended  # type: ignore[arg-type]


_NOTHING: Mapping[str, object] = {
    "hand": None, "hand_takes": (), "stock": None, "stock_takes": (), "call": None,
}  # fmt: skip
"""A turn in which nothing has happened."""


def _codes(cards: Iterable[Card | None]) -> list[str]:
    return [card.code for card in cards if card is not None]


def _written(turn: RecordedTurn, options: Options) -> dict[str, object]:
    written: dict[str, object] = {
        "player": turn.player,
        "hand": None if turn.hand is None else turn.hand.code,
        "hand_takes": _codes(turn.hand_takes),
        "stock": None if turn.stock is None else turn.stock.code,
        "stock_takes": _codes(turn.stock_takes),
        "call": turn.call,
    }
    if options.look_first:
        written["look"] = turn.look
        written["into_hand"] = None if turn.into_hand is None else turn.into_hand.code
    return written


def _read_options(game: object, players: int, entry: object) -> Options:
    if not isinstance(game, str):
        raise RecordError("not-a-record", what="it does not name its game")
    given = {} if entry is None else entry
    if not isinstance(given, dict):
        raise RecordError("not-a-record", what="its options are not a JSON object")
    numbers = ("decks", "hand_size", _ROUNDS)
    switches = {name: value for name, value in given.items() if name not in numbers}
    try:
        for name in switches:
            if name not in SWITCHES:
                raise OptionError("unknown-option", name=name, known=", ".join((*numbers, *SWITCHES)))
        return options_for(
            game,
            players,
            decks=given.get("decks"),
            hand_size=given.get("hand_size"),
            rounds=given.get(_ROUNDS, 12),
            **switches,
        )
    except OptionError as error:
        raise RecordError("bad-options", sentence=str(error), rule=error.reason, why=error.details) from error


def _read_round(entry: object, number: int) -> RecordedRound:
    def wrong(what: str) -> RecordError:
        return RecordError("not-a-round", round=number, what=what)

    if not isinstance(entry, dict):
        raise wrong("it is not a JSON object")
    month, dealer = _whole(entry.get("month")), _whole(entry.get("dealer"))
    if month is None or dealer is None:
        raise wrong("its month and its dealer are not both whole numbers")
    hands = entry.get("hands")
    if not isinstance(hands, list):
        raise wrong("it has no list of hands")
    dealt = [_cards(pile) for pile in (*hands, entry.get("field"), entry.get("stock"))]
    if None in dealt:
        raise wrong("hands, field and stock are not all lists of cards")
    piles = [pile for pile in dealt if pile is not None]
    turns = entry.get("turns")
    if not isinstance(turns, list):
        raise wrong("it has no list of turns")
    return RecordedRound(
        month, dealer, tuple(piles[:-2]), piles[-2], piles[-1],
        tuple(_read_turn(turn, number, place) for place, turn in enumerate(turns, start=1)),
    )  # fmt: skip


def _read_turn(entry: object, round_: int, number: int) -> RecordedTurn:
    def wrong(what: str) -> RecordError:
        return RecordError("not-a-turn", round=round_, turn=number, what=what)

    if not isinstance(entry, dict):
        raise wrong("it is not a JSON object")
    player = _whole(entry.get("player"))
    if player is None:
        raise wrong("its player is not a seat")
    cards: dict[str, Card | None] = {}
    for name in ("hand", "stock", "into_hand"):
        cards[name] = _card(entry.get(name))
        if cards[name] is None and entry.get(name) is not None:
            raise wrong(f"{name} is neither a card nor null")
    hand_takes, stock_takes = _cards(entry.get("hand_takes", [])), _cards(entry.get("stock_takes", []))
    if hand_takes is None or stock_takes is None:
        raise wrong("what a card takes is not a list of cards")
    call = entry.get("call")
    if not (call is None or call == "koi-koi" or call == "shobu"):
        raise wrong("call is none of koi-koi, shobu and null")
    look = entry.get("look", False)
    if not isinstance(look, bool):
        raise wrong("look is neither true nor false")
    return RecordedTurn(
        player, cards["hand"], hand_takes, cards["stock"], stock_takes, call, look, cards["into_hand"]
    )


def _whole(value: object) -> int | None:
    """Return a whole number, or ``None`` for anything else, including booleans."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _card(value: object) -> Card | None:
    """Return the card of a code, or ``None`` for anything else."""
    try:
        return Card.from_code(value) if isinstance(value, str) else None
    except ValueError:
        return None


def _cards(value: object) -> tuple[Card, ...] | None:
    """Return the cards of a list of codes, or ``None`` for anything else."""
    if not isinstance(value, list):
        return None
    cards = tuple(card for card in map(_card, value) if card is not None)
    return cards if len(cards) == len(value) else None
