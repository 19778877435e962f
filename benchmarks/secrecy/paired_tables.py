"""Two served tables with the same words, whose deals one seat must not be able to tell apart.

They are tables of ``voice-hanabi serve`` without a network: what a page is sent is read from its connection.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from benchmarks.secrecy.paired_deals import AnyState, Pair
from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.silences.moment import MomentOver
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.phones.exchange import Line
from voice_hanabi.phones.messages import Numbered, Say, Show
from voice_hanabi.serving.keeping.store import Store
from voice_hanabi.serving.served_table import Opened, ServedTable
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.playing.playing import Playing

WAIT = "..."
"""Nobody says anything until a read-back takes effect."""


@dataclass(frozen=True)
class Spoken:
    """What somebody (a seat of the game) says or types; or `WAIT`, while everybody waits."""

    text: str
    seat: int = 0
    typed: bool = True


class OneTable:
    """A table with people, where time passes only on request."""

    def __init__(
        self, game: str, language: str, names: Sequence[str], workers: Workers, store: Store
    ) -> None:
        opened = Opened(game, language, "hanabi.example.org", lambda: 4)
        self.served = ServedTable(opened, workers, list, lambda table: None, store.begin())
        self.names = tuple(names)
        self._session = self.served._session
        self.lines = [self._come(name) for name in names]
        self.served.board.open()
        self._seen = [0, 0]

    def _come(self, name: str) -> Line:
        line = self.served.exchange.enter(self.served.join(), None, lambda: None, page=name)
        assert isinstance(line, Line)
        self._all_that_happened()
        self._take(typed_line(name, seat=line.seat))
        assert line.name == name
        return line

    def _all_that_happened(self) -> None:
        while not self.served._events.empty():
            self._session._handle(self.served._events.get())
            self.served._looked()

    def _take(self, utterance: Utterance) -> None:
        self._session._handle(utterance)
        self.served._looked()
        self._all_that_happened()

    def deal(self, choices: Choices, state: AnyState) -> None:
        """Deal, whatever was going on before."""
        table = self.served.friends.table
        if self.playing is not None:
            table.steering.paused = False
            self._session._do(table.course.another_game())
            self.served._looked()
        # People who said that they only listen play again.
        self.served.friends.listeners.clear()
        self.served.friends._seat_people()
        phase = table.phase
        assert isinstance(phase, Gathering)
        here = phase.choices
        phase.choices = replace(choices, names=here.names, count=here.count)
        with patch.object(type(GAMES[choices.game]), "new", lambda self, choices, seed: state):
            self.hear(Spoken(table.conversation.wording.say("example-deal")))
            self.hear(Spoken(WAIT))
        assert self.playing is not None

    def hear(self, said: Spoken) -> None:
        """Let somebody say something, or let the moment after a read-back pass."""
        if said.text == WAIT:
            if self.served.friends.unsettled:
                self._session._handle(MomentOver(spoken_over=False))
                self.served._looked()
            return
        words = typed_line(said.text, seat=said.seat)
        heard = Utterance((Alternative(said.text.lower()),), seat=said.seat, among_talk=True)
        self._take(words if said.typed else heard)

    @property
    def playing(self) -> Playing[Any, Any, Any] | None:
        """The game in progress."""
        phase = self.served.friends.table.phase
        return phase if isinstance(phase, Playing) else None

    def sent(self, seat: int) -> list[Numbered]:
        """Return what a seat's page was sent since the last call, without its numbers."""
        messages = self.served.exchange.take(self.lines[seat])
        if messages:
            # The page confirms that everything was heard.
            self.served.exchange.heard(self.lines[seat], messages[-1].number)
        return [replace(message, number=0) for message in messages]

    def shown(self) -> list[dict[str, object]]:
        """Return what a screen was sent since the last call; a screen sees less than any seat."""
        *self._seen, news = self.served.board.since(*self._seen)
        # Each board has a name of its own, and numbers what it is sent.
        known = ("evening", "number")
        return [{name: one for name, one in json.loads(sent).items() if name not in known} for sent in news]

    def offered(self) -> tuple[object, ...]:
        """Return what the table listens for, what it waits for, and what it would answer if asked."""
        friends = self.served.friends
        table = friends.table
        return (
            table.expectation,
            friends.unsettled,
            friends.thinking,
            table.steering.example(),
            table.steering.help(),
            table.steering.question,
            friends.people,
            friends.host,
        )

    def close(self) -> None:
        """Close its game."""
        self.served.friends.table.close()
        self.served._speaker.close()


