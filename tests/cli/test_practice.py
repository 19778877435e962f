"""`voice-hanabi practice`: what is kept of recordings, how later games use it, and how it is forgotten."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile
from own_computer import keep_data_in

from benchmarks.hearing.people import recordings, samples_of
from training.clips.synthesis import Synthesizer
from voice_hanabi.cli.front_door import main
from voice_hanabi.cli.practice import SoundAnswers
from voice_hanabi.evening.asked import Asked
from voice_hanabi.evening.equipment import Equipment
from voice_hanabi.evening.recognising.lesson import Lesson, verdict
from voice_hanabi.evening.recognising.recognizers import TableRecognizer
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.commands import Play
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.adaptation import (
    OwnVoice,
    own_voice_path,
    read_own_voice,
    write_own_voice,
)
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.hearing.voices.alignment import PractisedPhrase
from voice_hanabi.hearing.voices.giving import speaker_of
from voice_hanabi.hearing.voices.learning import Heard, Judgement, Learnt
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.practising import PracticeSentence, Result, conversation_for, sentences_of

VOICE = OwnVoice((OwnWord("three", ("θ", "ɹ", "i"), ("t", "ɹ", "i")),))
WORDS = Wording("en")
ENGLISH = sentences_of(conversation_for(HANABI, "en"))

of_voices = pytest.mark.long(
    "voice_hanabi/hearing/voices",
    "voice_hanabi/cli/practice.py",
    "voice_hanabi/evening/recognising/lesson.py",
)


@pytest.fixture(autouse=True)
def own_computer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A computer where nobody has practised; returns its folder."""
    keep_data_in(tmp_path / "data", monkeypatch)
    monkeypatch.delenv("VOSK_MODEL_PATH", raising=False)
    return tmp_path / "data"


@pytest.fixture(scope="module")
def synthesizer() -> Synthesizer:
    return Synthesizer()


def samples(synthesizer: Synthesizer, text: str, voice: str) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return np.clip(synthesizer.say(text, voice, 150) * 0.4, -32768, 32767).astype(np.int16)


def recorded(synthesizer: Synthesizer, folder: Path, texts: list[str], voice: str = "en") -> Path:
    folder.mkdir()
    for number, text in enumerate(texts):
        soundfile.write(folder / f"{number:02d}.wav", samples(synthesizer, text, voice), 16000)
    return folder


def practised(capsys: pytest.CaptureFixture[str], *options: object) -> tuple[int, list[str], list[str]]:
    """Return the exit status, what was said, and the lines on standard error."""
    status = main(["practice", "--lang", "en", "--output", "text", *map(str, options)])
    printed = capsys.readouterr()
    return (
        status,
        [line.removeprefix("table: ") for line in printed.out.splitlines()],
        printed.err.splitlines(),
    )


