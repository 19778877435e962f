"""Training examples: clips that are joined, altered and mixed with noise, as features of a fixed length."""

from __future__ import annotations

import multiprocessing
import os
import time
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.clips.store import Entry, Store
from training.sound.signal import (
    FEATURES,
    SAMPLE_RATE,
    Samples,
    coloured_noise,
    features,
    knocks,
    living_room,
    reshaped,
    room_response,
)
from training.sound.timbre import in_another_timbre
from voice_hanabi.hearing.recognising.nearest_voice import NearestVoice

FRAMES = 600
"""Frames in an example (6 s)."""

EXAMPLES_IN_SHARD = 600
"""Examples in a shard: one hour."""

LONGEST_TARGET = 150
"""The most labels in an example."""

_SAMPLES = 400 + 160 * (FRAMES - 1)

_WEIGHTS = {"synthetic": 0.5, "people": 0.38, "world": 0.12}
"""The shares of machines, of people in our languages, and of other people in an epoch."""

_OWN_WEIGHTS = {"synthetic": 0.56, "people": 0.34, "world": 0.1}
"""The same for a language's own network."""

_OWN_SHARE = {"synthetic": 0.85, "people": 0.6}
"""The share of a group's clips in an own network's language; others keep it from hearing words in all."""

_MANY = 1500
"""More clips of a kind than this do not make the kind more frequent."""

_FAVOURED = {"da": 1.7, "pl": 1.7, "nb": 2.0, "sv": 2.0}
"""Languages with few people, or related to such a language: how much more often they are used."""

_HARD = {"pl": 1.6, "da": 1.3, "cs": 1.2, "en": 1.2}
"""The same for machines' voices: three languages have fewer of them than English."""

_PROGRAMS = {"pico": 0.6}
"""The same for programs: Pico has two voices that are very similar."""

_NATURAL = {"en": 3.0}
"""The same for Kokoro's voices in their own language: they sound like people, and have all its accents."""

_NATURAL_ELSEWHERE = 2.0
"""The same for Kokoro's voices in other languages."""

_BABBLE, _HOUSEHOLD = 0.5, 0.2
"""The shares of the examples with people talking in the background, and with household noises."""

_KINDS_OF_TEXT = ("-grammar", "-said")
"""Parts with these in their names are as frequent as all others of a program when training an own network."""

_OTHER_TIMBRE = 0.35
"""The share of the clips in which the voice's timbre is changed."""

_BOOMING = 0.25
"""The share of the clips in which the lowest tones are by far the loudest, as close to a microphone.

Relative to such a voice as a whole, a noise that is 10 dB quieter is hardly fainter than its words.
"""

_LIVING_ROOM = 0.35
"""The share of the examples in a living room with people talking.

They are processed as at the table, with everything but the nearest voice attenuated (`nearest_voice.py`).
"""

_LEAD = 2 * SAMPLE_RATE
"""The number of samples of people in a living room before somebody speaks to the table."""

_BANDS = 33
"""The number of frequencies from 0 to 8 kHz; in a booming voice, the first two are made louder."""


