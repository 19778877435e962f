"""How long after an event its sentence is at a phone, and on its page: with few phones and with many.

Phones are WebSockets of this computer, some of them pages in Chromium where that and Playwright are. Each
sentence goes to one seat alone or to all; what is measured ends when the page has it in front of its reader.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec

import aiohttp

from benchmarks.ears import progress
from benchmarks.tables import NOT_INSTALLED, milliseconds, table
from voice_hanabi.ears.exchange import Exchange
from voice_hanabi.ears.pages import Pages
from voice_hanabi.ears.server import Server
from voice_hanabi.ears.texts import page_texts
from voice_hanabi.ears.visitors import Address
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.language.wording import Wording

PHONES = (5, 50)
EVENTS = 60
"""Sentences that are said, every other one to one seat alone."""
MOST_PAGES = 5
"""So many phones are pages; a computer that is a table does not run fifty of them besides."""
PAUSE = 0.05
"""Seconds between two of them."""

WATCH = """
window.seen = [];
addEventListener("DOMContentLoaded", () => {
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((added) =>
        window.seen.push([added.textContent, performance.timeOrigin + performance.now()])
    ))).observe(document.getElementById("said"), {childList: true});
});
"""

Times = tuple[list[float], list[float]]
"""Seconds of sentences for one seat, and of those for all."""


class House:
    """A server with so many seats, as a table has it."""

    def __init__(self, seats: int) -> None:
        self.exchange = Exchange()
        self.exchange.speak("en", page_texts(Wording("en")))
        self.exchange.seat([f"Player {number}" for number in range(1, seats + 1)])
        self.server = Server(self.exchange, Pages(), Address("127.0.0.1", 0), lambda seat, text: None)
        self.server.start()
        self.said: dict[str, tuple[bool, float]] = {}
        self._seats = seats

    def say(self, number: int) -> None:
        """Say a sentence, and note when."""
        text = f"Sentence {number} of a game that takes a while."
        alone = number % 2 == 0
        self.said[text] = (alone, time.time())
        self.exchange.say(Announcement(number // 2 % self._seats if alone else None, text, "en"))

    async def phone(self, session: aiohttp.ClientSession, seat: int, seen: list[tuple[str, float]]) -> None:
        """Listen for a seat until it is cancelled, and note what was seen and when."""
        url, headers = f"{self.server.origin}/ears", {"Origin": self.server.origin}
        async with session.ws_connect(url, headers=headers) as line:
            await line.send_json({"type": "token", "token": self.exchange.token(seat), "after": None})
            async for message in line:
                moment = time.time()
                found = json.loads(message.data)
                if found["type"] == "say":
                    seen.append((found["text"], moment))

    def listen(self, seats: Sequence[int]) -> None:
        """Listen for these seats in a thread, until the server closes."""

        async def go() -> None:
            async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
                await asyncio.gather(*[await started(self, session, seat, []) for seat in seats])

        threading.Thread(target=lambda: asyncio.run(go()), daemon=True).start()

    def times(self, seen: Sequence[tuple[str, float]]) -> Times:
        """Return what the moments (seconds since 1970) in which sentences were seen come to."""
        found: Times = ([], [])
        for text, moment in seen:
            if text in self.said:
                alone, said = self.said[text]
                found[0 if alone else 1].append(moment - said)
        return found


async def started(
    house: House, session: aiohttp.ClientSession, seat: int, seen: list[tuple[str, float]]
) -> asyncio.Future[None]:
    """Have a phone listen for a seat. One after the other: so many strangers at once are cut off."""
    listening = asyncio.ensure_future(house.phone(session, seat, seen))
    while not house.exchange.listens(seat):
        await asyncio.sleep(0.005)
    return listening


def over_sockets(phones: int, events: int) -> Times:
    """Measure until a phone has the message."""
    house = House(phones)

    async def go() -> list[tuple[str, float]]:
        seen: list[tuple[str, float]] = []
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            listening = [await started(house, session, seat, seen) for seat in range(phones)]
            for number in range(events):
                # In a thread, as the table says it.
                await asyncio.to_thread(house.say, number)
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(0.5)
            for one in listening:
                one.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
        return seen

    try:
        return house.times(asyncio.run(go()))
    finally:
        house.server.close()


def on_pages(phones: int, events: int) -> Times | None:
    """Measure until a page shows it; ``None`` where there is no browser to be driven."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None or find_spec("playwright") is None:
        return None
    playwright = import_module("playwright.sync_api").sync_playwright
    house = House(phones)
    seen: list[tuple[str, float]] = []
    try:
        progress(f"{phones} phones, {min(phones, MOST_PAGES)} of them pages")
        with playwright() as started:
            browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            context = browser.new_context()
            context.add_init_script(WATCH)
            context.add_init_script('localStorage.setItem("listening", \'{"how": "reader"}\')')
            pages = [context.new_page() for _ in range(min(phones, MOST_PAGES))]
            house.listen(range(len(pages), phones))
            for seat, page in enumerate(pages):
                page.goto(f"{house.server.origin}/#{house.exchange.token(seat)}")
                page.locator("#game:not([hidden])").wait_for()
            for number in range(events):
                house.say(number)
                time.sleep(PAUSE)
            pages[0].wait_for_timeout(1000)
            for page in pages:
                seen += [(text, moment / 1000) for text, moment in page.evaluate("window.seen")]
            browser.close()
    finally:
        house.server.close()
    return house.times(seen)


def report(quick: bool) -> Iterator[str]:
    """Measure, and yield a table."""
    events = EVENTS // 6 if quick else EVENTS
    head = ("phones", "until", "sentences", "one seat, median", "95 %", "all, median", "95 %")
    rows: list[tuple[object, ...]] = []
    for phones in PHONES[:1] if quick else PHONES:
        for until, measured in (("the phone has it", over_sockets), ("the page shows it", on_pages)):
            times = measured(phones, events)
            if times is None:
                rows.append((phones, until, NOT_INSTALLED, *"----"))
            else:
                alone, everyone = times
                count = len(alone) + len(everyone)
                rows.append((phones, until, count, *milliseconds(alone), *milliseconds(everyone)))
    yield table(head, rows)
