"""A sighted player at a page: plays only by taps and drags, from what it shows; types only the name."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from page_house import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from benchmarks.seen.other_browsers import OtherBrowser

LYING = """[...document.querySelectorAll("#groups section")].map((section) => ({
    title: section.querySelector("h2").textContent,
    cards: [...section.querySelectorAll(".card")].map((face) => ({
        face: face.card.face, deeds: face.card.deeds.length, place: face.dataset.place,
    })),
}))"""
"""What is visible: the groups, each card's picture, and whether something can be done with it."""

ALL = "document.querySelector('#turn').textContent + document.querySelector('#groups').textContent"
YOURS = "document.querySelector('#turn').classList.contains('yours')"
DEEDS = "document.querySelector('#deeds').textContent"


@dataclass
class Tapped:
    """What the player has done."""

    clues: int = 0
    drawn: int = 0
    tapped: int = 0


class Sighted(ABC):
    """Plays at a page in some browser."""

    def __init__(self) -> None:
        self.done = Tapped()

    @abstractmethod
    def go(self, address: str) -> None:
        """Open a page."""

    @abstractmethod
    def seen(self, expression: str) -> Any:  # noqa: ANN401
        """Return the value of an expression on the page."""

    @abstractmethod
    def wait(self, condition: str) -> None:
        """Wait until an expression is true there."""

    @abstractmethod
    def click(self, selector: str, number: int = 0) -> None:
        """Click one of the parts that a selector finds."""

    @abstractmethod
    def draw(self, place: str, target: int) -> None:
        """Drag a card to one of the targets that appear."""

    def sit_down(self, origin: str, name: str) -> None:
        """Open a table, choose to read the screen, and give a name."""
        self.go(origin)
        self.wait("!document.querySelector('#open-table').hidden")
        self.click("#open-table")
        self.wait("!document.querySelector('#how').hidden")
        self.click("[data-how=eyes]")
        self.wait("document.querySelector('#turn').textContent")
        self.seen(f"document.querySelector('#text').value = {json.dumps(name)}")
        self.click("#line button")
        self.wait(f"document.querySelector('#seat').textContent === {json.dumps(name)}")

    def deed(self, words: str) -> None:
        """Tap one of the buttons for what can be done."""
        named = f"one => one.textContent === {json.dumps(words)}"
        wanted = f"[...document.querySelectorAll('#deeds button')].findIndex({named})"
        self.wait(f"{wanted} >= 0")
        self.click("#deeds button", self.seen(wanted))

    def lying(self) -> list[dict[str, Any]]:
        """Return what is on the table."""
        found: list[dict[str, Any]] = self.seen(LYING)
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.seen(f"/new game/i.test({DEEDS})"))

    def wait_for_turn(self) -> bool:
        """Wait until it is the player's turn and nothing waits, or the game is over; return which."""
        self.wait(f"({YOURS} && !/take it back/i.test({DEEDS})) || /new game/i.test({DEEDS})")
        return not self.over

    def tap(self, place: str, deed: int = 0) -> None:
        """Tap a card, and then the action for it."""
        self.click(f"[data-place='{place}']")
        self.click("#chosen-deeds button", deed)
        self.done.tapped += 1

    def give_clue(self, place: str, deed: int) -> None:
        """Tap a card of another's, see what the clue touches, and tap the clue."""
        self.click(f"[data-place='{place}']")
        button = f"document.querySelectorAll('#chosen-deeds button')[{deed}]"
        self.seen(f"{button}.focus()")
        hits = self.seen(f"{button}.querySelectorAll('.preview .hit').length")
        assert hits >= 1
        self.wait(f"document.querySelectorAll('#groups .card.touched').length === {hits}")
        self.click("#chosen-deeds button", deed)
        self.done.clues += 1


class ByMouse(Sighted):
    """Plays in Chromium, with its mouse."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    def go(self, address: str) -> None:
        self._page.goto(address)

    def seen(self, expression: str) -> Any:  # noqa: ANN401
        return self._page.evaluate(expression)

    def wait(self, condition: str) -> None:
        until(self._page, condition)

    def click(self, selector: str, number: int = 0) -> None:
        self._page.locator(selector).nth(number).click()

    def draw(self, place: str, target: int) -> None:
        x, y = self._middle(f"[data-place='{place}']")
        self._page.mouse.move(x, y)
        self._page.mouse.down()
        self._page.mouse.move(x + 12, y + 30, steps=4)
        self._page.locator(".targets").wait_for()
        self._page.mouse.move(*self._middle(f".target:nth-child({target + 1})"), steps=5)
        assert self._page.locator(".target.over").count() == 1
        self._page.mouse.up()
        self.done.drawn += 1

    def _middle(self, selector: str) -> tuple[float, float]:
        place = self._page.locator(selector)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


DRAW = """const face = document.querySelector(`[data-place='PLACE']`);
face.scrollIntoView({block: "center"});
const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
};
const fire = (name, [clientX, clientY]) => face.dispatchEvent(new PointerEvent(name,
    {bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX, clientY}));
face.setPointerCapture = () => {};
const [x, y] = middle(face);
fire("pointerdown", [x, y]);
fire("pointermove", [x + 12, y + 30]);
const target = middle(document.querySelectorAll(".target")[TARGET]);
fire("pointermove", target);
const over = document.querySelectorAll(".target.over").length;
fire("pointerup", target);
return over;"""
"""These browsers can only run scripts, so the page gets a finger's movements as events."""


class ByScript(Sighted):
    """Plays in another browser, by the events that fingers cause."""

    def __init__(self, browser: OtherBrowser, waits: Any) -> None:  # noqa: ANN401
        super().__init__()
        self._browser = browser
        self._waits = waits

    def go(self, address: str) -> None:
        self._browser.go(address)

    def seen(self, expression: str) -> Any:  # noqa: ANN401
        return self._browser.run(f"return {expression};")

    def wait(self, condition: str) -> None:
        self._waits(self._browser, condition)

    def click(self, selector: str, number: int = 0) -> None:
        self._browser.run(f"document.querySelectorAll({json.dumps(selector)})[{number}].click();")

    def draw(self, place: str, target: int) -> None:
        script = DRAW.replace("PLACE", place).replace("TARGET", str(target))
        assert self._browser.run(script) == 1
        self.done.drawn += 1
