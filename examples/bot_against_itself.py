"""A bot that plays Hanabi with itself: from a view to an action, and its scores."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from voice_hanabi.games.hanabi import (
    Action,
    Card,
    CardView,
    ClueColour,
    ClueRank,
    Discard,
    Play,
    State,
    View,
    apply,
    new_game,
    rules_for,
    view,
)  # fmt: skip


def touches(clue: ClueColour | ClueRank, card: Card) -> bool:
    """Return whether a clue points at a card, in a game without rainbow and black cards."""
    return card.rank == clue.rank if isinstance(clue, ClueRank) else card.suit == clue.colour


def card_to_play(seen: View, seat: int, clue: ClueColour | ClueRank | None = None) -> CardView | None:
    """Return the card this bot would play after a clue: a certain one, else the newest touched one."""
    fitting = {seen.next_card(suit.name) for suit in seen.rules.suits}
    hoped = []
    for held in sorted(seen.hands[seat], key=lambda held: -held.number):
        hit = bool(clue and held.card and touches(clue, held.card))
        possible = {card for card in held.knowledge.possible_cards if not clue or touches(clue, card) == hit}
        if possible <= fitting:
            return held
        if (hit or held.knowledge.touched) and possible & fitting and seen.strikes < 2:
            hoped.append(held)
    return hoped[0] if hoped else None


def bot(seen: View) -> Action:
    """Play, or give a clue that makes somebody play a fitting card, or discard the oldest untouched card."""
    if mine := card_to_play(seen, seen.current):
        return Play(mine.slot)
    clues = []
    for clue in seen.legal:
        if isinstance(clue, ClueColour | ClueRank):
            chosen = [card_to_play(seen, clue.target), card_to_play(seen, clue.target, clue)]
            fits = [
                bool(held and held.card and held.card == seen.next_card(held.card.suit)) for held in chosen
            ]
            if fits == [False, True]:
                hand = [held for held in seen.hands[clue.target] if not held.knowledge.touched]
                touched = sum(touches(clue, held.card) for held in hand if held.card)
                clues.append((touched, (clue.target - seen.current) % seen.players, len(clues), clue))
    if clues:
        return min(clues)[-1]
    discard = Discard(min(seen.hand, key=lambda held: (held.knowledge.touched, held.number)).slot)
    return discard if discard in seen.legal else seen.legal[-1]


def play(players: int, seed: int, player: Callable[[View], Action] = bot) -> State:
    """Return a finished game, with the same player in every seat."""
    state = new_game(rules_for("en"), players=players, seed=seed)
    while state.outcome is None:
        state, _ = apply(state, player(view(state, state.current)))
    return state


def main() -> None:
    """Play games with several seeds, and print the result of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=5)
    asked = parser.parse_args()
    games = [play(asked.players, seed) for seed in range(asked.games)]
    for seed, state in enumerate(games):
        print(f"seed {seed}: {state.outcome}, {state.score} points in {state.turn} turns")
    print(f"on average {sum(state.score for state in games) / len(games):.1f}")


if __name__ == "__main__":
    main()
