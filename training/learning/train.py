"""Resumable training on an endless supply of fresh examples, with a checkpoint after every epoch.

The common network learns by CTC to make what was said likely, and a language's own network to distinguish it
from everything else.
"""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from training.clips.store import Store, write_part
from training.learning.cutting import cut_clips
from training.learning.denominator import usual_pairs
from training.learning.development import development_sets, error_rates
from training.learning.network import OUTPUTS
from training.learning.pace import Clock, learning_rate, peak_rate
from training.learning.state import TrainingState
from training.sound.examples import EXAMPLES_IN_SHARD, start_producers

SHARDS_IN_EPOCH = 6
"""The number of shards (hours of sound) before a trial of development clips and a checkpoint."""

TEMPO = (0.85, 1.2)
"""The length of a batch at another tempo, relative to its own."""

_UNSTRETCHED = 0.3
"""The share of batches that keep their own tempo."""
_BATCH = 15
"""Examples in a batch: a minute and a half of sound."""
_SLOTS = 24
"""The number of shards on disk."""
_REUSE = 6
"""About how often an example is used."""
_SHARDS_TO_BEGIN = 3
"""The number of shards needed to start, lest the first epoch learn a single one by heart."""
_EXAMPLES_TO_UNPACK = 60
"""The number of examples from which an unpacked network computes the statistics that packing removed."""
_CUTTING = 0.4
"""The share of the training after which the network is good enough to cut sentences into words."""


def spec_augment(frames: Tensor, chance: random.Random) -> Tensor:
    """Return the features with a few stripes of time and frequency set to their mean (SpecAugment)."""
    batch, count, bins = frames.shape
    frames = frames + torch.randn(batch, 1, 1) * 0.5
    middle = frames.mean(dim=(1, 2))
    for number in range(batch):
        for _ in range(chance.randint(0, 2)):
            width = chance.randint(1, 6)
            start = chance.randint(0, bins - width)
            frames[number, :, start : start + width] = middle[number]
        for _ in range(chance.randint(0, 4)):
            width = chance.randint(2, 10)
            start = chance.randint(0, count - width)
            frames[number, start : start + width] = middle[number]
    return frames


def stretched(frames: Tensor, chance: random.Random) -> Tensor:
    """Return the features of a batch (batch x frames x 40) at another tempo, with timbre and pitch unchanged.

    A resampled clip is fast and high or slow and low, but people can also be slow and high.
    """
    if chance.random() < _UNSTRETCHED:
        return frames
    count = round(frames.shape[1] * chance.uniform(*TEMPO))
    longer = torch.nn.functional.interpolate(frames.transpose(1, 2), size=count, mode="linear")
    return longer.transpose(1, 2)


def checkpoints_of(folder: Path, language: str | None = None) -> list[Path]:
    """Return the checkpoints of the common network, or of a language's own network, in order."""
    return sorted((folder / _named("checkpoints", language)).glob("epoch*.pt"))


def _named(kind: str, language: str | None) -> str:
    return kind if language is None else f"{kind}-{language}"


def train(
    folder: Path, minutes: float, seed: int = 1, threads: int = 2, device: str = "cpu",
    producers: int = 1, language: str | None = None, examples: int = EXAMPLES_IN_SHARD,
    packed: Path | None = None, coarse: bool = False,
) -> Path:  # fmt: skip
    """Train for this many minutes, continuing from the last checkpoint; return the last checkpoint's path.

    With a ``language``, train that language's own network. Unless it has a checkpoint of its own, it starts
    from the common network's last checkpoint, or from a ``packed`` network; its minutes are counted
    separately. ``device`` is where torch computes (``cpu``, ``cuda``), in bfloat16 if ``coarse``; a fast
    device needs more ``producers``, which are processes that make examples, in shards of this many
    ``examples``. The learning rate follows the clock, and the examples are made concurrently, so the same
    ``seed`` does not give the same network twice.
    """
    torch.set_num_threads(threads)
    torch.manual_seed(seed)
    state = TrainingState.new(device, coarse=coarse)
    begun, own = _begun(state, folder, device, language, packed is not None)
    if begun is not None and own and state.seconds >= minutes * 60:
        return begun
    shards = folder / _named("shards", language)
    processes, used = start_producers(
        producers, shards, folder / "store", _SLOTS, _REUSE, seed + 1000 * state.epoch, language, examples
    )
    try:
        _wait_for_shards(shards, processes)
        _prepare(state, shards, device, language, packed, new=begun is None)
        run = _Run(folder, language, used, Clock(state.seconds, minutes * 60), random.Random(seed))
        return _learn(state, run) or begun or run.checkpoints
    finally:
        for process in processes:
            process.terminate()


