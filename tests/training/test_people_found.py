"""Recordings of people where Debian puts them, and words cut out of what people say."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from training.clips.debian_people import fish_clips, letter_clips, sounding
from training.clips.people import people_clips
from training.clips.store import Entry
from training.learning.alignment import aligned
from training.sound.signal import SAMPLE_RATE
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES
from voice_hanabi.hearing.pronouncing.pronunciation import phonemes_of_text


def tone(seconds: float) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    moments = np.arange(int(SAMPLE_RATE * seconds)) / SAMPLE_RATE
    return (0.3 * np.sin(2 * np.pi * 300 * moments)).astype(np.float32)


def test_letters_are_found_with_their_names_and_without_the_silence_around_them(tmp_path: Path) -> None:
    folder = tmp_path / "klettres"
    (folder / "da" / "alpha").mkdir(parents=True)
    (folder / "da" / "sounds.xml").write_text(
        '<klettres><language code="da"><alphabet><sound name="B" file="da/alpha/a-1.ogg"/>'
        '<sound name="C" file="da/alpha/missing.ogg"/></alphabet></language></klettres>'
    )
    sound = np.concatenate((np.zeros(SAMPLE_RATE), tone(0.5), np.zeros(SAMPLE_RATE)))
    soundfile.write(folder / "da" / "alpha" / "a-1.ogg", sound, SAMPLE_RATE)
    (clip,) = letter_clips(folder)
    assert (clip.text, clip.language, clip.group, clip.held_out) == ("b", "da", "people", False)
    assert clip.phonemes == phonemes_of_text("b", "da")
    assert 0.6 < clip.samples.size / SAMPLE_RATE < 0.8


def test_a_stereo_recording_becomes_one_voice(tmp_path: Path) -> None:
    (tmp_path / "people").mkdir()
    mono = tone(0.5)
    for name, sound in (("one", mono), ("two", np.stack((mono, mono), axis=1))):
        soundfile.write(tmp_path / "people" / f"{name}.wav", sound, 2 * SAMPLE_RATE, subtype="FLOAT")
    (tmp_path / "people" / "index.tsv").write_text(
        "path\tlang\tspeaker\ttranscript\none.wav\tda\tshe\tto\ntwo.wav\tda\tshe\tto\n"
    )
    one, two = people_clips(tmp_path)
    assert one.samples.shape == two.samples.shape == (mono.size // 2,)
    assert np.allclose(one.samples, two.samples, atol=1.0)


def test_the_fish_are_found_with_what_they_say(tmp_path: Path) -> None:
    script = tmp_path / "script" / "cave"
    sounds = tmp_path / "sound" / "cave" / "cs"
    script.mkdir(parents=True)
    sounds.mkdir(parents=True)
    (script / "dialogs_cs.lua").write_text(
        'dialogId("c-one", "font_small", "What \\"now\\"?")\ndialogStr("Co teď?")\n\n'
        'dialogId("c-two", "font_big", "Nobody recorded this.")\ndialogStr("Nic.")\n'
        'dialogId("c-three", "font_big", "It is 7.")\ndialogStr("Je jich 7.")\n',
        encoding="utf-8",
    )
    for name in ("c-one", "c-three"):
        soundfile.write(sounds / f"{name}.ogg", tone(1), SAMPLE_RATE)
    (clip,) = fish_clips(tmp_path)
    assert (clip.text, clip.speaker) == ("co teď", "fillets_smallfish")


def test_without_the_packages_there_is_nothing(tmp_path: Path) -> None:
    assert not list(letter_clips(tmp_path))
    assert not list(fish_clips(tmp_path))


def test_silence_alone_stays() -> None:
    silence = np.zeros(SAMPLE_RATE, dtype=np.float32)
    assert sounding(silence).size == silence.size


def _entry(text: str, language: str) -> Entry:
    phonemes = phonemes_of_text(text, language)
    labels = tuple(PHONEMES.index(phoneme) + 1 for phoneme in phonemes)
    return Entry("people", 0, SAMPLE_RATE, labels, text, language, "someone", "people", False)


def test_a_sentence_falls_into_its_words() -> None:
    pytest.importorskip("torch", reason="torch is needed for training only, and is not installed")
    from training.learning.cutting import words_of

    entry = _entry("en gul citron", "da")
    words = words_of(entry)
    assert [word for word, _ in words] == ["en", "gul", "citron"]
    assert sum((labels for _, labels in words), ()) == entry.labels


def test_labels_are_found_where_they_are() -> None:
    scores = np.full((20, 4), -9.0, dtype=np.float32)
    scores[:, 0] = -0.1
    for time, label in ((3, 2), (4, 2), (9, 1), (15, 1), (17, 3)):
        scores[time, 0] = -9.0
        scores[time, label] = -0.2
    spans, sure = aligned(scores, (2, 1, 1, 3))
    assert spans == [(3, 4), (9, 9), (15, 15), (17, 17)]
    assert all(abs(value + 0.2) < 1e-5 for value in sure)
    with pytest.raises(ValueError, match="too few"):
        aligned(scores[:5], (2, 1, 1, 3))
