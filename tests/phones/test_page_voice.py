"""The table's voice on the page, in Chromium, judged by the sound that comes out."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import ReasonCode, SoundError
from voice_hanabi.speaking.sound import Sound

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

from page_house import PITCH, House, Tones, until

pytestmark = pytest.mark.xdist_group("chromium")


METER = f"""
window.listen = () => {{
    const meter = sound.createAnalyser();
    meter.fftSize = 2048;
    tableVoice.out.connect(meter);
    const levels = new Float32Array(meter.frequencyBinCount), wave = new Float32Array(meter.fftSize);
    window.heard = [];
    setInterval(() => {{
        meter.getFloatFrequencyData(levels);
        meter.getFloatTimeDomainData(wave);
        const loudest = levels.indexOf(Math.max(...levels)) * sound.sampleRate / meter.fftSize;
        const sounds = Math.max(...wave.map(Math.abs)) > .01;
        window.heard.push([sound.currentTime, sounds, sounds && Math.abs(loudest - {PITCH}) < 30]);
    }}, 20);
}};
"""
"""Notes every 20 ms whether something sounds, and whether it is the voice's pitch."""


def sit_by_the_tables_voice(context: BrowserContext, house: House, seat: int | None = None) -> Page:
    page = context.new_page()
    page.add_init_script(METER)
    page.goto(house.link if seat is None else f"{house.server.origin}/#{house.exchange.token(seat)}")
    page.locator("[data-how=table]").click()
    page.locator("#groups .card").first.wait_for()
    page.evaluate("window.listen()")
    return page


def seconds_heard(page: Page) -> float:
    """Return how long the voice sounded in all; each moment that it did must have been at its pitch."""
    heard = page.evaluate("window.heard")
    assert sum(sounds and not right for _, sounds, right in heard) <= 0.2 * len(heard) + 2
    return sum(later - now for (now, sounds, _), (later, _, _) in itertools.pairwise(heard) if sounds)


def test_the_tables_voice_is_heard_by_the_one_who_chose_it_and_by_nobody_else(
    chromium: Browser, context: BrowserContext, house: House
) -> None:
    page = sit_by_the_tables_voice(context, house)
    other = sit_by_the_tables_voice(chromium.new_context(), house, (house.seat + 1) % 3)
    reading = chromium.new_context().new_page()
    reading.goto(f"{house.server.origin}/#{house.exchange.token((house.seat + 2) % 3)}")
    reading.locator("[data-how=eyes]").click()
    house.exchange.say(Announcement((house.seat + 2) % 3, "Nobody asks for this.", "cs"))
    house.say("Pro všechny.", public=True)
    house.say("Jedna dvě tři čtyři pět. Šest sedm osm devět deset.")
    until(page, "!tableVoice.now && unheard.size === 0 && received > 0 && window.heard.some(one => one[1])")
    page.wait_for_timeout(200)
    assert house.said_for_pages() == ["Jedna dvě tři čtyři pět.", "Šest sedm osm devět deset."]
    assert seconds_heard(page) == pytest.approx(1.1, abs=0.3)
    assert seconds_heard(other) == 0.0
    assert page.evaluate(
        "[...document.querySelectorAll('#polite, #assertive')].map(one => one.textContent)"
    ) == [
        "",
        "",
    ], "nobody hears two voices"
    assert reading.evaluate("sound === null || tableVoice.sounding.size === 0")


def test_sentence_follows_sentence_without_a_gap(context: BrowserContext, house: House) -> None:
    page = sit_by_the_tables_voice(context, house)
    page.evaluate(
        """() => {
            window.played = [];
            const start = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (at) {
                window.played.push([at, this.buffer.duration, this.buffer.sampleRate]);
                return start.call(this, at);
            };
        }"""
    )
    house.say(" ".join(f"Věta číslo {number} má pár slov navíc, aby byla delší." for number in range(8)))
    until(page, "window.played.length > 10 && !tableVoice.now")
    played = page.evaluate("window.played")
    assert all(rate == 22_050 for _, _, rate in played)
    gaps = [later - at - long for (at, long, _), (later, _, _) in itertools.pairwise(played)]
    assert max(map(abs, gaps)) < 1e-6
    assert sum(long for _, long, _ in played) == pytest.approx(8 * 1.0 + 7 * 0.1, abs=0.01)


def test_the_tables_voice_is_cut_at_once_and_what_is_cut_is_not_continued(
    context: BrowserContext, house: House
) -> None:
    page = sit_by_the_tables_voice(context, house)
    long = " ".join(f"Věta číslo {number} má pár slov navíc, aby byla delší." for number in range(40))
    house.say(long, kind=Kind.ANSWER)
    house.say("Novinka.")
    until(page, "window.heard.some(one => one[2])")
    house.exchange.cut(house.seat, [Kind.ANSWER])
    until(page, "!tableVoice.now && unheard.size === 0")
    page.wait_for_timeout(300)
    assert seconds_heard(page) < 3
    assert len(house.said_for_pages()) < 20, "nothing is spoken far ahead"
    assert house.said_for_pages().count("Novinka.") == 1
    before = len(house.said_for_pages())
    house.say(long)
    until(page, "tableVoice.sounding.size > 0")
    page.locator("[data-ask=stop]").click()
    assert page.evaluate("tableVoice.sounding.size") == 0
    page.wait_for_timeout(300)
    assert len(house.said_for_pages()) < before + 12
    page.locator("#faster").click()
    until(page, "tableVoice.sounding.size > 0")
    page.locator("#text").fill("co vím")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert page.evaluate("tableVoice.sounding.size") > 0, "news goes on over one's own words, as with any ear"


def test_the_tables_voice_goes_on_where_it_was_when_the_line_was_lost(
    context: BrowserContext, house: House
) -> None:
    page = sit_by_the_tables_voice(context, house)
    house.say(" ".join(f"Věta číslo {number} má pár slov navíc, aby byla delší." for number in range(8)))
    until(page, "tableVoice.sounding.size > 0")
    page.evaluate("socket.close()")
    until(page, "!tableVoice.now && unheard.size === 0")
    page.wait_for_timeout(200)
    assert seconds_heard(page) == pytest.approx(8 * 1.0 + 7 * 0.1, abs=1.5), "all of it, and nothing twice"


def test_a_table_without_a_voice_says_so_and_the_words_are_read(
    context: BrowserContext, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(self: Tones, text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        raise SoundError(ReasonCode.NO_VOICE, error="")

    monkeypatch.setattr(Tones, "speak", silent)
    page = sit_by_the_tables_voice(context, house)
    house.say("První.")
    house.say("Druhá. Třetí.")
    until(page, "unheard.size === 0 && received > 1")
    assert page.inner_text("#polite").split() == ["První.", "Druhá.", "Třetí."]
    assert page.inner_text("#state") == Wording("cs").say("page-table-voice-failed")
