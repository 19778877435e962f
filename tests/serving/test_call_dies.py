"""A call that dies silently: what was said into it is repeated, and its player is informed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_house import until
from phones_at_table import CHROMIUM
from served_house import ServedHouse, served
from test_friends_in_browsers import RATE, browser, deal, sit_down, type_line

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.speaking.sound import silence, write_wav

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

WORDS = {"cs": "rozdej", "pl": "rozdaj", "da": "del ud", "en": "deal"}
WHO = {"cs": "kdo je tu", "pl": "kto jest przy stole", "da": "hvem er her", "en": "who is here"}

WAYS = """() => {
  window.heard = [];
  const done = mouth.done.bind(mouth);
  mouth.done = (message) => {
    const way = message.way === "call" && theCall.peer === window.dead ? "dead call" : message.way;
    if (mouth.now === message && message.text) heard.push([way, message.text]);
    done(message);
  };
}"""
"""Notes by which path each sentence was heard to its end."""


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with pytest.importorskip("playwright.sync_api").sync_playwright() as found:
        yield found


def let_no_sound_through(house: ServedHouse) -> None:
    """Stop all sound in a call while it still seems to work, as when a relay dies."""

    async def nothing(packet: bytes) -> None:
        return None

    for table in house.house.tables:
        for call in list(table.calls._calls.values()):
            assert call.connection is not None
            for sender in call.connection._peer.getSenders():
                sender.transport.__dict__["_send_rtp"] = nothing


def heard(page: Page, way: str) -> list[str]:
    found: list[list[str]] = page.evaluate("heard")
    return [text for by, text in found if by == way]


@pytest.mark.long("voice_hanabi/phones/webrtc", "voice_hanabi/phones/page", "voice_hanabi/serving")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_said_into_a_dead_call_is_said_in_another_way(
    playwright: Playwright, tmp_path: Path, language: str
) -> None:
    quiet = tmp_path / "quiet.wav"
    write_wav(quiet, silence(10.0, RATE))
    for house in served(tmp_path / "games", language):
        with browser(playwright, quiet) as one, browser(playwright, quiet) as two:
            page, other = one.new_page(), two.new_page()
            sit_down(page, house.origin, "Anna", "table")
            until(page, "document.querySelector('#invite-link').href.includes('#')")
            link = str(page.locator("#invite-link").get_attribute("href"))
            sit_down(other, f"{house.origin}/#{link.partition('#')[2]}", "Eva", "eyes")
            deal(page, WORDS[language])
            until(page, "unheard.size === 0 && !mouth.now && !mouth.queue.length", 60)
            page.evaluate(WAYS)
            type_line(page, WHO[language])
            until(page, "heard.length", 60)
            (said,) = heard(page, "call")
            assert "Eva" in said
            # On a busy computer the page may still have to say that a line has not arrived yet.
            until(page, "!outgoing.length && unheard.size === 0 && !mouth.now && !mouth.queue.length", 60)
            let_no_sound_through(house)
            page.evaluate("heard.length = 0; window.dead = theCall.peer")
            type_line(page, WHO[language])
            # On a busy computer a new call may be ready before the other path is.
            until(page, f"heard.some(([, text]) => text === {said!r})", 60)
            assert heard(page, "dead call") == []
            # Its player is told that nobody hears them, and later that the call works again.
            lost, back = (page.evaluate(f"words['call-{name}']") for name in ("lost", "back"))
            until(page, f"heard.some(([, text]) => text === {lost!r})", 60)
            until(page, f"heard.some(([, text]) => text === {back!r})", 60)
            until(page, "theCall.ready && !mouth.now", 60)
            page.evaluate("heard.length = 0")
            type_line(page, WHO[language])
            until(page, "heard.length", 60)
            assert heard(page, "call") == [said]
