"""The denominator of discriminative training: everything that might have been said instead.

CTC teaches a network to make the spoken phonemes likely, and all others equally unlikely. Here all sequences
of phonemes are considered at once, each weighted by how frequent its pairs are, so that the network learns to
give less probability to what might well have been said instead (maximum mutual information: Povey and others
2016; Xiang and Ou 2019).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import torch
from torch import Tensor


def usual_pairs(rows: Iterable[Sequence[int]], outputs: int, unseen: float = 0.3) -> Tensor:
    """Return how frequent each phoneme is after each other one (outputs x outputs), from label sequences.

    The numbers are shares of the successors, times a common factor that makes the counted sequences weigh as
    much, on average, as one certain sequence. With shares alone, short sequences would outweigh all others,
    and the network would learn to hear phonemes everywhere. Row 0 is the beginning; column 0, the blank, is
    0. Unseen pairs count as seen ``unseen`` times, which is more than 0.
    """
    seen = torch.zeros(outputs, outputs)
    for labels in rows:
        for before, label in zip([0, *labels], labels, strict=False):
            seen[before, label] += 1
    counts = seen + unseen
    counts[:, 0] = 0
    shares = counts / counts.sum(dim=1, keepdim=True)
    mean = (seen * shares.clamp_min(1e-9).log()).sum() / seen.sum().clamp_min(1)
    return shares / mean.exp()


def everything(output: Tensor, pairs: Tensor) -> Tensor:
    """Return the network's total likelihood of all phoneme sequences, each weighted by its pairs.

    ``output`` has log probabilities (batch x frames x outputs; output 0 is the blank; the probabilities of a
    frame add up to 1). ``pairs`` never leads to the blank. The result is a natural logarithm for each item of
    the batch. All CTC paths of a sequence count: a phoneme lasts for one frame or more, followed by blanks or
    directly by the next phoneme; the same phoneme can follow only after a blank.
    """
    scores = output.exp()
    batch, frames, outputs = scores.shape
    stays = 1 - pairs.diagonal()
    # The states after phoneme i: in it, or in its blank. State 0 is the beginning, with blanks only. In a
    # phoneme, the path stays there or goes on to another phoneme, but not to the same one again.
    in_phoneme = torch.zeros(batch, outputs, dtype=scores.dtype, device=scores.device)
    in_blank = torch.zeros_like(in_phoneme)
    in_blank[:, 0] = 1
    total = torch.zeros(batch, dtype=scores.dtype, device=scores.device)
    for frame in range(frames):
        seen = scores[:, frame]
        either = in_phoneme + in_blank
        in_phoneme = (in_phoneme * stays + either @ pairs) * seen
        in_blank = either * seen[:, :1]
        # Column 0 never has a phoneme, because no pair leads there.
        scale = in_phoneme.sum(dim=1) + in_blank.sum(dim=1)
        in_phoneme = in_phoneme / scale[:, None]
        in_blank = in_blank / scale[:, None]
        total = total + scale.log()
    return total
