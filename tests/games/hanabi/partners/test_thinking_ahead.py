"""Imagined worlds fit what a seat knows, and thinking is counted, not timed."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hanabi_playing import position

from voice_hanabi.games.hanabi.partners.ahead import searching
from voice_hanabi.games.hanabi.partners.ahead.imagining import imagined, play_out
from voice_hanabi.games.hanabi.partners.ahead.searching import Effort, best
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import weighed
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view


def table_of(state: State) -> BetweenTurns:
    box = box_of(state.rules, state.players)
    return Follower(box, plain=False).follow(view(state, state.current))


@pytest.mark.parametrize("variants", [(), ("rainbow-5-every", "black"), ("all-or-nothing",)])
@pytest.mark.parametrize("actions", [0, 20, 45])
def test_a_world_deals_the_unseen_cards_and_fits_what_was_told(
    variants: tuple[str, ...], actions: int
) -> None:
    state = position(rules_for("en", variants), 3, 4, actions)
    table = table_of(state)
    world = imagined(table, state.current, Random(1))
    assert world is not None
    for card, face in world.faces.items():
        assert table.told[card] >> face & 1
    assert sorted(world.faces) == sorted(table.hands[state.current])
    assert len(world.deck) == state.deck_size
    left = [copies - gone for copies, gone in zip(table.box.copies, table.gone, strict=True)]
    for face in (*world.deck, *world.faces.values(), *seen(table)):
        left[face] -= 1
    assert not any(left)


def seen(table: BetweenTurns) -> list[int]:
    faces = [table.faces[card] for hand in table.hands for card in hand]
    return [face for face in faces if face != UNSEEN]


@pytest.mark.parametrize("variants", [(), ("black", "all-or-nothing"), ("rainbow-10-own", "tiles")])
def test_a_world_is_played_out_to_its_end_and_leaves_the_table_as_it_was(variants: tuple[str, ...]) -> None:
    state = position(rules_for("en", variants), 4, 4, 12)
    table = table_of(state)
    world = imagined(table, state.current, Random(1))
    assert world is not None
    before = (table.score, table.drawn, [hand[:] for hand in table.hands], table.inferred[:])
    end, turns = play_out(table, state.current, world, weighed(table, state.current)[0][1], False, None)
    assert (table.score, table.drawn, table.hands, table.inferred) == before
    assert turns > 10
    assert end.score >= table.score


def test_the_same_seed_gives_the_same_move() -> None:
    state = position(rules_for("en"), 3, 4, 12)
    table = table_of(state)
    options = weighed(table, state.current)
    effort = Effort(4, 20.0, 800, 4, whole=True)
    moves = {best(table, state.current, options, effort, Random(3), plain=False) for _ in range(3)}
    assert len(moves) == 1


def test_a_usual_move_gives_way_only_to_one_that_is_surely_better(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(rules_for("en"), 3, 4, 12)
    table = table_of(state)
    options = weighed(table, state.current)
    usual = options[1][1]
    effort = Effort(4, 20.0, 400, 4, whole=True)
    monkeypatch.setattr(searching, "CAUTION", inf)
    assert best(table, state.current, options, effort, Random(3), False, usual=usual) == usual
    monkeypatch.setattr(searching, "CAUTION", 0.0)
    monkeypatch.setattr(searching, "SURE", inf)
    better = best(table, state.current, options, effort, Random(3), False, usual=usual)
    assert better == best(table, state.current, options, effort, Random(3), False)
