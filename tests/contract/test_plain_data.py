"""Actions as plain data: what is not of a field's type never becomes an action."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from voice_hanabi.contract.plain_data import fields_of, kind_of, made_of


@dataclass(frozen=True)
class TakeCard:
    place: int
    face_up: bool
    mark: str | None = None


@pytest.mark.parametrize("action", [TakeCard(1, True), TakeCard(0, False, "red")])
def test_an_action_is_the_same_after_it_was_plain_data(action: TakeCard) -> None:
    assert kind_of(TakeCard) == "take-card"
    assert made_of(TakeCard, fields_of(action)) == action


@pytest.mark.parametrize(
    "values",
    [
        {"place": True, "face_up": True},
        {"place": "1", "face_up": True},
        {"place": 1.0, "face_up": True},
        {"place": None, "face_up": True},
        {"place": 1, "face_up": 1},
        {"place": 1, "face_up": True, "mark": 2},
        {"place": 1, "face_up": True, "other": 2},
        {"place": 1},
    ],
    ids=str,
)
def test_a_field_that_is_missing_unknown_or_of_another_type_is_refused(values: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        made_of(TakeCard, values)
