"""How well printed cards are read: the PDF itself in made-up rooms, and what is never taken for a card."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import numpy as np

from benchmarks.card_scenes import LAPTOP, PHONE, any_room, picture, printed_deck, scene
from voice_hanabi.cards.reading import look, read

TILTS = ((0.0, 20.0), (20.0, 40.0), (40.0, 50.0))
FRAMES = 3
"""A card counts as read where one of so many pictures shows it."""


def report(quick: bool) -> Iterator[str]:
    """Yield the tables."""
    each = 20 if quick else 60
    box, backs = printed_deck()
    codes = box.codes
    random = Random(1)
    yield "Printed cards, their backs from the PDF at 300 dpi, in made-up living rooms: 60 to 1,000 lux,"
    yield "blur, noise, glare, fingers over up to a quarter of the back."
    yield f"{each} cards a row, read within one picture and within {FRAMES}."
    yield ""
    yield "| camera | metres | tilt | one picture | three | wrong | ms |"
    yield "|---|---|---|---|---|---|---|"
    for name, lens in (("640x480", LAPTOP), ("1280x720", PHONE)):
        for metres in ((0.2, 0.4), (0.4, 0.6)):
            for tilt in TILTS:
                once = thrice = wrong = 0
                spent = 0.0
                for _ in range(each):
                    mark = random.randrange(len(backs))
                    found = []
                    for _ in range(FRAMES):
                        sent = scene(backs[mark], lens, any_room(random, tilt, metres), random)
                        began = time.perf_counter()
                        found.append(read(sent, codes).mark)
                        spent += time.perf_counter() - began
                    once += found[0] == mark
                    thrice += mark in found
                    wrong += any(one not in (None, mark) for one in found)
                yield (
                    f"| {name} | {metres[0]}–{metres[1]} | {tilt[0]:.0f}–{tilt[1]:.0f}° | {once / each:.1%} "
                    f"| {thrice / each:.1%} | {wrong} | {spent / each / FRAMES * 1000:.0f} |"
                )
    yield ""
    yield from _others(codes, 100 if quick else 1000)


def _others(codes: dict[str, int], pictures: int) -> Iterator[str]:
    """Yield how often a picture of something else was taken for a card."""
    random, shades = Random(2), np.random.default_rng(2)
    _, backs = printed_deck("koi-koi", "another")
    taken = seen = 0
    for _ in range(pictures):
        found = look(picture(random.choice(backs), PHONE, any_room(random, (0, 40)), random), codes)
        taken += found.mark is not None
        seen += found.what == "another-deck"
    yield f"{pictures} pictures of another deck's cards: {seen} told as such, {taken} taken for one of this."
    taken = sum(
        look(shades.integers(0, 256, (480, 640), dtype=np.uint8), codes).mark is not None
        for _ in range(pictures // 10)
    )
    yield f"{pictures // 10} pictures of noise: {taken} taken for a card."
