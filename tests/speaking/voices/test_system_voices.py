"""Which of a system's voices is used, and that a strange one spoils nothing. The voices are made up."""

from __future__ import annotations

import wave
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from voice_hanabi.speaking.voices.system_voices import (
    SystemVoice,
    languages_of_locales,
    system_engine,
    system_voice,
)
from voice_hanabi.speaking.voices.voice_worker import SpeechWriter


@dataclass
class Token:
    """A voice as Windows' SAPI describes it."""

    Id: str
    language: str | None

    def GetAttribute(self, name: str) -> str:  # noqa: N802 - SAPI's name
        if self.language is None:
            raise OSError(-2147200966, "no such attribute")
        return {"Language": self.language}[name]


@dataclass
class MacVoice:
    """A voice as pyttsx3 describes those of macOS."""

    id: str
    languages: list[str | bytes]
    gender: str | None = None


class Engine:
    """An engine with voices; it writes a WAV of silence, or fails as pyttsx3 does."""

    def __init__(self, voices: list[MacVoice], *, torn: bool = False) -> None:
        self.voices = voices
        self.torn = torn
        self.voice = ""

    def connect(self, topic: str, callback: object) -> None:
        """Do nothing: no event is reported."""

    def getProperty(self, name: str) -> Any:  # noqa: N802, ANN401 - pyttsx3's
        if self.torn:
            raise ValueError("invalid literal for int() with base 16: '409;9'")
        return self.voices

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802, ANN401 - pyttsx3's
        if name == "voice":
            self.voice = value

    def save_to_file(self, text: str, path: str) -> None:
        with wave.open(path, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(8000)
            file.writeframes(bytes(800))

    def runAndWait(self) -> None:  # noqa: N802 - pyttsx3's
        """Do nothing: the file is already complete."""


@pytest.mark.parametrize(
    ("attribute", "languages"),
    [
        ("405", {"cs"}),
        ("415", {"pl"}),
        ("406", {"da"}),
        ("409;9", {"en"}),
        ("809", {"en"}),
        ("9;405", {"en", "cs"}),
        ("407", set()),
        ("", set()),
        ("xyz;406", {"da"}),
    ],
)
def test_the_languages_of_a_voice_of_windows_are_read_from_its_locales(
    attribute: str, languages: set[str]
) -> None:
    assert languages_of_locales(attribute) == languages


def test_a_voice_with_two_locales_and_one_without_any_hide_no_other() -> None:
    tokens = [Token("silent", None), Token("Zira", "409;9"), Token("Jakub", "405"), Token("Vlasta", "405")]
    engine = Engine([], torn=True)
    assert system_voice(engine, "cs", tokens=lambda: tokens) == SystemVoice("Jakub")
    assert system_voice(engine, "en", tokens=lambda: tokens) == SystemVoice("Zira")
    assert system_voice(engine, "pl", tokens=lambda: tokens) is None


@pytest.mark.skipif("sys.platform == 'win32'", reason="asks Windows itself")
def test_a_voice_of_macos_is_found_by_its_language_however_it_is_written() -> None:
    engine = Engine([MacVoice("Sara", [b"da_DK"]), MacVoice("Zosia", ["pl-PL"]), MacVoice("Bell", [])])
    found = [system_voice(engine, language) for language in ("da", "pl", "cs")]
    assert found == [SystemVoice("Sara"), SystemVoice("Zosia"), None]


@pytest.mark.skipif("sys.platform == 'win32'", reason="asks Windows itself")
def test_computer_players_have_voices_of_their_kind_while_there_are_any_and_none_sounds_like_another() -> (
    None
):
    voices = [("Alex", "Male"), ("Samantha", "Female"), ("Daniel", "VoiceGenderMale"), ("Fiona", "Female")]
    engine = Engine([MacVoice(name, ["en-GB"], gender) for name, gender in voices])
    spoken = [system_voice(engine, "en", speaker) for speaker in range(9)]
    assert [voice.name for voice in spoken[:5] if voice] == ["Alex", "Samantha", "Daniel", "Fiona", "Alex"]
    assert spoken[4] == SystemVoice("Alex", 1.13)
    assert len(set(spoken)) == 9


@pytest.mark.skipif("sys.platform == 'win32'", reason="asks Windows itself")
def test_computer_players_share_the_only_voice_higher_and_lower(tmp_path: Path) -> None:
    speech = SpeechWriter(system=lambda: Engine([MacVoice("Zuzana", ["cs-CZ"])]))
    rates = []
    for speaker in range(5):
        assert speech.write("Hraju.", "cs", 170, tmp_path / "said.wav", speaker) == "Zuzana"
        with wave.open(str(tmp_path / "said.wav")) as said:
            rates.append(said.getframerate())
    assert rates[0] == 8000
    assert len(set(rates)) == 5


@pytest.mark.skipif("sys.platform == 'win32'", reason="asks Windows itself")
def test_a_system_whose_voices_cannot_be_listed_leaves_the_sentence_to_espeak(tmp_path: Path) -> None:
    speech = SpeechWriter(system=lambda: Engine([], torn=True))
    assert speech.write("Hraješ třetí kartu.", "cs", 170, tmp_path / "said.wav") == "cs"
    with wave.open(str(tmp_path / "said.wav")) as said:
        assert said.getnframes() > said.getframerate() / 2


@pytest.mark.skipif("sys.platform == 'win32'", reason="asks Windows itself")
def test_a_system_voice_of_the_language_speaks_and_espeak_what_it_cannot(tmp_path: Path) -> None:
    engine = Engine([MacVoice("Zuzana", ["cs-CZ"])])
    speech = SpeechWriter(system=lambda: engine)
    assert speech.write("Hraješ.", "cs", 170, tmp_path / "cs.wav") == "Zuzana"
    assert speech.write("Grasz.", "pl", 170, tmp_path / "pl.wav") == "pl"


@pytest.mark.skipif("sys.platform in ('win32', 'darwin')", reason="there are system voices")
def test_linux_has_no_system_voices() -> None:
    assert system_engine() is None
