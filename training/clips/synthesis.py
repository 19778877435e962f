"""Synthetic speech to train on: espeak-ng through its library, and other programs if installed."""

from __future__ import annotations

import ctypes
import difflib
import importlib.util
import random
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType

import numpy as np
import soundfile

from training.clips.made_up_voices import NAME, made_up_voices
from training.clips.voices import (
    ACCENTS,
    FESTIVAL_VOICES,
    FLITE_VOICES,
    HELD_OUT_FESTIVAL_VOICES,
    HELD_OUT_FLITE_VOICES,
    HELD_OUT_VARIANTS,
    PICO_VOICES,
    VARIANTS,
)
from training.sound.signal import SAMPLE_RATE, Samples, resampled
from training.words.texts import sentences
from voice_hanabi.hearing.pronouncing.pronunciation import VOICES, Espeak, espeak, phonemes_of_text

_RATE, _PITCH, _RANGE = 1, 3, 4
_AT_CHARACTER = 1
_UTF8 = 1

_MADE_UP = 0.5
"""The share of random voices among espeak-ng's clips that do not use plain voices."""

Source = Callable[[str, random.Random], Iterator[str]]
"""A function that yields endless sentences of a language."""


@dataclass(frozen=True)
class Clip:
    """A recording: its sound, its words, and its speaker."""

    samples: Samples
    phonemes: tuple[str, ...]
    text: str
    language: str
    speaker: str
    group: str
    held_out: bool


class Synthesizer:
    """espeak-ng, which delivers samples instead of playing them."""

    def __init__(self, speech: Espeak | None = None) -> None:
        """Prepare to receive the samples of this process's espeak-ng, or of one with other data."""
        self._speech = speech or espeak()
        self._chunks: list[bytes] = []
        callback_type = ctypes.CFUNCTYPE(
            ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
        )
        self._callback = callback_type(self._take)

    def _take(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _events: object) -> int:
        if samples and count > 0:
            self._chunks.append(ctypes.string_at(samples, count * 2))
        return 0

    def say(self, text: str, voice: str, rate: int = 175, pitch: int = 50, pitch_range: int = 50) -> Samples:
        """Return the text said by a voice (``cs+f1``) as samples at 16 kHz; rate in words per minute."""
        speech = self._speech
        with speech.lock:
            speech.choose(voice)
            # Set each time: the library has only one callback, which may belong to a deleted object.
            speech.library.espeak_SetSynthCallback(self._callback)
            for parameter, value in ((_RATE, rate), (_PITCH, pitch), (_RANGE, pitch_range)):
                speech.library.espeak_SetParameter(parameter, value, 0)
            self._chunks.clear()
            encoded = text.encode()
            speech.library.espeak_Synth(encoded, len(encoded) + 1, 0, _AT_CHARACTER, 0, _UTF8, None, None)
            sound = np.frombuffer(b"".join(self._chunks), dtype=np.int16)
        return resampled(sound.astype(np.float32), speech.sample_rate / SAMPLE_RATE)


class SynthesizerApart:
    """espeak-ng in a process of its own, which it may crash.

    Version 1.52 crashes with some of its variants when they speak slowly and low.
    """

    MOST_BREAKDOWNS = 5
    """After this many crashes in a row, it is considered not to work at all."""

    def __init__(self, data: Path | None = None) -> None:
        """Prepare to start the process with the first sentence; ``data`` replaces espeak-ng's data."""
        self._data = data
        self._process = self._new_process()
        self._breakdowns = 0

    def say(self, text: str, voice: str, rate: int, pitch: int, pitch_range: int) -> Samples:
        """Return the same as ``Synthesizer.say``, or nothing if espeak-ng crashes.

        Raises ``BrokenProcessPool`` after several crashes in a row.
        """
        try:
            samples = self._process.submit(_say, self._data, text, voice, rate, pitch, pitch_range).result()
        except BrokenProcessPool:
            self._process.shutdown()
            self._process = self._new_process()
            self._breakdowns += 1
            if self._breakdowns >= self.MOST_BREAKDOWNS:
                raise
            return np.zeros(0, np.float32)
        self._breakdowns = 0
        return samples

    def __enter__(self) -> SynthesizerApart:
        """Return itself; leaving the ``with`` block ends the process."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process."""
        self._process.shutdown()

    @staticmethod
    def _new_process() -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


@lru_cache(maxsize=1)
def _synthesizer(data: Path | None) -> Synthesizer:
    return Synthesizer(None if data is None else Espeak(data))


def _say(data: Path | None, text: str, voice: str, rate: int, pitch: int, pitch_range: int) -> Samples:
    return _synthesizer(data).say(text, voice, rate, pitch, pitch_range)


