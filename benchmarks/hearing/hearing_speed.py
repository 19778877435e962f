"""The cost of listening while nobody speaks to the table (quiet, noise and talk), and of each grammar."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from benchmarks.tools.tables import table
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.hearing.models.vosk_library import SAMPLE_RATE
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.recognising.vosk_grammars import ExactGrammars
from voice_hanabi.hearing.recognising.vosk_recognizer import VoskRecognizer
from voice_hanabi.language.templates import templates_of
from voice_hanabi.understanding.interpreter import Interpreter

NAMES = {"cs": ("Anna", "Petr", "Eva"), "pl": ("Anna", "Piotr", "Ewa"), "da": ("Anna", "Peter", "Eva"),
         "en": ("Anna", "Peter", "Eva")}  # fmt: skip
"""The players at the table, by language."""

SECONDS = 20.0
"""The length of each sound."""

_BLOCK = int(0.05 * SAMPLE_RATE)


def sounds() -> dict[str, npt.NDArray[np.int16]]:
    """Return background sounds without a command: names and samples."""
    chance = np.random.default_rng(1)
    count = int(SECONDS * SAMPLE_RATE)
    times = np.arange(count) / SAMPLE_RATE
    return {
        "quiet room": chance.normal(0, 4, count).astype(np.int16),
        "fan": chance.normal(0, 300, count).astype(np.int16),
        "hum": (3000 * np.sin(2 * np.pi * 100 * times) + chance.normal(0, 50, count)).astype(np.int16),
        "loud noise": chance.normal(0, 3000, count).astype(np.int16),
    }


def resident_megabytes() -> float | None:
    """Return this process's current memory; None if the system doesn't report it."""
    if not sys.platform.startswith("linux"):
        return None
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def idle_row(recognizer: VoskRecognizer, name: str, samples: npt.NDArray[np.int16]) -> list[object]:
    """Return a row: the sound, processor seconds per second of it, the slowest block, and utterances."""
    slowest, utterances = 0.0, 0
    before = time.process_time()
    for start in range(0, len(samples), _BLOCK):
        began = time.process_time()
        utterances += recognizer.accept(samples[start : start + _BLOCK].tobytes()) is not None
        slowest = max(slowest, time.process_time() - began)
    recognizer.finish()
    busy = time.process_time() - before
    return [name, f"{busy * SAMPLE_RATE / len(samples):.3f}", f"{1000 * slowest:.0f} ms", utterances]


def grammar_row(recognizer: VoskRecognizer, name: str, phrases: PhraseGraph) -> list[object]:
    """Return a row: the grammar, its arcs and words, the times to make it and to switch to it, and memory."""
    began = time.perf_counter()
    recognizer.prepare(phrases)
    made = time.perf_counter() - began
    began = time.perf_counter()
    recognizer.expect(phrases)
    switch = time.perf_counter() - began
    memory = resident_megabytes()
    return [
        name,
        len(phrases.arcs),
        len(phrases.words),
        f"{1000 * made:.0f} ms",
        f"{1000 * switch:.1f} ms",
        "-" if memory is None else f"{memory:.0f} MB",
    ]


def report(languages: tuple[str, ...] = tuple(NAMES)) -> Iterator[str]:
    """Yield for each language a table of grammars and one of sounds without commands."""
    for language in languages:
        interpreter = Interpreter(HANABI, templates_of(language, "hanabi"), NAMES[language])
        began = time.perf_counter()
        recognizer = VoskRecognizer(ExactGrammars(language, interpreter.vocabulary()))
        ready = time.perf_counter() - began
        rows = [grammar_row(recognizer, one.value, interpreter.phrases(one)) for one in SITUATIONS]
        yield f"### Grammars, {language} (lexicon in {1000 * ready:.0f} ms)"
        yield "Grammars for answers are made in advance, while nobody speaks."
        yield table(("grammar", "arcs", "words", "made in", "switch", "memory afterwards"), rows)
        recognizer.expect(interpreter.phrases(SITUATIONS.turn))
        idle = [idle_row(recognizer, name, samples) for name, samples in sounds().items()]
        yield f"### Nobody speaks to the table, {language}"
        yield table(("sound", "processor s per second", "slowest block", "utterances"), idle)
        recognizer.close()


def run() -> None:
    """Print the tables."""
    for part in report():
        print(f"\n{part}", flush=True)


if __name__ == "__main__":
    run()
