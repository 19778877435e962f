"""Which word follows which, learned from sentences: a bigram of words and of classes of words.

Probabilities are smoothed as Witten and Bell do it: a word after which many others were seen leaves more
room for those that were not.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from voice_hanabi.hearing.free_speech import FreeSpeech, Members

_BEGIN, _END = "<begin>", "<end>"


@dataclass(frozen=True, slots=True)
class PairWeights:
    """How much what was learned counts beside what is heard (natural logarithms)."""

    scale: float = 0.8
    """Of what is learned, how much counts."""

    end: float = 3.0
    """What the end of speech costs beside what was learned, paid back at its beginning.

    The search waits longer for more where the end is dear: see ``SearchSettings.model_conf``."""


@dataclass(frozen=True)
class WordPairs:
    """How likely each token is, by itself and after another one: a word or the name of a class."""

    alone: Mapping[str, float]
    """Of each token, the end of a sentence among them, its probability."""

    after: Mapping[str, Mapping[str, float]]
    """Of each token, the beginning among them, the probabilities of those that were seen after it."""

    left: Mapping[str, float]
    """Of each token, the part of probability that is shared out by ``alone``."""


def learned(sentences: Iterable[tuple[Sequence[str], float]]) -> WordPairs:
    """Return what sentences teach; each is a row of tokens and its weight."""
    pairs: dict[str, Counter[str]] = defaultdict(Counter)
    for tokens, weight in sentences:
        for one, following in zip((_BEGIN, *tokens), (*tokens, _END), strict=True):
            pairs[one][following] += weight  # type: ignore[assignment]
    counts: Counter[str] = Counter()
    for followers in pairs.values():
        counts.update(followers)
    total, novel = sum(counts.values()), _novel(counts)
    # What is left over is shared out evenly: nothing is known of words that were never said.
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
    """Return how often something new is to be expected: once for each kind, less for one of little weight."""
    return sum(min(1.0, count) for count in counts.values())


def free_speech(pairs: WordPairs, classes: Mapping[str, Members], weights: PairWeights) -> FreeSpeech:
    """Return the acceptor of what was learned, with the members of each class at this table.

    A token that is no key of ``classes`` is a word; a class without members is never said.
    """
    numbers = {token: place for place, token in enumerate((_BEGIN, "", *sorted(set(pairs.alone) - {_END})))}
    alone = numbers[""]
    arcs: list[tuple[int, str, float, int]] = []
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
    return FreeSpeech(numbers[_BEGIN], tuple(arcs), tuple(backs), tuple(finals))
