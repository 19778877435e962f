"""The protocol of a voice, which turns sentences into sound, and a voice that runs in its own process."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from voice_hanabi.speaking.reasons import Missing, ReasonCode, SoundError
from voice_hanabi.speaking.sound import Sound, read_wav, silence
from voice_hanabi.system.espeak_data import espeak_data
from voice_hanabi.system.own_processes import NO_WINDOW, command_of, environment

_LONGEST_PAUSE = 0.3
"""The longest silence within a sentence, relative to the time of a word: a comma's, or a consonant's."""

_MEMORY = Path("/dev/shm")
"""Linux's folder in memory. What is said to one player alone, their cards too, is not written to the disk."""


class _Sentence(NamedTuple):
    """A request to the worker; ``rate`` is in words per minute."""

    text: str
    language: str
    rate: int
    speaker: int
    voice: str = ""


class Voice(Protocol):
    """Turns sentences into sound."""

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        """Return the sentence as sound, without silence at its edges or long pauses within it.

        Thread-safe. ``language`` is cs, pl, da or en; ``speaker`` is as in an announcement. Raises
        ``SoundError`` (``NO_VOICE``, ``VOICE_FAILED``).
        """

    def missing(self) -> Missing | None:
        """Return why there is no voice at all, or ``None`` if there is one."""

    def close(self) -> None:
        """Release the voice's resources; it can't speak any more."""


