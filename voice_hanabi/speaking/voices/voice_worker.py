"""The worker process that speaks with pyttsx3 or espeak-ng alone, controlled line by line.

``python -m voice_hanabi.speaking.voices.voice_worker [DATA]`` reads one JSON object per line from standard
input, ``{"text", "language", "rate", "speaker", "path"}``, writes the sentence as 16-bit WAV to the path, and
answers with one line: ``{"voice": NAME}`` or ``{"error": SENTENCE}``. Before the first request it writes
``{"ready": ENGINE}`` or ``{"error": SENTENCE}``. DATA is the folder of espeak-ng's data. It ends when its
standard input does, so it never outlives the program that started it.
"""

from __future__ import annotations

import ctypes
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import wave
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TextIO

from voice_hanabi.speaking.voices.names_said import speech_markup
from voice_hanabi.speaking.voices.system_voices import Engine, SystemVoice, system_engine, system_voice
from voice_hanabi.system.espeak_data import espeak_data

TIMBRES = (
    ("+f2", 50), ("+m3", 80), ("+f5", 60), ("+m7", 25), ("+f4", 45), ("+m7", 90), ("+belinda", 65),
    ("+Reed", 60),
)  # fmt: skip
"""espeak-ng's voice variants for computer players, with their pitch (0 to 100).

Alternately women and men; each has a different pitch, also from the table's.
"""

_USUAL_PITCH = 50

_SSML = 0x10
"""espeak-ng's flag for a text that is SSML; pyttsx3's binding uses this name for another one."""

_IPA = 0x02

_DO_NOT_EXIT = 0x8000
"""Without this option espeak-ng ends the process if it doesn't find its data."""


