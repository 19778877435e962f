"""What people look at: how soon an event is seen, captions compared with their sound, frame rates, and bytes.

One page of a phone or five of them, and a board, are open at once in one Chromium on this same computer; real
phones are computers of their own. The captions are a game's sentences, spoken by the computer's voice through
the table's own speaker. The sound goes to a track that plays like a device, only faster, and records when
each sentence began.
"""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING

from benchmarks.seen.pictured_pages import Played, Table, begin_to_look, played, table_of
from benchmarks.tools.ears import progress
from benchmarks.tools.tables import milliseconds, table
from voice_hanabi.evening.captions import CaptionedSpeaker
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.phones.pages import Pages, file_of
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.voice import SpokenVoice

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PACE = 5
"""How many times faster than a device the track plays: a game has some minutes of speech."""
SOON = 0.15
PAGES = (1, 5)
"""The number of pages besides the board: one, as on each player's own phone, or all five."""
PAUSE = 0.5
"""Seconds from each move until the pages are asked what they have shown."""
NEAR = 0.3
QUICK = 12
"""The number of moves and of sentences in a quick run."""

WATCH = """(selector) => {
    window.pictured = [];
    new MutationObserver(() => requestAnimationFrame(() => window.pictured.push(Date.now() / 1000)))
        .observe(document.querySelector(selector),
            {childList: true, subtree: true, characterData: true, attributes: true});
}"""
WATCH_CAPTIONS = """() => {
    window.captioned = [];
    new MutationObserver((changes) => {
        for (const one of changes.flatMap((change) => [...change.addedNodes]))
            requestAnimationFrame(() =>
                window.captioned.push([one.lastChild.textContent, Date.now() / 1000]));
    }).observe(document.querySelector("#captions"), {childList: true});
}"""
DRAG = """() => new Promise((done) => {
    const face = document.querySelector(".drawn"), frames = [];
    const step = (now) => {
        frames.push(now);
        const turn = frames.length / 10;
        face.dispatchEvent(new PointerEvent("pointermove", {bubbles: true, pointerId: 1, isPrimary: true,
            clientX: 150 + 80 * Math.cos(turn), clientY: 400 + 80 * Math.sin(turn)}));
        if (frames.length < 90) requestAnimationFrame(step); else done(frames);
    };
    requestAnimationFrame(step);
})"""
FRAMES = """(count) => new Promise((done) => {
    const frames = [], step = (now) => {
        frames.push(now);
        if (frames.length < count) requestAnimationFrame(step); else done(frames);
    };
    requestAnimationFrame(step);
})"""


def report(languages: Sequence[str] = tuple(LANGUAGES), quick: bool = False) -> Iterator[str]:
    """Yield the tables."""
    yield "## Eyes"
    yield _sizes()
    if find_spec("playwright") is None or shutil.which("chromium") is None:
        yield "To measure pages, Chromium and Playwright must be installed."
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for pages in PAGES:
            yield _pictures(browser, quick, pages)
        yield _frames(browser)
        yield _captions(browser, languages, quick)
        browser.close()


def _sizes() -> str:
    pages = Pages()
    rows = []
    for name in ("index.html", "board"):
        _, content = pages.page(name, "en", {}) or ("", b"")
        files = re.findall(r'(?:src|href)="/([\w.]+\.(?:js|css))"', content.decode())
        found = [pages.page(file_of(one), "en", {}) for one in files]
        whole = len(content) + sum(len(one[1]) for one in found if one is not None)
        rows.append((f"/{'' if name == 'index.html' else name}", len(files) + 1, whole))
    return table(("page", "files", "bytes, not compressed"), rows)


def _pictures(browser: Browser, quick: bool, count: int) -> str:
    game = played("hanabi", 5)
    with table_of(game) as shown:
        shown.show(0)
        pages = [browser.new_page(viewport={"width": 390, "height": 800}) for _ in range(count)]
        for seat, page in enumerate(pages):
            page.goto(shown.link(seat))
            begin_to_look(page)
            page.evaluate(WATCH, "#game")
        board = _board(browser, shown)
        board.evaluate(WATCH, "#board")
        times: dict[str, list[float]] = {"a phone's page": [], "the board": []}
        states = range(1, len(game.states) if not quick else QUICK)
        for place in states:
            progress(f"moves looked at: {place}")
            before = time.time()
            shown.show(place)
            # The page itself records what it shows; asking at once would keep it busy.
            time.sleep(PAUSE)
            for page in (*pages, board):
                with suppress(Exception):
                    page.wait_for_function("() => window.pictured.length", timeout=3000)
                found = page.evaluate("window.pictured.splice(0)[0]")
                kind = "the board" if page is board else "a phone's page"
                times[kind].append(float("inf") if found is None else max(0.0, found - before))
        for page in (*pages, board):
            page.close()
    return pictured(times, "Chromium", count)


