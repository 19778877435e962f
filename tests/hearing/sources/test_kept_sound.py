"""The sound of an utterance is kept until it is asked for, and no longer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import soundfile
from loudness import LoudnessRecognizer

from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.kept_sound import LONGEST, MOST, KeptSound
from voice_hanabi.hearing.sources.recordings import Recordings
from voice_hanabi.hearing.sources.source import SourceEvent
from voice_hanabi.hearing.utterance import Alternative, Utterance

QUIET = np.zeros(1600, np.int16).tobytes()


def loud(number: int) -> bytes:
    return np.full(1600, 2000 + number, np.int16).tobytes()


def listening() -> KeptSound[LoudnessRecognizer]:
    memory = KeptSound(LoudnessRecognizer())
    memory.expect(graph_of(["yes"]))
    return memory


def test_an_utterance_has_the_sound_that_led_to_it() -> None:
    memory = listening()
    assert memory.sample_rate == 16000
    assert memory.accept(loud(1)) is None
    assert memory.speaking
    first = memory.accept(QUIET)
    assert first is not None
    sound = memory.take(first)
    assert sound is not None
    assert sound.tobytes() == loud(1) + QUIET
    assert memory.take(first) is None


def test_what_was_heard_and_not_dealt_with_is_not_mixed_in() -> None:
    memory = listening()
    for number in (1, 2):
        memory.accept(loud(number))
        utterance = memory.finish()
    assert utterance is not None
    sound = memory.take(utterance)
    assert sound is not None
    assert sound.tobytes() == loud(2)


def test_a_recording_that_a_pause_cuts_has_the_sound_of_all_its_parts(tmp_path: Path) -> None:
    path = tmp_path / "pause.wav"
    samples = np.concatenate([np.full(4000, 3000), np.zeros(8000), np.full(4000, 5000)]).astype(np.int16)
    soundfile.write(path, samples, 16000)
    memory = listening()
    recordings = Recordings([path], memory)
    delivered: list[SourceEvent] = []
    recordings.start(delivered.append)
    recordings.ready()
    (utterance,) = delivered
    assert isinstance(utterance, Utterance)
    sound = memory.take(utterance)
    assert sound is not None
    assert {3000, 5000} <= set(sound.tolist())


def test_long_silence_is_not_kept() -> None:
    memory = listening()
    for _ in range(400):
        memory.accept(QUIET)
    memory.accept(loud(1))
    utterance = memory.finish()
    assert utterance is not None
    sound = memory.take(utterance)
    assert sound is not None
    assert sound.size <= (LONGEST + 0.2) * 16000


def test_the_sound_of_an_utterance_is_kept_while_others_follow_but_not_for_ever() -> None:
    memory = listening()
    utterances = []
    for number in range(1, MOST + 2):
        memory.accept(loud(number))
        utterances.append(memory.finish())
    first, second = utterances[:2]
    assert first is not None
    assert second is not None
    assert memory.sound_of(first) is None
    for _ in range(2):
        sound = memory.sound_of(replace(second, seat=1))
        assert sound is not None
        assert sound.tobytes() == loud(2)
    joined = replace(second, alternatives=(Alternative("yes yes"),))
    assert memory.sound_of(joined) is None, "a part of what was said would teach the wrong thing"


def test_nothing_is_kept_where_it_is_not_wanted() -> None:
    memory = KeptSound(LoudnessRecognizer(), keeps=False)
    memory.expect(graph_of(["yes"]))
    memory.accept(loud(1))
    unkept = memory.finish()
    assert unkept is not None
    memory.keeps = True
    assert memory.sound_of(unkept) is None
    memory.accept(loud(2))
    kept = memory.finish()
    assert kept is not None
    assert memory.sound_of(kept) is not None
    memory.keeps = False
    assert memory.sound_of(kept) is None, "what was kept is forgotten with it"
