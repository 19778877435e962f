"""Lines of a saved game that aren't actions: who is away, renamed players, hints, notes, marks."""

from __future__ import annotations

from collections.abc import Mapping

from voice_hanabi.contract.choices import Choices
from voice_hanabi.table.saving.journal_header import seat_of, stand_ins_of, with_other_names

STANDS_IN = "stands-in"
"""The seats of people who are away, for whom the computer plays from then on."""

HINTED = "hinted"
"""The seat that was given a hint."""

NOTED = "noted"
"""The seat that made a note, with the note; an empty one deletes all."""

MARKED = "marked"
"""The turn that somebody wants to review after the game, counted from 1."""

CALLED = "called"
"""The names of all players from then on, by seat."""

Note = Mapping[str, object]


class Remarks:
    """The content of such lines, as far as they have been read."""

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        """The choices, with the players' current names."""
        self.stand_ins: tuple[int, ...] = ()
        self.hinted: list[int] = []
        self.noted: list[tuple[int, Note]] = []
        self.marked: list[int] = []

    def take(self, record: Mapping[str, object]) -> bool:
        """Read a line; return whether it is one of these. Raises `ValueError` if it is invalid."""
        if STANDS_IN in record:
            self.stand_ins = stand_ins_of(record[STANDS_IN], self.choices)
        elif HINTED in record:
            self.hinted.append(seat_of(record[HINTED], self.choices))
        elif NOTED in record:
            note = {name: value for name, value in record.items() if name != NOTED}
            self.noted.append((seat_of(record[NOTED], self.choices), note))
        elif MARKED in record:
            self.marked.append(_turn_of(record[MARKED]))
        elif CALLED in record:
            self.choices = with_other_names(self.choices, record[CALLED])
        else:
            return False
        return True


def _turn_of(number: object) -> int:
    """Return the number of a turn. Raises `ValueError` if it is invalid."""
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise ValueError("no turn")
    return number
