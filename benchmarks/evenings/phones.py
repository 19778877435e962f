"""How long after an event its sentence begins on a phone, and the cost of each of few or many phones.

The phones are WebSockets on this computer, or pages in Chromium if that and Playwright are installed. Each
sentence goes to a single seat or to everybody. The measurement ends when the phone has the message, when the
page hands it to the phone's own voice (a recorder, since headless browsers have none), or when the table's
voice starts to sound. All pages run in one browser on this same computer, unlike real phones.
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
"""The number of sentences; every second one is for a single seat."""
PAUSE = 0.05
"""Seconds between two sentences."""
PAUSE_ON_PAGES = 0.4
"""The same if pages speak: longer than a sentence of the recorder, so that none has to wait for another."""
PAUSE_BEHIND_SOUND = 3.5
"""The same if the table's voice speaks: longer than it takes to say a sentence."""
LONGEST_LOAD = 120_000
"""Milliseconds that a page may take to load."""
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
"""A script that records when a text begins to sound."""

Times = tuple[list[float], list[float]]
"""Delays in seconds of sentences for a single seat, and of those for everybody."""


class House:
    """A server with this many seats, like a table's."""

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
        """Listen as a seat until cancelled, and record what arrives and when."""
        url, headers = f"{self.server.origin}/ears", {"Origin": self.server.origin}
        async with session.ws_connect(url, headers=headers) as line:
            await line.send_json({"type": "token", "token": self.exchange.token(seat), "after": None})
            async for message in line:
                moment = time.time()
                found = json.loads(message.data)
                if found["type"] == "say":
                    seen.append((found["text"], moment))

    def times(self, seen: Sequence[tuple[str, float]]) -> Times:
        """Return the delays, given when each sentence arrived (seconds since 1970)."""
        found: Times = ([], [])
        for text, moment in seen:
            if text in self.said:
                alone, said = self.said[text]
                found[0 if alone else 1].append(moment - said)
        return found


async def started(
    house: House, session: aiohttp.ClientSession, seat: int, seen: list[tuple[str, float]]
) -> asyncio.Future[None]:
    """Start a phone for a seat; only one at a time, as too many strangers at once are disconnected."""
    listening = asyncio.ensure_future(house.phone(session, seat, seen))
    while not house.exchange.listens(seat):
        await asyncio.sleep(0.005)
    return listening


def over_sockets(phones: int, events: int) -> tuple[Times, float | None]:
    """Measure until a phone has the message, and how many bytes the table needs per phone."""
    house = House(phones)

    async def go() -> tuple[list[tuple[str, float]], float | None]:
        seen: list[tuple[str, float]] = []
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
            before = held_bytes()
            listening = [await started(house, session, seat, seen) for seat in range(phones)]
            for number in range(events):
                # In a thread, as at the table.
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
    """Measure until the sentence begins to sound on a page, and the size of a page's objects in bytes.

    Return ``None`` if there is no browser.
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
            # Fifty phones would be fifty computers; here all their pages share one process.
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
            # The table's voices start with their first sentence.
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
                # The process has one heap for all its pages.
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
        "memory per phone",
    )
    rows: list[tuple[object, ...]] = []
    for phones in PHONES[:1] if quick else PHONES:
        times, cost = over_sockets(phones, events)
        rows.append((phones, "the phone has it", *_cells(times), _size(cost, "at the table")))
        ways = {OWN: "its own voice begins"}
        if phones == PHONES[0]:
            # A table speaks for only a handful of phones, each with its own voice process.
            ways[TABLES] = "the table's voice begins"
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
