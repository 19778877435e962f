"""A television's page at a table of friends: digits let it in, and it reconnects by itself while it may."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from page_house import until
from phones_at_table import browser
from served_house import ServedHouse
from test_page import problems

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


def type_line(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("#line button").click()


def digits_of(host: Page) -> str:
    """Return the digits that the host was told last."""
    until(host, "document.querySelector('#said').textContent.includes('with the digits')")
    told = host.locator("#said li", has_text="with the digits").first.inner_text()
    return re.sub(r"\D", "", told)


def test_a_screen_is_let_in_by_digits_comes_back_and_is_sent_away(
    chromium: Browser, house: ServedHouse
) -> None:
    host, television = chromium.new_page(), chromium.new_page()
    host.goto(house.origin)
    host.locator("#open-table").click()
    host.locator("[data-how=eyes]").click()
    type_line(host, "Anna")
    host.locator("#deeds button", has_text="Show the table").click()
    digits = digits_of(host)
    television.goto(house.origin + "/board")
    television.locator("#door:not([hidden])").wait_for()
    assert television.locator("#seen").is_hidden()
    assert problems(television) == []
    television.locator("#code").fill("000 000 000")
    television.locator("#door button").click()
    until(television, "document.querySelector('#door-problem').textContent.includes('No table is shown')")
    television.locator("#code").fill(f"{digits[:3]} {digits[3:6]} {digits[6:]}")
    television.locator("#door button").click()
    television.locator("#seen:not([hidden])").wait_for()
    assert television.locator("#door").is_hidden()
    type_line(host, "one more computer")
    type_line(host, "deal")
    television.locator(".held").first.wait_for()
    until(television, "document.querySelector('#captions').textContent")
    # Loaded again, or after a lost line, it is back without digits, and writes nothing twice.
    assert len(television.evaluate("location.hash")) > 30
    television.reload()
    television.locator(".held").first.wait_for()
    before = television.locator("#history li").all_text_contents()
    television.evaluate("socket.close()")
    until(
        television,
        "socket.readyState === WebSocket.OPEN && !document.querySelector('#line-state').textContent",
    )
    after = television.locator("#history li").all_text_contents()
    # The computer may have moved meanwhile.
    assert set(before) <= set(after)
    assert len(set(after)) == len(after)
    (table,) = house.house.tables
    table._happens(table.friends._board_shut)
    until(television, "!document.querySelector('#door').hidden")
    assert television.evaluate("location.hash") == ""
    assert television.locator(".held").first.is_hidden()
    assert television.locator("#history li").count() == 0
