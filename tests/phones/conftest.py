"""A house with phones for tests of the page, and a browser that looks like one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from page_house import House
from phones_at_table import browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext


@pytest.fixture
def house() -> Iterator[House]:
    found = House()
    yield found
    found.server.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    found = chromium.new_context(viewport={"width": 390, "height": 800}, has_touch=True)
    yield found
    found.close()
