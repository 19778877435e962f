"""An announcement becomes sound with no silence except a natural pause between its sentences."""

from __future__ import annotations

import numpy as np
import pytest

from voice_hanabi.speaking.announcement import Announcement, Cue
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.sound import EDGE, Sound, joined, silence
from voice_hanabi.speaking.voices.cues import cue_sound
from voice_hanabi.speaking.voices.rendering import PAUSE, Rendering
from voice_hanabi.speaking.voices.voice import SpokenVoice

RATE = 22_050


def tone(seconds: float, level: int) -> Sound:
    return Sound(np.full(round(seconds * RATE), level, np.int16), RATE)


def longest_silence(sound: Sound) -> float:
    """The longest silence in seconds, below -40 dB of the loudest, between two sounds."""
    levels = np.abs(sound.samples.astype(int))
    return float(np.diff(np.flatnonzero(levels > 0.01 * levels.max())).max()) / sound.rate


def test_silence_at_the_edges_goes_and_silence_within_stays() -> None:
    sound = joined(
        [silence(0.2, RATE), tone(0.1, 9000), silence(0.4, RATE), tone(0.1, 200), silence(0.3, RATE)], RATE
    )
    assert sound.trimmed().seconds == pytest.approx(0.1 + 0.4 + 0.1 + 2 * EDGE, abs=0.001)
    assert tone(0.1, 9000).trimmed().seconds == pytest.approx(0.1)
    assert silence(0.2, RATE).trimmed().seconds == pytest.approx(0.2)


def test_long_silences_within_a_sound_are_cut_and_short_ones_stay() -> None:
    word, long, short = tone(0.2, 9000), silence(0.3, RATE), silence(0.05, RATE)
    spoken = joined([word, long, word, short, word], RATE)
    cut = spoken.with_pauses(0.1)
    assert cut.seconds == pytest.approx(0.2 + 0.1 + 0.2 + 0.05 + 0.2, abs=0.002)
    assert cut.with_pauses(0.1).seconds == pytest.approx(cut.seconds, abs=0.001)
    assert silence(0.4, RATE).with_pauses(0.1).seconds == pytest.approx(0.4)


def test_what_is_fainter_than_any_breath_is_silence() -> None:
    hissing = joined([tone(0.3, 10), tone(0.1, 9000), tone(0.3, -10)], RATE)
    assert hissing.trimmed().seconds == pytest.approx(0.1 + 2 * EDGE, abs=0.001)


@pytest.mark.parametrize("words_a_minute", [175, 350])
def test_between_two_sentences_is_a_pause_and_none_after_the_last(words_a_minute: int) -> None:
    voice = SpokenVoice()
    try:
        settings = VoiceSettings(words_a_minute=words_a_minute)
        parts = list(
            Rendering(voice, lambda audience: settings).sounds(Announcement(None, "Yes. No. Yes.", "en"))
        )
        alone = voice.speak("Yes.", "en", words_a_minute)
    finally:
        voice.close()
    pause = PAUSE * 175 / words_a_minute
    assert parts[0].seconds == pytest.approx(alone.seconds + pause, abs=0.002)
    assert parts[2].seconds == pytest.approx(alone.seconds, abs=0.002)
    between = longest_silence(joined(parts, RATE))
    assert pause - 0.002 < between < pause + 2 * EDGE + 0.05


def test_a_cue_alone_needs_no_voice() -> None:
    rendering = Rendering(None, lambda audience: VoiceSettings())
    parts = list(rendering.sounds(Announcement(None, "", "en", cue=Cue.END)))
    assert [one.seconds for one in parts] == [cue_sound(Cue.END).seconds]


def test_what_a_computer_player_says_sounds_in_its_own_voice() -> None:
    voice = SpokenVoice()
    try:
        rendering = Rendering(voice, lambda audience: VoiceSettings())
        said = [Announcement(None, "Tom, ones.", "en", speaker=speaker) for speaker in range(3)]
        spoken = {joined(list(rendering.sounds(one)), 22_050).samples.tobytes() for one in said}
        assert len(spoken) == 3
    finally:
        voice.close()
