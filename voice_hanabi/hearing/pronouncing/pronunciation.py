"""From spelling to the packed model's phonemes, by espeak-ng.

The library comes with the wheel ``espeakng-loader`` and is called through ctypes. Its voice is global to the
process, so every use here holds one lock.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import espeakng_loader

from voice_hanabi.hearing.pronouncing.names_sounded import said_at_home
from voice_hanabi.hearing.pronouncing.phonemes import phonemes_of_ipa, phonemes_of_spelling
from voice_hanabi.names_at_home import homes_of
from voice_hanabi.system.espeak_data import espeak_data

VOICES: dict[str, tuple[str, ...]] = {"cs": ("cs",), "pl": ("pl",), "da": ("da",), "en": ("en", "en-us")}
"""The languages, and the espeak-ng voices that count as standard: English has two."""

_ACCENTS: dict[str, tuple[str, ...]] = {
    "cs": ("sk",),
    "pl": (),
    "da": ("nb", "sv"),
    "en": ("en-gb-scotland", "en-gb-x-rp", "en-gb-x-gbclan", "en-gb-x-gbcwmd", "en-029", "en-us-nyc"),
}
"""espeak-ng voices for the accents of some speakers, or of their neighbours."""

_SPOKEN_SHORT: dict[str, dict[str, str]] = {
    "cs": {"v": "v|f", "k": "k|ɡ", "s": "s|z", "z": "z|s", "jsem": "s ɛ m", "jsou": "s o u", "jsi": "s i",
        "sedm": "s ɛ d u m", "osm": "o s u m", "čtyři": "tʃ t i r i|ʃ t i ř i|ʃ t i r i", "jedna": "j ɛ n a",
    },
    "pl": {"w": "v|f", "z": "z|s"},
    "da": {
        "det": "d e|d ə", "og": "ɒ|ʌ", "er": "ɛ ɐ|æ|a", "at": "a|ə", "jeg": "j a ɪ|j ɑ", "har": "h ɑ",
        "hvad": "v a|v a ð̞", "de": "d i", "til": "t e l|t e", "en": "e n|ə n|ɛ n", "et": "e t|e d|ə t",
        "fire": "f i ɐ|f i ʌ", "fem": "f ɛ m", "tre": "t ʁ e|t ʁ ɛ|t s ʁ ɛ", "seks": "s ɛ ɡ s|s ɛ k s",
        "hvid": "v i ð̞", "rød": "ʁ œ ð̞|ʁ ø ð̞", "blå": "b l ɒ|b l o", "grøn": "ɡ ʁ œ n|ɡ ʁ ø n",
        "kort": "k ɒ t|k ɒ ɐ t|k o ɐ t",
        "sort": "s o ɐ t|s ɒ t", "syv": "s y w|s y u", "spil": "s b e l|s p e l",
    },
    "en": {
        "a": "ə|e ɪ", "the": "ð ə|ð i", "to": "t ə|t u", "of": "ə v|ɒ v", "and": "æ n d|ə n d|ə n",
        "are": "ɑ|ɑ ɹ|ə|ə ɹ", "for": "f ə|f ə ɹ", "your": "j ə ɹ|j ə", "you": "j u|j ə", "is": "ɪ z",
        "has": "h æ z|h ə z", "have": "h æ v|h ə v", "do": "d u|d ə", "i": "a ɪ", "can": "k æ n|k ə n",
        "eva": "e ɪ v ə", "eva's": "e ɪ v ə z",
    },
}  # fmt: skip
"""Words whose everyday pronunciations espeak-ng lacks, each ``form|form``."""

_EASIER: dict[str, tuple[tuple[str, str], ...]] = {
    "pl": (("t ʃ", "tʃ"), ("d ʒ", "dʒ"), (" õ.", " o m."), (" õ.", " o."), (".p ɛ ɲ", ".p j ɛ ɲ")),
    "cs": ((".j s", ".s"),),
}
"""How people change some sounds: a dot stands for the beginning and for the end of a word."""

_RUNNING_WORDS: dict[str, dict[str, str]] = {
    "da": {
        "der": "d ɛ", "her": "h ɛ", "med": "m ɛ|m e", "ved": "v e", "ud": "u", "ned": "n e",
        "noget": "n ɒ ð̞|n ɒ", "meget": "m ɑ ð̞", "ikke": "e k", "havde": "h a ð̞|h a", "sagde": "s a",
        "sige": "s i",
    },
}  # fmt: skip
"""Words whose sounds are left out in running speech, each ``form|form``."""

_RUNNING: dict[str, tuple[tuple[str, str], ...]] = {
    # A schwa is hardly ever said beside a sonorant, and the soft d takes it over.
    "da": (
        (" ə n", " n"), (" ə l", " l"), (" ə m", " m"), (" ə s", " s"), (" ə ð̞", " ð̞"), (" ð̞ ə", " ð̞"),
        (" n ə.", " n."), (" l ə.", " l."), (" m ə.", " m."), (" i ə.", " i."), (" e ə.", " e."),
    ),
}  # fmt: skip
"""How people change some sounds in running speech, as in ``_EASIER``."""

_HOME: dict[str, str] = {
    **dict.fromkeys("ěřůčťďšžňý", "cs"),
    **dict.fromkeys("łąęśżźćń", "pl"),
    **dict.fromkeys("øæå", "da"),
}
"""Letters that show which language a name comes from."""

_R: dict[str, str] = {"cs": "r", "pl": "r", "da": "ʁ", "en": "ɹ"}
"""The r that each language uses in names from other languages."""

_POSSESSIVE: dict[str, str] = {"en": "'s", "da": "s"}
"""The possessive endings of languages that don't decline names."""

