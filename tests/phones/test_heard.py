"""On the page in Chromium, heard means heard: anything missed comes again, however it was missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from page_house import VOICES, House, lives, recorded, sit, until
from phones_at_table import said

from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Cue, Kind
from voice_hanabi.speaking.voices.rendering import sentences

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.xdist_group("chromium")

WORDS = Wording("cs")
HIDE = """hidden => {
    const value = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", {value, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def opened(context: BrowserContext, house: House, before: str) -> Page:
    page = context.new_page()
    page.add_init_script(before + VOICES)
    page.goto(house.link)
    return page


def unheard(house: House) -> list[str]:
    """What the table would send to a new page of this seat."""
    return [
        one.text for one in house.exchange._seats[house.seat].outbox.missed(None)[1] if hasattr(one, "text")
    ]


def begun(page: Page) -> list[str]:
    return [text for text in page.evaluate("window.spoken.map(one => one.text)") if text.strip()]


def test_the_first_words_wait_for_voices_that_the_browser_loads_late(
    context: BrowserContext, house: House
) -> None:
    page = opened(context, house, "window.voicesLate = true; window.secondsALetter = .001;")
    house.say("Petr má červenou jedničku.")
    page.locator("[data-how=voice]").click()
    page.locator("#said li").wait_for()
    assert unheard(house) == ["Petr má červenou jedničku."], "listed is not heard"
    page.evaluate("speechSynthesis.arrive()")
    until(page, "unheard.size === 0")
    assert begun(page) == ["Petr má červenou jedničku."]
    until(page, "told === received")
    lives(page, lambda: not unheard(house))
    assert unheard(house) == []
    assert page.inner_text("#polite") == ""


def test_a_phone_without_a_voice_takes_the_tables_by_itself_and_says_so(
    context: BrowserContext, house: House
) -> None:
    page = opened(context, house, "window.noVoice = true;")
    house.say("Petr má červenou jedničku.")
    page.locator("[data-how=voice]").click()
    until(page, "unheard.size === 0 && received > 0")
    assert begun(page) == [], "never by a voice that sends its words away"
    told = WORDS.say("page-no-voice")
    assert set(house.spoken) >= {"Petr má červenou jedničku.", *sentences(told)}
    assert page.inner_text("#state") == told
    lives(page, lambda: not unheard(house))
    assert unheard(house) == []


def test_a_voice_that_does_not_speak_is_tried_twice_and_then_the_tables_speaks(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    house.say("Petr má červenou jedničku.")
    for _ in range(2):
        until(page, "window.now && window.now.text.length > 1")
        assert unheard(house) == ["Petr má červenou jedničku."]
        page.evaluate("window.now.onerror()")
    until(page, "unheard.size === 0")
    assert begun(page) == ["Petr má červenou jedničku."] * 2
    assert house.said_for_pages() == ["Petr má červenou jedničku."]


def test_what_one_way_of_listening_did_not_say_is_said_in_the_next(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    house.say("První.")
    house.say("Druhá.")
    until(page, "window.now && window.now.text === 'První.'")
    page.locator("#rechoose").click()
    page.locator("[data-how=table]").click()
    until(page, "unheard.size === 0")
    assert house.said_for_pages() == ["První.", "Druhá."]


def test_after_a_reload_what_was_not_heard_comes_again_and_what_was_can_be_repeated(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    for text in ("První.", "Druhá.", "Třetí."):
        house.say(text)
    until(page, "window.now && window.now.text === 'První.'")
    page.evaluate("window.finish()")
    until(page, "window.now && window.now.text === 'Druhá.'")
    page.reload()
    page.locator("#unlock:not([hidden])").wait_for()
    assert page.evaluate("document.activeElement.id") == "unlock", "nothing is asked twice: one tap goes on"
    assert said(page)[0] == (True, "První."), "what was heard is listed"
    page.locator("#unlock").click()
    for text in ("Druhá.", "Třetí."):
        until(page, f"window.now && window.now.text === '{text}'")
        page.evaluate("window.finish()")
    until(page, "unheard.size === 0")
    assert begun(page) == ["Druhá.", "Třetí."], "in order, once, and nothing that was heard"
    assert [text for _, text in said(page)] == ["První.", "Druhá.", "Třetí."]
    page.reload()
    page.locator("#unlock").click()
    page.evaluate("window.finish()")
    page.locator("[data-ask=repeat]").click()
    until(page, "window.now && window.now.text === 'Třetí.'")


def test_a_repeat_while_something_is_said_loses_nothing_and_says_nothing_twice(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    page.evaluate("window.recording = true")
    for text in ("První.", "Druhá.", "Třetí."):
        house.say(text)
    until(page, "window.now && window.now.text === 'První.'")
    page.locator("#said li >> nth=2").wait_for()
    page.locator("[data-ask=whose-turn]").click()
    until(page, "window.now && window.now.text === document.querySelector('#turn').textContent")
    page.evaluate("window.secondsALetter = .001; window.finish()")
    until(page, "unheard.size === 0 && !mouth.now")
    assert [text for text in recorded(page) if text in ("První.", "Druhá.", "Třetí.")] == [
        "První.",
        "Druhá.",
        "Třetí.",
    ]


def test_while_the_page_is_hidden_a_screen_reader_is_given_nothing_and_then_all_at_once(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "reader", voices=False)
    page.evaluate(HIDE, True)
    house.say("První.")
    house.say("Jsi na tahu.", cue=Cue.TURN)
    page.locator("#said li >> nth=1").wait_for()
    page.wait_for_timeout(200)
    assert page.inner_text("#polite") + page.inner_text("#assertive") == ""
    assert unheard(house) == ["První.", "Jsi na tahu."]
    page.evaluate(HIDE, False)
    until(page, "document.querySelector('#assertive').textContent === 'První. Jsi na tahu.'")
    lives(page, lambda: not unheard(house))
    assert unheard(house) == []


def test_another_game_removes_the_private_words_of_the_former_from_the_page(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    house.say("Tajné.")
    house.say("Pro všechny.", public=True)
    until(page, "window.now && window.now.text === 'Tajné.'")
    page.locator("#said li >> nth=1").wait_for()
    house.exchange.seat(house.exchange.names)
    until(page, "window.now === null")
    assert [text for _, text in said(page)] == ["Pro všechny."]
    page.locator("[data-ask=repeat]").click()
    until(page, "window.now && window.now.text === 'Pro všechny.'")
    page.reload()
    page.locator("#unlock").click()
    page.locator("#said li").wait_for()
    assert [text for _, text in said(page)] == ["Pro všechny."]


def test_kinds_can_be_muted_and_what_is_muted_counts_as_heard(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "voice")
    page.evaluate("window.secondsALetter = .001")
    page.locator("[data-choice=news]").uncheck()
    house.say("Petr táhl.")
    house.say("Kterou kartu?", kind=Kind.PROMPT)
    house.say("Odpověď.", kind=Kind.ANSWER)
    until(page, "unheard.size === 0 && received >= 3")
    assert begun(page) == ["Kterou kartu?", "Odpověď."]
    house.say("Jsi na tahu.", cue=Cue.TURN)
    until(page, "unheard.size === 0 && received >= 4")
    assert begun(page)[-1] == "Jsi na tahu.", "one's turn is never muted"
    page.reload()
    page.locator("#unlock").click()
    assert not page.locator("[data-choice=news]").is_checked(), "and that is remembered"
