"""Worlds made up for a view: every card has one place, seen cards stay, and others' actions are believed."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hanafuda_lightly import faces_of
from hanafuda_playing import NAMED_OPTIONS, after, dealt, name_of, played

from voice_hanabi.games.hanafuda.partners.light.numbers import card_of, members
from voice_hanabi.games.hanafuda.partners.light.seen import seen
from voice_hanabi.games.hanafuda.partners.usual import Usual
from voice_hanabi.games.hanafuda.partners.worlds import Worlds
from voice_hanabi.games.hanafuda.rules.cards import MOON, full_deck
from voice_hanabi.games.hanafuda.rules.game import Lay, Options, Phase, State, legal_actions, options_for
from voice_hanabi.games.hanafuda.rules.view import view


def worlds_of(state: State, seat: int) -> Worlds:
    shown = view(state, seat)
    found = seen(shown)
    return Worlds(shown, found, Usual(found.round.scoring))


@pytest.mark.parametrize("options", NAMED_OPTIONS, ids=name_of)
def test_every_card_has_one_place_and_what_is_seen_stays(options: Options) -> None:
    random = Random(3)
    for actions in (3, 11, 24):
        state = played(options, 4, actions)
        if state.phase is Phase.ROUND_OVER:
            continue
        world = worlds_of(state, state.current).deal(random)
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert tuple(sorted(map(card_of, world.hands[state.current]))) == state.hands[state.current]
        assert faces_of(world.field) == tuple(sorted(state.field))
        assert len(world.stock) == len(state.stock)
        if state.looked is not None:
            assert card_of(world.stock[-1]) == state.looked
        cards = [*world.stock, *members(world.field), *(card for hand in world.hands for card in hand)]
        cards += [card for pile in world.captured for card in members(pile)]
        if state.choice is not None:
            cards.append(world.choice[0])
        assert sorted(map(card_of, cards)) == list(full_deck(options.decks))
        assert len(world.legal()) == len(legal_actions(state))


def test_whoever_leaves_the_moon_in_the_field_is_unlikely_to_hold_its_month() -> None:
    state = dealt(
        options_for("koi-koi", 2),
        hands=("05-kasu1", "10-kasu1"),
        field="08-hikari 05-tan 06-tan 01-kasu1 02-kasu1 03-kasu1 04-kasu1 07-kasu1",
        stock="09-kasu1",
        dealer=1,
    )
    state = after(state, Lay(next(card for card in state.hands[1] if card.month == 10)))
    assert state.choice is None
    held, unseen = Counter[int](), Counter[int]()
    worlds, random = worlds_of(state, 0), Random(1)
    for _ in range(300):
        world = worlds.deal(random)
        held.update(card_of(card).month for card in world.hands[1])
        unseen.update(card_of(card).month for card in (*world.hands[1], *world.stock))
    elsewhere = [held[month] / unseen[month] for month in (9, 11, 12)]
    assert held[MOON.month] / unseen[MOON.month] < 0.7 * min(elsewhere)
