"""A bigram model of words and of classes of words, learned from sentences.

Probabilities have Witten-Bell smoothing: a word with many different successors leaves more room for unseen
ones.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.free_speech import FreeSpeech, Members, WeightedArc

_BEGIN, _END = "<begin>", "<end>"


@dataclass(frozen=True, slots=True)
class PairWeights:
    """The weight of the model against the sound (natural logarithms)."""

    scale: float = 0.8
    """The factor for the model's costs."""

    end: float = 3.0
    """An additional cost for the end of speech, which is subtracted at its beginning.

    The search waits longer for more speech if the end costs more: see ``SearchSettings.model_conf``."""


@dataclass(frozen=True)
class WordPairs:
    """The probability of each token by itself and after another one; a token is a word or a class's name."""

    alone: Mapping[str, float]
    """The probability of each token, including the end of a sentence."""

    after: Mapping[str, Mapping[str, float]]
    """For each token, including the beginning, the probabilities of the tokens seen after it."""

    left: Mapping[str, float]
    """For each token, the part of the probability that is distributed by ``alone``."""


def learned(sentences: Iterable[tuple[Sequence[str], float]]) -> WordPairs:
    """Return a model learned from sentences; each is a sequence of tokens and its weight."""
    pairs: dict[str, Counter[str]] = defaultdict(Counter)
    for tokens, weight in sentences:
        for one, following in zip((_BEGIN, *tokens), (*tokens, _END), strict=True):
            pairs[one][following] += weight  # type: ignore[assignment]
    counts: Counter[str] = Counter()
    for followers in pairs.values():
        counts.update(followers)
    total, novel = sum(counts.values()), _novel(counts)
    # The rest is distributed evenly: nothing is known of words that were never said.
    alone = {token: (count + novel / len(counts)) / (total + novel) for token, count in counts.items()}
    after: dict[str, dict[str, float]] = {}
    left: dict[str, float] = {}
    for one, followers in pairs.items():
        seen, novel = sum(followers.values()), _novel(followers)
        left[one] = novel / (seen + novel)
        after[one] = {
            token: count / (seen + novel) + left[one] * alone[token] for token, count in followers.items()
        }
    return WordPairs(alone, after, left)


def _novel(counts: Mapping[str, float]) -> float:
    """Return how often to expect something new: once per kind, less for a kind of little weight."""
    return sum(min(1.0, count) for count in counts.values())


def free_speech(pairs: WordPairs, classes: Mapping[str, Members], weights: PairWeights) -> FreeSpeech:
    """Return the acceptor of the model, with the members of each class at this table.

    A token that isn't a key of ``classes`` is a word; a class without members is never said.
    """
    numbers = {token: place for place, token in enumerate((_BEGIN, "", *sorted(set(pairs.alone) - {_END})))}
    alone = numbers[""]
    arcs: list[WeightedArc] = []
    inside = len(numbers)

    def add(source: int, token: str, probability: float) -> None:
        nonlocal inside
        target = numbers[token]
        for words, share in classes.get(token, (((token,), 1.0),)):
            cost = -weights.scale * math.log(probability * share)
            place = source
            for word in words[:-1]:
                arcs.append((place, word, cost, inside))
                place, cost, inside = inside, 0.0, inside + 1
            arcs.append((place, words[-1], cost, target))

    finals: list[tuple[int, float]] = []
    backs: list[tuple[int, float, int]] = []
    for token, probability in sorted(pairs.alone.items()):
        if token == _END:
            finals.append((alone, weights.end - weights.scale * math.log(probability)))
        else:
            add(alone, token, probability)
    for one in sorted(pairs.after):
        state = numbers[one]
        backs.append((state, -weights.scale * math.log(pairs.left[one]), alone))
        for token, probability in sorted(pairs.after[one].items()):
            if token == _END:
                finals.append((state, weights.end - weights.scale * math.log(probability)))
            else:
                add(state, token, probability)
    return FreeSpeech(numbers[_BEGIN], arcs, backs, finals)
