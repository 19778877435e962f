"""Which phonemes a language lacks, and what its speakers say instead.

The networks distinguish the sounds of four languages. A vowel that is a little more open than the lexicon's
is then recognised as a vowel of another language, which no word here has.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_INSTEAD: Mapping[str, str] = {
    "cs": """
        ɑ:a æ:ɛ ʌ:a ɐ:a e:ɛ ə:ɛ ɜ:ɛ ɨ:ɪ ɔ:o ɒ:o õ:o ʊ:u y:i ø:ɛ œ:ɛ
        ɕ:ʃ ʑ:ʒ θ:s ð:d ð̞:d ɹ:r ʁ:r w:v tɕ:tʃ dʑ:dʒ
    """,
    "pl": """
        ɑ:a æ:ɛ ʌ:a ɐ:a e:ɛ ə:ɛ ɜ:ɛ ɪ:ɨ ɔ:o ɒ:o ʊ:u y:i ø:ɛ œ:ɛ
        c:tɕ ɟ:dʑ h:x θ:s ð:d ð̞:d ɹ:r ʁ:r ř:ʒ dz:d+z
    """,
    "da": """
        ɜ:œ ɨ:i ɔ:ɒ õ:ɒ+n
        c:t+j ɟ:d+j z:s ʒ:ʃ ɕ:ʃ ʑ:ʃ x:h θ:s ð:ð̞ ɲ:n+j r:ʁ ɹ:ʁ ř:ʁ ts:t+s dz:d+s dʒ:d+j tɕ:tʃ dʑ:d+j
    """,
    "en": """
        ɐ:ə ɨ:ɪ õ:ɒ+n y:u ø:ɜ œ:ɜ
        c:t ɟ:d ɕ:ʃ ʑ:ʒ x:k ð̞:ð ɲ:n+j r:ɹ ʁ:ɹ ř:ɹ ts:t+s dz:d+z tɕ:tʃ dʑ:dʒ
    """,
}

FOREIGN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    language: {foreign: tuple(own.split("+")) for foreign, own in (pair.split(":") for pair in pairs.split())}
    for language, pairs in _INSTEAD.items()
}
"""For each language the phonemes that it lacks, with their replacements."""


def as_spoken_in(language: str, phonemes: Iterable[str]) -> tuple[str, ...]:
    """Return the phonemes as somebody says them who knows only one language's sounds."""
    instead = FOREIGN[language]
    return tuple(own for phoneme in phonemes for own in instead.get(phoneme, (phoneme,)))
