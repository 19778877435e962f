"""A table with the friends at it: what they say to it, and what each of them may do."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from voice_hanabi.contract.commands import Arrange, Command, StandIn, number_of
from voice_hanabi.contract.friends_wished import FRIENDS_INTENTS, OF_FRIENDS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.serving.friends_here import FriendsHere
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation, spoken
from voice_hanabi.serving.names_told import agreed, name_heard
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.conversation.effects import Effect, Friends, Hush, RenewPhone
from voice_hanabi.table.playing.partners_turn import stand_in
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.rights.kinds import kind_of_command, kind_of_effect
from voice_hanabi.table.rights.rights import Person, Right, right
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.outcome import Understood

ANSWERED_WITHIN = 30.0
"""Seconds for which a 'yes' is the answer to what somebody was asked."""

EVERY_KIND = tuple(Kind)
"""What is cut where somebody says stop."""

_FRIENDS_INTENTS = tuple(FRIENDS_INTENTS)


@dataclass(frozen=True, slots=True)
class _Asked:
    """Somebody was asked whether the computer is to play for them, as another wants it."""

    command: StandIn
    of: str
    by: str
    when: float


class FriendsTable(FriendsHere):
    """Lets friends play, each as far as the table of rights lets them."""

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table`` that gathers them."""
        super().__init__(table, exchange, invitation)
        self._asked: _Asked | None = None
        table.steering.refuses = self._refuses

    # What is said

    @property
    def _everybody(self) -> Interpreter | None:
        """What understands who is behind, too; ``None`` where nobody is."""
        here, behind = self.conversation, self.behind
        if not behind:
            return None
        return interpreter_of(here.game, here.language, (*here.names, *behind), here.also)

    def phrases_of(self, seat: int) -> PhraseGraph | None:
        """Return what a seat alone is listened to for: the host speaks of those behind the game, too."""
        names, everybody = self._exchange.names, self._everybody
        if everybody is None or seat >= len(names) or names[seat] != self.host:
            return None
        return everybody.phrases(self.table.expectation)

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
            if agreed(self.conversation, utterance) is False:
                return self._name_taken_back(name)
        if (answered := self._answered(name, utterance)) is not None:
            return answered
        if (wished := self._wished_of_others(name, utterance)) is not None:
            return wished
        if name not in self.conversation.names:
            waits = self._say("friends-next-game")
            return [self._alone(name, waits)] if utterance.typed else []
        place = self.conversation.names.index(name)
        effects = self.table.hear(replace(utterance, seat=place))
        return self._permitted(effects, name)

    def _wished_of_others(self, name: str, utterance: Utterance) -> list[Effect] | None:
        """Do what is wished of somebody whom the game doesn't know, or by them; ``None`` for all else."""
        plays, everybody = name in self.conversation.names, self._everybody
        if everybody is None:
            return None
        intents = _FRIENDS_INTENTS if plays else (*_FRIENDS_INTENTS, "SaveAndLeave")
        understood = everybody.understand(utterance, intents)
        if not isinstance(understood, Understood) or not understood.sure:
            return None
        command, game = understood.command, len(self.conversation.names)
        if isinstance(command, Arrange) and command.what in OF_FRIENDS:
            seat = number_of(command.value)
            if plays and (seat is None or seat < game):
                return None
            effects: list[Effect] = [Friends(OF_FRIENDS[command.what], seat)]
        elif plays:
            return None
        else:
            effects = self.table.leave() if self.person(name) is Person.HOST else []
        refused = self._refuse(right(self.person(name), kind_of_command(command)), name)
        return self._permitted(effects, name) if refused is None else refused

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

    def _refuses(self, kind: str, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Return what is done instead of a command of somebody who plays; ``None`` where they may say it."""
        if utterance.seat is None:
            return None
        by = self.conversation.names[utterance.seat]
        found = right(self.person(by), kind)
        if found is Right.OF_WHOM and isinstance(command, StandIn):
            return self._ask_whom(command, by)
        if found is Right.OF_TURN:
            turn = self.conversation.wording.name(self.table.speaking_seat or 0)
            told = self._alone(by, self._say("not-your-turn", player=turn))
            return [told] if utterance.typed else []
        return self._refuse(found, by)

    def _refuse(self, found: Right, name: str) -> list[Effect] | None:
        """Return the sentence that refuses something to somebody; ``None`` where it is allowed."""
        match found:
            case Right.ALLOWED:
                return None
            case Right.OF_HOST:
                return [self._alone(name, self._say("friends-host-only", player=self.host or ""))]
            case Right.NEXT_GAME:
                return [self._alone(name, self._say("friends-next-game"))]
            case Right.NEVER:
                return []
            case _:
                return [self._alone(name, self._say("friends-not-here"))]

    def _ask_whom(self, command: StandIn, by: str) -> list[Effect] | None:
        """Ask somebody whether the computer is to play for them, where another wants it who is no judge."""
        of = self.conversation.names[command.player]
        there = self.person(of) in (Person.HOST, Person.PLAYER) and of not in self._lost
        if of == by or command.back or not there:
            return None
        self._asked = _Asked(command, of, by, time.monotonic())
        asks = self._say("friends-wants-stand-in", asker=by)
        return [
            self._alone(by, self._say("friends-asked", player=of)),
            self._alone(of, asks, Kind.PROMPT),
        ]

    def _answered(self, name: str, utterance: Utterance) -> list[Effect] | None:
        """Take the answer of somebody who was asked; ``None`` where that is none, and drop the question."""
        asked, phase = self._asked, self.table.phase
        if asked is None or asked.of != name:
            return None
        self._asked = None
        yes = agreed(self.conversation, utterance)
        late = time.monotonic() - asked.when > ANSWERED_WITHIN
        if yes is None or late or not isinstance(phase, Playing) or self._seat(name) != asked.command.player:
            return None
        if yes:
            return stand_in(phase, asked.command)
        told = self._say("friends-declined", player=name)
        return [self._alone(asked.by, told)] if asked.by in self._exchange.names else []

    def _seat(self, name: str) -> int | None:
        names = self.conversation.names
        return names.index(name) if name in names else None

    def _permitted(self, effects: list[Effect], by: str) -> list[Effect]:
        """Return what comes of effects that a guest brought about: all of them, or none where one is refused.

        So nothing is told as done that is not.
        """
        for effect in effects:
            refused = self._refuse(right(self.person(by), kind_of_effect(effect)), by)
            if refused is not None:
                return refused
        return [one for effect in effects for one in self._done(effect, by)]

    def _done(self, effect: Effect, by: str) -> list[Effect]:
        """Do what is the table's of friends."""
        names = (*self.conversation.names, *self.behind)
        match effect:
            case Friends(what="invite"):
                return [self._invited()]
            case Friends(what="who"):
                return [self.conversation.everyone(self._who_is_here(), kind=Kind.ANSWER)]
            case Friends(what="lock" | "unlock" as what):
                self.invitation.locked = what == "lock"
                self._exchange.invite(self.invitation.shown)
                return [self.conversation.everyone(self._say(f"friends-{what}ed"))]
            case RenewPhone(seat=seat) if names[seat] in self._people:
                return [self._new_link(by, names[seat])]
            case Hush(audience=None, news=True) if by in self._exchange.names:
                # Others have not heard enough.
                self._exchange.cut_for(self._exchange.names.index(by), EVERY_KIND)
                return []
            case Friends(player=int(seat)) if seat < len(names):
                return self._of_somebody(effect.what, names[seat])
            case _:
                return [effect]

    def _new_link(self, by: str, name: str) -> Announcement:
        """Take a place from the page that has it, and tell the host how its player comes back."""
        self._exchange.renew(self._exchange.names.index(name))
        code, address = self.invitation.code_for(name), self.invitation.spoken_address(self.wording)
        text = self._say("friends-new-link", player=name, address=address, code=spoken(code))
        return self._alone(by, text)

    def _of_somebody(self, what: str, name: str) -> list[Effect]:
        if name not in self._people and name not in self._unnamed:
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
