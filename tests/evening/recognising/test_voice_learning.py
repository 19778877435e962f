"""An evening learns only the voices of those who agreed; real recognisers, real recordings."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import soundfile
from own_computer import keep_data_in

from training.clips.synthesis import Synthesizer
from voice_hanabi.cli.front_door import main
from voice_hanabi.evening.recognising import voice_learning
from voice_hanabi.evening.recognising.lesson import Lesson
from voice_hanabi.evening.recognising.table_recognizers import TableRecognizers
from voice_hanabi.evening.recognising.voice_learning import MOST, VoiceLearning
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Play
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    OwnVoiceProblem,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord
from voice_hanabi.hearing.sources.kept_sound import Samples
from voice_hanabi.hearing.sources.recordings import feed
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.hearing.voices.consent import consent_path, give_consent, has_consent
from voice_hanabi.hearing.voices.learning import Learnt
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Taught

VOICE = OwnVoice((OwnWord("three", ("θ", "ɹ", "i"), ("t", "ɹ", "i")),))
NAMES = ("Anna", "Petr")
WORDS = Wording("en", NAMES, "hanabi")


@pytest.fixture(autouse=True)
def own_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    keep_data_in(tmp_path / "data", monkeypatch)
    monkeypatch.delenv("VOSK_MODEL_PATH", raising=False)


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def recorded(synthesizer: Synthesizer, text: str) -> Samples:
    return np.clip(synthesizer.say(text, "en", 150) * 0.4, -32768, 32767).astype(np.int16)


class AtTable:
    """A table of two that is heard by a real recogniser."""

    def __init__(self, synthesizer: Synthesizer) -> None:
        self.synthesizer = synthesizer
        self.recognizers = TableRecognizers("en", None, lambda language, names: OwnVoice())
        self.ear = self.recognizers.open()
        self.conversation = Conversation(HANABI, "en", NAMES)
        self.recognizers.seat(NAMES)
        self.learning = VoiceLearning(self.recognizers, self.conversation)

    def hears(self, text: str) -> Utterance:
        self.ear.expect(self.conversation.interpreter.phrases(SITUATIONS.turn))
        (utterance,) = feed(self.ear, recorded(self.synthesizer, text))
        return utterance

    def carries_out(self, seat: int, text: str = "play the third", *, asked: bool = True) -> None:
        utterance = self.hears(text)
        self.learning.take(Taught(seat, utterance, text, Play(3), asked))


@pytest.fixture
def at_table(synthesizer: Synthesizer) -> AtTable:
    return AtTable(synthesizer)


def learns(voice: OwnVoice, asked: list[int]) -> Callable[[Lesson, OwnVoice], Learnt]:
    """Return an end for lessons that finds this voice to help, and notes how many answers there were."""

    def learn(lesson: Lesson, known: OwnVoice) -> Learnt:
        asked.append(len(lesson._answers))
        return Learnt(voice, (), ())

    return learn


def test_without_consent_no_sound_is_kept_and_nothing_learnt(at_table: AtTable) -> None:
    assert not at_table.ear.keeps
    at_table.carries_out(0)
    assert not at_table.learning.has_lessons


def test_voices_are_learnt_only_of_players_who_agreed(
    at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[int] = []
    monkeypatch.setattr(voice_learning.Lesson, "learn", learns(VOICE, answers))
    assert at_table.learning.allow(0) == WORDS.say("voice-learning-begun", player="Anna")
    assert at_table.ear.keeps
    at_table.carries_out(0)
    at_table.carries_out(0, asked=False)
    at_table.carries_out(1)
    assert at_table.learning.has_lessons
    at_table.learning.learn()
    assert answers == [2]
    assert read_own_voice(own_voice_path("en", "Anna")) == VOICE
    assert not own_voice_path("en", "Petr").exists()
    assert not at_table.learning.has_lessons, "the sound is gone"
    assert at_table.learning.allow(0) == WORDS.say("voice-learning-already", player="Anna")


@pytest.mark.long("voice_hanabi/hearing/voices", "voice_hanabi/evening/recognising")
def test_what_was_heard_at_once_teaches_nothing_by_itself(at_table: AtTable) -> None:
    at_table.learning.allow(0)
    for _ in range(MOST + 3):
        at_table.carries_out(0, asked=False)
    assert not at_table.learning.has_lessons


def test_a_real_lesson_of_clear_commands_changes_nothing(at_table: AtTable) -> None:
    at_table.learning.allow(0)
    at_table.carries_out(0)
    at_table.carries_out(0)
    at_table.learning.learn()
    assert not own_voice_path("en", "Anna").exists(), "they were heard well all along"


def test_forgetting_undoes_it_at_once(at_table: AtTable) -> None:
    at_table.learning.allow(0)
    write_own_voice(own_voice_path("en", "Anna"), VOICE, "en", "Anna")
    at_table.carries_out(0)
    assert at_table.learning.forget(0) == WORDS.say("voice-forgotten", player="Anna")
    assert not at_table.learning.has_lessons
    assert not at_table.ear.keeps
    assert not own_voice_path("en", "Anna").exists()
    assert not has_consent("en", "Anna")
    assert at_table.learning.forget(0) == WORDS.say("voice-not-learnt", player="Anna")


def test_a_file_that_cannot_be_used_is_left_alone_and_reported(at_table: AtTable) -> None:
    at_table.learning.allow(0)
    path = own_voice_path("en", "Anna")
    path.write_text("torn")
    at_table.carries_out(0)
    with pytest.raises(OwnVoiceProblem):
        at_table.learning.learn()
    assert path.read_text() == "torn"


def test_a_disk_that_refuses_consent_is_reported(at_table: AtTable) -> None:
    consent_path("en", "Anna").parent.parent.mkdir(parents=True, exist_ok=True)
    consent_path("en", "Anna").parent.write_text("no folder")
    assert "can't be changed" in at_table.learning.allow(0)
    assert not at_table.ear.keeps


def test_a_table_without_a_microphone_learns_no_voice() -> None:
    recognizers = TableRecognizers("en", None, lambda language, names: OwnVoice())
    learning = VoiceLearning(recognizers, Conversation(HANABI, "en", NAMES))
    assert learning.allow(0) == WORDS.say("voice-learning-impossible")
    assert not has_consent("en", "Anna")


def test_every_recogniser_follows_the_table_and_one_that_has_gone_is_released() -> None:
    recognizers = TableRecognizers("en", None, lambda language, names: OwnVoice())
    first = recognizers.open()
    recognizers.seat(NAMES)
    recognizers.speak("cs")
    second = recognizers.open()
    recognizers.keep_sound(True)
    assert first.keeps
    assert second.keeps
    ear = Conversation(HANABI, "cs", NAMES).interpreter
    for one in (first, second):
        one.expect(ear.phrases(SITUATIONS.turn))
    del first
    gc.collect()
    assert len(recognizers._opened) == 1


# The whole program


def played(
    synthesizer: Synthesizer, folder: Path, capsys: pytest.CaptureFixture[str], *said: str
) -> list[str]:
    folder.mkdir()
    for number, text in enumerate(said):
        soundfile.write(folder / f"{number:02d}.wav", recorded(synthesizer, text), 16000)
    options = ("--lang", "en", "--players", *NAMES, "--seed", "1", "--output", "text")
    assert main([*options, "--saves", str(folder / "saves"), "--input", f"wav:{folder}"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return [line.removeprefix("table: ") for line in printed.out.splitlines()]


def test_a_player_agrees_and_takes_it_back_by_voice(
    synthesizer: Synthesizer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = played(
        synthesizer, tmp_path / "first", capsys, "learn my voice", "play the first", "play the second"
    )
    assert WORDS.say("voice-learning-begun", player="Anna") in lines
    assert has_consent("en", "Anna")
    assert not has_consent("en", "Petr")
    sounds = [path for path in (tmp_path / "data").rglob("*") if path.is_file()]
    assert sounds == [consent_path("en", "Anna")], "nothing is kept of what was heard well"
    lines = played(synthesizer, tmp_path / "second", capsys, "learn my voice", "forget my voice")
    assert WORDS.say("voice-learning-already", player="Anna") in lines
    assert WORDS.say("voice-forgotten", player="Anna") in lines
    assert not has_consent("en", "Anna")


def test_an_earlier_consent_counts_though_nobody_has_agreed_today(
    synthesizer: Synthesizer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give_consent("en", "Anna")
    monkeypatch.setattr(voice_learning.Lesson, "learn", learns(VOICE, []))
    taken: list[Taught] = []
    take = VoiceLearning.take

    def asked(self: VoiceLearning, taught: Taught) -> None:
        """Take a lesson as if the table had had to ask."""
        taken.append(taught)
        take(self, Taught(taught.seat, taught.utterance, taught.phrase, taught.command, asked=True))

    monkeypatch.setattr(VoiceLearning, "take", asked)
    lines = played(synthesizer, tmp_path / "game", capsys, "play the first", "play the second")
    assert [one.phrase for one in taken] == ["play the first", "play the second"]
    assert lines[-2:] == [WORDS.say("voice-learning-now"), WORDS.say("voice-learning-done")]
    assert read_own_voice(own_voice_path("en", "Anna")) == VOICE
    assert not own_voice_path("en", "Petr").exists()
