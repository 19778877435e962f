"""The phones' page without a table, for tests: a server, three seats of a real game, a voice that hums."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.sound import Sound
from voice_hanabi.speaking.voices.rendering import sentences
from voice_hanabi.speaking.voices.voice import Voice

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

NAMES = ("Anna", "Petr", "Eva")
PITCH = 500
"""Hz."""

VOICES = """
window.spoken = [];
const lang = window.voiceLanguage || "cs-CZ";
const voice = {lang, localService: true, name: "Hlas"};
const other = {lang, localService: true, name: "Jiný hlas"};
const far = {lang, localService: false, name: "Far away"};
const synthesis = new EventTarget();
let late = Boolean(window.voicesLate);
Object.assign(synthesis, {
    pending: false,
    getVoices: () => late ? [] : window.noVoice ? [far] : [far, voice, other],
    // Voices that a browser loads late.
    arrive: () => { late = false; synthesis.dispatchEvent(new Event("voiceschanged")); },
    speak: one => {
        window.spoken.push(one);
        window.now = one;
        synthesis.speaking = true;
        if (window.dumb) return;
        setTimeout(() => one.onstart && one.onstart(), 0);
        if (window.secondsALetter)
            setTimeout(() => { if (window.now === one) window.finish(); },
                one.text.length * window.secondsALetter * 1000);
    },
    cancel: () => {
        const one = window.now;
        window.now = null;
        synthesis.speaking = false;
        if (one && one.onerror) one.onerror();
    },
});
synthesis.speaking = false;
Object.defineProperty(window, "speechSynthesis", {value: synthesis});
window.SpeechSynthesisUtterance = function(text) { this.text = text; };
window.finish = () => {
    const one = window.now;
    window.now = null;
    synthesis.speaking = false;
    if (window.recording) {
        const heard = JSON.parse(sessionStorage.getItem("heard") || "[]");
        sessionStorage.setItem("heard", JSON.stringify([...heard, one.text]));
    }
    if (one.onend) one.onend();
};
"""
"""The phone's voices, noted: ``spoken`` is what was begun; ``recording`` keeps what was heard to its end
in the tab, so that a page that is loaded again doesn't lose it.

``finish`` ends what is being said; with ``secondsALetter`` each text ends by itself. Headless browsers have
no voices, and the page is what is tested here.
"""


NOTE_CUES = """
window.cues = [];
const play = cue;
cue = (...one) => { window.cues.push(one[0]); return play(...one); };
"""


COUNT_GREETINGS = """
const enterAgain = greet;
greet = (...one) => { window.greetings += 1; return enterAgain(...one); };
window.greetings = 0;
"""
"""How often a page reconnects: on a busy machine, a moment without a line is too short to be seen."""


class Tones:
    """A voice that hums each sentence: 0.1 s for each of its words, at its own pitch."""

    def __init__(self, spoken: list[str]) -> None:
        self.spoken = spoken

    def speak(self, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        self.spoken.append(text)
        length = round(0.1 * len(text.split()) * 22_050 * 175 / words_a_minute)
        wave = np.sin(np.arange(length) * 2 * np.pi * PITCH / 22_050)
        return Sound((wave * 16_000).astype(np.int16), 22_050)

    def missing(self) -> None:
        return None

    def close(self) -> None:
        """Do nothing: nothing is held."""


class House:
    """A server with three seats of a real game, and what was typed at each."""

    def __init__(self) -> None:
        self.typed: list[tuple[int, str]] = []
        self.spoken: list[str] = []
        self.exchange = Exchange()
        self.exchange.speak("cs", page_texts(Wording("cs")))
        self.exchange.seat(NAMES)
        self.server = table_server(
            self.exchange,
            Pages(),
            Address("127.0.0.1", 0),
            lambda seat, text: self.typed.append((seat, text)),
            voice=TableVoice(self.voice),
        )
        self.server.start()
        game = GAMES["hanabi"]
        self.teller = game.teller(Wording("cs", NAMES, "hanabi"))
        self.state = game.new(Choices("cs", "hanabi", count=3, names=NAMES), 4)
        for seat in range(3):
            self.exchange.show(seat, asdict(self.teller.shown(self.state, seat)))
        self.seat = int(self.state.current)

    def voice(self) -> Voice:
        return Tones(self.spoken)

    def said_for_pages(self) -> list[str]:
        """Return what the table's voice spoke, without the words that pages keep for a lost line."""
        own = {part for text in page_texts(Wording("cs")).values() for part in sentences(text)}
        return [text for text in self.spoken if text not in own]

    @property
    def link(self) -> str:
        return f"{self.server.origin}/#{self.exchange.token(self.seat)}"

    def say(self, text: str, *, public: bool = False, kind: Kind = Kind.NEWS, cue: Cue | None = None) -> None:
        self.exchange.say(Announcement(None if public else self.seat, text, "cs", kind, cue))


def sit(context: BrowserContext, house: House, how: str, *, voices: bool = True) -> Page:
    page = context.new_page()
    if voices:
        page.add_init_script(VOICES)
    page.goto(house.link)
    page.locator(f"[data-how={how}]").click()
    page.locator("#groups .card").first.wait_for()
    if voices and how == "voice":
        # This unlocks the voice on an iPhone.
        page.evaluate("window.finish()")
    return page


def lives(page: Page, until: Callable[[], bool], seconds: float = 20.0) -> None:
    """Keep the page running until the house has got what it sends, however busy the machine."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        page.wait_for_timeout(20)


def until(page: Page, condition: str, seconds: float = 60.0) -> None:
    """Wait until a condition is met; one that never is takes the whole time, however busy the machine.

    Raises ``AssertionError`` with what the page shows instead, as no picture of it is kept.
    """
    try:
        page.wait_for_function(f"() => {condition}", timeout=1000 * seconds)
    except Exception as never:
        shown = page.evaluate("document.body.innerText")
        raise AssertionError(f"{condition} was never so; the page shows {shown!r}") from never


def recorded(page: Page) -> list[str]:
    """Return what was heard to its end in a tab that is ``recording``."""
    return list(page.evaluate("JSON.parse(sessionStorage.getItem('heard') || '[]')"))
