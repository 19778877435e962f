"""The six reward tiles of the Polish rulebook ('Pięciu wspaniałych', p. 11).

Completing a firework turns up the top tile. A reward without a choice takes effect at once; one with a choice
waits in ``State.pending`` for the seat that completed the firework, which has to take it; an impossible one
is forfeited.
"""

from __future__ import annotations

from voice_hanabi.games.hanabi.rules.actions import (
    Action,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.errors import IllegalAction, wrong_type
from voice_hanabi.games.hanabi.rules.events import (
    CardIntoDeck,
    CardOntoFirework,
    StrikeTakenBack,
    Tile,
    TileForfeited,
    TileTurned,
)
from voice_hanabi.games.hanabi.rules.state import State, shuffled
from voice_hanabi.games.hanabi.rules.turn import Turn, legal_clues


def turn_tile(turn: Turn) -> None:
    """Turn up the top tile and apply it, or wait for its seat's choice."""
    if not turn.tiles:
        return
    tile = Tile(turn.tiles[0])
    turn.tiles = turn.tiles[1:]
    turn.events.append(TileTurned(turn.current, tile, len(turn.tiles)))
    if tile is Tile.TOKEN:
        turn.give_token("tile")
    elif tile is Tile.STRIKE_BACK:
        if turn.strikes:
            turn.strikes -= 1
            turn.events.append(StrikeTakenBack(turn.strikes))
        turn.give_token("tile")
    elif choices(turn, tile):
        turn.wait_for(tile)
    else:
        turn.events.append(TileForfeited(turn.current, tile))


def choices(state: State | Turn, tile: Tile) -> tuple[Action, ...]:
    """Return all possible choices for a tile now.

    Once the last card is drawn the deck stays empty: tile 5 then does what tile 6 does.
    """
    if tile is Tile.COLOUR_CLUE or tile is Tile.RANK_CLUE:
        kind = ClueColour if tile is Tile.COLOUR_CLUE else ClueRank
        return tuple(clue for clue in legal_clues(state) if isinstance(clue, kind))
    discarded = sorted(set(state.discards), key=lambda card: (_place(state, card), card.rank))
    if _gives_to_deck(state, tile):
        return tuple(TakeToDeck(card) for card in discarded)
    return tuple(TakeToFirework(card) for card in discarded if _fits(state, card))


def take(turn: Turn, action: Action) -> None:
    """Carry out the current seat's choice, then draw and end the turn."""
    tile = turn.pending
    assert tile is not None
    to_deck = _gives_to_deck(turn, tile)
    if isinstance(action, ClueColour) and tile is Tile.COLOUR_CLUE:
        turn.clue(action.target, turn.colour_bit(action.colour), action.colour, None, free=True)
        turn.pending = None
    elif isinstance(action, ClueRank) and tile is Tile.RANK_CLUE:
        turn.clue(action.target, turn.rank_bit(action.rank), None, action.rank, free=True)
        turn.pending = None
    elif isinstance(action, TakeToDeck) and to_deck:
        _to_deck(turn, action.card)
    elif isinstance(action, TakeToFirework) and tile in (Tile.TO_DECK, Tile.TO_FIREWORK) and not to_deck:
        _to_firework(turn, action.card)
    else:
        if not isinstance(action, Action):
            raise wrong_type("An action", "TakeToDeck, ClueRank, ... (parse_action reads text)", action)
        reason = "reward-pending" if isinstance(action, Play | Discard) else "wrong-reward"
        raise IllegalAction(reason, tile=int(tile))
    if turn.pending is None:
        turn.check_needed()
        slot, turn.freed = turn.freed, 0
        turn.draw(slot)
        turn.end()


def _gives_to_deck(state: State | Turn, tile: Tile) -> bool:
    return tile is Tile.TO_DECK and state.drawn < len(state.deck)


def _to_deck(turn: Turn, card: Card) -> None:
    turn.discards = _without(turn.discards, card)
    turn.pending = None
    # The seed and the number of drawn cards give an unpredictable but reproducible order. A deck that is read
    # is shuffled by a person, so nobody knows where the card is.
    below = turn.deck[turn.drawn :]
    below = (*below, None if None in below else card)
    rest = shuffled(below, f"deck {turn.state.seed} {turn.drawn} {len(turn.deck)}")
    turn.deck = turn.deck[: turn.drawn] + rest
    turn.events.append(CardIntoDeck(turn.current, card, len(rest)))


def _to_firework(turn: Turn, card: Card) -> None:
    discards = _without(turn.discards, card)
    if not _fits(turn, card):
        raise IllegalAction("does-not-fit", suit=card.suit, rank=card.rank)
    turn.discards = discards
    turn.pending = None
    place = _place(turn, card)
    turn.events.append(CardOntoFirework(turn.current, card, turn.fireworks[place] + 1))
    if turn.place_card(place):
        turn_tile(turn)


def _without(discards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    if card not in discards:
        raise IllegalAction("not-in-discards", suit=card.suit, rank=card.rank)
    place = discards.index(card)
    return discards[:place] + discards[place + 1 :]


def _fits(state: State | Turn, card: Card) -> bool:
    place = _place(state, card)
    return state.setup.rules.suits[place].next_rank(state.fireworks[place]) == card.rank


def _place(state: State | Turn, card: Card) -> int:
    return state.setup.suit_places[card.suit]