class PackedEspeak:
    """The espeak-ng of the wheel ``espeakng-loader``, through pyttsx3's binding of its library.

    pyttsx3's own engine isn't used: it speaks in a background thread and does not always wait for it, so that
    a sentence may end up in the next one's file, which may be for other ears.
    """

    def __init__(self, data: str | None = None) -> None:
        """Load it. Raises ``ImportError``, ``OSError`` or ``RuntimeError`` if a part is missing.

        ``data`` is the folder of its data, as returned by `espeak_data`.
        """
        loader = import_module("espeakng_loader")
        found = (data or espeak_data()).encode()
        library = ctypes.CDLL(loader.get_library_path())
        library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self._library = library
        # pyttsx3 looks for espeak-ng under names that differ between systems, and a system's own copy would
        # not fit the wheel's data. While its binding is imported, every name means this one.
        ctypes.cdll.LoadLibrary = lambda name: library  # type: ignore[method-assign]
        try:
            self._binding: Any = import_module("pyttsx3.drivers._espeak")
        finally:
            del ctypes.cdll.LoadLibrary
        self._rate: int = self._binding.Initialize(
            self._binding.AUDIO_OUTPUT_SYNCHRONOUS, 1000, found, _DO_NOT_EXIT
        )
        if self._rate <= 0:
            raise RuntimeError("espeak-ng does not start")
        self._spoken = bytearray()
        self._binding.SetSynthCallback(self._take)

    def write(self, text: str, language: str, rate: int, path: Path, speaker: int = 0) -> str:
        """Write one text as 16-bit WAV, with foreign names by the rules of their own language.

        Returns the voice's name. Raises ``RuntimeError`` if there is no such voice.
        """
        timbre, pitch = TIMBRES[(speaker - 1) % len(TIMBRES)] if speaker else ("", _USUAL_PITCH)
        markup = speech_markup(text, language, self._sounds, timbre)
        self._choose(language + timbre)
        self._binding.SetParameter(self._binding.PITCH, pitch, 0)
        self._binding.SetParameter(self._binding.RATE, rate, 0)
        self._spoken.clear()
        data = (markup or text).replace("\0", " ").encode()
        flags = self._binding.ENDPAUSE | self._binding.CHARS_UTF8 | (_SSML if markup else 0)
        # Returns when all is spoken.
        failure = self._binding.cSynth(data, len(data) + 1, 0, 1, 0, flags, None, None)
        if failure:
            raise RuntimeError(f"espeak-ng failed with {failure}")
        with path.open("wb") as raw, wave.open(raw, "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(self._rate)
            file.writeframes(bytes(self._spoken))
        return language + timbre

    def _choose(self, voice: str) -> None:
        if self._binding.SetVoiceByName(voice.encode()) != 0:
            raise RuntimeError(f"espeak-ng has no voice {voice}")

    def _sounds(self, text: str, voice: str) -> str:
        """Return how a voice pronounces a few words, in IPA."""
        self._choose(voice)
        rest = ctypes.c_char_p(text.encode())
        said = self._library.espeak_TextToPhonemes(ctypes.byref(rest), self._binding.CHARS_UTF8, _IPA)
        return bytes(said or b"").decode(errors="ignore")

    def _take(self, samples: Any, count: int, _events: Any) -> int:  # noqa: ANN401
        if samples and count > 0:
            self._spoken += ctypes.string_at(samples, 2 * count)
        return 0


class SpeechWriter:
    """Writes sentences to files: with a system voice of the language if there is one, else espeak-ng.

    A system voice pronounces foreign names by its own language's rules; pyttsx3 can't change the voice within
    a sentence.
    """

    def __init__(self, data: str | None = None, system: Callable[[], Engine | None] = system_engine) -> None:
        """Load both engines; ``data`` is for `PackedEspeak`.

        Raises ``RuntimeError`` if there is neither.
        """
        self._system = system()
        self._errors: list[str] = []
        self._espeak: PackedEspeak | None = None
        try:
            self._espeak = PackedEspeak(data)
        except (ImportError, OSError, RuntimeError, AttributeError) as error:
            if self._system is None:
                raise RuntimeError(str(error)) from error
        if self._system is not None:
            self._system.connect("error", self._failed)

    @property
    def name(self) -> str:
        """The available engines."""
        return " ".join(
            name
            for name, engine in (("system", self._system), ("espeak-ng", self._espeak))
            if engine is not None
        )

    def write(self, text: str, language: str, rate: int, path: Path, speaker: int = 0) -> str:
        """Write one sentence as 16-bit WAV and return the voice's name. Raises ``RuntimeError``."""
        if self._system is not None:
            try:
                if (voice := system_voice(self._system, language, speaker)) is not None:
                    return self._write(self._system, voice, text, rate, path)
            except Exception:
                # A system's speech service may raise anything; the sentence matters more than the voice.
                if self._espeak is None:
                    raise
        if self._espeak is None:
            raise RuntimeError(f"no voice for {language}")
        return self._espeak.write(text, language, rate, path, speaker)

    def _write(self, engine: Engine, voice: SystemVoice, text: str, rate: int, path: Path) -> str:
        self._errors.clear()
        engine.setProperty("voice", voice.name)
        engine.setProperty("rate", round(rate / voice.pitch))
        engine.save_to_file(text, str(path))
        engine.runAndWait()
        if self._errors:
            raise RuntimeError(self._errors[0])
        if not path.is_file() or path.stat().st_size == 0:
            raise RuntimeError(f"the voice {voice.name} wrote nothing")
        if path.read_bytes()[:4] == b"FORM":
            # macOS writes AIFF regardless of the file's name; its own converter is always installed.
            wav = path.with_suffix(".converted.wav")
            subprocess.run(["afconvert", "-f", "WAVE", "-d", "LEI16", str(path), str(wav)], check=True)
            wav.replace(path)
        if voice.pitch != 1.0:
            # Spoken slower and played faster: pyttsx3 can't ask a system's voice for another pitch.
            with wave.open(str(path)) as file:
                spoken, frames = file.getparams(), file.readframes(file.getnframes())
            with wave.open(str(path), "wb") as file:
                file.setparams(spoken._replace(framerate=round(spoken.framerate * voice.pitch)))
                file.writeframes(frames)
        return voice.name

    def _failed(self, name: str | None, exception: Exception) -> None:
        self._errors.append(str(exception))


Answer = dict[str, str]
"""The answer to a sentence: the name of the voice that said it, and anything else to report."""


class Writes(Protocol):
    """Writes sentences to files."""

    @property
    def name(self) -> str:
        """The available engines."""

    def write(self, text: str, language: str, rate: int, path: Path, speaker: int = 0) -> str | Answer:
        """Write one sentence as 16-bit WAV; may raise anything."""


def serve(requests: queue.SimpleQueue[str], answers: TextIO, open_speech: Callable[[], Writes]) -> None:
    """Answer requests for ever."""

    def answer(**values: str) -> None:
        answers.write(json.dumps(values) + "\n")
        answers.flush()

    try:
        speech = open_speech()
    except RuntimeError as error:
        answer(error=str(error))
        return
    answer(ready=speech.name)
    while True:
        request = json.loads(requests.get())
        try:
            path = Path(request.pop("path"))
            voice = speech.write(**request, path=path)
        except Exception as error:
            # The parent process decides about whatever a speech engine raises; this one goes on.
            answer(error=str(error) or type(error).__name__)
        else:
            answer(**({"voice": voice} if isinstance(voice, str) else voice))


def serving(open_speech: Callable[[], Writes]) -> None:
    """Serve until standard input ends."""
    # Ctrl-C reaches every process of a terminal; the parent decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # pyttsx3 prints to standard output, and C libraries may too: that must not mix with the answers.
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin:
            requests.put(line)
        # Not sys.exit: the main thread may be inside a library that never returns.
        os._exit(0)

    threading.Thread(target=read, daemon=True, name="requests").start()
    serve(requests, answers, open_speech)


if __name__ == "__main__":
    serving(lambda: SpeechWriter(next(iter(sys.argv[1:]), None)))
