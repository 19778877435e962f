"""Cues are short, soft, and each its own."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.speaking.voices.cues import LEVEL, cue_sound


@pytest.mark.parametrize("cue", Cue)
def test_a_cue_is_short_and_soft_and_does_not_click(cue: Cue) -> None:
    sound = cue_sound(cue)
    assert 0.1 < sound.seconds < 0.4
    assert np.max(np.abs(sound.samples.astype(int))) <= LEVEL * 32768
    assert abs(int(sound.samples[0])) < 200
    assert abs(int(sound.samples[-1])) < 200
    assert np.max(np.abs(np.diff(sound.samples.astype(int)))) < 6000


@pytest.mark.parametrize("cue", Cue)
def test_a_small_loudspeaker_gives_a_cue(cue: Cue) -> None:
    samples = cue_sound(cue).samples.astype(float)
    energy = np.square(np.abs(np.fft.rfft(samples)))
    frequencies = np.fft.rfftfreq(len(samples), 1 / cue_sound(cue).rate)
    small = (frequencies >= 380) & (frequencies <= 3000)
    assert energy[small].sum() > 0.9 * energy.sum()


def test_no_two_cues_sound_alike() -> None:
    for one, two in combinations(Cue, 2):
        first, second = (cue_sound(cue).samples.astype(float) for cue in (one, two))
        length = max(len(first), len(second))
        spectra = [np.abs(np.fft.rfft(samples, length)) for samples in (first, second)]
        likeness = np.dot(*spectra) / np.prod([np.linalg.norm(spectrum) for spectrum in spectra])
        lengths = abs(len(first) - len(second)) / length
        assert likeness < 0.9 or lengths > 0.2, (one, two, likeness)
