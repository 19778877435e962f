"""The network: a residual time-delay network that outputs phonemes every 30 ms."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from training.sound.signal import FEATURES
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

WIDTH = 320
"""Channels of the residual layers."""

FIRST_WIDTH = 160
"""Channels of the only layer that runs every 10 ms."""

OUTPUTS = len(PHONEMES) + 1
"""The blank and the phonemes."""

OFFSETS: tuple[tuple[int, int, int], ...] = (
    (-1, 0, 1),
    (-1, 0, 1),
    (-1, 0, 1),
    (-2, 0, 2),
    (-2, 0, 2),
    (-3, 0, 1),
    (-6, -3, 0),
    (-1, 0, 1),
    (-4, -2, 0),
    (-2, -1, 0),
)
"""What each residual layer sees, in output frames of 30 ms; little of the future, for quick responses."""

LEFT = 3 * -sum(offsets[0] for offsets in OFFSETS) + 3
"""Frames of 10 ms that the network needs before the first output."""

RIGHT_OUTPUTS = sum(offsets[2] for offsets in OFFSETS)
"""Output frames that it needs after the last one."""


def needed_right(frames: int) -> int:
    """Return how many more frames a sound of this many frames needs after its end."""
    outputs = (frames + 2) // 3
    return 3 * (outputs - 1 + RIGHT_OUTPUTS) + 3 + 1 - frames


class Layer(nn.Module):
    """Applies one matrix to neighbouring frames, then normalises over the batch and rectifies."""

    def __init__(self, inputs: int, outputs: int) -> None:
        """Make a layer with random weights."""
        super().__init__()
        self.linear = nn.Linear(inputs, outputs, bias=False)
        self.norm = nn.BatchNorm1d(outputs)

    def forward(self, values: Tensor) -> Tensor:
        """Run the layer on batch x frames x inputs."""
        mixed = self.linear(values)
        normalised: Tensor = self.norm(mixed.reshape(-1, mixed.shape[2]))
        return torch.relu(normalised).reshape(mixed.shape)


class Network(nn.Module):
    """Log mel features (batch x frames x 40) to log probabilities (batch x frames/3 x outputs)."""

    def __init__(self, dropout: float = 0.08) -> None:
        """Make a network with random weights; ``dropout`` is the share of a residual's channels to drop."""
        super().__init__()
        self.mean: Tensor
        self.deviation: Tensor
        self.register_buffer("mean", torch.zeros(FEATURES))
        self.register_buffer("deviation", torch.ones(FEATURES))
        self.first = Layer(5 * FEATURES, FIRST_WIDTH)
        self.second = Layer(3 * FIRST_WIDTH, WIDTH)
        self.layers = nn.ModuleList(Layer(3 * WIDTH, WIDTH) for _ in OFFSETS)
        self.last = nn.Linear(WIDTH, OUTPUTS)
        self.dropout = dropout

    def scale_by(self, frames: Tensor) -> None:
        """Normalise by the mean and the deviation of these features (... x 40)."""
        flat = frames.reshape(-1, FEATURES)
        self.mean.copy_(flat.mean(dim=0))
        self.deviation.copy_(flat.std(dim=0))

    def forward(self, frames: Tensor) -> Tensor:
        """Run the network; the edges repeat the first and last frame, as Kaldi does."""
        batch, count, _ = frames.shape
        right = needed_right(count)
        values = (frames - self.mean) / self.deviation
        edges = (values[:, :1].expand(-1, LEFT, -1), values, values[:, -1:].expand(-1, right, -1))
        values = torch.cat(edges, dim=1)
        total = values.shape[1] - 4
        values = self.first(torch.cat([values[:, shift : shift + total] for shift in range(5)], dim=2))
        values = self.second(values[:, : total // 3 * 3].reshape(batch, total // 3, 3 * FIRST_WIDTH))
        for offsets, layer in zip(OFFSETS, self.layers, strict=True):
            size = values.shape[1] + offsets[0] - offsets[2]
            starts = [offset - offsets[0] for offset in offsets]
            added = layer(torch.cat([values[:, start : start + size] for start in starts], dim=2))
            if self.training and self.dropout:
                kept = torch.rand(batch, 1, WIDTH, device=values.device) >= self.dropout
                added = added * kept / (1 - self.dropout)
            values = values[:, -offsets[0] : -offsets[0] + size] + added
        return torch.log_softmax(self.last(values).float(), dim=2)
