"""A picture of a printed card before a camera: its back from the PDF, in a synthetic room.

The conditions vary as in a living room: the card's distance and tilt, the light, the hand's movement, a
lamp's glare, and the fingers that hold it.
"""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.paper_cards.boxes import Box, new_box
from voice_hanabi.phones.paper_cards.printing import COLUMNS, HIGH, ROWS, WIDE, Sheets

DPI = 300
Grey = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Lens:
    """A camera: the pixels of its pictures, and its angle of view."""

    wide: int
    high: int
    angle: float
    """The horizontal angle of view in degrees."""

    @property
    def focal(self) -> float:
        """The focal length in pixels."""
        return self.wide / 2 / math.tan(math.radians(self.angle) / 2)


LAPTOP, PHONE = Lens(640, 480, 60), Lens(1280, 720, 66)


@dataclass(frozen=True, slots=True)
class Room:
    """The conditions for one picture."""

    metres: float
    tilt: float
    """How many degrees the back is turned away."""
    lux: float = 300
    blur: float = 0.5
    """Pixels (sigma)."""
    glare: float = 0
    """The share of the back that a lamp's glare covers."""
    fingers: float = 0
    """The share of the back that fingers cover."""
    at: tuple[float, float] = (0, 0)
    """Where they reach in, relative to the back's width and height: a corner, or a place on an edge."""


def any_room(
    random: Random,
    tilt: tuple[float, float],
    metres: tuple[float, float] = (0.2, 0.6),
    *,
    corner: bool = False,
) -> Room:
    """Return a random living room: 60 to 1,000 lux, fingers over up to a quarter of the back.

    With ``corner``, they hold the card by a corner, as players are told to do; otherwise by any edge.
    """
    ends, between = random.choice((0, 1)), random.choice((0, 1)) if corner else random.random()
    return Room(
        metres=random.uniform(*metres),
        tilt=random.uniform(*tilt),
        lux=math.exp(random.uniform(math.log(60), math.log(1000))),
        blur=abs(random.gauss(0, 0.7)),
        glare=random.choice((0, 0, 0.03, 0.06)),
        fingers=random.uniform(0, 0.25),
        at=(ends, between) if corner or random.random() < 0.5 else (between, ends),
    )


def printed_deck(game: str = "hanabi", name: str = "measured") -> tuple[Box, list[Image.Image]]:
    """Return a deck and the back of each of its cards, cut out of the rendered PDF."""
    box, document = _printed(game, name)
    # The back of the leftmost front is the rightmost one.
    return box, _cut_out(document, range(1, len(document), 2), len(box.faces), from_right=True)


def printed_fronts(game: str = "koi-koi") -> list[Image.Image]:
    """Return the front of each card of a deck, cut out of the rendered PDF."""
    box, document = _printed(game, "fronts")
    return _cut_out(document, range(0, len(document), 2), len(box.faces), from_right=False)


def _printed(game: str, name: str) -> tuple[Box, pypdfium2.PdfDocument]:
    played = GAMES[game]
    choices = Choices("en", game, None, (), 2, ("Anna", "Petr"))
    cards = played.printed(choices, Wording("en", (), played.folder))
    box = new_box(name, played.folder, [card.face for card in cards])
    return box, pypdfium2.PdfDocument(Sheets(box, "a4").cards(cards))


def _cut_out(
    document: pypdfium2.PdfDocument, pages: Sequence[int], count: int, *, from_right: bool
) -> list[Image.Image]:
    cut: list[Image.Image] = []
    pixels = DPI / 25.4
    for page in pages:
        sheet = document[page].render(scale=DPI / 72, grayscale=True).to_pil().convert("L")
        left, top = (sheet.width / pixels - COLUMNS * WIDE) / 2, (sheet.height / pixels - ROWS * HIGH) / 2
        for place in range(min(COLUMNS * ROWS, count - len(cut))):
            column, row = place % COLUMNS, place // COLUMNS
            column = COLUMNS - 1 - column if from_right else column
            corner = ((left + column * WIDE) * pixels, (top + row * HIGH) * pixels)
            far = (corner[0] + WIDE * pixels, corner[1] + HIGH * pixels)
            cut.append(sheet.crop((*map(round, corner), *map(round, far))))
    return cut


def scene(back: Image.Image, lens: Lens, room: Room, random: Random) -> bytes:
    """Return the picture as the page sends it: a JPEG."""
    made = io.BytesIO()
    Image.fromarray(picture(back, lens, room, random)).save(made, "JPEG", quality=60)
    return made.getvalue()


