"""Which card a picture shows by its back, or why none can be read, so that the person can do something about
it.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Literal, NamedTuple

import numpy as np
import zxingcpp
from numpy.typing import NDArray
from PIL import Image, ImageFilter, UnidentifiedImageError

What = Literal["card", "unknown-deck", "several", "dark", "near", "far", "still", "none"]
"""A card of a deck that can be read; one of a deck that can't; several at once; too dark, too near, too far
away, not held still or not lit evenly; no code at all, for example because the front is shown.
"""

Grey = NDArray[np.uint8]

WIDEST = 2000
"""The largest picture in pixels, either way; a larger one is not even decoded."""

SCAN, MOST_SCANS = b"\xff\xda", 20
"""The beginning of each scan of a JPEG, and the most scans: a camera's has one, a progressive picture ten. A
small file can contain thousands, each of which takes as long as a whole picture."""

SMALL = 800
"""The width in pixels up to which a picture is doubled before a second attempt."""

SHARPER = ImageFilter.UnsharpMask(radius=1, percent=200, threshold=0)
"""The filter that sharpens a code blurred by a hand's movement or the lens."""

DARK = 45
"""The mean brightness (of 255) below which there is too little light."""
NEAR, FAR = 0.75, 0.09
"""The parts of the picture's height from which a code is too near, or below which it is too far away."""


class SeenCode(NamedTuple):
    """What a picture shows."""

    what: What
    mark: int | None = None
    """Which card of the deck."""


class NoPicture(ValueError):  # noqa: N818 - what it is
    """Raised for data that isn't a picture of the type and size that a page sends."""


def read(picture: bytes, codes: Mapping[str, int]) -> SeenCode:
    """Return what a JPEG shows, given the deck's codes. Raises `NoPicture`."""
    return look(unpacked(picture), codes)


def unpacked(picture: bytes) -> Grey:
    """Decode a JPEG to greyscale. Raises `NoPicture`; the size is checked before decoding."""
    if picture.count(SCAN) > MOST_SCANS:
        raise NoPicture
    try:
        with Image.open(io.BytesIO(picture), formats=["JPEG"]) as opened:
            if max(opened.size) > WIDEST:
                raise NoPicture
            return np.asarray(opened.convert("L"))
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as error:
        raise NoPicture from error


def look(grey: Grey, codes: Mapping[str, int]) -> SeenCode:
    """Return what a greyscale picture shows."""
    found, texts = _texts(grey)
    if not texts:
        _, texts = _texts(_sharper(grey))
    marks = {codes[text] for text in texts if text in codes}
    if len(marks) == 1:
        return SeenCode("card", marks.pop())
    if marks:
        return SeenCode("several")
    if texts:
        return SeenCode("unknown-deck")
    return SeenCode(_lacking(grey, [one.position for one in found]))


def _texts(grey: Grey) -> tuple[list[zxingcpp.Barcode], set[str]]:
    """Return the codes that are found, including unreadable ones, and the texts of the readable ones."""
    found = _found(grey, zxingcpp.Binarizer.LocalAverage)
    texts = {one.text for one in found if one.valid}
    if not texts:
        # With glare or a shadow, the other binarisation may help.
        texts = {one.text for one in _found(grey, zxingcpp.Binarizer.GlobalHistogram) if one.valid}
    return found, texts


def _sharper(grey: Grey) -> Grey:
    """Return the same picture, sharper; a small one doubled.

    In a small picture a distant card has too few pixels per square; doubling interpolates more.
    """
    sharper = Image.fromarray(grey).filter(SHARPER)
    if sharper.width <= SMALL:
        sharper = sharper.resize((2 * sharper.width, 2 * sharper.height))
    return np.asarray(sharper)


def _found(grey: Grey, binarizer: zxingcpp.Binarizer) -> list[zxingcpp.Barcode]:
    aztec = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.Aztec])
    return zxingcpp.read_barcodes(
        np.ascontiguousarray(grey), formats=aztec, binarizer=binarizer, return_errors=True
    )


def _lacking(grey: Grey, places: list[zxingcpp.Position]) -> What:
    """Return what keeps a code from being read; found but unreadable ones are judged by their size."""
    if grey.mean() < DARK:
        return "dark"
    if not places:
        return "none"
    high = max(abs(one.bottom_left.y - one.top_left.y) for one in places) / grey.shape[0]
    return "near" if high > NEAR else "far" if high < FAR else "still"
