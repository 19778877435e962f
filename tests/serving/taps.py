"""A sighted player at a page: plays by mouse alone, by what stands there, with nothing typed but the name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from page_house import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

LYING = """() => [...document.querySelectorAll("#groups section")].map((section, row) => ({
    title: section.querySelector("h2").textContent,
    cards: [...section.querySelectorAll(".card")].map((face) => ({
        face: face.card.face, deeds: face.card.deeds.length, place: face.dataset.place,
    })),
}))"""
"""What is to be seen: the groups, of each card its picture, and whether something can be done with it."""


@dataclass
class Tapped:
    """What the player has done."""

    clues: int = 0
    drawn: int = 0
    tapped: int = 0
    taken_back: int = 0


class Sighted:
    """Plays Hanabi or Koi-Koi with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done = Tapped()

    def sit_down(self, origin: str, name: str) -> None:
        """Open a table, choose to read the screen, and give a name."""
        self.page.goto(origin)
        self.page.locator("#open-table").click()
        self.page.locator("[data-how=eyes]").click()
        self.page.locator("#text").fill(name)
        self.page.locator("#line button").click()
        until(self.page, f"document.querySelector('#seat').textContent === {name!r}")

    def deed(self, words: str) -> None:
        """Tap one of the buttons for what can be done."""
        self.page.locator("#deeds button", has_text=words).first.click()

    def cards_there(self) -> None:
        """Wait until cards were dealt."""
        self.page.locator("#groups .card").first.wait_for()

    def lying(self) -> list[dict[str, Any]]:
        """Return what lies on the table."""
        found: list[dict[str, Any]] = self.page.evaluate(LYING)
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("#deeds button", has_text="new game").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is the player's turn and nothing waits, or the game is over; return which."""
        until(
            self.page,
            "(document.querySelector('#turn').classList.contains('yours') && !/take (it|that) back/i.test("
            "document.querySelector('#deeds').textContent)) || /new game/i.test("
            "document.querySelector('#deeds').textContent)",
        )
        return not self.over

    # With a card

    def draw(self, place: str, target: int) -> None:
        """Draw a card to the first or the second target."""
        x, y = self._middle(f"[data-place='{place}']")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 30, steps=4)
        self.page.locator(".targets").wait_for()
        self.page.mouse.move(*self._middle(f".target:nth-child({target + 1})"), steps=5)
        assert self.page.locator(".target.over").count() == 1
        self.page.mouse.up()
        self.done.drawn += 1

    def tap(self, place: str, deed: int = 0) -> None:
        """Tap a card, and then what is to be done with it."""
        self.page.locator(f"[data-place='{place}']").click()
        self.page.locator("#chosen-deeds button").nth(deed).click()
        self.done.tapped += 1

    def give_clue(self, place: str, deed: int) -> None:
        """Tap a card of another's, see what the clue touches, and tap the clue."""
        self.page.locator(f"[data-place='{place}']").click()
        button = self.page.locator("#chosen-deeds button").nth(deed)
        hits = button.locator(".preview .hit").count()
        assert hits >= 1
        button.hover()
        until(self.page, f"document.querySelectorAll('#groups .card.touched').length === {hits}", 10)
        button.click()
        self.done.clues += 1

    def take_back(self) -> None:
        """Take back what waits, and see that the turn is still one's own."""
        self.deed("take")
        self.done.taken_back += 1

    def _middle(self, selector: str) -> tuple[float, float]:
        place = self.page.locator(selector)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
