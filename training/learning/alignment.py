"""Where each phoneme of a sound is said, by the scores of a network, and where a sound is quietest."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from training.sound.signal import SAMPLE_RATE, Samples

OUTPUT_SECONDS = 0.03
"""Seconds between two outputs of the network."""

_STEP = SAMPLE_RATE // 100


def aligned(scores: NDArray[np.float32], labels: Sequence[int]) -> tuple[list[tuple[int, int]], list[float]]:
    """Return the first and last output of each label on the likeliest path, and its mean log probability.

    ``scores`` are log probabilities (outputs x labels; 0 is the blank). Raises ``ValueError`` if there are
    too few outputs for the labels.
    """
    count = len(scores)
    if count < 2 * len(labels) + 1:
        raise ValueError("too few outputs for these labels")
    states = np.zeros(2 * len(labels) + 1, dtype=np.int64)
    states[1::2] = labels
    skips = np.zeros(len(states), dtype=bool)
    skips[3::2] = states[3::2] != states[1:-2:2]
    best = np.full(len(states), -np.inf)
    best[:2] = scores[0, states[:2]]
    came = np.zeros((count, len(states)), dtype=np.int8)
    for time in range(1, count):
        one = np.concatenate(([-np.inf], best[:-1]))
        two = np.where(skips, np.concatenate(([-np.inf, -np.inf], best[:-2])), -np.inf)
        choices = np.stack((best, one, two))
        came[time] = choices.argmax(axis=0)
        best = choices.max(axis=0) + scores[time, states]
    state = len(states) - 1 if best[-1] >= best[-2] else len(states) - 2
    spans: list[tuple[int, int]] = [(count, -1)] * len(labels)
    sums: list[list[float]] = [[] for _ in labels]
    for time in range(count - 1, -1, -1):
        if state % 2:
            first, last = spans[state // 2]
            spans[state // 2] = (min(first, time), max(last, time))
            sums[state // 2].append(float(scores[time, states[state]]))
        state -= int(came[time, state])
    return spans, [sum(values) / max(1, len(values)) for values in sums]


def loudness_of(sound: Samples) -> NDArray[np.float32]:
    """Return the root mean square of each hundredth of a second."""
    frames = sound[: sound.size // _STEP * _STEP].reshape(-1, _STEP)
    loudness: NDArray[np.float32] = np.sqrt(np.mean(frames**2, axis=1)).astype(np.float32)
    return loudness


def quietest(loudness: NDArray[np.float32], first: float, last: float) -> int:
    """Return the sample at which the sound is quietest between two moments (seconds)."""
    start, end = max(0, int(first * 100)), max(int(first * 100), int(last * 100)) + 1
    part = loudness[start:end]
    return (start + int(part.argmin()) if part.size else start) * _STEP
