"""What is practised and what is measured never overlap, and results are counted as they were heard."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from benchmarks.hearing.people import Recording
from benchmarks.learnt.practice import Gain, halves, verdict
from voice_hanabi.hearing.pronouncing.adaptation import OwnVoice
from voice_hanabi.hearing.pronouncing.pronunciations import OwnWord
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.hearing.voices.alignment import PractisedPhrase
from voice_hanabi.hearing.voices.learning import Heard


def clips(*said: str) -> list[Recording]:
    return [Recording(Path(f"{number}.wav"), "en", "Anna", text) for number, text in enumerate(said)]


def test_a_persons_clips_are_practised_or_measured_and_words_said_twice_are_in_both() -> None:
    everything = clips(*("one", "two", "three") * 4, "four", "five", "six", "seven")
    practised, measured = halves(everything, 40)
    assert not set(practised) & set(measured)
    assert set(practised) | set(measured) == set(everything)
    for part in (practised, measured):
        assert {"one", "two", "three"} <= {clip.transcript for clip in part}
        assert len({clip.transcript for clip in part} & {"four", "five", "six", "seven"}) == 2
    assert halves(everything, 40) == (practised, measured)
    assert [len(part) for part in halves(everything, 3)] == [3, 3]


def test_a_clip_is_heard_right_or_wrong_and_by_what_margin() -> None:
    answer = PractisedPhrase("two", np.zeros(1, np.int16))

    def of(*alternatives: tuple[str, float]) -> tuple[Heard, float]:
        found = verdict(answer, Utterance(tuple(Alternative(*one) for one in alternatives)))
        return found.heard, found.margin

    assert of(("two", 0.0), ("three", -4.0)) == (Heard.RIGHT, 4.0)
    assert of(("three", 0.0), ("two", -4.0)) == (Heard.WRONG, -4.0)
    assert of(("[unk]", 0.0))[0] is of()[0] is Heard.WRONG


def test_players_are_counted_with_what_was_kept_for_them() -> None:
    gain = Gain()
    own = OwnWord("two", ("t", "u"), ("t", "y"))
    for voice in (OwnVoice(), OwnVoice((own,)), OwnVoice((own,), 6.0)):
        gain.add(voice)
    assert gain.cells == [3, 2, 2, 1]
