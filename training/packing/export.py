"""Writes a trained network as the file that Vosk loads: batch norm folded in, in Kaldi's nnet3 format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from training.clips.store import Store
from training.learning.network import OFFSETS, Layer, Network
from training.packing.confusions import substitution_costs
from training.packing.kaldi_files import integer, real, transition_model, vector
from training.packing.matrices import coarse_matrix
from training.sound.signal import FEATURES
from voice_hanabi.hearing.graphs.kaldi import token
from voice_hanabi.hearing.models.packed import SUBSTITUTIONS, network_file
from voice_hanabi.hearing.pronouncing.phonemes import PHONEMES

BLANK_PENALTY = 3.0
"""The cost of the blank in the search (natural logarithm): CTC prefers to say nothing."""

_LATER = 0.4
"""The share of a training after which its checkpoints count."""

_Array = NDArray[np.float32]


@dataclass(frozen=True)
class Affine:
    """A matrix (outputs x inputs) and a bias (outputs)."""

    weights: _Array
    bias: _Array


def folded(layer: Layer) -> Affine:
    """Return a layer's matrix with its batch norm folded in."""
    norm = layer.norm
    assert norm.running_var is not None
    assert norm.running_mean is not None
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    weights = layer.linear.weight * scale[:, None]
    bias = norm.bias - norm.running_mean * scale
    return Affine(weights.detach().numpy(), bias.detach().numpy())


def affine_layers(network: Network) -> list[Affine]:
    """Return all matrices of a network in order; the first takes features unchanged."""
    first = folded(network.first)
    deviation = np.tile(network.deviation.numpy(), 5)
    mean = np.tile(network.mean.numpy(), 5)
    scaled = first.weights / deviation
    layers = [Affine(scaled.astype(np.float32), (first.bias - scaled @ mean).astype(np.float32))]
    layers.append(folded(network.second))
    layers += [folded(layer) for layer in network.layers if isinstance(layer, Layer)]
    layers.append(Affine(network.last.weight.detach().numpy(), network.last.bias.detach().numpy()))
    return layers


def _append(node: str, offsets: tuple[int, ...]) -> str:
    parts = [node if offset == 0 else f"Offset({node}, {offset})" for offset in offsets]
    return f"Append({', '.join(parts)})"


def _components(layers: list[Affine]) -> tuple[list[str], list[tuple[str, bytes]]]:
    """Return the lines of the configuration, and the components by name."""
    lines = [f"input-node name=input dim={FEATURES}"]
    components: list[tuple[str, bytes]] = []

    def add(name: str, source: str, component: bytes) -> None:
        lines.append(f"component-node name={name} component={name} input={source}")
        components.append((name, component))

    steps = [(-2, -1, 0, 1, 2), (-1, 0, 1), *((3 * a, 3 * b, 3 * c) for a, b, c in OFFSETS)]
    node = "input"
    for number, (offsets, layer) in enumerate(zip(steps, layers[:-1], strict=True)):
        size = len(layer.bias)
        add(f"affine{number}", _append(node, offsets), _affine(layer))
        add(f"relu{number}", f"affine{number}", _pointwise("RectifiedLinearComponent", size))
        if number < 2:
            node = f"relu{number}"
        else:
            noop = (
                token("<NoOpComponent>")
                + token("<Dim>")
                + integer(size)
                + token("<BackpropScale>")
                + real(1.0)
            )
            add(f"sum{number}", f"Sum(relu{number}, {node})", noop + token("</NoOpComponent>"))
            node = f"sum{number}"
    add("last", node, _affine(layers[-1]))
    add("scores", "last", _pointwise("LogSoftmaxComponent", len(layers[-1].bias)))
    lines.append("output-node name=output input=scores objective=linear")
    return lines, components


def _affine(layer: Affine) -> bytes:
    return (
        token("<AffineComponent>") + token("<LearningRate>") + real(0.001)
        + token("<LinearParams>") + coarse_matrix(layer.weights)
        + token("<BiasParams>") + vector([float(value) for value in layer.bias]) + token("</AffineComponent>")
    )  # fmt: skip


def _pointwise(kind: str, size: int) -> bytes:
    return (
        token(f"<{kind}>") + token("<Dim>") + integer(size) + token("<ValueAvg>") + vector([])
        + token("<DerivAvg>") + vector([]) + token("<Count>") + real(0.0) + token(f"</{kind}>")
    )  # fmt: skip


def model_bytes(network: Network, blank_penalty: float = BLANK_PENALTY) -> bytes:
    """Return the whole ``final.mdl``: transition model, network and priors."""
    return layers_packed(affine_layers(network), blank_penalty)


def layers_packed(layers: list[Affine], blank_penalty: float = BLANK_PENALTY) -> bytes:
    """Return the ``final.mdl`` for a network's matrices in order."""
    lines, components = _components(layers)
    configuration = "\n".join(lines) + "\n\n"
    parts = [b"\0B", transition_model(len(PHONEMES)), token("<Nnet3>"), b"\n", configuration.encode()]
    parts += [token("<NumComponents>"), integer(len(components))]
    for name, component in components:
        parts += [token("<ComponentName>"), token(name), component]
    priors = [float(np.exp(blank_penalty))] + [1.0] * len(PHONEMES)
    parts += [
        token("</Nnet3>"), token("<LeftContext>"), integer(0), token("<RightContext>"), integer(0),
        token("<Priors>"), vector(priors),
    ]  # fmt: skip
    return b"".join(parts)


def export(
    checkpoints: Mapping[str, Sequence[Path]], common: Path | None, folder: Path, store: Store
) -> list[Path]:
    """Write the mean network of each language's later checkpoints, and the phonemes; return their paths.

    ``substitutions.tsv`` lists the phonemes that the ``common`` checkpoint's network confuses, in people of
    all languages; without that checkpoint, the file stays unchanged.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for language, found in checkpoints.items():
        path = folder / network_file(language)
        partial = path.with_suffix(".partial")
        partial.write_bytes(model_bytes(mean_network_of(found)))
        partial.replace(path)
        paths.append(path)
    (folder / "phones.txt").write_text("\n".join(PHONEMES) + "\n", encoding="utf-8")
    if common is None:
        return paths
    lines = [
        f"{meant}\t{heard}\t{cost:.2f}"
        for meant, substitutes in substitution_costs(mean_network_of([common]), store).items()
        for heard, cost in substitutes.items()
    ]
    (folder / SUBSTITUTIONS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return paths


def mean_network_of(checkpoints: Sequence[Path]) -> Network:
    """Return the mean of the averaged networks in a training's later checkpoints, ready for use.

    The mean is better than any of them (stochastic weight averaging: Izmailov and others 2018). The
    checkpoints are in order; the last one shows how long the training was.
    """
    last = torch.load(checkpoints[-1], map_location="cpu")
    total = {name: values.double() for name, values in last["average"].items()}
    count = 1
    for path in reversed(checkpoints[:-1]):
        state = torch.load(path, map_location="cpu")
        if state["seconds"] < _LATER * last["seconds"]:
            break
        for name, values in state["average"].items():
            total[name] += values
        count += 1
    network = Network()
    network.load_state_dict({name: values / count for name, values in total.items()})
    network.eval()
    return network
