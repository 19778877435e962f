"""Stock Vosk, with a language of tones: exact graphs, phrase lists, alternatives, ends of speech."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile
from tone_speech import AT_ONE_PITCH, RATE, joined, of_phonemes, quiet, spoken, write_network

from voice_hanabi.hearing.models.checking import check_model
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.hearing.models.vosk_library import Hypothesis, load_model
from voice_hanabi.hearing.phrases import PhraseGraph, graph_of
from voice_hanabi.hearing.recognising.endpointing import END_OF_SPEECH, ModelWithEndpoints, with_times
from voice_hanabi.hearing.recognising.vosk_grammars import GRAPHS_KEPT, ExactGrammars, ListedGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import LONGEST_COMMAND, VoskRecognizer, cleaned
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.hearing.sources.recordings import recognise_file
from voice_hanabi.hearing.utterance import Utterance

COMMANDS = graph_of(["play the first", "play the second", "discard the third", "help", "anna is red"])
ANSWERS = graph_of(["red", "help"])


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("network") / "final.mdl"
    write_network(path)
    return path


@pytest.fixture
def exact(network: Path) -> Iterator[VoskRecognizer]:
    recognizer = VoskRecognizer(ExactGrammars("en", COMMANDS.words, network=network, settings=AT_ONE_PITCH))
    recognizer.expect(COMMANDS)
    yield recognizer
    recognizer.close()


@pytest.fixture
def official(network: Path, tmp_path: Path) -> Path:
    """A model folder as others publish it, with only some words."""
    folder = tmp_path / "vosk-model-small-en-us-0.15"
    PackedModel("en", COMMANDS.words - {"second", "anna"}, folder, network=network)
    return folder / "plain"


@pytest.fixture
def listed(official: Path) -> Iterator[VoskRecognizer]:
    recognizer = VoskRecognizer(ListedGrammars(official))
    recognizer.expect(COMMANDS)
    yield recognizer
    recognizer.close()


def heard(recognizer: Recognizer, sound: npt.NDArray[np.int16], block: int = 800) -> list[Utterance]:
    found = [recognizer.accept(sound[at : at + block].tobytes()) for at in range(0, len(sound), block)]
    return [utterance for utterance in [*found, recognizer.finish()] if utterance is not None]


def texts(recognizer: Recognizer, sound: npt.NDArray[np.int16], block: int = 800) -> list[str]:
    return [utterance.text for utterance in heard(recognizer, sound, block)]


def test_it_is_a_recogniser(exact: VoskRecognizer) -> None:
    recognizer: Recognizer = exact
    assert recognizer.sample_rate == 16000


@pytest.mark.parametrize("phrase", sorted(COMMANDS.covering_phrases()))
def test_every_phrase_is_heard_exactly(exact: VoskRecognizer, phrase: str) -> None:
    assert texts(exact, joined([quiet(0.3), spoken(phrase), quiet(1.0)])) == [phrase]


@pytest.mark.parametrize("block", [160, 801, 1600, 16000, 1_000_000])
def test_blocks_may_have_any_size(exact: VoskRecognizer, block: int) -> None:
    sound = joined([quiet(0.3), spoken("play the first"), quiet(1.2)])
    assert texts(exact, sound, block)[0] == "play the first"


def test_two_utterances_with_a_pause_between(exact: VoskRecognizer) -> None:
    sound = joined([quiet(0.3), spoken("help"), quiet(1.0), spoken("anna is red"), quiet(1.0)])
    assert texts(exact, sound) == ["help", "anna is red"]


@pytest.mark.parametrize("other", ["first first", "red anna red", "discard the first", "the the the the"])
def test_other_words_and_other_orders_are_unknown(exact: VoskRecognizer, other: str) -> None:
    utterances = heard(exact, joined([quiet(0.3), spoken(other), quiet(1.2)]))
    assert utterances[0].alternatives[0].text == "[unk]"
    assert not any(" [unk]" in one.text for one in utterances[0].alternatives)


def test_silence_is_not_an_utterance_and_costs_nothing(exact: VoskRecognizer) -> None:
    before = time.process_time()
    assert heard(exact, quiet(12.0)) == []
    assert exact.finish() is None
    assert time.process_time() - before < 6


def test_endless_talk_is_one_unknown_utterance_when_it_ends(exact: VoskRecognizer) -> None:
    talk = joined([spoken("first red the discard")] * 8)
    assert len(talk) / RATE > LONGEST_COMMAND
    sound = joined([quiet(0.3), talk, quiet(2.0), spoken("help"), quiet(1.2)])
    assert texts(exact, sound) == ["[unk]", "help"]
    assert texts(exact, talk) == ["[unk]"]
    assert texts(exact, joined([quiet(0.3), spoken("help"), quiet(1.2)])) == ["help"]


def test_alternatives_have_falling_scores_and_different_words(exact: VoskRecognizer) -> None:
    # Half of the one word and half of the other.
    between = joined([spoken("play the"), of_phonemes(("f", "ɜ", "k", "t")), quiet(1.0)])
    alternatives = heard(exact, joined([quiet(0.3), between]))[0].alternatives
    assert 1 <= len(alternatives) <= 5
    assert [one.confidence for one in alternatives] == sorted(
        (one.confidence for one in alternatives), reverse=True
    )
    assert len({one.text for one in alternatives}) == len(alternatives)


def test_it_reports_that_somebody_speaks(exact: VoskRecognizer) -> None:
    exact.accept(quiet(0.3).tobytes())
    assert not exact.speaking
    exact.accept(spoken("play the").tobytes())
    assert exact.speaking
    exact.accept(quiet(0.2).tobytes())
    assert exact.speaking
    assert exact.finish() is not None
    assert not exact.speaking


def test_an_utterance_ended_when_its_last_sound_did(network: Path) -> None:
    samples = 0
    recognizer = VoskRecognizer(
        ExactGrammars("en", network=network, settings=AT_ONE_PITCH), clock=lambda: 1000.0 + samples / RATE
    )
    recognizer.expect(COMMANDS)
    sound = joined([quiet(0.5), spoken("anna is red"), quiet(1.5)])
    ends = 1000.5 + len(spoken("anna is red")) / RATE
    for _ in range(2):
        for at in range(0, len(sound), 800):
            samples += 800
            utterance = recognizer.accept(sound[at : at + 800].tobytes())
            if utterance is not None:
                assert utterance.ended == pytest.approx(ends, abs=0.1)
        ends += len(sound) / RATE
    recognizer.close()


def test_the_end_of_speech_is_seen_soon(exact: VoskRecognizer) -> None:
    sound = joined([quiet(0.3), spoken("play the first"), quiet(1.5)])
    spoken_until = len(sound) - int(1.5 * RATE)
    for at in range(0, len(sound), 800):
        if exact.accept(sound[at : at + 800].tobytes()) is not None:
            assert (at + 800 - spoken_until) / RATE < 0.8
            return
    pytest.fail("no end of speech")


def test_new_phrases_drop_what_was_begun(exact: VoskRecognizer) -> None:
    exact.accept(joined([quiet(0.3), spoken("play the")]).tobytes())
    exact.expect(ANSWERS)
    assert not exact.speaking
    assert texts(exact, joined([quiet(0.3), spoken("red"), quiet(1.0)])) == ["red"]
    exact.accept(joined([quiet(0.3), spoken("help")]).tobytes())
    exact.expect(COMMANDS)
    assert texts(exact, joined([quiet(0.3), spoken("play the first"), quiet(1.0)])) == ["play the first"]
    exact.accept(joined([quiet(0.3), spoken("help")]).tobytes())
    exact.expect(COMMANDS)
    assert texts(exact, quiet(1.0)) == []


def test_phrases_outside_the_expected_ones_are_not_heard(exact: VoskRecognizer) -> None:
    exact.expect(ANSWERS)
    assert texts(exact, joined([quiet(0.3), spoken("play the first"), quiet(1.2)])) == ["[unk]"]


def test_words_that_come_up_later_are_learnt(exact: VoskRecognizer) -> None:
    exact.expect(graph_of(["zora plays"]))
    assert texts(exact, joined([quiet(0.3), spoken("zora plays"), quiet(1.0)])) == ["zora plays"]
    exact.expect(COMMANDS)
    assert texts(exact, joined([quiet(0.3), spoken("help"), quiet(1.0)])) == ["help"]


def test_many_graphs_can_be_expected_in_turn(exact: VoskRecognizer) -> None:
    graphs = [graph_of([phrase]) for phrase in COMMANDS.covering_phrases()]
    graphs += [
        graph_of(["help", f"number {count}"]) for count in ("one", "two", "three", "four", "five", "six")
    ]
    for graph in graphs * 2 + [COMMANDS] * (GRAPHS_KEPT + 1):
        exact.expect(graph)
        phrase = next(graph.covering_phrases())
        assert texts(exact, joined([quiet(0.3), spoken(phrase), quiet(1.0)])) == [phrase]


def test_what_is_prepared_is_not_made_again_and_disturbs_nothing(
    exact: VoskRecognizer, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact.expect(COMMANDS)
    speech = joined([quiet(0.3), spoken("play the first"), quiet(1.0)])
    exact.accept(speech[: len(speech) // 2].tobytes())
    exact.prepare(ANSWERS)
    assert texts(exact, speech[len(speech) // 2 :]) == ["play the first"]
    loaded: list[Path] = []
    monkeypatch.setattr("voice_hanabi.hearing.recognising.vosk_grammars.load_model", loaded.append)
    exact.expect(ANSWERS)
    exact.prepare(COMMANDS)
    assert not loaded
    assert texts(exact, joined([quiet(0.3), spoken("red"), quiet(1.0)])) == ["red"]


def test_nothing_can_be_heard_before_something_is_expected(network: Path) -> None:
    recognizer = VoskRecognizer(ExactGrammars("en", network=network, settings=AT_ONE_PITCH))
    with pytest.raises(RuntimeError, match="expect"):
        recognizer.accept(bytes(3200))
    recognizer.close()


def test_closing_removes_what_was_written(
    network: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    recognizer = VoskRecognizer(ExactGrammars("en", network=network, settings=AT_ONE_PITCH))
    recognizer.expect(COMMANDS)
    assert list(tmp_path.iterdir())
    recognizer.close()
    assert list(tmp_path.iterdir()) == []


def test_a_recording_is_recognised(exact: VoskRecognizer, tmp_path: Path) -> None:
    soundfile.write(tmp_path / "command.flac", spoken("discard the third"), RATE)
    assert [utterance.text for utterance in recognise_file(exact, tmp_path / "command.flac")] == [
        "discard the third"
    ]


def test_a_list_of_phrases_is_heard_by_a_model_of_others(listed: VoskRecognizer) -> None:
    for phrase in ("play the first", "discard the third", "help"):
        assert texts(listed, joined([quiet(0.3), spoken(phrase), quiet(1.5)])) == [phrase]


def test_phrases_with_a_word_that_the_model_lacks_are_left_out(listed: VoskRecognizer) -> None:
    assert listed.missing_words(COMMANDS) == {"second", "anna"}
    assert "is red" not in texts(listed, joined([quiet(0.3), spoken("is red"), quiet(1.5)]))


def test_a_model_of_others_switches_too(listed: VoskRecognizer) -> None:
    for graph, phrase in ((ANSWERS, "red"), (COMMANDS, "play the first"), (ANSWERS, "help")):
        listed.expect(graph)
        assert texts(listed, joined([quiet(0.3), spoken(phrase), quiet(1.5)])) == [phrase]


def test_a_model_of_others_gets_our_times(official: Path) -> None:
    settings = official / "conf/model.conf"
    settings.write_text(settings.read_text() + "--endpoint.rule2.min-trailing-silence=3\n")
    with_ours = ModelWithEndpoints(official)
    lines = (with_ours.folder / "conf/model.conf").read_text().splitlines()
    assert {f"--{name}={seconds:g}" for name, seconds in END_OF_SPEECH.items()} <= set(lines)
    assert len({line.partition("=")[0] for line in lines}) == len(lines)
    assert "--endpoint.silence-phones=1:2" in lines
    load_model(with_ours.folder)
    with_ours.close()
    assert not with_ours.folder.exists()
    assert settings.exists()


def test_our_times_work_without_links_too(official: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "symlink", refuse)
    monkeypatch.setattr(os, "link", refuse)
    with_ours = ModelWithEndpoints(official)
    assert not any(path.is_symlink() for path in with_ours.folder.rglob("*"))
    load_model(with_ours.folder)
    with_ours.close()


def test_other_settings_stay() -> None:
    assert with_times("--beam=10\n\n --a.b=2.5\n", {"a.b": 0.5}) == "--beam=10\n--a.b=0.5\n"


def test_a_model_is_tried_in_another_process(official: Path) -> None:
    assert check_model(official, ["play", "anna", "first", "second"]).missing_words == {"anna", "second"}


@pytest.mark.parametrize("name", ["am/final.mdl", "graph/HCLr.fst"])
def test_a_torn_model_is_found_out_in_another_process(official: Path, tmp_path: Path, name: str) -> None:
    whole = (official / name).read_bytes()
    (official / name).unlink()
    (official / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ModelProblem) as caught:
        check_model(official)
    assert caught.value.reason == "model-does-not-load"


def test_a_folder_that_is_not_a_model_raises_a_problem(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ModelProblem) as caught:
        load_model(tmp_path)
    assert caught.value.reason == "model-does-not-load"
    capfd.readouterr()


def test_readings_are_cleaned() -> None:
    readings = [
        Hypothesis("", 9.0),
        Hypothesis("[unk] [unk]", 3.0),
        Hypothesis("Play  one", 2.0),
        Hypothesis("play one", 5.0),
        Hypothesis("[unk] one [unk] [unk]", 1.0),
        Hypothesis("[unk]", 2.5),
    ]
    assert [(one.text, one.confidence) for one in cleaned(readings)] == [
        ("play one", 5.0),
        ("[unk]", 3.0),
        ("[unk] one [unk]", 1.0),
    ]
    assert cleaned([Hypothesis("", 1.0)]) == ()


def test_an_empty_graph_is_expected_without_harm(exact: VoskRecognizer) -> None:
    exact.expect(PhraseGraph(0, frozenset(), ()))
    assert texts(exact, joined([quiet(0.3), spoken("help"), quiet(1.2)])) in (["[unk]"], [])
