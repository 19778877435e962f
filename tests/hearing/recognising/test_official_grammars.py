"""A model in the layouts of Vosk's makers, with exact grammars of our own in stock Vosk."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tone_speech import joined, quiet, spoken, write_network

from voice_hanabi.hearing.graphs.acceptor import Other, phrase_acceptor
from voice_hanabi.hearing.graphs.fst import Transducer
from voice_hanabi.hearing.graphs.word_pairs import PairWeights, free_speech, learned
from voice_hanabi.hearing.models.finding import missing_files, require_model
from voice_hanabi.hearing.models.layout import model_files, settings_of, word_numbers
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.recognising import official_grammars
from voice_hanabi.hearing.recognising.official_grammars import OfficialGrammars, everyday_words, grammars_of
from voice_hanabi.hearing.recognising.vosk_grammars import ListedGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.languages import LANGUAGES

COMMANDS = graph_of(["play the first", "play the second", "discard the third", "help", "anna is red"])
EVERYDAY = ("weather", "water", "people", "never", "football", "morning", "really", "money")


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("network") / "final.mdl"
    write_network(path)
    return path


@pytest.fixture
def model(network: Path, tmp_path: Path) -> Path:
    """A model that lacks two of the phrases' words, and has other words."""
    words = {*COMMANDS.words, *EVERYDAY} - {"second", "anna"}
    PackedModel("en", words, tmp_path / "made", network=network)
    return tmp_path / "made/plain"


def with_words_inside(model: Path) -> Path:
    """Move the table of words into the grammar, where the official models have it."""
    numbers = word_numbers(model_files(model))
    path = model / "graph/Gr.fst"
    plain = path.read_bytes()
    head = 4 + (4 + len("vector")) + (4 + len("standard")) + 4
    table = struct.pack("<i", 2125658996) + text("words.txt") + struct.pack("<qq", 9999, len(numbers))
    table += b"".join(text(word) + struct.pack("<q", number) for word, number in numbers.items())
    # The flags announce tables of input and of output words.
    path.write_bytes(
        plain[:head] + struct.pack("<i", 3) + plain[head + 4 : head + 36] + 2 * table + plain[head + 36 :]
    )
    (model / "graph/words.txt").unlink()
    return model


def text(words: str) -> bytes:
    return struct.pack("<i", len(words.encode())) + words.encode()


def flattened(model: Path) -> Path:
    """Return the same model in the old layout, without folders inside."""
    flat = model.parent / "flat"
    flat.mkdir()
    for path in model.rglob("*"):
        if path.is_file() and path.name != "model.conf":
            path.rename(flat / path.name)
    return flat


def hear(recognizer: VoskRecognizer, said: str) -> str:
    sound = joined([quiet(0.3), spoken(said), quiet(1.2)])
    found = [recognizer.accept(sound[at : at + 800].tobytes()) for at in range(0, len(sound), 800)]
    return " / ".join(one.text for one in [*found, recognizer.finish()] if one is not None)


@pytest.fixture(params=["folders", "words inside", "flat"])
def recognizer(request: pytest.FixtureRequest, model: Path) -> Iterator[VoskRecognizer]:
    made = {
        "folders": lambda: model,
        "words inside": lambda: with_words_inside(model),
        "flat": lambda: flattened(model),
    }
    recognizer = VoskRecognizer(OfficialGrammars(made[request.param](), "en"))
    recognizer.expect(COMMANDS)
    yield recognizer
    recognizer.close()


def test_whole_phrases_are_heard_and_no_other_orders(recognizer: VoskRecognizer) -> None:
    assert recognizer.missing_words(COMMANDS) == {"second", "anna"}
    for phrase in ("play the first", "discard the third", "help"):
        assert hear(recognizer, phrase) == phrase
    for other in ("first the play", "discard the first", "never people water", "is red"):
        assert set(hear(recognizer, other).split()) <= {"[unk]", "/"}, other


def test_free_speech_is_heard_in_the_words_that_the_model_has(recognizer: VoskRecognizer) -> None:
    said = [
        "well the first is red",
        "the football really",
        "help",
        "the [unk] is red",
        "anna the first",
        "well",
    ]
    free = free_speech(learned((sentence.split(), 1.0) for sentence in said), {}, PairWeights())
    recognizer.expect(replace(COMMANDS, free=free))
    assert hear(recognizer, "play the first") == "play the first"
    assert hear(recognizer, "the football is red") == "the football is red"
    assert hear(recognizer, "the first is red") == "the first is red"
    assert hear(recognizer, "the money is red") == "the [unk] is red"
    assert recognizer.missing_words(replace(COMMANDS, free=free)) == {"second", "anna"}


