"""Training over endless fresh examples, a checkpoint after every epoch, resumable.

The common network learns by CTC to make what was said likely, a language's own one to tell it from all else.
"""

from __future__ import annotations

import copy
import math
import random
import time
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.cutting import cut_clips
from training.denominator import everything, usual_pairs
from training.development import development_sets, error_rates
from training.examples import EXAMPLES_IN_SHARD, start_producers
from training.network import OUTPUTS, Network
from training.store import Store, write_part
from training.unpacking import unpacked

SHARDS_IN_EPOCH = 6
"""Shards (hours of sound) after which development clips are tried and a checkpoint is written."""

TEMPO = (0.85, 1.2)
"""How long a batch becomes at another tempo, as parts of its length."""

_UNSTRETCHED = 0.3
_BATCH = 15
_SLOTS = 24
_REUSE = 6
_PEAK = 1.3e-3
_OWN_PEAK = 6e-4
_TELLING_APART = 0.8
"""How much what else is likely counts in a language's own network: 1 would be maximum mutual information."""
_AVERAGING = 0.998
_WARMUP = 0.04
_SHARDS_TO_BEGIN = 3
_EXAMPLES_TO_UNPACK = 60
_CUTTING = 0.4
"""The part of the training after which the network is good enough to cut sentences into words."""


def masked(frames: Tensor, chance: random.Random) -> Tensor:
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
    """Return the features of a batch (batch x frames x 40) at another tempo, timbre and pitch kept.

    A clip that was resampled is quick and high or slow and low: people are slow and high, too.
    """
    if chance.random() < _UNSTRETCHED:
        return frames
    count = round(frames.shape[1] * chance.uniform(*TEMPO))
    longer = torch.nn.functional.interpolate(frames.transpose(1, 2), size=count, mode="linear")
    return longer.transpose(1, 2)


def averaged(average: Network, network: Network, decay: float) -> None:
    """Move the running average of the weights towards the network."""
    with torch.no_grad():
        for mine, other in zip(average.state_dict().values(), network.state_dict().values(), strict=True):
            if mine.dtype.is_floating_point:
                mine.lerp_(other, 1 - decay)
            else:
                mine.copy_(other)


def checkpoints_of(folder: Path, language: str | None = None) -> list[Path]:
    """Return the checkpoints of the common network, or of a language's own one, the last one last."""
    return sorted((folder / _named("checkpoints", language)).glob("epoch*.pt"))


def _named(kind: str, language: str | None) -> str:
    return kind if language is None else f"{kind}-{language}"


