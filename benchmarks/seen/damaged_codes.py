"""Whether any damaged code is taken for another card. A million take minutes, because no room is simulated.

Error correction decides whether a code is read correctly or refused, so only that is tested: inverted
squares, and a finger or a lamp's glare over some of them, at a few pixels per square. Whole cards in rooms
are in `cards`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import numpy as np
from numpy.typing import NDArray

from benchmarks.tools.ears import progress
from benchmarks.tools.tables import table
from voice_hanabi.phones.paper_cards.boxes import LETTERS, Box, new_box
from voice_hanabi.phones.paper_cards.printing import modules_of
from voice_hanabi.phones.paper_cards.reading import look

PART = 2000
"""The number of codes that a process reads before it reports."""
CARDS = 60
PIXELS = (3, 4, 5)
"""Pixels per square: few, so that noise affects each."""
ROUND = 4
"""White squares around a code."""
FLIPPED = 0.3
COVERED = 0.5
"""The largest share of a code's squares that is inverted, and of its width and height that is covered."""
MIDDLE = 5
"""How many squares around the middle are never inverted: without these, a code is not found at all."""
NOISE = 40.0
WHOSE = ("this deck's", "another deck's", "no deck's")
HOW = ("flipped squares", "a part covered", "both")


def report(count: int, seed: int) -> Iterator[str]:
    """Yield the results for ``count`` damaged codes, from a seed."""
    parts = [min(PART, count - begin) for begin in range(0, count, PART)]
    found: Counter[tuple[str, str, str]] = Counter()
    box, other = (new_box(name, "hanabi", [""] * CARDS) for name in ("this", "another"))
    look_at = partial(_part, box, other, seed)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, part in enumerate(pool.map(look_at, range(len(parts)), parts), 1):
            found.update(part)
            if number % 50 == 0:
                progress(f"damaged codes: {number * PART}")
    yield f"{count} damaged codes, {PIXELS[0]} to {PIXELS[-1]} pixels per square, up to {FLIPPED:.0%}"
    yield f"of squares inverted, up to {COVERED:.0%} of the width and of the height covered, noise."
    yield ""
    rows = [
        (whose, how, sum(each := [found[whose, how, came] for came in ("right", "refused", "wrong")]), *each)
        for whose in WHOSE
        for how in HOW
    ]
    yield table(("whose code", "damaged by", "looked at", "right", "refused", "taken for another card"), rows)


def _part(box: Box, other: Box, seed: int, number: int, count: int) -> Counter[tuple[str, str, str]]:
    random = Random(f"{seed} {number}")
    codes = box.codes
    found: Counter[tuple[str, str, str]] = Counter()
    for _ in range(count):
        whose, how = random.choice(WHOSE), random.choice(HOW)
        text = _text(whose, box, other, random)
        seen = look(_picture(_damaged(modules_of(text), how, random), random), codes)
        if seen.mark is not None:
            came = "right" if codes.get(text) == seen.mark else "wrong"
        else:
            # Recognising a code as another deck's is right, too.
            came = "right" if seen.what == "unknown-deck" and text not in codes else "refused"
        found[whose, how, came] += 1
    return found


def _text(whose: str, box: Box, other: Box, random: Random) -> str:
    if whose == WHOSE[2]:
        return "".join(random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(LETTERS))
    return (box if whose == WHOSE[0] else other).code(random.randrange(CARDS))


def _damaged(modules: Sequence[Sequence[bool]], how: str, random: Random) -> NDArray[np.bool_]:
    squares = np.array(modules)
    if how != HOW[1]:
        chances = np.random.default_rng(random.getrandbits(32)).random(squares.shape)
        flipped = chances < random.uniform(0, FLIPPED)
        middle = len(squares) // 2
        flipped[middle - MIDDLE : middle + MIDDLE + 1, middle - MIDDLE : middle + MIDDLE + 1] = False
        squares ^= flipped
    if how != HOW[0]:
        high, wide = (max(1, round(side * random.uniform(0.1, COVERED))) for side in squares.shape)
        top, left = (random.randrange(side) for side in squares.shape)
        squares[top : top + high, left : left + wide] = random.random() < 0.5
    return squares


def _picture(squares: NDArray[np.bool_], random: Random) -> NDArray[np.uint8]:
    white = np.pad(np.where(squares, 40.0, 215.0), ROUND, constant_values=215.0)
    pixels = random.choice(PIXELS)
    shades = np.kron(white, np.ones((pixels, pixels)))
    shades += np.random.default_rng(random.getrandbits(32)).normal(0, random.uniform(0, NOISE), shades.shape)
    return np.clip(shades, 0, 255).astype(np.uint8)