class ExampleMaker:
    """Draws clips of the training speakers, and makes examples from them."""

    def __init__(self, store: Store, seed: int, language: str | None = None) -> None:
        """Use the clips that are not held out and fit an example, mostly in the ``language`` if given."""
        self.chance = np.random.default_rng(seed)
        self.store = store
        usable = [entry for entry in store.entries if not entry.held_out and entry.size < _SAMPLES * 0.9]
        by_pool: dict[str, dict[tuple[str, str], list[Entry]]] = {}
        for entry in usable:
            owner = entry.language if entry.group == "world" else _kind(entry.speaker)
            if language is not None:
                owner += next((kind for kind in _KINDS_OF_TEXT if kind in entry.part), "")
            by_pool.setdefault(entry.group, {}).setdefault((entry.language, owner), []).append(entry)
        self.pools = {group: list(kinds.values()) for group, kinds in by_pool.items()}
        self.pool_odds = {
            group: _shared(
                _odds([min(len(kind), _MANY) ** 0.5 * _favour(kind[0]) for kind in kinds]),
                [kind[0].language == language for kind in kinds],
                _OWN_SHARE.get(group, 0.0),
            )
            for group, kinds in self.pools.items()
        }
        self.groups = list(self.pools)
        weights = _WEIGHTS if language is None else _OWN_WEIGHTS
        self.group_odds = _odds([weights[group] for group in self.groups])

    def clip(self) -> Entry:
        """Draw a clip: first the group, then the language or collection (by the square root of its size)."""
        group = self.groups[self.chance.choice(len(self.groups), p=self.group_odds)]
        kinds = self.pools[group]
        kind = kinds[self.chance.choice(len(kinds), p=self.pool_odds[group])]
        return kind[self.chance.integers(len(kind))]

    def changed(self, entry: Entry, room: Samples | None = None) -> Samples:
        """Return a clip as if from another voice and microphone, faster or slower, with its peak at 1.

        It is placed in the ``room``, or in a random one.
        """
        chance = self.chance
        gains = None
        if chance.random() < 0.5:
            points = np.cumsum(chance.normal(0, 2.2, 9))
            gains = points - points.mean()
            if chance.random() < 0.15:
                gains[round(chance.uniform(4, 8)) :] -= 40
            if chance.random() < 0.2:
                gains[0] -= 25
        if chance.random() < _BOOMING:
            gains = np.interp(
                np.linspace(0, 8, _BANDS), np.arange(9), np.zeros(9) if gains is None else gains
            )
            gains[:2] += chance.uniform(6, 16)
        if room is None and chance.random() < 0.35:
            room = room_response(chance)
        ratio = chance.uniform(0.8, 1.25) if chance.random() < 0.85 else 1.0
        sound = self.store.samples(entry)
        if chance.random() < _OTHER_TIMBRE:
            sound = in_another_timbre(sound, chance)
        changed = reshaped(sound, ratio, None if gains is None else gains.astype(np.float32), room)
        return changed / max(1.0, float(np.abs(changed).max(initial=1.0)))

    def babble(self, size: int, people: int) -> Samples:
        """Return this many people talking at once, root mean square 1: in any languages, or all in one."""
        total = np.zeros(size, dtype=np.float32)
        kinds = self.pools["synthetic"]
        together = kinds[self.chance.integers(len(kinds))] if self.chance.random() < 0.5 else None
        for _ in range(people):
            position = 0
            while position < size:
                entry = self.clip() if together is None else together[self.chance.integers(len(together))]
                sound = self.store.samples(entry)[: size - position]
                level = max(1.0, float(np.sqrt(np.mean(sound**2))) if sound.size else 1.0)
                total[position : position + sound.size] += sound / level
                position += sound.size + int(self.chance.integers(1, 4000))
        return total / max(1e-6, float(np.sqrt(np.mean(total**2))))

    def example(self) -> tuple[Samples, list[int]]:
        """Return the features of an example (FRAMES x 40) and its labels."""
        chance = self.chance
        room = living_room(chance) if chance.random() < _LIVING_ROOM else None
        # Among other people, the faintest voice must still be the nearest one.
        spread = 6 if room is None else 3
        sound = np.zeros(_SAMPLES, dtype=np.float32)
        labels: list[int] = []
        position = int(chance.uniform(0.02, 0.7) * SAMPLE_RATE)
        silent = chance.random() < 0.03
        level = 1.0
        power = 0.0
        spoken = 0
        while not silent:
            entry = self.clip()
            changed = self.changed(entry, room)
            if position + changed.size + 800 > _SAMPLES or len(labels) + len(entry.labels) > LONGEST_TARGET:
                break
            level = 10 ** (chance.uniform(-spread, spread) / 20)
            sound[position : position + changed.size] += changed * level
            power += float(np.sum(changed**2)) * level**2
            spoken += changed.size
            labels.extend(entry.labels)
            gap = chance.uniform(0.06, 0.35) if chance.random() < 0.6 else chance.uniform(0.3, 1.5)
            position += changed.size + int(gap * SAMPLE_RATE)
        loudness = (power / spoken) ** 0.5 if spoken else 0.1
        if room is not None:
            return features(self._among_people(sound, loudness))[:FRAMES], labels
        if chance.random() < 0.45:
            ratio = 10 ** (-chance.uniform(8, 35) / 20)
            sound += coloured_noise(_SAMPLES, chance) * (loudness * ratio)
        draw = chance.random()
        if draw < _BABBLE:
            ratio = 10 ** (-chance.uniform(3, 20) / 20)
            sound += self.babble(_SAMPLES, int(chance.integers(3, 7))) * (loudness * ratio)
        elif draw < _BABBLE + _HOUSEHOLD:
            ratio = 10 ** (-chance.uniform(3, 25) / 20)
            sound += knocks(_SAMPLES, chance) * (loudness * ratio)
        if chance.random() < 0.04:
            sound = np.clip(sound, -3 * loudness, 3 * loudness)
        wanted = 10 ** (chance.uniform(2.1, 3.9))
        sound *= wanted / max(1e-6, loudness)
        np.clip(sound, -32768, 32767, out=sound)
        return features(sound)[:FRAMES], labels

    def _among_people(self, sound: Samples, loudness: float) -> Samples:
        """Return speech of a ``loudness`` among people talking in a living room, as the table hears it."""
        chance = self.chance
        others = self.babble(_LEAD + _SAMPLES, int(chance.integers(1, 5)))
        others = reshaped(others, 1.0, None, living_room(chance))
        others *= 10 ** (-chance.uniform(6, 20) / 20) / max(1e-6, float(np.sqrt(np.mean(others**2))))
        others *= loudness
        others[_LEAD:] += sound
        others *= 10 ** chance.uniform(2.1, 3.9) / max(1e-6, loudness)
        others += chance.standard_normal(others.size).astype(np.float32) * 10 ** chance.uniform(0, 1)
        nearest = NearestVoice()
        pcm = np.clip(np.rint(others), -32768, 32767).astype(np.int16).tobytes()
        heard = nearest.accept(pcm) + nearest.finish()
        return np.frombuffer(heard, np.int16)[_LEAD:].astype(np.float32)


