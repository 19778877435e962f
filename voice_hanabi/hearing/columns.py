"""Rows of numbers and words, such as the arcs of large graphs, in a tenth of the memory that tuples take."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, cast, overload

Row = TypeVar("Row", bound=tuple[object, ...])


class _Words:
    """A column of words, each of which is stored once."""

    __slots__ = ("_names", "_numbers")

    def __init__(self, words: Iterable[str]) -> None:
        numbers: dict[str, int] = {}
        self._numbers = array("I", (numbers.setdefault(word, len(numbers)) for word in words))
        self._names = tuple(numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[str]:
        return map(self._names.__getitem__, self._numbers)

    def __getitem__(self, place: int) -> str:
        return self._names[self._numbers[place]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Words) and self._names == other._names and self._numbers == other._numbers

    def __hash__(self) -> int:
        return hash((self._names, self._numbers.tobytes()))


class Columns(Sequence[Row]):
    """A sequence of tuples that are stored by columns; it is equal to another one with the same rows."""

    __slots__ = ("_columns",)

    def __init__(self, kinds: str, rows: Iterable[Row]) -> None:
        """Store these rows.

        ``kinds`` has a letter for each column: ``w`` for words, ``I`` for numbers of at least 0, ``d`` for
        costs and other real numbers.
        """
        columns = tuple(zip(*rows, strict=True)) or ((),) * len(kinds)
        self._columns = tuple(
            _Words(cast("tuple[str, ...]", column)) if kind == "w" else array(kind, column)
            for kind, column in zip(kinds, columns, strict=True)
        )

    def __len__(self) -> int:
        """Return the number of rows."""
        return len(self._columns[0])

    def __iter__(self) -> Iterator[Row]:
        """Yield the rows in order."""
        return cast("Iterator[Row]", zip(*self._columns, strict=True))

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, place: int | slice) -> Row | tuple[Row, ...]:
        """Return a row, or several. Raises ``IndexError`` if there is no such row."""
        if isinstance(place, slice):
            return tuple(self)[place]
        return cast("Row", tuple(column[place] for column in self._columns))

    def __eq__(self, other: object) -> bool:
        """Return whether the rows are the same."""
        return self._columns == other._columns if isinstance(other, Columns) else NotImplemented

    def __hash__(self) -> int:
        """Return a hash of all rows, which takes a while."""
        return hash(
            tuple(column.tobytes() if isinstance(column, array) else column for column in self._columns)
        )
