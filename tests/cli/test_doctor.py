"""What the doctor finds, says and plays back on a sound system without hardware, and its last sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from sound_system import RATE, Recording, SoundSystem, missing

from voice_hanabi.cli.examining.findings import Finding, Matter, advice, conclusion
from voice_hanabi.language.wording import Wording
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import Sound, write_wav

PITCH = 1234.0
"""The pitch of the hum into the microphone, in Hz."""


@pytest.fixture
def humming(sound_system: SoundSystem, tmp_path: Path) -> Iterator[None]:
    """Hum into the microphone all the time."""
    moments = np.arange(22050) / 22050
    write_wav(
        tmp_path / "hum.wav", Sound((9000 * np.sin(2 * np.pi * PITCH * moments)).astype(np.int16), 22050)
    )
    over = threading.Event()

    def hum() -> None:
        while not over.is_set():
            sound_system.play_into_microphone(tmp_path / "hum.wav")

    thread = threading.Thread(target=hum)
    thread.start()
    yield
    over.set()
    thread.join()


def doctor(environment: dict[str, str], *arguments: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "voice_hanabi", "doctor", *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def seconds_of(pitch: float, recording: Recording) -> float:
    """Return for how long a recording is mostly a tone, in blocks of a tenth of a second."""
    left = recording.samples[:, 0].astype(np.float64)
    size = RATE // 10
    count = 0
    for block in left[: len(left) // size * size].reshape(-1, size):
        spectrum = np.abs(np.fft.rfft(block * np.hanning(size)))
        loudest = np.fft.rfftfreq(size, 1 / RATE)[spectrum.argmax()]
        count += bool(spectrum.max() > 1e5 and abs(loudest - pitch) < 15)
    return count / 10


@pytest.mark.usefixtures("humming")
def test_it_speaks_plays_back_what_it_heard_and_ends_by_saying_that_an_evening_can_begin(
    sound_system: SoundSystem,
) -> None:
    with sound_system.record_all("table", "ear1") as heard:
        status, lines = doctor(sound_system.environment, "--lang", "en")
    say = Wording("en").say
    assert lines[0] == say("doctor-begins")
    assert lines.index(say("doctor-say-something")) < lines.index(say("doctor-this-was-you"))
    assert any(line.startswith("Microphone: works.") for line in lines)
    assert lines[-1] == say("doctor-can-begin"), lines
    assert status == 0
    assert 2.5 < seconds_of(PITCH, heard["table"]) < 4
    assert heard["ear1"].silent


def test_a_silent_microphone_is_reported_with_what_to_do(sound_system: SoundSystem) -> None:
    status, lines = doctor(sound_system.environment, "--lang", "cs", "--output", "text")
    say = Wording("cs").say
    assert status == 1
    assert any(line.startswith("Mikrofon: chybí.") for line in lines)
    assert say("doctor-advice-hearing", system="linux") in lines
    assert lines[-1] == say("doctor-can-begin-typing")


@pytest.mark.usefixtures("humming")
def test_with_text_nothing_sounds(sound_system: SoundSystem) -> None:
    with sound_system.record("table") as table:
        status, lines = doctor(sound_system.environment, "--lang", "da", "--output", "text")
    assert (status, lines[-1]) == (0, Wording("da").say("doctor-can-begin"))
    assert table.silent


@pytest.mark.by_turns("voice_hanabi/cli/examining", "locales/{language}")
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_any_sound_it_prints_what_to_do_and_how_to_play_all_the_same(language: str) -> None:
    with SoundSystem(sinks=()) as nothing:
        status, lines = doctor(nothing.environment, "--lang", language)
    say = Wording(language).say
    assert status == 1
    assert say("doctor-advice-hearing", system="linux") in lines
    assert say("doctor-advice-speaking", system="linux") in lines
    assert lines[-1] == say("doctor-can-begin-silently")
    assert lines[0] == say("doctor-begins-quietly")
    assert say("doctor-say-something") not in lines, "nobody is asked to speak where nobody is heard"
    for spoken in LANGUAGES:
        named = say("doctor-language", language=spoken)
        for thing in ("doctor-voice", "doctor-model"):
            assert f"{say(thing)}, {named}: {say('doctor-works')}." in lines


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
def test_a_table_says_once_that_there_is_no_loudspeaker(tmp_path: Path) -> None:
    options = ("--lang", "en", "--players", "Anna", "Petr", "--input", "keyboard", "--saves", str(tmp_path))
    told = subprocess.run(
        [sys.executable, "-m", "voice_hanabi", *options, "--ear", "Anna=left", "--ear", "Petr=right"],
        # With this, the sound library finds no device at all.
        env=os.environ | {"ALSA_PLUGIN_DIR": "/nonexistent", "PULSE_SERVER": "none"},
        input="",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    lines = [line for line in told.stdout.splitlines() if Wording("en").say("no-output-device") in line]
    assert len(lines) == 1
    assert told.stderr == ""


def found(part: Matter, *, works: bool = False, needed: bool = True, device: bool = True) -> Finding:
    return Finding("a part", works, "", part, needed, device=device)


@pytest.mark.parametrize(
    ("findings", "message"),
    [
        ([], "doctor-can-begin"),
        ([found(Matter.MORE), found(Matter.HEARING, works=True)], "doctor-can-begin"),
        ([found(Matter.HEARING), found(Matter.SPEAKING, works=True)], "doctor-can-begin-typing"),
        ([found(Matter.SPEAKING), found(Matter.SPEAKING, works=True)], "doctor-can-begin-reading"),
        ([found(Matter.SPEAKING), found(Matter.HEARING)], "doctor-can-begin-silently"),
        ([found(Matter.HEARING, needed=False)], "doctor-can-begin"),
    ],
)
def test_the_last_sentence_follows_from_what_is_lost(findings: list[Finding], message: str) -> None:
    assert conclusion(findings) == message


@pytest.mark.parametrize(
    ("system", "named"), [("win32", "windows"), ("darwin", "macos"), ("linux", "linux"), ("freebsd", "linux")]
)
def test_advice_is_for_the_system_that_runs(system: str, named: str) -> None:
    assert advice([found(Matter.HEARING), found(Matter.MORE)], system) == [("doctor-advice-hearing", named)]
    assert advice([found(Matter.HEARING, device=False)], system) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["hearing", "speaking"])
def test_each_system_has_advice_of_its_own(language: str, part: str) -> None:
    say = Wording(language).say
    assert len({say(f"doctor-advice-{part}", system=name) for name in ("windows", "macos", "linux")}) == 3
