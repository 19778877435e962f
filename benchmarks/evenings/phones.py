"""How long after an event its sentence begins to sound on a phone, and the cost of a phone, for few and many.

Phones are WebSockets of this computer, or pages in Chromium where that and Playwright are. Each sentence goes
to one seat alone or to all. What is measured ends when the phone has the message, when the page gives it to
the phone's own voice (a recorder: headless browsers have none), or when the first sound of the table's voice
is to be heard. Every page is loaded by a browser on this same computer, which a real phone is not.
"""

from __future__ import annotations

import asyncio
import json
import mmap
import shutil
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import aiohttp

from benchmarks.tools.ears import progress
from benchmarks.tools.tables import NOT_INSTALLED, milliseconds, table
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.voices.voice import SpokenVoice

PHONES = (5, 50)
EVENTS = 60
"""Sentences that are said, every other one to one seat."""
PAUSE = 0.05
"""Seconds between two of them."""
PAUSE_ON_PAGES = 0.4
"""The same where pages speak: longer than a sentence of the recorder, so that none waits for another."""
PAUSE_BEHIND_SOUND = 3.5
"""The same where the table's voice sounds: longer than it takes to say one."""
LONGEST_LOAD = 120_000
"""Milliseconds within which a page must be loaded."""
OWN, TABLES = "voice", "table"
"""The ways in which a page speaks: by the phone's own voice, or by the table's."""

WATCH = """
window.begun = [];
const now = () => performance.timeOrigin + performance.now();
const synthesis = new EventTarget();
Object.assign(synthesis, {
    speaking: false, pending: false,
    getVoices: () => [{lang: "en-GB", localService: true, name: "Recorder"}],
    speak: (one) => {
        window.begun.push([one.text, now()]);
        setTimeout(() => { if (one.onend) one.onend(); }, 50);
    },
    cancel: () => {},
});
Object.defineProperty(window, "speechSynthesis", {value: synthesis});
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (at) {
    const text = mouth.now && mouth.now.text;
    if (text && !window.begun.some((one) => one[0] === text))
        window.begun.push([text, now() + 1000 * (at - this.context.currentTime)]);
    return start.call(this, at);
};
localStorage.setItem("listening", JSON.stringify({how: WAY, everything: true, tones: false}));
"""
"""Notes when a text begins to sound."""

Times = tuple[list[float], list[float]]
"""Seconds of sentences for one seat, and of those for all."""


