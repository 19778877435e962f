"""Two browsers at a club's table, behind Caddy: each worker is killed, and the pages find the table again."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_house import until
from phones_at_table import CHROMIUM

from benchmarks.served.club import free_port
from benchmarks.served.postgres import programs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed here"),
    pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed here"),
    pytest.mark.xdist_group("postgres"),
]


@pytest.fixture
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with pytest.importorskip("playwright.sync_api").sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def club() -> Iterator[tuple[str, list[int]]]:
    """Where a club is served, and the processes of its workers."""
    command = [sys.executable, "-m", "benchmarks.served.served_here", "--port", str(free_port())]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        lines = [served.stdout.readline() for _ in range(3)]
        workers = [int(found) for found in re.findall(r"is process (\d+)", "".join(lines))]
        found = re.search(r"https://localhost:\d+", lines[2])
        assert found is not None, lines
        yield found[0], workers
        served.terminate()
        try:
            served.communicate(timeout=60)
        finally:
            # Otherwise it would be waited for without end.
            served.kill()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    if page.locator("#open-table").is_visible():
        page.locator("#open-table").click()
    page.locator("[data-how=eyes]").click()
    type_line(page, name)
    until(page, f"document.querySelector('#seat').textContent === {name!r}")


def type_line(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("#line button").click()


def cards_left(page: Page) -> int:
    return int(page.evaluate("+/\\d+/.exec(shown.facts.join().split('deck')[1])[0]"))


@pytest.mark.long(
    "voice_hanabi/serving", "voice_hanabi/phones", "packaging/server", "benchmarks/served/served_here.py"
)
def test_pages_find_their_table_where_its_worker_was_killed(
    chromium: Browser, club: tuple[str, list[int]]
) -> None:
    address, workers = club
    anna, petr = (chromium.new_context(ignore_https_errors=True, locale="en").new_page() for _ in range(2))
    sit_down(anna, address, "Anna")
    until(anna, "document.querySelector('#invite-link').href.includes('#')")
    sit_down(petr, str(anna.locator("#invite-link").get_attribute("href")), "Peter")
    type_line(anna, "deal")
    pages = [anna, petr]
    until(anna, "shown && shown.groups.length > 1")
    for number, worker in enumerate(workers):
        until(petr, "greeted && shown && shown.groups.length > 1")
        before = cards_left(petr)
        os.kill(worker, signal.SIGKILL)
        for page in pages:
            # It takes a moment until a page notices that its table's worker is gone.
            page.wait_for_timeout(1500)
            until(page, "greeted")
        mover = pages[number % 2]
        until(mover, "greeted && shown.turn")
        type_line(mover, "play the first")
        until(pages[1 - number % 2], f"shown.facts.join().includes('{before - 1} cards')")
