"""How well printed cards are read: the PDF itself in made-up rooms, and what is never taken for a card."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import product
from random import Random

import numpy as np
from PIL import Image

from benchmarks.seen.card_scenes import (
    LAPTOP,
    PHONE,
    Lens,
    Room,
    any_room,
    picture,
    printed_deck,
    printed_fronts,
    scene,
)
from voice_hanabi.cards.printing import modules_of
from voice_hanabi.cards.reading import look, read

TILTS = ((0.0, 20.0), (20.0, 40.0), (40.0, 50.0))
UPRIGHT = 40.0
METRES = ((0.2, 0.4), (0.4, 0.6))
CAMERAS = (("640x480", LAPTOP), ("1280x720", PHONE))
HELD = {True: "a corner", False: "any edge"}
FRAMES = 3
"""A card counts as read where one of so many pictures shows it."""


@dataclass
class Counted:
    """How many cards were shown, and read."""

    shown: int = 0
    once: int = 0
    thrice: int = 0
    wrong: int = 0
    seconds: float = 0

    def add(self, other: Counted) -> None:
        """Count these, too."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def row(self) -> str:
        """Return the numbers as the end of a table's row."""
        milliseconds = self.seconds / self.shown / FRAMES * 1000
        once, thrice = self.once / self.shown, self.thrice / self.shown
        return f"{once:.1%} | {thrice:.1%} | {self.wrong} | {milliseconds:.0f} |"


def report(quick: bool) -> Iterator[str]:
    """Yield the tables."""
    each = 20 if quick else 60
    box, backs = printed_deck()
    random = Random(1)
    yield "Printed cards, their backs from the PDF at 300 dpi, in made-up living rooms: 60 to 1,000 lux,"
    yield "blur, noise, glare, fingers over up to a quarter of the back."
    yield f"{each} cards a row, read within one picture and within {FRAMES}."
    yield ""
    yield "| held by | camera | metres | tilt | one picture | three | wrong | ms |"
    yield "|---|---|---|---|---|---|---|---|"
    upright = {corner: Counted() for corner in HELD}
    for corner, (name, lens), metres, tilt in product(HELD, CAMERAS, METRES, TILTS):
        counted = Counted()
        for _ in range(each):
            rooms = [any_room(random, tilt, metres, corner=corner) for _ in range(FRAMES)]
            counted.add(_shown(random.randrange(len(backs)), box.codes, backs, lens, rooms, random))
        if tilt[1] <= UPRIGHT:
            upright[corner].add(counted)
        where = f"{metres[0]}–{metres[1]} | {tilt[0]:.0f}–{tilt[1]:.0f}°"
        yield f"| {HELD[corner]} | {name} | {where} | {counted.row()}"
    yield ""
    for corner, counted in upright.items():
        read_cards = f"{counted.thrice} of {counted.shown} cards"
        yield f"Held by {HELD[corner]}, up to {UPRIGHT:.0f}°: {read_cards} within {FRAMES} pictures."
    yield ""
    yield from _others(box.codes, 100 if quick else 1000)


def _shown(
    mark: int,
    codes: dict[str, int],
    backs: Sequence[Image.Image],
    lens: Lens,
    rooms: Sequence[Room],
    random: Random,
) -> Counted:
    """Return what was read of one card in as many pictures as there are rooms."""
    found: list[int | None] = []
    spent = 0.0
    for room in rooms:
        sent = scene(backs[mark], lens, room, random)
        began = time.perf_counter()
        found.append(read(sent, codes).mark)
        spent += time.perf_counter() - began
    wrong = any(one not in (None, mark) for one in found)
    return Counted(1, int(found[0] == mark), int(mark in found), int(wrong), spent)


def _others(codes: dict[str, int], pictures: int) -> Iterator[str]:
    """Yield how often a picture of something else was taken for a card."""
    random, shades = Random(2), np.random.default_rng(2)
    _, backs = printed_deck("koi-koi", "another")
    fronts = printed_fronts()
    things: dict[str, Callable[[], Image.Image]] = {
        "another deck's cards": lambda: random.choice(backs),
        "codes that are no deck's": lambda: _code(random),
        "fronts": lambda: random.choice(fronts),
    }
    for what, thing in things.items():
        taken = seen = 0
        for _ in range(pictures):
            found = look(picture(thing(), PHONE, any_room(random, (0, 40)), random), codes)
            taken += found.mark is not None
            seen += found.what == "another-deck"
        yield f"{pictures} pictures of {what}: {seen} told as such, {taken} taken for a card of this deck."
    taken = sum(
        look(shades.integers(0, 256, (480, 640), dtype=np.uint8), codes).mark is not None
        for _ in range(pictures // 10)
    )
    yield f"{pictures // 10} pictures of noise: {taken} taken for a card."


def _code(random: Random) -> Image.Image:
    """Return an Aztec code that says something else, large as those on backs are."""
    text = "".join(random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(random.randint(4, 30)))
    rows = np.array(modules_of(text))
    square = Image.fromarray(np.where(rows, 0, 255).astype(np.uint8)).resize(
        (660, 660), Image.Resampling.NEAREST
    )
    card = Image.new("L", (744, 1039), 255)
    card.paste(square, (42, 150))
    return card
