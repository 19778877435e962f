"""Sets of rules and games to test with: named ones, random ones, and players that get far into a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from voice_hanabi.games.hanabi.rules.cards import Card, cards_of
from voice_hanabi.games.hanabi.rules.events import Event
from voice_hanabi.games.hanabi.rules.game import (
    Action,
    Discard,
    Play,
    Rearrange,
    State,
    apply,
    from_deck,
    hand_size,
    legal_actions,
    new_game,
)
from voice_hanabi.games.hanabi.rules.rulebooks import RULEBOOKS, VARIANTS, Rules, rules_for

NAMED_RULES: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((book, ()) for book in RULEBOOKS),
    *((book, (variant,)) for book in RULEBOOKS for variant in VARIANTS[book]),
    ("cs", ("rainbow-5-every", "all-or-nothing")),
    ("pl", ("black", "tiles")),
    ("pl", ("rainbow-10-every", "tiles")),
    ("pl", ("rainbow-10-every", "black", "tiles")),
    ("pl", ("rainbow-10-every", "black", "tiles", "all-or-nothing")),
    ("da", ("rainbow-5-own", "colour-call", "all-or-nothing")),
    ("en", ("rainbow-10-every", "all-or-nothing")),
    ("da", ("black", "colour-call", "tiles")),
)
"""Every rulebook, every variant that it prints, and the combinations that the rulebooks speak of."""

RAINBOWS = ("rainbow-5-own", "rainbow-10-own", "rainbow-5-every", "rainbow-10-every")


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any set of rules that can be put together."""
    variants = [draw(st.sampled_from(RAINBOWS))] if draw(st.booleans()) else []
    for name in ("black", "tiles", "colour-call", "all-or-nothing"):
        if draw(st.booleans()):
            variants.append(name)
    return rules_for(
        draw(st.sampled_from(RULEBOOKS)),
        variants,
        empty_clues=draw(st.booleans()),
        deduction=draw(st.booleans()),
        draw_slot=draw(st.sampled_from(("freed", "left", "right"))),
    )


def fits(state: State, slot: int) -> bool:
    """Whether the card in a slot of the current hand could be played."""
    card = state.hands[state.current][slot - 1].card
    suit = state.rules.suit(card.suit)
    assert suit is not None
    return suit.next_rank(state.heights[card.suit]) == card.rank


def needed(state: State, slot: int) -> bool:
    """Whether the card in a slot of the current hand is the last copy that a firework still needs."""
    card = state.hands[state.current][slot - 1].card
    suit = state.rules.suit(card.suit)
    assert suit is not None
    if card.rank in suit.ranks_built(state.heights[card.suit]):
        return False
    return state.discards.count(card) == suit.copies[card.rank - 1] - 1


def careful(state: State, random: Random) -> Action:
    """Choose an action as somebody who sees all cards would, so that games reach their end."""
    actions = legal_actions(state)
    if random.random() < 0.02:
        return random.choice(actions)
    plays = [
        action
        for action in actions
        if isinstance(action, Play)
        and fits(state, action.slot)
        and action.colour in (None, state.hands[state.current][action.slot - 1].card.suit)
    ]
    if plays:
        return random.choice(plays)
    harmless = [
        action
        for action in actions
        if not isinstance(action, Play) and not (isinstance(action, Discard) and needed(state, action.slot))
    ]
    return random.choice(harmless or actions)


def careless(state: State, random: Random) -> Action:
    """Choose any legal action, all equally likely."""
    return random.choice(legal_actions(state))


class Step(NamedTuple):
    """One action of a game, with the states around it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def steps(rules: Rules, players: int, seed: int, *, rearranging: bool = True) -> Iterator[Step]:
    """Play a game to its end; half of all seeds have careful players, the others careless ones."""
    random = Random(f"steps {seed}")
    choose = careful if random.random() < 0.7 else careless
    state = new_game(rules, players, seed, first=random.randrange(players))
    while state.outcome is None:
        action = choose(state, random)
        if rearranging and random.random() < 0.05:
            seat = random.randrange(players)
            cards = len(state.hands[seat])
            if cards:
                action = Rearrange(seat, random.randint(1, cards), random.randint(1, cards))
        after, events = apply(state, action)
        yield Step(state, action, events, after)
        state = after


def position(rules: Rules, players: int, seed: int, actions: int) -> State:
    """Return the state after this many careful actions, or at the end of a shorter game."""
    random = Random(f"position {seed}")
    state = new_game(rules, players, seed)
    for _ in range(actions):
        if state.outcome is not None:
            break
        state, _ = apply(state, careful(state, random))
    return state


LETTERS = {
    "R": "red",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "W": "white",
    "M": "rainbow",
    "K": "black",
}


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards in a text such as ``R1 Y3 M5 K2``."""
    return tuple(Card(LETTERS[word[0]], int(word[1])) for word in text.split())


def dealt(rules: Rules, hands: Sequence[str], then: str = "", tiles: Sequence[int] | None = None) -> State:
    """Return a game with these hands (filled up if short), in which these cards are drawn first."""
    size = hand_size(len(hands))
    named = [cards(hand) for hand in hands]
    rest = Counter(cards_of(rules.suits))
    rest.subtract(card for hand in (*named, cards(then)) for card in hand)
    assert min(rest.values()) >= 0, "more copies than there are"
    spare = list(rest.elements())
    # High cards fill the hands, so that a play fits only where a test says so.
    spare.sort(key=lambda card: -card.rank)
    deck: list[Card] = []
    for hand in named:
        deck += [*hand, *(spare.pop(0) for _ in range(size - len(hand)))]
    return from_deck(rules, len(hands), [*deck, *cards(then), *spare], tiles=tiles)


def after(state: State, *actions: Action) -> State:
    """Return the state after these actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state