def picture(back: Image.Image, lens: Lens, room: Room, random: Random) -> Grey:
    """Return the picture in greyscale."""
    held = _held(back, room, random)
    corners = _corners(lens, room, random)
    across = max(math.dist(corners[0], corners[1]), math.dist(corners[1], corners[2])) / HIGH * WIDE
    # At most twice the size at which it is seen: a lens averages everything in between.
    size = max(8, round(min(held.width, 2 * across)))
    held = held.resize((size, round(size * held.height / held.width)), Image.Resampling.BOX)
    shades = np.random.default_rng(random.getrandbits(32))
    ground = np.linspace(60, 140, lens.wide)[None, :] + shades.normal(0, 4, (lens.high, 1))
    canvas = Image.fromarray(np.clip(ground, 0, 255).astype(np.uint8))
    lying = held.transform(
        (lens.wide, lens.high),
        Image.Transform.PERSPECTIVE,
        _homography(corners, held.width, held.height),
        Image.Resampling.BICUBIC,
        fillcolor=0,
    )
    mask = Image.new("L", (lens.wide, lens.high), 0)
    ImageDraw.Draw(mask).polygon([tuple(corner) for corner in corners], fill=255)
    canvas.paste(lying, (0, 0), mask)
    seen = np.asarray(canvas.filter(ImageFilter.GaussianBlur(room.blur)), dtype=np.float64)
    # In the dark, a camera opens its aperture as far as it can; beyond that it adds noise.
    bright = min(1.0, 0.35 + 0.65 * room.lux / 300)
    noise = 2 + 10 * max(0.0, 1 - room.lux / 400)
    seen = seen * bright + shades.normal(0, noise, seen.shape)
    return np.clip(seen, 0, 255).astype(np.uint8)


def _held(back: Image.Image, room: Room, random: Random) -> Image.Image:
    """Return the back with the things that cover it: a thumb at an edge, and a lamp's glare."""
    held = back.copy()
    draw = ImageDraw.Draw(held)
    wide, high = held.size
    if room.fingers:
        x, y = room.at[0] * wide, room.at[1] * high
        half = _reach(room, wide, high)
        draw.ellipse((x - half[0], y - half[1], x + half[0], y + half[1]), fill=150)
    if room.glare:
        radius = math.sqrt(room.glare * wide * high / math.pi)
        x, y = random.uniform(0, wide), random.uniform(0, high)
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=250)
    return held


def _reach(room: Room, wide: int, high: int) -> tuple[float, float]:
    """Return how far fingers must reach across and down to cover the required share of the back."""
    across, down = (place in (0, 1) for place in room.at)
    if across and down:
        # A quarter of a circle.
        reach = math.sqrt(room.fingers * wide * high * 4 / math.pi)
        return reach, reach
    # Half an ellipse from the edge.
    reach = math.sqrt(room.fingers * wide * high / (math.pi / 2) / 0.45)
    return (reach, 0.45 * reach) if across else (0.45 * reach, reach)


def _corners(lens: Lens, room: Room, random: Random) -> list[tuple[float, float]]:
    """Return where the card's corners are seen after turning it about a random axis and the line of sight."""
    turn, axis, spin = math.radians(room.tilt), random.uniform(0, 2 * math.pi), random.uniform(0, 2 * math.pi)
    found = []
    shift = [random.uniform(-0.15, 0.15) * room.metres for _ in range(2)]
    for right, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = right * WIDE / 2000, down * HIGH / 2000
        x, y = x * math.cos(spin) - y * math.sin(spin), x * math.sin(spin) + y * math.cos(spin)
        along = x * math.cos(axis) + y * math.sin(axis)
        across = -x * math.sin(axis) + y * math.cos(axis)
        depth, across = across * math.sin(turn), across * math.cos(turn)
        x = along * math.cos(axis) - across * math.sin(axis) + shift[0]
        y = along * math.sin(axis) + across * math.cos(axis) + shift[1]
        scale = lens.focal / (room.metres + depth)
        found.append((lens.wide / 2 + x * scale, lens.high / 2 + y * scale))
    return found


def _homography(corners: Sequence[tuple[float, float]], wide: int, high: int) -> tuple[float, ...]:
    """Return the coefficients with which Pillow maps a point of the picture to one of the card."""
    rows, known = [], []
    for (x, y), (u, v) in zip(corners, ((0, 0), (wide, 0), (wide, high), (0, high)), strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        known += [u, v]
    return tuple(np.linalg.solve(np.array(rows, dtype=np.float64), np.array(known, dtype=np.float64)))
