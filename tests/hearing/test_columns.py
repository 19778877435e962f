"""Columns are sequences of rows that take little memory."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.hearing.columns import Columns

_ROWS = st.lists(
    st.tuples(st.integers(0, 2**32 - 1), st.sampled_from(("hraju", "gram", "")), st.floats(allow_nan=False))
)


@given(_ROWS)
def test_columns_have_the_same_rows_as_the_tuples_they_were_made_of(
    rows: list[tuple[int, str, float]],
) -> None:
    columns = Columns("Iwd", rows)
    assert list(columns) == rows
    assert len(columns) == len(rows)
    assert [columns[place] for place in range(-len(rows), len(rows))] == rows + rows
    assert columns[1:] == tuple(rows[1:])
    with pytest.raises(IndexError):
        columns[len(rows)]


@given(_ROWS, _ROWS)
def test_columns_are_equal_and_have_the_same_hash_if_their_rows_are_equal(
    one: list[tuple[int, str, float]], other: list[tuple[int, str, float]]
) -> None:
    first, second = Columns("Iwd", one), Columns("Iwd", other)
    assert (first == second) == (one == other)
    again = Columns("Iwd", iter(one))
    assert again == first
    assert hash(again) == hash(first)
    assert first != tuple(one)


def test_rows_that_differ_in_a_word_alone_are_not_equal() -> None:
    assert Columns("Iw", [(1, "hraju")]) != Columns("Iw", [(1, "gram")])


def test_rows_that_do_not_fit_the_columns_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        Columns("Iw", [(1, "hraju", 2)])
    with pytest.raises((OverflowError, TypeError)):
        Columns("Iw", [(-1, "hraju")])


def test_a_column_takes_a_fraction_of_the_memory_of_tuples() -> None:
    rows = [(number, f"word{number % 100}", number / 3) for number in range(300, 2300)]
    taken = sum(sys.getsizeof(row) + sys.getsizeof(row[0]) + sys.getsizeof(row[2]) for row in rows)
    columns = Columns("Iwd", rows)
    numbers = [part for column in columns._columns for part in _stored(column)]
    assert sum(map(sys.getsizeof, numbers)) < taken / 5


def _stored(column: object) -> list[object]:
    """Return the objects that a column consists of, without its words."""
    slots = getattr(column, "__slots__", ())
    return [getattr(column, name) for name in slots] or [column]
