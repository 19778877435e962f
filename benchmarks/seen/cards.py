"""How well printed cards are read: the PDF itself in synthetic rooms, and false readings."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
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
from voice_hanabi.phones.paper_cards.printing import modules_of
from voice_hanabi.phones.paper_cards.reading import look, read

TILTS = ((0.0, 20.0), (20.0, 40.0), (40.0, 50.0))
UPRIGHT = 40.0
METRES = ((0.2, 0.4), (0.4, 0.6))
CAMERAS = (("640x480", LAPTOP), ("1280x720", PHONE))
HELD = {True: "a corner", False: "any edge"}
FRAMES = 3
"""A card counts as read if one of this many pictures shows it."""
SHARES = (0.05, 0.1, 0.15, 0.2, 0.25)
"""The share of a back that fingers cover in one place."""
PLACES = {
    "the left edge": (0, 0.5),
    "the right edge": (1, 0.5),
    "the upper edge": (0.5, 0),
    "the lower edge": (0.5, 1),
    "the upper left corner": (0, 0),
    "the upper right corner": (1, 0),
    "the lower left corner": (0, 1),
    "the lower right corner": (1, 1),
}


@dataclass
class Counted:
    """The numbers of cards that were shown and read."""

    shown: int = 0
    once: int = 0
    thrice: int = 0
    wrong: int = 0
    seconds: float = 0

    def add(self, other: Counted) -> None:
        """Add these counts."""
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def row(self) -> str:
        """Return the numbers as the last cells of a table's row."""
        milliseconds = self.seconds / self.shown / FRAMES * 1000
        once, thrice = self.once / self.shown, self.thrice / self.shown
        return f"{once:.1%} | {thrice:.1%} | {self.wrong} | {milliseconds:.0f} |"


@dataclass
class _Shown:
    """A deck's cards before a camera, in random order."""

    codes: dict[str, int]
    backs: Sequence[Image.Image]
    random: Random

    def count(self, cards: int, lens: Lens, room: Callable[[], Room]) -> Counted:
        """Show this many cards, each picture in another room; return what was read."""
        counted = Counted()
        for _ in range(cards):
            counted.add(self._one(self.random.randrange(len(self.backs)), lens, room))
        return counted

    def _one(self, mark: int, lens: Lens, room: Callable[[], Room]) -> Counted:
        found: list[int | None] = []
        spent = 0.0
        for _ in range(FRAMES):
            sent = scene(self.backs[mark], lens, room(), self.random)
            began = time.perf_counter()
            found.append(read(sent, self.codes).mark)
            spent += time.perf_counter() - began
        wrong = any(one not in (None, mark) for one in found)
        return Counted(1, int(found[0] == mark), int(mark in found), int(wrong), spent)


def report(quick: bool, seed: int = 1, frames: int | None = None) -> Iterator[str]:
    """Yield the tables; with ``frames``, only false readings, in this many pictures of each kind."""
    box, backs = printed_deck()
    shown = _Shown(box.codes, backs, Random(seed))
    if frames is None:
        yield from _in_rooms(shown, 20 if quick else 60)
        yield ""
        yield from _held(shown, 10 if quick else 40)
        yield ""
    yield from _others(shown, frames or (100 if quick else 1000))


def _in_rooms(shown: _Shown, each: int) -> Iterator[str]:
    """Yield how well cards are read, by position and by how they are held."""
    yield "Printed cards, their backs from the PDF at 300 dpi, in simulated living rooms: 60 to 1,000 lux,"
    yield "blur, noise, glare, fingers over up to a quarter of the back."
    yield f"{each} cards per row, read within one picture and within {FRAMES}."
    yield ""
    yield "| held by | camera | metres | tilt | one picture | three | wrong | ms |"
    yield "|---|---|---|---|---|---|---|---|"
    upright = {corner: Counted() for corner in HELD}
    for corner, (name, lens), metres, tilt in product(HELD, CAMERAS, METRES, TILTS):
        counted = shown.count(each, lens, partial(any_room, shown.random, tilt, metres, corner=corner))
        if tilt[1] <= UPRIGHT:
            upright[corner].add(counted)
        where = f"{metres[0]}–{metres[1]} | {tilt[0]:.0f}–{tilt[1]:.0f}°"
        yield f"| {HELD[corner]} | {name} | {where} | {counted.row()}"
    yield ""
    for corner, counted in upright.items():
        read_cards = f"{counted.thrice} of {counted.shown} cards"
        yield f"Held by {HELD[corner]}, up to {UPRIGHT:.0f}°: {read_cards} within {FRAMES} pictures."


def _held(shown: _Shown, each: int) -> Iterator[str]:
    """Yield how well cards are read, by where fingers reach in and what share of the back they cover."""
    yield f"Read within {FRAMES} pictures, by the part of the back that fingers cover ({each} cards each,"
    yield f"up to {UPRIGHT:.0f}°, both cameras, {METRES[0][0]}–{METRES[-1][1]} m)."
    yield ""
    yield f"| fingers reach in at | {' | '.join(f'{share:.0%}' for share in SHARES)} | wrong |"
    yield f"|---|{'---|' * len(SHARES)}---|"
    for place, at in PLACES.items():
        row, wrong = [], 0
        for share in SHARES:
            counted = Counted()
            for _, lens in CAMERAS:
                counted.add(shown.count(each // 2, lens, partial(_room, shown.random, share, at)))
            row.append(f"{counted.thrice / counted.shown:.0%}")
            wrong += counted.wrong
        yield f"| {place} | {' | '.join(row)} | {wrong} |"


def _room(random: Random, share: float, at: tuple[float, float]) -> Room:
    room = any_room(random, (0, UPRIGHT), (METRES[0][0], METRES[-1][1]))
    return replace(room, fingers=share, at=at)


def _others(shown: _Shown, pictures: int) -> Iterator[str]:
    """Yield how often something else was taken for a card, or a card for another one."""
    codes, random = shown.codes, shown.random
    shades = np.random.default_rng(random.getrandbits(32))
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
            seen += found.what == "unknown-deck"
        yield f"{pictures} pictures of {what}: {seen} known as such, {taken} taken for a card of this deck."
    taken = sum(
        look(shades.integers(0, 256, (480, 640), dtype=np.uint8), codes).mark is not None
        for _ in range(pictures // 10)
    )
    yield f"{pictures // 10} pictures of noise: {taken} taken for a card."
    known = wrong = 0
    for _ in range(pictures):
        mark = random.randrange(len(shown.backs))
        found = look(picture(shown.backs[mark], LAPTOP, any_room(random, (0, 60)), random), codes)
        known += found.mark == mark
        wrong += found.mark not in (None, mark)
    yield f"{pictures} pictures of this deck's cards, up to 60°: {known} read, {wrong} as another card."


def _code(random: Random) -> Image.Image:
    """Return an Aztec code with another text, as large as those on backs."""
    text = "".join(random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(random.randint(4, 30)))
    rows = np.array(modules_of(text))
    square = Image.fromarray(np.where(rows, 0, 255).astype(np.uint8)).resize(
        (660, 660), Image.Resampling.NEAREST
    )
    card = Image.new("L", (744, 1039), 255)
    card.paste(square, (42, 150))
    return card
