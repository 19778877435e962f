"""One table of a server, with all it needs: the conversation in a thread, its pages, calls and saves."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.captions import CaptionedSpeaker
from voice_hanabi.evening.carrying_out import Happening
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import Pace
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.sources.joined import JoinedSources
from voice_hanabi.hearing.sources.source import LeaveAsked
from voice_hanabi.hearing.voices.confusability import sounds_alike
from voice_hanabi.phones.answering import Answering
from voice_hanabi.phones.calls import PhoneLines
from voice_hanabi.phones.server import SLOWEST
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.texts import far_texts
from voice_hanabi.phones.webrtc.connection import IceServer
from voice_hanabi.phones.webrtc.microphones import FarMicrophones
from voice_hanabi.phones.webrtc.table_calls import TableCalls
from voice_hanabi.serving.door.board_door import BoardDoor
from voice_hanabi.serving.guest_exchange import GuestExchange, WordsOfSeats
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import Kept
from voice_hanabi.serving.keeping.store import Holding, TableLost
from voice_hanabi.serving.kept_friends import KeptFriends, kept_of, restore
from voice_hanabi.serving.workers import Workers
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.table.conversation.conversation import Confirm, Conversation
from voice_hanabi.table.conversation.effects import Effect, Leave
from voice_hanabi.table.showing import board_at
from voice_hanabi.table.table import Table

FAR = Pace(waits=True, moment=1.5)
"""The pace for people far away: a read-back reaches them later, and their 'no' reaches the table later."""

LOST_AFTER = 8.0
"""Seconds after which a page that has gone is announced as lost; a page that reloads is back sooner."""


SILENT = 3.0
"""Seconds of silence after which a page counts as gone if it looks for the table at another worker."""


@dataclass(frozen=True)
class Opened:
    """What is needed to open a server's table."""

    game: str
    language: str
    address: str
    """The page's address, as people type it."""
    new_seed: Callable[[], int]
    """The seed of all deals."""


