"""Finite-state transducers in OpenFst's binary form, written without OpenFst."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from pathlib import Path

_MAGIC = 2125659606
_VERSION = 2
_EXPANDED_MUTABLE = 3
_ARC = struct.Struct("<iifi")
_STATE = struct.Struct("<fq")

Arc = tuple[int, int, float, int]
"""Input label, output label, cost, and the next state."""


def written_state(arcs: Iterable[Arc], final: float = math.inf) -> bytes:
    """Return a state in the file's form."""
    packed = [_ARC.pack(*arc) for arc in arcs]
    return b"".join((_STATE.pack(final, len(packed)), *packed))


class Transducer:
    """A transducer under construction; weights are costs (negative log probabilities).

    State 0 is the start. Label 0 is empty.
    """

    def __init__(self) -> None:
        """Start without states."""
        self._arcs: list[list[Arc]] = []
        self._finals: dict[int, float] = {}
        self._written: dict[int, tuple[int, bytes]] = {}
        self._arcs_written = 0

    def add_state(self) -> int:
        """Add a state and return its number."""
        self._arcs.append([])
        return len(self._arcs) - 1

    def add_states(self, count: int) -> None:
        """Add a number of states."""
        self._arcs.extend([] for _ in range(count))

    def add_written(self, states: int, arcs: int, written: bytes) -> None:
        """Add states that are already in the file's form (see `written_state`), with all their arcs."""
        self._written[len(self._arcs)] = (states, written)
        self._arcs_written += arcs
        self._arcs.extend([[]] * states)

    def add_arc(self, state: int, reads: int, writes: int, cost: float, following: int) -> None:
        """Add an arc with its input and output labels."""
        self._arcs[state].append((reads, writes, cost, following))

    def set_final(self, state: int, cost: float = 0.0) -> None:
        """Let sequences end in a state."""
        self._finals[state] = cost

    @property
    def states(self) -> int:
        """The number of states."""
        return len(self._arcs)

    @property
    def arcs(self) -> int:
        """The number of arcs."""
        return sum(map(len, self._arcs)) + self._arcs_written

    def to_bytes(self, sort: bool = False) -> bytes:
        """Return the file's bytes: a vector FST of the standard type.

        ``sort`` orders arcs by input label, except those of states added by ``add_written``.
        """
        parts = [
            struct.pack("<i", _MAGIC), _text("vector"), _text("standard"),
            struct.pack("<iiQqqq", _VERSION, 0, _EXPANDED_MUTABLE, 0, self.states, self.arcs),
        ]  # fmt: skip
        state = 0
        while state < self.states:
            if state in self._written:
                states, written = self._written[state]
                parts.append(written)
                state += states
            else:
                arcs = self._arcs[state]
                final = self._finals.get(state, math.inf)
                parts.append(written_state(sorted(arcs) if sort else arcs, final))
                state += 1
        return b"".join(parts)

    def write(self, path: Path, sort: bool = False) -> None:
        """Write the file; see ``to_bytes``."""
        path.write_bytes(self.to_bytes(sort))


def _text(text: str) -> bytes:
    return struct.pack("<i", len(text)) + text.encode()
