"""A quick look while training: phone errors on clips of voices that are never trained on."""

from __future__ import annotations

import random

import numpy as np
import torch
from numpy.typing import NDArray

from training.network import Network
from training.signal import Samples, features
from training.store import Entry, Store

_MOST = 60
"""Most clips of a set."""


def development_sets(store: Store) -> dict[str, list[tuple[Samples, tuple[int, ...]]]]:
    """Return for each set (machines or people of a language) features and labels of held-out clips."""
    chance = random.Random(7)
    sets: dict[str, list[Entry]] = {}
    for entry in store.entries:
        if entry.held_out and entry.size < 16000 * 8:
            language = entry.language if entry.group != "world" else "xx"
            sets.setdefault(f"{language}-{entry.group[0]}", []).append(entry)
    padding = np.zeros(4800, dtype=np.float32)
    result = {}
    for name, entries in sorted(sets.items()):
        chosen = chance.sample(entries, min(_MOST, len(entries)))
        result[name] = [
            (features(np.concatenate((padding, store.samples(entry) * 0.3, padding))), entry.labels)
            for entry in chosen
        ]
    return result


def distance(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """Return the least number of insertions, deletions and changes between two label sequences."""
    row: NDArray[np.int64] | list[int] = list(range(len(second) + 1))
    for number, label in enumerate(first, 1):
        above, row = row, [number]
        for position, other in enumerate(second, 1):
            row.append(min(above[position] + 1, row[-1] + 1, above[position - 1] + (label != other)))
    return int(row[-1])


def error_rates(
    network: Network, sets: dict[str, list[tuple[Samples, tuple[int, ...]]]], blank_penalty: float = 2.0
) -> dict[str, float]:
    """Return the phone errors (%) of the likeliest labels, for each set."""
    rates = {}
    with torch.inference_mode():
        for name, clips in sets.items():
            wrong = count = 0
            for frames, labels in clips:
                scores = network(torch.from_numpy(frames)[None])[0].numpy().copy()
                scores[:, 0] -= blank_penalty
                best = scores.argmax(axis=1)
                kept = [
                    int(label)
                    for before, label in zip([0, *best[:-1]], best, strict=True)
                    if label and label != before
                ]
                wrong += distance(labels, tuple(kept))
                count += len(labels)
            rates[name] = 100 * wrong / max(1, count)
    return rates
