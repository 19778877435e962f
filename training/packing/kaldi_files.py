"""Kaldi's binary files, as far as a model needs them: numbers, matrices and the transition model.

Everything is little endian. The network is a CTC network: each phoneme is an HMM with one state.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from voice_hanabi.hearing.graphs.kaldi import BLANK, kaldi_phoneme_count, token


def integer(value: int) -> bytes:
    """Return a 32-bit integer preceded by its size."""
    return struct.pack("<bi", 4, value)


def real(value: float) -> bytes:
    """Return a 32-bit float preceded by its size."""
    return struct.pack("<bf", 4, value)


def integers(values: Sequence[int]) -> bytes:
    """Return a vector of 32-bit integers."""
    return struct.pack(f"<bi{len(values)}i", 4, len(values), *values)


def vector(values: Sequence[float]) -> bytes:
    """Return a vector of 32-bit floats."""
    return b"FV " + struct.pack(f"<bi{len(values)}f", 4, len(values), *values)


def matrix(rows: int, columns: int, values: bytes) -> bytes:
    """Return a matrix of 32-bit floats given row by row; raise ``ValueError`` if their number is wrong."""
    if len(values) != 4 * rows * columns:
        raise ValueError(f"A matrix of {rows} x {columns} does not have {len(values)} bytes.")
    return b"FM " + integer(rows) + integer(columns) + values


def transition_model(phonemes: int) -> bytes:
    """Return the transition model for this many phonemes: output 0 is the blank, 1 + i is phoneme i."""
    count = kaldi_phoneme_count(phonemes)
    numbers = range(1, count + 1)
    parts = [
        token("<TransitionModel>"), token("<Topology>"),
        integers(numbers), integers([-1] + [0] * count), integer(1), integer(2),
        integer(0), integer(2), integer(0), real(0.5), integer(1), real(0.5),
        integer(-1), integer(0),
        token("</Topology>"), token("<Triples>"), integer(count),
    ]  # fmt: skip
    for number in numbers:
        output = 0 if number <= BLANK else 1 + (number - 3) // 4
        parts.append(integer(number) + integer(0) + integer(output))
    parts += [
        token("</Triples>"), token("<LogProbs>"), vector([0.0] + [-0.6931472] * (2 * count)),
        token("</LogProbs>"), token("</TransitionModel>"),
    ]  # fmt: skip
    return b"".join(parts)
