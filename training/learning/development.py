"""A quick check during training: phoneme errors on clips of voices never used in training."""

from __future__ import annotations

import random

import numpy as np
import torch

from training.clips.store import Entry, Store
from training.learning.network import Network
from training.sound.signal import Samples, features

_MOST = 60
"""The most clips in a set."""


def development_sets(store: Store) -> dict[str, list[tuple[Samples, tuple[int, ...]]]]:
    """Return features and labels of held-out clips for each set (machines or people of a language)."""
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
    row = list(range(len(second) + 1))
    for number, label in enumerate(first, 1):
        above, row = row, [number]
        for position, other in enumerate(second, 1):
            row.append(min(above[position] + 1, row[-1] + 1, above[position - 1] + (label != other)))
    return row[-1]


def likeliest(network: Network, frames: Samples, blank_penalty: float) -> tuple[int, ...]:
    """Return the likeliest labels of a clip's features; the blank is made less likely (natural logarithm)."""
    scores = network(torch.from_numpy(frames)[None])[0].numpy().copy()
    scores[:, 0] -= blank_penalty
    best = [int(label) for label in scores.argmax(axis=1)]
    return tuple(
        label for before, label in zip([0, *best[:-1]], best, strict=True) if label not in (0, before)
    )


def error_rates(
    network: Network, sets: dict[str, list[tuple[Samples, tuple[int, ...]]]], blank_penalty: float = 1.0
) -> dict[str, float]:
    """Return the phoneme errors (%) of the likeliest labels, for each set."""
    rates = {}
    with torch.inference_mode():
        for name, clips in sets.items():
            wrong = sum(
                distance(labels, likeliest(network, frames, blank_penalty)) for frames, labels in clips
            )
            rates[name] = 100 * wrong / max(1, sum(len(labels) for _, labels in clips))
    return rates
