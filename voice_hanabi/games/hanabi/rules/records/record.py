"""Reads and writes games as hanab.live records.

A record is a JSON object: ``players`` are names, the first of whom begins; ``deck`` is a list of
``{"suitIndex", "rank"}``, top card first, of which each player in turn is dealt a whole hand; ``actions`` are
``{"type", "target", "value"}``; ``options`` has the variant's name and switches. Type 0 plays and type 1
discards the card whose number in the deck is ``target``; types 2 and 3 give the player ``target`` a colour or
rank clue ``value``; types 4 and 5 end the game. A missing option is off, so that clues must touch a card
unless ``emptyClues`` is true.

Cards are identified by their numbers, not their slots. What the site doesn't need is stored under a key that
it ignores: the rulebook, the seats, the seed, where drawn cards go, what is counted for the players, and
moves within a hand. So a game read back is the same game. The site's fifth suit is purple where the rulebooks
have white; the place is the same. Whatever only one of the two has is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from voice_hanabi.games.hanabi.rules import rulebooks
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play, Rearrange
from voice_hanabi.games.hanabi.rules.cards import COLOURED_SUITS, RANKS, Card, Suit, known, whole
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, RecordError, RuleError
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardPlayed,
    ClueGiven,
    Dealt,
    Event,
    Misplayed,
    Rearranged,
    TurnBegan,
    TurnPassed,
)
from voice_hanabi.games.hanabi.rules.game import apply
from voice_hanabi.games.hanabi.rules.records.record_fields import (
    OWN,
    RecordedMove,
    additions,
    list_of,
    names_of,
    read_additions,
    whole_of,
)
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.setup import hand_size
from voice_hanabi.games.hanabi.rules.state import State, from_deck

PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE, END_GAME, END_GAME_BY_VOTE = range(6)
"""The types of action."""

TERMINATED = 4
"""The value of an :data:`END_GAME` action with which a player ends a game early."""

VARIANTS: Mapping[str, tuple[Suit, ...]] = {
    "No Variant": COLOURED_SUITS,
    "6 Suits": (*COLOURED_SUITS, rulebooks.RAINBOW_TEN_OWN),
    "Rainbow (6 Suits)": (*COLOURED_SUITS, rulebooks.RAINBOW_TEN_EVERY),
    "Black (6 Suits)": (*COLOURED_SUITS, rulebooks.RAINBOW_FIVE_OWN),
    "Dark Rainbow (6 Suits)": (*COLOURED_SUITS, rulebooks.RAINBOW_FIVE_EVERY),
    "White Reversed (6 Suits)": (*COLOURED_SUITS, rulebooks.BLACK),
}
"""The site's variants that the rulebooks have too, as suits by behaviour."""

_REFUSED_OPTIONS: Mapping[str, str] = {
    "deckPlays": "the last card played straight from the deck",
    "oneExtraCard": "hands of one card more",
    "oneLessCard": "hands of one card less",
    "detrimentalCharacters": "characters",
}
"""Options that change the game in a way that no rulebook has, unlike clocks and display orders."""


class RecordedAction(NamedTuple):
    """One action of a record, unchanged."""

    type: int
    target: int
    value: int


class Record(NamedTuple):
    """A well-formed record; replaying it shows whether its actions are legal."""

    players: tuple[str, ...]
    """The names by seat."""
    rules: Rules
    deck: tuple[Card, ...]
    actions: tuple[RecordedAction, ...]
    """Unchanged: players are counted from the one who is listed first."""
    listed: int = 0
    """The seat of the player who is listed first, and was dealt the first hand."""
    first: int = 0
    """The seat that began."""
    seed: int = 0
    moves: tuple[RecordedMove, ...] = ()


class Replay(NamedTuple):
    """The result of replaying a record."""

    record: Record
    state: State
    """The game after the last action."""
    states: tuple[State, ...] = ()
    """The states after the deal and after each action."""

    @property
    def turns(self) -> int:
        """The number of plays, discards and clues."""
        return sum(action.type < END_GAME for action in self.record.actions)

    @property
    def finished(self) -> bool:
        """Whether the game was over, by the rules or by an action that ended it early."""
        ended = any(action.type >= END_GAME for action in self.record.actions)
        return ended or self.state.outcome is not None


