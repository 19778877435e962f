"""Which phonemes the network confuses, counted on people: the lexicon accepts them at a cost."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

import numpy as np
import torch

from training.clips.store import Store
from training.learning.development import likeliest
from training.learning.network import Network
from training.sound.signal import features
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

_MOST_CLIPS = 900
_MOST_SUBSTITUTES = 3
_LEAST_COUNT = 4
_DEAREST = 3.0
_SCALE = 1.5


def aligned(first: Sequence[int], second: Sequence[int]) -> list[tuple[int, int]]:
    """Return the pairs of an alignment with the fewest changes; 0 stands for nothing on one side."""
    rows = [list(range(len(second) + 1))]
    for number, label in enumerate(first, 1):
        row = [number]
        for position, other in enumerate(second, 1):
            above = rows[-1]
            row.append(min(above[position] + 1, row[-1] + 1, above[position - 1] + (label != other)))
        rows.append(row)
    pairs = []
    one, two = len(first), len(second)
    while one or two:
        if one and two and rows[one][two] == rows[one - 1][two - 1] + (first[one - 1] != second[two - 1]):
            one, two = one - 1, two - 1
            pairs.append((first[one], second[two]))
        elif one and rows[one][two] == rows[one - 1][two] + 1:
            one -= 1
            pairs.append((first[one], 0))
        else:
            two -= 1
            pairs.append((0, second[two]))
    return pairs


def substitution_costs(network: Network, store: Store) -> dict[str, dict[str, float]]:
    """Return for each phoneme what it is heard as when people in the training say it, with costs (nats).

    The cost is the logarithm of how much rarer that is than hearing it correctly, at least 0.5, times one and
    a half (tuned on the development voices).
    """
    clips = [entry for entry in store.entries if entry.group == "people" and not entry.held_out]
    chosen = random.Random(5).sample(clips, min(_MOST_CLIPS, len(clips)))
    padding = np.zeros(4800, dtype=np.float32)
    heard: Counter[tuple[int, int]] = Counter()
    with torch.inference_mode():
        for entry in chosen:
            sound = np.concatenate((padding, store.samples(entry) * 0.3, padding))
            labels = likeliest(network, features(sound), 0.5)
            heard.update(aligned(entry.labels, labels))
    costs: dict[str, dict[str, float]] = {}
    for place, phoneme in enumerate(PHONEMES, 1):
        right = heard[place, place] + 1
        found = {
            PHONEMES[other - 1]: round(max(0.5, math.log(right / count)), 2)
            for (meant, other), count in heard.items()
            if meant == place and other not in (0, place) and count >= _LEAST_COUNT
        }
        cheapest = sorted(found.items(), key=lambda item: item[1])[:_MOST_SUBSTITUTES]
        kept = {other: round(_SCALE * cost, 2) for other, cost in cheapest if cost <= _DEAREST}
        if kept:
            costs[phoneme] = kept
    return costs
