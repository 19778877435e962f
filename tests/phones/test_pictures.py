"""Cards and boards look as they did when somebody checked them, except for fonts and smoothing."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from benchmarks.seen.pictures import page as parts_page
from benchmarks.seen.pictures import portraits

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("chromium")

LOOKED_AT = Path(__file__).parent / "pictures"
"""Made by ``python -m benchmarks.seen.pictures --compared tests/phones/pictures``."""

MOST = 9.0
"""How much the pictures may differ on average, of 255, once they are scaled down."""

DIFFERENCE = """async (pictures) => {
    const size = 96, sums = [];
    for (const picture of pictures) {
        const image = new Image();
        image.src = "data:image/png;base64," + picture;
        await image.decode();
        const canvas = new OffscreenCanvas(size, size), drawn = canvas.getContext("2d");
        drawn.imageSmoothingQuality = "high";
        drawn.drawImage(image, 0, 0, size, size);
        sums.push(drawn.getImageData(0, 0, size, size).data);
    }
    return sums[0].reduce((sum, one, place) => sum + Math.abs(one - sums[1][place]), 0) / sums[0].length;
}"""


def apart(browser: Browser, one: bytes, other: bytes) -> float:
    """Return how far apart two pictures are on average, of 255."""
    page = browser.new_page()
    found = page.evaluate(DIFFERENCE, [b64encode(picture).decode() for picture in (one, other)])
    page.close()
    return float(found)


def test_parts_look_as_they_did_when_somebody_looked(chromium: Browser, tmp_path: Path) -> None:
    written = tmp_path / "parts.html"
    written.write_text(parts_page(), encoding="utf-8")
    found = dict(portraits(chromium, written.as_uri()))
    assert {path.stem for path in LOOKED_AT.glob("*.png")} == set(found)
    far = {
        name: apart(chromium, now, (LOOKED_AT / f"{name}.png").read_bytes()) for name, now in found.items()
    }
    assert {name: how for name, how in far.items() if how > MOST} == {}
    # A different picture is noticed.
    assert apart(chromium, found["hanabi"], found["hanafuda"]) > 3 * MOST
    assert apart(chromium, found["board"], found["flowers"]) > MOST
