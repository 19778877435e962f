"""The people at a table of friends: their names, their roles, and who has lost the connection."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace

from voice_hanabi.contract.expectations import NAMES
from voice_hanabi.contract.shown import Shown
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.serving.door.board_door import BoardDoor
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation, spoken
from voice_hanabi.serving.people.hosting import FriendsHosted
from voice_hanabi.serving.people.names_told import name_heard
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.rights.rights import Person, may_ask
from voice_hanabi.table.showing import shown_at
from voice_hanabi.table.table import Table

UNHEARD = 15.0
"""Seconds before somebody is told again that they can't be heard."""


class FriendsHere(FriendsHosted):
    """A table that people join remotely; everything happens in its session's thread.

    Seats are those of its exchange: players sit as in the game, everybody else after them.
    """

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table``."""
        super().__init__(table)
        self._exchange = exchange
        self.invitation = invitation
        self.board = BoardDoor()
        self._unnamed: set[str] = set()
        self._heard_name: set[str] = set()
        """People whose name was heard rather than typed: they can take it back by 'no'."""
        self._told_unheard: dict[str, float] = {}
        self._placing = threading.Lock()
        self.muted: set[str] = set()
        self.listeners: set[str] = set()
        """People who said that they only listen; they get no seat in the next game."""
        self._wording: Wording | None = None
        self._worded: tuple[str, tuple[str, ...], str] = ("", (), "")

    # Who is here

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who have come and given one, in order of arrival."""
        return tuple(self._people)

    def _seat(self, name: str) -> int | None:
        names = self.conversation.names
        return names.index(name) if name in names else None

    def person(self, name: str) -> Person:
        """Return somebody's role at the table."""
        if name not in self._exchange.names or name not in {*self._people, *self._unnamed}:
            return Person.REMOVED
        if name in self._unnamed:
            return Person.WAITING
        if name == self.host:
            return Person.HOST
        if name not in self.conversation.names:
            return Person.WAITING
        return Person.AWAY if name in self._lost else Person.PLAYER

    def may_ask(self, name: str, request: str) -> bool:
        """Return whether somebody's page may ask for something. Thread-safe."""
        return may_ask(self.person(name), request)

    @property
    def behind(self) -> tuple[str, ...]:
        """Those who have come and have no seat in the game, with or without a name."""
        return tuple(
            name
            for name in self._exchange.names
            if name not in self.conversation.names and (name in self._people or name in self._unnamed)
        )

    @property
    def nameless(self) -> tuple[str, ...]:
        """The places of those who haven't given a name yet."""
        return tuple(self._unnamed)

    def restore(
        self,
        people: Sequence[str],
        nameless: Iterable[str],
        muted: Iterable[str],
        lost: Iterable[str],
        listeners: Iterable[str] = (),
    ) -> None:
        """Restore the people who were here before."""
        self._people, self._unnamed = list(people), set(nameless)
        self.muted, self.listeners = set(muted), set(listeners)
        self._seat_people()
        self._are_lost(lost)

    def not_at_table(self) -> tuple[str, ...]:
        """Return the names of places in the exchange that belong to nobody any more."""
        known = {*self.conversation.names, *self._people, *self._unnamed}
        return tuple(name for name in self._exchange.names if name not in known)

    def expects_name(self, seat: int) -> bool:
        """Return whether a seat (of the exchange) has been asked for its name."""
        names = self._exchange.names
        return seat < len(names) and names[seat] in self._unnamed

    @property
    def names_phrases(self) -> PhraseGraph:
        """The phrases of an answer to the question for a name."""
        return self.conversation.interpreter.phrases(NAMES)

    def place_for_guest(self) -> str:
        """Return the secret of a new place, whose guest is asked for a name. Thread-safe."""
        with self._placing:
            name = self._nobody_s_name()
            self._unnamed.add(name)
            return self._exchange.add(name)

    def _nobody_s_name(self) -> str:
        """Return a name for the place of a nameless guest that nobody has, nor can choose.

        Of two places with the same name, each would get the other's messages.
        """
        number = len(self._exchange.names) + 1
        while (name := self._say("friends-guest", number=number)) in self._exchange.names:
            number += 1
        return name

    def _call(self, name: str, other: str) -> None:
        """Rename a place; somebody who is muted stays muted."""
        # Before the name changes, so that their microphone is never open in between.
        if name in self.muted:
            self.muted.add(other)
        self._exchange.rename(self._exchange.names.index(name), other)
        self.muted.discard(name)

    def _name_said(self, name: str, utterance: Utterance) -> list[Effect]:
        """Give somebody the name they said, and a seat if possible."""
        taken = tuple(other for other in self._exchange.names if other != name)
        heard = name_heard(self.conversation, utterance, taken)
        if heard.listens:
            self.listeners.add(name)
            return [self._alone(name, self._say("friends-listen-name"), Kind.PROMPT)]
        if heard.name is None:
            return [self._alone(name, heard.problem, Kind.PROMPT)] if heard.problem else []
        # Meanwhile their page asks who they are: under the old name or the new one it finds them.
        self._people.append(heard.name)
        self._call(name, heard.name)
        self._unnamed.discard(name)
        self._is_now(name, heard.name)
        if not utterance.typed:
            self._heard_name.add(heard.name)
        here = self._everyone("friends-here", heard.name)
        self._seat_people()
        if heard.name not in self.conversation.names:
            return [here, self._alone(heard.name, self._why_behind(heard.name))]
        told: list[Effect] = [here]
        if len(self._people) == 1:
            told.append(self._invited())
        elif not self.table.phase.played:
            told.append(self.conversation.ask(self.table.phase.prompt()))
        return told

    def _name_taken_back(self, name: str) -> list[Effect]:
        if self.table.phase.played:
            return []
        with self._placing:
            guest = self._nobody_s_name()
            self._unnamed.add(guest)
            # Somebody else may have this name.
            self._call(name, guest)
        self._people.remove(name)
        self._is_now(name, guest)
        self._seat_people()
        return [self._alone(guest, self._say("friends-name-again"), Kind.PROMPT)]

    def _seat_people(self) -> None:
        """Seat those who want to play, in the game being set up or in the next one."""
        self.table.sit(tuple(name for name in self._people if name not in self.listeners))
        self._exchange.order(self.conversation.names)

    def _is_now(self, name: str, called_so: str) -> None:
        """Move everything that is known about somebody to their new name."""
        self._lost.rename(name, called_so)
        for known in (self._heard_name, self.muted, self.listeners):
            if name in known:
                known.remove(name)
                known.add(called_so)
        self.invitation.rename(name, called_so)

    def _why_behind(self, name: str) -> str:
        """Return why somebody who is here has no seat, and how they can get one."""
        if name in self.listeners:
            return self._say("friends-listening")
        if self.table.phase.played:
            return self._say("friends-next-game")
        return self._say("friends-full", most=self.conversation.game.players[-1])

    def came(self, name: str) -> list[Effect]:
        """Greet a new guest, and ask for a name."""
        if name not in self._exchange.names:
            return []
        others = self.people
        message = "friends-welcome" if others else "friends-welcome-first"
        wording = self.wording
        text = wording.say(message, players=wording.all_of(others), game=self.conversation.game.name)
        return [self._alone(name, text, Kind.PROMPT)]

    def came_back(self, name: str) -> list[Effect]:
        """Announce that somebody who was lost is back."""
        if name not in self._lost:
            return []
        self._is_back(name)
        return [self._everyone("friends-back", name)]

    def lost(self, name: str) -> list[Effect]:
        """Announce that somebody has lost the connection, and what can be done."""
        if name in self._unnamed:
            self.forget(name)
            return []
        if name not in self._people or name in self._lost:
            return []
        self._are_lost([name])
        playing = self.table.phase.played and name in self.conversation.names
        return [self._everyone("friends-lost-in-game" if playing else "friends-lost", name)]

    def unheard(self, name: str) -> list[Effect]:
        """Tell somebody that too many people are speaking on this server, but not too often."""
        now = time.monotonic()
        if name not in self._exchange.names or now - self._told_unheard.get(name, -UNHEARD) < UNHEARD:
            return []
        self._told_unheard[name] = now
        return [self._alone(name, self._say("friends-unheard"))]

    def forget(self, name: str) -> None:
        """Remove a guest's place."""
        if name in self._exchange.names:
            self._exchange.remove(self._exchange.names.index(name))
        self.invitation.forget(name)
        self._unnamed.discard(name)
        self._heard_name.discard(name)
        self._lost.discard(name)
        self.muted.discard(name)
        self.listeners.discard(name)
        if name in self._people:
            self._people.remove(name)

    # Words

    @property
    def wording(self) -> Wording:
        """The table's wording, used for everybody here, whether they play or not."""
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
        if name not in self.conversation.names:
            return Shown(self._why_behind(name), turn=False)
        if isinstance(phase, Gathering):
            enough = len(phase.choices.names) in self.conversation.game.players
            deal = (self._say("example-deal"),) if enough else ()
            others = (self._say("game-name", game=game) for game in GAMES if game != phase.choices.game)
            names = ("deed-lock", *(["deed-board"] if name == self.host else []), "deed-help")
            wishes = (self._say("deed-partner"), *others, *map(self._say, names))
            return Shown(phase.prompt(), turn=False, facts=(self._who_is_here(),), deeds=(*deal, *wishes))
        return shown_at(self.table, self.conversation.names.index(name))

    def _who_is_here(self) -> str:
        here = [name for name in (*self._people, *self._unnamed) if name not in self._lost]
        if not here:
            return self._say("friends-nobody")
        return self._say("friends-are-here", players=self.wording.all_of(here), count=len(here))

    def _invited(self) -> Announcement:
        if self.invitation.locked:
            return self.conversation.everyone(self._say("friends-is-locked"), kind=Kind.ANSWER)
        address = self.invitation.spoken_address(self.wording)
        text = self._say("friends-invited", address=address, code=spoken(self.invitation.code))
        return replace(self.conversation.everyone(text, kind=Kind.ANSWER), unwritten=True)

    def _everyone(self, message: str, name: str) -> Announcement:
        return self.conversation.everyone(self._say(message, player=name))

    def _alone(self, name: str, text: str, kind: Kind = Kind.ANSWER) -> Announcement:
        return self.conversation.alone(self._exchange.names.index(name), text, kind)

    def _tell(self, name: str, text: str) -> list[Effect]:
        """Tell something to one person, if they are still here."""
        return [self._alone(name, text)] if name in self._exchange.names else []

    def _tell_all(self, names: Iterable[str], text: str) -> list[Effect]:
        return [one for name in names for one in self._tell(name, text)]

    def _say(self, message: str, **values: str | int) -> str:
        return self.wording.say(message, **values)
