"""Comparing and counting positions: a key, and the number of ways to go on."""

from __future__ import annotations

from hashlib import blake2b

from voice_hanabi.games.hanabi.rules.acting import apply
from voice_hanabi.games.hanabi.rules.errors import check_whole
from voice_hanabi.games.hanabi.rules.events import Tile
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.games.hanabi.rules.state import State


def position_key(state: State) -> str:
    """Return a key that two positions share if everything that can still happen in them is the same.

    The history, the number of the turn and the order of the discards don't count. The key is a text of 32
    hexadecimal digits, the same in every process and on every machine as long as this program's rules don't
    change.
    """
    shuffles = state.pending is Tile.TO_DECK or Tile.TO_DECK in state.tiles
    parts: tuple[object, ...] = (
        state.rules,
        state.deck[state.drawn :],
        tuple(tuple((held.card, held.yes, held.no) for held in hand) for hand in state.hands),
        state.fireworks,
        sorted(state.discards),
        (state.clue_tokens, state.strikes, state.current, state.last_round, state.outcome),
        (tuple(map(int, state.tiles)), state.pending and int(state.pending), state.freed),
        # The seed for shuffling a card back into the deck.
        (state.seed, state.drawn) if shuffles else None,
    )
    if state.reading is not None:
        # What is awaited, and which cards are at unknown positions: a known deck has neither.
        parts = (*parts, state.reading)
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def count_positions(state: State, depth: int) -> int:
    """Return how many sequences of ``depth`` actions there are from here, except rearranging.

    A sequence that ends the game earlier counts as one. Chess programs call it perft: two programs with the
    same numbers very likely play by the same rules. Raises ``ValueError`` for a negative depth.
    """
    check_whole("The depth", depth)
    if depth < 0:
        raise ValueError(f"The depth must not be negative, and is {depth}.")
    return 1 if depth == 0 else _count(state, depth)


def _count(state: State, depth: int) -> int:
    actions = legal_actions(state)
    if depth == 1 or not actions:
        return max(len(actions), 1)
    return sum(_count(apply(state, action)[0], depth - 1) for action in actions)