@of_voices
def test_a_clear_voice_reads_all_sentences_and_nothing_is_kept(
    synthesizer: Synthesizer, tmp_path: Path, own_computer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = recorded(synthesizer, tmp_path / "voice", [sentence.phrase for sentence in ENGLISH])
    status, lines, errors = practised(capsys, "--input", f"wav:{folder}")
    assert (status, errors) == (0, [])
    assert [line for line in lines if line.startswith("Say: ")] == [f"Say: {one.text}" for one in ENGLISH]
    right = lines.count("Right.")
    # Vosk adds random dither, so no single sentence is sure to be heard.
    assert sum(line.startswith("Right") for line in lines) >= len(ENGLISH) - 1
    assert f"Heard right first time: {right} out of 10." in lines
    if right == len(ENGLISH):
        assert lines[-1] == "There is nothing to improve."
        assert not own_voice_path("en", None).exists()


@of_voices
@pytest.mark.parametrize(("agreed", "written"), [("yes", len(ENGLISH)), ("no", 0)])
def test_recordings_are_given_with_their_text_where_the_player_agrees(
    synthesizer: Synthesizer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    agreed: str,
    written: int,
) -> None:
    folder = recorded(synthesizer, tmp_path / "voice", [agreed, *(one.phrase for one in ENGLISH)])
    gift = tmp_path / "gift"
    status, lines, errors = practised(
        capsys, "--input", f"wav:{folder}", "--player", "Zoe", "--give", str(gift)
    )
    assert (status, errors) == (0, [])
    assert WORDS.say("practice-give", agreed=agreed) in lines
    if not written:
        assert not gift.exists()
        return
    clips = [clip for clip in recordings(gift) if clip.language == "en"]
    assert len(clips) >= written - 1
    assert {clip.transcript for clip in clips} <= {one.phrase for one in ENGLISH}
    assert {clip.speaker for clip in clips} == {speaker_of("zoe")}
    assert "zoe" not in (gift / "index.tsv").read_text(encoding="utf-8").casefold()
    for clip in clips:
        samples = samples_of(clip)
        assert samples is not None
        assert samples.size > 8000


@of_voices
def test_what_is_kept_proves_itself_and_holds_no_sound(
    synthesizer: Synthesizer, tmp_path: Path, own_computer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The same sentences, said by somebody who reads English the Czech way.
    folder = recorded(synthesizer, tmp_path / "voice", [one.phrase for one in ENGLISH], "cs")
    status, lines, errors = practised(capsys, "--input", f"wav:{folder}", "--player", "Žofie")
    assert (status, errors) == (0, [])
    files = [path for path in own_computer.rglob("*") if path.is_file()]
    counts = [line for line in lines if "right first time" in line]
    if files:
        assert files == [own_voice_path("en", "Žofie")]
        assert files[0].stat().st_size < 10_000
        assert read_own_voice(files[0])
        before, now = (int(line.split(": ")[1].split()[0]) for line in counts)
        assert now >= before
        assert lines[-1] == "To forget it: voice-hanabi practice --lang en --player Žofie --forget"
    else:
        assert len(counts) == 1
        assert lines[-1] in (
            "There is nothing to improve.",
            "Nothing that I tried helped, so nothing has changed.",
        )


def test_a_learnt_pronunciation_is_heard_better(synthesizer: Synthesizer) -> None:
    sentence = PracticeSentence("Play card three.", "play card three", Play(3))
    lesson = Lesson(conversation_for(HANABI, "en").interpreter)
    sound = samples(synthesizer, "play card tree", "en")
    lesson.add(sentence.phrase, sentence.command, sound)
    answer = PractisedPhrase(sentence.phrase, sound)
    (usual,) = lesson.judge(OwnVoice(), [answer])
    (own,) = lesson.judge(VOICE, [answer])
    assert own.heard is Heard.RIGHT
    assert own.margin >= usual.margin - 0.5


def test_a_verdict_is_what_the_table_would_make_of_it() -> None:
    interpreter = conversation_for(HANABI, "en").interpreter

    def of(*alternatives: tuple[str, float]) -> tuple[Heard, float]:
        found = verdict(interpreter, Play(3), Utterance(tuple(Alternative(*one) for one in alternatives)))
        return found.heard, found.margin

    assert of(("play the third", 0.0)) == (Heard.RIGHT, 10.0)
    assert of(("play the third", 0.0), ("discard the third", -5.0)) == (Heard.RIGHT, 5.0)
    assert of(("play the third", 0.0), ("discard the third", -0.5)) == (Heard.ASKED, 0.5)
    assert of(("discard the third", 0.0), ("play the third", -5.0)) == (Heard.WRONG, -5.0)
    assert of(("discard the third", 0.0)) == (Heard.WRONG, -10.0)
    assert of(("[unk]", 0.0)) == (Heard.WRONG, -10.0)
    assert of() == (Heard.WRONG, -10.0)


class Model:
    """A model that is only opened."""

    sample_rate = 16000
    speaking = False

    def expect(self, phrases: PhraseGraph) -> None:
        pass

    def prepare(self, phrases: PhraseGraph) -> None:
        pass

    def accept(self, pcm: bytes) -> Utterance | None:
        return None

    def finish(self) -> Utterance | None:
        return None


def test_a_game_listens_with_what_its_players_have_practised() -> None:
    for language, player, word in (("en", "Anna", "three"), ("en", None, "four"), ("cs", "Anna", "tři")):
        voice = OwnVoice((OwnWord(word, ("a",), ("e",)),))
        write_own_voice(own_voice_path(language, player), voice, language, player)
    opened: list[tuple[str, list[str]]] = []

    def open_model(language: str, own: OwnVoice) -> Model:
        opened.append((language, [word.word for word in own.words]))
        return Model()

    equipment = Equipment(Asked(), "en")
    recognizer = TableRecognizer(open_model, "en", equipment.own_voice)
    nothing = PhraseGraph(0, frozenset(), ())
    recognizer.expect(nothing)
    recognizer.seat(("Petr", "anna"))
    assert opened == [("en", ["four"])], "a model is opened where sound is heard"
    recognizer.expect(nothing)
    recognizer.seat(("anna", "Petr"))
    recognizer.expect(nothing)
    recognizer.speak("cs")
    recognizer.expect(nothing)
    recognizer.seat(("Petr",))
    recognizer.expect(nothing)
    assert opened == [("en", ["four"]), ("en", ["four", "three"]), ("cs", ["tři"]), ("cs", [])]
    assert equipment.remarks == []


@pytest.mark.parametrize("content", [b'{"voice-hanabi": "own-v', b"[]"])
def test_a_torn_file_is_reported_in_one_sentence_and_left_alone(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = own_voice_path("en", None)
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    silence = tmp_path / "silence.wav"
    soundfile.write(silence, np.zeros(16000), 16000)
    status, lines, errors = practised(capsys, "--input", f"wav:{silence}")
    assert (status, errors) == (0, [])
    told = [line for line in lines if str(path) in line]
    assert len(told) == 1
    assert "damaged" in told[0]
    assert path.read_bytes() == content
    game = ["--lang", "en", "--players", "Anna", "Petr", "--seed", "1", "--output", "text"]
    assert main([*game, "--input", f"wav:{silence}", "--saves", str(tmp_path / "saves")]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert sum(str(path) in line for line in printed) == 1
    assert any("Anna begins" in line for line in printed)
    assert path.read_bytes() == content


def test_what_was_practised_can_be_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    for player in ("Anna", None):
        write_own_voice(own_voice_path("en", player), VOICE, "en", player)
    assert practised(capsys, "--forget", "--player", "anna") == (0, ["Forgotten."], [])
    assert practised(capsys, "--forget", "--player", "anna") == (0, ["There is nothing to forget."], [])
    assert read_own_voice(own_voice_path("en", None)) == VOICE
    assert practised(capsys, "--forget") == (0, ["Forgotten."], [])
    assert list(own_voice_path("en", None).parent.iterdir()) == []


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--player", " "], "name"),
        (["--player", "A\aB"], "name"),
        (["--player", "x" * 100], "name"),
        (["--input", "telepathy"], "telepathy"),
        (["--input", "wav:/no/such/file.wav"], str(Path("/no/such/file.wav"))),
        (["--output", "smoke"], "smoke"),
        (["--model", "/no/such/model", "--input", "wav:/dev/null"], str(Path("/no/such/model"))),
    ],
)
def test_what_cannot_be_used_gets_one_sentence(
    options: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines, errors = practised(capsys, *options)
    assert (status, lines, len(errors)) == (2, [], 1)
    assert named in errors[0]


class Taught(Lesson):
    """A lesson with a known result."""

    def __init__(self, voice: OwnVoice) -> None:
        super().__init__(conversation_for(HANABI, "en").interpreter)
        self.voice = voice

    def learn(self, known: OwnVoice) -> Learnt:
        right = (Judgement(Heard.RIGHT, 5.0),)
        return Learnt(self.voice, right, right)


def test_only_something_new_is_written_and_what_was_in_the_way_is_removed() -> None:
    path = own_voice_path("en", "Anna")

    def kept(known: OwnVoice, learnt: OwnVoice) -> Result:
        return SoundAnswers(None, Taught(learnt), known, "Anna", Wording("en", game="hanabi")).learn()

    assert kept(OwnVoice(), OwnVoice()) == Result(1, 1)
    assert not path.exists()
    assert kept(OwnVoice(), VOICE) == Result(1, 1, words=("three",))
    assert read_own_voice(path) == VOICE
    both = OwnVoice(VOICE.words, 6.0)
    assert kept(VOICE, both) == Result(1, 1, patience=True)
    assert read_own_voice(path) == both
    assert kept(both, OwnVoice()) == Result(1, 1, dropped=True)
    assert not path.exists()


def test_what_cannot_be_kept_is_reported() -> None:
    path = own_voice_path("en", None)
    path.parent.parent.mkdir(parents=True)
    path.parent.write_text("a file where the folder should be")
    result = SoundAnswers(None, Taught(VOICE), OwnVoice(), None, Wording("en", game="hanabi")).learn()
    assert result.problem is not None
    assert str(path) in result.problem