class ServedTable:
    """Runs from when it is opened until somebody ends it, or until it has been empty for long."""

    def __init__(
        self,
        opened: Opened,
        workers: Workers,
        ice_servers: Callable[[], list[IceServer]],
        ended: Callable[[ServedTable], None],
        holding: Holding,
        kept: Kept | None = None,
    ) -> None:
        """Open it, or continue one that was ``kept``; ``ended`` is called in its thread when it is over.

        Raises `JournalProblem` if its current game can't be read.
        """
        self._saved = None if kept is None or kept.game is None else holding.saves.read(kept.game, GAMES)
        if kept is not None and self._saved is not None:
            kept = kept.called(self._saved.choices.names)
        self._ended = ended
        self._holding = holding
        self._kept: Kept | None = None
        self._keeping = threading.Lock()
        self._moves = False
        """Whether it only ends here, because another process has it or will have it."""
        self.problem = ""
        """The type of the program error that ended it."""
        self._since: dict[str, float] = {}
        self.exchange = GuestExchange(
            self._arrived, taken=self._taken, gone=self._gone, first_number=holding.first_number
        )
        self._events = WordsOfSeats(self.exchange.seat_at)
        self.invitation = Invitation(opened.address)
        self._voice = TableVoice(workers.voice)
        self._lines = PhoneLines()
        self._microphones = FarMicrophones(
            workers.open_grammars, opened.language, workers.recognising, workers.turnstile
        )
        # From here on phrases are made to listen for.
        self._microphones.called = lambda: self._happens(list)
        self._microphones.turned_away = self._turned_away
        self.calls = TableCalls(self._microphones.hearing, ice_servers)
        self._speaker = CaptionedSpeaker(
            PhoneRoute(), phones=self.exchange, captions=lambda said: self.board.say(said)
        )
        ears = SpeakerEars(self._speaker)
        table = Table(
            Choices(opened.language, opened.game) if kept is None else kept.choices,
            GAMES,
            folder=holding.saves,
            new_seed=opened.new_seed,
            ears=ears,
            confirm=Confirm.ANNOUNCE if kept is None else Confirm(kept.confirm),
            sounds_alike=sounds_alike,
            gathers=True,
        )
        self.friends = KeptFriends(table, self.exchange, self.invitation, self.keep)
        self.friends.later = self._later
        self._wish = None
        if kept is not None:
            restore(kept, self.friends, self.exchange)
            self._wish = kept.wish
        self.calls.muted = self._is_muted
        self._microphones.phrases_of = lambda seat: (
            self.friends.names_phrases if self.friends.expects_name(seat) else self.friends.phrases_of(seat)
        )
        self.answering = Answering(
            self.exchange,
            lambda line, text: None if line.place is None else self._lines.line(line.place, text),
            microphones=None,
            voice=self._voice,
            elsewhere=None,
            slowest=SLOWEST,
            calls=self.calls,
            far=True,
            may=lambda line, request: self.friends.may_ask(line.name, request),
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
        self._texts: Mapping[str, str] = {}
        self.exchange.invite(self.invitation.shown)
        self._looked()
        self._last_seen = time.monotonic()
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    def start(self) -> None:
        """Begin the evening, or continue it."""
        self._thread.start()
        for name in (*self.friends.people, *self.friends.nameless):
            self._await(self.exchange.place_at(self.exchange.names.index(name)))

    def join(self) -> str:
        """Return the secret of a new guest's place. Raises `TableLost`."""
        token = self.friends.place_for_guest()
        self.keep()
        return token

    def keep(self) -> None:
        """Store the table's current state if it has changed. Raises `TableLost`."""
        with self._keeping:
            now = kept_of(self.friends, self.exchange)
            if now != self._kept:
                self._holding.keep(now)
                self._kept = now

    @property
    def board(self) -> BoardDoor:
        """What everybody may know, for screens."""
        return self.friends.board

    @property
    def guests(self) -> int:
        """The number of guests' places, including those still expected."""
        return len(self.exchange.names) - len(self.friends.conversation.partners)

    def idle_for(self) -> float:
        """Return for how many seconds nobody has been here."""
        if self.exchange.anybody():
            self._last_seen = time.monotonic()
        return time.monotonic() - self._last_seen

    def end(self) -> None:
        """Save, say goodbye and end; returns immediately."""
        self._events.put(LeaveAsked())

    @property
    def is_ours(self) -> bool:
        """Whether this process still owns the table, as far as is known."""
        return self._holding.ours

    @property
    def is_missed(self) -> bool:
        """Whether a page looks for it elsewhere while none is connected here: the network to us is cut."""
        return self._holding.wanted and not self.exchange.heard_lately(SILENT)

    def move(self) -> None:
        """Carry out what waits, and leave the table to another process; returns immediately. Announces
        nothing.
        """
        self._moves = True
        self._happens(lambda: [*self.friends.settle(), Leave()])

    def give_up(self) -> None:
        """End a table that another process may have; nobody hears anything more from here."""
        self._moves = True
        self.exchange.move()
        self._happens(lambda: [Leave()])

    def wait(self, seconds: float) -> None:
        """Wait until the table has ended."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            self._session.run(self._opening())
        except TableLost:
            self._moves = True
        except Exception as problem:
            # A program error ends this table only. Its message is shown to nobody, because it may hold
            # something private. Every announced action is on the disk.
            self.problem = type(problem).__name__
        finally:
            self._source.close()
            self.friends.table.close()
            self._speaker.close()
            # A page that reconnects finds the table at its new worker.
            with contextlib.suppress(TableLost):
                if self._moves:
                    self._holding.put_down()
                else:
                    self._holding.end()
            self._ended(self)
            self.board.shut("moved" if self._moves else "closed")
            if self._moves:
                self.exchange.move()
            else:
                self.exchange.close()
            self._voice.close()

    def _opening(self) -> list[Effect]:
        if self._saved is not None:
            return [*self.friends.table.resume(self._saved), *self.friends.ask_again(self._wish)]
        return self.friends.ask_again(self._wish) if self.friends.people else self.friends.table.begin()

    # Caused by pages; called from any thread

    def _happens(self, then: Callable[[], list[Effect]]) -> None:
        self._events.put(Happening(then))

    def _later(self, seconds: float, then: Callable[[], list[Effect]]) -> None:
        timer = threading.Timer(seconds, lambda: self._happens(then))
        timer.daemon = True
        timer.start()

    def _arrived(self, seat: int) -> None:
        self._happens_to(self.exchange.place_at(seat), self.friends.came)

    def _taken(self, seat: int) -> None:
        self._happens_to(self.exchange.place_at(seat), self.friends.came_back)

    def _gone(self, seat: int) -> None:
        self._await(self.exchange.place_at(seat))

    def _await(self, place: int | None) -> None:
        timer = threading.Timer(LOST_AFTER, lambda: self._look_for(place))
        timer.daemon = True
        timer.start()

    def _look_for(self, place: int | None) -> None:
        seat = self.exchange.seat_at(place)
        if seat is not None and not self.exchange.listens(seat):
            self._happens_to(place, self.friends.lost)

    def _turned_away(self, seat: int) -> None:
        self._happens_to(self.exchange.place_at(seat), self.friends.unheard)

    def _happens_to(self, place: int | None, then: Callable[[str], list[Effect]]) -> None:
        """Let an event happen to the guest with a place, by their name at that time."""

        def happens() -> list[Effect]:
            seat = self.exchange.seat_at(place)
            return [] if seat is None else then(self.exchange.names[seat])

        self._happens(happens)

    def _is_muted(self, seat: int) -> bool:
        names = self.exchange.names
        return seat < len(names) and names[seat] in self.friends.muted

    def _looked(self) -> None:
        """Show the pages the current state; called in the table's thread."""
        conversation: Conversation = self.friends.conversation
        told = (conversation.language, conversation.game.name, self.exchange.names)
        if told != self._told:
            self._told, self._texts = told, far_texts(conversation.wording)
            self.exchange.speak(conversation.language, self._texts)
        self.board.look(board_at(self.friends.table), conversation.language, self._texts)
        self.exchange.order(conversation.names)
        self.exchange.drop_unheld(self.friends.not_at_table())
        for seat in range(len(self.exchange.names)):
            shown = self.friends.shown(seat)
            self.exchange.show(seat, None if shown is None else asdict(shown))
        for name in self.exchange.names:
            if self.exchange.listens(self.exchange.names.index(name)) and self.friends.is_lost(name):
                self._happens(lambda name=name: self.friends.came_back(name))  # type: ignore[misc]
