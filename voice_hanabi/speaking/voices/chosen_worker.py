"""The worker process for a chosen voice: Piper's, or that of a server at home.

``python -m voice_hanabi.speaking.voices.chosen_worker DATA FOLDER VOICE...`` takes the requests of
`voice_hanabi.speaking.voices.voice_worker`, with an additional ``voice``: the name of one in FOLDER, a file,
or tcp://HOST:PORT; empty for the default one. The VOICEs are loaded before anything is said. If a voice
fails, the default one says the sentence, and the answer gives the reason: ``{"voice": NAME, "failed":
SENTENCE}``.
"""

from __future__ import annotations

import contextlib
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from voice_hanabi.speaking.settings import USUAL_RATE
from voice_hanabi.speaking.voices.system_voices import PITCHES
from voice_hanabi.speaking.voices.voice_worker import Answer, PackedEspeak, serving
from voice_hanabi.system.server_address import is_address, parse_server


class Spoken(Protocol):
    """Writes sentences to files."""

    def write(self, text: str, language: str, pace: float, path: Path) -> None:
        """Write a sentence as 16-bit WAV; ``pace`` is 1 for the usual speed. May raise anything."""


class Piper:
    """A voice of Piper's. The package is an optional extra."""

    def __init__(self, model: Path) -> None:
        """Load it, which takes a second."""
        from piper import PiperVoice

        self._voice = PiperVoice.load(model)

    def write(self, text: str, language: str, pace: float, path: Path) -> None:
        """Write a sentence."""
        from piper import SynthesisConfig

        config = SynthesisConfig(length_scale=self._voice.config.length_scale / pace)
        chunks = list(self._voice.synthesize(text, config))
        write_wav(path, b"".join(one.audio_int16_bytes for one in chunks), chunks[0].sample_rate)


class ChosenSpeech:
    """Speaks in the voice that each request names, at a slightly different pitch for each computer player."""

    def __init__(self, folder: Path, voices: tuple[str, ...], data: str | None = None) -> None:
        """Load the default voice, and these. Raises ``RuntimeError`` if the default one is missing."""
        self._folder = folder
        self._loaded: dict[str, Spoken | str] = {}
        try:
            self._usual = PackedEspeak(data)
        except (ImportError, OSError, AttributeError) as error:
            raise RuntimeError(str(error)) from error
        for voice in voices:
            self._voice(voice)

    name = "espeak-ng and others"

    def write(
        self, text: str, language: str, rate: int, path: Path, speaker: int = 0, voice: str = ""
    ) -> Answer:
        """Write one sentence; return which voice said it, and why not the requested one."""
        failed = ""
        if voice:
            pitch = PITCHES[speaker % len(PITCHES)] if speaker > 0 else 1.0
            try:
                self._said(voice).write(text, language, rate / USUAL_RATE / pitch, path)
                _pitched(path, pitch)
            except Exception as error:
                # Whatever a library or a network raises: the sentence matters more than the voice.
                failed = str(error) or type(error).__name__
            else:
                return {"voice": voice}
        usual = self._usual.write(text, language, rate, path, max(0, speaker))
        return {"voice": usual, "failed": failed} if failed else {"voice": usual}

    def _said(self, voice: str) -> Spoken:
        found = self._voice(voice)
        if isinstance(found, str):
            raise RuntimeError(found)
        return found

    def _voice(self, voice: str) -> Spoken | str:
        """Return a voice, loaded once, or why it can't be loaded."""
        if voice not in self._loaded:
            try:
                self._loaded[voice] = self._load(voice)
            except Exception as error:
                # A damaged file can make its library raise anything.
                self._loaded[voice] = str(error) or type(error).__name__
        return self._loaded[voice]

    def _load(self, voice: str) -> Spoken:
        if is_address(voice):
            # Imported only here: its package is an extra.
            from voice_hanabi.speaking.voices.wyoming_voice import WyomingVoice

            return WyomingVoice(parse_server(voice))
        named = self._folder / f"{voice}.onnx"
        return Piper(named if named.is_file() else Path(voice))


def write_wav(path: Path, sound: bytes, rate: int) -> None:
    """Write 16-bit mono sound."""
    with path.open("wb") as raw, wave.open(raw, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(sound)


def _pitched(path: Path, pitch: float) -> None:
    """Play slowly spoken sound faster, so that one voice sounds like several people."""
    if pitch == 1.0:
        return
    with wave.open(str(path)) as file:
        spoken, frames = file.getparams(), file.readframes(file.getnframes())
    with wave.open(str(path), "wb") as file:
        file.setparams(spoken._replace(framerate=round(spoken.framerate * pitch)))
        file.writeframes(frames)


def opener(arguments: list[str]) -> Callable[[], ChosenSpeech]:
    """Return the loaders of the voices that a command line names."""
    data, folder, *voices = arguments
    return lambda: ChosenSpeech(Path(folder), tuple(voices), data or None)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        serving(opener(sys.argv[1:]))
