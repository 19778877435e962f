"""The bytes of Kaldi's files, as they are written for a model."""

from __future__ import annotations

import struct

import pytest

from training.packing.kaldi_files import integer, integers, matrix, real, transition_model, vector
from voice_hanabi.hearing.graphs.kaldi import kaldi_phoneme_count


def test_numbers_carry_their_size() -> None:
    assert integer(-2) == b"\x04\xfe\xff\xff\xff"
    assert real(1.0) == b"\x04\x00\x00\x80\x3f"


def test_vectors_and_matrices() -> None:
    assert integers([1, 2]) == b"\x04" + struct.pack("<iii", 2, 1, 2)
    assert vector([0.5]) == b"FV \x04" + struct.pack("<if", 1, 0.5)
    values = struct.pack("<4f", 1, 2, 3, 4)
    assert matrix(2, 2, values) == b"FM " + integer(2) * 2 + values
    with pytest.raises(ValueError, match="2 x 3"):
        matrix(2, 3, values)


def test_transition_model_numbers_every_position_of_a_phoneme() -> None:
    model = transition_model(1)
    assert model.startswith(b"<TransitionModel> <Topology> ")
    triples = model[model.index(b"<Triples> ") + 10 : model.index(b"</Triples> ")]
    numbers = [struct.unpack_from("<i", triples, 1 + 5 * place)[0] for place in range(len(triples) // 5)]
    assert numbers[0] == kaldi_phoneme_count(1) == 6
    assert [tuple(numbers[1 + 3 * place : 4 + 3 * place]) for place in range(6)] == [
        (1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 0, 1), (5, 0, 1), (6, 0, 1),
    ]  # fmt: skip
