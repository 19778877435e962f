"""Voices that are made up at random do speak, no two alike, and none of them says what is held out."""

from __future__ import annotations

import random

import numpy as np

from training.clips.made_up_voices import NAME, made_up_voices, variant
from training.clips.synthesis import SynthesizerApart, espeak_clips
from training.clips.voices import HELD_OUT_VARIANTS


def test_each_made_up_voice_says_the_same_word_differently() -> None:
    chance = random.Random(2)
    with made_up_voices() as made_up, SynthesizerApart(made_up.data) as synthesizer:
        said = []
        for _ in range(3):
            made_up.renew(chance)
            said.append(synthesizer.say("three", f"en+{NAME}", 175, 50, 50))
        usual = synthesizer.say("three", "en", 175, 50, 50)
    for number, sound in enumerate(said):
        assert np.abs(sound).max() > 1000
        for other in (*said[:number], usual):
            size = min(sound.size, other.size)
            assert np.corrcoef(sound[:size], other[:size])[0, 1] < 0.9
    assert not made_up.data.exists()


def test_half_of_the_clips_are_said_by_made_up_voices_and_none_by_a_held_out_one() -> None:
    speakers = [clip.speaker for clip in espeak_clips("en", 60, 1, held_out=False)]
    assert 12 <= sum(speaker.endswith(f"+{NAME}") for speaker in speakers) <= 40
    held_out = {clip.speaker.partition("+")[2] for clip in espeak_clips("en", 20, 1, held_out=True)}
    assert held_out <= set(HELD_OUT_VARIANTS)


def test_what_a_made_up_voice_is_depends_on_chance_alone() -> None:
    assert variant(random.Random(5)) == variant(random.Random(5)) != variant(random.Random(6))
