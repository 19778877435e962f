"""The page itself in Chromium: what is heard, tapped and typed on it, and that everybody can use it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from phones_at_table import said

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.keys import GUESSES
from voice_hanabi.phones.pages import KINDS
from voice_hanabi.speaking.announcement import Cue, Kind

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

from page_house import COUNT_GREETINGS, NAMES, House, sit, until

pytestmark = pytest.mark.xdist_group("chromium")

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIEWS = Path(os.environ["PHONE_SCREENSHOTS"]) if "PHONE_SCREENSHOTS" in os.environ else None
"""Where to put screenshots of the views, for people who want to look at them."""


# Everybody can use it


def problems(page: Page) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page, options={"runOnly": {"type": "tag", "values": WCAG}})
    return [f"{one['id']}: {[node['html'] for node in one['nodes']]}" for one in found.response["violations"]]


def views(page: Page, house: House) -> Iterator[tuple[str, Page]]:
    """Go through everything the page can look like."""
    page.goto(house.server.origin)
    page.locator("#door:not([hidden])").wait_for()
    yield "door", page
    page.goto(house.link)
    page.locator("#how:not([hidden])").wait_for()
    yield "how", page
    page.locator("[data-how=eyes]").click()
    house.say("Petr: červená čtyřka, modrá jednička. Jsi na tahu.", cue=Cue.TURN)
    house.say("Anna hraje první kartu.", public=True)
    page.locator("#said li >> nth=1").wait_for()
    yield "game", page
    page.locator(".card.can").first.click()
    page.locator("#chosen:not([hidden])").wait_for()
    yield "card", page
    house.exchange.renew(house.seat)
    page.locator("#door:not([hidden])").wait_for()
    yield "deaf", page


LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark"},
    "light": {"color_scheme": "light"},
    "contrast": {"color_scheme": "dark", "contrast": "more"},
    "forced-colours": {"forced_colors": "active"},
    "landscape": {"viewport": {"width": 900, "height": 400}},
    # 1280 by 1024 pixels at 400 %: what WCAG's 1.4.10 asks for.
    "400-percent": {"viewport": {"width": 320, "height": 256}},
}


@pytest.mark.by_turns("voice_hanabi/phones/page", of="look")
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_wrong_and_nothing_has_to_be_scrolled_sideways(
    chromium: Browser, house: House, look: str
) -> None:
    context = chromium.new_context(**{"viewport": {"width": 390, "height": 800}, **LOOKS[look]})
    try:
        for name, page in views(context.new_page(), house):
            if VIEWS is not None:
                page.screenshot(path=VIEWS / f"{look}-{name}.png", full_page=True)
            assert problems(page) == [], name
            wide = page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            assert wide <= 0, name
            small = page.evaluate(
                "[...document.querySelectorAll('button, input:not([type=checkbox])')]"
                ".filter(one => one.offsetParent && (one.offsetHeight < 48 || one.offsetWidth < 48))"
                ".map(one => one.outerHTML)"
            )
            assert small == [], name
    finally:
        context.close()


def test_everything_can_be_done_with_the_keyboard_alone(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    first, second = page.locator(".card.can >> nth=0"), page.locator(".card.can >> nth=1")
    first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.textContent") == second.text_content()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "1.0"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    deed = page.evaluate("document.activeElement.textContent")
    assert deed == "Zahrát první", "what can be done with the card has the focus"
    assert first.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.place") == "0.0"
    assert first.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.locator("#text").focus()
    page.keyboard.type("co vím")
    page.keyboard.press("Enter")
    for _ in range(100):
        if len(house.typed) == 2:
            break
        page.wait_for_timeout(20)
    assert house.typed == [(house.seat, "zahrát první"), (house.seat, "co vím")]


def test_a_swipe_goes_from_card_to_card(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    page.locator(".card.can >> nth=0").focus()
    page.evaluate(
        """() => {
            const target = document.activeElement;
            const at = (x) => new Touch({identifier: 1, target, clientX: x, clientY: 300});
            const fire = (name, x) => target.dispatchEvent(new TouchEvent(name,
                {touches: name === "touchstart" ? [at(x)] : [], changedTouches: [at(x)], bubbles: true}));
            fire("touchstart", 300); fire("touchend", 100);
        }"""
    )
    assert page.evaluate("document.activeElement.dataset.place") == "0.1"


def test_whoever_is_at_a_card_stays_there_when_the_table_changes(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "eyes")
    page.locator(".card.can >> nth=2").focus()
    state, _ = GAMES["hanabi"].apply(house.state, legal_actions(house.state)[0])
    house.exchange.show(house.seat, asdict(house.teller.shown(state, house.seat)))
    until(page, "!document.querySelector('#turn').classList.contains('yours')")
    assert page.evaluate("document.activeElement.dataset.place") in ("0.2", None)
    assert page.evaluate("document.activeElement !== document.body")


# By a screen reader


def test_a_screen_reader_is_given_each_sentence_once_and_a_turn_at_once(
    context: BrowserContext, house: House
) -> None:
    page = context.new_page()
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            window.read = [];
            for (const name of ["polite", "assertive"])
                new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(
                    added => window.read.push([name, added.textContent])))).observe(
                        document.getElementById(name), {childList: true});
        })"""
    )
    page.goto(house.link)
    page.locator("[data-how=reader]").click()
    house.say("Petr táhl zelenou dvojku.")
    house.say("Jsi na tahu.", cue=Cue.TURN)
    house.say("Pro všechny.", public=True)
    page.locator("#said li >> nth=2").wait_for()
    until(page, "window.read.length === 1")
    assert page.evaluate("window.read") == [["assertive", "Petr táhl zelenou dvojku. Jsi na tahu."]], (
        "news that come together are one message, since VoiceOver drops the earlier of several"
    )
    page.evaluate(COUNT_GREETINGS)
    page.evaluate("socket.close()")
    until(page, "window.greetings === 1")
    page.locator("[data-choice=everything]").check()
    house.say("Také pro všechny.", public=True)
    until(page, "window.read.length === 2")
    assert page.evaluate("window.read[1]") == ["polite", "Také pro všechny."], "and nothing is read again"


