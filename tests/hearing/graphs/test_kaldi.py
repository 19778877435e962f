"""Kaldi's phonemes, the bytes of OpenFst's files, and lexicons."""

from __future__ import annotations

import struct
from pathlib import Path

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.graphs import kaldi
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.lexicon import Costs, lexicon_graph


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


def test_phonemes_that_are_never_heard_cost_their_bias_and_nothing_else_changes() -> None:
    before = b"...<BiasParams> FV " + struct.pack("<bi3f", 4, 3, 9.0, 9.0, 9.0)
    last = b"<BiasParams> FV "
    after = b"</AffineComponent> <LearningRate> "
    model = before + last + struct.pack("<bi3f", 4, 3, 0.5, 0.25, -1.0) + after
    changed = kaldi.never_heard(model, [1])
    assert changed == before + last + struct.pack("<bi3f", 4, 3, 0.5, 0.25, -31.0) + after
    assert kaldi.never_heard(model, []) == model
