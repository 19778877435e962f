"""One table of a server, with all it needs: the conversation in a thread, its pages, calls and saves."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from voice_hanabi.calls.connection import IceServer
from voice_hanabi.calls.microphones import FarMicrophones
from voice_hanabi.calls.table_calls import TableCalls
from voice_hanabi.evening.carrying_out import Happening
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import Pace
from voice_hanabi.evening.speaker_ears import SpeakerEars
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.source import LeaveAsked
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.phones.answering import Answering
from voice_hanabi.phones.calls import Calls
from voice_hanabi.phones.server import SLOWEST
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.texts import far_texts
from voice_hanabi.serving.friends_table import FriendsTable
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.workers import Workers
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.contract.choices import Choices
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.table import Table

FAR = Pace(waits=True, moment=1.5)
"""People far away: what was read back reaches them later, and so does their 'no' reach the table."""

LOST_AFTER = 8.0
"""Seconds after which a page that has gone is told of as lost: one that is loaded again is back before."""


@dataclass(frozen=True)
class Opened:
    """What a table of a server is opened with."""

    game: str
    language: str
    folder: Path
    """Where its games are saved: no other table's."""
    address: str
    """Where the page is, as people type it."""
    new_seed: Callable[[], int]
    """What each deal follows from."""


class ServedTable:
    """Runs from when it is opened until somebody leaves it for good, or nobody is there for long."""

    def __init__(
        self,
        opened: Opened,
        workers: Workers,
        ice_servers: Callable[[], list[IceServer]],
        ended: Callable[[ServedTable], None],
    ) -> None:
        """Open it; ``ended`` is called in its thread when it is over."""
        self._ended = ended
        self.problem = ""
        """The kind of a fault of the program that has ended it."""
        self._events: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._since: dict[str, float] = {}
        self.exchange = GuestExchange(self._arrived, taken=self._taken, gone=self._gone)
        self.invitation = Invitation(opened.address)
        self._voice = TableVoice(workers.voice)
        self._lines = Calls()
        self._microphones = FarMicrophones(workers.open_grammars, opened.language, workers.recognising)
        # Only now are phrases made to listen for.
        self._microphones.called = lambda: self._happens(list)
        self.calls = TableCalls(self._microphones.hearing, ice_servers)
        self._speaker = Speaker(PhoneRoute(), phones=self.exchange)
        ears = SpeakerEars(self._speaker)
        table = Table(
            Choices(opened.language, opened.game),
            GAMES,
            folder=opened.folder,
            new_seed=opened.new_seed,
            ears=ears,
            sounds_alike=sounds_alike,
            gathers=True,
        )
        self.friends = FriendsTable(table, self.exchange, self.invitation)
        self.calls.muted = self._is_muted
        self._microphones.phrases_of = lambda seat: (
            self.friends.names_phrases if self.friends.expects_name(seat) else None
        )
        self.answering = Answering(
            self.exchange,
            self._lines.line,
            microphones=None,
            voice=self._voice,
            elsewhere=None,
            slowest=SLOWEST,
            calls=self.calls,
            far=True,
        )
        self._source = JoinedSources((self._lines, self._microphones))
        self._session = Session(
            self.friends,
            self._speaker,
            self._source,
            FAR,
            events=self._events,
            undelivered=lambda part: None,
            language_changed=self._microphones.speak,
            looked=self._looked,
        )
        self._told: tuple[str, str, tuple[str, ...]] | None = None
        self.exchange.invite(self.invitation.shown)
        self._looked()
        self._last_seen = time.monotonic()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    def start(self) -> None:
        """Begin the evening."""
        self._thread.start()

    def join(self) -> str:
        """Return the secret of a place for one more guest."""
        return self.friends.place_for_guest()

    @property
    def guests(self) -> int:
        """How many places guests have, those that are awaited included."""
        return len(self.exchange.names) - len(self.friends.conversation.partners)

    def idle_for(self) -> float:
        """Return for how many seconds nobody has been here."""
        if self.exchange.anybody():
            self._last_seen = time.monotonic()
        return time.monotonic() - self._last_seen

    def end(self) -> None:
        """Save, say goodbye and end; returns at once."""
        self._events.put(LeaveAsked())

    def wait(self, seconds: float) -> None:
        """Wait until it has ended."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            self._session.run(self.friends.table.begin())
        except Exception as problem:
            # A fault of ours ends this table alone. What it says is nobody's: it may hold what is private.
            # Every action that was heard of is on the disk.
            self.problem = type(problem).__name__
        finally:
            self._source.close()
            self.friends.table.close()
            self._speaker.close()
            self.exchange.close()
            self._voice.close()
            self._ended(self)

    # What pages bring about; from any thread

    def _happens(self, then: Callable[[], list[Effect]]) -> None:
        self._events.put(Happening(then))

    def _arrived(self, seat: int) -> None:
        name = self.exchange.names[seat]
        self._happens(lambda: self.friends.came(name))

    def _taken(self, seat: int) -> None:
        name = self.exchange.names[seat]
        self._happens(lambda: self.friends.came_back(name))

    def _gone(self, seat: int) -> None:
        name = self.exchange.names[seat]
        timer = threading.Timer(LOST_AFTER, lambda: self._look_for(name))
        timer.daemon = True
        timer.start()

    def _look_for(self, name: str) -> None:
        names = self.exchange.names
        if name in names and not self.exchange.listens(names.index(name)):
            self._happens(lambda: self.friends.lost(name))

    def _is_muted(self, seat: int) -> bool:
        names = self.exchange.names
        return seat < len(names) and names[seat] in self.friends.muted

    def _looked(self) -> None:
        """Let the pages show what there is now; in the table's thread."""
        conversation: Conversation = self.friends.conversation
        told = (conversation.language, conversation.game.name, self.exchange.names)
        if told != self._told:
            self._told = told
            self.exchange.speak(conversation.language, far_texts(conversation.wording))
        self.exchange.order(conversation.names)
        self.exchange.drop_unheld(self.friends.not_at_table())
        for seat in range(len(self.exchange.names)):
            shown = self.friends.shown(seat)
            self.exchange.show(seat, None if shown is None else asdict(shown))
        for name in self.exchange.names:
            if self.exchange.listens(self.exchange.names.index(name)) and self.friends.is_lost(name):
                self._happens(lambda name=name: self.friends.came_back(name))  # type: ignore[misc]
