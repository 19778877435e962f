"""The line to the table, on the page in Chromium: alive or known dead, and what is sent arrives once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest
from network import Network
from page_house import COUNT_GREETINGS, NOTE_CUES, VOICES, House, sit, until
from phones_at_table import said

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.language.wording import Wording

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.xdist_group("chromium")

WORDS = Wording("cs")
TOLD_WITHIN = 8.0
"""Seconds within which a dead line must be reported."""


@pytest.fixture
def network(house: House) -> Iterator[Network]:
    found = Network(house.server.address.port)
    yield found
    found.close()


def sit_behind(context: BrowserContext, house: House, network: Network, how: str) -> Page:
    page = context.new_page()
    page.add_init_script("window.secondsALetter = .001;" + VOICES)
    page.goto(network.through(house.link))
    page.locator(f"[data-how={how}]").click()
    page.locator("#groups .card").first.wait_for()
    return page


def begun(page: Page) -> list[str]:
    return [text for text in page.evaluate("window.spoken.map(one => one.text)") if text.strip()]


def typed(house: House, page: Page, count: int) -> list[str]:
    for _ in range(250):
        if len(house.typed) >= count:
            break
        page.wait_for_timeout(20)
    return [text for _, text in house.typed]


def test_a_silent_network_is_announced_by_tone_voice_and_text_and_what_was_said_arrives_once(
    context: BrowserContext, house: House, network: Network
) -> None:
    page = sit_behind(context, house, network, "voice")
    page.evaluate(NOTE_CUES)
    network.cut()
    went = time.monotonic()
    page.locator("#deeds button").first.click()
    house.say("Petr táhl zelenou dvojku.")
    house.say("Petr vyložil jedničku.")
    until(page, f"window.spoken.some(one => one.text === {WORDS.say('page-lost')!r})")
    assert time.monotonic() - went < TOLD_WITHIN
    assert WORDS.say("page-unsent") in begun(page), "and what was tapped is not lost without a word"
    assert "unheard" in page.evaluate("window.cues")
    until(page, f"$('state').textContent === {WORDS.say('page-lost')!r}")
    assert house.typed == []
    network.mend()
    until(page, "greeted && unheard.size === 0 && received > 0 && !mouth.now")
    assert typed(house, page, 1) == ["co vím"], "it is sent again by itself"
    until(page, "outgoing.length === 0")
    until(page, f"window.spoken.some(one => one.text === {WORDS.say('page-sent')!r})")
    spoken = begun(page)
    assert [spoken.count(text) for text in ("Petr táhl zelenou dvojku.", "Petr vyložil jedničku.")] == [1, 1]
    back = spoken.index(WORDS.say("page-back"))
    assert spoken[back + 1] == page.inner_text("#turn"), "how things stand now comes first"
    assert spoken.index("Petr táhl zelenou dvojku.") > back + 1
    page.wait_for_timeout(300)
    assert len(house.typed) == 1, "and carried out once"


def test_what_was_said_to_a_table_that_went_on_meanwhile_is_not_sent_but_reported(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "eyes")
    page.evaluate("window.native = WebSocket.prototype.send; WebSocket.prototype.send = () => {}")
    page.locator(".card.can").first.click()
    page.locator("#chosen-deeds button").first.click()
    state, _ = GAMES["hanabi"].apply(house.state, legal_actions(house.state)[0])
    house.exchange.show(house.seat, asdict(house.teller.shown(state, house.seat)))
    until(page, "!document.querySelector('#turn').classList.contains('yours')")
    page.evaluate("WebSocket.prototype.send = window.native; socket.close()")
    told = WORDS.say("page-stale").replace("#", "zahrát první")
    page.wait_for_function(f"() => document.querySelector('#state').textContent === {told!r}")
    assert page.input_value("#text") == "zahrát první", "its player decides"
    assert house.typed == []


def test_a_takeover_is_announced_to_the_old_phone_by_voice_and_to_the_table(
    chromium: Browser, context: BrowserContext, house: House
) -> None:
    taken: list[int] = []
    house.exchange._taken = taken.append
    older = sit(context, house, "voice")
    older.add_init_script("window.secondsALetter = .001;")
    older.evaluate(COUNT_GREETINGS)
    older.evaluate("socket.close()")
    until(older, "window.greetings === 1")
    older.reload()
    older.locator("#unlock").click()
    until(older, "greeted")
    assert taken == [], "a phone that comes again is not another phone"
    newer = sit(chromium.new_context(), house, "eyes")
    until(older, f"window.spoken.some(one => one.text === {WORDS.say('page-replaced')!r})")
    assert taken == [house.seat]
    house.say("Tajné.")
    newer.locator("#said li").wait_for()
    assert said(older) == []
    newer.context.close()


def test_a_phone_that_lost_its_line_does_not_take_its_seat_back_from_another_by_itself(
    chromium: Browser, context: BrowserContext, house: House, network: Network
) -> None:
    older = sit_behind(context, house, network, "voice")
    network.cut()
    until(older, f"$('state').textContent === {WORDS.say('page-lost')!r}")
    newer = sit(chromium.new_context(), house, "eyes")
    network.mend()
    until(older, f"window.spoken.some(one => one.text === {WORDS.say('page-replaced')!r})")
    house.say("Tajné.")
    newer.locator("#said li").wait_for()
    assert said(older) == []
    newer.context.close()


def test_in_the_tables_voice_a_lost_line_is_announced_by_what_the_page_has_kept(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "table", voices=False)
    until(page, "tableVoice.kept.size === 4")
    house.exchange.renew(house.seat)
    house.server.close()
    page.evaluate("over = false; socket && socket.close(); lost(false)")
    until(page, f"mouth.now && mouth.now.text === {WORDS.say('page-lost')!r} && tableVoice.sounding.size > 0")
