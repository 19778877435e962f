"""Talking to a phone: with a certificate of this computer's own, the sentence comes with its seat."""

from __future__ import annotations

import queue
import ssl
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from evening import PLAYERS
from phones_at_table import CHROMIUM

from voice_hanabi.evening.recognising.recognizers import open_recognizer
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.sources.source import SourceProblem, SpeechStarted
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.calls import PhoneLines
from voice_hanabi.phones.door.certificate import secure_context
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.sound import Sound, joined, silence, write_wav
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Conversation

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.xdist_group("chromium")


class Echo:
    """A recogniser that returns how much sound it got."""

    sample_rate = 16_000
    speaking = False

    def __init__(self) -> None:
        self.got = 0

    def expect(self, phrases: PhraseGraph) -> None:
        self.got = 0

    def prepare(self, phrases: PhraseGraph) -> None:
        """Do nothing."""

    def accept(self, pcm: bytes) -> Utterance | None:
        self.got += len(pcm)
        return None

    def finish(self) -> Utterance | None:
        return Utterance((Alternative(str(self.got)),))


def events(calls: PhoneLines) -> queue.SimpleQueue[object]:
    found: queue.SimpleQueue[object] = queue.SimpleQueue()
    calls.start(found.put)
    calls.expect(PhraseGraph(0, frozenset(), ()))
    return found


def test_whoever_holds_the_button_first_has_the_floor_and_is_heard_with_their_seat() -> None:
    calls = PhoneLines(Echo)
    heard = events(calls)
    assert calls.talking is not None
    calls.talking.talk(2, on=True)
    assert calls.sounding
    calls.talking.talk(1, on=True)
    calls.talking.sound(1, b"\0" * 10)
    calls.talking.sound(2, b"\0" * 6)
    calls.talking.sound(2, b"\0")
    calls.talking.talk(1, on=False)
    calls.talking.talk(2, on=False)
    assert not calls.sounding
    assert isinstance(heard.get(timeout=5), SpeechStarted)
    utterance = heard.get(timeout=5)
    assert isinstance(utterance, Utterance)
    assert (utterance.text, utterance.seat, utterance.typed) == ("6", 2, False)
    calls.close()


def test_a_phone_that_was_replaced_does_not_cut_off_who_speaks_to_the_new_one() -> None:
    calls = PhoneLines(Echo)
    heard = events(calls)
    assert calls.talking is not None
    calls.talking.talk(0, on=True, by="old")
    calls.talking.talk(0, on=True, by="new")
    calls.talking.sound(0, b"\0" * 4, by="new")
    # The line of the old one has been dead for a while, and is noticed only now.
    calls.talking.sound(0, b"\0" * 100, by="old")
    calls.talking.talk(0, on=False, by="old")
    assert calls.sounding
    calls.talking.sound(0, b"\0" * 4, by="new")
    calls.talking.talk(0, on=False, by="new")
    assert not calls.sounding
    for got in ("0", "8"):
        assert isinstance(heard.get(timeout=5), SpeechStarted)
        utterance = heard.get(timeout=5)
        assert isinstance(utterance, Utterance)
        assert utterance.text == got
    calls.close()


def test_a_recogniser_that_fails_is_reported_and_the_table_goes_on() -> None:
    def broken() -> Echo:
        raise RuntimeError("no model")

    calls = PhoneLines(broken)
    heard = events(calls)
    assert calls.talking is not None
    calls.talking.talk(0, on=True)
    heard.get(timeout=5)
    problem = heard.get(timeout=5)
    assert isinstance(problem, SourceProblem)
    assert not problem.final
    calls.close()


def test_a_certificate_is_made_once_for_an_address_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    assert isinstance(secure_context(tmp_path, "127.0.0.1"), ssl.SSLContext)
    path = tmp_path / "phones.pem"
    made = path.read_bytes()
    assert path.stat().st_mode & 0o077 == 0
    secure_context(tmp_path, "127.0.0.1")
    assert path.read_bytes() == made
    secure_context(tmp_path, "192.168.1.5")
    assert path.read_bytes() != made, "another network, another address"
    path.write_text("broken")
    assert isinstance(secure_context(tmp_path, "127.0.0.1"), ssl.SSLContext)


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_what_is_said_into_a_phone_is_heard_as_that_seats(tmp_path: Path) -> None:
    sync_playwright = pytest.importorskip("playwright.sync_api").sync_playwright
    voice = SpokenVoice()
    spoken = voice.speak("play the third", "en", 150)
    voice.close()
    said = tmp_path / "said.wav"
    write_wav(said, joined([silence(1.0, 16_000), spoken, silence(4.0, 16_000)], 16_000))
    assert isinstance(spoken, Sound)
    assert np.max(np.abs(spoken.samples)) > 1000
    conversation = Conversation(GAMES["hanabi"], "en", PLAYERS["en"][:2])
    calls = PhoneLines(lambda: open_recognizer("en"))
    heard: queue.SimpleQueue[object] = queue.SimpleQueue()
    calls.start(heard.put)
    calls.expect(conversation.interpreter.phrases(conversation.game.situations.turn))
    exchange = Exchange()
    exchange.speak("en", page_texts(Wording("en")))
    exchange.seat(conversation.names)
    server = table_server(
        exchange, Pages(), Address("127.0.0.1", 0), calls.line,
        secure=secure_context(tmp_path, "127.0.0.1"), microphones=calls.talking,
    )  # fmt: skip
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=CHROMIUM,
                args=[
                    *("--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"),
                    f"--use-file-for-fake-audio-capture={said}",
                ],
            )
            page: Page = browser.new_context(ignore_https_errors=True).new_page()
            page.goto(f"{server.origin}/#{exchange.token(1)}")
            page.locator("[data-how=eyes]").click()
            page.locator("#talk").focus()
            page.keyboard.press("Enter")
            page.locator("#talk[aria-pressed=true]").wait_for()
            utterance = None
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline and not (utterance and utterance.text):
                page.wait_for_timeout(100)
                while not heard.empty():
                    event = heard.get()
                    assert not isinstance(event, SourceProblem), str(event)
                    if isinstance(event, Utterance):
                        utterance = event
            page.keyboard.press("Enter")
            page.locator("#talk[aria-pressed=false]").wait_for()
            browser.close()
    finally:
        server.close()
        calls.close()
    assert utterance is not None
    assert utterance.seat == 1
    assert "third" in utterance.text