def pictured(times: Mapping[str, Sequence[float]], browser: str, pages: int) -> str:
    """Return a table of how soon events were seen on each kind of page."""
    rows = [
        (kind, len(found), *milliseconds(found), f"{100 * sum(t <= SOON for t in found) / len(found):.0f} %")
        for kind, found in times.items()
    ]
    what = f"{pages} of five players' pages and a board in {browser}, event to picture"
    return table((what, "moves", "median", "95 of 100", "in 150 ms"), rows)


def _board(browser: Browser, shown: Table) -> Page:
    board = browser.new_page(viewport={"width": 1280, "height": 720})
    board.goto(shown.server.origin + "/board")
    board.locator(".held").first.wait_for()
    return board


def _frames(browser: Browser) -> str:
    game = played("hanabi", 3)
    with table_of(game) as shown:
        shown.show(20)
        page = browser.new_page(viewport={"width": 390, "height": 800})
        page.goto(shown.link(game.states[20].current))
        begin_to_look(page)
        box = page.locator("#groups .card").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
        drawn = page.evaluate(DRAG)
        page.close()
        board = _board(browser, shown)
        board.evaluate("celebrate([], 9)")
        lit = board.evaluate(FRAMES, 90)
        board.close()
    rows = [("a card dragged by a finger", *_rate(drawn)), ("nine fireworks on the board", *_rate(lit))]
    return table(("motion", "frames per second", "frames later than 25 ms"), rows)


def _rate(frames: Sequence[float]) -> tuple[float, str]:
    gaps = [after - before for before, after in pairwise(frames)]
    return 1000 * len(gaps) / (frames[-1] - frames[0]), f"{sum(gap > 25 for gap in gaps)} of {len(gaps)}"


class _Track:
    """Plays like a device, but `PACE` times faster; ``last`` is when the last part began."""

    lost = False

    def __init__(self) -> None:
        self._ends = self.last = 0.0

    def play(self, sound: Sound) -> None:
        self.last = max(time.time(), self._ends)
        self._ends = self.last + sound.seconds / PACE

    def remaining(self) -> float:
        return max(0.0, self._ends - time.time())

    def began(self) -> float | None:
        return None

    def stop(self) -> None:
        self._ends = 0.0


class _Devices:
    """The same track for every device."""

    echo_free = None

    def __init__(self) -> None:
        self.track = _Track()

    def open(self, route: DeviceRoute, *, private: bool) -> _Track:
        return self.track

    def release(self, route: DeviceRoute) -> None:
        """Do nothing: the track is kept."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _captions(browser: Browser, languages: Sequence[str], quick: bool) -> str:
    rows = []
    for language in languages:
        progress(f"captions: {language}")
        game = played("hanabi", 3, language)
        sentences = list(_sentences(game))[: QUICK if quick else None]
        with table_of(game) as shown:
            shown.show(0)
            board = browser.new_page()
            board.goto(shown.server.origin + "/board")
            board.locator("#captions p").wait_for()
            board.evaluate(WATCH_CAPTIONS)
            devices = _Devices()
            begun: list[float] = []

            def caption(one: Announcement, shown: Table = shown, devices: _Devices = devices) -> None:
                begun.append(devices.track.last)  # noqa: B023
                shown.board.say(one)

            speaker = CaptionedSpeaker(
                DeviceRoute(), {}, captions=caption, devices=devices, voice=SpokenVoice()
            )
            # Say all at once, as computer players may: no caption must appear before its sound.
            for text in sentences:
                speaker.say(Announcement(None, text, language))
            board.wait_for_function(f"() => window.captioned.length >= {len(sentences)}", timeout=600_000)
            written = board.evaluate("window.captioned")
            speaker.close()
            board.close()
        lags = [abs(at - begun) for (_, at), begun in zip(written, begun, strict=False)]
        in_order = [text for text, _ in written] == [" ".join(text.split()) for text in sentences]
        each = all(one < other for one, other in pairwise(begun))
        rows.append(
            (
                language, len(sentences), "yes" if in_order and each else "no", *milliseconds(lags),
                f"{1000 * max(lags):.0f} ms", f"{100 * sum(lag <= NEAR for lag in lags) / len(lags):.0f} %",
            )
        )  # fmt: skip
    head = ("captions", "sentences", "in order", "median from sound", "95 of 100", "latest", "in 0.3 s")
    return table(head, rows)


def _sentences(game: Played) -> Iterator[str]:
    """Yield what a table says to everyone in a game."""
    state = game.states[0]
    yield game.teller.standing(None, state)
    for state in game.states[1:]:
        yield game.teller.last_move(state)
        if state.outcome is None:
            yield game.teller.prompt(state)
