"""A deck as a PDF: sheets of fronts with matching sheets of backs, or labels for a bought deck's backs.

A front has the picture of the page, its number and its word, in a typeface for low vision. A back has only
its code, twice, and the deck's name, which is the same on all backs: fingers that hold a card by any edge
leave one code visible. Marks show where to cut.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Literal

import fontpkg_atkinson_hyperlegible as letters_for_low_vision
import numpy as np
import zxingcpp
from fpdf import FPDF

from voice_hanabi.contract.shown import PrintedCard
from voice_hanabi.phones.paper_cards.boxes import Box

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = ("a4", "letter")

WIDE, HIGH = 63.0, 88.0
"""Millimetres of a card."""
CODE, BETWEEN = 41.0, 1.5
"""Millimetres of a back's code, and of the white space between the upper and the lower one."""
LABEL_CODE = 56.0
"""Millimetres of a label's code."""
COLUMNS, ROWS = 3, 3

LABEL = 60.0
"""Millimetres of a label, including its margin."""
LABEL_ROW = 67.0
"""Millimetres from label to label down the page; the card that each is for is named in between."""
LABEL_ROWS = 4

_UNITS = 100.0
"""The width of the drawings, in their own units."""
_PAPER, _INK, _WHITE = (250, 243, 227), (27, 23, 18), (255, 255, 255)
_LONG = 11
"""Letters from which a word of several parts is split into two lines."""


@dataclass(frozen=True, slots=True)
class OnSheet:
    """A position on a sheet, in millimetres from its left and its top."""

    left: float
    top: float


