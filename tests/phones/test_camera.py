"""The page's camera: Chromium with a recorded one shows cards of paper to the real program, and plays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from phones_at_table import CHROMIUM, TableProcess

from benchmarks.seen.card_scenes import LAPTOP, Room, printed_deck, scene
from voice_hanabi.cards.boxes import keep
from voice_hanabi.cards.kept_decks import KeptDecks
from voice_hanabi.evening.printed_deck import DeckCamera
from voice_hanabi.phones.camera import LARGEST, PIECE, Pictures
from voice_hanabi.phones.incoming import Malformed

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHOWN = 60
"""Pictures, 30 a second, for which a card is held up; then nothing is, for a third of it."""


def test_a_picture_is_put_together_of_its_pieces() -> None:
    pictures = Pictures()
    assert pictures.take(PIECE + b"\x00abc") is None
    assert pictures.take(PIECE + b"\x01def") == b"abcdef"
    assert pictures.take(PIECE + b"\x01g") == b"g"
    pictures.reads = True
    assert pictures.take(PIECE + b"\x01h") is None, "one at a time"


@pytest.mark.parametrize("last", [b"\x02", b""])
def test_pieces_that_are_none_are_refused(last: bytes) -> None:
    with pytest.raises(Malformed):
        Pictures().take(PIECE + last)
    pictures = Pictures()
    for _ in range(LARGEST // 10_000):
        assert pictures.take(PIECE + b"\x00" + bytes(10_000)) is None
    with pytest.raises(Malformed):
        pictures.take(PIECE + b"\x00" + bytes(10_000))


def test_a_card_counts_once_however_long_it_is_held(tmp_path: Path) -> None:
    box, backs = printed_deck()
    keep(box, tmp_path)
    camera = DeckCamera(KeptDecks(tmp_path))
    read: list[tuple[str, int]] = []
    camera.deliver = lambda card: read.append((card.face, card.mark))
    random, room = Random(1), Room(0.3, 5, lux=500, blur=0.2)
    shown = [scene(backs[mark], LAPTOP, room, random) for mark in (7, 7, 8, 7)]
    assert [camera(0, one) for one in shown] == ["card", "same", "card", "card"]
    assert read == [(box.faces[mark], mark) for mark in (7, 8, 7)]
    assert camera(0, b"no picture") == "none"
    camera.played = lambda: "the blue box"
    assert camera(0, shown[0]) == "another-deck", "a deck that is kept, and not played with"


@pytest.fixture
def film(tmp_path: Path) -> tuple[Path, list[int]]:
    """A film of eleven cards held up one after the other, and their marks; their deck's key is kept."""
    box, backs = printed_deck("hanabi", "the red box")
    keep(box, tmp_path / "voice-hanabi" / "decks")
    random = Random(5)
    marks = random.sample(range(50), 11)
    room = Room(0.3, 10, lux=500, blur=0.2)
    empty = Room(30, 0, lux=500)
    path = tmp_path / "camera.mjpeg"
    with path.open("wb") as file:
        for mark in marks:
            file.write(scene(backs[mark], LAPTOP, room, random) * SHOWN)
            file.write(scene(backs[mark], LAPTOP, empty, random) * (SHOWN // 3))
    return path, marks


@pytest.fixture
def table(tmp_path: Path, film: tuple[Path, list[int]]) -> Iterator[TableProcess]:
    found = TableProcess(tmp_path, "--lang", "en", "--cards", "the Red BOX")
    yield found
    found.process.kill()


def heard(table: TableProcess, words: str) -> bool:
    """Whether the table has said this."""
    return any(words in line for line in list(table.lines))


def lives(page: Page, until: Callable[[], bool], seconds: float = 150) -> None:
    """Let a page live until something is so."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline
        page.wait_for_timeout(200)


@pytest.mark.long("voice_hanabi/cards", "voice_hanabi/phones", "voice_hanabi/evening", "voice_hanabi/table")
def test_a_browsers_camera_deals_and_draws(table: TableProcess, film: tuple[Path, list[int]]) -> None:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    sync_playwright = pytest.importorskip("playwright.sync_api").sync_playwright
    link = table.links(2)[0]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--use-fake-ui-for-media-stream",
                "--use-fake-device-for-media-stream",
                f"--use-file-for-fake-video-capture={film[0]}",
            ],
        )
        page = chromium.new_page()
        sent: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
        page.goto(link)
        page.locator("[data-how=reader]").click()
        page.locator("#camera").click()
        page.wait_for_function("() => document.getElementById('camera').ariaPressed === 'true'")
        # While the page lives, its messages come in.
        lives(page, lambda: heard(table, "begins"))
        table.say("play the first")
        asked = "Anna, show the back of the card you drew."
        lives(page, lambda: heard(table, asked) and heard(table, "Petr's turn"))
        chromium.close()
    cards = [frame for frame in sent if '"card"' in frame]
    assert cards
    assert not any("hanabi/" in frame for frame in cards), "what the camera is answered holds no face"