class SpokenVoice:
    """pyttsx3 in a worker process, which may crash, hang or print without harming the game.

    A worker that dies is restarted, and its sentence is tried once more. Spoken sentences are cached by text,
    language, rate and speaker, up to ``remembered_seconds`` of sound.
    """

    def __init__(
        self,
        *,
        timeout: float = 20.0,
        remembered_seconds: float = 600.0,
        command: tuple[str, ...] | None = None,
    ) -> None:
        """Start the worker at once, so that it is ready before the first sentence.

        ``timeout`` is how long one sentence may take, in seconds, before the worker is killed. ``command``
        replaces our worker.
        """
        self.latencies: deque[float] = deque(maxlen=256)
        """Seconds from call to sound of the latest sentences that were not cached."""
        self.restarts = 0
        """How many workers were started after the first one."""
        self._timeout = timeout
        self._command = command or worker_command()
        self._remembered_seconds = remembered_seconds
        self._remembered: OrderedDict[_Sentence, Sound] = OrderedDict()
        self._total_seconds = 0.0
        self._turn = threading.Lock()
        self._memory = threading.Lock()
        in_memory = os.access(_MEMORY, os.W_OK | os.X_OK)
        self._folder = tempfile.TemporaryDirectory(
            prefix="voice-hanabi-", dir=_MEMORY if in_memory else None, ignore_cleanup_errors=True
        )
        self._count = 0
        self._closed = False
        self._worker: _Worker | None = None
        self._missing: Missing | None = None
        self._start()

    @property
    def process_id(self) -> int | None:
        """The worker's process, or ``None`` if none is running."""
        worker = self._worker
        return worker.process.pid if worker is not None else None

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        """Return the sentence as sound. Raises ``SoundError``."""
        if not text.strip():
            return silence(0.0, 22_050)
        key = _Sentence(text, language, words_a_minute, speaker, self.voice_of(language, speaker))
        called = time.monotonic()
        with self._memory:
            if key in self._remembered:
                self._remembered.move_to_end(key)
                return self._remembered[key]
        with self._turn:
            sound = self._speak(key)
        self.latencies.append(time.monotonic() - called)
        with self._memory:
            if key not in self._remembered:
                self._remembered[key] = sound
                self._total_seconds += sound.seconds
            while self._total_seconds > self._remembered_seconds:
                _, forgotten = self._remembered.popitem(last=False)
                self._total_seconds -= forgotten.seconds
        return sound

    def voice_of(self, language: str, speaker: int) -> str:
        """Return which of several voices says a sentence; empty if there is only one."""
        return ""

    def answered(self, voice: str, answer: Mapping[str, str]) -> None:
        """Handle the worker's answer to a sentence."""

    def missing(self) -> Missing | None:
        """Return why there is no voice, or ``None``; waits for the worker to be ready."""
        with self._turn:
            try:
                self._ready()
            except SoundError as error:
                return error.missing
        return None

    def close(self) -> None:
        """End the worker. A sentence in progress fails."""
        self._closed = True
        worker = self._worker
        if worker is not None:
            worker.end()
        with self._turn:
            if self._worker is not None:
                self._worker.end()
                self._worker = None
            self._folder.cleanup()

    def _speak(self, sentence: _Sentence) -> Sound:
        for last in (False, True):
            try:
                return self._try(sentence)
            except EOFError as error:
                # The worker died during this sentence, perhaps because of it, so retry only once.
                self._drop()
                if last or self._closed:
                    raise SoundError(ReasonCode.VOICE_FAILED, error="the voice ended") from error
        raise AssertionError("unreachable")

    def _try(self, sentence: _Sentence) -> Sound:
        worker = self._ready()
        self._count += 1
        path = Path(self._folder.name) / f"{self._count}.wav"
        request = {**sentence._asdict(), "path": str(path)}
        if not sentence.voice:
            del request["voice"]
        answer = self._ask(worker, request)
        self.answered(sentence.voice, answer)
        if "error" in answer:
            raise SoundError(ReasonCode.VOICE_FAILED, error=answer["error"])
        try:
            # espeak-ng ends every sentence with 0.3 s of silence, and system voices with some; a list of
            # eight cards has a second of pauses for commas.
            return read_wav(path).trimmed().with_pauses(_LONGEST_PAUSE * 60 / sentence.rate)
        except (OSError, ValueError) as error:
            raise SoundError(ReasonCode.VOICE_FAILED, error=str(error)) from error
        finally:
            path.unlink(missing_ok=True)

    def _ready(self) -> _Worker:
        """Return a worker that is ready. Raises ``SoundError``."""
        if self._closed:
            raise SoundError(ReasonCode.VOICE_FAILED, error="the voice is closed")
        if self._missing is not None:
            raise SoundError(self._missing.reason, **self._missing.details)
        if self._worker is None or self._worker.process.poll() is not None:
            self._drop()
            self._start()
            self.restarts += 1
        worker = self._worker
        if worker is None:
            raise SoundError(ReasonCode.NO_VOICE, error="the voice's process can't be started")
        if not worker.ready:
            try:
                answer = self._ask(worker, None)
            except EOFError as error:
                self._drop()
                raise SoundError(
                    ReasonCode.NO_VOICE, error="the voice's process ended at its start"
                ) from error
            if "error" in answer:
                # Trying again does not help if something is not installed.
                self._missing = Missing(ReasonCode.NO_VOICE, {"error": answer["error"]})
                self._drop()
                raise SoundError(ReasonCode.NO_VOICE, error=answer["error"])
            worker.ready = True
        return worker

    def _ask(self, worker: _Worker, request: dict[str, object] | None) -> dict[str, str]:
        """Send a request (if any) and return the next answer. Raises ``EOFError``, ``SoundError``."""
        try:
            answer = worker.ask(request, self._timeout)
        except TimeoutError as error:
            self._drop()
            raise SoundError(ReasonCode.VOICE_FAILED, error=f"no answer in {self._timeout:g} s") from error
        return answer

    def _start(self) -> None:
        try:
            self._worker = _Worker(self._command)
        except OSError:
            self._worker = None

    def _drop(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None


def worker_command(
    module: str = "voice_hanabi.speaking.voices.voice_worker", *arguments: str
) -> tuple[str, ...]:
    """Return the command that starts a speaking module as a process; ``arguments`` follow the data."""
    try:
        # Found here, because this process can clean up after itself; a worker is killed in mid-sentence.
        data = [espeak_data()]
    except (ImportError, RuntimeError):
        # The worker will report it.
        data = [""] if arguments else []
    return command_of(module, *data, *arguments)


class _Worker:
    """One worker process and the thread that reads its answers."""

    def __init__(self, command: tuple[str, ...]) -> None:
        # Its standard input is our pipe, so it ends whenever this program ends.
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env=environment(),
            creationflags=NO_WINDOW,
        )
        self.ready = False
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True, name="voice answers").start()

    def ask(self, request: dict[str, object] | None, timeout: float) -> dict[str, str]:
        """Send a request, if any, and return the answer. Raises ``EOFError`` if the worker has died,
        ``TimeoutError``.
        """
        if request is not None:
            assert self.process.stdin is not None
            try:
                self.process.stdin.write(json.dumps(request) + "\n")
                self.process.stdin.flush()
            except (OSError, ValueError) as error:
                raise EOFError from error
        try:
            line = self._answers.get(timeout=timeout)
        except queue.Empty as error:
            raise TimeoutError from error
        if line is None:
            raise EOFError
        answer: dict[str, str] = json.loads(line)
        return answer

    def end(self) -> None:
        """Kill the process and wait for it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as stdout:
            for line in stdout:
                self._answers.put(line)
        self._answers.put(None)
