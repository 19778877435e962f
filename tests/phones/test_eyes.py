"""A phone for sighted players: cards first, tapped or dragged, and what a clue touches shown beforehand."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest
from page_house import House, lives, sit, until
from test_page import problems

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.actions import ClueRank
from voice_hanabi.games.hanabi.rules.game import legal_actions

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.xdist_group("chromium")

OWN = "#groups section:first-child .card"
OTHERS = "#groups section:nth-child(2) .card.can"


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw(page: Page, to: str | None) -> str:
    """Drag the player's first card to one of the targets, or a little aside; return the target's words."""
    page.mouse.move(*middle(page, OWN))
    page.mouse.down()
    x, y = middle(page, OWN)
    page.mouse.move(x + 20, y + 40, steps=4)
    page.locator(".targets").wait_for()
    words = ""
    if to is not None:
        words = page.locator(to).text_content() or ""
        page.mouse.move(*middle(page, to), steps=6)
        assert page.locator(".target.over").count() == 1
    page.mouse.up()
    return words


@pytest.mark.parametrize("place", [1, 2])
def test_a_card_is_played_or_discarded_where_it_is_let_go_of(
    context: BrowserContext, house: House, place: int
) -> None:
    if place == 2:
        # While all clue tokens are there, a discard could bring none back.
        for _ in range(3):
            clue = next(one for one in legal_actions(house.state) if isinstance(one, ClueRank))
            house.state, _ = GAMES["hanabi"].apply(house.state, clue)
        house.exchange.show(house.seat, asdict(house.teller.shown(house.state, house.seat)))
    page = sit(context, house, "eyes")
    words = draw(page, f".target:nth-child({place})")
    until(page, "!document.querySelector('.targets')")
    lives(page, lambda: bool(house.typed))
    assert [text.casefold() for _, text in house.typed] == [words.casefold()]
    assert page.locator("#chosen").is_hidden()


def test_a_card_that_is_let_go_of_elsewhere_stays(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    draw(page, None)
    assert page.locator(".targets, .drawn").count() == 0
    page.wait_for_timeout(400)
    assert house.typed == []
    assert page.locator("#chosen").is_hidden()
    page.locator(OWN).first.click()
    assert page.locator("#chosen").is_visible()


def test_a_clue_is_two_taps_and_what_it_touches_is_seen_before_it_is_sent(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "eyes")
    page.locator(OTHERS).first.click()
    deed = page.locator("#chosen-deeds button").first
    hits = deed.locator(".preview .hit").count()
    assert hits >= 1
    assert page.locator("#groups .card.touched").count() == hits
    assert house.typed == []
    deed.click()
    page.wait_for_timeout(200)
    assert len(house.typed) == 1


def test_what_a_clue_touches_is_shown_as_it_is_now_and_marks_stay_through_news(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "eyes")
    page.locator(OTHERS).first.click()
    shown = asdict(house.teller.shown(house.state, house.seat))
    cards = shown["groups"][1]["cards"]
    deed = cards[0]["deeds"][0]
    before = sum(deed in card["deeds"] for card in cards)
    assert page.locator("#groups .card.touched").count() == before
    # A card comes to the hand that the same words would touch: it is counted, too.
    other = next(card for card in cards if deed not in card["deeds"])
    other["deeds"] = (*other["deeds"], deed)
    house.exchange.show(house.seat, shown)
    until(
        page,
        f"document.querySelector('#chosen-deeds .preview').querySelectorAll('.hit').length === {before + 1}",
    )
    assert page.locator("#groups .card.touched").count() >= before


def test_cards_come_first_for_eyes_alone(context: BrowserContext, house: House) -> None:
    order = """['groups', 'asked-title'].map(id => document.getElementById(id))
        .reduce((one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    page = sit(context, house, "eyes")
    assert page.evaluate(order)
    page.locator("#rechoose").click()
    page.locator("[data-how=reader]").click()
    assert not page.evaluate(order)


def test_nothing_breaks_on_a_small_phone_with_large_text(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    page.set_viewport_size({"width": 320, "height": 640})
    page.evaluate("document.documentElement.style.fontSize = '40px'")
    page.locator(OTHERS).first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    cut = page.evaluate(
        "[...document.querySelectorAll('#game button, #game h2, #game h3, #game p')].filter(one =>"
        " one.offsetParent && !one.closest('.tools, .cards') && one.scrollWidth > one.clientWidth + 1)"
        ".map(one => one.textContent)"
    )
    assert cut == []
    assert problems(page) == []
