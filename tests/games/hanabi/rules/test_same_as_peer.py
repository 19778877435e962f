"""The base game, compared move by move with an independent implementation, if that is installed.

The English rulebook without variants and hanabi-learning-environment's default game must agree on every
legal action, and on tokens, strikes, fireworks and the end. The other one shuffles for itself, so its
game is played first, and its deck and moves are then played here.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

import pytest

from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.cards import COLOURED_SUITS, Card, cards_of
from voice_hanabi.games.hanabi.rules.game import apply, from_deck, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for

# ruff: noqa: ANN401 (the other implementation has no types)

peer = pytest.importorskip("hanabi_learning_environment.pyhanabi")

COLOURS = ("red", "yellow", "green", "white", "blue")
"""In the other implementation's order."""


class Moment(NamedTuple):
    """What the other implementation says before a move, and the move."""

    current: int
    tokens: int
    strikes: int
    fireworks: list[int]
    legal: set[Action]
    move: Action | None


def action(move: Any, current: int, players: int) -> Action:
    kind = move.type()
    if kind == peer.HanabiMoveType.PLAY:
        return Play(move.card_index() + 1)
    if kind == peer.HanabiMoveType.DISCARD:
        return Discard(move.card_index() + 1)
    target = (current + move.target_offset()) % players
    if kind == peer.HanabiMoveType.REVEAL_COLOR:
        return ClueColour(target, COLOURS[move.color()])
    return ClueRank(target, move.rank() + 1)


def chosen(state: Any, moves: list[Any], random: Random) -> Any:
    """Choose a move that fits if there is one, so that games get far; sometimes choose any move."""
    hand = state.player_hands()[state.cur_player()]
    good = [
        move
        for move in moves
        if move.type() == peer.HanabiMoveType.PLAY
        and state.card_playable_on_fireworks(hand[move.card_index()].color(), hand[move.card_index()].rank())
    ]
    safe = [move for move in moves if move.type() != peer.HanabiMoveType.PLAY]
    return random.choice(moves if random.random() < 0.03 else good or safe or moves)


def played_by_peer(players: int, seed: int) -> tuple[list[Card], list[Moment], int]:
    """Play a game there; return the cards in the order they were drawn, all moves, and the score."""
    game = peer.HanabiGame({"players": players, "random_start_player": False, "seed": seed})
    state = game.new_initial_state()
    random = Random(seed)
    drawn: list[Card] = []
    moments: list[Moment] = []
    while True:
        while state.cur_player() == peer.CHANCE_PLAYER_ID:
            before = Counter(map(str, (card for hand in state.player_hands() for card in hand)))
            state.deal_random_card()
            for card in (card for hand in state.player_hands() for card in hand):
                before[str(card)] -= 1
                if before[str(card)] < 0:
                    drawn.append(Card(COLOURS[card.color()], card.rank() + 1))
                    break
        over = state.is_terminal()
        moves = [] if over else state.legal_moves()
        current = state.cur_player()
        move = None if over else chosen(state, moves, random)
        moments.append(
            Moment(
                current,
                state.information_tokens(),
                3 - state.life_tokens(),
                state.fireworks(),
                {action(one, current, players) for one in moves},
                None if move is None else action(move, current, players),
            )
        )
        if move is None:
            return drawn, moments, state.score()
        state.apply_move(move)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_game(players: int) -> None:
    for seed in range(1, 6):
        drawn, moments, score = played_by_peer(players, seed)
        rest = Counter(cards_of(COLOURED_SUITS))
        rest.subtract(drawn)
        state = from_deck(rules_for("en", draw_slot="right"), players, [*drawn, *rest.elements()])
        for moment in moments:
            assert moment.tokens == state.clue_tokens
            assert moment.strikes == state.strikes
            assert moment.fireworks == [state.heights[colour] for colour in COLOURS]
            assert moment.legal == set(legal_actions(state))
            if moment.move is not None:
                assert moment.current == state.current
                state, _ = apply(state, moment.move)
        assert state.outcome is not None
        assert score == state.score
