"""A clue is read alike by everybody: nobody reads it by cards that its giver cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

import pytest
from hanabi_playing import after, dealt, rule_sets, steps
from hypothesis import given, settings
from hypothesis import strategies as st

from voice_hanabi.games.hanabi.partners.box import GameKind, box_of
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.happening import clue_given
from voice_hanabi.games.hanabi.partners.mind import Mind, OwnCard
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.rulebooks import Rules, rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view

RULES = rules_for("en")
SUITS = ("red", "yellow", "green", "blue", "white")
SEATS = (0, 1, 2)

Clue = tuple[int, int, list[int]]
"""Its receiver, what it says, and the cards that it touches."""


def clues(state: State, box: GameKind, follower: Follower) -> Iterator[Clue]:
    """Yield every clue that the seat to move can give, whether or not a seat sees what it touches."""
    for action in view(state, state.current).legal:
        if isinstance(action, ClueColour | ClueRank):
            colour = action.colour if isinstance(action, ClueColour) else None
            clue = box.clue_of(colour, action.rank if isinstance(action, ClueRank) else None)
            touched = [
                follower.card_of(held.number)
                for held in state.hands[action.target]
                if box.clue_masks[clue] >> box.face_of[held.card] & 1
            ]
            yield action.target, clue, touched


def after_clue(table: BetweenTurns, giver: int, clue: Clue, plain: bool, own: Sequence[int]) -> object:
    """Return all that is read from a clue if its giver holds these cards."""
    there = table.copy()
    for card, face in zip(there.hands[giver], own, strict=True):
        there.faces[card] = face
    target, said, touched = clue
    reading = clue_given(there, giver, target, said, touched, plain)
    read = tuple(getattr(reading, name) for name in reading.__slots__)
    return read, there.told, there.inferred, there.marked, there.called, there.promises


@given(rules=rule_sets(), players=st.integers(2, 5), seed=st.integers(0, 2**32), plain=st.booleans())
@settings(max_examples=12, deadline=None)
def test_no_clue_is_read_by_cards_that_its_giver_cannot_see(
    rules: Rules, players: int, seed: int, plain: bool
) -> None:
    """Whatever the giver holds, the others read the same, and so does the giver, who sees none of it."""
    random = Random(seed)
    people = random.sample(range(players), random.randint(0, players))
    box = box_of(rules, players)
    followers = [Follower(box, plain, people) for _ in range(players)]
    for place, step in enumerate(steps(rules, players, seed)):
        state = step.before
        giver = state.current
        for seat, follower in enumerate(followers):
            table = follower.follow(view(state, seat))
            if seat == giver or place % 3 or state.pending is not None:
                continue
            held = [table.faces[card] for card in table.hands[giver]]
            unseen = [UNSEEN] * len(held)
            others = [random.randrange(len(box.faces)) for _ in held]
            for clue in clues(state, box, follower):
                read = after_clue(table, giver, clue, plain, held)
                assert after_clue(table, giver, clue, plain, unseen) == read
                assert after_clue(table, giver, clue, plain, others) == read


def to_giver(giver: int, teller: int, target: int, suit: str) -> tuple[State, int]:
    """Return a game of three after two clues, and the receiver's place of a card that can be played.

    The teller says that the giver has a one; the giver tells the receiver of the other copy, by its suit.
    """
    letter = suit[0].upper()
    others = [one for one in "RYGBW" if one != letter]
    hands = [f"{one}5 {one}4 {one}3 {one}4 {one}3" for one in others[:3]]
    hands[giver] = f"{letter}1 {hands[giver][3:]}"
    hands[target] = f"{hands[target][:-2]}{letter}1"
    state, told = dealt(RULES, hands), False
    while state.current != giver or not told:
        told = told or state.current == teller
        # All the others say meanwhile what is known already: who holds a five.
        fives = (seat for seat in SEATS if seat not in (state.current, giver))
        clue = ClueRank(giver, 1) if state.current == teller else ClueRank(next(fives), 5)
        state = after(state, clue)
    return after(state, ClueColour(target, suit)), 5


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("giver", "target"), list(permutations(SEATS, 2)))
@pytest.mark.parametrize("by_receiver", [True, False])
def test_a_clue_about_the_other_copy_of_the_giver_s_own_card_still_means_play(
    suit: str, giver: int, target: int, by_receiver: bool
) -> None:
    (third,) = set(SEATS) - {giver, target}
    state, place = to_giver(giver, target if by_receiver else third, target, suit)
    for seat in SEATS:
        table = Mind(view(state, seat), plain=False).table
        card = table.hands[target][place - 1]
        meaning = table.inferred[card] & table.told[card] & table.useful
        assert meaning, seat
        assert not meaning & ~table.playable, seat
    card_known = Mind(view(state, target), plain=False).own()[place - 1]
    assert card_known.verdict is OwnCard.PLAY
