"""Recognises any sequence of phonemes, when what was said must be found without words."""

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
"""The pronunciation of each of those words."""

AS_HEARD = Costs(substitutions={PHONEMES[0]: {}})
"""Without substitutions: the lexicon's other phonemes are what is being looked for."""


def arcs(source: int, target: int, names: Iterable[str] = NAMES) -> list[tuple[int, str, int]]:
    """Return the arcs of a graph for one or more phonemes: the first lead on, the others stay."""
    return [(before, name, target) for before in (source, target) for name in names]


def names_in(language: str) -> tuple[str, ...]:
    """Return the words for a language's phonemes."""
    return tuple(name for name, phoneme in NAMES.items() if phoneme not in FOREIGN[language])


def alone(settings: SearchSettings) -> SearchSettings:
    """Return settings with which nothing else is recognised, and pauses don't end the utterance."""
    return replace(settings, other_phrase=1e3, nothing=1e3, silence_seconds=5.0, incomplete_seconds=10.0)


def phonemes_of(words: Iterable[str]) -> tuple[str, ...]:
    """Return the phonemes that words stand for; a long one may come out twice."""
    heard = (NAMES[word] for word in words if word in NAMES)
    return tuple(phoneme for phoneme, _ in itertools.groupby(heard))
