"""A real voice in its own process: four languages, crashes, hangs, and nothing on standard output."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.sound import EDGE, FAINT, Sound
from voice_hanabi.speaking.voices.voice import SpokenVoice

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")

SENTENCES = {
    "cs": "Petr hraje první kartu.",
    "pl": "Petr zagrywa pierwszą kartę.",
    "da": "Petr spiller sit første kort.",
    "en": "Petr plays his first card.",
}
LONG = "Anna has a red one and a blue two. " * 60


@pytest.fixture
def voice() -> Iterator[SpokenVoice]:
    voice = SpokenVoice()
    yield voice
    voice.close()


@pytest.mark.parametrize("language", SENTENCES)
def test_it_speaks_every_language(voice: SpokenVoice, language: str) -> None:
    assert voice.missing() is None
    sound = voice.speak(SENTENCES[language], language, 175)
    assert sound.samples.dtype == np.int16
    assert sound.samples.ndim == 1
    assert 0.8 < sound.seconds < 5.0
    assert np.max(np.abs(sound.samples.astype(int))) > 3000


@pytest.mark.parametrize("language", SENTENCES)
def test_no_sentence_begins_or_ends_in_silence(voice: SpokenVoice, language: str) -> None:
    for rate in (120, 175, 300):
        sound = voice.speak(SENTENCES[language], language, rate)
        levels = np.abs(sound.samples.astype(int))
        sounding = np.flatnonzero(levels > FAINT * levels.max())
        assert sounding[0] <= EDGE * sound.rate + 2
        assert len(levels) - sounding[-1] <= EDGE * sound.rate + 2


@pytest.mark.parametrize("language", SENTENCES)
def test_computer_players_have_voices_of_their_own_at_pitches_of_their_own(
    voice: SpokenVoice, language: str
) -> None:
    heights = [_pitch(voice.speak(SENTENCES[language], language, 175, speaker)) for speaker in range(5)]
    assert min(higher / lower for lower, higher in pairwise(sorted(heights))) > 1.05
    women, men = heights[1::2], heights[2::2]
    assert min(women) > max(men)
    assert _pitch(voice.speak(SENTENCES[language], language, 175)) == heights[0], "the table's stays its own"


def _pitch(sound: Sound) -> float:
    """Return the median pitch (Hz) of the voiced parts."""
    size = round(0.04 * sound.rate)
    lowest, highest = sound.rate // 60, sound.rate // 400
    found = []
    for first in range(0, len(sound.samples) - size, size // 2):
        part = sound.samples[first : first + size].astype(float)
        alike = np.correlate(part, part, "full")[size - 1 :]
        period = highest + int(np.argmax(alike[highest:lowest]))
        if alike[period] > 0.4 * alike[0] > 0 and np.sqrt(alike[0] / size) > 1500:
            found.append(sound.rate / period)
    return float(np.median(found))


def test_languages_sound_different(voice: SpokenVoice) -> None:
    spoken = [voice.speak("Anna, 3, 5.", language, 175).samples.tobytes() for language in SENTENCES]
    assert len(set(spoken)) == len(SENTENCES)


def test_a_higher_rate_is_shorter(voice: SpokenVoice) -> None:
    lengths = [voice.speak(SENTENCES["en"], "en", rate).seconds for rate in (100, 175, 300, 450)]
    assert lengths == sorted(lengths, reverse=True)


def test_every_sentence_is_that_sentence() -> None:
    # Long and short, fast and slow, in any order: none comes out like the one before it.
    voice = SpokenVoice(remembered_seconds=0)
    sentences = [
        ("Petr hraje první kartu.1763713393.12", "cs", 120),
        ("Petr plays his first card. " * 9, "en", 80),
        ("Ja.", "da", 300),
        ("Anna zagrywa pierwszą kartę. " * 5, "pl", 450),
        ("Yes.", "en", 175),
    ]
    order = random.Random(1).choices(sentences, k=30)
    lengths: dict[tuple[str, str, int], list[float]] = {}
    try:
        for sentence in order:
            lengths.setdefault(sentence, []).append(voice.speak(*sentence).seconds)
    finally:
        voice.close()
    # The voice varies by a hundredth of a second of its own.
    assert all(max(seconds) - min(seconds) < 0.05 for seconds in lengths.values())
    assert len({round(seconds[0], 1) for seconds in lengths.values()}) == len(sentences)


def test_what_was_spoken_is_remembered(voice: SpokenVoice) -> None:
    first = voice.speak(SENTENCES["cs"], "cs", 175)
    spoken = len(voice.latencies)
    assert voice.speak(SENTENCES["cs"], "cs", 175) is first
    assert len(voice.latencies) == spoken
    voice.speak(SENTENCES["cs"], "cs", 200)
    assert len(voice.latencies) == spoken + 1


def test_it_forgets_the_oldest() -> None:
    voice = SpokenVoice(remembered_seconds=4.0)
    try:
        first = voice.speak("One, two.", "en", 175)
        for word in ("three", "four", "five", "six", "seven"):
            voice.speak(f"Anna and Petr, {word}.", "en", 120)
        assert voice.speak("One, two.", "en", 175) is not first
    finally:
        voice.close()


def test_no_text_gives_no_sound(voice: SpokenVoice) -> None:
    assert voice.speak("  ", "en", 175).seconds == 0


def test_marks_and_other_scripts_do_no_harm(voice: SpokenVoice) -> None:
    reasons = set()
    for text in ("...", "!?", "<b>&amp;", "[[x]]", "花火", "a\nb", "\x00", "🎆"):
        try:
            voice.speak(text, "en", 175)
        except SoundError as error:
            reasons.add(error.missing.reason)
    assert reasons <= {ReasonCode.VOICE_FAILED}
    assert voice.speak("Still here.", "en", 175).seconds > 0.3


def test_a_language_that_nobody_speaks(voice: SpokenVoice) -> None:
    with pytest.raises(SoundError) as raised:
        voice.speak("Hello.", "xx-none", 175)
    assert raised.value.missing.reason is ReasonCode.VOICE_FAILED
    assert voice.speak("Hello.", "en", 175).seconds > 0.3


def test_a_worker_killed_between_sentences_is_started_again(voice: SpokenVoice) -> None:
    voice.speak("One.", "en", 175)
    assert voice.process_id is not None
    os.kill(voice.process_id, signal.SIGTERM)
    assert voice.speak("Two.", "en", 175).seconds > 0.2
    assert voice.restarts == 1


@ON_LINUX
def test_a_worker_killed_in_the_middle_of_a_sentence_is_started_again(voice: SpokenVoice) -> None:
    voice.speak("One.", "en", 175)
    first = voice.process_id
    assert first is not None
    seconds: list[float] = []
    speaking = threading.Thread(target=lambda: seconds.append(voice.speak(LONG, "en", 80).seconds))
    os.kill(first, signal.SIGSTOP)
    speaking.start()
    time.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    speaking.join(30)
    assert seconds[0] > 60
    assert voice.restarts == 1


def test_a_sentence_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    program = tmp_path / "dies.py"
    program.write_text('print(\'{"ready": "x"}\', flush=True); input()')
    voice = SpokenVoice(command=(sys.executable, str(program)))
    try:
        assert voice.missing() is None
        with pytest.raises(SoundError) as raised:
            voice.speak("One.", "en", 175)
        assert raised.value.missing.reason is ReasonCode.VOICE_FAILED
        assert voice.restarts == 1
    finally:
        voice.close()


def test_a_worker_that_hangs_is_given_up_in_time(tmp_path: Path) -> None:
    program = tmp_path / "hangs.py"
    program.write_text("import time; time.sleep(600)")
    voice = SpokenVoice(command=(sys.executable, str(program)), timeout=0.3)
    try:
        missing = voice.missing()
        assert missing is not None
        assert missing.reason is ReasonCode.VOICE_FAILED
    finally:
        voice.close()


@pytest.mark.skipif(not os.access("/dev/shm", os.W_OK | os.X_OK), reason="no folder in memory here")
def test_what_is_said_is_never_on_the_disk(tmp_path: Path) -> None:
    program = tmp_path / "tells.py"
    program.write_text(
        "import json, sys\n"
        'print(\'{"ready": "x"}\', flush=True)\n'
        "for line in sys.stdin:\n"
        "    print(json.dumps({'error': json.loads(line)['path']}), flush=True)\n"
    )
    voice = SpokenVoice(command=(sys.executable, str(program)))
    try:
        with pytest.raises(SoundError) as raised:
            voice.speak("One.", "en", 175)
        assert raised.value.missing.details["error"].startswith("/dev/shm/")
    finally:
        voice.close()


def test_without_a_voice_the_reason_is_given(tmp_path: Path) -> None:
    # A worker that can't import the library, and one that can't be started at all.
    program = tmp_path / "lacks.py"
    program.write_text('print(\'{"error": "No module named pyttsx3"}\', flush=True)')
    for command in ((sys.executable, str(program)), (str(tmp_path / "nothing"),)):
        voice = SpokenVoice(command=command)
        try:
            missing = voice.missing()
            assert missing is not None
            assert missing.reason is ReasonCode.NO_VOICE
            with pytest.raises(SoundError):
                voice.speak("One.", "en", 175)
        finally:
            voice.close()


@ON_LINUX
def test_nothing_is_printed_and_the_worker_ends_with_its_parent() -> None:
    script = (
        "from voice_hanabi.speaking.voices.voice import SpokenVoice\n"
        "import os, sys\n"
        "voice = SpokenVoice()\n"
        "voice.speak('Hello.', 'en', 175)\n"
        "print(voice.process_id, flush=True)\n"
        "os._exit(0)\n"  # no goodbye: as after a crash
    )
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=root, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    worker = int(done.stdout)  # the number is all there is
    deadline = time.monotonic() + 20
    while _runs(worker):
        assert time.monotonic() < deadline, "the worker outlives its parent"
        time.sleep(0.02)


@ON_LINUX
def test_closing_ends_the_worker() -> None:
    voice = SpokenVoice()
    worker = voice.process_id
    assert worker is not None
    voice.close()
    voice.close()
    assert not _runs(worker)
    with pytest.raises(SoundError):
        voice.speak("Hello.", "en", 175)


def _runs(process: int) -> bool:
    try:
        # An orphan that has died stays as a zombie where no init process collects it.
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
