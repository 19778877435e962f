"""Records with arbitrary content: `replay` accepts them or refuses them in one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from fuzzing import target
from hypothesis import given
from hypothesis import strategies as st
from possible import possible

from voice_hanabi.cli.replay import game_of
from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.game import Unfit
from voice_hanabi.games import GAMES

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.integers(-3, 60),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(
        ["01-hikari", "12-kasu3", "koi-koi", "shobu", "hanafuda", "Black & Rainbow (6 Suits)", ""]
    ),
)
Place = tuple[str | int, ...]

VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)


@pytest.fixture(scope="module", params=sorted(GAMES))
def record(request: pytest.FixtureRequest) -> object:
    """Return a record of the first moves of a game, as read from a file."""
    game = GAMES[request.param]
    state = game.new(Choices("en", request.param, count=3, names=("Anna", "Petr", "Eva")), 7)
    random = Random(3)
    for _ in range(30):
        actions = list(possible(state))
        if not actions or state.outcome is not None:
            break
        state, _ = game.apply(state, random.choice(actions))
    found: object = json.loads(json.dumps(game.record(state, ("Anna", "Petr", "Eva"))))
    return found


def places(data: object, before: Place = ()) -> Iterator[Place]:
    """Every place in a JSON value, as keys and numbers from its top."""
    yield before
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*before, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*before, number))


def put(data: object, place: Place, value: object) -> object:
    """Return the JSON value with another one at a place."""
    if not place:
        return value
    first, rest = place[0], place[1:]
    if isinstance(data, dict):
        return {key: put(old, rest, value) if key == first else old for key, old in data.items()}
    assert isinstance(data, list)
    return [put(old, rest, value) if number == first else old for number, old in enumerate(data)]


def answered(record: object) -> str:
    """Replay a record; return why it is refused, or an empty text."""
    try:
        game_of(record).replay(record)
    except Unfit as refused:
        return str(refused)
    return ""


def test_the_record_is_valid(record: object) -> None:
    assert answered(record) == ""


@target("records")
@given(data=st.data())
def test_anything_anywhere_in_a_record_is_taken_or_refused_in_one_sentence(
    record: object, data: st.DataObject
) -> None:
    changed = record
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.sampled_from(sorted(places(changed), key=str)))
        changed = put(changed, place, data.draw(VALUES))
    refused = answered(changed)
    assert "\n" not in refused
    assert "Traceback" not in refused
    assert len(refused) < 1000
