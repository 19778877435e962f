"""The few functions of Vosk that are used, with types and with our own errors."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, cast

from voice_hanabi.hearing.free_speech import UNKNOWN
from voice_hanabi.hearing.models.problems import ModelProblem
from voice_hanabi.system.library_paths import FolderForLibraries

SAMPLE_RATE = 16000
"""The sample rate of all the models, in Hz."""


class SpeechModel(Protocol):
    """A loaded model (``vosk.Model``)."""

    def vosk_model_find_word(self, word: str) -> int:
        """Return the number of a word, or -1 for one that the model lacks."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One reading of an utterance by a decoder: its words, and a score (higher is likelier).

    ``unknown`` is the part (0 to 1) of the words' time that ``[unk]`` takes.
    """

    text: str
    score: float
    unknown: float = 0.0


@dataclass(frozen=True, slots=True)
class HeardReadings:
    """An utterance's readings, the silence (seconds) after its last word, and its number of samples."""

    readings: tuple[Hypothesis, ...]
    silence: float
    samples: int


@cache
def _freed_if_made(kind: type[Any]) -> type[Any]:
    """Return one of Vosk's classes, made safe for Ctrl+C before its object was created."""

    class FreedIfMade(kind):  # type: ignore[misc]
        def __del__(self) -> None:
            if hasattr(self, "_handle"):
                super().__del__()

    return FreedIfMade


def load_model(folder: Path) -> SpeechModel:
    """Load the model in a folder; takes from 0.03 to some seconds.

    Raises ModelProblem if Vosk is missing or refuses the folder. A damaged file may make libvosk end the
    process instead: try models from elsewhere with ``models.checking.check_model`` first.
    """
    try:
        import vosk
    except (ImportError, OSError, TypeError) as error:
        # OSError: the library of another machine; TypeError: vosk's own 'Unsupported platform'.
        raise ModelProblem("speech-library-missing", {"message": str(error)}) from error
    # At -1 Kaldi still prints warnings on standard error, which a screen reader reads aloud.
    vosk.SetLogLevel(-2)
    try:
        # It reads the folder now and never again.
        with FolderForLibraries(folder) as found:
            return cast(SpeechModel, _freed_if_made(vosk.Model)(model_path=found.name))
    except Exception as error:  # vosk raises a bare Exception
        raise ModelProblem("model-does-not-load", {"path": str(folder), "message": str(error)}) from error


class Decoder:
    """One stream of sound through a model."""

    def __init__(
        self,
        model: SpeechModel,
        alternatives: int,
        grammar: str | None = None,
        words: Collection[str] | None = None,
    ) -> None:
        """Return at most this many readings per utterance.

        ``grammar`` is a JSON list of phrases; without it the model's own graph is used. If ``words`` are
        given, any other word is read as ``[unk]``. Raises RuntimeError when Vosk refuses the grammar.
        """
        import vosk

        try:
            arguments = (model, SAMPLE_RATE) if grammar is None else (model, SAMPLE_RATE, grammar)
            self._vosk = _freed_if_made(vosk.KaldiRecognizer)(*arguments)
        except Exception as error:  # vosk raises a bare Exception
            raise RuntimeError(f"Vosk refuses the phrases: {error}") from error
        self._vosk.SetMaxAlternatives(alternatives)
        self._vosk.SetWords(True)
        self._words = words
        self._taken = 0

    def accept(self, pcm: bytes) -> bool:
        """Take 16-bit mono samples; return whether an utterance has ended."""
        self._taken += len(pcm) // 2
        return bool(self._vosk.AcceptWaveform(pcm))

    @property
    def taken(self) -> int:
        """The number of samples taken so far."""
        return self._taken

    def finish(self) -> HeardReadings:
        """End the sound and return what was being said. The decoder can't be used afterwards."""
        return self._readings(self._vosk.FinalResult())

    def partial(self) -> str:
        """Return the words of the current utterance so far."""
        return str(json.loads(self._vosk.PartialResult()).get("partial", ""))

    def _readings(self, result: str) -> HeardReadings:
        found: list[dict[str, Any]] = json.loads(result).get("alternatives", [])
        words = next((one["result"] for one in found if one.get("result")), None)
        silence = max(0.0, self._taken / SAMPLE_RATE - float(words[-1]["end"])) if words else 0.0
        readings = tuple(
            Hypothesis(
                self._known(str(one["text"])), float(one["confidence"]), self._unknown(one.get("result", ()))
            )
            for one in found
        )
        return HeardReadings(readings, silence, self._taken)

    def _unknown(self, words: Sequence[Mapping[str, Any]]) -> float:
        lasting = [(self._known(str(one["word"])), float(one["end"]) - float(one["start"])) for one in words]
        total = sum(seconds for _, seconds in lasting)
        return sum(seconds for word, seconds in lasting if word == UNKNOWN) / total if total > 0 else 0.0

    def _known(self, text: str) -> str:
        words = self._words
        if words is None:
            return text
        return " ".join(word if word in words else UNKNOWN for word in text.split())