class LeakError(AssertionError):
    """Raised if what a seat gets depends on the deal, though it may not know which of the two it has."""


class TwoTables:
    """Two tables at which the same is said, compared from one seat's view."""

    def __init__(self, one: OneTable, other: OneTable) -> None:
        self.tables = (one, other)
        self.refused_alone = 0
        """How many acts that are possible in only one of the deals were refused to their giver alone."""
        self.said = 0
        self._told: list[Spoken] = []

    def deal(self, pair: Pair) -> None:
        """Deal both deals of a pair."""
        self._told = []
        for table, state in zip(self.tables, pair.deals, strict=True):
            # Messages about the previous game may be about cards that others had.
            table.sent(pair.seat)
            table.shown()
            table.deal(pair.choices, state)
        self.compare(pair, None)

    def hear(self, said: Spoken, pair: Pair) -> None:
        """Say something at both tables, and compare what the pair's seat is sent. Raises `LeakError`."""
        self.said += 1
        self._told.append(said)
        for table in self.tables:
            table.hear(said)
        self.compare(pair, said)

    def compare(self, pair: Pair, said: Spoken | None) -> None:
        """Raise `LeakError` if the tables differ for the seat, unless another player's act is impossible."""
        sent = [table.sent(pair.seat) for table in self.tables]
        offered = [(*table.offered(), table.shown()) for table in self.tables]
        if sent[0] == sent[1] and offered[0] == offered[1]:
            return
        if said is None or not self._refused_alone(said, pair, sent):
            raise LeakError(self._described(pair, sent, offered))
        self.refused_alone += 1

    def _described(self, pair: Pair, sent: list[list[Numbered]], offered: list[tuple[object, ...]]) -> str:
        """Return what was said last, and the first difference between the tables."""
        choices = pair.choices
        game = f"{choices.game} {choices.language} {choices.rulebook} {choices.variants}"
        parts = [f"{game}, {choices.names}, for seat {pair.seat}:", *map(str, self._told[-6:])]
        for one, other in zip(
            *(map(str, (*some, *offers)) for some, offers in zip(sent, offered, strict=True)), strict=False
        ):
            if one != other:
                at = next(
                    (at for at, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs),
                    0,
                )
                return "\n".join(
                    (*parts, one[max(0, at - 200) : at + 200], other[max(0, at - 200) : at + 200])
                )
        return "\n".join((*parts, f"{len(sent[0])} and {len(sent[1])} messages"))

    def _refused_alone(self, said: Spoken, pair: Pair, sent: list[list[Numbered]]) -> bool:
        """Return whether another's act was refused without a word to this seat; then cancel it at both.

        The other player sees cards that this seat doesn't, and said aloud what they wanted.
        """
        playing = [table.playing for table in self.tables]
        if None in playing or said.seat == pair.seat or said.seat != playing[0].state.current:  # type: ignore[union-attr]
            return False
        told = [[one for one in some if isinstance(one, Say | Show)] for some in sent]
        waits = [one is not None and one.open is not None for one in playing]
        if [] not in told or waits[0] == waits[1] or any(told[waits.index(False)]):
            return False
        waiting = self.tables[waits.index(True)]
        waiting._session._do(waiting.playing.cancel())  # type: ignore[union-attr]
        waiting.served._looked()
        for table in self.tables:
            table.sent(pair.seat)
            table.shown()
        return self.tables[0].offered() == self.tables[1].offered()

    @property
    def plays(self) -> bool:
        """Whether both tables have a game in progress, played by people only."""
        return all(
            table.playing is not None
            and not table.playing.conversation.partners
            and not any(seat in table.playing.partners for seat in range(len(table.names)))
            and table.served.friends.people == table.names
            for table in self.tables
        )

    def drop(self, pair: Pair, no: str) -> None:
        """Cancel anything open with a 'no' from the player whose turn it is, and resume after a pause."""
        for _ in range(4):
            playing, steering = self.tables[0].playing, self.tables[0].served.friends.table.steering
            if playing is None:
                return
            if steering.paused:
                self.hear(Spoken(steering.example(), playing.state.current), pair)
            elif playing.open is not None:
                self.hear(Spoken(no, playing.state.current), pair)
            elif steering.question is not None:
                # Questions about ending a game are for the host.
                self.hear(Spoken(no), pair)
            else:
                return

    def close(self) -> None:
        """Close both tables."""
        for table in self.tables:
            table.close()
