"""What people look at in Firefox and WebKit: how soon phones' pages and a board show an event.

Each page has a window of its own; all of them are in one browser on this same computer.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.seen.eyes import PAGES, PAUSE, QUICK, WATCH, pictured
from benchmarks.seen.other_browsers import OtherBrowser, missing, other_browser, wait_until
from benchmarks.seen.pictured_pages import Table, played, table_of
from benchmarks.tools.ears import progress

SEEN = 3.0
"""Seconds within which something must be seen."""


def report(name: str, quick: bool = False) -> Iterator[str]:
    """Yield a table."""
    lacking = missing(name)
    if lacking is not None:
        yield f"{name} can't be measured: it needs {lacking}."
        return
    game = played("hanabi", 5)
    states = QUICK if quick else len(game.states)
    for pages in PAGES:
        with (
            tempfile.TemporaryDirectory() as folder,
            table_of(game) as shown,
            other_browser(name, Path(folder)) as browser,
        ):
            yield pictured(_looked(browser, shown, pages, states), name, pages)


def _looked(browser: OtherBrowser, shown: Table, pages: int, states: int) -> dict[str, list[float]]:
    """Open the pages, and return how soon each of them showed each move, in seconds."""
    times: dict[str, list[float]] = {"a phone's page": [], "the board": []}
    shown.show(0)
    windows = []
    for seat in (*range(pages), len(shown.game.names)):
        window = browser.another()
        windows.append((_opened(shown, seat, browser), window))
    for place in range(1, states):
        progress(f"moves looked at: {place}")
        before = time.time()
        shown.show(place)
        # The page itself records what it shows; asking at once would keep the browser busy.
        time.sleep(PAUSE)
        for kind, window in windows:
            browser.turn_to(window)
            times[kind].append(_first_seen(browser) - before)
    return times


def _opened(shown: Table, seat: int, browser: OtherBrowser) -> str:
    """Open a seat's page for playing by eye, or after the last seat the board; return its kind."""
    if seat == len(shown.game.names):
        browser.go(shown.server.origin + "/board")
        wait_until(browser, "document.querySelector('.held')")
        browser.run(f"({WATCH})('#board');")
        return "the board"
    browser.go(shown.link(seat))
    # In its second window, a browser already knows how somebody wants to listen.
    wait_until(browser, "!document.querySelector('#how').hidden || document.querySelector('#groups .card')")
    browser.run(
        "const how = document.querySelector('[data-how=eyes]'); if (how.checkVisibility()) how.click();"
    )
    wait_until(browser, "document.querySelector('#groups .card')")
    browser.run(f"({WATCH})('#game');")
    return "a phone's page"


def _first_seen(page: OtherBrowser) -> float:
    """Return when something was first seen since the last call, or infinity if nothing was."""
    until = time.monotonic() + SEEN
    while time.monotonic() < until:
        found = page.run("return window.pictured.splice(0)[0];")
        if isinstance(found, int | float):
            return float(found)
        time.sleep(0.05)
    return float("inf")