_VOICELESS = frozenset(["p", "t", "k", "f", "s", "ʃ", "tʃ", "ts", "x", "θ"])

_SYNCHRONOUS = 2
_DO_NOT_EXIT = 0x8000
_UTF8 = 1
_IPA = 2


class EspeakError(RuntimeError):
    """Raised if espeak-ng could not be started, or has no such voice."""


class Espeak:
    """The espeak-ng library of this process: text to IPA. Thread-safe."""

    def __init__(self, data: Path | None = None) -> None:
        """Load the library and its data, by default the packaged ones. Raises ``EspeakError`` on failure."""
        self.lock = threading.RLock()
        self.library = ctypes.CDLL(str(espeakng_loader.get_library_path()))
        folder = str(data or espeak_data()).encode()
        self.sample_rate: int = self.library.espeak_Initialize(_SYNCHRONOUS, 0, folder, _DO_NOT_EXIT)
        if self.sample_rate <= 0:
            raise EspeakError("The speech library espeak-ng could not be started.")
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p

    def choose(self, voice: str) -> None:
        """Select a voice (``en``, ``cs+f2``). Raises ``EspeakError`` if there is none."""
        if self.library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise EspeakError(f"The speech library espeak-ng has no voice {voice!r}.")

    def ipa(self, text: str, voice: str) -> str:
        """Return a voice's pronunciation of the text: IPA, ``_`` between sounds, a space between words."""
        with self.lock:
            self.choose(voice)
            pointer = ctypes.c_void_p(
                ctypes.cast(ctypes.c_char_p(encoded := text.encode()), ctypes.c_void_p).value
            )
            clauses: list[str] = []
            while pointer.value and encoded:
                clause = self.library.espeak_TextToPhonemes(
                    ctypes.byref(pointer), _UTF8, _IPA | (ord("_") << 8)
                )
                if clause:
                    clauses.append(clause.decode(errors="ignore"))
            return " ".join(clauses)


@lru_cache(maxsize=1)
def espeak() -> Espeak:
    """Return this process's espeak-ng, which can be started only once."""
    return Espeak()


def phonemes_of_text(text: str, voice: str) -> tuple[str, ...]:
    """Return the phonemes of a whole sentence by an espeak-ng voice (``cs``, ``en-us``)."""
    language = voice.split("+")[0].split("-")[0]
    return phonemes_of_ipa(espeak().ipa(text, voice), language)


def accents_of(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return further pronunciations of a word by espeak-ng's accents; not all differ."""
    found = (phonemes_of_text(word, voice) for voice in _ACCENTS[language])
    return tuple(dict.fromkeys(filter(None, found)))


@lru_cache(maxsize=20_000)
def pronounce(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return the pronunciations of a word in a language (``cs``, ``pl``, ``da``, ``en``), likeliest first.

    Each is a sequence of phonemes of the packed model, and there is at least one for any word. A name that is
    known to come from another of the four languages also gets that language's pronunciation, in its base form
    and, in English and Danish, in the possessive. Raises ``ValueError`` for another language.
    """
    if language not in VOICES:
        raise ValueError(f"There are no pronunciations in {language!r}: choose one of {', '.join(VOICES)}.")
    found = [phonemes_of_text(word, voice) for voice in VOICES[language]]
    short = _SPOKEN_SHORT[language].get(word.lower())
    if short:
        found += [tuple(form.split()) for form in short.split("|")]
    found += _as_at_home(word.lower(), language)
    for phonemes in tuple(found):
        found += _changed(phonemes, _EASIER.get(language, ()))
    return tuple(dict.fromkeys(filter(None, found))) or (phonemes_of_spelling(word),)


@lru_cache(maxsize=20_000)
def in_running_speech(word: str, language: str) -> tuple[tuple[str, ...], ...]:
    """Return how a word is also said in running speech, where people leave out some of its sounds."""
    usual = pronounce(word, language)
    short = _RUNNING_WORDS.get(language, {}).get(word.lower(), "")
    found = [tuple(form.split()) for form in short.split("|")]
    for phonemes in usual:
        found += _changed(phonemes, _RUNNING.get(language, ()))
    return tuple(way for way in dict.fromkeys(filter(None, found)) if way not in usual)


def _changed(phonemes: Sequence[str], changes: Iterable[tuple[str, str]]) -> Iterator[tuple[str, ...]]:
    """Yield a pronunciation with each of these changes that it allows; one at a time."""
    written = f".{' '.join(phonemes)}."
    for old, new in changes:
        if old in written:
            yield tuple(written.replace(old, new).strip(".").split())


def _as_at_home(word: str, language: str) -> list[tuple[str, ...]]:
    """Return the pronunciations of a foreign name (lower case) at home, as far as a language has the sounds.

    The r is the language's own, and English turns an a at the end into ə.
    """
    ending = _POSSESSIVE.get(language, "")
    whose = ending != "" and word.endswith(ending) and not homes_of(word)
    name = word.removesuffix(ending) if whose else word
    homes = homes_of(name) | {_HOME[letter] for letter in name if letter in _HOME}
    if language in homes:
        return []
    found = []
    for home in sorted(homes):
        said = said_at_home(name, home)
        forms = (said,) if said else (phonemes_of_text(name, voice) for voice in VOICES[home])
        for phonemes in filter(None, forms):
            if language == "en" and phonemes[-1] in {"a", "ɑ"}:
                phonemes = (*phonemes[:-1], "ə")
            own = [_R[language] if phoneme in _R.values() else phoneme for phoneme in phonemes]
            if whose:
                own.append("z" if language == "en" and own[-1] not in _VOICELESS else "s")
            found.append(tuple(own))
    return found
