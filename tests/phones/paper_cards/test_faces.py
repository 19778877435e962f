"""The printed drawings are those of the page for sighted players, as Chromium draws them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from faces_drawn import FACES, drawn
from phones_at_table import browser
from playwright.sync_api import Browser

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.rulebooks import VARIANT_ROWS
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.paper_cards.printing import drawings


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


def test_the_packed_drawings_are_the_pages_own(chromium: Browser) -> None:
    assert json.loads(FACES.read_text(encoding="utf-8")) == drawn(chromium.new_page())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_every_variant_has_a_drawing(game: str) -> None:
    played = GAMES[game]
    variants = [(name,) for name in VARIANT_ROWS] if game == "hanabi" else [("second-deck",)]
    for chosen in [(), *variants]:
        choices = Choices("en", game, None, chosen, 2, ("Anna", "Petr"))
        cards = played.printed(choices, Wording("en", (), played.folder))
        assert cards
        assert {card.face for card in cards} <= set(drawings())


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_each_suits_colour_stands_out_from_its_ground() -> None:
    """By more than twice the contrast that WCAG asks of graphics that must be seen (3:1)."""
    for face, picture in drawings().items():
        if face.startswith("hanabi/"):
            ground, edge = re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', picture)[:2]
            lighter, darker = luminance(edge), luminance(ground)
            assert (lighter + 0.05) / (darker + 0.05) > 6, face


def test_suits_are_distinguished_by_their_shapes_without_any_colour() -> None:
    shapes = {
        face: re.findall(r'd="([^"]+)"', picture)[-1]
        for face, picture in drawings().items()
        if face.startswith("hanabi/") and face.endswith("/1")
    }
    assert len(set(shapes.values())) == len(shapes) == 7