def read_record(data: object) -> Record:
    """Return the record in a JSON value. Raises :class:`RecordError` if it is malformed."""
    if not isinstance(data, dict):
        raise RecordError("not-a-record", what="it is not a JSON object")
    players = names_of(data)
    options = {} if data.get("options") is None else data["options"]
    if not isinstance(options, dict):
        raise RecordError("not-a-record", what="its options are not a JSON object")
    rules = _rules(options)
    if data.get("characters"):
        raise RecordError(
            "unsupported-option", option="characters", meaning=_REFUSED_OPTIONS["detrimentalCharacters"]
        )
    deck = tuple(_card(rules, entry, number) for number, entry in enumerate(list_of(data, "deck")))
    actions = tuple(
        _recorded(entry, number) for number, entry in enumerate(list_of(data, "actions"), start=1)
    )
    starting = _starting_player(options, len(players))
    own = read_additions(data, len(players), len(actions))
    if own is None:
        return Record(players, rules, deck, actions, first=starting)
    return Record(
        players=(*players[len(players) - own.first :], *players[: len(players) - own.first]),
        rules=replace(rules, rulebook=own.rulebook, draw_slot=own.draw_slot, deduction=own.deduction),
        deck=deck,
        actions=actions,
        listed=own.first,
        first=(own.first + starting) % max(len(players), 1),
        seed=own.seed,
        moves=own.moves,
    )


def replay_record(record: Record) -> Replay:
    """Replay a record by the rules; :class:`RecordError` names the first illegal action.

    Actions are numbered from 1. After the game's end, only an action that ends it may follow.
    """
    try:
        state = from_deck(
            record.rules,
            len(record.players),
            record.deck,
            first=record.first,
            dealt_from=record.listed,
            seed=record.seed,
        )
    except RuleError as error:
        raise RecordError("not-a-game", sentence=str(error), rule=error.reason, why=error.details) from error
    ended = False
    state = _moved(state, record, 0)
    states = [state]
    for number, recorded in enumerate(record.actions, start=1):
        try:
            over = ended or (state.outcome is not None and recorded.type < END_GAME)
            if over:
                raise IllegalAction("game-over")
            if recorded.type >= END_GAME:
                ended = True
            else:
                state, _ = apply(state, _action(state, recorded, record.listed))
                state = _moved(state, record, number)
                states.append(state)
        except IllegalAction as error:
            raise RecordError.illegal(number, len(record.actions), error) from error
    return Replay(record, state, tuple(states))


def write_record(state: State, names: Sequence[str]) -> dict[str, object]:
    """Return the record of a game so far; ``names`` are by seat.

    Raises :class:`RecordError` for rules that hanab.live doesn't have: reward tiles, calling a colour, two
    more suits, other numbers of tokens, and passing a turn ('perfect or lost' ends there when a player has
    neither a card nor a clue).
    """
    if len(names) != state.players:
        raise RecordError("number-of-names", players=state.players, names=len(names))
    variant = _variant(state.rules)
    if not state.is_dealt:
        raise RecordError("not-dealt")
    deck = whole(state.deck, state.setup.cards)
    events = [event for moment in state.history for event in moment.events]
    if any(isinstance(event, TurnPassed) for event in events):
        raise _lacking("a turn that passes by itself")
    first = next(event.seat for event in events if isinstance(event, TurnBegan))
    listed = _dealt_from(state, first)
    options: dict[str, object] = {"variant": variant}
    if first != listed:
        options["startingPlayer"] = (first - listed) % state.players
    if state.rules.empty_clues:
        options["emptyClues"] = True
    if state.rules.all_or_nothing:
        options["allOrNothing"] = True
    places = {suit.name: place for place, suit in enumerate(state.rules.suits)}
    actions: list[dict[str, int]] = []
    moves: list[RecordedMove] = []
    for event in events:
        if isinstance(event, Rearranged):
            moves.append(RecordedMove(len(actions), event.seat, event.from_slot, event.to_slot))
        recorded = _from_event(state, event, listed)
        if recorded is not None:
            actions.append(recorded._asdict())
    return {
        "players": [*names[listed:], *names[:listed]],
        "deck": [{"suitIndex": places[card.suit], "rank": card.rank} for card in deck],
        "actions": actions,
        "options": options,
        OWN: additions(state, listed, moves),
    }


def _dealt_from(state: State, first: int) -> int:
    """Return the seat that was dealt the first hand: the first player, except in some old records."""
    size = hand_size(state.players)
    for seat in ((first + step) % state.players for step in range(state.players)):
        hands = tuple(
            known(state.deck[(owner - seat) % state.players * size :][:size])
            for owner in range(state.players)
        )
        if Dealt(hands) in state.history[0].events:
            return seat
    return first


