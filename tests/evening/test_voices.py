"""Changing the voice by voice: a sample before a choice, and a sentence if there is nothing to choose."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from own_computer import keep_data_in

from voice_hanabi.evening.asked import UsageError
from voice_hanabi.evening.voices import choosing as voices
from voice_hanabi.evening.voices.choosing import EveningVoices, chosen_voice
from voice_hanabi.evening.voices.kept import kept_voices_file
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import TRIED
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.speaking.voices.chosen_voice import ChosenVoice
from voice_hanabi.speaking.voices.piper_voices import voices_folder
from voice_hanabi.table.conversation.conversation import Conversation

TWO = ("pl_PL-gosia-medium", "pl_PL-darkman-medium")


@pytest.fixture(autouse=True)
def own_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep_data_in(tmp_path, monkeypatch)


def fetched(*names: str) -> None:
    voices_folder().mkdir(parents=True)
    for name in names:
        (voices_folder() / f"{name}.onnx").write_bytes(b"x")
        (voices_folder() / f"{name}.onnx.json").write_bytes(b"{}")


def opened(asked: str, language: str, remarks: list[str]) -> ChosenVoice:
    voice = chosen_voice(asked, language, Wording(language), remarks.append)
    assert voice is not None
    voice.close()
    return voice


def test_a_sample_is_heard_and_nothing_changes_until_it_is_kept() -> None:
    fetched(*TWO)
    voice = opened("", "pl", [])
    assert voice.chosen == {"pl": TWO[0]}
    conversation = Conversation(GAMES["hanabi"], "pl", ("Anna", "Piotr"))
    with Speaker(TextRoute(), lines=io.StringIO()) as speaker:
        evening = EveningVoices(speaker, voice)
        assert evening.keep(conversation).text == conversation.wording.say("voice-not-tried")
        sample = evening.other(conversation)
        assert (sample.speaker, voice.tried) == (TRIED, TWO[1])
        assert "Darkman" in sample.text
        assert voice.chosen == {"pl": TWO[0]}
        assert "zwykły głos" in evening.other(conversation).text
        assert voice.tried == "", "the usual voice is one of them"
        assert "Darkman" in evening.other(conversation).text
        assert evening.keep(conversation).text == conversation.wording.say("voice-kept")
    assert voice.chosen == {"pl": TWO[1]}


@pytest.mark.parametrize("language", ["en", "cs", "pl", "da"])
def test_if_there_is_no_other_voice_players_are_told_how_to_get_one(language: str) -> None:
    conversation = Conversation(GAMES["hanabi"], language, ("Anna", "Petr"))
    with Speaker(TextRoute(), lines=io.StringIO()) as speaker:
        for voice in (None, ChosenVoice({})):
            told = EveningVoices(speaker, voice).other(conversation).text
            assert f"voices fetch {language}" in told
            if voice is not None:
                voice.close()
    remarks: list[str] = []
    opened("", language, remarks)
    assert remarks == [Wording(language).say("voice-none-fetched", language=language)]


@pytest.mark.parametrize("language", ["en", "cs", "pl", "da"])
def test_players_are_told_that_words_go_to_a_server(language: str) -> None:
    remarks: list[str] = []
    voice = opened("tcp://nas.local:10200", language, remarks)
    assert set(voice.chosen.values()) == {"tcp://nas.local:10200"}
    (told,) = remarks
    assert "nas.local" in told


def test_a_missing_voice_is_refused_before_the_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    wording = Wording("en")
    for asked in ("en_GB-nobody-medium", "tcp://nowhere", "/nowhere/x.onnx"):
        with pytest.raises(UsageError, match="voices list"):
            chosen_voice(asked, "en", wording, print)
    assert chosen_voice(None, "en", wording, print) is None
    monkeypatch.setattr(voices, "find_spec", lambda package: None)
    with pytest.raises(UsageError, match=r"voice-hanabi\[piper\]"):
        chosen_voice("", "en", wording, print)


def kept(voice: str, language: str = "pl") -> None:
    """What 'keep this voice' does in an evening."""
    conversation = Conversation(GAMES["hanabi"], language, ("Anna", "Piotr"))
    chosen = chosen_voice(None, language, Wording(language), print)
    assert chosen is not None
    with Speaker(TextRoute(), lines=io.StringIO()) as speaker:
        evening = EveningVoices(speaker, chosen)
        while chosen.tried != voice or not chosen.trying:
            evening.other(conversation)
        assert evening.keep(conversation).text == conversation.wording.say("voice-kept")
    chosen.close()


def test_a_kept_voice_speaks_the_next_evening_without_being_asked_for() -> None:
    fetched(*TWO)
    kept(TWO[1])
    for asked in (None, ""):
        voice = chosen_voice(asked, "pl", Wording("pl"), print)
        assert voice is not None
        assert voice.chosen["pl"] == TWO[1]
        voice.close()
    assert opened(TWO[0], "pl", []).chosen["pl"] == TWO[0], "what is asked for by name comes first"
    kept("")
    assert opened("", "pl", []).chosen["pl"] == "", "the usual voice can be kept as well"


def test_a_kept_voice_that_is_gone_is_nobodys_fault() -> None:
    fetched(*TWO)
    kept(TWO[1])
    (voices_folder() / f"{TWO[1]}.onnx").unlink()
    assert opened("", "pl", []).chosen == {"pl": TWO[0]}


@pytest.mark.parametrize("torn", [b"", b"[1, 2]", b'{"pl": ', b"[" * 9000, b"\xff"])
def test_a_torn_file_of_kept_voices_keeps_nothing(torn: bytes) -> None:
    fetched(*TWO)
    kept_voices_file().write_bytes(torn)
    assert opened("", "pl", []).chosen == {"pl": TWO[0]}


def test_a_voice_that_cannot_be_remembered_still_speaks() -> None:
    fetched(*TWO)
    kept_voices_file().mkdir()
    voice = opened("", "pl", [])
    conversation = Conversation(GAMES["hanabi"], "pl", ("Anna", "Piotr"))
    with Speaker(TextRoute(), lines=io.StringIO()) as speaker:
        evening = EveningVoices(speaker, voice)
        evening.other(conversation)
        told = evening.keep(conversation).text
    assert told.startswith("Teraz mówię tym głosem, ale")
    assert voice.chosen == {"pl": TWO[1]}
