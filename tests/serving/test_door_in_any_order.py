"""The whole door of a table, in any order: links, digits, locks, new phones, removals, lost hosts, restarts.

Everybody enters by real links and digits, and the table runs in its own thread. A worker is stopped or
killed: then only what was stored is left.
"""

from __future__ import annotations

import itertools
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from friends_met import agrees, wishes
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from kept_in_text import TextStore

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.phones import incoming
from voice_hanabi.phones.exchange import Line, Refusal
from voice_hanabi.phones.reception import Admitted
from voice_hanabi.serving.house import House, HouseRules
from voice_hanabi.serving.limits import Limits
from voice_hanabi.serving.people.hosting import FOR_LONG
from voice_hanabi.serving.served_table import ServedTable
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.conversation.effects import Effect, Friends
from voice_hanabi.table.playing.playing import Playing

NAMES = ("Petr", "Eva", "Lucy", "Tom", "Xqzw")
LIMITS = Limits(wrong_codes=10**6, wrong_codes_nearby=10**6, joined=10**6)
"""Other tests count how often anybody tries."""

SAID = (
    "play the first", "discard the first", "yes", "no", "who is here", "what do I know", "lock the table",
    "remove Petr from the table", "remove Anna from the table", "mute Eva", "pause", "go on", "start over",
    "play for Petr", "deal", "just watching", "I'd like to play too",
)  # fmt: skip


@dataclass(eq=False)
class Somebody:
    """A person with a page: the secret of their place, and the line they have now."""

    token: str
    line: Line
    table: ServedTable
    page: str
    away: bool = False
    name: str = "Anna"

    def told(self) -> int:
        """Take everything that is there for the page, and return how much it was."""
        return len(self.table.exchange.take(self.line))


