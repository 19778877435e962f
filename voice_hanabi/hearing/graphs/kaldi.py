"""Kaldi's binary files, as far as a model needs them: numbers, matrices and the transition model.

Everything is little endian. The network is a CTC one: each phoneme is an HMM of one state.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence

SILENCE = 1
"""Kaldi phoneme of the blank between words."""

BLANK = 2
"""Kaldi phoneme of the blank inside a word: an internal phoneme, so that word times stay right."""

BEGIN, INTERNAL, END, SINGLE = range(4)
"""Where a phoneme stands in its word."""


def kaldi_phoneme(phoneme: int, position: int) -> int:
    """Return Kaldi's number for a phoneme (0-based) at a position in its word."""
    return 3 + 4 * phoneme + position


def forward(kaldi_phoneme_number: int) -> int:
    """Return the transition-id that enters (and leaves) a Kaldi phoneme."""
    return 2 * kaldi_phoneme_number


def loop(kaldi_phoneme_number: int) -> int:
    """Return the transition-id that stays in a Kaldi phoneme."""
    return 2 * kaldi_phoneme_number - 1


def kaldi_phoneme_count(phonemes: int) -> int:
    """Return how many Kaldi phonemes there are for so many phonemes."""
    return 2 + 4 * phonemes


def token(text: str) -> bytes:
    """Return a token: its text and a space."""
    return text.encode() + b" "


def integer(value: int) -> bytes:
    """Return a 32-bit integer with its size in front."""
    return struct.pack("<bi", 4, value)


def real(value: float) -> bytes:
    """Return a 32-bit float with its size in front."""
    return struct.pack("<bf", 4, value)


def integers(values: Sequence[int]) -> bytes:
    """Return a vector of 32-bit integers."""
    return struct.pack(f"<bi{len(values)}i", 4, len(values), *values)


def vector(values: Sequence[float]) -> bytes:
    """Return a vector of 32-bit floats."""
    return b"FV " + struct.pack(f"<bi{len(values)}f", 4, len(values), *values)


def matrix(rows: int, columns: int, values: bytes) -> bytes:
    """Return a matrix whose 32-bit floats are given row by row; raise ``ValueError`` at another size."""
    if len(values) != 4 * rows * columns:
        raise ValueError(f"A matrix of {rows} x {columns} does not have {len(values)} bytes.")
    return b"FM " + integer(rows) + integer(columns) + values


def transition_model(phonemes: int) -> bytes:
    """Return the transition model of so many phonemes: output 0 is the blank, output 1 + i is phoneme i."""
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


def blank_penalty(model: bytes) -> float:
    """Return what the blank pays a frame (natural logarithm) by the priors at the end of a ``final.mdl``.

    Raises ``ValueError`` for a file without priors.
    """
    start = model.rindex(token("<Priors>")) + len(token("<Priors>")) + len(b"FV ")
    _, _, blank, phoneme = struct.unpack_from("<biff", model, start)
    return math.log(blank / phoneme)


def frames_of(samples: int) -> int:
    """Return how many outputs the network has for so many samples at 16 kHz, when the sound has ended."""
    features = max(0, 1 + (samples - 400) // 160)
    return -(-features // 3)


def word_boundaries(phonemes: int) -> str:
    """Return ``word_boundary.int``: which Kaldi phonemes begin, continue and end a word."""
    names = ("begin", "internal", "end", "singleton")
    lines = [f"{SILENCE} nonword", f"{BLANK} internal"]
    lines += [
        f"{kaldi_phoneme(phoneme, position)} {name}"
        for phoneme in range(phonemes)
        for position, name in enumerate(names)
    ]
    return "\n".join(lines) + "\n"