# By the phone's own voice


def test_the_phones_voice_says_what_is_for_its_player_one_after_the_other(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    until(page, "window.spoken.length === 1")
    house.say("První věta.")
    house.say("Pro všechny.", public=True)
    house.say("Druhá věta.")
    until(page, "window.spoken.length === 2")
    page.wait_for_timeout(200)
    assert page.evaluate("window.spoken.map(one => one.text)")[1:] == ["První věta."]
    assert page.evaluate("window.spoken[1].voice.name") == "Hlas", "never a voice that sends its words away"
    page.evaluate("window.finish()")
    until(page, "window.spoken.length === 3")
    assert page.evaluate("window.spoken[2].text") == "Druhá věta."
    assert page.evaluate(
        "[...document.querySelectorAll('#polite, #assertive')].map(one => one.textContent)"
    ) == ["", ""]


def test_what_is_not_to_be_heard_any_further_is_cut_short(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "voice")
    house.say("Dlouhá odpověď.", kind=Kind.ANSWER)
    house.say("Novinka.")
    until(page, "window.spoken.length === 2")
    house.exchange.cut(house.seat, [Kind.ANSWER])
    until(page, "window.spoken.length === 3")
    assert page.evaluate("window.spoken[2].text") == "Novinka."
    page.locator("[data-ask=stop]").click()
    assert page.evaluate("window.now") is None
    page.locator("[data-ask=repeat]").click()
    assert page.evaluate("window.spoken[3].text") == "Novinka."
    slow = page.evaluate("window.spoken[3].rate")
    page.locator("#faster").click()
    assert page.evaluate("window.spoken[4].rate") > slow


# When something is wrong


def test_the_first_words_say_whose_page_it_is(context: BrowserContext, house: House) -> None:
    page = context.new_page()
    page.goto(house.link)
    page.locator("#how:not([hidden])").wait_for()
    focused = page.evaluate("document.activeElement.textContent")
    assert focused == f"{NAMES[house.seat]}: {Wording('cs').say('page-how')}"


def test_a_wrong_code_says_what_to_do_and_too_many_how_long_to_wait(
    context: BrowserContext, house: House
) -> None:
    code = house.exchange.new_code(house.seat)
    wrong = f"{(int(code) + 1) % 10**6:06d}"
    words = Wording("cs")
    page = context.new_page()
    page.goto(house.server.origin)
    for number in range(GUESSES + 1):
        page.locator("#code").fill(wrong if number < GUESSES else code)
        page.keyboard.press("Enter")
        told = words.say("page-code-wrong" if number < GUESSES else "page-code-wait").replace("#", "1")
        page.wait_for_function(
            f"() => document.querySelector('#door-problem').textContent === {told!r}"
            " && document.querySelector('#code').value === ''"
        )
        assert page.evaluate("document.activeElement.id") == "code"
        page.evaluate("document.querySelector('#door-problem').textContent = ''")


def test_a_seat_that_was_taken_is_taken_back_by_loading_the_page_again(
    chromium: Browser, context: BrowserContext, house: House
) -> None:
    older, newer = sit(context, house, "eyes"), sit(chromium.new_context(), house, "reader")
    taken = Wording("cs").say("page-replaced")
    older.wait_for_function(f"() => document.querySelector('#state').textContent === {taken!r}")
    assert older.inner_text("#polite") == "", "told once"
    older.reload()
    until(older, "greeted")
    newer.wait_for_function(f"() => document.querySelector('#state').textContent === {taken!r}")


# Nothing is kept, and nothing leaves


def test_the_choice_is_remembered_and_nothing_else_is_kept_or_asked_for(
    context: BrowserContext, house: House
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = sit(context, house, "reader")
    house.say("Tajné.")
    page.locator("#said li").wait_for()
    page.reload()
    page.locator("#game:not([hidden])").wait_for()
    page.locator("#said li").wait_for()
    assert context.cookies() == []
    kept = page.evaluate("Object.entries(localStorage)")
    assert [name for name, _ in kept] == ["listening"]
    assert "Tajné" not in str(kept)
    tab = page.evaluate("Object.entries(sessionStorage)")
    assert [name for name, _ in tab] == ["tab"], "which tab this is, and up to which number it heard"
    assert set(json.loads(tab[0][1])) == {"page", "seat", "heard"}
    assert "Tajné" not in str(tab)
    assert house.exchange.token(house.seat) not in str([kept, tab])
    assert {url.partition("#")[0] for url in asked} <= {
        house.server.origin + path for path in ("/", "/favicon.ico", *(f"/{name}" for name in KINDS))
    }
    assert not any(house.exchange.token(house.seat) in url for url in asked if "#" not in url)


def test_what_others_call_themselves_is_only_text(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    house.say("<img src=x onerror=alert(1)><b>tučně</b>")
    page.locator("#said li").wait_for()
    assert said(page)[-1] == (True, "<img src=x onerror=alert(1)><b>tučně</b>")
    assert page.locator("#said b").count() == 0
