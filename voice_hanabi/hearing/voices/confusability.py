"""Which words sound so alike that one may be taken for the other.

The distance of two words is the cost of turning the sounds of one into those of the other. Sounds that the
network is known to confuse cost less.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

from voice_hanabi.hearing.models.packed import packed_substitutions
from voice_hanabi.hearing.pronouncing.pronunciation import VOICES, EspeakError, pronounce

ALIKE = 1.3
"""The distance up to which two words are alike: one sound more or less, or two that are nearly the same.

For the packed network ``python -m benchmarks names --lang pl`` gives: of 828 clues, half of them with people
talking 10 dB below, none went to the other player. Clues to names up to 0.5 apart were too close to call in
50 of 100 cases, up to 0.75 in 16, up to 1.25 in 8, beyond that in 1 to 4.
"""
ALIKE_SELDOM_SAID = 1.25
"""The same for two words that are rarely said."""

_ONE_MORE = 1.0
"""One sound more or less."""
_VOWEL_FOR_CONSONANT = 1.2
"""A vowel for a consonant, or vice versa."""
_ANOTHER_KIND = 1.0
"""Two consonants of different manners of articulation."""
_BOTH_RING = 0.75
"""A nasal for a liquid, or vice versa."""
_SAME_KIND = 0.6
"""Two consonants of the same manner of articulation, at different places."""
_VOICE_ONLY = 0.4
"""Two consonants that differ only in voice."""
_KNOWN = 6.0
"""A substitution with this cost (natural logarithm) would count 1."""

_KINDS = ("p b t d k ɡ c ɟ", "f v s z ʃ ʒ ɕ ʑ x h θ ð", "ts dz tʃ dʒ tɕ dʑ", "m n ɲ ŋ", "l r ɹ ʁ ř j w ð̞")
_KIND = {sound: kind for kind, sounds in enumerate(_KINDS) for sound in sounds.split()}
_RINGING = {3, 4}
_PAIRS = {
    frozenset(pair.split("-"))
    for pair in "p-b t-d k-ɡ c-ɟ f-v s-z ʃ-ʒ ɕ-ʑ θ-ð ts-dz tʃ-dʒ tɕ-dʑ".split()  # noqa: SIM905 - easier read
}
_VOWELS = {
    "a": (0.0, 1.0), "ɑ": (0.0, 2.0), "æ": (0.5, 0.0), "ʌ": (1.0, 2.0), "ɐ": (0.5, 1.0), "e": (2.0, 0.0),
    "ɛ": (1.0, 0.0), "ə": (1.5, 1.0), "ɜ": (1.2, 1.0), "i": (3.0, 0.0), "ɪ": (2.5, 0.3), "ɨ": (2.8, 1.0),
    "o": (2.0, 2.0), "ɔ": (1.0, 2.0), "ɒ": (0.3, 2.0), "õ": (2.0, 2.0), "u": (3.0, 2.0), "ʊ": (2.5, 1.8),
    "y": (3.0, 0.4), "ø": (2.0, 0.4), "œ": (1.0, 0.4),
}  # fmt: skip
"""The tongue's position: from open to close, and from front to back."""


def sounds_alike(language: str, one: str, other: str, *, seldom: bool = False) -> bool:
    """Return whether two words or names are so similar in a language that one may be taken for the other.

    ``seldom`` means that they are rarely said, as a vocative is: then they must be nearer. False if nothing
    can be pronounced, because espeak-ng does not start or doesn't know the language.
    """
    if language not in VOICES:
        return False
    try:
        return distance(language, one, other) <= (ALIKE_SELDOM_SAID if seldom else ALIKE)
    except (EspeakError, OSError):
        return False


def distance(language: str, one: str, other: str) -> float:
    """Return the distance of two words in their nearest pronunciations; 0 for the same sounds.

    Raises ``ValueError`` for a language without pronunciations, and the errors of ``pronounce``.
    """
    known = _substitutions()
    return min(
        _apart(first, second, known)
        for first in pronounce(one, language)
        for second in pronounce(other, language)
    )


def _apart(first: Sequence[str], second: Sequence[str], known: Mapping[str, Mapping[str, float]]) -> float:
    above = [place * _ONE_MORE for place in range(len(second) + 1)]
    for sound in first:
        row = [above[0] + _ONE_MORE]
        for place, other in enumerate(second):
            changed = above[place] + _change(sound, other, known)
            row.append(min(row[-1] + _ONE_MORE, above[place + 1] + _ONE_MORE, changed))
        above = row
    return above[-1]


def _change(sound: str, other: str, known: Mapping[str, Mapping[str, float]]) -> float:
    if sound == other:
        return 0.0
    costs = (known.get(sound, {}).get(other), known.get(other, {}).get(sound))
    return min([unlikeness(sound, other), *(cost / _KNOWN for cost in costs if cost is not None)])


@lru_cache(maxsize=4096)
def unlikeness(sound: str, other: str) -> float:
    """Return how different two sounds are to anybody, regardless of the network."""
    if (sound in _VOWELS) != (other in _VOWELS):
        return _VOWEL_FOR_CONSONANT
    if sound in _VOWELS:
        return min(0.8, 0.1 + 0.2 * math.dist(_VOWELS[sound], _VOWELS[other]))
    if {sound, other} in _PAIRS:
        return _VOICE_ONLY
    kinds = {_KIND[sound], _KIND[other]}
    if len(kinds) == 1:
        return _SAME_KIND
    return _BOTH_RING if kinds == _RINGING else _ANOTHER_KIND


_substitutions = lru_cache(maxsize=1)(packed_substitutions)
