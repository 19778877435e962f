"""Listening for any row of phonemes, where what was said is to be found out and not guessed from words."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import replace

from voice_hanabi.hearing.graphs.lexicon import Costs
from voice_hanabi.hearing.models.packed import SearchSettings
from voice_hanabi.hearing.pronouncing.own_phonemes import FOREIGN
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

NAMES = {f"/{phoneme}/": phoneme for phoneme in PHONEMES}
"""The words that stand for single phonemes in a graph."""

WAYS: dict[str, Sequence[tuple[str, ...]]] = {name: ((phoneme,),) for name, phoneme in NAMES.items()}
"""How each of those words is said."""

AS_HEARD = Costs(substitutions={PHONEMES[0]: {}})
"""What the lexicon takes for something else is what is looked for: nothing stands for another phoneme."""


def arcs(source: int, target: int, names: Iterable[str] = NAMES) -> list[tuple[int, str, int]]:
    """Return the arcs of a graph for one phoneme and more: the first leads on, the others stay."""
    return [(before, name, target) for before in (source, target) for name in names]


def names_in(language: str) -> tuple[str, ...]:
    """Return the words that stand for the phonemes that a language has."""
    return tuple(name for name, phoneme in NAMES.items() if phoneme not in FOREIGN[language])


def alone(settings: SearchSettings) -> SearchSettings:
    """Return settings with which nothing else may come out, and a pause ends nothing."""
    return replace(settings, other_phrase=1e3, nothing=1e3, silence_seconds=5.0, incomplete_seconds=10.0)


def phonemes_of(words: Iterable[str]) -> tuple[str, ...]:
    """Return the phonemes that words stand for; a long one may come out as the same phoneme twice."""
    heard = (NAMES[word] for word in words if word in NAMES)
    return tuple(phoneme for phoneme, _ in itertools.groupby(heard))