def _moved(state: State, record: Record, after: int) -> State:
    """Return the state after the moves within hands that followed a number of actions."""
    for move in record.moves:
        if move.after == after:
            try:
                state, _ = apply(state, Rearrange(move.seat, move.from_slot, move.to_slot))
            except IllegalAction as error:
                raise RecordError("not-a-record", what="it moves a card that is not there") from error
    return state


def _starting_player(options: Mapping[str, object], players: int) -> int:
    """Return the index of the player who begins: in old records not always the first."""
    if options.get("startingPlayer") is None:
        return 0
    place = whole_of(options, "startingPlayer")
    if place is None or not 0 <= place < max(players, 1):
        raise RecordError("not-a-record", what="its starting player is none of the players")
    return place


def _rules(options: Mapping[str, object]) -> Rules:
    variant = options.get("variant", "No Variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        raise RecordError("unsupported-variant", variant=variant, known=", ".join(VARIANTS))
    for option, meaning in _REFUSED_OPTIONS.items():
        if options.get(option):
            raise RecordError("unsupported-option", option=option, meaning=meaning)
    return rules_for(
        "en",
        suits=VARIANTS[variant],
        empty_clues=options.get("emptyClues") is True,
        all_or_nothing=options.get("allOrNothing") is True,
    )


def _card(rules: Rules, entry: object, number: int) -> Card:
    suit, rank = whole_of(entry, "suitIndex"), whole_of(entry, "rank")
    if suit is None or rank is None or not 0 <= suit < len(rules.suits) or rank not in RANKS:
        raise RecordError("no-such-card", number=number)
    return Card(rules.suits[suit].name, rank)


def _recorded(entry: object, number: int) -> RecordedAction:
    kind, target, value = whole_of(entry, "type"), whole_of(entry, "target"), whole_of(entry, "value", 0)
    if kind is None or target is None or value is None or not PLAY <= kind <= END_GAME_BY_VOTE:
        raise RecordError("not-an-action", number=number)
    return RecordedAction(kind, target, value)


def _action(state: State, recorded: RecordedAction, listed: int) -> Action:
    """Return the action in our form; a nonsensical one is illegal."""
    kind, target, value = recorded
    if kind in (COLOUR_CLUE, RANK_CLUE) and 0 <= target < state.players:
        target = (target + listed) % state.players
    if kind in (PLAY, DISCARD):
        for owner, hand in enumerate(state.hands):
            for slot, held in enumerate(hand, start=1):
                if held.number == target:
                    if owner != state.current:
                        raise IllegalAction("not-your-turn", card=target)
                    return Play(slot) if kind == PLAY else Discard(slot)
        raise IllegalAction("not-in-hand", card=target)
    if kind == RANK_CLUE:
        return ClueRank(target, value)
    colours = state.rules.colours
    if not 0 <= value < len(colours):
        raise IllegalAction("colour-not-in-game", colour=f"colour {value}")
    return ClueColour(target, colours[value])


def _variant(rules: Rules) -> str:
    """Return the site's name for these rules."""
    if rules.reward_tiles:
        raise _lacking("reward tiles")
    if rules.colour_call:
        raise _lacking("the calling of a card's colour")
    if (rules.max_clues, rules.max_strikes) != (8, 3):
        raise _lacking("other numbers of clue tokens and strikes")
    for name, suits in VARIANTS.items():
        if suits == rules.suits:
            return name
    raise _lacking("variant with the suits " + ", ".join(suit.name for suit in rules.suits))


def _lacking(what: str) -> RecordError:
    return RecordError("not-on-hanab-live", what=what)


def _from_event(state: State, event: Event, listed: int) -> RecordedAction | None:
    """Return the action for an event, with the players counted from the one listed first."""
    if isinstance(event, CardPlayed | Misplayed):
        return RecordedAction(PLAY, event.number, 0)
    if isinstance(event, CardDiscarded):
        return RecordedAction(DISCARD, event.number, 0)
    if isinstance(event, ClueGiven):
        target = (event.target - listed) % state.players
        if event.rank is not None:
            return RecordedAction(RANK_CLUE, target, event.rank)
        return RecordedAction(COLOUR_CLUE, target, state.rules.colours.index(str(event.colour)))
    return None