def test_phrases_are_switched_and_switched_back(model: Path) -> None:
    recognizer = VoskRecognizer(OfficialGrammars(model, "en"))
    graphs = [
        graph_of([phrase]) for phrase in ("help", "the first", "the third", "is red", "play", "discard")
    ]
    for graph in [*graphs, *graphs]:
        recognizer.expect(graph)
        phrase = next(graph.covering_phrases())
        assert hear(recognizer, phrase) == phrase
    recognizer.close()


def test_a_model_without_a_word_for_the_unknown_hears_everyday_words_instead(model: Path) -> None:
    table = model / "graph/words.txt"
    lines = table.read_text(encoding="utf-8").splitlines()
    table.write_text(
        "\n".join(line for line in lines if not line.startswith("[unk]")) + "\n", encoding="utf-8"
    )
    recognizer = VoskRecognizer(OfficialGrammars(model, "en"))
    recognizer.expect(COMMANDS)
    assert hear(recognizer, "play the first") == "play the first"
    assert hear(recognizer, "never people water") == "[unk]"
    recognizer.close()


def test_nothing_is_left_behind_and_the_model_stays_as_it_is(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path: path.read_bytes() for path in model.rglob("*") if path.is_file()}
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    grammars = OfficialGrammars(model, "en")
    grammars.decoder(COMMANDS, 1)
    settings = next(place.rglob("model.conf")).read_text(encoding="utf-8")
    assert "--endpoint.rule2.min-trailing-silence=0.5" in settings.splitlines()
    grammars.close()
    assert list(place.iterdir()) == []
    assert {path: path.read_bytes() for path in model.rglob("*") if path.is_file()} == before


def test_a_model_whose_words_cannot_be_told_gets_lists(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(files: object) -> None:
        raise ValueError("it does not tell its words")

    assert isinstance(grammars_of(model, "en")[0], OfficialGrammars)
    monkeypatch.setattr(official_grammars, "word_numbers", refuse)
    grammars, problem = grammars_of(model, "en")
    assert isinstance(grammars, ListedGrammars)
    assert problem is not None
    assert problem.reason == "model-by-lists"
    assert str(model) in str(problem)
    grammars.close()


def test_a_model_with_a_fixed_graph_is_refused_in_both_layouts(model: Path) -> None:
    (model / "graph/HCLr.fst").rename(model / "graph/HCLG.fst")
    for layout in (lambda folder: folder, flattened):
        with pytest.raises(ModelProblem) as caught:
            grammars_of(layout(model), "en")
        assert caught.value.reason == "model-without-grammar"


def test_a_fixed_graph_beside_it_does_not_matter(model: Path) -> None:
    (model / "graph/HCLG.fst").write_bytes(b"something else")
    (model / "rescore").mkdir()
    (model / "rescore/G.carpa").write_bytes(b"something else")
    recognizer = VoskRecognizer(OfficialGrammars(model, "en"))
    recognizer.expect(COMMANDS)
    assert hear(recognizer, "play the first") == "play the first"
    recognizer.close()


def test_a_flat_model_is_a_model_and_gets_what_vosk_accepts_as_one(model: Path) -> None:
    flat = flattened(model)
    require_model(flat)
    assert missing_files(flat) == ()
    assert "--frame-subsampling-factor=3" in settings_of(model_files(flat)).splitlines()
    (flat / "Gr.fst").unlink()
    assert missing_files(flat) == ("Gr.fst",)


@pytest.mark.parametrize("damage", [b"", b"no graph at all, but long enough for a header", None])
def test_a_grammar_that_cannot_be_read_is_reported(model: Path, damage: bytes | None) -> None:
    path = with_words_inside(model) / "graph/Gr.fst"
    whole = path.read_bytes()
    path.write_bytes(whole[:120] if damage is None else damage)
    with pytest.raises(ValueError, match=r"its (grammar|table)"):
        word_numbers(model_files(model))


def test_the_acceptor_has_every_phrase_nothing_and_something_else() -> None:
    graph = graph_of(["a b", "a"])
    made = phrase_acceptor(graph, {"a": 1, "b": 2}, 0.5, [Other(3, 4.0, 1.0)])
    assert isinstance(made, Transducer)
    assert (made.states, made.arcs) == (4, 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_everyday_words_in_every_language(language: str) -> None:
    words = everyday_words(language)
    assert len(set(words)) == len(words) >= 50
    assert all(word == word.lower() and " " not in word for word in words)
