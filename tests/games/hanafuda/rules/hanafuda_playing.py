"""Options, positions and whole matches to test with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from voice_hanabi.games.hanafuda.rules.cards import Card, full_deck
from voice_hanabi.games.hanafuda.rules.dealing import month_of_four
from voice_hanabi.games.hanafuda.rules.events import Event
from voice_hanabi.games.hanafuda.rules.game import (
    Action,
    Call,
    Lay,
    Options,
    Phase,
    State,
    apply,
    from_deal,
    legal_actions,
    new_match,
    options_for,
)
from voice_hanabi.games.hanafuda.rules.options import GAMES, SWITCHES, players_for

NAMED_OPTIONS: tuple[Options, ...] = (
    *(options_for("koi-koi", players) for players in range(2, 7)),
    options_for("koi-koi", 2, decks=2),
    options_for("koi-koi", 2, rounds=6, rain_man_seven=False, hanami_de_ippai=True, tsukimi_de_ippai=True),
    options_for("koi-koi", 3, month_yaku=True, double_at_seven=True, double_by_koi_koi=True),
    options_for("koi-koi", 2, hand_size=5, oya_ken=False),
    *(options_for("hanafuda", players) for players in range(2, 7)),
    options_for("hanafuda", 3, decks=2),
    options_for("hanafuda", 2, play_on=True, rounds=6),
    options_for("hanafuda", 5, hand_size=3, play_on=True),
    options_for("hanafuda", 2, look_first=True),
    options_for("hanafuda", 4, look_first=True, play_on=True),
    options_for("hanafuda", 3, decks=2, look_first=True, rounds=6),
)
"""Every number of players of both games, and every option at least once."""


@st.composite
def option_sets(draw: st.DrawFn) -> Options:
    """Any options with which a match can be played."""
    game = draw(st.sampled_from(GAMES))
    decks = draw(st.sampled_from((1, 2)))
    players = draw(st.sampled_from(players_for(game, decks)))
    most = options_for(game, players, decks=decks).hand_size
    switches = {name: draw(st.booleans()) for name, owner in SWITCHES.items() if owner == game}
    return options_for(
        game,
        players,
        decks=decks,
        hand_size=draw(st.one_of(st.just(most), st.integers(1, most))),
        rounds=draw(st.sampled_from((6, 12))),
        **switches,
    )


def name_of(options: Options) -> str:
    """A short name for a set of options."""
    switched = [name for name in SWITCHES if getattr(options, name) != getattr(Options("koi-koi", 2), name)]
    numbers = f"{options.players}-{options.decks}-{options.hand_size}-{options.rounds}"
    return "-".join((options.game, numbers, *switched))


def choose(state: State, random: Random) -> Action:
    """Choose a legal action; koi-koi more often than not, so that rounds get long."""
    if state.phase is Phase.CALL:
        return Call(koi_koi=random.random() < 0.7)
    action = random.choice(legal_actions(state))
    if isinstance(action, Lay) and random.random() < 0.5:
        return Lay(action.card)
    return action


class Step(NamedTuple):
    """One action of a match, with the states around it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def steps(options: Options, seed: int, *, most: int = 10_000) -> Iterator[Step]:
    """Play a match to its end, or for this many actions."""
    random = Random(f"steps {seed}")
    state = new_match(options, seed)
    for _ in range(most):
        if state.outcome is not None:
            return
        action = choose(state, random)
        after, events = apply(state, action)
        yield Step(state, action, events, after)
        state = after


def played(options: Options, seed: int, actions: int = 10_000) -> State:
    """Return the state after this many actions, or at the end of a shorter match."""
    state = new_match(options, seed)
    for step in steps(options, seed, most=actions):
        state = step.after
    return state


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards in a text such as ``01-hikari 12-kasu3``."""
    return tuple(map(Card.from_code, codes.split()))


def position(
    options: Options,
    hands: Sequence[str],
    field: str = "",
    stock: str = "",
    captured: Sequence[str] = (),
    **changes: object,
) -> State:
    """Return a round with just these cards, seat 0 to act: fewer than a deck, so that tests stay short."""
    state = new_match(options, 0, dealer=0)
    seed = 0
    while state.phase is not Phase.LAY:
        seed += 1
        state = new_match(options, seed, dealer=0)
    piles = [cards(pile) for pile in captured]
    return state._replace(
        hands=tuple(tuple(sorted(cards(hand))) for hand in hands),
        field=cards(field),
        stock=cards(stock),
        captured=(*piles, *([()] * (options.players - len(piles)))),
        **changes,
    )


def dealt(
    options: Options, hands: Sequence[str], field: str = "", stock: str = "", dealer: int = 0, month: int = 1
) -> State:
    """Return a deal of the whole deck with at least these cards in these places."""
    named = [cards(pile) for pile in (*hands, field)]
    sizes = [*([options.hand_size] * options.players), options.field_size]
    spare = list(full_deck(options.decks))
    for card in (*(card for pile in named for card in pile), *cards(stock)):
        spare.remove(card)
    for seed in range(1000):
        Random(seed).shuffle(spare)
        rest = iter(spare)
        piles = [
            (*pile, *(next(rest) for _ in range(size - len(pile))))
            for pile, size in zip(named, sizes, strict=True)
        ]
        if month_of_four(piles[-1]) is None or month_of_four(named[-1]) is not None:
            return from_deal(options, piles[:-1], piles[-1], (*cards(stock), *rest), dealer, month)
    raise AssertionError("no such deal")


def after(state: State, *actions: Action) -> State:
    """Return the state after these actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state
