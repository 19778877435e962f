"""How fast recognition is: after speech, during speech, at the start, and when the grammar changes; and its
memory.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import soundfile

from benchmarks.hearing.memory import measured
from benchmarks.hearing.recognition import Clip, spoken
from benchmarks.tools import noises
from benchmarks.tools.commands import TABLES, interpreters, whole_commands
from benchmarks.tools.ears import progress
from benchmarks.tools.not_said import table_talk
from benchmarks.tools.outcomes import BLOCK
from benchmarks.tools.peers import Pocketsphinx, installed
from benchmarks.tools.tables import NOT_INSTALLED, milliseconds, table
from benchmarks.tools.voices import SAMPLE_RATE, Samples
from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS, SLOT
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.understanding.interpreter import Interpreter

TALK_BELOW = 10
"""How much louder the speech is than people talking, in decibels; with talk, the search has more to consider.
"""

_SECONDS_A_BLOCK = BLOCK / 2 / SAMPLE_RATE


@dataclass
class Times:
    """Times (in seconds) of many commands."""

    silence: list[float] = field(default_factory=list)
    """From the end of the speech to the block at which the utterance ended."""
    computing: list[float] = field(default_factory=list)
    """From the arrival of that block to the command."""
    understanding: list[float] = field(default_factory=list)
    """The part of that time in which words become a command."""
    busy: float = 0.0
    """Processor time for all the sound."""
    sound: float = 0.0
    """The length of the sound."""
    unended: int = 0
    """Commands whose end was not detected."""

    @property
    def real_time_factor(self) -> str:
        """Processor time per second of sound."""
        return f"{self.busy / self.sound:.3f}" if self.sound else "-"


def end_of_speech(speech: Samples) -> float:
    """Return when (seconds) the last sound of a clip ends; synthesizers leave silence after it."""
    frames = speech[: speech.size // 160 * 160].reshape(-1, 160)
    power = np.mean(frames**2, axis=1)
    return float(np.flatnonzero(power > 0.001 * power.max())[-1] + 1) / 100


def time_command(
    recognizer: Recognizer, interpreter: Interpreter, clip: Clip, times: Times, noise: Samples | None = None
) -> None:
    """Process a command whose blocks arrive in real time (without actually waiting), and add its times.

    ``noise`` is ``TALK_BELOW`` decibels quieter.
    """
    pcm = noises.sixteen_bits(noises.in_room(clip.speech, noise, TALK_BELOW, 1))
    ended = noises.BEFORE + end_of_speech(clip.speech)
    done = 0.0
    busy = time.process_time()
    for number, place in enumerate(range(0, len(pcm), BLOCK), 1):
        arrived = number * _SECONDS_A_BLOCK
        started = time.perf_counter()
        utterance = recognizer.accept(pcm[place : place + BLOCK])
        heard = time.perf_counter()
        if utterance is not None:
            interpreter.understand(utterance, SITUATIONS.turn.intents)
            times.understanding.append(time.perf_counter() - heard)
        done = max(done, arrived) + time.perf_counter() - started
        if utterance is not None:
            times.silence.append(arrived - ended)
            times.computing.append(done - arrived)
            break
    else:
        times.unended += 1
        number = len(pcm) // BLOCK
    times.busy += time.process_time() - busy
    times.sound += number * _SECONDS_A_BLOCK
    recognizer.finish()


def _time_expecting(recognizer: Recognizer, phrases: PhraseGraph) -> float:
    started = time.perf_counter()
    recognizer.expect(phrases)
    return time.perf_counter() - started


def _hearing(language: str, count: int) -> tuple[list[object], list[object]]:
    """Return two rows for a language: the speed of recognition, and how soon it is ready."""
    ears = interpreters(language)
    interpreter = ears[0]
    started = time.perf_counter()
    phrases = interpreter.phrases(SITUATIONS.turn)
    made = time.perf_counter() - started
    started = time.perf_counter()
    recognizer = open_recognizer(language)
    recognizer.expect(phrases)
    ready = time.perf_counter() - started
    small = interpreter.phrases(SLOT)
    fresh = _time_expecting(recognizer, small)
    back = statistics.median(
        _time_expecting(recognizer, graph) for _ in range(10) for graph in (phrases, small)
    )
    recognizer.expect(phrases)
    times = Times()
    clips = list(spoken(language, list(whole_commands(language, ears[:1], count, 2)), 3))
    for clip in clips:
        time_command(recognizer, interpreter, clip, times)
    talk = noises.babble(language, table_talk(language))
    among_talk = Times()
    for clip in clips[: max(3, len(clips) // 2)]:
        time_command(recognizer, interpreter, clip, among_talk, talk)
    recognizer.close()
    middle, most = milliseconds(times.computing)
    silence, long_silence = milliseconds(times.silence)
    understanding, _ = milliseconds(times.understanding)
    hearing: list[object] = [
        language, len(clips), silence, long_silence, middle, most, understanding, times.unended,
        times.real_time_factor, among_talk.real_time_factor, *_peer(language, interpreter, clips),
    ]  # fmt: skip
    readiness: list[object] = [
        language,
        len(phrases.arcs),
        *(f"{1000 * one:.0f} ms" for one in (made, ready, fresh)),
    ]
    return hearing, [*readiness, f"{1000 * back:.1f} ms"]


def _peer(language: str, interpreter: Interpreter, clips: Sequence[Clip]) -> list[object]:
    """Return how soon the peer is ready, and its real-time factor, on some of the same clips."""
    if not installed():
        return [NOT_INSTALLED, ""]
    peer = Pocketsphinx(language)
    started = time.perf_counter()
    peer.expect(interpreter.phrases(SITUATIONS.turn))
    ready = time.perf_counter() - started
    busy, sound = 0.0, 0.0
    for clip in clips[: max(3, len(clips) // 4)]:
        pcm = noises.sixteen_bits(noises.in_room(clip.speech, None, 0, 1))
        started = time.process_time()
        peer.hear(pcm)
        busy += time.process_time() - started
        sound += len(pcm) / 2 / SAMPLE_RATE
    return [f"{1000 * ready:.0f} ms", f"{busy / sound:.3f}"]


def _largest_memory(process: int) -> int:
    """Return a process's peak memory in bytes so far; 0 if the system doesn't report it."""
    try:
        lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("VmHWM:")), 0)


def _program(language: str, recordings: Sequence[Path], saves: Path) -> tuple[float, float, int]:
    """Run the program; return seconds to its first line, its processor time, and its peak memory (bytes)."""
    names = TABLES[language][0]
    command = [sys.executable, "-m", "voice_hanabi", "--lang", language, "--output", "text"]
    command += ["--saves", str(saves), "--players", *names, "--seed", "1", "--input"]
    command += ["keyboard"] if not recordings else [f"wav:{recordings[0]}", *map(str, recordings[1:])]
    started = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    first = time.perf_counter() - started
    memory = _largest_memory(process.pid)
    for _ in process.stdout:
        memory = max(memory, _largest_memory(process.pid))
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return first, usage.ru_utime + usage.ru_stime, memory


def _starting(language: str, runs: int) -> list[object]:
    ears = interpreters(language)[:1]
    clips = spoken(language, list(whole_commands(language, ears, 6, 4)), 4)
    with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
        saves = Path(folder) / "saves"
        paths = []
        for number, clip in enumerate(clips):
            paths.append(Path(folder) / f"{number}.wav")
            soundfile.write(paths[-1], clip.speech / 32768, SAMPLE_RATE)
        typed = [_program(language, (), saves) for _ in range(runs)]
        heard = [_program(language, paths, saves) for _ in range(runs)]
    return [
        language,
        f"{1000 * min(first for first, _, _ in typed):.0f} ms",
        f"{1000 * min(first for first, _, _ in heard):.0f} ms",
        f"{1000 * min(busy for _, busy, _ in typed):.0f} ms",
        f"{max(memory for _, _, memory in typed) / 2**20:.0f} MB",
        f"{max(memory for _, _, memory in heard) / 2**20:.0f} MB",
        f"{measured(language):.0f} MB",
    ]


_CAPTION = f"""\
'silence': how long the recogniser waits until it knows that the speech is over: half a second of silence,
which the network reports 0.27 s late and is asked about every 0.42 s; 'then': from that moment to the
command (median, 95th percentile); 'of which words': the part in which words become a command; 'real-time
factor': processor time per second of sound, on one core; 'among talk': the same with people talking
{TALK_BELOW} dB below."""


def report(languages: Sequence[str] = LANGUAGES, quick: bool = False) -> Iterator[str]:
    """Yield the tables of this section."""
    hearing, readiness, starting = [], [], []
    for language in languages:
        heard, ready = _hearing(language, 6 if quick else 40)
        hearing.append(heard)
        readiness.append(ready)
        starting.append(_starting(language, 1 if quick else 3))
        progress(f"{language} speed: done")
    yield "### From the end of the speech to the command"
    yield _CAPTION
    yield table(
        ("language", "commands", "silence", "95 %", "then", "95 %", "of which words", "end not found",
         "real-time factor", "among talk", "peer: ready", "peer: real-time factor"),
        hearing,
    )  # fmt: skip
    yield "### Until it listens"
    yield table(
        (
            "language",
            "arcs",
            "phrases of a turn",
            "model and their graph",
            "a small grammar, new",
            "known grammar",
        ),
        readiness,
    )
    yield "### The program: start to first line, largest memory"
    yield table(
        (
            "language",
            "typed: first line",
            "heard: first line",
            "typed: processor time",
            "typed: memory",
            "heard: memory",
            "grammars of all games",
        ),
        starting,
    )
