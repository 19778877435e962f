"""The stopwatch of an evening: what it reads from a recording, and that it runs."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.evenings import evening_room
from benchmarks.evenings.evening_driver import Correction, Played, Try, plan
from benchmarks.evenings.evening_measured import given, measured, report
from benchmarks.evenings.evening_program import PIECE
from benchmarks.evenings.evening_room import CHANNELS, RATE, Recording

BEGAN = 1000.0
"""When the recording began, by the computer's clock."""


def a_recording(seconds: float, sounds: dict[str, list[tuple[float, float]]]) -> Recording:
    """A recording in which each channel sounds during the given spans; the people's channel always hisses."""
    chance = np.random.default_rng(1)
    samples = np.zeros((int(seconds * RATE), len(CHANNELS)), np.int16)
    samples[:, CHANNELS.index("people")] = 10 * chance.standard_normal(len(samples))
    for channel, spans in sounds.items():
        for begins, ends in spans:
            part = samples[int(begins * RATE) : int(ends * RATE)]
            part[:, CHANNELS.index(channel)] += (1000 * chance.standard_normal(len(part))).astype(np.int16)
    # On a busy computer, recorded sound usually comes late, but now and then at once.
    frames = np.arange(0, len(samples), RATE // 20)
    late = np.where(np.arange(len(frames)) % 7 == 0, 0.0, 0.3)
    return Recording(samples, np.stack([BEGAN + frames / RATE + late, frames], axis=1))


def pieces(recording: Recording, spans: list[tuple[float, float]]) -> bytes:
    """What the recogniser was given in these spans: blocks, each of them late."""
    people = recording.channel("people")
    kept = b""
    for begins, ends in spans:
        for block in np.arange(begins, ends - 0.01, 0.05):
            sound = people[round(block * RATE) : round((block + 0.05) * RATE)].astype("<i2").tobytes()
            kept += PIECE.pack(BEGAN + block + 0.4, len(sound)) + sound
    return kept


def test_a_clock_time_is_found_in_the_recording_however_late_it_came() -> None:
    recording = a_recording(3, {})
    assert recording.seconds_at(BEGAN + 1.5) == pytest.approx(1.5, abs=0.001)


def test_what_the_recogniser_was_given_is_found_by_its_sound() -> None:
    recording = a_recording(6, {})
    spans, late = given(recording, pieces(recording, [(1.0, 2.5), (3.2, 4.0)]))
    assert late == [pytest.approx(0.35, abs=0.001)] * len(late)
    assert [pytest.approx(span, abs=0.001) for span in spans] == [(1.0, 2.5), (3.2, 4.0)]


def test_a_turn_is_timed_by_its_sounds() -> None:
    sounds = {
        "people": [(1.0, 2.0), (9.5, 10.0)],
        "table": [(3.0, 4.0), (5.5, 7.0)],
        "ear2": [(6.0, 8.0)],
    }
    recording = a_recording(11, sounds)
    heard = Try("play the first", False, 0, BEGAN + 1, 1.0, "understood", "play the first", BEGAN + 5.4)
    early = Try("play the second", True, 1, BEGAN + 9.5, 0.5, "nothing", "second")
    refused = Correction(0.3, BEGAN + 9.5, 0.5, taken=True)
    open_spans = [(0.5, 2.9), (4.5, 5.4), (7.5, 11.0)]
    found = measured(Played(recording, pieces(recording, open_spans), [heard, early], [refused]))
    for what, seconds in {
        "command's end to read-back": [1.0],
        "read-back": [1.0],
        "read-back's last sound to result": [1.5],
        "of which the microphone is open": [1.0],
        "result": [1.5],
        "last sound to open microphone": [0.5, 0.5],
        "**command's end to the next player's open microphone**": [5.5],
        "a quick player speaks after the last sound": [2.5],
        "a private message": [2.0],
        "of which under the table's voice": [1.0],
        "'no' 0.3 s after the opening": [2.0],
    }.items():
        assert found.seconds[what] == [pytest.approx(one, abs=0.03) for one in seconds], what
    assert found.counts == {
        "said in time: understood": (1, 1),
        "said 0.35 s after the last sound: understood": (0, 1),
        "words lost": (2, 6),
        "'no' 0.3 s after the opening": (1, 1),
        "private messages partly under the table's voice": (1, 1),
    }


def test_each_kind_of_turn_occurs_in_an_evening() -> None:
    assert {early for early, _ in plan(12)} == {False, True}
    assert [correction for _, correction in plan(12) if correction is not None] == [
        0.0, 0.3, 0.6, "during the read-back"
    ]  # fmt: skip


@pytest.mark.long("benchmarks", "voice_hanabi/evening", "voice_hanabi/speaking", "voice_hanabi/hearing")
def test_a_turn_is_played_by_voice() -> None:
    missing = evening_room.missing()
    if missing is not None:
        pytest.skip(missing)
    head, told, tables = list(report(["en"], 1, ["hanabi"]))
    assert head == "### An evening by voice, en"
    assert "hanabi, 1 turns" in told
    assert "command's end to read-back" in tables
