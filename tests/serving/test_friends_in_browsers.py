"""Friends in two browsers whose microphones play recordings: what is said in one is heard in the other."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from command_served import command_served
from page_house import until
from phones_at_table import CHROMIUM
from served_house import served

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import joined, silence, write_wav
from voice_hanabi.speaking.voices.voice import SpokenVoice

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

RATE = 48_000

SAID = {
    "cs": ("Petře, jedničky.", "jedničky", "rozdej"),
    "pl": ("Piotr, jedynki.", "jedynki", "rozdaj"),
    "da": ("Peter, enere.", "enere", "del ud"),
    "en": ("Peter, your ones.", "ones", "deal"),
}
"""What is said, how the table reads it back in any wording, and the word to deal."""

FRIEND = {"cs": "Petr", "pl": "Piotr", "da": "Peter", "en": "Peter"}


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with pytest.importorskip("playwright.sync_api").sync_playwright() as found:
        yield found


@contextlib.contextmanager
def browser(playwright: Playwright, microphone: Path) -> Iterator[Browser]:
    """Yield a browser whose microphone plays a recording, over and over."""
    found = playwright.chromium.launch(
        executable_path=CHROMIUM,
        args=[
            "--no-sandbox",
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-audio-capture={microphone}",
            "--autoplay-policy=no-user-gesture-required",
        ],
    )
    yield found
    found.close()


def recording(path: Path, text: str, language: str) -> Path:
    """Write what somebody says, between silences."""
    voice = SpokenVoice()
    spoken = voice.speak(text, language, 150)
    voice.close()
    parts = [silence(3.0, spoken.rate), spoken, silence(3.0, spoken.rate)]
    write_wav(path, joined(parts, RATE))
    return path


def sit_down(page: Page, link: str, name: str, how: str) -> None:
    """Join, choose how to listen, turn the microphone off, and give a name."""
    page.goto(link)
    if page.locator("#open-table").is_visible():
        page.locator("#open-table").click()
    page.locator(f"[data-how={how}]").click()
    page.locator("#mike").click()
    type_line(page, name)
    until(page, f"document.querySelector('#seat').textContent === {name!r}")
    until(page, "theCall.ready")


def type_line(page: Page, text: str) -> None:
    page.locator("#text").fill(text)
    page.locator("#line button").click()


def deal(page: Page, word: str) -> None:
    """Ask to deal until there are cards.

    A page that was cut off just then and comes back to another table puts the line where it was typed; its
    player sends it again.
    """
    type_line(page, word)
    for _ in range(3):
        until(page, "shown && shown.groups.length > 1 || document.querySelector('#text').value")
        if page.evaluate("shown && shown.groups.length > 1"):
            return
        page.locator("#line button").click()
    raise AssertionError("the line came back three times")


@pytest.mark.long(
    "voice_hanabi/phones/webrtc", "voice_hanabi/serving", "voice_hanabi/phones", "grammars/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clue_said_in_one_browser_is_given_and_heard_in_the_other(
    playwright: Playwright, tmp_path: Path, language: str
) -> None:
    words, made, word_to_deal = SAID[language]
    said = recording(tmp_path / "said.wav", words, language)
    quiet = tmp_path / "quiet.wav"
    write_wav(quiet, silence(10.0, RATE))
    for house in served(tmp_path / "games", language, new_seed=lambda: 4):
        with browser(playwright, said) as anna, browser(playwright, quiet) as other:
            host, friend = anna.new_page(), other.new_page()
            sit_down(host, house.origin, "Anna", "eyes")
            until(host, "document.querySelector('#invite-link').href.includes('#')")
            host.locator("#invite-qr").click()
            host.locator("#invite-drawn svg").wait_for()
            # The player who opened the table sits at the serving computer; the link they send leads there.
            link = str(host.locator("#invite-link").get_attribute("href"))
            assert link.startswith("https://hanabi.example.org/#")
            # The friend hears the table's voice in the call.
            sit_down(friend, f"{house.origin}/#{link.partition('#')[2]}", FRIEND[language], "table")
            deal(host, word_to_deal)
            assert "1" in host.evaluate("shown.groups[1].cards.map(card => card.sign)")
            note_sound(friend)
            host.locator("#mike").click()
            until_told(host, made)
            until_told(friend, made)
            # The voice was heard, and the table's, which the page says was heard to its end.
            host.locator("#mike").click()
            until(friend, "unheard.size === 0 && !mouth.now", 180)
            assert sound_since(friend) > 0


@pytest.mark.long("voice_hanabi/phones/webrtc", "voice_hanabi/serving", "voice_hanabi/phones")
def test_somebody_at_the_serving_computer_and_somebody_far_away_play_and_hear_each_other(
    playwright: Playwright, tmp_path: Path
) -> None:
    said = recording(tmp_path / "said.wav", "Play the first.", "en")
    with (
        command_served(tmp_path) as (elsewhere, here),
        browser(playwright, said) as laptop,
        browser(playwright, said) as far,
    ):
        # The page opened by itself, and this browser shows no warning; the friend's shows one, once.
        host, friend = laptop.new_page(), far.new_page(ignore_https_errors=True)
        sit_down(host, here, "Anna", "table")
        until(host, "document.querySelector('#invite-link').href.includes('#')")
        link = str(host.locator("#invite-link").get_attribute("href"))
        # A computer without a network has only this address.
        assert link.startswith(here if "//127." in elsewhere else elsewhere)
        sit_down(friend, link, "Peter", "table")
        deal(host, "deal")
        for number, (speaks, hears) in enumerate(((host, friend), (friend, host)), start=1):
            until(speaks, "shown.turn")
            note_sound(hears)
            speaks.locator("#mike").click()
            until_told(hears, "Playing the first", number)
            speaks.locator("#mike").click()
            until(hears, "unheard.size === 0 && !mouth.now", 180)
            assert sound_since(hears) > 0


def until_told(page: Page, text: str, times: int = 1) -> None:
    """Wait until the table has said something; a busy machine may hear a line only the second time."""
    said = "document.querySelector('#said').textContent.toLowerCase()"
    found = f"() => {said}.split({text.lower()!r}).length > {times}"
    page.wait_for_function(found, timeout=180_000)


SOUND = """async () => {
    let total = 0;
    (await theCall.peer.getStats()).forEach(one => {
        if (one.type === "inbound-rtp") total += one.totalAudioEnergy || 0;
    });
    return total;
}"""
"""How much sound has come through the page's current call; a new call starts at none."""


def note_sound(page: Page) -> None:
    """Note with the page's call how much sound has come through it."""
    page.evaluate(f"async () => {{ theCall.peer.sound = await ({SOUND})(); }}")


def sound_since(page: Page) -> float:
    """Return how much sound has come since it was noted, or since the call was set up again."""
    return float(page.evaluate(f"async () => await ({SOUND})() - (theCall.peer.sound || 0)"))
