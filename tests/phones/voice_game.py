"""A whole game in which one seat listens by its phone's own voice, over a network that fails.

The table, the speaker, the server and the page are the real ones; the voice is a recorder, as headless
browsers have none. The other seat speaks to the table directly.
"""

from __future__ import annotations

import io
import json
import queue
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from evening import PrivateEars
from network import Network
from page_house import VOICES, recorded, until

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.shown import Shown
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.texts import page_texts
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.routes import TextRoute
from voice_hanabi.speaking.settings import VoiceSettings
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Effect, Hush
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.showing import shown_at
from voice_hanabi.table.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("Anna", "Petr")
LISTENER = 0
MOST_TURNS = 400


class Heard(Exchange):
    """An exchange that notes everything the listener may hear."""

    def __init__(self) -> None:
        super().__init__()
        self.news: list[str] = []
        self.others: list[str] = []

    def say(
        self,
        announcement: Announcement,
        settings: Callable[[int], VoiceSettings] = lambda seat: VoiceSettings(),
    ) -> bool:
        text = " ".join(announcement.text.split())
        if announcement.audience in (None, LISTENER) and text:
            (self.news if announcement.kind is Kind.NEWS else self.others).append(text)
        return super().say(announcement, settings)


class VoiceGame:
    """A game, the listener's phone, and what was heard on it to its end."""

    def __init__(self, browser: Browser, folder: Path, game: str, seed: int = 3) -> None:
        self.exchange = Heard()
        self.exchange.speak("en", page_texts(Wording("en")))
        self.typed: queue.SimpleQueue[tuple[int, str]] = queue.SimpleQueue()
        self.server = table_server(
            self.exchange, Pages(), Address("127.0.0.1", 0), lambda *line: self.typed.put(line)
        )
        self.server.start()
        self.network = Network(self.server.address.port)
        self.speaker = Speaker(TextRoute(), phones=self.exchange, names=NAMES, lines=io.StringIO())
        self.table = Table(
            Choices("en", game, None, (), 2, NAMES),
            GAMES,
            folder=folder,
            new_seed=lambda: seed,
            ears=PrivateEars(),
            confirm=Confirm.NEVER,
        )
        self._browser = browser
        self._before: list[str] = []
        self.page = self._new_phone()
        self._carry_out(self.table.deal_now())

    def _new_phone(self) -> Page:
        context = self._browser.new_context(viewport={"width": 375, "height": 667})
        page = context.new_page()
        page.add_init_script(
            "window.voiceLanguage = 'en-GB'; window.secondsALetter = .0002; window.recording = true;" + VOICES
        )
        page.goto(self.network.through(f"{self.server.origin}/#{self.exchange.token(LISTENER)}"))
        page.locator("[data-how=voice]").click()
        page.locator("[data-choice=everything]").check()
        return page

    # What happens to the phone

    def lose_line(self) -> None:
        """End the connection at once."""
        self.page.evaluate("socket && socket.close()")

    def reload(self) -> None:
        """Load the page again, as a browser does with a discarded tab."""
        self.page.reload()
        self.page.locator("#unlock").click()

    def swap(self) -> None:
        """Go on with another phone."""
        former, self.page = self.page, self._new_phone()
        self._before += recorded(former)
        former.context.close()

    @property
    def heard(self) -> list[str]:
        """What was heard to its end on all phones of the seat."""
        return self._before + recorded(self.page)

    # Playing

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        phase = self.table.phase
        return not isinstance(phase, Playing) or phase.state.outcome is not None

    @property
    def listeners_turn(self) -> bool:
        """Whether it is the listener's turn to do something."""
        shown = shown_at(self.table, LISTENER)
        return shown is not None and shown.turn

    def turn(self) -> None:
        """Let a player make a possible move: the listener taps it, the other one says it.

        A card with two actions is discarded by the last one; if there is no such card, a clue is given.
        """
        own, other = shown_at(self.table, LISTENER), shown_at(self.table, 1 - LISTENER)
        assert own is not None
        assert other is not None
        if own.turn:
            view = json.dumps(asdict(own), ensure_ascii=False, separators=(",", ":"))
            self.page.wait_for_function("view => JSON.stringify(shown) === view", arg=view, timeout=90_000)
            place = _place(own)
            if place is None:
                self.page.locator("#deeds button").first.click()
            else:
                self.page.locator(f"[data-place='{place[0]}.{place[1]}']").click()
                self.page.locator("#chosen-deeds button").last.click()
            for _ in range(4500):
                if not self.typed.empty():
                    break
                self.page.wait_for_timeout(10)
            while not self.typed.empty():
                self.hear(*self.typed.get())
        else:
            place = _place(other)
            deeds = other.deeds[:1] if place is None else other.groups[place[0]].cards[place[1]].deeds
            self.hear(1 - LISTENER, deeds[-1])

    def hear(self, seat: int, text: str) -> None:
        """Take what was said, as the session does."""
        self.speaker.hush(None)
        self.speaker.hush(seat)
        self._carry_out(self.table.hear(typed_line(text, seat=seat)))

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Announcement):
                self.speaker.say(effect)
            elif isinstance(effect, Hush):
                self.speaker.hush(effect.audience, news=effect.news)
        for seat in range(2):
            shown = shown_at(self.table, seat)
            self.exchange.show(seat, None if shown is None else asdict(shown))

    def finish(self) -> None:
        """Wait until all was said."""
        self.page.wait_for_function("() => greeted", timeout=30_000)
        self.page.wait_for_timeout(200)
        until(self.page, "unheard.size === 0 && !mouth.now && !mouth.queue.length")
        self.page.wait_for_timeout(200)

    def close(self) -> None:
        """End it all."""
        self.page.context.close()
        self.network.close()
        self.server.close()
        self.speaker.close()
        self.table.close()


def _place(shown: Shown) -> tuple[int, int] | None:
    """Return the place of a card with two actions, else of the last with any; ``None`` if there is none."""
    found = [
        (len(card.deeds), row, column)
        for row, group in enumerate(shown.groups)
        for column, card in enumerate(group.cards)
        if card.deeds
    ]
    return next(
        ((row, column) for deeds, row, column in found if deeds == 2 and not row),
        found[-1][1:] if found else None,
    )
