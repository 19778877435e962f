"""An evening with phones, as played: the program, its page in Chromium, and what each was told."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import pytest
from phones_at_table import TableProcess, browser, said, sit_down

from voice_hanabi.evening.ears import phones
from voice_hanabi.games import GAMES
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.phones.messages import Say
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.reasons import EarReach, ReasonCode, Undelivered
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


def test_a_whole_game_is_played_on_two_phones_and_each_hears_what_it_may(
    chromium: Browser, tmp_path: Path
) -> None:
    """Anna taps, Petr types; if there is nothing better to do, they discard or play the first card."""
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "3", "--confirm", "never")
    try:
        links = table.links(2)
        pages = [chromium.new_context().new_page() for _ in links]
        for page, link in zip(pages, links, strict=True):
            sit_down(page, link)
        for turn in range(80):
            page = pages[turn % 2]
            # The page's own view says whose turn it is, and that the game goes on.
            page.locator("#turn.yours, #deeds button:text-is('New game')").first.wait_for(timeout=60_000)
            if "yours" not in (page.get_attribute("#turn", "class") or ""):
                break
            if turn % 2:
                page.fill("#text", "play the first")
                page.click("#line button")
            else:
                page.locator(".card.can").first.click()
                page.locator("#chosen-deeds button").last.click()
            page.wait_for_function(
                "() => !document.querySelector('#turn').classList.contains('yours')", timeout=60_000
            )
        table.wait_for("Another game?", 30)
        heard = [said(page) for page in pages]
    finally:
        table.close()
    state = read_journal(next(saved_games(tmp_path / "saves")), GAMES).state
    assert state.outcome is not None, "the game was played to its end"
    invited = Wording("en").say("phones-invited", address="@", codes="").partition("@")[0]
    public = [line.removeprefix("table: ") for line in table.lines]
    assert any(line.startswith(invited) for line in public)
    public = [line for line in public if not line.startswith(invited)]
    # What was said when the table closed came after the pages were read.
    public = public[: public.index("Another game?") + 1]
    assert not any(line.startswith(("Anna: ", "Petr: ")) for line in table.lines), (
        "nothing private is printed"
    )
    for seat, told in enumerate(heard):
        alone = [text for mine, text in told if mine]
        everyone = [text for mine, text in told if not mine]
        assert not any(text.startswith(invited) for text in everyone), "no phone has everybody's codes"
        assert everyone == [" ".join(line.split()) for line in public[-len(everyone) :]]
        assert len(everyone) >= len(public) - 3, "the page missed nothing since its link was made"
        other = ("Anna", "Petr")[1 - seat]
        own = ("Anna", "Petr")[seat]
        assert any(text.startswith(f"{other} has ") or text.startswith(f"{other}: ") for text in alone)
        assert not any(re.match(f"{own} (has|drew)|{own}: ", text) for text in alone), "never its own hand"
    secrets = [link.partition("#")[2] for link in links]
    everything = "\n".join([*table.lines, *table.problems])
    assert not any(secret in everything for secret in secrets)


def test_another_phone_takes_the_seat_and_the_older_says_so(chromium: Browser, tmp_path: Path) -> None:
    words = Wording("pl")
    table = TableProcess(tmp_path, "--lang", "pl", "--seed", "3", players=("Anna", "Piotr"))
    try:
        link = table.links(2)[0]
        older, newer = chromium.new_context().new_page(), chromium.new_context().new_page()
        sit_down(older, link)
        sit_down(newer, link)
        older.wait_for_function(
            f"() => document.querySelector('#state').textContent === {words.say('page-replaced')!r}"
        )
        before = len(said(older))
        newer.fill("#text", "pomoc")
        newer.click("#line button")
        newer.wait_for_function("() => document.querySelector('#said li.mine') !== null", timeout=30_000)
        assert len(said(older)) == before
        assert older.inner_text("#state") == words.say("page-replaced"), "it does not come again by itself"
    finally:
        table.close()


def test_a_code_that_was_read_aloud_opens_a_seat_once(chromium: Browser, tmp_path: Path) -> None:
    words = Wording("da", ("Anna", "Peter"))
    table = TableProcess(tmp_path, "--lang", "da", "--seed", "3", players=("Anna", "Peter"))
    try:
        address = table.links(2)[0].partition("#")[0]
        line = table.wait_for("Peter: ")
        code = "".join(re.findall(r"\d", line.rpartition("Peter: ")[2]))
        assert len(code) == 6
        page, thief = chromium.new_context().new_page(), chromium.new_context().new_page()
        page.goto(address)
        page.wait_for_selector("#door:not([hidden])")
        assert page.evaluate("document.activeElement.id") == "code", "the code's field is the first thing"
        page.keyboard.type(code)
        page.keyboard.press("Enter")
        page.wait_for_selector("#how:not([hidden])")
        assert page.inner_text("#seat") == "Peter", "the page says at once who it is for"
        table.wait_for(words.say("phone-here", player="Peter"))
        thief.goto(address)
        thief.fill("#code", code)
        thief.click("#door button")
        thief.wait_for_function(
            f"() => document.querySelector('#door-problem').textContent === {words.say('page-code-wrong')!r}"
        )
        assert page.inner_text("#state") == words.say("page-connected")
        page.reload()
        page.wait_for_selector("#how:not([hidden])")
        assert page.inner_text("#seat") == "Peter", "the page itself keeps its seat"
    finally:
        table.close()


def test_a_phone_that_was_away_catches_up_once_and_in_order(chromium: Browser, tmp_path: Path) -> None:
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "3", "--confirm", "never")
    try:
        links = table.links(2)
        context = chromium.new_context()
        page = context.new_page()
        sit_down(page, links[1])
        page.wait_for_function("() => document.querySelectorAll('#said li').length > 2")
        before = said(page)
        context.set_offline(True)
        page.evaluate("socket.close()")
        table.say("play the first")
        table.wait_for("Playing the first")
        table.say("help")
        table.wait_for("Petr's turn")
        context.set_offline(False)
        page.locator("#said li:has-text('Playing the first')").wait_for(timeout=30_000)
        page.wait_for_timeout(1000)
        after = said(page)
        assert after[: len(before)] == before
        missed = after[len(before) :]
        assert len(missed) == len(set(missed)), "nothing twice"
        texts = [text for _, text in missed]
        public = [line.removeprefix("table: ") for line in table.lines]
        assert [text for mine, text in missed if not mine] == public[-sum(not mine for mine, _ in missed) :]
        assert any("Your turn" in text for text in texts)
        page.reload()
        page.wait_for_selector("#game:not([hidden])")
        page.wait_for_timeout(1000)
        assert said(page) == after, "what was heard is listed again, in order and once"
        assert page.inner_text("#turn") == "Your turn."
    finally:
        table.close()


@pytest.mark.by_turns(
    "voice_hanabi/phones",
    "voice_hanabi/evening",
    "voice_hanabi/table",
    "locales/{language}",
    "grammars/{language}",
    of="case",
)
@pytest.mark.parametrize(
    ("language", "players", "asked"),
    [
        ("cs", ("Anna", "Petr"), "nový telefon pro Petra"),
        ("pl", ("Anna", "Piotr"), "nowy telefon dla Piotra"),
        ("da", ("Anna", "Peter"), "ny telefon til Peter"),
        ("en", ("Anna", "Petr"), "new phone for Petr"),
    ],
)
def test_a_lost_phone_is_replaced_by_voice_and_goes_deaf_at_once(
    chromium: Browser, tmp_path: Path, language: str, players: tuple[str, ...], asked: str
) -> None:
    words = Wording(language, players)
    table = TableProcess(tmp_path, "--lang", language, "--seed", "3", players=players)
    try:
        link = table.links(2)[1]
        lost, found = chromium.new_context().new_page(), chromium.new_context().new_page()
        sit_down(lost, link)
        before = said(lost)
        assert before
        table.say(asked)
        start = words.say("phone-new", player=players[1], address="@", code="@").partition("@")[0]
        line = table.wait_for(start)
        code = "".join(re.findall(r"\d", line))[-6:]
        lost.wait_for_selector("#door:not([hidden])")
        assert lost.inner_text("#door-problem") == words.say("page-link-old")
        assert said(lost) == [], "what was said stays on no phone that was given up"
        found.goto(link.partition("#")[0])
        found.fill("#code", code)
        found.click("#door button")
        found.wait_for_selector("#how:not([hidden])")
        assert found.inner_text("#seat") == players[1]
        lost.goto(link)
        lost.reload()
        lost.wait_for_selector("#door:not([hidden])")
    finally:
        table.close()


@pytest.mark.long("voice_hanabi/phones", "voice_hanabi/evening", "voice_hanabi/table")
def test_five_phones_play_with_what_they_tap_and_help_is_for_the_one_who_asked(
    chromium: Browser, tmp_path: Path
) -> None:
    """Each taps the first thing that a card offers, for two rounds."""
    names = ("Anna", "Petr", "Eva", "Lucy", "Tom")
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "7", "--confirm", "never", players=names)
    try:
        pages = [chromium.new_context().new_page() for _ in names]
        for page, link in zip(pages, table.links(5), strict=True):
            sit_down(page, link)
        pages[3].locator("#deeds button:text-is('Help')").click()
        pages[3].locator("#said li.mine").nth(1).wait_for()
        for _ in range(10):
            page = next(one for one in pages if "yours" in (one.get_attribute("#turn", "class") or ""))
            page.locator(".card.can >> nth=-1").click()
            page.locator("#chosen-deeds button").first.click()
            page.wait_for_function(
                "() => !document.querySelector('#turn').classList.contains('yours')", timeout=60_000
            )
            following = pages[(pages.index(page) + 1) % 5]
            following.locator("#turn.yours, #deeds button:text-is('New game')").first.wait_for(timeout=60_000)
        told = [[text for mine, text in said(page) if mine] for page in pages]
    finally:
        table.close()
    for seat, own in enumerate(names):
        deal = told[seat][0]
        assert not deal.startswith(f"{own} has"), "nobody is told their own hand"
        assert all(f"{other} has" in deal for other in names if other != own)


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has no such signals")
def test_a_signal_to_end_is_told_to_every_phone_and_leaves_no_secrets(tmp_path: Path) -> None:
    table = TableProcess(tmp_path, "--lang", "en", "--seed", "3")

    async def go(links: list[str]) -> list[str]:
        async with aiohttp.ClientSession() as session, contextlib.AsyncExitStack() as phones:
            lines = []
            for link in links:
                origin, _, token = link.partition("/#")
                line = await phones.enter_async_context(
                    session.ws_connect(f"{origin}/ears", headers={"Origin": origin})
                )
                await line.send_json({"type": "token", "token": token, "after": None})
                assert (await line.receive_json(timeout=60))["type"] == "greeting"
                lines.append(line)
            table.process.send_signal(signal.SIGTERM)
            last = []
            for line in lines:
                async for message in line:
                    last.append(json.loads(message.data)["type"])
            return last

    try:
        links = table.links(2)
        written = next(tmp_path.rglob("phones.html"))
        # Another test's browser may have its event loop in this thread.
        with ThreadPoolExecutor(1) as thread:
            heard = thread.submit(asyncio.run, asyncio.wait_for(go(links), 180)).result()
        assert heard.count("closed") == 2
        table.process.wait(timeout=60)
        assert not written.exists()
    finally:
        table.close()


def test_a_lost_network_is_announced_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = {"there": True}
    monkeypatch.setattr(phones, "is_here", lambda host: network["there"])
    monkeypatch.setattr(phones, "LOOK", 0.05)
    said_aloud: list[str] = []
    served = phones.TablePhones(Address("127.0.0.1", 0), "pl", tmp_path, terminal=io.StringIO())
    try:
        served.begin(lambda announcement: said_aloud.append(announcement.text))
        time.sleep(0.3)
        assert said_aloud == []
        for there in (False, True):
            network["there"] = there
            time.sleep(0.4)
    finally:
        served.close()
    words = Wording("pl")
    assert said_aloud == [words.say("phones-network-lost"), words.say("phones-network-back")]


def test_what_is_said_just_as_a_phone_comes_in_is_not_kept_until_the_next_sentence() -> None:
    exchange = Exchange(lambda seat: exchange.say(Announcement(None, "Anna is here.", "en")) and None)
    exchange.seat(("Anna", "Petr"))
    exchange.say(Announcement(0, "Petr has red two.", "en"))
    line = exchange.enter(exchange.token(0), None, lambda: None)
    assert isinstance(line, Line)
    told = [one.text for one in exchange.take(line) if isinstance(one, Say)]
    assert told == ["Petr has red two.", "Anna is here."]


def test_an_answer_to_a_phone_that_is_not_there_is_kept_and_the_table_says_so(tmp_path: Path) -> None:
    told: list[Undelivered] = []
    exchange = Exchange()
    exchange.seat(("Anna", "Petr"))
    former = exchange.enter(exchange.token(1), None, lambda: None)
    assert isinstance(former, Line)
    exchange.leave(former)
    speaker = Speaker(TextRoute(), phones=exchange, names=("Anna", "Petr"), undelivered=told.append)
    speaker.say(Announcement(1, "Anna drew red two.", "en", Kind.NEWS))
    assert told == [], "news wait without a word"
    speaker.say(Announcement(1, "Anna has red two.", "en", Kind.ANSWER))
    assert [(one.audience, one.reason) for one in told] == [(1, ReasonCode.PHONE_AWAY)]
    assert speaker.reach(1) is EarReach.OWN
    line = exchange.enter(exchange.token(1), None, lambda: None)
    assert isinstance(line, Line)
    assert [one.text for one in exchange.take(line) if isinstance(one, Say)] == [
        "Anna drew red two.",
        "Anna has red two.",
    ]
    speaker.close()


@pytest.mark.by_turns(
    "voice_hanabi/phones", "voice_hanabi/evening", "voice_hanabi/table", "voice_hanabi/speaking"
)
@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_a_whole_tables_own_voice_is_heard_on_the_phone_that_chose_it(
    chromium: Browser, tmp_path: Path, language: str
) -> None:
    table = TableProcess(tmp_path, "--lang", language, "--seed", "3")
    try:
        link = table.links(2)[0]
        page = chromium.new_context().new_page()
        sit_down(page, link, "table")
        page.wait_for_function("() => tableVoice.sounding.size > 0", timeout=30_000)
        heard = page.evaluate(
            """() => {
                const meter = sound.createAnalyser(), wave = new Float32Array(meter.fftSize);
                tableVoice.out.connect(meter);
                return new Promise(done => {
                    let loudest = 0;
                    const listen = () => {
                        meter.getFloatTimeDomainData(wave);
                        loudest = Math.max(loudest, ...wave.map(Math.abs));
                        if (tableVoice.now || mouth.queue.length) setTimeout(listen, 10); else done(loudest);
                    };
                    listen();
                });
            }"""
        )
        assert heard > 0.1
        before = said(page)
        page.reload()
        page.locator("#unlock").click()
        page.locator("#groups .card").first.wait_for()
        page.wait_for_timeout(500)
        assert set(said(page)) <= set(before), "what was heard is listed"
        assert page.evaluate("unheard.size === 0 && mouth.queue.length === 0"), "and not said again"
    finally:
        table.close()
