"""How Kaldi numbers phonemes, and reading its files. Each phoneme is an HMM with one state."""

from __future__ import annotations

import math
import struct
from collections.abc import Collection

SILENCE = 1
"""Kaldi's phoneme for the blank between words."""

BLANK = 2
"""Kaldi's phoneme for the blank inside a word: an internal phoneme, so that word times are right."""

_NEVER = 30.0
"""How much less likely (natural logarithm) a phoneme becomes that must never be recognised."""

BEGIN, INTERNAL, END, SINGLE = range(4)
"""The position of a phoneme in its word."""


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
    """Return the number of Kaldi phonemes for a number of phonemes."""
    return 2 + 4 * phonemes


def token(text: str) -> bytes:
    """Return a token: its text followed by a space."""
    return text.encode() + b" "


def blank_penalty(model: bytes) -> float:
    """Return the blank's cost per frame (natural logarithm) from the priors at the end of a ``final.mdl``.

    Raises ``ValueError`` for a file without priors.
    """
    start = model.rindex(token("<Priors>")) + len(token("<Priors>")) + len(b"FV ")
    _, _, blank, phoneme = struct.unpack_from("<biff", model, start)
    return math.log(blank / phoneme)


def never_heard(model: bytes, phonemes: Collection[int]) -> bytes:
    """Return a ``final.mdl`` that never recognises some phonemes (0-based); the others share their
    probability.

    Raises ``ValueError`` for a file without a last layer.
    """
    name = token("<BiasParams>")
    start = model.rindex(name) + len(name) + len(b"FV ")
    _, outputs = struct.unpack_from("<bi", model, start)
    start += struct.calcsize("<bi")
    biases = list(struct.unpack_from(f"<{outputs}f", model, start))
    for phoneme in phonemes:
        # The first output is the blank.
        biases[1 + phoneme] -= _NEVER
    end = start + struct.calcsize(f"<{outputs}f")
    return model[:start] + struct.pack(f"<{outputs}f", *biases) + model[end:]


def frames_of(samples: int) -> int:
    """Return the number of the network's outputs for a number of samples at 16 kHz that end the sound."""
    features = max(0, 1 + (samples - 400) // 160)
    return -(-features // 3)


def word_boundaries(phonemes: int) -> str:
    """Return ``word_boundary.int``, which says which Kaldi phonemes begin, continue and end a word."""
    names = ("begin", "internal", "end", "singleton")
    lines = [f"{SILENCE} nonword", f"{BLANK} internal"]
    lines += [
        f"{kaldi_phoneme(phoneme, position)} {name}"
        for phoneme in range(phonemes)
        for position, name in enumerate(names)
    ]
    return "\n".join(lines) + "\n"
