"""Converts a packed network back to torch, to train it further without its original checkpoints.

The export folded each layer and its batch norm into one matrix. These are separated again: the norm gets the
statistics of the layer on some examples, and the network gives the same scores as before.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np
import torch

from training.learning.network import Layer, Network
from training.packing.export import Affine, layers_packed
from training.packing.matrices import read_coarse_matrix
from voice_hanabi.hearing.graphs.kaldi import token

_USUAL_SIZE = 0.06
"""Root mean square of a channel's weights in a trained layer: a training step changes all alike."""


def matrices(model: bytes) -> Iterator[Affine]:
    """Yield the matrices of a ``final.mdl`` in order. Raises ``ValueError`` if numbers have more bytes."""
    name = token("<LinearParams>")
    place = model.find(name)
    while place >= 0:
        place += len(name)
        weights, place = read_coarse_matrix(model, place)
        place += len(token("<BiasParams>")) + len(b"FV ")
        _, count = struct.unpack_from("<bi", model, place)
        place += 5
        yield Affine(weights, np.frombuffer(model, "<f4", count, place).copy())
        place = model.find(name, place)


def halfway(model: bytes, further: bytes) -> bytes:
    """Return the ``final.mdl`` halfway between a model and its version after more training.

    Half of what was learned counts, and half of what was unlearned is kept.
    """
    half = np.float32(0.5)
    pairs = zip(matrices(model), matrices(further), strict=True)
    return layers_packed(
        [Affine((one.weights + other.weights) * half, (one.bias + other.bias) * half) for one, other in pairs]
    )


def unpacked(model: bytes, frames: torch.Tensor) -> Network:
    """Return the network of a ``final.mdl``, ready to be trained.

    ``frames`` are features of examples (batch x frames x 40), from which the norms take their statistics.
    Raises ``ValueError`` for a model with another number of layers, or whose numbers have more than one byte.
    """
    network = Network()
    network.scale_by(frames)
    affine = list(matrices(model))
    first = affine[0]
    mean, deviation = (np.tile(part.numpy(), 5) for part in (network.mean, network.deviation))
    affine[0] = Affine(first.weights * deviation, first.bias + first.weights @ mean)
    layers = [part for part in (network.first, network.second, *network.layers) if isinstance(part, Layer)]
    if len(affine) != len(layers) + 1:
        raise ValueError(f"The model has {len(affine)} layers; {len(layers) + 1} are expected.")
    network.eval()
    with torch.no_grad():
        for layer, packed in zip(layers, affine[:-1], strict=True):
            layer.linear.weight.copy_(torch.from_numpy(packed.weights))
            layer.norm.bias.copy_(torch.from_numpy(packed.bias))
            # Neutral until the statistics are known.
            layer.norm.weight.fill_((1 + layer.norm.eps) ** 0.5)
        network.last.weight.copy_(torch.from_numpy(affine[-1].weights))
        network.last.bias.copy_(torch.from_numpy(affine[-1].bias))
        for layer, (center, variance) in zip(layers, _statistics(network, layers, frames), strict=True):
            scale = _USUAL_SIZE / layer.linear.weight.square().mean(dim=1).clamp_min(1e-8).sqrt()
            layer.linear.weight.mul_(scale[:, None])
            middle, spread = layer.norm.running_mean, layer.norm.running_var
            assert middle is not None
            assert spread is not None
            middle.copy_(center * scale)
            spread.copy_(variance * scale.square())
            layer.norm.weight.copy_(torch.sqrt(spread + layer.norm.eps) / scale)
            layer.norm.bias.add_(center)
    return network


def _statistics(
    network: Network, layers: list[Layer], frames: torch.Tensor
) -> list[tuple[torch.Tensor, torch.Tensor]]:
    """Return the mean and variance of the input of each layer's norm."""
    found: list[tuple[torch.Tensor, torch.Tensor]] = []

    def look(_: torch.nn.Module, __: object, output: torch.Tensor) -> None:
        flat = output.reshape(-1, output.shape[2])
        found.append((flat.mean(dim=0), flat.var(dim=0)))

    hooks = [layer.linear.register_forward_hook(look) for layer in layers]
    network(frames)
    for hook in hooks:
        hook.remove()
    return found