def standard_phonemes(text: str, accent: str) -> tuple[str, ...]:
    """Return the phonemes of a sentence in the standard accent that is nearest to the given one.

    The grammars contain only the standard pronunciations of words, so the network must hear these in every
    accent. (English has two standards; a Scottish ``card`` is closer to the American one.)
    """
    standards = VOICES[accent.split("-")[0]]
    phonemes = phonemes_of_text(text, accent)
    if accent in standards:
        return phonemes
    # A rolled r is still an r.
    said = ["ɹ" if phoneme == "r" else phoneme for phoneme in phonemes]
    forms = [phonemes_of_text(text, voice) for voice in standards]
    return max(forms, key=lambda form: difflib.SequenceMatcher(None, said, form, autojunk=False).ratio())


def espeak_clips(
    language: str, count: int, seed: int, held_out: bool, source: Source = sentences
) -> Iterator[Clip]:
    """Yield clips of espeak-ng in a language, with any variant, rate and pitch, and sentences from a source.

    Among clips that are not held out, plain voices say 15 of 100, and random voices half of the others.
    """
    chance = random.Random(f"{language} {seed} {held_out}")
    texts = source(language, chance)
    with (
        nullcontext() if held_out else made_up_voices() as made_up,
        SynthesizerApart(made_up.data if made_up else None) as synthesizer,
    ):
        for _ in range(count):
            text = next(texts)
            accent = ACCENTS[language][0] if chance.random() < 0.4 else chance.choice(ACCENTS[language])
            variant = chance.choice(HELD_OUT_VARIANTS if held_out else VARIANTS)
            plain = made_up is not None and chance.random() < 0.15
            if made_up is not None and not plain and chance.random() < _MADE_UP:
                made_up.renew(chance)
                variant = NAME
            voice = accent if plain else f"{accent}+{variant}"
            phonemes = standard_phonemes(text, accent)
            samples = synthesizer.say(
                text, voice, chance.randint(110, 250), chance.randint(20, 85), chance.randint(20, 80)
            )
            yield Clip(samples, phonemes, text, language, f"espeak_{voice}", "synthetic", held_out)


def _festival(text: str, voice: str, path: Path) -> None:
    script = path.with_suffix(".txt")
    script.write_text(text, encoding="iso-8859-2", errors="ignore")
    subprocess.run(
        ["text2wave", "-eval", f"(voice_{voice})", "-o", str(path), str(script)],
        check=False, capture_output=True, timeout=60,
    )  # fmt: skip


def _flite(text: str, voice: str, path: Path) -> None:
    subprocess.run(
        ["flite", "-voice", voice, "-t", text, "-o", str(path)], check=False, capture_output=True, timeout=60
    )


def other_clips(count: int, seed: int, held_out: bool, source: Source) -> Iterator[Clip]:
    """Yield clips of festival and flite, ``count`` per voice, if installed."""
    festival_voices = HELD_OUT_FESTIVAL_VOICES if held_out else FESTIVAL_VOICES
    flite_voices = HELD_OUT_FLITE_VOICES if held_out else FLITE_VOICES
    programs = (
        ("text2wave", "festival", _festival, festival_voices),
        ("flite", "flite", _flite, flite_voices),
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "clip.wav"
        for program, name, say, voices in programs:
            if shutil.which(program) is None:
                continue
            for language, voice in ((key, voice) for key, names in voices.items() for voice in names):
                texts = source(language, random.Random(f"{voice} {seed}"))
                for _ in range(count):
                    text = next(texts)
                    path.unlink(missing_ok=True)
                    say(text, voice, path)
                    if not path.exists():
                        continue
                    sound, rate = soundfile.read(path, dtype="float32")
                    samples = resampled(sound * 32768, rate / SAMPLE_RATE)
                    phonemes = phonemes_of_text(text, "en-us" if language == "en" else language)
                    yield Clip(samples, phonemes, text, language, f"{name}_{voice}", "synthetic", held_out)


def pico_clips(count: int, seed: int, source: Source) -> Iterator[Clip]:
    """Yield clips of Pico (the package ``ttspico``), ``count`` per voice, with any pitch."""
    if importlib.util.find_spec("ttspico") is None:
        return
    import ttspico

    for voice in PICO_VOICES:
        chance = random.Random(f"pico {voice} {seed}")
        engine = ttspico.TtsEngine(voice)
        texts = source("en", chance)
        for _ in range(count):
            text = next(texts)
            engine.rate, engine.pitch = chance.randint(75, 160), chance.randint(70, 140)
            sound = np.frombuffer(engine.speak(text), np.int16).astype(np.float32)
            phonemes = phonemes_of_text(text, "en-us" if voice == "en-US" else "en")
            yield Clip(sound, phonemes, text, "en", f"pico_{voice}", "synthetic", held_out=False)
