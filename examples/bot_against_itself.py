"""A bot that plays Hanabi with itself: from a view to an action, and what it scores."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from voice_hanabi.hanabi import Action, ClueRank, Discard, Play, State, View, apply, new_game, rules_for, view


def bot(seen: View) -> Action:
    """Play what a clue has told and surely fits, tell of what fits, else discard the oldest card."""
    fitting = {seen.next_card(suit.name) for suit in seen.rules.suits}
    for held in seen.hand:
        if held.knowledge.touched and fitting.issuperset(held.knowledge.possible_cards):
            return Play(held.slot)
    for clue in seen.legal:
        if isinstance(clue, ClueRank):
            told = [held for held in seen.hands[clue.target] if held.card and held.card.rank == clue.rank]
            if any(held.card in fitting and not held.knowledge.touched for held in told):
                return clue
    oldest = min(seen.hand, key=lambda held: (held.knowledge.touched, held.number))
    discard = Discard(oldest.slot)
    return discard if discard in seen.legal else seen.legal[-1]


def play(players: int, seed: int, player: Callable[[View], Action] = bot) -> State:
    """Return a game that was played to its end, by the same player in each seat."""
    state = new_game(rules_for("en"), players=players, seed=seed)
    while state.outcome is None:
        state, _ = apply(state, player(view(state, state.current)))
    return state


def main() -> None:
    """Play games of several seeds, and print what each came to."""
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
