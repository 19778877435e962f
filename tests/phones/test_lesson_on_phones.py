"""A lesson on phones: the player who asks is taught, both hear it, and answers are tapped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from phones_at_table import TableProcess, browser, said, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


def tap(page: Page, words: str) -> None:
    page.locator(f"#deeds button:text-is('{words[0].upper()}{words[1:]}')").click()


def test_whoever_asks_on_a_phone_is_taught_and_answers_by_taps(chromium: Browser, tmp_path: Path) -> None:
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "3")
    try:
        anna, petr = (chromium.new_context().new_page() for _ in range(2))
        for page, link in zip((anna, petr), table.links(2), strict=True):
            sit_down(page, link)
        own = anna.locator("#groups").inner_text()
        petr.fill("#text", "teach me")
        petr.click("#line button")
        ask = "Ask me: what does Jane have?"
        for page in (anna, petr):
            page.wait_for_function(
                "ask => document.querySelector('#turn').textContent.includes(ask)", arg=ask
            )
        tap(petr, "what does Jane have")
        table.wait_for("Ask me: what do I know?")
        tap(petr, "skip")
        table.wait_for("Play your second card.")
        # The friend of the one who asked may answer, too, and a wrong card is shown to be wrong.
        anna.locator(".card.can").first.click()
        anna.locator("#chosen-deeds button:text-is('Play the first')").click()
        table.wait_for("Only the second is a one.")
        petr.locator(".card.can").nth(1).click()
        petr.locator("#chosen-deeds button:text-is('Play the second')").click()
        table.wait_for("Your first point.")
        tap(petr, "quit the lesson")
        table.wait_for("goes on from here")
        anna.wait_for_function(
            "own => document.querySelector('#groups').innerText === own", arg=own, timeout=20_000
        )
        for page in (anna, petr):
            public = [text for mine, text in said(page) if not mine]
            assert any(ask in text for text in public)
            assert any("Your first point." in text for text in public)
    finally:
        table.close()
