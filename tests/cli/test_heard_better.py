"""The doctor has somebody speak to two models; the one that hears more is used, and 'no' undoes that."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from own_computer import keep_data_in

from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.cli.examining import heard_better
from voice_hanabi.cli.examining.heard_better import SENTENCES
from voice_hanabi.cli.examining.telling import FindingsTold
from voice_hanabi.cli.models import seated_interpreters
from voice_hanabi.cli.recognize import heard
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.models.finding import data_folder, find_model
from voice_hanabi.hearing.models.packed import PackedModel
from voice_hanabi.hearing.models.preferred import prefer_packed, preferences_file, prefers_packed
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.understanding.interpreter import interpreter_of

WORDING = Wording("en")
HARD = {"third", "discard", "know", "clues"}
"""Words that the fetched model lacks: each sentence has one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_that_is_asked_for_is_understood_by_itself(language: str) -> None:
    interpreter = interpreter_of(GAMES["hanabi"], language, ("1", "2"))
    commands = []
    for sentence in map(Wording(language).say, SENTENCES):
        verdict = heard(interpreter, GAMES["hanabi"].situations.turn, typed_line(sentence))
        assert verdict.sure, sentence
        commands.append(verdict.command)
    assert len(set(commands)) == len(SENTENCES)


def fetch(without: set[str]) -> Path:
    """Put a model that lacks some words where downloaded ones are kept."""
    words = {word for one in seated_interpreters("en") for word in one.vocabulary()}
    place = data_folder() / "vosk-model-small-en-us-0.15"
    made = data_folder() / "made"
    PackedModel("en", words - without, made)
    (made / "plain").rename(place)
    return place


class Somebody(FindingsTold):
    """Records what is announced; if it ``speaks``, says the requested words into the microphone."""

    def __init__(self, answer: str, *, speaks: bool) -> None:
        super().__init__("en", aloud=True)
        self.lines: list[str] = []
        self._answer = answer
        sentences = map(WORDING.say, SENTENCES) if speaks else ()
        self._asks = {WORDING.say("doctor-say-this", sentence=one): one for one in sentences}

    def tell(self, text: str, *, aloud: bool = True) -> None:
        self.lines.append(text)

    def recorded(self, seconds: float) -> tuple[str, Sound]:
        said = self._asks.get(self.lines[-1], self._answer)
        samples = np.zeros(int(seconds * SAMPLE_RATE), np.int16)
        sound = speak(said, Speaker("espeak-ng", "en-us")) if said else None
        if sound is not None:
            samples[: len(sound)] += sound[: len(samples)].astype(np.int16)
        return "microphone", Sound(samples, SAMPLE_RATE)


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    keep_data_in(tmp_path, monkeypatch)
    return tmp_path


def examined(monkeypatch: pytest.MonkeyPatch, answer: str = "", *, speaks: bool = True) -> list[str]:
    """Return what the doctor says about the two models, and what it finds at the end."""
    with Somebody(answer, speaks=speaks) as somebody:
        monkeypatch.setattr(heard_better, "recorded", somebody.recorded)
        found = [finding.text for finding in heard_better.look_at_better_model(WORDING, somebody)]
        return [*somebody.lines[len(SENTENCES) :], *found]


def test_the_one_that_hears_more_listens_and_no_takes_that_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = fetch(HARD)
    assert find_model("en").path == place, "a fetched one is taken where nobody has compared them"
    compared, found = examined(monkeypatch)
    possible = [
        WORDING.say("doctor-models-compared", packed=4, fetched=count, listens="packed") for count in range(4)
    ]
    assert compared in possible
    assert found == WORDING.say("doctor-model-listens", listens="packed")
    assert find_model("en").packed
    compared, found = examined(monkeypatch, "no")
    assert found == WORDING.say("doctor-model-listens", listens="fetched")
    assert find_model("en").path == place
    assert find_model("en", option=place).origin == "option"


def test_where_nobody_speaks_nothing_changes(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetch(set())
    assert examined(monkeypatch, speaks=False) == [WORDING.say("doctor-models-unheard")]
    assert not preferences_file().exists()


def test_without_a_fetched_model_nobody_is_asked(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert examined(monkeypatch) == []


@pytest.mark.parametrize("torn", [b"", b"{", b"[1]", b'"en"', b"\xff"])
def test_a_torn_file_prefers_nothing(data: Path, torn: bytes) -> None:
    prefer_packed("en", packed=True)
    assert prefers_packed("en")
    preferences_file().write_bytes(torn)
    assert not prefers_packed("en")


def test_each_language_has_its_own(data: Path) -> None:
    prefer_packed("en", packed=True)
    prefer_packed("cs", packed=True)
    prefer_packed("en", packed=False)
    assert [prefers_packed(language) for language in LANGUAGES] == [one == "cs" for one in LANGUAGES]