def _begun(
    state: TrainingState, folder: Path, device: str, language: str | None, from_packed: bool
) -> tuple[Path | None, bool]:
    """Restore the state of the training; return the checkpoint, and whether it is the network's own.

    A language's own network without a checkpoint starts from the common one, with its minutes at zero.
    """
    own = checkpoints_of(folder, language)
    common = checkpoints_of(folder) if language is not None and not from_packed else []
    if not own and not common:
        return None, False
    begun = (own or common)[-1]
    state.read(begun, device)
    if not own:
        state.seconds = 0.0
    print(f"going on from {begun.name}, {state.seconds / 60:.0f} min", flush=True)
    return begun, bool(own)


def _wait_for_shards(shards: Path, processes: Sequence[BaseProcess]) -> None:
    """Wait for the first examples. Raises ``RuntimeError`` if none can be made."""
    while len(list(shards.glob("shard???.npz"))) < _SHARDS_TO_BEGIN:
        if not any(process.is_alive() for process in processes):
            raise RuntimeError(f"no examples can be made of the clips for {shards}")
        time.sleep(1)


def _prepare(
    state: TrainingState, shards: Path, device: str, language: str | None, packed: Path | None, *, new: bool
) -> None:
    """Give a network what it takes from examples before it learns: their scale, or frequent phonemes."""
    with np.load(sorted(shards.glob("shard???.npz"))[0]) as shard:
        if packed is not None and new:
            print(f"going on from {packed.name}", flush=True)
            state.go_on_from(packed, shard["frames"][:_EXAMPLES_TO_UNPACK])
        elif new:
            state.scale_by(shard["frames"])
        if language is not None and state.pairs is None:
            said = zip(shard["labels"], shard["sizes"], strict=True)
            rows = (labels[:size].tolist() for labels, size in said)
            state.pairs = usual_pairs(rows, OUTPUTS).to(device)


@dataclass
class _Run:
    """One run of a training: its files and its time."""

    folder: Path
    language: str | None
    used: Synchronized[int]
    """The number of shards used for learning, which the producers read."""
    clock: Clock
    chance: random.Random

    @property
    def checkpoints(self) -> Path:
        """The folder for checkpoints."""
        return self.folder / _named("checkpoints", self.language)

    @property
    def shards(self) -> Path:
        """The folder of examples."""
        return self.folder / _named("shards", self.language)


def _learn(state: TrainingState, run: _Run) -> Path | None:
    """Learn until the time is over, writing a checkpoint after every epoch; return the path of the last one.

    While training, the common network cuts people's sentences into words, for all later networks.
    """
    run.checkpoints.mkdir(parents=True, exist_ok=True)
    store = Store(run.folder / "store")
    development = development_sets(store)
    words_cut = run.language is not None or any(entry.part == "words" for entry in store.entries)
    path = None
    while run.clock.progress < 1:
        loss = _learn_epoch(state, run)
        state.epoch += 1
        trial = copy.deepcopy(state.average).cpu().eval()
        if run.clock.progress > _CUTTING and not words_cut:
            hours = write_part(run.folder / "store", "words", cut_clips(trial, store))
            print(f"words of people: {hours:.2f} h", flush=True)
            words_cut = True
        rates = error_rates(trial, development)
        line = " ".join(f"{name} {rate:.1f}" for name, rate in rates.items())
        state.seconds = run.clock.passed
        print(
            f"epoch {state.epoch} {state.seconds / 60:.1f} min loss {loss:.3f} phoneme errors %: {line}",
            flush=True,
        )
        path = state.write(run.checkpoints)
    return path


def _learn_epoch(state: TrainingState, run: _Run) -> float:
    """Learn from some shards, printing a line now and then; return the mean loss per label."""
    state.network.train()
    losses: list[float] = []
    for _ in range(SHARDS_IN_EPOCH):
        with np.load(run.chance.choice(sorted(run.shards.glob("shard???.npz")))) as shard:
            frames_half, labels, sizes = shard["frames"], shard["labels"].astype(np.int64), shard["sizes"]
        run.used.value += 1
        order = np.random.default_rng(state.steps).permutation(len(sizes))
        for first in range(0, len(order), _BATCH):
            chosen = order[first : first + _BATCH]
            frames = stretched(torch.from_numpy(frames_half[chosen].astype(np.float32)), run.chance)
            frames = spec_augment(frames, run.chance).to(state.network.mean.device)
            rate = learning_rate(peak_rate(run.language), run.clock.progress, state.steps)
            batch = torch.from_numpy(labels[chosen]), torch.from_numpy(sizes[chosen])
            losses.append(state.learn(frames, *batch, rate))
            if state.steps % 100 == 0:
                print(
                    f"{time.strftime('%H:%M:%S')} step {state.steps} {run.clock.passed / 60:.1f} min "
                    f"loss {np.mean(losses):.3f}", flush=True,
                )  # fmt: skip
    return float(np.mean(losses))
