"""Natural-sounding synthetic voices: the Kokoro model, run by onnxruntime.

Its speakers sound like people, with weak consonants, strong vowels and breath. espeak-ng supplies the
phonemes, so the speakers can also be used in languages for which the model was not made.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from training.clips.synthesis import Clip, Source, standard_phonemes
from training.clips.voices import ACCENTS, HELD_OUT_KOKORO_SPEAKERS, INDIAN, KOKORO_SPEAKERS
from training.sound.signal import SAMPLE_RATE, Samples, resampled
from voice_hanabi.hearing.pronouncing.pronunciation import VOICES, espeak

MODEL = "model.onnx"
"""The file name of the network in the folder of Kokoro."""

VOCABULARY = "vocab.json"
"""The file name of the table of signs: the network's IPA signs and their numbers."""

_INDIAN_SHARE = 0.12
"""The share of the English clips in that accent."""

_RATE = 24_000
_STYLE = 256

_ENGLISH = {"eɪ": "A", "aɪ": "I", "aʊ": "W", "ɔɪ": "Y", "ɐ": "ə", "ɬ": "l", "ɜːɹ": "ɜɹ"}

_AMERICAN = {**_ENGLISH, "oʊ": "O", "ɜː": "ɜɹ", "ɚ": "əɹ", "ɾ": "T", "ː": ""}
_BRITISH = {**_ENGLISH, "əʊ": "Q", "eə": "ɛː", "iə": "ɪə"}

_INDIAN = {
    **_BRITISH, "t": "ʈ", "d": "ɖ", "θ": "t", "ð": "d", "w": "ʋ", "v": "ʋ", "ɹ": "ɾ",
    "əʊ": "oː", "eɪ": "eː", "tʃ": "ʧ", "dʒ": "ʤ",
}  # fmt: skip
"""English with the sounds of Hindi: hard t and d on the palate, and a soft one of each for the 'th'."""

_SIGNS: dict[str, dict[str, str]] = {
    "en-us": _AMERICAN,
    "en-us-nyc": _AMERICAN,
    "en-029": _AMERICAN,
    "en": _BRITISH,
    "en-gb-x-rp": _BRITISH,
    "en-gb-x-gbclan": _BRITISH,
    "en-gb-x-gbcwmd": _BRITISH,
    INDIAN: _INDIAN,
    # A Scottish r is a single tap; the network has no sign for the vowel of 'blue'.
    "en-gb-scotland": {**_BRITISH, "r": "ɾ", "ʉ": "u", "ʍ": "w"},
    "cs": {"r̝": "rʒ", "ɦ": "h", "ʋ": "v"},
    "pl": {"ʑ": "ʒʲ", "ʐ": "ʒ", "ʂ": "ʃ"},
    "da": {"ɐ̯": "ɐ", "ʔ": ""},
}
"""How each language's IPA is written for the network, with the longest signs first."""

_EVERYWHERE = {"tʃ": "ʧ", "dʒ": "ʤ", "ts": "ʦ", "dz": "ʣ", "tɕ": "ʨ", "dʑ": "ʥ", "g": "ɡ"}


def signs_of_ipa(ipa: str, voice: str) -> str:
    """Return espeak-ng's IPA (``_`` between sounds) in the network's form."""
    table = {**_EVERYWHERE, **_SIGNS[voice]}
    pattern = "|".join(re.escape(sign) for sign in sorted(table, key=len, reverse=True))
    # Polish 'trz' is two sounds, which differ from 'cz', so only adjacent signs are merged.
    words = ("".join(_sound(sound, pattern, table) for sound in word.split("_")) for word in ipa.split())
    return " ".join(words)


def _sound(sound: str, pattern: str, table: dict[str, str]) -> str:
    return re.sub(pattern, lambda found: table[found[0]], sound)


