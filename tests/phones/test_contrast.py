"""The colours on pages: text contrasts 7 to 1, lines 3 to 1, and everybody can tell suits apart."""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from benchmarks.seen.pictures import SEEN
from benchmarks.seen.pictures import page as parts_page
from voice_hanabi.phones.board.alone import tokens

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("chromium")

PAGE = Path(__file__).parents[2] / "voice_hanabi" / "phones" / "page"

TEXT, SHAPE = 7.0, 3.0
"""The contrast with the background that text needs, and that shapes need, which only have to be seen."""

READ = (
    ("ink", "ground"), ("ink", "sheet"), ("soft", "ground"), ("soft", "sheet"), ("mark", "ground"),
    ("on-mark", "mark"), ("lost", "ground"),
)  # fmt: skip
"""Text and what is behind it, by their names among the tokens."""

SEEN_ONLY = (("line", "ground"), ("line", "sheet"), ("mark", "sheet"))

SUITS = ("red", "yellow", "green", "blue", "white", "rainbow", "black")

CLEARLY = 1.5
"""By what factor two suits must differ more than two ranks of a suit, with neither rank nor word visible."""


def luminance(colour: str) -> float:
    """Return how light a colour is, as WCAG counts it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def themes() -> dict[str, dict[str, str]]:
    """Return the tokens that are colours, in the dark and the light look."""
    dark, light = (dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", block)) for block in blocks())
    assert set(dark) == set(light)
    return {"dark": dark, "light": light}


def blocks() -> tuple[str, str]:
    first, _, rest = tokens().partition("@media (prefers-color-scheme: light)")
    return first, rest.partition("@media")[0]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_text_stands_out_seven_to_one_and_lines_three_to_one(theme: str) -> None:
    colours = themes()[theme]
    for pairs, least in ((READ, TEXT), (SEEN_ONLY, SHAPE)):
        found = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in pairs}
        assert {pair: ratio for pair, ratio in found.items() if ratio < least} == {}
    assert {name for pair in (*READ, *SEEN_ONLY) for name in pair} == set(colours)


def test_text_on_cards_stands_out_in_both_looks() -> None:
    hanabi, flowers = ((PAGE / name).read_text(encoding="utf-8") for name in ("drawing.js", "flowers.js"))
    night = dict(re.findall(r'(\w+): "(#[0-9a-f]{6})"', hanabi.partition("NIGHT = ")[2].partition("}")[0]))
    assert contrast(night["ink"], night["ground"]) >= TEXT
    assert contrast("#c9d3dc", night["ground"]) >= TEXT, "the question mark"
    suits = dict(re.findall(r'(\w+): \["(#[0-9a-f]{6})"', hanabi))
    assert set(suits) == set(SUITS)
    assert {suit for suit, colour in suits.items() if contrast(colour, night["ground"]) < SHAPE} == set()
    own = dict(re.findall(r'\b(INK|PAPER) = "(#[0-9a-f]{6})"', flowers))
    assert contrast(own["INK"], own["PAPER"]) >= TEXT


APART_IN = """async ([picture, boxes]) => {
    const image = new Image(), size = 32;
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const seen = boxes.map(({x, y, width, height}) => {
        const drawn = new OffscreenCanvas(size, size).getContext("2d");
        drawn.drawImage(image, x + width * .2, y + height * .3, width * .6, height * .45, 0, 0, size, size);
        return drawn.getImageData(0, 0, size, size).data;
    });
    return seen.map(one => seen.map(other =>
        one.reduce((sum, value, place) => sum + Math.abs(value - other[place]), 0) / one.length));
}"""
"""How different the middles of cards are, where neither the rank nor the word stands."""


@pytest.mark.by_turns(of="seen")
@pytest.mark.parametrize("seen", SEEN)
def test_suits_differ_for_whoever_sees_no_colours_or_fewer(
    chromium: Browser, tmp_path: Path, seen: str
) -> None:
    written = tmp_path / "parts.html"
    written.write_text(parts_page(), encoding="utf-8")
    page = chromium.new_page(viewport={"width": 800, "height": 800}, color_scheme="dark")
    page.goto(written.as_uri())
    page.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": SEEN[seen]})
    cards = [(suit, rank) for suit in SUITS for rank in (1, 2)]
    boxes = [
        page.locator(f"#cards [data-face='hanabi/{suit}/{rank}']").first.bounding_box()
        for suit, rank in cards
    ]
    picture = b64encode(page.screenshot()).decode()
    apart = page.evaluate(APART_IN, [picture, boxes])
    page.close()
    by_rank = max(apart[2 * suit][2 * suit + 1] for suit in range(len(SUITS)))
    by_suit = {
        (SUITS[one], SUITS[other]): apart[2 * one][2 * other]
        for one, other in combinations(range(len(SUITS)), 2)
    }
    assert {suits: how for suits, how in by_suit.items() if how < CLEARLY * by_rank} == {}
