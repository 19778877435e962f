"""Hints count the cards that can be seen, for whoever plays by the words alone, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from voice_hanabi.contract.partners import Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.asking import cause_before
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import WhyMoved
from voice_hanabi.games.hanabi.partners.table import LITERAL
from voice_hanabi.games.hanabi.rules.actions import Action, Play
from voice_hanabi.games.hanabi.rules.game import apply, new_game
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view

PERSON = 0
GAMES = 12


def turns_of_a_beginner() -> Iterator[State]:
    """Yield the states in which it is the turn of a person who moves at random, but loses no game."""
    for seed in range(GAMES):
        random = Random(seed)
        state = new_game(rules_for("en"), 4, seed)
        seated = [HanabiPartner(seat, Level.COMPANION, (PERSON,)) for seat in range(4)]
        while state.outcome is None:
            if state.current == PERSON:
                yield state
                safe = [action for action in view(state, PERSON).legal if not isinstance(action, Play)]
                action: Action = random.choice(safe or list(view(state, PERSON).legal))
            else:
                action = seated[state.current].choose(state).action
            state, _ = apply(state, action)


def unseen_copies(mind: Mind) -> Counter[int]:
    """Return how many copies of each face the person can't see anywhere."""
    table = mind.table
    left = Counter({face: count - table.gone[face] for face, count in enumerate(table.box.copies)})
    left.subtract(table.faces[card] for hand in table.hands[1:] for card in hand)
    return left


def test_what_can_be_seen_elsewhere_is_not_in_ones_own_hand() -> None:
    beginners = gambles = 0
    for state in turns_of_a_beginner():
        mind = Mind(view(state, PERSON), True, (PERSON,))
        beginners += mind.table.manner[PERSON] == LITERAL
        left = unseen_copies(mind)
        own = Knowing(mind.table).own(PERSON)
        for possible, _ in own:
            assert not [face for face in left if possible >> face & 1 and left[face] <= 0]
        advice = HanabiPartner(PERSON, Level.COMPANION, (PERSON,)).advise(state, None)
        assert advice is not None
        if isinstance(advice.action, Play) and cause_before(mind, advice.action).why is WhyMoved.GAMBLE:
            possible, _ = own[advice.action.slot - 1]
            assert possible & mind.table.playable
            gambles += 1
    assert beginners > 50
    assert gambles