class House:
    """A server with this many seats, as a table has it."""

    def __init__(self, seats: int, voice: TableVoice | None = None) -> None:
        self.exchange = Exchange()
        self.exchange.speak("en", page_texts(Wording("en")))
        self.exchange.seat([f"Player {number}" for number in range(1, seats + 1)])
        self.server = table_server(
            self.exchange, Pages(), Address("127.0.0.1", 0), lambda seat, text: None, voice=voice
        )
        self.server.start()
        self.said: dict[str, tuple[bool, float]] = {}
        self._seats = seats

    def say(self, number: int) -> None:
        """Say a sentence, and record when."""
        text = f"Sentence {number} of a game that takes a while."
        alone = number % 2 == 0
        self.said[text] = (alone, time.time())
        self.exchange.say(Announcement(number // 2 % self._seats if alone else None, text, "en"))

    async def phone(self, session: aiohttp.ClientSession, seat: int, seen: list[tuple[str, float]]) -> None:
        """Listen for a seat until cancelled, and record what was seen and when."""
        url, headers = f"{self.server.origin}/ears", {"Origin": self.server.origin}
        async with session.ws_connect(url, headers=headers) as line:
            await line.send_json({"type": "token", "token": self.exchange.token(seat), "after": None})
            async for message in line:
                moment = time.time()
                found = json.loads(message.data)
                if found["type"] == "say":
                    seen.append((found["text"], moment))

    def times(self, seen: Sequence[tuple[str, float]]) -> Times:
        """Return the delays, given when each sentence was seen (seconds since 1970)."""
        found: Times = ([], [])
        for text, moment in seen:
            if text in self.said:
                alone, said = self.said[text]
                found[0 if alone else 1].append(moment - said)
        return found


async def started(
    house: House, session: aiohttp.ClientSession, seat: int, seen: list[tuple[str, float]]
) -> asyncio.Future[None]:
    """Start a phone for a seat. One after the other, because too many strangers at once are cut off."""
    listening = asyncio.ensure_future(house.phone(session, seat, seen))
    while not house.exchange.listens(seat):
        await asyncio.sleep(0.005)
    return listening


def over_sockets(phones: int, events: int) -> tuple[Times, float | None]:
    """Measure until a phone has the message, and how many bytes a phone costs the table."""
    house = House(phones)

    async def go() -> tuple[list[tuple[str, float]], float | None]:
        seen: list[tuple[str, float]] = []
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            before = held_bytes()
            listening = [await started(house, session, seat, seen) for seat in range(phones)]
            for number in range(events):
                # In a thread, as the table says it.
                await asyncio.to_thread(house.say, number)
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(0.5)
            after = held_bytes()
            for one in listening:
                one.cancel()
            await asyncio.gather(*listening, return_exceptions=True)
        return seen, None if before is None or after is None else max(0.0, after - before) / phones

    try:
        seen, cost = asyncio.run(go())
        return house.times(seen), cost
    finally:
        house.server.close()


def on_pages(phones: int, events: int, way: str) -> tuple[Times, float] | None:
    """Measure until it begins to sound on a page, and the size of a page's objects in bytes.

    ``None`` if there is no browser.
    """
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None or find_spec("playwright") is None:
        return None
    playwright = import_module("playwright.sync_api").sync_playwright
    voice = TableVoice(SpokenVoice) if way == TABLES else None
    house = House(phones, voice)
    seen: list[tuple[str, float]] = []
    try:
        with playwright() as running:
            # Fifty phones are fifty computers; here one process is to be enough for all their pages.
            browser = running.chromium.launch(
                executable_path=chromium,
                args=["--no-sandbox", "--process-per-site", "--autoplay-policy=no-user-gesture-required"],
            )
            context = browser.new_context()
            context.add_init_script(WATCH.replace("WAY", json.dumps(way)))
            pages = []
            for seat in range(phones):
                progress(f"page {seat + 1} of {phones}, {way}")
                page = context.new_page()
                page.set_default_timeout(LONGEST_LOAD)
                page.goto(f"{house.server.origin}/#{house.exchange.token(seat)}")
                page.locator("#unlock").click()
                pages.append(page)
            # Voices of the table start with their first sentence.
            house.exchange.say(Announcement(None, "Ready.", "en"))
            pages[-1].wait_for_timeout(3000)
            for number in range(events):
                house.say(number)
                time.sleep(PAUSE_ON_PAGES if way == OWN else PAUSE_BEHIND_SOUND)
            pages[-1].wait_for_timeout(3000)
            heap = 0.0
            for page in pages:
                seen += [(text, moment / 1000) for text, moment in page.evaluate("window.begun")]
                metrics = context.new_cdp_session(page)
                metrics.send("Performance.enable")
                found = metrics.send("Performance.getMetrics")["metrics"]
                # One process has one heap for all its pages.
                heap = max(heap, next(one["value"] for one in found if one["name"] == "JSHeapUsedSize"))
            browser.close()
    finally:
        house.server.close()
        if voice is not None:
            voice.close()
    return house.times(seen), heap / phones


def held_bytes() -> float | None:
    """Return this process's memory in bytes, if the system reports it (Linux)."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        return None
    return float(pages * mmap.PAGESIZE)


def report(quick: bool) -> Iterator[str]:
    """Measure, and yield a table."""
    events = EVENTS // 6 if quick else EVENTS
    head = (
        "phones",
        "until",
        "sentences",
        "one seat, median",
        "95 %",
        "all, median",
        "95 %",
        "memory a phone",
    )
    rows: list[tuple[object, ...]] = []
    for phones in PHONES[:1] if quick else PHONES:
        times, cost = over_sockets(phones, events)
        rows.append((phones, "the phone has it", *_cells(times), _size(cost, "at the table")))
        ways = {OWN: "its own voice begins"}
        if phones == PHONES[0]:
            # A table speaks for a handful of phones, each with a voice process of its own.
            ways[TABLES] = "the table's voice sounds"
        for way, until in ways.items():
            measured = on_pages(phones, events if way == OWN else events // 3, way)
            if measured is None:
                rows.append((phones, until, NOT_INSTALLED, *"-----"))
            else:
                rows.append((phones, until, *_cells(measured[0]), _size(measured[1], "on the page")))
    yield table(head, rows)


def _cells(times: Times) -> tuple[object, ...]:
    alone, everyone = times
    return (len(alone) + len(everyone), *milliseconds(alone), *milliseconds(everyone))


def _size(size: float | None, where: str) -> str:
    return "-" if size is None else f"{size / 1e6:.2f} MB {where}"
