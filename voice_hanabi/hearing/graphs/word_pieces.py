"""Builds a lexicon's pronunciations from pieces that thousands of words share.

A piece is a phoneme in its position, before a given next phoneme: it is written once and copied for every
word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from voice_hanabi.hearing.graphs.fst import Arc, Transducer, written_state
from voice_hanabi.hearing.graphs.kaldi import (
    BEGIN,
    BLANK,
    END,
    INTERNAL,
    SINGLE,
    forward,
    kaldi_phoneme,
    loop,
)

Choices = Sequence[tuple[int, float]]
"""The phonemes (0-based) that may be recognised for one, each with its cost."""

_BESIDE_ARCS = 3
"""How many four-byte numbers of a state precede its arcs."""
_OF_AN_ARC = 4


@dataclass(frozen=True, slots=True)
class _Piece:
    """The states of a phoneme and, inside a word, of the blank after it."""

    states: int
    arcs: int
    written: npt.NDArray[np.int32]
    """As in the file, numbered from the first of these states."""
    targets: npt.NDArray[np.int64]
    """The positions in it that hold such a state number."""


class WordPieces:
    """Adds words to a transducer; after each phoneme there may be a blank."""

    def __init__(self, choices: Sequence[Choices], hub: int) -> None:
        """``choices`` holds those of each phoneme; words begin and end at ``hub``."""
        self._choices = choices
        self._hub = hub
        self._made: dict[tuple[int, int, int | None, int], _Piece] = {}
        self._added: list[_Piece] = []
        self._states_added = 0

    def add_word(self, graph: Transducer, label: int, phonemes: Sequence[int], cost: float) -> None:
        """Add one pronunciation of a word, with its label and its cost at the beginning; see `write`."""
        first = graph.states + self._states_added
        last = len(phonemes) - 1
        places = [_position(step, last) for step in range(len(phonemes))]
        for number, (phoneme, extra) in enumerate(self._choices[phonemes[0]]):
            enter = forward(kaldi_phoneme(phoneme, places[0]))
            graph.add_arc(self._hub, enter, label, cost + extra, first + number)
        for step, phoneme in enumerate(phonemes):
            behind = None if step == last else phonemes[step + 1]
            piece = self._piece(phoneme, places[step], behind, places[min(step + 1, last)])
            self._added.append(piece)
            self._states_added += piece.states

    def write(self, graph: Transducer) -> None:
        """Write all added words to the graph; nothing else may be added to it before."""
        added = self._added
        if not added:
            return
        counts = [len(piece.targets) for piece in added]
        sizes = np.cumsum([0, *(len(piece.written) for piece in added)])[:-1]
        states = graph.states + np.cumsum([0, *(piece.states for piece in added)])[:-1]
        written = np.concatenate([piece.written for piece in added])
        targets = np.concatenate([piece.targets for piece in added]) + np.repeat(sizes, counts)
        written[targets] += np.repeat(states, counts).astype(np.int32)
        graph.add_written(self._states_added, sum(piece.arcs for piece in added), written.tobytes())
        self._added, self._states_added = [], 0

    def _piece(self, phoneme: int, position: int, behind: int | None, next_position: int) -> _Piece:
        key = (phoneme, position, behind, next_position)
        if key not in self._made:
            following = () if behind is None else self._choices[behind]
            states = self._states(self._choices[phoneme], position, following, next_position)
            self._made[key] = _piece_of(states, to_hub=behind is None)
        return self._made[key]

    def _states(
        self, choices: Choices, position: int, following: Choices, next_position: int
    ) -> list[list[Arc]]:
        """Return the arcs of each state, numbered from the first of these states."""
        blank = len(choices)
        onward = [
            (phoneme, (forward(kaldi_phoneme(phoneme, next_position)), 0, extra, blank + 1 + number))
            for number, (phoneme, extra) in enumerate(following)
        ]
        states: list[list[Arc]] = []
        for number, (phoneme, _) in enumerate(choices):
            stays: Arc = (loop(kaldi_phoneme(phoneme, position)), 0, 0.0, number)
            # The blank separates two equal phonemes in a row from a single one.
            leaves = [arc for other, arc in onward if other != phoneme]
            ends: Arc = (forward(BLANK), 0, 0.0, blank) if following else (0, 0, 0.0, self._hub)
            states.append([stays, ends, *leaves])
        if following:
            states.append([(loop(BLANK), 0, 0.0, blank), *(arc for _, arc in onward)])
        return states


def _position(step: int, last: int) -> int:
    if last == 0:
        return SINGLE
    return BEGIN if step == 0 else END if step == last else INTERNAL


def _piece_of(states: Sequence[Sequence[Arc]], *, to_hub: bool) -> _Piece:
    targets: list[int] = []
    place = 0
    for arcs in states:
        place += _BESIDE_ARCS
        for number in range(len(arcs)):
            # After a word's last phoneme the second arc leads to the hub, wherever the word is.
            if not (to_hub and number == 1):
                targets.append(place + _OF_AN_ARC - 1)
            place += _OF_AN_ARC
    written = np.frombuffer(b"".join(map(written_state, states)), np.int32)
    return _Piece(len(states), sum(map(len, states)), written, np.array(targets, np.int64))