class Sheets:
    """A PDF in progress."""

    def __init__(self, box: Box, paper: Paper) -> None:
        """Start a PDF for a deck and a paper size."""
        self._box = box
        self._pdf = FPDF(unit="mm", format=paper)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_title(box.name)
        self._pdf.set_creator("voice-hanabi")
        bold = resources.files(letters_for_low_vision) / "files" / "AtkinsonHyperlegible-Bold.ttf"
        with resources.as_file(bold) as path:
            self._pdf.add_font("bold", fname=path)

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return int(self._pdf.page_no())

    def cards(self, cards: Sequence[PrintedCard]) -> bytes:
        """Return the PDF of the cards: each sheet of fronts is followed by its backs."""
        for start in range(0, len(cards), COLUMNS * ROWS):
            sheet = range(start, min(start + COLUMNS * ROWS, len(cards)))
            self._pdf.add_page()
            self._cut_lines(COLUMNS, ROWS, WIDE, HIGH)
            for mark, place in zip(sheet, self._places(COLUMNS, ROWS, WIDE, HIGH), strict=False):
                self._front(cards[mark], place)
            self._pdf.add_page()
            self._cut_lines(COLUMNS, ROWS, WIDE, HIGH)
            for mark, place in zip(sheet, self._places(COLUMNS, ROWS, WIDE, HIGH), strict=False):
                # The sheet is turned over like the page of a book.
                behind = OnSheet(self._pdf.w - place.left - WIDE, place.top)
                self._back(mark, behind)
        return bytes(self._pdf.output())

    def labels(self, cards: Sequence[PrintedCard]) -> bytes:
        """Return the PDF of labels; the card that each belongs to is named below it."""
        for start in range(0, len(cards), COLUMNS * LABEL_ROWS):
            self._pdf.add_page()
            places = self._places(COLUMNS, LABEL_ROWS, LABEL + 3, LABEL_ROW)
            sheet = range(start, min(start + COLUMNS * LABEL_ROWS, len(cards)))
            for mark, place in zip(sheet, places, strict=False):
                self._pdf.set_draw_color(120)
                self._pdf.set_line_width(0.2)
                self._pdf.rect(place.left, place.top, LABEL, LABEL)
                margin = (LABEL - LABEL_CODE) / 2
                self._code(mark, OnSheet(place.left + margin, place.top + margin), LABEL_CODE)
                self._text(cards[mark].name, place.left + LABEL / 2, place.top + LABEL + 4.5, 11, _INK, LABEL)
        return bytes(self._pdf.output())

    def _places(self, columns: int, rows: int, wide: float, high: float) -> Iterator[OnSheet]:
        left, top = (self._pdf.w - columns * wide) / 2, (self._pdf.h - rows * high) / 2
        for row in range(rows):
            for column in range(columns):
                yield OnSheet(left + column * wide, top + row * high)

    def _cut_lines(self, columns: int, rows: int, wide: float, high: float) -> None:
        """Draw cutting marks in the margin only: a line through a card would show which way it lay."""
        left, top = (self._pdf.w - columns * wide) / 2, (self._pdf.h - rows * high) / 2
        right, bottom = self._pdf.w - left, self._pdf.h - top
        self._pdf.set_draw_color(0)
        self._pdf.set_line_width(0.25)
        for column in range(columns + 1):
            across = left + column * wide
            self._pdf.line(across, top - 6, across, top - 1)
            self._pdf.line(across, bottom + 1, across, bottom + 6)
        for row in range(rows + 1):
            down = top + row * high
            self._pdf.line(left - 6, down, left - 1, down)
            self._pdf.line(right + 1, down, right + 6, down)

    def _front(self, card: PrintedCard, place: OnSheet) -> None:
        picture = io.BytesIO(drawings()[card.face].encode())
        self._pdf.image(picture, place.left, place.top, WIDE, HIGH)
        unit = WIDE / _UNITS
        of_flowers = card.face.startswith("hanafuda/")
        if of_flowers:
            self._text(card.sign, place.left + 22 * unit, place.top + 25 * unit, 21 * unit * _POINTS, _WHITE)
        else:
            self._text(card.sign, place.left + 21 * unit, place.top + 42 * unit, 42 * unit * _POINTS, _WHITE)
        lines = in_lines(card.word)
        if of_flowers and len(lines) > 1:
            self._pdf.set_fill_color(*_PAPER)
            self._pdf.rect(place.left + 5 * unit, place.top + 110 * unit, 90 * unit, 24 * unit, style="F")
        size = (13.5 if len(lines) > 1 else 17) * unit * _POINTS
        for line, text in enumerate(lines):
            down = place.top + (131 - (len(lines) - 1 - line) * 11.5) * unit
            ink = _INK if of_flowers else _WHITE
            self._text(text, place.left + WIDE / 2, down, size, ink, 90 * unit)

    def _back(self, mark: int, place: OnSheet) -> None:
        margin = (HIGH - BETWEEN) / 2 - CODE
        # One further left and one further right: a thumb from either side covers the middle of only one.
        self._code(mark, OnSheet(place.left + margin, place.top + margin), CODE)
        far = OnSheet(place.left + WIDE - margin - CODE, place.top + HIGH - margin - CODE)
        self._code(mark, far, CODE)
        # The name runs upwards beside the upper one.
        across, middle = place.left + (WIDE + margin + CODE) / 2, place.top + margin + CODE / 2
        with self._pdf.rotation(90, across, middle):
            self._text(self._box.name, across, middle, 9, _INK, CODE - 4)

    def _text(
        self,
        text: str,
        middle: float,
        base: float,
        points: float,
        ink: tuple[int, int, int],
        most: float = WIDE,
    ) -> None:
        """Write a text around a middle, smaller if it would be too wide."""
        self._pdf.set_font("bold", size=points)
        wide = self._pdf.get_string_width(text)
        if wide > most:
            self._pdf.set_font("bold", size=points * most / wide)
            wide = most
        self._pdf.set_text_color(*ink)
        self._pdf.text(middle - wide / 2, base, text)

    def _code(self, mark: int, place: OnSheet, wide: float) -> None:
        rows = modules_of(self._box.code(mark))
        side = wide / len(rows)
        self._pdf.set_fill_color(0)
        for row, dark in enumerate(rows):
            # Adjacent squares are merged, so that no white hairline is visible between them.
            for start, end in _runs(dark):
                self._pdf.rect(
                    place.left + start * side, place.top + row * side, (end - start) * side, side, style="F"
                )


_POINTS = 72 / 25.4
"""Points per millimetre."""


def in_lines(word: str) -> tuple[str, ...]:
    """Return the lines of a word on a card: a long one of several parts is split in two."""
    parts = word.split()
    if len(parts) < 2 or len(word) <= _LONG:
        return (word,)
    ways = [(" ".join(parts[:end]), " ".join(parts[end:])) for end in range(1, len(parts))]
    return min(ways, key=lambda way: max(map(len, way)))


def modules_of(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of squares of an Aztec code; dark ones are true.

    More than half of it is error correction, for what a finger or glare hides.
    """
    made = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.Aztec, ec_level="50%")
    image = np.asarray(made.to_image(scale=1, add_quiet_zones=False))
    return tuple(tuple(bool(square == 0) for square in row) for row in image)


def _runs(row: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Yield the runs of dark squares, as the first and the one after the last."""
    start: int | None = None
    for place, dark in enumerate((*row, False)):
        if dark and start is None:
            start = place
        elif not dark and start is not None:
            yield start, place
            start = None


@cache
def drawings() -> Mapping[str, str]:
    """Return each face as the page draws it, as SVG without letters."""
    found: dict[str, str] = json.loads((resources.files(__package__) / "faces.json").read_text("utf-8"))
    return found
