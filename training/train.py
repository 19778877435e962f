"""Training: CTC over endless fresh examples, a checkpoint after every epoch, resumable."""

from __future__ import annotations

import copy
import math
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from training.cutting import cut_clips
from training.development import development_sets, error_rates
from training.examples import start_producers
from training.network import Network
from training.store import Store, write_part

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
_AVERAGING = 0.998
_WARMUP = 0.04
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


def train(
    folder: Path, minutes: float, seed: int = 1, threads: int = 2, device: str = "cpu",
    producers: int = 1, language: str | None = None,
) -> Path:  # fmt: skip
    """Train for so many minutes, going on from the last checkpoint; return the last checkpoint's path.

    With a ``language`` it is that language's own network, which begins as the common one's last checkpoint;
    its minutes are counted by themselves.
    ``device`` is where torch computes (``cpu``, ``cuda``); a quick one wants more ``producers``, the
    processes that make examples.
    """
    torch.set_num_threads(threads)
    torch.manual_seed(seed)
    chance = random.Random(seed)
    checkpoints = folder / _named("checkpoints", language)
    checkpoints.mkdir(parents=True, exist_ok=True)
    store = Store(folder / "store")
    development = development_sets(store)
    shards_folder = folder / _named("shards", language)
    peak = _PEAK if language is None else _OWN_PEAK
    network = Network().to(device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=_PEAK, weight_decay=1e-3, betas=(0.9, 0.98))
    words_cut = language is not None or any(entry.part == "words" for entry in store.entries)
    before = 0.0
    epoch = 0
    steps = 0
    average = copy.deepcopy(network)
    found = checkpoints_of(folder, language)
    begun = found or (checkpoints_of(folder) if language is not None else [])
    if begun:
        state = torch.load(begun[-1], map_location=device)
        network.load_state_dict(state["network"])
        average.load_state_dict(state["average"])
        optimizer.load_state_dict(state["optimizer"])
        epoch, steps = state["epoch"], state["steps"]
        before = state["seconds"] if found else 0.0
        print(f"going on from {begun[-1].name}, {before / 60:.0f} min", flush=True)
    if found and before >= minutes * 60:
        return found[-1]
    processes, used = start_producers(
        producers, shards_folder, folder / "store", _SLOTS, _REUSE, seed + 1000 * epoch, language
    )
    while len(list(shards_folder.glob("shard???.npz"))) < 3:
        time.sleep(1)
    if not begun:
        with np.load(sorted(shards_folder.glob("shard???.npz"))[0]) as shard:
            frames = torch.from_numpy(shard["frames"].astype(np.float32)).reshape(
                -1, shard["frames"].shape[2]
            )
        network.mean.copy_(frames.mean(dim=0))
        network.deviation.copy_(frames.std(dim=0))
        average = copy.deepcopy(network)
    started = time.monotonic()
    path = begun[-1] if begun else checkpoints
    while (passed := before + time.monotonic() - started) < minutes * 60:
        network.train()
        total, batches = 0.0, 0
        for _ in range(SHARDS_IN_EPOCH):
            with np.load(chance.choice(sorted(shards_folder.glob("shard???.npz")))) as shard:
                frames_half, labels, sizes = shard["frames"], shard["labels"], shard["sizes"]
            used.value += 1
            order = np.random.default_rng(steps).permutation(len(sizes))
            for first in range(0, len(order), _BATCH):
                chosen = order[first : first + _BATCH]
                passed = before + time.monotonic() - started
                progress = min(1.0, passed / (minutes * 60))
                rate = peak * min(1.0, progress / _WARMUP, (steps + 1) / 200)
                rate *= 0.5 * (1 + math.cos(math.pi * progress)) + 0.005
                for group in optimizer.param_groups:
                    group["lr"] = rate
                frames = stretched(torch.from_numpy(frames_half[chosen].astype(np.float32)), chance)
                frames = masked(frames, chance)
                output = network(frames.to(device)).transpose(0, 1)
                lengths = torch.full((len(chosen),), output.shape[0], dtype=torch.int32)
                loss = torch.nn.functional.ctc_loss(
                    output, torch.from_numpy(labels[chosen].astype(np.int64)).to(device), lengths,
                    torch.from_numpy(sizes[chosen]), zero_infinity=True, reduction="sum",
                ) / max(1, int(sizes[chosen].sum()))  # fmt: skip
                optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
                optimizer.step()
                averaged(average, network, min(_AVERAGING, (1 + steps) / (10 + steps)))
                steps += 1
                batches += 1
                total += float(loss.detach())
                if steps % 100 == 0:
                    clock = time.strftime("%H:%M:%S")
                    print(
                        f"{clock} step {steps} {passed / 60:.1f} min loss {total / batches:.3f}", flush=True
                    )
        epoch += 1
        trial = copy.deepcopy(average).cpu().eval()
        if progress > _CUTTING and not words_cut:
            hours = write_part(folder / "store", "words", cut_clips(trial, store))
            print(f"words of people: {hours:.2f} h", flush=True)
            words_cut = True
        rates = error_rates(trial, development)
        passed = before + time.monotonic() - started
        line = " ".join(f"{name} {rate:.1f}" for name, rate in rates.items())
        print(
            f"epoch {epoch} {passed / 60:.1f} min loss {total / batches:.3f} phone errors %: {line}",
            flush=True,
        )
        path = checkpoints / f"epoch{epoch:03d}.pt"
        state = {
            "network": network.state_dict(), "average": average.state_dict(),
            "optimizer": optimizer.state_dict(),
            "seconds": passed, "epoch": epoch, "steps": steps,
        }  # fmt: skip
        torch.save(state, path.with_suffix(".partial"))
        path.with_suffix(".partial").rename(path)
    for process in processes:
        process.terminate()
    return path
