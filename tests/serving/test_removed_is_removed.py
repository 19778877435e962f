"""Removed is removed, and nothing keeps out a guest who may come, in whatever order things happen."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from voice_hanabi.contract.choices import Choices
from voice_hanabi.evening.ears.speaker_ears import SpeakerEars
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.phones.exchange import Line, Refusal
from voice_hanabi.serving.friends_table import FriendsTable
from voice_hanabi.serving.guest_exchange import GuestExchange, WordsOfSeats
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import read_kept
from voice_hanabi.serving.kept_friends import kept_of, restore
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.effects import RenewPhone
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.table import Table

NAMES = ("Anna", "Petr", "Eva", "Lucy", "Tom", "Xqzw")

SAID = (
    "deal", "play the first", "discard the first", "start over", "yes", "no", "save and leave",
    "lock the table", "unlock the table", "who is here", "what do I know", "how do we stand", "stop",
    "play for Anna", "play for Petr", "mute Petr", "remove Petr from the table", "remove Eva from the table",
    "new phone for Petr", "new phone for Eva", "call me Jane", "call me Karl", "Petr is called Jane",
    "I'm just listening", "I'd like to play too",
)  # fmt: skip


class Somebody:
    """A person with a page: the secret they came by, what they were told, and whether they were removed."""

    def __init__(self, name: str, token: str, line: Line) -> None:
        self.name, self.token, self.line = name, token, line
        self.removed = False
        self.codes: list[str] = []


class Evening(RuleBasedStateMachine):
    """One table, and everything that may happen to it in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self._open(Choices("en", "hanabi"))
        self.here: list[Somebody] = []
        self.gone: list[Somebody] = []
        self.without_phone: list[Somebody] = []
        """People whose phone was reported lost: they may come back only by their own digits."""
        self.codes: list[tuple[str, str]] = []
        """Digits that were given out for somebody's place, with the name."""
        self.table.table.begin()

    def _open(self, choices: Choices) -> None:
        self.exchange = GuestExchange(lambda seat: None, taken=lambda seat: None, gone=lambda seat: None)
        self.invitation = Invitation("hanabi.example.org")
        self.speaker = Speaker(PhoneRoute(), phones=self.exchange)
        table = Table(
            choices, GAMES, folder=Path(self.folder.name), new_seed=lambda: 4,
            ears=SpeakerEars(self.speaker), gathers=True,
        )  # fmt: skip
        self.table = FriendsTable(table, self.exchange, self.invitation)
        self.events = WordsOfSeats(self.exchange.seat_at)

    def teardown(self) -> None:
        self.table.table.close()
        self.speaker.close()
        self.folder.cleanup()

    def _do(self, effects: list[Any]) -> None:
        for effect in effects:
            if isinstance(effect, Announcement):
                self.exchange.say(effect)
                self._hears_of_names(effect.text)
        self.exchange.order(self.table.conversation.names)
        self.exchange.drop_unheld(self.table.not_at_table())
        for one in list(self.here):
            if one.line.ended == "removed":
                self.here.remove(one)
                one.removed = True
                self.gone.append(one)
            elif one.line.ended == "token":
                self.here.remove(one)
                self.without_phone.append(one)
        for one in list(self.without_phone):
            if one.name not in self.table.people:
                self.without_phone.remove(one)
                self.gone.append(one)

    def _hears_of_names(self, text: str) -> None:
        """Note that somebody has a new name: their digits and their place stay theirs."""
        before, called, now = text.removesuffix(".").partition(" is now called ")
        if called:
            self.codes = [(code, now if name == before else name) for code, name in self.codes]
            for one in self.without_phone:
                one.name = now if one.name == before else one.name

    def _handle(self) -> None:
        while not self.events.empty():
            event = self.events.get()
            self._do(self.table.hear(event) if hasattr(event, "seat") else [])  # type: ignore[arg-type]

    @precondition(lambda self: len(self.here) < 5 and not self.invitation.locked)
    @rule(name=st.sampled_from(NAMES), says_name=st.booleans())
    def comes(self, name: str, says_name: bool) -> None:
        if name in self.exchange.names:
            return
        token = self.table.place_for_guest()
        entered = self.exchange.enter(token, None, lambda: None, page=token)
        assert isinstance(entered, Line)
        one = Somebody(name, token, entered)
        self.here.append(one)
        self._do(self.table.came(entered.name))
        if says_name:
            self._says(one, name)
            self._handle()
            one.name = one.line.name

    def _says(self, one: Somebody, text: str) -> None:
        assert one.line.place is not None
        self.events.put(typed_line(text, seat=one.line.place))

    @precondition(lambda self: self.here)
    @rule(who=st.integers(0, 9), text=st.sampled_from(SAID), at_once=st.booleans())
    def says(self, who: int, text: str, at_once: bool) -> None:
        self._says(self.here[who % len(self.here)], text)
        if at_once:
            self._handle()

    @rule()
    def the_table_goes_on(self) -> None:
        self._handle()
        self._do(self.table.settle())

    @precondition(lambda self: len(self.table.people) > 1)
    @rule()
    def the_host_deals(self) -> None:
        self._handle()
        host = next((one for one in self.here if one.line.name == self.table.host), None)
        if host is not None:
            self._says(host, "deal")
            self._handle()
            self._do(self.table.settle())

    @precondition(lambda self: len(self.here) > 1)
    @rule(who=st.integers(0, 9))
    def the_host_removes(self, who: int) -> None:
        self._handle()
        host = next((one for one in self.here if one.line.name == self.table.host), None)
        other = self.here[who % len(self.here)] if self.here else None
        if host is None or other is None or other is host:
            return
        self._says(host, f"remove {other.line.name} from the table")
        self._handle()
        assert other.removed

    @precondition(lambda self: len(self.table.people) > 1)
    @rule(who=st.integers(0, 9))
    def the_host_removes_who_has_digits(self, who: int) -> None:
        name = self.table.people[1 + who % (len(self.table.people) - 1)]
        self.codes.append((self.invitation.code_for(name), name))
        self.the_host_removes(next((at for at, one in enumerate(self.here) if one.line.name == name), 0))

    @precondition(lambda self: len(self.here) > 1)
    @rule(who=st.integers(0, 9))
    def the_host_gives_digits(self, who: int) -> None:
        name = self.here[who % len(self.here)].line.name
        if name in self.table.people:
            self.codes.append((self.invitation.code_for(name), name))

    @precondition(lambda self: len(self.table.people) > 1)
    @rule(who=st.integers(0, 9))
    def the_host_asks_for_a_new_phone(self, who: int) -> None:
        self._handle()
        host = next((one for one in self.here if one.line.name == self.table.host), None)
        if host is None or not isinstance(self.table.table.phase, Playing):
            return
        others = [one for one in self.here if one is not host and one.line.name in self.table.people]
        if not others:
            return
        other = others[who % len(others)]
        other.name = other.line.name
        self._do(self.table._done(RenewPhone(self.exchange.names.index(other.name)), host.line.name))
        assert other in self.without_phone
        assert other.name in self.invitation.codes.values()

    @precondition(lambda self: self.without_phone)
    @rule(who=st.integers(0, 9))
    def who_has_no_phone_types_the_digits(self, who: int) -> None:
        one = self.without_phone[who % len(self.without_phone)]
        code = next((code for code, name in self.invitation.codes.items() if name == one.name), None)
        if code is None:
            return
        assert self.invitation.place_of(code) == one.name
        assert self.invitation.place_of(code) is None
        token = self.exchange.token(self.exchange.names.index(one.name))
        entered = self.exchange.enter(token, None, lambda: None, page=token)
        assert isinstance(entered, Line)
        self.without_phone.remove(one)
        self.here.append(Somebody(one.name, token, entered))

    @rule()
    def another_process_goes_on(self) -> None:
        """Everything that is stored goes through text, as in the database."""
        self._handle()
        self._do(self.table.settle())
        kept = read_kept(kept_of(self.table, self.exchange).written())
        self.exchange.move()
        self.table.table.close()
        self.speaker.close()
        self._open(kept.choices)
        restore(kept, self.table, self.exchange)
        saved = None if kept.game is None else read_journal(Path(self.folder.name) / kept.game, GAMES)
        self._do(self.table.table.begin() if saved is None else self.table.table.resume(saved))
        for one in self.here:
            entered = self.exchange.enter(one.token, None, lambda: None, page=one.token)
            assert isinstance(entered, Line)
            one.line = entered

    @precondition(lambda self: self.codes)
    @rule(which=st.integers(0, 9))
    def somebody_types_digits(self, which: int) -> None:
        code, name = self.codes.pop(which % len(self.codes))
        found = self.invitation.place_of(code)
        if found is None:
            return
        assert found == name
        assert name in self.table.people

    @precondition(lambda self: self.gone)
    @rule(who=st.integers(0, 9), text=st.sampled_from(SAID))
    def who_was_removed_says_something(self, who: int, text: str) -> None:
        self._handle()
        phase = self.table.table.phase
        before = phase.state if isinstance(phase, Playing) else None
        self._says(self.gone[who % len(self.gone)], text)
        self._handle()
        after = self.table.table.phase
        assert after is phase
        assert not isinstance(after, Playing) or after.state is before

    @rule(who=st.integers(0, 9))
    def somebody_s_page_comes_again(self, who: int) -> None:
        if self.here:
            one = self.here[who % len(self.here)]
            entered = self.exchange.enter(one.token, None, lambda: None, page=one.token)
            assert isinstance(entered, Line)
            one.line = entered

    @invariant()
    def who_was_removed_gets_nothing(self) -> None:
        for one in self.gone:
            assert not self.exchange.has(one.token)
            assert self.exchange.take(one.line) == []
            assert isinstance(self.exchange.enter(one.token, None, lambda: None), Refusal)
            assert self.exchange.seat_at(one.line.place) is None

    @invariant()
    def a_phone_that_was_lost_is_worth_nothing(self) -> None:
        for one in self.without_phone:
            assert not self.exchange.has(one.token)
            assert self.exchange.take(one.line) == []

    @invariant()
    def digits_are_of_people_who_are_here(self) -> None:
        assert set(self.invitation.codes.values()) <= set(self.table.people)

    @invariant()
    def nobody_else_is_kept_out(self) -> None:
        for one in self.here:
            assert self.exchange.has(one.token)
            assert self.exchange.seat_at(one.line.place) is not None


TestRemovedIsRemoved = Evening.TestCase
TestRemovedIsRemoved.settings = settings(
    # A failure prints its steps; shrinking them would take minutes.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
