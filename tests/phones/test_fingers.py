"""The page in Chromium without sight or mouse: focus, reading order, and keys."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest
from page_house import NOTE_CUES, VOICES, House, sit, until
from phones_at_table import said

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.game import legal_actions
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Cue

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.xdist_group("chromium")

WORDS = Wording("cs")
READ = """() => {
    const tree = [], walk = (part) => {
        if (part.hidden || part.getAttribute("aria-hidden") === "true") return;
        const name = part.tagName.toLowerCase(), text = part.textContent.trim();
        const kind = {h1: "h1", h2: "h2", h3: "h3", button: "button", a: "link", select: "select"}[name];
        const whole = name === "button" && part.querySelector(".heard-only") || part;
        if (kind) tree.push(`${kind}: ${whole.textContent.trim()}`);
        else if (name === "input") tree.push(`${part.type}: ${part.labels[0].textContent.trim()}`);
        else if (name === "p" && text && !part.querySelector("input, a, select")) tree.push(`text: ${text}`);
        else if (name === "li" && !part.children.length) tree.push(`item: ${text}`);
        else for (const child of part.children) walk(child);
    };
    walk(document.querySelector("main"));
    return tree;
}"""
"""What is met from the beginning of the page to its end: what a screen reader reads, in its order."""
BEGUN = "window.spoken.map(one => one.text).filter(text => text.trim())"


def after_a_move(house: House) -> object:
    state, _ = GAMES["hanabi"].apply(house.state, legal_actions(house.state)[0])
    return asdict(house.teller.shown(state, house.seat))


def focus(page: Page) -> str:
    return str(
        page.evaluate("(one => one.id || one.dataset.place || one.textContent)(document.activeElement)")
    )


# How cards look


def test_a_suit_that_the_style_sheet_does_not_know_has_the_colour_of_its_name(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "eyes")
    shown = asdict(house.teller.shown(house.state, house.seat))
    cards = shown["groups"][0]["cards"]
    cards[0]["face"], cards[1]["face"] = "hanabi/purple/1", "hanabi/black/1"
    house.exchange.show(house.seat, shown)
    until(page, "document.querySelector('.card [fill=purple]')")
    paths = "document.querySelectorAll('.card')[one].querySelectorAll('path')"
    looks = f"one => getComputedStyle([...{paths}].pop()).fill"
    # Black is drawn bright enough to be seen on the dark card.
    assert [page.evaluate(looks, place) for place in (0, 1)] == ["rgb(128, 0, 128)", "rgb(184, 196, 208)"]


# In which order


def test_first_what_is_asked_then_what_can_be_done_then_cards(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "reader")
    house.say("Petr táhl.")
    page.locator("#said li").wait_for()
    read = page.evaluate(READ)
    settings = read.index("h2: Nastavení")
    assert read[:settings] == [
        "h2: Na tahu jsi ty.",
        "text: Všech osm nápověd. Zatím žádný červený žeton. V balíčku je 35 karet.",
        "h2: Co můžeš udělat",
        "button: Co vím",
        "button: Jak jsme na tom",
        "button: Poslední tah",
        "text: Napiš, co chceš říct",
        "button: Poslat",
        "h2: Poslech",
        "button: Zopakovat",
        "button: Předchozí",
        "button: Další",
        "button: Ticho",
        "button: Kdo je na tahu",
        "button: Moje karty",
        "button: Ostatní karty",
        "button: Něco napsat",
        "h2: Moje karty",
        *[f"button: {place} neznámá" for place in ("První", "Druhá", "Třetí", "Čtvrtá", "Pátá")],
        "h2: Petr",
        "button: První: červená jednička; Petr neví nic",
        "button: Druhá: modrá jednička; Petr neví nic",
        "button: Třetí: žlutá čtyřka; Petr neví nic",
        "button: Čtvrtá: zelená čtyřka; Petr neví nic",
        "button: Pátá: modrá jednička; Petr neví nic",
        "h2: Eva",
        "button: První: bílá čtyřka; Eva neví nic",
        "button: Druhá: modrá čtyřka; Eva neví nic",
        "button: Třetí: modrá trojka; Eva neví nic",
        "button: Čtvrtá: žlutá jednička; Eva neví nic",
        "button: Pátá: červená dvojka; Eva neví nic",
        "h2: Ohňostroje",
        *[
            f"button: {colour} ohňostroj: prázdný"
            for colour in ("Červený", "Žlutý", "Zelený", "Modrý", "Bílý")
        ],
        "h2: Co zaznělo",
        "item: Petr táhl.",
    ]
    order = []
    page.locator("#turn").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        order.append(focus(page))
    assert order[:5] == ["Co vím", "Jak jsme na tom", "Poslední tah", "text", "Poslat"], (
        "the focus follows the reading order"
    )
    assert order[5:12] == [
        "Zopakovat",
        "Předchozí",
        "Další",
        "Ticho",
        "Kdo je na tahu",
        "Moje karty",
        "Ostatní karty",
    ]


def test_the_other_states_are_read_in_this_order(context: BrowserContext, house: House) -> None:
    page = context.new_page()
    page.goto(house.server.origin)
    assert page.evaluate(READ) == [f"text: {WORDS.say('page-code')}", f"button: {WORDS.say('page-open')}"]
    page.goto(house.link)
    page.locator("#how:not([hidden])").wait_for()
    assert page.evaluate(READ) == [
        f"h2: Anna: {WORDS.say('page-how')}",
        f"text: {WORDS.say('page-how-hint')}",
        *[f"button: {WORDS.say(f'page-how-{how}')}" for how in ("voice", "table", "reader", "eyes")],
    ]
    page.locator("[data-how=eyes]").click()
    page.locator(".card.can").first.click()
    assert focus(page) == "Zahrát první"
    read = page.evaluate(READ)
    assert read[read.index("button: První neznámá") :][5:7] == ["h3: První neznámá", "button: Zahrát první"]


def test_nothing_that_is_needed_lies_below_the_second_screen(chromium: Browser, house: House) -> None:
    game = GAMES["hanabi"]
    names = ("Anna", "Petr", "Eva", "Lucie", "Tom")
    state = game.new(Choices("cs", "hanabi", count=5, names=names), 4)
    view = asdict(game.teller(Wording("cs", names, "hanabi")).shown(state, int(state.current)))
    house.exchange.show(house.seat, view)
    context = chromium.new_context(viewport={"width": 375, "height": 667})
    try:
        page = sit(context, house, "reader", voices=False)
        lowest = page.evaluate(
            "Math.max(...[...document.querySelectorAll('.card.can, #deeds button, #text, [data-ask]')]"
            ".map(one => one.getBoundingClientRect().bottom))"
        )
        assert lowest <= 2 * 667, "five players, on their turn: every card that something can be done with"
    finally:
        context.close()


# Where the focus is


@pytest.mark.parametrize("how", ["eyes", "reader"])
def test_the_focus_stays_where_it_was_through_any_news(
    context: BrowserContext, house: House, how: str
) -> None:
    page = sit(context, house, how, voices=False)
    page.locator("[data-place='0.0']").click()
    assert focus(page) == "Zahrát první"
    house.say("Petr táhl.")
    view = house.exchange._seats[house.seat].outbox.shown
    assert isinstance(view, dict)
    house.exchange.show(house.seat, {**view, "facts": ["Zbývá sedm nápověd."]})
    until(page, "$('facts').textContent === 'Zbývá sedm nápověd.'")
    assert focus(page) == "Zahrát první", "at what can be done with a card that is open"
    house.exchange.show(house.seat, after_a_move(house))
    until(page, "!document.querySelector('#turn').classList.contains('yours')")
    assert focus(page) == "0.0", "what could be done is gone, so the card has it"
    page.locator("[data-place='1.4']").focus()
    house.exchange.show(house.seat, view)
    until(page, "document.querySelector('#turn').classList.contains('yours')")
    assert focus(page) == "1.4"
    fewer = {**view, "groups": [{**group, "cards": group["cards"][:3]} for group in view["groups"]]}
    house.exchange.show(house.seat, fewer)
    until(page, "!document.querySelector('[data-place=\"1.4\"]')")
    assert focus(page) == "1.2", "at the nearest card, where its own is gone"
    page.locator("#text").focus()
    page.keyboard.type("Petr, je")
    house.exchange.show(house.seat, view)
    until(page, "document.querySelector('[data-place=\"1.4\"]')")
    assert (focus(page), page.input_value("#text")) == ("text", "Petr, je")


# Keys, and by ear


def test_keys_ask_repeat_and_step_through_what_was_said(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "voice")
    page.evaluate("window.secondsALetter = .001")
    for text in ("První.", "Druhá.", "Třetí."):
        house.say(text)
    house.say("Pro všechny.", public=True)
    until(page, "unheard.size === 0 && received >= 4")

    def press(key: str) -> list[str]:
        before = len(page.evaluate(BEGUN))
        page.keyboard.press(key)
        until(page, "!mouth.now && !mouth.queue.length")
        return list(page.evaluate(BEGUN))[before:]

    assert press("1") == ["Třetí."]
    assert [press(key) for key in "6667"] == [
        ["Druhá."],
        ["První."],
        [WORDS.say("page-first-said")],
        ["Druhá."],
    ]
    assert press("1") == ["Druhá."], "the one that the listener is at"
    assert [press(key) for key in "77"] == [["Třetí."], [WORDS.say("page-last-said")]]
    assert press("4") == [
        "Na tahu jsi ty.",
        "Všech osm nápověd.",
        "Zatím žádný červený žeton.",
        "V balíčku je 35 karet.",
    ]
    assert press("2")[:3] == ["Moje karty", "První neznámá", "Druhá neznámá"]
    assert focus(page) == "group-0"
    assert press("3")[:3] == ["Petr", "První: červená jednička", "Petr neví nic"]
    assert press("3")[0] == "Eva"
    page.keyboard.press("5")
    assert focus(page) == "text"
    page.keyboard.type("12")
    assert page.input_value("#text") == "12", "where something is typed, digits are digits"
    page.locator("[data-choice=keys]").uncheck()
    page.locator("#turn").focus()
    assert press("1") == [], "and they can be turned off"


def test_without_a_screen_reader_a_card_that_is_tapped_is_read(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "voice")
    page.evaluate("window.secondsALetter = .001")
    page.locator("[data-place='1.0']").click()
    until(page, f"{BEGUN}.length === 2")
    assert page.evaluate(BEGUN) == ["První: červená jednička", "Petr neví nic"]
    page.locator("#rechoose").click()
    page.locator("[data-how=table]").click()
    page.locator("[data-place='1.1']").click()
    until(page, "!mouth.now && !mouth.queue.length")
    assert house.said_for_pages() == ["Druhá: modrá jednička", "Petr neví nic"], "by the table's voice, too"


def test_a_voice_its_speed_and_its_loudness_can_be_chosen_and_are_remembered(
    context: BrowserContext, house: House
) -> None:
    page = sit(context, house, "voice")
    page.evaluate("window.secondsALetter = .001")
    house.say("První.")
    until(page, "unheard.size === 0 && received > 0")
    page.locator("#voice").select_option("Jiný hlas")
    page.locator("#quieter").click()
    page.locator("#faster").click()
    until(page, "!mouth.now && !mouth.queue.length")
    first, last = page.evaluate(
        "[window.spoken[1], window.spoken.at(-1)].map(one => [one.voice.name, one.rate, one.volume])"
    )
    assert (first[0], last[0]) == ("Hlas", "Jiný hlas")
    assert last[1] > first[1]
    assert last[2] < first[2]
    page.reload()
    page.locator("#unlock").click()
    page.keyboard.press("1")
    until(page, "window.spoken.length > 1")
    assert page.evaluate("(one => [one.voice.name, one.rate, one.volume])(window.spoken[1])") == last


def test_ones_turn_vibrates_and_sounds_once(context: BrowserContext, house: House) -> None:
    page = context.new_page()
    page.add_init_script("window.trembled = []; navigator.vibrate = (one) => window.trembled.push(one);")
    turn = house.exchange._seats[house.seat].outbox.shown
    house.exchange.show(house.seat, after_a_move(house))
    page.goto(house.link)
    page.locator("[data-how=eyes]").click()
    page.evaluate(NOTE_CUES)
    for view in (turn, after_a_move(house), turn):
        house.exchange.show(house.seat, view)
        yours = "" if view is turn else "!"
        until(page, f"{yours}document.querySelector('#turn').classList.contains('yours')")
    assert page.evaluate("[window.trembled.length, window.cues.filter(one => one === 'turn').length]") == [
        2,
        2,
    ]
    page.locator("[data-choice=tremble]").uncheck()
    house.exchange.show(house.seat, after_a_move(house))
    house.exchange.show(house.seat, {**turn, "facts": ["x"]} if isinstance(turn, dict) else None)
    until(page, "$('facts').textContent === 'x'")
    assert page.evaluate("window.trembled.length") == 2
    house.say("Jsi na tahu.", cue=Cue.TURN)
    page.locator("#said li").wait_for()
    assert said(page) == [(True, "Jsi na tahu.")]


# The microphone


def test_what_the_browser_will_say_is_said_first_and_the_way_back_is_kept(
    context: BrowserContext, house: House
) -> None:
    house.server._reception._answering._elsewhere = house.server.origin.replace("127.0.0.1", "127.0.0.2")
    page = sit(context, house, "voice")
    page.evaluate("window.secondsALetter = .001")
    page.locator("#secure").click()
    until(page, f"{BEGUN}.length === 2")
    assert page.evaluate(BEGUN) == [WORDS.say("page-talk-warning"), WORDS.say("page-talk-without")]
    assert focus(page) == "warning-title"
    leads = str(page.get_attribute("#go-on", "href"))
    page.locator("#stay").click()
    assert focus(page) == "secure"
    # What a page finds when opened by that link: the same seat, the same way of listening, no other phone.
    taken: list[int] = []
    house.exchange._taken = taken.append
    there = context.browser.new_context().new_page() if context.browser else page
    there.add_init_script(VOICES)
    there.goto(house.server.origin + "/#" + leads.partition("#")[2])
    there.locator("#unlock:not([hidden])").wait_for()
    assert there.evaluate("choice.how") == "voice"
    assert there.evaluate("location.hash.slice(1)") == house.exchange.token(house.seat)
    assert taken == []
    there.context.close()


def test_without_a_certificate_the_page_says_what_still_works(context: BrowserContext, house: House) -> None:
    page = sit(context, house, "eyes")
    assert page.inner_text("#talk-none") == WORDS.say("page-talk-none")
    assert not page.locator("#talk").is_visible()


def test_a_key_a_button_and_a_headset_begin_and_end_talking(context: BrowserContext, house: House) -> None:
    page = context.new_page()
    page.add_init_script(
        """window.buttons = {};
        navigator.mediaSession.setActionHandler = (name, action) => { window.buttons[name] = action; };
        navigator.mediaDevices.getUserMedia = async () =>
            new AudioContext().createMediaStreamDestination().stream;"""
        + VOICES
    )
    talked: list[bool] = []
    house.server._reception._answering._microphones = type(
        "Taken",
        (),
        {
            "talk": lambda self, seat, on, by=None: talked.append(on),
            "sound": lambda self, seat, pcm, by=None: None,
        },
    )()
    page.goto(house.link)
    page.locator("[data-how=voice]").click()
    page.locator("#talk:not([hidden])").wait_for()

    def until_talked(count: int) -> None:
        for _ in range(200):
            if len(talked) >= count:
                break
            page.wait_for_timeout(20)
        assert talked == [number % 2 == 0 for number in range(count)]

    page.locator("#turn").focus()
    page.keyboard.down("8")
    until_talked(1)
    page.keyboard.up("8")
    until_talked(2)
    page.locator("#talk").press("Enter")
    until_talked(3)
    page.locator("#talk").press("Enter")
    until_talked(4)
    page.evaluate("window.buttons.play()")
    until_talked(5)
    page.evaluate("window.buttons.pause()")
    until_talked(6)
    assert {"previoustrack", "nexttrack"} <= set(page.evaluate("Object.keys(window.buttons)"))
