"""The bytes of Kaldi's and OpenFst's files."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs import kaldi
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.lexicon import Costs, lexicon_graph


def test_numbers_carry_their_size() -> None:
    assert kaldi.integer(-2) == b"\x04\xfe\xff\xff\xff"
    assert kaldi.real(1.0) == b"\x04\x00\x00\x80\x3f"
    assert kaldi.token("<Dim>") == b"<Dim> "


def test_vectors_and_matrices() -> None:
    assert kaldi.integers([1, 2]) == b"\x04" + struct.pack("<iii", 2, 1, 2)
    assert kaldi.vector([0.5]) == b"FV \x04" + struct.pack("<if", 1, 0.5)
    values = struct.pack("<4f", 1, 2, 3, 4)
    assert kaldi.matrix(2, 2, values) == b"FM " + kaldi.integer(2) * 2 + values
    with pytest.raises(ValueError, match="2 x 3"):
        kaldi.matrix(2, 3, values)


def test_transition_model_numbers_every_position_of_a_phoneme() -> None:
    model = kaldi.transition_model(1)
    assert model.startswith(b"<TransitionModel> <Topology> ")
    triples = model[model.index(b"<Triples> ") + 10 : model.index(b"</Triples> ")]
    numbers = [struct.unpack_from("<i", triples, 1 + 5 * place)[0] for place in range(len(triples) // 5)]
    assert numbers[0] == kaldi.kaldi_phoneme_count(1) == 6
    assert [tuple(numbers[1 + 3 * place : 4 + 3 * place]) for place in range(6)] == [
        (1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 0, 1), (5, 0, 1), (6, 0, 1),
    ]  # fmt: skip


def test_word_boundaries_cover_every_phoneme() -> None:
    lines = kaldi.word_boundaries(2).splitlines()
    assert lines[:4] == ["1 nonword", "2 internal", "3 begin", "4 internal"]
    assert len(lines) == kaldi.kaldi_phoneme_count(2)


def test_transducer_bytes(tmp_path: Path) -> None:
    graph = Transducer()
    graph.add_states(2)
    graph.add_arc(0, 5, 6, 0.25, 1)
    graph.add_arc(0, 2, 3, 0.0, 1)
    graph.set_final(1)
    header = (
        struct.pack("<i", 2125659606) + struct.pack("<i", 6) + b"vector" + struct.pack("<i", 8) + b"standard"
    )
    header += struct.pack("<iiQqqq", 2, 0, 3, 0, 2, 2)
    first = struct.pack("<iifi", 5, 6, 0.25, 1)
    second = struct.pack("<iifi", 2, 3, 0.0, 1)
    start, end = struct.pack("<fq", float("inf"), 2), struct.pack("<fq", 0.0, 0)
    assert graph.to_bytes() == header + start + first + second + end
    assert graph.to_bytes(sort=True) == header + start + second + first + end
    graph.write(tmp_path / "x.fst")
    assert (tmp_path / "x.fst").read_bytes() == graph.to_bytes()


def test_lexicon_keeps_a_doubled_phoneme_apart_with_a_blank() -> None:
    single = lexicon_graph(["aba"], {"aba": [("a", "b", "a")]}, Costs())
    double = lexicon_graph(["abba"], {"abba": [("a", "b", "b")]}, Costs())
    assert single.states == double.states
    assert single.arcs == double.arcs + 1


def test_lexicon_with_substitutions_and_unknown_words_grows() -> None:
    plain = lexicon_graph(["a"], {"a": [("a",)]}, Costs())
    softer = lexicon_graph(["a"], {"a": [("a",)]}, Costs(substitutions={"a": {"ɑ": 1.0, "nothing": 1.0}}))
    assert softer.states == plain.states + 1
    assert lexicon_graph(["a", UNKNOWN], {"a": [("a",)]}, Costs()).states > 100
