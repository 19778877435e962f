"""`voice-hanabi recognize`: one JSON object per file, each kind of answer, and files that are not sound."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.cli.front_door import main

ANSWERS: dict[str, tuple[object, dict[str, str]]] = {
    "slot": (3, {"cs": "třetí", "pl": "trzecia", "da": "det tredje kort", "en": "the third"}),
    "colour": ("red", {"cs": "červená", "pl": "czerwona", "da": "den røde farve", "en": "the red cards"}),
    "value": (4, {"cs": "čtyřka", "pl": "czwórka", "da": "firere", "en": "the fours"}),
    "yes-no": ("yes", {"cs": "správně", "pl": "zgadza się", "da": "ja tak", "en": "that's right"}),
}
"""For each kind of question, the meaning of an answer, and the answer in each language."""

VOICES = ("", "+f2", "+m3")


def spoken(text: str, voice: str, path: Path) -> Path:
    speech = speak(text, Speaker("espeak-ng", voice, 140))
    assert speech is not None
    soundfile.write(path, speech / 32768, SAMPLE_RATE)
    return path


def recognize(
    capsys: pytest.CaptureFixture[str], *arguments: object
) -> tuple[int, list[dict[str, Any]], list[str]]:
    """Return the exit status, the objects that were printed, and the lines on standard error."""
    status = main(["recognize", *map(str, arguments)])
    printed = capsys.readouterr()
    return status, [json.loads(line) for line in printed.out.splitlines()], printed.err.splitlines()


@pytest.mark.by_turns("voice_hanabi/hearing", "grammars/{language}", "voice_hanabi/cli/recognize.py")
@pytest.mark.parametrize(
    ("kind", "language"), [(kind, language) for kind, (_, texts) in ANSWERS.items() for language in texts]
)
def test_each_kind_of_answer_has_its_own_small_grammar(
    kind: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    meaning, texts = ANSWERS[kind]
    files = [
        spoken(texts[language], f"{language}{voice}", tmp_path / f"{number}.wav")
        for number, voice in enumerate(VOICES)
    ]
    status, lines, errors = recognize(capsys, "--lang", language, "--expect", kind, *files)
    assert (status, errors) == (0, [])
    right = [line["command"] == {"type": "answer", "value": meaning} for line in lines]
    # Vosk adds random dither, so no single voice is sure to be heard.
    assert sum(right) >= len(VOICES) - 1, lines


def test_a_line_holds_what_was_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = spoken("play the third card", "en+f2", tmp_path / "play.wav")
    status, (line,), errors = recognize(capsys, "--lang", "en", path)
    assert (status, errors) == (0, [])
    assert list(line) == ["file", "alternatives", "command", "sure", "seconds"]
    assert line["file"] == str(path)
    assert line["command"] == {"type": "play", "slot": 3}
    assert {"text", "confidence"} == set(line["alternatives"][0])
    assert line["alternatives"][0]["text"] == "play the third card"
    scores = [alternative["confidence"] for alternative in line["alternatives"]]
    assert scores == sorted(scores, reverse=True)
    assert line["seconds"] > 0


def test_silence_and_other_words_give_no_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    silence = tmp_path / "silence.wav"
    soundfile.write(silence, np.zeros(SAMPLE_RATE), SAMPLE_RATE)
    talk = spoken("grandma has baked a chocolate cake for the neighbours", "en+f2", tmp_path / "talk.wav")
    status, lines, errors = recognize(capsys, "--lang", "en", silence, talk)
    assert (status, errors) == (0, [])
    assert [line["command"] for line in lines] == [None, None]
    assert lines[0]["alternatives"] == []


def test_files_that_are_not_sound_are_reported_and_the_others_heard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = tmp_path / "letter.wav"
    foreign.write_text("Dear Anna")
    empty = tmp_path / "empty.wav"
    soundfile.write(empty, np.zeros(0), SAMPLE_RATE)
    missing = tmp_path / "missing.wav"
    good = spoken("discard card two", "en+f2", tmp_path / "good.wav")
    status, lines, errors = recognize(capsys, "--lang", "en", missing, foreign, empty, good)
    assert status == 2
    assert len(errors) == 3
    assert all(str(path) in error for path, error in zip((missing, foreign, empty), errors, strict=True))
    assert [line["file"] for line in lines] == [str(good)]
    assert lines[0]["command"] == {"type": "discard", "slot": 2}


def test_a_recording_of_another_kind_is_heard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    speech = speak("play the third card", Speaker("espeak-ng", "en+m3", 140))
    assert speech is not None
    stereo = np.repeat(np.stack([speech / 32768, np.zeros_like(speech)], axis=1), 2, axis=0)
    path = tmp_path / "stereo.flac"
    soundfile.write(path, stereo, 2 * SAMPLE_RATE)
    _, (line,), _ = recognize(capsys, "--lang", "en", path)
    assert line["command"] == {"type": "play", "slot": 3}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "en"),
        ("--lang", "xx", "a.wav"),
        ("--lang", "en", "--expect", "fruit", "a.wav"),
        ("a.wav",),
    ],
)
def test_wrong_options_are_answered_in_one_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["recognize", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_invalid_model_is_answered_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines, errors = recognize(capsys, "--lang", "en", "--model", tmp_path / "none", "a.wav")
    assert (status, lines, len(errors)) == (2, [], 1)
