"""Whisper as a second ear: faster-whisper with weights on this computer.

The package is an optional extra, so this module is imported only if Whisper is wanted.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from faster_whisper import WhisperModel
from faster_whisper.transcribe import Segment

from voice_hanabi.hearing.second_ear.second_ear import SecondEarProblem, TableWords

THREADS = 2
"""Cores that it may use; the first ear listens at the same time."""

LONGEST = 60
"""The most tokens of one utterance."""
NO_SPEECH = 0.6
LEAST_CERTAIN = -1.0
MOST_REPEATED = 2.4
"""Beyond these limits it invents words from noise: the probability that nobody spoke, the mean log
probability of its words, and their compression ratio. All are Whisper's own measures."""


class WhisperEar:
    """A ``SecondEar`` on this computer."""

    host = ""

    def __init__(self, folder: Path) -> None:
        """Load the weights in a folder, which takes a second. Raises `SecondEarProblem`."""
        try:
            self._model = WhisperModel(
                str(folder), device="cpu", compute_type="int8", cpu_threads=THREADS, local_files_only=True
            )
        except (RuntimeError, ValueError, OSError) as error:
            details = {"path": str(folder), "message": str(error).rstrip(".")}
            raise SecondEarProblem("second-ear-damaged", details) from error

    def hear(self, sound: bytes, likely: TableWords) -> str:
        """Return what was said, empty if it was probably nothing."""
        samples = np.frombuffer(sound, np.int16).astype(np.float32) / 32_768
        segments, _ = self._model.transcribe(
            samples,
            language=likely.language,
            beam_size=1,
            # Another attempt at another temperature would be too late.
            temperature=0.0,
            condition_on_previous_text=False,
            without_timestamps=True,
            initial_prompt=prompt(likely),
            # In silence it would repeat the hint, and in noise one word for ever.
            vad_filter=True,
            max_new_tokens=LONGEST,
        )
        heard = [one.text for one in segments if _is_speech(one)]
        return " ".join(" ".join(heard).split())

    def close(self) -> None:
        """Release the weights."""
        del self._model


def _is_speech(heard: Segment) -> bool:
    certain = heard.no_speech_prob < NO_SPEECH and heard.avg_logprob > LEAST_CERTAIN
    return bool(certain and heard.compression_ratio < MOST_REPEATED)


def prompt(likely: TableWords) -> str:
    """Return the text that Whisper continues: it writes in the style of what came before."""
    parts = [", ".join(part) for part in (likely.names, likely.words) if part]
    return " ".join(f"{part[:1].upper()}{part[1:]}." for part in parts)
