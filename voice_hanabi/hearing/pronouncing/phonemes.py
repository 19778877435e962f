"""The packed model's phonemes, and the conversion from espeak-ng's IPA.

One inventory serves all four languages. Length, stress, tone and the Danish stød are left out: they don't
distinguish the words of a game, and a sound with more examples is learnt better.
"""

from __future__ import annotations

import unicodedata

PHONEMES: tuple[str, ...] = (
    "a", "ɑ", "æ", "ʌ", "ɐ", "e", "ɛ", "ə", "ɜ", "i", "ɪ", "ɨ", "o", "ɔ", "ɒ", "õ", "u", "ʊ", "y", "ø",
    "œ", "p", "b", "t", "d", "k", "ɡ", "c", "ɟ", "f", "v", "s", "z", "ʃ", "ʒ", "ɕ", "ʑ", "x", "h", "θ",
    "ð", "ð̞", "m", "n", "ɲ", "ŋ", "l", "r", "ɹ", "ʁ", "ř", "j", "w", "ts", "dz", "tʃ", "dʒ", "tɕ", "dʑ",
)  # fmt: skip
"""The phonemes, in the order of the network's outputs after the blank."""

_RENAMED: dict[str, tuple[str, ...]] = {
    "g": ("ɡ",),
    "ɔ̃": ("õ",),
    "õ": ("õ",),
    "ɛ̃": ("ɛ", "n"),
    "ẽ": ("ɛ", "n"),
    "ɑ̃": ("ɑ", "n"),
    "œ̃": ("œ", "n"),
    "r̝": ("ř",),
    "ts": ("ts",),
    "dz": ("dz",),
    "tʃ": ("tʃ",),
    "dʒ": ("dʒ",),
    "tɕ": ("tɕ",),
    "dʑ": ("dʑ",),
    "tʂ": ("tʃ",),
    "dʐ": ("dʒ",),
    "ʂ": ("ʃ",),
    "ʐ": ("ʒ",),
    "ɚ": ("ə", "ɹ"),
    "ɝ": ("ɜ", "ɹ"),
    "ɜɹ": ("ɜ", "ɹ"),
    "ᵻ": ("ɪ",),
    "ɫ": ("l",),
    "ʎ": ("l", "j"),
    "ɬ": ("l",),
    "ɭ": ("l",),
    "ɾ": ("r",),
    "ɽ": ("r",),
    "ʀ": ("ʁ",),
    "ɻ": ("ɹ",),
    "ʋ": ("v",),
    "β": ("v",),
    "ɸ": ("f",),
    "ʍ": ("w",),
    "ɥ": ("j",),
    "ɰ": ("w",),
    "ʝ": ("j",),
    "ç": ("ɕ",),
    "χ": ("x",),
    "ɣ": ("ɡ",),
    "ħ": ("h",),
    "ɦ": ("h",),
    "q": ("k",),
    "ɢ": ("ɡ",),
    "ʈ": ("t",),
    "ɖ": ("d",),
    "ɗ": ("d",),
    "ɓ": ("b",),
    "ɳ": ("n",),
    "ɱ": ("m",),
    "ɴ": ("ŋ",),
    "ʏ": ("y",),
    "ʉ": ("u",),
    "ɯ": ("u",),
    "ɤ": ("ə",),
    "ɘ": ("ə",),
    "ɵ": ("ø",),
    "ɞ": ("œ",),
    "ɶ": ("œ",),
    "ε": ("ɛ",),
}
"""IPA signs of one or two characters, and their nearest phonemes."""

_OF_LANGUAGE: dict[str, dict[str, tuple[str, ...]]] = {
    "cs": {"e": ("ɛ",), "dʑ": ("dz",), "ʊ": ("u",), "ɛ̃": ("ɛ",)},
    "sk": {"e": ("ɛ",), "ʊ": ("u",)},
    "pl": {"ɔ": ("o",)},
    "en": {"ɾ": ("t",), "ɐ": ("ə",)},
    "da": {"ð": ("ð̞",), "ɔ": ("ɒ",)},
}
"""Signs that espeak-ng uses for another sound in one language than in the rest."""


def phonemes_of_ipa(ipa: str, language: str) -> tuple[str, ...]:
    """Return the phonemes nearest to espeak-ng's IPA text in a language, with or without separators.

    Underscores and spaces separate the sounds. Unknown signs are left out, so the result may be empty.
    """
    known = set(PHONEMES)
    special = _OF_LANGUAGE.get(language, {})
    phonemes: list[str] = []
    for sound in ipa.replace("_", " ").split():
        position = 0
        last: tuple[str, ...] = ()
        while position < len(sound):
            for length in (2, 1):
                sign = sound[position : position + length]
                found = special.get(sign) or _RENAMED.get(sign) or ((sign,) if sign in known else None)
                if found and len(sign) == length:
                    position += length
                    if found != last:
                        phonemes.extend(found)
                    last = found
                    break
            else:
                position += 1
    return tuple(phonemes)


_SPELLING: dict[str, str] = {
    "a": "a", "b": "b", "c": "k", "d": "d", "e": "ɛ", "f": "f", "g": "ɡ", "h": "h", "i": "i",
    "j": "j", "k": "k", "l": "l", "m": "m", "n": "n", "o": "o", "p": "p", "q": "k", "r": "r",
    "s": "s", "t": "t", "u": "u", "v": "v", "w": "v", "x": "k", "y": "i", "z": "z", "ø": "œ",
    "ł": "w", "đ": "d", "ß": "s", "å": "o", "þ": "t",
}  # fmt: skip
"""What letters sound like, for a word for which espeak-ng returns nothing."""


def phonemes_of_spelling(word: str) -> tuple[str, ...]:
    """Return a phoneme for each letter: the last resort. Never empty."""
    plain = unicodedata.normalize("NFD", word.lower())
    return tuple(_SPELLING[letter] for letter in plain if letter in _SPELLING) or ("ə",)