class Kokoro:
    """The network and its speakers, from a folder: ``model.onnx``, ``vocab.json``, ``voices/*.bin``."""

    def __init__(self, folder: Path) -> None:
        """Load the network and the speakers. Raises ``OSError`` if the folder is incomplete."""
        self._vocabulary: dict[str, int] = json.loads((folder / VOCABULARY).read_text("utf-8"))["vocab"]
        self._styles = {
            path.stem: np.fromfile(path, np.float32).reshape(-1, _STYLE)
            for path in sorted((folder / "voices").glob("*.bin"))
        }
        network = (folder / MODEL).read_bytes()
        # Imported only here, because it is needed only for such clips.
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(network, options)
        self._names = [wanted.name for wanted in self._session.get_inputs()]

    def speakers(self, voice: str) -> tuple[str, ...]:
        """Return the speakers for one of espeak-ng's voices (``cs``, ``en-us``, ``en-gb-scotland``).

        If none of them has the accent, all speakers of the language are used.
        """
        language = voice.split("-")[0]
        voices = [voice] if voice in KOKORO_SPEAKERS else VOICES[language]
        kinds = {kind for name in voices for kind in KOKORO_SPEAKERS[name].split()}
        return tuple(name for name in self._styles if name.split("_")[0] in kinds)

    def everybody(self) -> tuple[str, ...]:
        """Return the names of all speakers in any language."""
        return tuple(self._styles)

    def say(self, text: str, voice: str, speakers: Mapping[str, float], speed: float) -> Samples:
        """Return the text said by a mix of these speakers; their shares add up to 1.

        The samples are at 16 kHz; the usual ``speed`` is 1. They are empty if the text has no sounds.
        """
        signs = signs_of_ipa(espeak().ipa(text, _written_by(voice)), voice)
        tokens = [self._vocabulary[sign] for sign in signs if sign in self._vocabulary]
        if not tokens:
            return np.zeros(0, np.float32)
        styles = [
            self._styles[speaker][min(len(tokens), len(self._styles[speaker])) - 1] * part
            for speaker, part in speakers.items()
        ]
        given = (
            np.array([[0, *tokens, 0]], np.int64),
            np.stack(styles).sum(axis=0, keepdims=True, dtype=np.float32),
            np.array([speed], np.float32),
        )
        sound = np.asarray(self._session.run(None, dict(zip(self._names, given, strict=True)))[0], np.float32)
        return resampled(sound.reshape(-1) * 32768, _RATE / SAMPLE_RATE)


def _written_by(voice: str) -> str:
    """Return espeak-ng's voice for a voice here, which replaces some of its phonemes."""
    return VOICES["en"][0] if voice == INDIAN else voice


def natural_clips(folder: Path, language: str, count: int, seed: int, source: Source) -> Iterator[Clip]:
    """Yield clips of Kokoro's speakers in a language and its accents, with sentences from a source.

    Two thirds are mixes of two speakers, the second of which may be from another language.
    """
    chance = random.Random(f"{language} natural {seed}")
    kokoro = Kokoro(folder)
    texts = source(language, chance)
    for _ in range(count):
        text = next(texts)
        standard = chance.random() < 0.4
        accent = chance.choice(VOICES[language] if standard else ACCENTS[language])
        if language == "en" and chance.random() < _INDIAN_SHARE:
            accent = INDIAN
        speaker = chance.choice(kokoro.speakers(accent))
        speakers = {speaker: 1.0}
        held_out = speaker in HELD_OUT_KOKORO_SPEAKERS
        if not held_out and chance.random() < 0.67:
            near = chance.random() < 0.5
            others = kokoro.speakers(accent) if near else kokoro.everybody()
            other = chance.choice(sorted(set(others) - HELD_OUT_KOKORO_SPEAKERS - {speaker}))
            part = chance.uniform(0.2, 0.7 if near else 0.5)
            speakers = {speaker: 1 - part, other: part}
        samples = kokoro.say(text, accent, speakers, chance.uniform(0.8, 1.4))
        name = f"kokoro_{'+'.join(speakers)}_{accent}"
        phonemes = standard_phonemes(text, _written_by(accent))
        yield Clip(samples, phonemes, text, language, name, "synthetic", held_out)
