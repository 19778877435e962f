"""The state of a training: the network, its average, and what a checkpoint contains."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.learning.denominator import everything
from training.learning.network import Network
from training.learning.pace import PEAK_RATE, averaging
from training.packing.unpacking import unpacked

MMI_WEIGHT = 0.8
"""The weight of likely alternatives for a language's own network: 1 would be maximum mutual information, 0 is
CTC."""


def _average_into(average: Network, network: Network, decay: float) -> None:
    """Move the running average of the weights towards the network."""
    with torch.no_grad():
        for mine, other in zip(average.state_dict().values(), network.state_dict().values(), strict=True):
            if mine.dtype.is_floating_point:
                mine.lerp_(other, 1 - decay)
            else:
                mine.copy_(other)


@dataclass
class TrainingState:
    """The state of the training, as a checkpoint contains it."""

    network: Network
    average: Network
    optimizer: torch.optim.Optimizer
    pairs: Tensor | None = None
    """How frequent phonemes are after one another, if the network learns to distinguish sequences of them."""
    epoch: int = 0
    steps: int = 0
    seconds: float = 0.0
    coarse: bool = False
    """Whether the network is computed in bfloat16 while it learns; its weights stay in single precision."""

    @classmethod
    def new(cls, device: str, *, coarse: bool = False) -> TrainingState:
        """Return the state of a network that has learned nothing."""
        network = Network().to(device)
        optimizer = torch.optim.AdamW(
            network.parameters(), lr=PEAK_RATE, weight_decay=1e-3, betas=(0.9, 0.98)
        )
        return cls(network, copy.deepcopy(network), optimizer, coarse=coarse)

    def read(self, path: Path, device: str) -> None:
        """Continue from a checkpoint."""
        held = torch.load(path, map_location=device)
        self.network.load_state_dict(held["network"])
        self.average.load_state_dict(held["average"])
        self.optimizer.load_state_dict(held["optimizer"])
        self.epoch, self.steps, self.seconds = held["epoch"], held["steps"], held["seconds"]
        pairs: Tensor | None = held.get("pairs")
        self.pairs = None if pairs is None else pairs.to(device)

    def write(self, folder: Path) -> Path:
        """Write a checkpoint atomically; return its path."""
        path = folder / f"epoch{self.epoch:03d}.pt"
        held = {
            "network": self.network.state_dict(), "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(), "pairs": self.pairs,
            "seconds": self.seconds, "epoch": self.epoch, "steps": self.steps,
        }  # fmt: skip
        torch.save(held, path.with_suffix(".partial"))
        path.with_suffix(".partial").rename(path)
        return path

    def go_on_from(self, packed: Path, frames: NDArray[np.float16]) -> None:
        """Continue from a packed network, taking its statistics from these features."""
        network = unpacked(packed.read_bytes(), torch.from_numpy(frames.astype(np.float32)))
        for mine in (self.network, self.average):
            mine.load_state_dict(network.state_dict())

    def scale_by(self, frames: NDArray[np.float16]) -> None:
        """Have the network normalise by the mean and the deviation of these features."""
        self.network.scale_by(torch.from_numpy(frames.astype(np.float32)))
        self.average = copy.deepcopy(self.network)

    def learn(self, frames: Tensor, labels: Tensor, sizes: Tensor, rate: float) -> float:
        """Take one step on a batch at a learning rate; return the loss per label."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        with torch.autocast(frames.device.type, torch.bfloat16, enabled=self.coarse):
            output = self.network(frames).transpose(0, 1)
        lengths = torch.full((len(sizes),), output.shape[0], dtype=torch.int32)
        losses = torch.nn.functional.ctc_loss(
            output, labels.to(frames.device), lengths, sizes, zero_infinity=True, reduction="none"
        )
        if self.pairs is not None:
            # If more was said than there are outputs, the loss is 0, and there is nothing to learn.
            others = MMI_WEIGHT * everything(output.transpose(0, 1), self.pairs)
            losses = torch.where(losses > 0, losses + others, losses)
        loss = losses.sum() / max(1, int(sizes.sum()))
        self.optimizer.zero_grad()
        torch.autograd.backward(loss)
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
        self.optimizer.step()
        _average_into(self.average, self.network, averaging(self.steps))
        self.steps += 1
        return float(loss.detach())
