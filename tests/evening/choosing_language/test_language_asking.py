"""The first start asks for the language; its name is heard in four languages, by real recognisers."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soundfile
from own_computer import keep_data_in

from training.clips.synthesis import Synthesizer
from voice_hanabi.cli.command_line.system_language import usual_language
from voice_hanabi.cli.front_door import main
from voice_hanabi.evening.choosing_language.language_heard import (
    ASKED_BY,
    LanguagesRecognizer,
    all_phrases,
    language_said,
    language_typed,
)
from voice_hanabi.evening.choosing_language.language_kept import keep_language, kept_language, language_file
from voice_hanabi.evening.keys import TypedLines
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.hearing.sources.recordings import feed
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.languages import LANGUAGES

if TYPE_CHECKING:
    from sound_system import SoundSystem

TYPING = ("--input", "keyboard", "--output", "text")
BESIDES = {
    "cs": "kde je káva",
    "pl": "gdzie jest kawa",
    "da": "hvor er kaffen",
    "en": "where is the coffee",
}


@pytest.fixture(autouse=True)
def own_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep_data_in(tmp_path / "data", monkeypatch)
    monkeypatch.setenv("LC_ALL", "da_DK.UTF-8")


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


@pytest.fixture(scope="module")
def recognizer() -> LanguagesRecognizer:
    return LanguagesRecognizer(open_recognizer, LANGUAGES)


def heard(
    recognizer: LanguagesRecognizer, synthesizer: Synthesizer, text: str, voice: str
) -> list[Utterance]:
    spoken = np.clip(synthesizer.say(text, voice, 150) * 0.4, -32768, 32767).astype(np.int16)
    sound = np.concatenate([np.zeros(4000, np.int16), spoken, np.zeros(16000, np.int16)])
    recognizer.expect(all_phrases())
    return list(feed(recognizer, sound))


@pytest.mark.by_turns("voice_hanabi/hearing", "voice_hanabi/evening/choosing_language", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_chosen_by_its_own_name(
    language: str, recognizer: LanguagesRecognizer, synthesizer: Synthesizer
) -> None:
    for name in ASKED_BY[language][:2]:
        assert [language_said(one) for one in heard(recognizer, synthesizer, name, language)] == [language]


@pytest.mark.by_turns("voice_hanabi/hearing", "voice_hanabi/evening/choosing_language", "grammars/{language}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_besides_chooses_nothing(
    language: str, recognizer: LanguagesRecognizer, synthesizer: Synthesizer
) -> None:
    heard_of_it = heard(recognizer, synthesizer, BESIDES[language], language)
    assert {language_said(one) for one in heard_of_it} <= {None}


def test_languages_are_offered_in_the_order_of_their_numbers() -> None:
    assert tuple(ASKED_BY) == LANGUAGES


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("1", "cs"),
        ("2", "pl"),
        ("3", "da"),
        ("4", "en"),
        ("Cesky", "cs"),
        ("Po polsku!", "pl"),
        ("5", None),
        ("", None),
    ],
)
def test_a_language_is_typed_by_number_or_name(line: str, language: str | None) -> None:
    assert language_typed(line) == language


def test_a_key_alone_is_taken_and_a_word_when_its_line_ends() -> None:
    typed = iter(["", "3", "če", "sky", "\n"])
    lines = TypedLines(lambda: next(typed))
    assert [lines.look("1234") for _ in range(5)] == [None, "3", None, None, "česky"]


def start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *options: str
) -> list[str]:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
    assert main([*options, *TYPING]) == 0
    return capsys.readouterr().out.removeprefix("table: ").split("\ntable: ")


def test_the_first_start_asks_until_it_is_answered_and_the_next_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = start(monkeypatch, capsys, "quoi\n1\nkonec\n", "--ask-language")
    offers = [line for line in first if "1" in line or "2" in line or "3" in line or "4" in line]
    assert len(offers) == 2 * len(LANGUAGES)
    assert offers[0] == "Vil du spille på dansk, så skriv 3, og tryk på Enter."
    assert "Budu mluvit česky. Příště už se ptát nebudu." in first
    assert "Kolik vás bude hrát?" in first or any("hr" in line for line in first[9:])
    assert kept_language() == "cs"
    assert usual_language() == "cs"
    second = start(monkeypatch, capsys, "", "--ask-language")
    assert not any("English" in line for line in second)


def test_it_can_be_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    keep_language("cs")
    told = start(monkeypatch, capsys, "english\n", "--ask-language", "again")
    assert "I'll speak English. Next time I won't ask." in told
    assert kept_language() == "en"


def test_a_language_that_is_given_is_not_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = start(monkeypatch, capsys, "", "--ask-language", "--lang", "pl")
    assert not any("English" in line for line in told)
    assert kept_language() is None


def test_if_nobody_is_there_nothing_is_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start(monkeypatch, capsys, "", "--ask-language")
    assert kept_language() is None


def test_a_choice_that_cannot_be_kept_is_reported_and_used_now(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    language_file().mkdir(parents=True)
    told = start(monkeypatch, capsys, "4\n", "--ask-language")
    assert any(line.startswith("I'll speak English, but I can't remember that") for line in told)
    assert any(line.startswith("Hanabi.") for line in told)


def test_a_damaged_file_is_no_choice() -> None:
    keep_language("cs")
    language_file().write_bytes(b"\xff\xfe")
    assert kept_language() is None


def test_it_is_asked_aloud_and_answered_by_voice(
    sound_system: SoundSystem, synthesizer: Synthesizer, tmp_path: Path
) -> None:
    spoken = np.clip(synthesizer.say("po polsku", "pl", 150) * 0.4, -32768, 32767).astype(np.int16)
    soundfile.write(tmp_path / "answer.wav", spoken, 16000)
    kept = tmp_path / "data" / "voice-hanabi" / "language.txt"
    with sound_system.record("table") as table:
        evening = subprocess.Popen(
            [sys.executable, "-m", "voice_hanabi", "--ask-language"],
            env=sound_system.environment
            | {"XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            # Tests that were started in the background ignore this signal, and so would the program.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        given_up = time.monotonic() + 90
        while not kept.exists() and time.monotonic() < given_up:
            sound_system.play_into_microphone(tmp_path / "answer.wav")
            time.sleep(2)
        assert kept.read_text(encoding="utf-8") == "pl\n"
        # The table says so, and begins.
        time.sleep(5)
        evening.send_signal(signal.SIGINT)
        _, problems = evening.communicate(timeout=60)
    assert problems == b""
    assert table.seconds_of_sound > 8, "four languages offered themselves"
