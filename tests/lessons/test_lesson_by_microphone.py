"""A lesson by sound alone: the program asks aloud and is answered through the microphone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import soundfile

from benchmarks.tools.voices import SAMPLE_RATE, Speaker, speak
from voice_hanabi.lessons.kept import KeptProgress

if TYPE_CHECKING:
    from sound_system import SoundSystem


@pytest.mark.long("voice_hanabi/lessons", "voice_hanabi/evening", "voice_hanabi/hearing")
def test_a_lesson_is_given_aloud_and_answered_by_voice(sound_system: SoundSystem, tmp_path: Path) -> None:
    speech = speak("slower please", Speaker("espeak-ng", "en+f2"))
    assert speech is not None
    soundfile.write(tmp_path / "answer.wav", speech / 32768, SAMPLE_RATE)
    data = tmp_path / "data"
    kept = data / "voice-hanabi" / "lessons.json"
    # The second step of the fifth lesson is a short one.
    KeptProgress(kept).note(5, 1)
    with sound_system.record("table") as table:
        lesson = subprocess.Popen(
            [sys.executable, "-m", "voice_hanabi", "learn", "--lang", "en", "--lesson", "5"],
            env=sound_system.environment
            | {"XDG_DATA_HOME": str(data), "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        given_up = time.monotonic() + 120
        # Progress is kept when a step begins: the second one begins once the answer was heard.
        while KeptProgress(kept).next() != (5, 2):
            assert time.monotonic() < given_up
            sound_system.play_into_microphone(tmp_path / "answer.wav")
            time.sleep(1)
        lesson.send_signal(signal.SIGINT)
        _, problems = lesson.communicate(timeout=60)
    assert problems == b""
    assert table.seconds_of_sound > 5
