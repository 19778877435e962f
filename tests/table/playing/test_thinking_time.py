"""How long a computer player thinks: as long as people asked for, and briefly in the rest of the turn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from voice_hanabi.table.playing.partners_turn import Thought
from voice_hanabi.table.playing.playing import Playing


class Seats(set[int]):
    """The seats of computer players, with a record of what they did."""

    def __init__(self, seats: set[int], moved: int | None) -> None:
        super().__init__(seats)
        self.moves = [] if moved is None else [SimpleNamespace(seat=moved)]


def at_table(
    current: int, moved: int | None, last_seat: int | None, *, over: bool = False
) -> Playing[Any, Any, Any]:
    playing: Any = SimpleNamespace(
        state=SimpleNamespace(current=current, outcome=1 if over else None),
        open=None,
        game=SimpleNamespace(due=lambda state: None),
        partners=Seats({1, 2}, moved),
        last_seat=last_seat,
    )
    return playing  # type: ignore[no-any-return]


USUAL = Thought().seconds(at_table(1, None, None))


@pytest.mark.parametrize(
    ("current", "moved", "last_seat"), [(1, None, None), (1, 2, 2), (1, 1, 0), (2, 1, 1)]
)
def test_whoever_begins_a_turn_thinks_for_the_usual_time(
    current: int, moved: int | None, last_seat: int | None
) -> None:
    assert USUAL is not None
    assert USUAL > 1
    assert Thought().seconds(at_table(current, moved, last_seat)) == USUAL


def test_what_else_belongs_to_the_same_turn_follows_at_once() -> None:
    again = Thought().seconds(at_table(1, 1, 1))
    assert again is not None
    assert USUAL is not None
    assert again < USUAL / 2


def test_nobody_thinks_for_a_person_or_after_the_end() -> None:
    assert Thought().seconds(at_table(0, 1, 1)) is None
    assert Thought().seconds(at_table(1, 1, 1, over=True)) is None