def _favour(entry: Entry) -> float:
    if entry.group == "synthetic":
        kind = _kind(entry.speaker)
        natural = _NATURAL.get(entry.language, _NATURAL_ELSEWHERE) if kind == "kokoro" else 1.0
        return _HARD.get(entry.language, 1.0) * _PROGRAMS.get(kind, 1.0) * natural
    return _FAVOURED.get(entry.language, 1.0)


def _kind(speaker: str) -> str:
    return speaker.split("_")[0]


def _odds(weights: list[float]) -> NDArray[np.float64]:
    return np.array(weights, dtype=np.float64) / sum(weights)


def _shared(odds: NDArray[np.float64], own: list[bool], share: float) -> NDArray[np.float64]:
    """Return odds in which one's own kinds have this share, if there are both own kinds and others."""
    chosen = np.array(own)
    if not chosen.any() or chosen.all():
        return odds
    scales = np.where(chosen, share / odds[chosen].sum(), (1 - share) / odds[~chosen].sum())
    shared: NDArray[np.float64] = odds * scales
    return shared


def make_shard(maker: ExampleMaker, path: Path, examples: int) -> None:
    """Write a shard of fresh ``examples``: an ``.npz`` with features (half precision), labels and sizes."""
    frames = np.zeros((examples, FRAMES, FEATURES), dtype=np.float16)
    labels = np.zeros((examples, LONGEST_TARGET), dtype=np.int16)
    sizes = np.zeros(examples, dtype=np.int32)
    for number in range(examples):
        frames[number], said = maker.example()
        labels[number, : len(said)] = said
        sizes[number] = len(said)
    partial = path.with_suffix(".partial.npz")
    np.savez(partial, frames=frames, labels=labels, sizes=sizes)
    partial.rename(path)


def produce(
    folder: Path,
    store_folder: Path,
    slots: int,
    used: Synchronized[int],
    reuse: int,
    seed: int,
    first: int,
    step: int,
    language: str | None,
    examples: int,
) -> None:
    """Fill a ring of shards forever, staying ahead of the trainer by ``slots`` uses of ``reuse`` each.

    This process makes every ``step``-th shard, starting with the ``first``; mostly in ``language``, if that
    is given.
    """
    if hasattr(os, "nice"):
        os.nice(5)
    parts = 0
    number = first
    parent = multiprocessing.parent_process()
    while parent is None or parent.is_alive():
        if len(list(store_folder.glob("*.jsonl"))) != parts:
            parts = len(list(store_folder.glob("*.jsonl")))
            maker = ExampleMaker(Store(store_folder), seed + number, language)
        if number > slots // 3 + used.value // reuse:
            time.sleep(1)
            continue
        make_shard(maker, folder / f"shard{number % slots:03d}.npz", examples)
        number += step


def start_producers(
    count: int,
    folder: Path,
    store_folder: Path,
    slots: int,
    reuse: int,
    seed: int,
    language: str | None,
    examples: int,
) -> tuple[list[multiprocessing.process.BaseProcess], Synchronized[int]]:
    """Start the processes that make shards; return them and a counter of used shards to keep updated."""
    folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("spawn")
    used: Synchronized[int] = context.Value("i", 0)
    # One thread is enough for small matrices: more of them would only spin, and slow down the training.
    names = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")
    before = {name: os.environ.get(name) for name in names}
    os.environ.update(dict.fromkeys(names, "1"))
    processes: list[multiprocessing.process.BaseProcess] = []
    for first in range(count):
        arguments = (folder, store_folder, slots, used, reuse, seed, first, count, language, examples)
        process = context.Process(target=produce, args=arguments, daemon=True)
        process.start()
        processes.append(process)
    for name, value in before.items():
        if value is None:
            del os.environ[name]
        else:
            os.environ[name] = value
    return processes, used
