"""pocketsphinx with its American English model, on the same phrases: another offline recogniser.

It gets each word's pronunciation in its own sounds: from its dictionary if the language is English and the
word is in it, otherwise from espeak-ng, sound by sound (``_ARPABET``).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.pronouncing.pronunciation import pronounce
from voice_hanabi.hearing.utterance import Alternative, Utterance

_ARPABET: dict[str, str] = {
    "a": "AA", "ɑ": "AA", "æ": "AE", "ʌ": "AH", "ɐ": "AH", "e": "EY", "ɛ": "EH", "ə": "AH", "ɜ": "ER",
    "i": "IY", "ɪ": "IH", "ɨ": "IH", "o": "AO", "ɔ": "AO", "ɒ": "AO", "õ": "AO N", "u": "UW", "ʊ": "UH",
    "y": "UW", "ø": "ER", "œ": "ER", "p": "P", "b": "B", "t": "T", "d": "D", "k": "K", "ɡ": "G",
    "c": "T Y", "ɟ": "D Y", "f": "F", "v": "V", "s": "S", "z": "Z", "ʃ": "SH", "ʒ": "ZH", "ɕ": "SH",
    "ʑ": "ZH", "x": "HH", "h": "HH", "θ": "TH", "ð": "DH", "ð̞": "DH", "m": "M", "n": "N", "ɲ": "N Y",
    "ŋ": "NG", "l": "L", "r": "R", "ɹ": "R", "ʁ": "R", "ř": "R ZH", "j": "Y", "w": "W", "ts": "T S",
    "dz": "D Z", "tʃ": "CH", "dʒ": "JH", "tɕ": "CH", "dʑ": "JH",
}  # fmt: skip
"""The packed model's sounds, and the closest American ones."""


def installed() -> bool:
    """Return whether the peer is installed."""
    try:
        import pocketsphinx  # noqa: F401
    except ImportError:
        return False
    return True


@lru_cache(maxsize=1)
def _dictionary() -> dict[str, list[str]]:
    """Return the peer's dictionary: each word's pronunciations."""
    from pocketsphinx import get_model_path

    words: dict[str, list[str]] = {}
    with Path(get_model_path("en-us"), "cmudict-en-us.dict").open(encoding="utf-8") as lines:
        for line in lines:
            word, _, phones = line.strip().partition(" ")
            words.setdefault(word.partition("(")[0], []).append(phones)
    return words


def _pronunciations(word: str, language: str) -> list[str]:
    known = _dictionary().get(word, []) if language == "en" else []
    made = (" ".join(_ARPABET[phone] for phone in phones) for phones in pronounce(word, language))
    return known or list(dict.fromkeys(made))


def _lexicon(words: Iterable[str], language: str) -> str:
    lines = []
    for word in sorted(words):
        for number, phones in enumerate(_pronunciations(word, language), 1):
            lines.append(f"{word} {phones}" if number == 1 else f"{word}({number}) {phones}")
    return "\n".join(lines) + "\n"


def _automaton(phrases: PhraseGraph) -> str:
    """Return the phrases as Sphinx's finite state grammar, which ends in a single state."""
    numbers: dict[int, int] = {phrases.start: 0}
    for source, _, target in phrases.arcs:
        for state in (source, target):
            numbers.setdefault(state, len(numbers))
    end = len(numbers)
    lines = ["FSG_BEGIN commands", f"NUM_STATES {end + 1}", "START_STATE 0", f"FINAL_STATE {end}"]
    lines += [
        f"TRANSITION {numbers[source]} {numbers[target]} 1.0 {word}" for source, word, target in phrases.arcs
    ]
    lines += [f"TRANSITION {numbers[state]} {end} 1.0" for state in phrases.finals if state in numbers]
    return "\n".join([*lines, "FSG_END", ""])


class Pocketsphinx:
    """A recogniser of whole clips. It has words for nothing but the phrases."""

    def __init__(self, language: str) -> None:
        """Prepare for a language; its sounds are American whatever the language is."""
        self._language = language
        self._decoder: Any = None

    def expect(self, phrases: PhraseGraph) -> None:
        """Listen for these phrases only."""
        from pocketsphinx import Config, Decoder, get_model_path

        with tempfile.TemporaryDirectory(prefix="voice-hanabi-") as folder:
            words, grammar = Path(folder) / "words.dict", Path(folder) / "commands.fsg"
            words.write_text(_lexicon(phrases.words, self._language), encoding="utf-8")
            grammar.write_text(_automaton(phrases), encoding="utf-8")
            config = Config(
                hmm=get_model_path("en-us/en-us"),
                dict=str(words),
                fsg=str(grammar),
                lm=None,
                cmn="batch",
                loglevel="FATAL",
            )
            self._decoder = Decoder(config)

    def hear(self, pcm: bytes) -> Utterance:
        """Return what is heard in a clip: 16-bit mono, 16 kHz, with faint noise around the speech."""
        self._decoder.start_utt()
        self._decoder.process_raw(pcm, full_utt=True)
        self._decoder.end_utt()
        found = self._decoder.hyp()
        if found is None or not found.hypstr.strip():
            return Utterance(())
        words = (word.partition("(")[0] for word in found.hypstr.split())
        return Utterance((Alternative(" ".join(words), float(found.score)),))
