"""Sound files of every kind become the samples that a recogniser needs."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile
from loudness import LoudnessRecognizer

from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.recordings import (
    RecordingProblem,
    Recordings,
    one_utterance,
    read_recording,
    recognise_file,
    recordings_in,
    to_int16,
)
from voice_hanabi.hearing.sources.source import SourceEnded, SourceEvent, SourceProblem
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance


def tone(rate: int, seconds: float = 0.5, frequency: float = 440.0) -> npt.NDArray[np.float64]:
    wave: npt.NDArray[np.float64] = 0.5 * np.sin(
        2 * np.pi * frequency * np.arange(int(rate * seconds)) / rate
    )
    return wave


def loudest_frequency(samples: npt.NDArray[np.int16], rate: int) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return float(np.argmax(spectrum) * rate / len(samples))


@pytest.mark.parametrize("rate", [8000, 16000, 22050, 44100, 48000])
@pytest.mark.parametrize("channels", [1, 2])
def test_any_rate_and_any_channels_become_16_khz_mono(tmp_path: Path, rate: int, channels: int) -> None:
    path = tmp_path / "tone.wav"
    soundfile.write(path, np.stack([tone(rate)] * channels, axis=1), rate)
    samples = read_recording(path)
    assert samples.dtype == np.int16
    assert samples.shape == (8000,)
    assert loudest_frequency(samples, 16000) == pytest.approx(440, abs=5)
    assert np.abs(samples).max() == pytest.approx(16384, rel=0.05)


@pytest.mark.parametrize(
    ("suffix", "subtype"),
    [("wav", "PCM_24"), ("wav", "FLOAT"), ("wav", "ULAW"), ("flac", None), ("ogg", "VORBIS"), ("ogg", "OPUS"),
     ("opus", "OPUS"), ("mp3", None), ("aiff", None), ("au", None)],
)  # fmt: skip
def test_every_usual_format_is_read(tmp_path: Path, suffix: str, subtype: str | None) -> None:
    path = tmp_path / f"tone.{suffix}"
    soundfile.write(path, tone(48000), 48000, subtype=subtype, format="OGG" if suffix == "opus" else None)
    samples = read_recording(path)
    assert len(samples) == pytest.approx(8000, abs=1000)
    assert loudest_frequency(samples, 16000) == pytest.approx(440, abs=5)


def test_high_frequencies_do_not_fold_into_speech(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "high.wav", tone(48000, frequency=11000), 48000)
    assert np.abs(read_recording(tmp_path / "high.wav")[500:-500]).max() < 100


def test_two_sides_are_averaged(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "one-side.wav", np.stack([tone(16000), np.zeros(8000)], axis=1), 16000)
    assert np.abs(read_recording(tmp_path / "one-side.wav")).max() == pytest.approx(8192, rel=0.05)


def test_a_channel_that_cancels_the_other_is_left_out(tmp_path: Path) -> None:
    wave = tone(16000)
    soundfile.write(tmp_path / "inverted.wav", np.stack([0.6 * wave, -wave], axis=1), 16000)
    soundfile.write(tmp_path / "cancelled.wav", np.stack([wave, -wave], axis=1), 16000)
    for name in ("inverted.wav", "cancelled.wav"):
        assert np.abs(read_recording(tmp_path / name)).max() == pytest.approx(16384, rel=0.05)


def every_way_to_write_sound() -> list[tuple[str, str]]:
    """Every format that libsndfile writes and opens again by name; raw ones have no header."""
    return [
        (kind, coded)
        for kind in soundfile.available_formats()
        if kind not in {"RAW", "SD2"}
        for coded in soundfile.available_subtypes(kind)
    ]


@pytest.mark.parametrize(("kind", "coded"), every_way_to_write_sound())
def test_every_codec_has_its_own_length(tmp_path: Path, kind: str, coded: str) -> None:
    rate = next((rate for rate in (16000, 8000, 48000) if writes(tmp_path / "a", rate, kind, coded)), None)
    if rate is None:
        pytest.skip("libsndfile lists it and can't write it")
    # Psion's and Fasttracker's files have a fixed rate, and libsndfile accepts any for them.
    told = {"WVE": 8000, "XI": 44100}.get(kind, rate)
    samples = read_recording(tmp_path / "a")
    assert len(samples) == pytest.approx(16000 * 3 * rate / told, rel=0.02)
    assert np.std(samples) == pytest.approx(16384 / np.sqrt(2), rel=0.1)


def writes(path: Path, rate: int, kind: str, coded: str) -> bool:
    try:
        soundfile.write(path, tone(rate, 3.0), rate, format=kind, subtype=coded)
    except soundfile.SoundFileError:
        return False
    return True


WRONG_LENGTHS = [
    ("WAV", "PCM_16", b"data", 4, "<I"), ("WAV", "ULAW", b"data", 4, "<I"),
    ("WAV", "GSM610", b"data", 4, "<I"), ("WAVEX", "PCM_24", b"data", 4, "<I"),
    ("RF64", "PCM_16", b"data", 4, "<I"), ("W64", "PCM_16", b"data", 16, "<q"),
    ("AIFF", "PCM_16", b"SSND", 4, ">I"), ("AU", "PCM_16", b".snd", 8, ">I"),
    ("AU", "G721_32", b".snd", 8, ">I"), ("CAF", "PCM_16", b"data", 4, ">q"),
    ("FLAC", "PCM_16", b"fLaC", 22, ">I"),
]  # fmt: skip


@pytest.mark.parametrize("length", [0, 8, 1000, 0x7FFF_FFFF])
@pytest.mark.parametrize(("kind", "coded", "mark", "after", "number"), WRONG_LENGTHS)
def test_a_header_that_lies_is_read_by_what_is_there(
    tmp_path: Path, kind: str, coded: str, mark: bytes, after: int, number: str, length: int
) -> None:
    assert writes(tmp_path / "a", 16000, kind, coded)
    content = bytearray((tmp_path / "a").read_bytes())
    place = content.index(mark, 8 if kind == "W64" else 0) + after
    content[place : place + struct.calcsize(number)] = struct.pack(number, length)
    (tmp_path / "a").write_bytes(content)
    assert len(read_recording(tmp_path / "a")) == pytest.approx(48000, rel=0.02)


def test_what_follows_the_sound_is_not_sound(tmp_path: Path) -> None:
    assert writes(tmp_path / "a.wav", 16000, "WAV", "PCM_16")
    with open(tmp_path / "a.wav", "ab") as file:
        file.write(b"LIST" + struct.pack("<I", 2000) + bytes(range(1, 201)) * 10)
    assert len(read_recording(tmp_path / "a.wav")) == 48000


def test_samples_that_are_too_loud_are_clipped() -> None:
    assert to_int16(np.array([2.0, -2.0, 1.0, 0.0], np.float32)).tolist() == [32767, -32768, 32767, 0]


def test_a_file_of_broken_numbers_is_read(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "nan.wav", np.array([np.nan, np.inf, -np.inf, 0.0]), 16000, subtype="FLOAT")
    assert read_recording(tmp_path / "nan.wav").tolist() == [0, 32767, -32767, 0]


@pytest.mark.filterwarnings("error")
def test_numbers_that_are_not_sound_cause_no_warning(tmp_path: Path) -> None:
    largest = np.finfo(np.float32).max
    samples = np.array([[np.inf, -np.inf], [largest, largest], [np.nan, 0.0], [0.0, 0.0]])
    soundfile.write(tmp_path / "wild.wav", samples, 16000, subtype="FLOAT")
    assert read_recording(tmp_path / "wild.wav").tolist() == [0, 32767, 0, 0]


def reason_of(path: Path) -> str:
    with pytest.raises(RecordingProblem) as caught:
        read_recording(path)
    assert str(path) in str(caught.value)
    return caught.value.reason


def test_what_cannot_be_heard_is_named(tmp_path: Path) -> None:
    assert reason_of(tmp_path / "none.wav") == "recording-missing"
    assert reason_of(tmp_path) == "recording-is-folder"
    assert reason_of(Path(os.devnull)) == "recording-is-device"
    (tmp_path / "text.wav").write_text("this is no sound")
    assert reason_of(tmp_path / "text.wav") == "recording-unreadable"
    (tmp_path / "zero.wav").write_bytes(b"")
    assert reason_of(tmp_path / "zero.wav") == "recording-unreadable"
    (tmp_path / "bytes.raw").write_bytes(bytes(100))
    assert reason_of(tmp_path / "bytes.raw") == "recording-unreadable"
    soundfile.write(tmp_path / "empty.wav", np.zeros(0), 16000)
    assert reason_of(tmp_path / "empty.wav") == "recording-empty"


def test_a_torn_file_is_read_as_far_as_it_goes_or_refused(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "whole.flac", tone(16000), 16000)
    (tmp_path / "torn.flac").write_bytes((tmp_path / "whole.flac").read_bytes()[:600])
    with pytest.raises(RecordingProblem):
        read_recording(tmp_path / "torn.flac")


def test_a_tightly_cut_clip_gets_silence_around_it(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "tight.wav", tone(16000), 16000)
    recognizer = LoudnessRecognizer()
    recognizer.expect(graph_of(["play one"]))
    assert [utterance.text for utterance in recognise_file(recognizer, tmp_path / "tight.wav")] == [
        "play one"
    ]
    assert recognizer.given == pytest.approx(8000 + 16000 * 1.5)


def test_folders_are_read_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b.wav", "a.OPUS", "notes.txt", "c.flac"):
        (tmp_path / name).write_bytes(b"")
    (tmp_path / "sub.wav").mkdir()
    other = tmp_path / "notes.txt"
    assert [file.name for file in recordings_in([tmp_path, other])] == [
        "a.OPUS",
        "b.wav",
        "c.flac",
        "notes.txt",
    ]


def test_a_path_without_recordings_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordingProblem, match=r"^recording-folder-empty"):
        recordings_in([tmp_path])
    with pytest.raises(RecordingProblem, match=r"^recording-missing"):
        Recordings([tmp_path / "none.wav"], LoudnessRecognizer())


def test_each_recording_is_heard_with_the_phrases_of_its_time(tmp_path: Path) -> None:
    for name in ("1.wav", "2.wav"):
        soundfile.write(tmp_path / name, tone(16000), 16000)
    (tmp_path / "3.wav").write_text("broken")
    events: list[SourceEvent] = []
    source = Recordings([tmp_path], LoudnessRecognizer())
    source.start(events.append)
    for phrase in ("first", "second", "third", "none", "none"):
        source.expect(graph_of([phrase]))
        source.ready()
    assert [type(event) for event in events] == [Utterance, Utterance, SourceProblem, Utterance, SourceEnded]
    assert [event.text for event in events if isinstance(event, Utterance)] == ["first", "second", ""]
    assert isinstance(events[2], SourceProblem)
    assert events[2].reason == "recording-unreadable"


def test_a_closed_source_of_recordings_is_silent(tmp_path: Path) -> None:
    soundfile.write(tmp_path / "1.wav", tone(16000), 16000)
    events: list[SourceEvent] = []
    source = Recordings([tmp_path], LoudnessRecognizer())
    source.start(events.append)
    source.close()
    source.ready()
    assert events == []


def test_parts_of_a_file_are_joined_likeliest_first() -> None:
    first = Utterance((Alternative("anna", 5.0), Alternative("anno", 4.5)), ended=1.0)
    second = Utterance((Alternative("red", 3.0), Alternative("read", 1.0)), ended=2.0)
    joined = one_utterance([first, Utterance(()), second], alternatives=3)
    assert [one.text for one in joined.alternatives] == ["anna red", "anno red", "anna read"]
    assert joined.alternatives[0].confidence == 8.0
    assert joined.ended == 2.0
    assert one_utterance([Utterance(()), second]) is second
    assert one_utterance([]).alternatives == ()


def test_evidence_of_parts_adds_up() -> None:
    first = Utterance((Alternative("anna"),), evidence=Evidence(10.0, 12.0))
    second = Utterance((Alternative("red"),), evidence=Evidence(8.0, 9.0))
    assert one_utterance([first, second]).evidence == Evidence(18.0, 21.0)
    assert one_utterance([first, Utterance((Alternative("[unk]"),))]).text == "anna [unk]"


def test_noise_around_what_was_said_is_left_out() -> None:
    noise = Utterance((Alternative("no"),), evidence=Evidence(0.5, 9.0))
    said = Utterance((Alternative("play the third"),), evidence=Evidence(60.0, 66.0))
    assert one_utterance([noise, said, noise]) is said
    assert one_utterance([noise]) is noise