@dataclass
class _Course:
    """How far the training has come: what a checkpoint holds."""

    network: Network
    average: Network
    optimizer: torch.optim.Optimizer
    pairs: Tensor | None = None
    """What phones are usual after one another, where the network learns to tell rows of them apart."""
    epoch: int = 0
    steps: int = 0
    seconds: float = 0.0

    @classmethod
    def new(cls, device: str) -> _Course:
        """Return that of a network that has learned nothing."""
        network = Network().to(device)
        optimizer = torch.optim.AdamW(network.parameters(), lr=_PEAK, weight_decay=1e-3, betas=(0.9, 0.98))
        return cls(network, copy.deepcopy(network), optimizer)

    def read(self, path: Path, device: str) -> None:
        """Go on from a checkpoint."""
        state = torch.load(path, map_location=device)
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.epoch, self.steps, self.seconds = state["epoch"], state["steps"], state["seconds"]
        pairs: Tensor | None = state.get("pairs")
        self.pairs = None if pairs is None else pairs.to(device)

    def write(self, folder: Path) -> Path:
        """Write a checkpoint, whole or not at all; return its path."""
        path = folder / f"epoch{self.epoch:03d}.pt"
        state = {
            "network": self.network.state_dict(), "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(), "pairs": self.pairs,
            "seconds": self.seconds, "epoch": self.epoch, "steps": self.steps,
        }  # fmt: skip
        torch.save(state, path.with_suffix(".partial"))
        path.with_suffix(".partial").rename(path)
        return path

    def go_on_from(self, packed: Path, frames: NDArray[np.float16]) -> None:
        """Go on from a packed network; it takes the statistics of such features."""
        network = unpacked(packed.read_bytes(), torch.from_numpy(frames.astype(np.float32)))
        for mine in (self.network, self.average):
            mine.load_state_dict(network.state_dict())

    def scale_by(self, frames: NDArray[np.float16]) -> None:
        """Let the network take the mean and the deviation of such features for its own."""
        self.network.scale_by(torch.from_numpy(frames.astype(np.float32)))
        self.average = copy.deepcopy(self.network)

    def learn(self, frames: Tensor, labels: Tensor, sizes: Tensor, rate: float) -> float:
        """Take one step on a batch at a learning rate; return the loss of a label."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        output = self.network(frames).transpose(0, 1)
        lengths = torch.full((len(sizes),), output.shape[0], dtype=torch.int32)
        losses = torch.nn.functional.ctc_loss(
            output, labels.to(frames.device), lengths, sizes, zero_infinity=True, reduction="none"
        )
        if self.pairs is not None:
            # Where more was said than there are outputs, the loss is 0, and nothing is to be learned.
            others = _TELLING_APART * everything(output.transpose(0, 1), self.pairs)
            losses = torch.where(losses > 0, losses + others, losses)
        loss = losses.sum() / max(1, int(sizes.sum()))
        self.optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2.0)
        self.optimizer.step()
        averaged(self.average, self.network, min(_AVERAGING, (1 + self.steps) / (10 + self.steps)))
        self.steps += 1
        return float(loss.detach())


def learning_rate(peak: float, progress: float, steps: int) -> float:
    """Return the learning rate after a part (0 to 1) of the time: up to the peak, then down to nothing."""
    rising = min(1.0, progress / _WARMUP, (steps + 1) / 200)
    return peak * rising * (0.5 * (1 + math.cos(math.pi * progress)) + 0.005)


def train(
    folder: Path, minutes: float, seed: int = 1, threads: int = 2, device: str = "cpu",
    producers: int = 1, language: str | None = None, examples: int = EXAMPLES_IN_SHARD,
    packed: Path | None = None,
) -> Path:  # fmt: skip
    """Train for so many minutes, going on from the last checkpoint; return the last checkpoint's path.

    With a ``language`` it is that language's own network, which begins as the common one's last checkpoint,
    or as a ``packed`` network, unless it has a checkpoint of its own; its minutes are counted by themselves.
    ``device`` is where torch computes (``cpu``, ``cuda``); a quick one wants more ``producers``, the
    processes that make examples, in shards of so many ``examples``.
    """
    torch.set_num_threads(threads)
    torch.manual_seed(seed)
    chance = random.Random(seed)
    checkpoints = folder / _named("checkpoints", language)
    checkpoints.mkdir(parents=True, exist_ok=True)
    course = _Course.new(device)
    found = checkpoints_of(folder, language)
    begun = found or (checkpoints_of(folder) if language is not None and packed is None else [])
    if begun:
        course.read(begun[-1], device)
        if not found:
            course.seconds = 0.0
        print(f"going on from {begun[-1].name}, {course.seconds / 60:.0f} min", flush=True)
    if found and course.seconds >= minutes * 60:
        return found[-1]
    store = Store(folder / "store")
    development = development_sets(store)
    words_cut = language is not None or any(entry.part == "words" for entry in store.entries)
    shards = folder / _named("shards", language)
    processes, used = start_producers(
        producers, shards, folder / "store", _SLOTS, _REUSE, seed + 1000 * course.epoch, language, examples
    )
    while len(list(shards.glob("shard???.npz"))) < _SHARDS_TO_BEGIN:
        if not any(process.is_alive() for process in processes):
            raise RuntimeError(f"no examples can be made of the clips in {folder / 'store'}")
        time.sleep(1)
    with np.load(sorted(shards.glob("shard???.npz"))[0]) as shard:
        if packed is not None and not begun:
            print(f"going on from {packed.name}", flush=True)
            course.go_on_from(packed, shard["frames"][:_EXAMPLES_TO_UNPACK])
        elif not begun:
            course.scale_by(shard["frames"])
        if language is not None and course.pairs is None:
            said = zip(shard["labels"], shard["sizes"], strict=True)
            rows = (labels[:size].tolist() for labels, size in said)
            course.pairs = usual_pairs(rows, OUTPUTS).to(device)
    clock = _Clock(course.seconds, minutes * 60)
    path = begun[-1] if begun else checkpoints
    while clock.passed < minutes * 60:
        loss = _learn_epoch(course, shards, used, clock, _PEAK if language is None else _OWN_PEAK, chance)
        course.epoch += 1
        trial = copy.deepcopy(course.average).cpu().eval()
        if clock.progress > _CUTTING and not words_cut:
            hours = write_part(folder / "store", "words", cut_clips(trial, store))
            print(f"words of people: {hours:.2f} h", flush=True)
            words_cut = True
        rates = error_rates(trial, development)
        line = " ".join(f"{name} {rate:.1f}" for name, rate in rates.items())
        course.seconds = clock.passed
        print(
            f"epoch {course.epoch} {course.seconds / 60:.1f} min loss {loss:.3f} phone errors %: {line}",
            flush=True,
        )
        path = course.write(checkpoints)
    for process in processes:
        process.terminate()
    return path


class _Clock:
    """How much of the time of a training is over, in seconds."""

    def __init__(self, before: float, whole: float) -> None:
        self._before = before
        self._whole = whole
        self._started = time.monotonic()

    @property
    def passed(self) -> float:
        return self._before + time.monotonic() - self._started

    @property
    def progress(self) -> float:
        """The part that is over, 0 to 1."""
        return min(1.0, self.passed / self._whole)


def _learn_epoch(
    course: _Course, shards: Path, used: Synchronized[int], clock: _Clock, peak: float, chance: random.Random
) -> float:
    """Learn from some shards, with a line now and then; return the mean loss of a label."""
    course.network.train()
    losses: list[float] = []
    for _ in range(SHARDS_IN_EPOCH):
        with np.load(chance.choice(sorted(shards.glob("shard???.npz")))) as shard:
            frames_half, labels, sizes = shard["frames"], shard["labels"].astype(np.int64), shard["sizes"]
        used.value += 1
        order = np.random.default_rng(course.steps).permutation(len(sizes))
        for first in range(0, len(order), _BATCH):
            chosen = order[first : first + _BATCH]
            frames = stretched(torch.from_numpy(frames_half[chosen].astype(np.float32)), chance)
            frames = masked(frames, chance).to(course.network.mean.device)
            rate = learning_rate(peak, clock.progress, course.steps)
            batch = torch.from_numpy(labels[chosen]), torch.from_numpy(sizes[chosen])
            losses.append(course.learn(frames, *batch, rate))
            if course.steps % 100 == 0:
                print(
                    f"{time.strftime('%H:%M:%S')} step {course.steps} {clock.passed / 60:.1f} min "
                    f"loss {np.mean(losses):.3f}", flush=True,
                )  # fmt: skip
    return float(np.mean(losses))
