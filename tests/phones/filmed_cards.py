"""Paper cards in front of a page's camera: Chromium gets a film, made anew for whatever is shown next."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from phones_at_table import CHROMIUM, TableProcess, said
from spoken_room import SpokenRoom

from benchmarks.seen.card_scenes import LAPTOP, Room, printed_deck, scene
from voice_hanabi.games import GAMES
from voice_hanabi.phones.paper_cards.boxes import Box, keep
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

if TYPE_CHECKING:
    from PIL import Image
    from playwright.sync_api import Browser, Page

HELD = 45
"""For how many pictures, 30 per second, each card is held up."""
EMPTY = 30
"""How many pictures of an empty table follow; then the film starts over."""
BUSY = 2
"""How many processes wait for each processor where what is said is heard so late that it is said again."""
PATIENCE = 120.0
"""Seconds."""
TRIES = 4
"""The most times that a sentence is said."""

ROOM = Room(0.3, 10, lux=500, blur=0.2)
NOTHING = Room(30, 0, lux=500)


@cache
def deck(game: str) -> tuple[Box, list[Image.Image]]:
    """A printed deck and its backs; printed once."""
    return printed_deck(game, "the red box")


class FilmedTable:
    """The real program with a printed deck, its players' pages, and the film that serves as a camera."""

    def __init__(
        self,
        folder: Path,
        chromium: Browser,
        film: Path,
        game: str,
        *options: str,
        players: Sequence[str],
        room: SpokenRoom | None = None,
    ) -> None:
        """``room`` is where players speak; without one they type."""
        self.folder = folder
        self.said = self.again = 0
        """How many sentences were said, and how often one was repeated because the table had not heard it."""
        self._room = room
        self.box, self._backs = deck(game)
        keep(self.box, folder / "voice-hanabi" / "decks")
        self._film = film
        self._pictures: dict[int, bytes] = {}
        self._random = Random(5)
        self._empty = scene(self._backs[0], LAPTOP, NOTHING, self._random)
        self._write(())
        options = ("--cards", self.box.name, *options)
        if room is None:
            self.table = TableProcess(folder, *options, players=players)
        else:
            self.table = room.table(folder, *options, players=players)
        self.frames: list[str] = []
        self.pages: list[Page] = []
        for seat, link in enumerate(self.table.links(len(players))):
            # Each plays on their own phone.
            page = chromium.new_context(permissions=["camera"]).new_page()
            if seat == 0:
                page.on("websocket", lambda socket: socket.on("framereceived", self._got))
            page.goto(link)
            page.locator("[data-how=reader]").click()
            page.wait_for_selector("#game:not([hidden])")
            self.pages.append(page)

    def _got(self, frame: object) -> None:
        self.frames.append(str(frame))

    @property
    def state(self) -> Any:  # noqa: ANN401 - of whichever game
        """Return the game's state, as it is saved."""
        return read_journal(next(iter(saved_games(self.folder / "saves"))), GAMES).state

    def mark(self, face: str) -> int:
        """Return the mark of a card with this face that nobody has read yet."""
        read = set(self.state.marks)
        return next(mark for mark, one in enumerate(self.box.faces) if one == face and mark not in read)

    def show(self, marks: Sequence[int], until: Callable[[], bool]) -> None:
        """Hold these backs up to the camera, one after the other, until a condition is met."""
        self._write(marks)
        camera = self.pages[0].locator("#camera")
        camera.click()
        try:
            self.lives(until)
        finally:
            camera.click()

    def shows(self, mark: int, part: str) -> None:
        """Hold a back up to the camera until the table says this."""
        heard = len(self.table.lines)
        self.show([mark], lambda: any(part in one for one in list(self.table.lines)[heard:]))

    def draws(self, mark: int) -> None:
        """Show the card that the table waits for."""
        self.show([mark], lambda: mark in self.state.marks)

    def say(self, line: str, part: str) -> None:
        """Type or say a line at the laptop, and wait for what the table says then."""
        heard = len(self.table.lines)
        self.says(line, lambda: any(part in one for one in list(self.table.lines)[heard:]))

    def says(self, line: str, until: Callable[[], bool], otherwise: str | None = None) -> None:
        """Type or say a line at the laptop, and wait until a condition is met.

        A line that failed twice is then said ``otherwise``, as people do.
        """
        self.said += 1
        if self._room is None:
            self.table.say(line)
            self.lives(until)
            return
        for attempt in range(TRIES):
            if attempt:
                self.again += 1
                if self._room.settles(line, self.table) and self._answered(until):
                    return
            self._room.say((otherwise or line) if attempt > 1 else line, self.table)
            if self._answered(until):
                return
        raise AssertionError("\n".join([f"not heard: {line}", *self.table.lines[-12:]]))

    def few_said_again(self) -> None:
        """Fail if many sentences were said again; on a busy computer, that is skipped and told instead."""
        few = self.again <= self.said // 4
        if not few and os.getloadavg()[1] > BUSY * (os.cpu_count() or 1):
            pytest.skip(f"a busy computer: of {self.said} sentences, {self.again} were said again")
        assert few, f"of {self.said} sentences, {self.again} were said again"

    def _answered(self, until: Callable[[], bool]) -> bool:
        assert self._room is not None
        return self._room.answered(self.table, until, self.pages[0].wait_for_timeout)

    def lives(self, until: Callable[[], bool]) -> None:
        """Keep the pages running until a condition is met: only while one runs do its messages come in."""
        deadline = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < deadline, "\n".join(
                [*self.table.lines[-12:], *self.table.problems[-5:]]
            )
            self.pages[0].wait_for_timeout(200)

    def told(self, seat: int) -> list[str]:
        """Return what a page was told for its player alone."""
        self.pages[seat].wait_for_timeout(300)
        return [text for mine, text in said(self.pages[seat]) if mine]

    def holds_no_face(self) -> None:
        """The page that reads the cards was never told which they are, and keeps none."""
        cards = [frame for frame in self.frames if '"what"' in frame]
        assert cards
        assert not any(face in frame for frame in cards for face in ("hanabi/", "hanafuda/"))
        kept = self.pages[0].evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert "hanabi/" not in kept
        assert "hanafuda/" not in kept

    def _write(self, marks: Sequence[int]) -> None:
        # A camera that is still being closed must not read half a picture: Chromium would take it for broken.
        new = self._film.with_suffix(".new")
        with new.open("wb") as file:
            for mark in marks:
                if mark not in self._pictures:
                    self._pictures[mark] = scene(self._backs[mark], LAPTOP, ROOM, self._random)
                file.write(self._pictures[mark] * HELD)
            file.write(self._empty * EMPTY)
        new.replace(self._film)

    def close(self) -> None:
        """Close the pages and the table."""
        for page in self.pages:
            page.context.close()
        self.table.close()


@contextlib.contextmanager
def filming(film: Path) -> Iterator[Browser]:
    """Return Chromium with a film as its camera; skip if there is none."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    film.write_bytes(b"")
    sync_playwright = pytest.importorskip("playwright.sync_api").sync_playwright
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--use-fake-ui-for-media-stream",
                "--use-fake-device-for-media-stream",
                f"--use-file-for-fake-video-capture={film}",
            ],
        )
        yield chromium
        chromium.close()
