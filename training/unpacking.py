"""A packed network back to torch, so that it can be trained further without what it was made of.

What export folded into one matrix, a layer and its batch norm, is parted again: the norm gets the statistics
that some examples have in the layer, and the network gives the same scores as before.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np
import torch
from numpy.typing import NDArray

from training.export import Affine
from training.network import Layer, Network
from voice_hanabi.hearing.kaldi import token

_MARKS = (0, 64, 192, 255)
_USUAL_SIZE = 0.06
"""Root mean square of a trained layer's weights: a step of the training is to change each layer alike."""


def matrices(model: bytes) -> Iterator[Affine]:
    """Yield the matrices of a ``final.mdl`` in order. Raises ``ValueError`` where numbers take more bytes."""
    name = token("<LinearParams>")
    place = model.find(name)
    while place >= 0:
        place += len(name)
        if model[place : place + 3] != b"CM ":
            raise ValueError("The numbers of this network do not take one byte each.")
        weights, place = _coarse(model, place + 3)
        place += len(token("<BiasParams>")) + len(b"FV ")
        _, count = struct.unpack_from("<bi", model, place)
        place += 5
        yield Affine(weights, np.frombuffer(model, "<f4", count, place).copy())
        place = model.find(name, place)


def _coarse(model: bytes, place: int) -> tuple[NDArray[np.float32], int]:
    """Return a matrix of ``training.matrices`` that begins after its sign, and where it ends."""
    least, span, rows, columns = struct.unpack_from("<ffii", model, place)
    place += 16
    headers = np.frombuffer(model, "<u2", 4 * columns, place).reshape(columns, 4)
    place += 8 * columns
    codes = np.frombuffer(model, np.uint8, rows * columns, place).reshape(columns, rows)
    known = least + span * headers.astype(np.float64) / 65535
    values = [np.interp(code, _MARKS, marks) for code, marks in zip(codes, known, strict=True)]
    return np.stack(values, axis=1).astype(np.float32), place + rows * columns


def unpacked(model: bytes, frames: torch.Tensor) -> Network:
    """Return the network of a ``final.mdl``, ready to be trained.

    ``frames`` are features of examples (batch x frames x 40) from which the norms take their statistics.
    """
    network = Network()
    flat = frames.reshape(-1, frames.shape[2])
    network.mean.copy_(flat.mean(dim=0))
    network.deviation.copy_(flat.std(dim=0))
    affine = list(matrices(model))
    first = affine[0]
    mean, deviation = (np.tile(part.numpy(), 5) for part in (network.mean, network.deviation))
    affine[0] = Affine(first.weights * deviation, first.bias + first.weights @ mean)
    layers = [part for part in (network.first, network.second, *network.layers) if isinstance(part, Layer)]
    network.eval()
    with torch.no_grad():
        for layer, packed in zip(layers, affine, strict=False):
            layer.linear.weight.copy_(torch.from_numpy(packed.weights))
            layer.norm.bias.copy_(torch.from_numpy(packed.bias))
            # Neutral until the statistics are known.
            layer.norm.weight.fill_((1 + layer.norm.eps) ** 0.5)
        network.last.weight.copy_(torch.from_numpy(affine[-1].weights))
        network.last.bias.copy_(torch.from_numpy(affine[-1].bias))
        for layer, (center, variance) in zip(layers, _statistics(network, layers, frames), strict=True):
            scale = _USUAL_SIZE / layer.linear.weight.square().mean(dim=1).clamp_min(1e-8).sqrt()
            layer.linear.weight.mul_(scale[:, None])
            layer.norm.running_mean.copy_(center * scale)
            layer.norm.running_var.copy_(variance * scale.square())
            layer.norm.weight.copy_(torch.sqrt(layer.norm.running_var + layer.norm.eps) / scale)
            layer.norm.bias.add_(center)
    return network


def _statistics(
    network: Network, layers: list[Layer], frames: torch.Tensor
) -> list[tuple[torch.Tensor, torch.Tensor]]:
    """Return mean and variance of what goes into each layer's norm."""
    found: list[tuple[torch.Tensor, torch.Tensor]] = []

    def look(_: torch.nn.Module, __: object, output: torch.Tensor) -> None:
        flat = output.reshape(-1, output.shape[2])
        found.append((flat.mean(dim=0), flat.var(dim=0)))

    hooks = [layer.linear.register_forward_hook(look) for layer in layers]
    network(frames)
    for hook in hooks:
        hook.remove()
    return found