class Evening(RuleBasedStateMachine):
    """One table of a house, and everything that may happen at its door."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.workers = Workers(None, "en", 1)
        self.store = TextStore(Path(self.folder.name))
        self.house = self._house()
        self.here: list[Somebody] = []
        self.gone: list[Somebody] = []
        self.without_phone: list[Somebody] = []
        self.old: list[tuple[str, str]] = []
        """Links and digits that led here before somebody was removed."""
        self.invitation = ("", "")
        self.addresses = (f"192.{one}.{two}.7" for one in range(256) for two in range(256))
        self.pages = itertools.count()

    def _house(self) -> House:
        rules = HouseRules("en", True, "hanabi", "hanabi.example.org", LIMITS, lambda: 4)
        return House(rules, self.workers, list, self.store)

    def teardown(self) -> None:
        self.house.close()
        self.workers.close()
        self.folder.cleanup()

    # What is done to the table

    @property
    def table(self) -> ServedTable:
        """The only table, which exists because somebody is here."""
        (table,) = self.house.tables
        return table

    def _wait(self) -> None:
        """Wait until the table has handled everything sent to it."""
        done = threading.Event()

        def nothing() -> list[Effect]:
            done.set()
            return []

        # What follows from an action is queued behind it.
        for _ in range(2):
            done.clear()
            self.table._happens(nothing)
            assert done.wait(30.0)
        self._see()

    def _see(self) -> None:
        """Note who has been removed, whose phone was taken from them, and that there is a new invitation."""
        now = self.table.invitation
        if self.invitation[0] not in ("", now.token):
            self.old.append(self.invitation)
        self.invitation = (now.token, now.code)
        for one in list(self.here):
            one.name = one.line.name
            if not self.table.exchange.has(one.token):
                another_phone = one.name in now.codes.values()
                assert another_phone is (one.name in self.table.friends.people)
                self.here.remove(one)
                (self.without_phone if another_phone else self.gone).append(one)
        for one in list(self.without_phone):
            if one.name not in self.table.friends.people:
                self.without_phone.remove(one)
                self.gone.append(one)

    def _admit(self, first: incoming.Incoming) -> Admitted | Refusal:
        return self.house.admit(first, next(self.addresses), lambda: None)

    def _says(self, one: Somebody, *texts: str) -> None:
        assert one.line.place is not None
        for text in texts:
            self.table._lines.line(one.line.place, text)
        self._wait()

    @property
    def host(self) -> Somebody | None:
        """The player who decides alone: the first who came, if they are present."""
        first = next(iter(self.table.friends.people), None)
        return next((one for one in self.here if one.name == first and not one.away), None)

    def _there(self) -> list[Somebody]:
        return [one for one in self.here if not one.away]

    def _seated(self, admitted: Admitted | Refusal, token: str = "", page: str = "") -> Somebody:
        assert isinstance(admitted, Admitted), admitted
        found = Somebody(admitted.key or token, admitted.line, self.table, page, name=admitted.line.name)
        self.here.append(found)
        self._wait()
        return found

    @property
    def state(self) -> object:
        """The state of the game, if cards are dealt."""
        phase = self.table.friends.table.phase
        return phase.state if isinstance(phase, Playing) else None

    # Who comes

    @initialize()
    def somebody_opens_a_table(self) -> None:
        anna = self._seated(self._admit(incoming.Open("en", "host")), page="host")
        self._says(anna, "Anna")
        assert anna.name == "Anna"

    @rule(by_digits=st.booleans(), called=st.sampled_from((*NAMES, "")))
    def a_friend_comes(self, by_digits: bool, called: str) -> None:
        invitation, page = self.table.invitation, f"page {next(self.pages)}"
        digits, link = (
            incoming.Code(invitation.code, page),
            incoming.Token(invitation.token, None, None, page),
        )
        before = self.table.exchange.names
        admitted = self._admit(digits if by_digits else link)
        if invitation.locked:
            assert admitted == Refusal("locked")
            assert self.table.exchange.names == before
        elif self.table.guests >= LIMITS.guests and isinstance(admitted, Refusal):
            assert admitted == Refusal("full")
        else:
            found = self._seated(admitted, page=page)
            if called and called not in self.table.exchange.names:
                self._says(found, called)
                assert found.name == called

    @precondition(lambda self: self.old)
    @rule(which=st.integers(0, 9))
    def a_stranger_has_an_invitation_that_was_renewed(self, which: int) -> None:
        token, code = self.old[which % len(self.old)]
        before = self.table.exchange.names
        assert self._admit(incoming.Token(token, None)) == Refusal("token")
        assert self._admit(incoming.Code(code)) == Refusal("code")
        assert self.table.exchange.names == before

    # What is said

    @precondition(lambda self: self._there())
    @rule(who=st.integers(0, 9), text=st.sampled_from(SAID))
    def somebody_says(self, who: int, text: str) -> None:
        there, friends = self._there(), self.table.friends
        one = there[who % len(there)]
        decides = text == "yes" or not friends._deciding(one.name)
        before = (friends.people, self.table.invitation.locked, frozenset(friends.muted))
        named = one.name in friends.people
        self._says(one, text)
        if named and not decides:
            # What only the host may do is asked of the host, and not done.
            assert before == (friends.people, self.table.invitation.locked, frozenset(friends.muted))

    @precondition(lambda self: self.host)
    @rule()
    def the_host_deals(self) -> None:
        assert self.host is not None
        self._says(self.host, "deal")

    @rule()
    def the_table_goes_on(self) -> None:
        self._do(self.table.friends.settle)

    @precondition(lambda self: self.host)
    @rule(what=st.sampled_from(("lock", "unlock")))
    def the_host_locks(self, what: str) -> None:
        self._by_host(what)
        self._wait()
        assert self.table.invitation.locked is (what == "lock")

    def _by_host(self, what: str, name: str | None = None) -> None:
        """Have the host do something; whatever else is waiting reaches the table after it."""
        host, friends = self.host, self.table.friends
        assert host is not None
        named = (*friends.conversation.names, *friends.behind)
        seat = None if name is None else named.index(name)
        self._happens(lambda: friends._permitted([Friends(what, seat)], host.name))

    def _do(self, then: Callable[[], list[Effect]]) -> None:
        self._happens(then)
        self._wait()

    def _happens(self, then: Callable[[], list[Effect]]) -> None:
        """Have something done in the way of spoken requests: it is kept before anybody hears of it."""
        friends = self.table.friends
        self.table._happens(lambda: friends._kept(then()))

    # Who is removed, or has another phone

    def _others(self) -> list[Somebody]:
        return [one for one in self.here if one.name != self.table.friends.host]

    @precondition(lambda self: self.host and self._others())
    @rule(who=st.integers(0, 9), has_said=st.sampled_from((*SAID, "")))
    def the_host_removes_somebody(self, who: int, has_said: str) -> None:
        others = self._others()
        one, before = others[who % len(others)], self.state
        table, place = self.table, one.line.place
        led_here = self.invitation
        self._by_host("remove", one.name)
        if has_said:
            # It was on its way to the table when its speaker was removed.
            assert place is not None
            table._lines.line(place, has_said)
        self._wait()
        assert one in self.gone
        assert self.state is before
        assert self.old[-1] == led_here

    @precondition(lambda self: self.host and self._named_others())
    @rule(who=st.integers(0, 9))
    def somebody_gets_digits_for_another_phone(self, who: int) -> None:
        others, host, friends = self._named_others(), self.host, self.table.friends
        one = others[who % len(others)]
        assert host is not None
        self._do(lambda: [friends._new_link(host.name, one.name)])
        assert one in self.without_phone

    def _named_others(self) -> list[Somebody]:
        return [one for one in self._others() if one.name in self.table.friends.people]

    @precondition(lambda self: self.host and self.without_phone)
    @rule()
    def digits_of_somebody_who_is_removed_are_worth_nothing(self) -> None:
        one = self.without_phone[-1]
        (code,) = (code for code, name in self.table.invitation.codes.items() if name == one.name)
        self._by_host("remove", one.name)
        self._wait()
        assert one in self.gone
        assert self._admit(incoming.Code(code)) == Refusal("code")

    @precondition(lambda self: self.without_phone)
    @rule(who=st.integers(0, 9))
    def digits_for_a_place_are_good_once(self, who: int) -> None:
        one = self.without_phone[who % len(self.without_phone)]
        code = next(code for code, name in self.table.invitation.codes.items() if name == one.name)
        admitted = self._admit(incoming.Code(code, "another phone"))
        self.without_phone.remove(one)
        # A locked table doesn't keep out anybody who has a place.
        found = self._seated(admitted, page="another phone")
        assert found.name == one.name
        assert self._admit(incoming.Code(code, "a third phone")) == Refusal("code")

    # Who is lost, and comes back or doesn't

    @precondition(lambda self: self._there())
    @rule(who=st.integers(0, 9))
    def a_line_is_lost(self, who: int) -> None:
        there = self._there()
        one = there[who % len(there)]
        named = one.name in self.table.friends.people
        self._loses_the_line(one)
        # Somebody who has never said a name has no place to come back to: the link leads to another one.
        assert named or one in self.gone

    @precondition(lambda self: any(one.away for one in self.here))
    @rule(who=st.integers(0, 9))
    def who_was_lost_comes_back(self, who: int) -> None:
        away = [one for one in self.here if one.away]
        self._comes_again(away[who % len(away)])

    def _comes_again(self, one: Somebody) -> None:
        admitted = self._admit(incoming.Token(one.token, None, None, one.page))
        assert isinstance(admitted, Admitted), admitted
        assert admitted.line.name == one.name
        one.line, one.table, one.away = admitted.line, self.table, False
        self._wait()
        assert not self.table.friends.is_lost(one.name)

    @precondition(lambda self: self._there() and self.table.friends.people)
    @rule()
    def the_host_leaves_for_good_and_the_next_one_is_it(self) -> None:
        friends = self.table.friends
        first, *others = friends.people
        playing = friends.conversation.names
        deciding = [one for one in self._there() if one.name in others and one.name in playing]
        host = next((one for one in self.here if one.name == first), None)
        if not deciding or host is None or first not in playing or friends.wishes.open is not None:
            return
        if not host.away:
            self._loses_the_line(host)
        assert friends.host != first
        kind, wished = "Arrange remove-player", Arrange("remove-player", playing.index(first))
        self._do(lambda: wishes(friends, kind, wished, deciding[0].name))
        wish = friends.wishes.open
        awaited = () if wish is None else wish.awaited
        assert set(awaited) == {name for name in others if name in playing} - {
            deciding[0].name, *(name for name in others if friends.is_lost(name)),
        }  # fmt: skip
        if not awaited:
            # A player who is left alone does nothing to somebody who is away for a moment.
            assert first in friends.people
            with patch.object(friends._lost, "clock", lambda: time.monotonic() + FOR_LONG):
                self._do(lambda: wishes(friends, kind, wished, deciding[0].name))
        for name in awaited:
            # Not before the last of them has said yes.
            assert first in friends.people
            self._do(lambda name=name: agrees(friends, name))  # type: ignore[misc]
        assert first not in friends.people
        assert friends.host in others
        assert host in self.gone

    def _loses_the_line(self, one: Somebody) -> None:
        self.table.exchange.leave(one.line)
        one.away = True
        self._do(lambda: self.table.friends.lost(one.name))

    # What happens to the worker

    @precondition(lambda self: self._there())
    @rule(killed=st.booleans())
    def another_worker_goes_on(self, killed: bool) -> None:
        before, locked, friends = self.table, self.table.invitation.locked, self.table.friends
        lost = {name for name in friends.people if friends.is_lost(name)}
        if killed:
            self.store.kill()
            before.give_up()
            before.wait(20.0)
        else:
            self.house.close()
        self.house = self._house()
        for one in self._there():
            self._comes_again(one)
        after = self.table.friends
        assert after.people == friends.people
        assert {name for name in after.people if after.is_lost(name)} == lost
        assert self.table.invitation.locked is locked
        assert dict(self.table.invitation.codes) == dict(before.invitation.codes)

    # What always holds

    @invariant()
    def who_was_removed_gets_nothing(self) -> None:
        for one in self.gone:
            assert one.told() == 0
            assert self._admit(incoming.Token(one.token, None)) == Refusal("token")

    @invariant()
    def nobody_else_is_kept_out(self) -> None:
        for one in self.here:
            assert self.table.exchange.has(one.token)
            assert one.away or self.table.exchange.seat_at(one.line.place) is not None
        assert {one.name for one in self.without_phone} <= set(self.table.friends.people)

    @invariant()
    def digits_are_of_people_who_are_here(self) -> None:
        assert set(self.table.invitation.codes.values()) <= set(self.table.friends.people)


TestDoorInAnyOrder = Evening.TestCase
TestDoorInAnyOrder.settings = settings(
    # A failure prints its steps; shrinking them would take minutes.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    max_examples=10,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
