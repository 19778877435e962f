"""Finite-state transducers in OpenFst's binary form, written without OpenFst."""

from __future__ import annotations

import struct
from pathlib import Path

_MAGIC = 2125659606
_VERSION = 2
_EXPANDED_MUTABLE = 3
_ARC = struct.Struct("<iifi")
_STATE = struct.Struct("<fq")


class Transducer:
    """A transducer under construction; weights are costs (negative log probabilities).

    State 0 is the start. Label 0 is empty.
    """

    def __init__(self) -> None:
        """Begin with no states."""
        self._arcs: list[list[tuple[int, int, float, int]]] = []
        self._finals: dict[int, float] = {}

    def add_state(self) -> int:
        """Add a state and return its number."""
        self._arcs.append([])
        return len(self._arcs) - 1

    def add_states(self, count: int) -> None:
        """Add a number of states."""
        self._arcs.extend([] for _ in range(count))

    def add_arc(self, state: int, reads: int, writes: int, cost: float, following: int) -> None:
        """Add an arc with its input and output labels."""
        self._arcs[state].append((reads, writes, cost, following))

    def set_final(self, state: int, cost: float = 0.0) -> None:
        """Let sequences end in a state."""
        self._finals[state] = cost

    @property
    def states(self) -> int:
        """How many states there are."""
        return len(self._arcs)

    @property
    def arcs(self) -> int:
        """How many arcs there are."""
        return sum(map(len, self._arcs))

    def to_bytes(self, sort: bool = False) -> bytes:
        """Return the file's bytes: a vector FST of the standard type; ``sort`` orders arcs by input label."""
        parts = [
            struct.pack("<i", _MAGIC), _text("vector"), _text("standard"),
            struct.pack("<iiQqqq", _VERSION, 0, _EXPANDED_MUTABLE, 0, self.states, self.arcs),
        ]  # fmt: skip
        pack_arc, pack_state = _ARC.pack, _STATE.pack
        infinite = float("inf")
        for state, arcs in enumerate(self._arcs):
            parts.append(pack_state(self._finals.get(state, infinite), len(arcs)))
            parts.extend([pack_arc(*arc) for arc in (sorted(arcs) if sort else arcs)])
        return b"".join(parts)

    def write(self, path: Path, sort: bool = False) -> None:
        """Write the file; see ``to_bytes``."""
        path.write_bytes(self.to_bytes(sort))


def _text(text: str) -> bytes:
    return struct.pack("<i", len(text)) + text.encode()
