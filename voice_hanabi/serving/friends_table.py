"""A table with the friends at it: who has come, by what name, who is lost, and what only the host may do."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation, spoken
from voice_hanabi.serving.names_told import name_heard, says_no
from voice_hanabi.serving.run_table import RunTable
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.contract.expectations import NAMES
from voice_hanabi.table.contract.shown import Shown
from voice_hanabi.table.conversation.effects import Effect, Friends, Leave, RenewPhone
from voice_hanabi.table.showing import shown_at
from voice_hanabi.table.table import Table

UNHEARD = 15.0
"""Seconds for which nobody is told again that they can't be heard."""


class FriendsTable(RunTable):
    """A table that people come to from elsewhere; everything happens in the thread of its session.

    Seats are those of its exchange: who plays sits where the game has them, everybody else behind.
    """

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table`` that gathers them."""
        super().__init__(table)
        self._exchange = exchange
        self.invitation = invitation
        self._unnamed: set[str] = set()
        self._people: list[str] = []
        self._lost: set[str] = set()
        self._heard_name: set[str] = set()
        """Those whose name was heard, and not typed: a 'no' of theirs takes it back."""
        self._told_unheard: dict[str, float] = {}
        self.muted: set[str] = set()
        self._wording: Wording | None = None
        self._worded: tuple[str, tuple[str, ...], str] = ("", (), "")

    # Who is here

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who have come and said them, in the order in which they did."""
        return tuple(self._people)

    @property
    def host(self) -> str | None:
        """Whose table it is: the first who is there."""
        there = (name for name in self._people if name not in self._lost)
        return next(there, next(iter(self._people), None))

    def is_lost(self, name: str) -> bool:
        """Tell whether somebody was told to be lost and has not come back."""
        return name in self._lost

    @property
    def nameless(self) -> tuple[str, ...]:
        """The places of those who have given no name yet."""
        return tuple(self._unnamed)

    def restore(self, people: Sequence[str], nameless: Iterable[str], muted: Iterable[str]) -> None:
        """Let these be here who were here before."""
        self._people, self._unnamed, self.muted = list(people), set(nameless), set(muted)

    def not_at_table(self) -> tuple[str, ...]:
        """Return the names of places in the exchange that are nobody's any more."""
        known = {*self.conversation.names, *self._people, *self._unnamed}
        return tuple(name for name in self._exchange.names if name not in known)

    def expects_name(self, seat: int) -> bool:
        """Tell whether a seat (of the exchange) is to say its name."""
        names = self._exchange.names
        return seat < len(names) and names[seat] in self._unnamed

    @property
    def names_phrases(self) -> PhraseGraph:
        """What may be said by whoever is asked for a name."""
        return self.conversation.interpreter.phrases(NAMES)

    def place_for_guest(self) -> str:
        """Return the secret of a new place, whose guest is asked for a name."""
        number = len(self._exchange.names) + 1
        while (name := self._say("friends-guest", number=number)) in self._exchange.names:
            number += 1
        self._unnamed.add(name)
        return self._exchange.add(name)

    def came(self, name: str) -> list[Effect]:
        """Greet a guest who has come for the first time, and ask for a name."""
        if name not in self._exchange.names:
            return []
        others = self.people
        message = "friends-welcome" if others else "friends-welcome-first"
        wording = self.wording
        text = wording.say(message, players=wording.all_of(others), game=self.conversation.game.name)
        return [self._alone(name, text, Kind.PROMPT)]

    def came_back(self, name: str) -> list[Effect]:
        """Tell that somebody is here again who was lost."""
        if name not in self._lost:
            return []
        self._lost.discard(name)
        return [self._everyone("friends-back", name)]

    def lost(self, name: str) -> list[Effect]:
        """Tell that somebody's line is lost, and what can be done."""
        if name in self._unnamed:
            self.forget(name)
            return []
        if name not in self._people or name in self._lost:
            return []
        self._lost.add(name)
        playing = not isinstance(self.table.phase, Gathering) and name in self.conversation.names
        return [self._everyone("friends-lost-in-game" if playing else "friends-lost", name)]

    def unheard(self, name: str) -> list[Effect]:
        """Tell somebody that too many speak at once on this server; for a while no more than once."""
        now = time.monotonic()
        if name not in self._exchange.names or now - self._told_unheard.get(name, -UNHEARD) < UNHEARD:
            return []
        self._told_unheard[name] = now
        return [self._alone(name, self._say("friends-unheard"))]

    def forget(self, name: str) -> None:
        """Take a guest's place away."""
        if name in self._exchange.names:
            self._exchange.remove(self._exchange.names.index(name))
        self._unnamed.discard(name)
        self._lost.discard(name)
        self.muted.discard(name)
        if name in self._people:
            self._people.remove(name)

    # What is said

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what a guest said or typed."""
        names = self._exchange.names
        if utterance.seat is None or utterance.seat >= len(names):
            return []
        name = names[utterance.seat]
        if name in self._unnamed:
            return self._name_said(name, utterance)
        if name in self._heard_name:
            self._heard_name.discard(name)
            if says_no(self.conversation, utterance):
                return self._name_taken_back(name)
        if name not in self.conversation.names:
            waits = self._say("friends-next-game")
            return [self._alone(name, waits)] if utterance.typed else []
        place = self.conversation.names.index(name)
        effects = self.table.hear(replace(utterance, seat=place))
        return [one for effect in effects for one in self._permitted(effect, name)]

    def _name_said(self, name: str, utterance: Utterance) -> list[Effect]:
        taken = tuple(other for other in self._exchange.names if other not in self._unnamed)
        called = name_heard(self.conversation, utterance, taken)
        if called.name is None:
            return [self._alone(name, called.problem, Kind.PROMPT)] if called.problem else []
        seat = self._exchange.names.index(name)
        self._exchange.rename(seat, called.name)
        self._unnamed.discard(name)
        if not utterance.typed:
            self._heard_name.add(called.name)
        self._people.append(called.name)
        here = self._everyone("friends-here", called.name)
        if not self.table.sit(self.people):
            return [here, self._alone(called.name, self._say("friends-next-game"))]
        self._exchange.order(self.conversation.names)
        told: list[Effect] = [here]
        if len(self._people) == 1:
            told.append(self._invited())
        elif isinstance(self.table.phase, Gathering):
            told.append(self.conversation.ask(self.table.phase.prompt()))
        return told

    def _name_taken_back(self, name: str) -> list[Effect]:
        if isinstance(self.table.phase, Gathering):
            self._people.remove(name)
            self._unnamed.add(name)
            self.table.sit(self.people)
            self._exchange.order(self.conversation.names)
            return [self._alone(name, self._say("friends-name-again"), Kind.PROMPT)]
        return []

    # What only some may do

    def _permitted(self, effect: Effect, by: str) -> list[Effect]:
        """Return what comes of an effect that a guest brought about."""
        match effect:
            case Leave() if by != self.host:
                return []
            case Friends(what="invite"):
                return [self._invited()]
            case Friends(what="who"):
                return [self.conversation.everyone(self._who_is_here(), kind=Kind.ANSWER)]
            case Friends() | RenewPhone() if by != self.host:
                host = self.host or ""
                return [self._alone(by, self._say("friends-host-only", player=host))]
            case Friends(what="lock" | "unlock" as what):
                self.invitation.locked = what == "lock"
                self._exchange.invite(self.invitation.shown)
                return [self.conversation.everyone(self._say(f"friends-{what}ed"))]
            case RenewPhone(seat=seat) if self.conversation.names[seat] in self._people:
                return [self._new_link(by, self.conversation.names[seat])]
            case Friends(player=int(seat)) if seat < len(self.conversation.names):
                return self._of_somebody(effect.what, self.conversation.names[seat])
            case _:
                return [effect]

    def _new_link(self, by: str, name: str) -> Announcement:
        """Take a place from the page that has it, and tell the host how its player comes back."""
        self._exchange.renew(self._exchange.names.index(name))
        code, address = self.invitation.code_for(name), self.invitation.spoken_address(self.wording)
        text = self._say("friends-new-link", player=name, address=address, code=spoken(code))
        return self._alone(by, text)

    def _of_somebody(self, what: str, name: str) -> list[Effect]:
        if name not in self._people:
            return [self._everyone("is-computer", name)]
        if what == "mute":
            self.muted.add(name)
            return [self._everyone("friends-muted", name)]
        if what == "unmute":
            self.muted.discard(name)
            return [self._everyone("friends-unmuted", name)]
        if name == self.host:
            return [self.conversation.everyone(self._say("friends-not-yourself"))]
        message = "friends-removed"
        if not isinstance(self.table.phase, Gathering):
            message = "friends-removed-in-game"
        told = self._everyone(message, name)
        self.forget(name)
        self.invitation.renew()
        self._exchange.invite(self.invitation.shown)
        # In a game the seat goes on being the game's, with nobody at it.
        self.table.sit(self.people)
        self._exchange.order(self.conversation.names)
        return [told]

    # Words

    @property
    def wording(self) -> Wording:
        """The table's words, for all who are here, whether they play or not."""
        conversation = self.conversation
        names = tuple(dict.fromkeys((*conversation.names, *self._exchange.names)))
        now = (conversation.language, names, conversation.game.folder)
        if self._wording is None or self._worded != now:
            self._worded = now
            self._wording = Wording(*now, conversation.manner)
        return self._wording

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat of the exchange is shown."""
        names = self._exchange.names
        name = names[seat] if seat < len(names) else ""
        if name in self._unnamed:
            return Shown(self._say("friends-your-name"), turn=True)
        phase = self.table.phase
        if isinstance(phase, Gathering):
            enough = len(phase.choices.names) in self.conversation.game.players
            deal = (self._say("example-deal"),) if enough else ()
            wishes = (self._say("deed-partner"), self._say("deed-lock"), self._say("deed-help"))
            return Shown(phase.prompt(), turn=False, facts=(self._who_is_here(),), deeds=(*deal, *wishes))
        if name in self.conversation.names:
            return shown_at(self.table, self.conversation.names.index(name))
        return Shown(self._say("friends-next-game"), turn=False)

    def _who_is_here(self) -> str:
        here = [name for name in self._people if name not in self._lost]
        if not here:
            return self._say("friends-nobody")
        return self._say("friends-are-here", players=self.wording.all_of(here), count=len(here))

    def _invited(self) -> Announcement:
        if self.invitation.locked:
            return self.conversation.everyone(self._say("friends-is-locked"), kind=Kind.ANSWER)
        address = self.invitation.spoken_address(self.wording)
        text = self._say("friends-invited", address=address, code=spoken(self.invitation.code))
        return self.conversation.everyone(text, kind=Kind.ANSWER)

    def _everyone(self, message: str, name: str) -> Announcement:
        return self.conversation.everyone(self._say(message, player=name))

    def _alone(self, name: str, text: str, kind: Kind = Kind.ANSWER) -> Announcement:
        return self.conversation.alone(self._exchange.names.index(name), text, kind)

    def _say(self, message: str, **values: str | int) -> str:
        return self.wording.say(message, **values)
