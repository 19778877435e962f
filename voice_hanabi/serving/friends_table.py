"""A table with the friends at it: what they say to it, and what each of them may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from voice_hanabi.contract.commands import (
    YES_NO_INTENTS,
    Arrange,
    Command,
    NewPhone,
    StandIn,
    number_of,
)
from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.contract.shown import Shown
from voice_hanabi.contract.wished_beside import FRIENDS_INTENTS, OF_FRIENDS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.serving.friends_here import FriendsHere
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation, spoken
from voice_hanabi.serving.names_told import agreed
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.conversation.effects import Effect, Friends, Hush, RenewPhone, ShowBoard
from voice_hanabi.table.playing.partners_turn import stand_in
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.rights.kinds import kind_of_command, kind_of_effect
from voice_hanabi.table.rights.rights import AGREED_NEW_GAME, Person, Right, right
from voice_hanabi.table.rights.wishes import WITHIN, Wish, Wishes
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.outcome import Understood

EVERY_KIND = tuple(Kind)
"""What is cut where somebody says stop."""

_FRIENDS_INTENTS = tuple(FRIENDS_INTENTS)


class FriendsTable(FriendsHere):
    """Lets friends play, each as far as the table of rights lets them."""

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table`` that gathers them."""
        super().__init__(table, exchange, invitation)
        self.wishes = Wishes()
        self.later: Callable[[float, Callable[[], list[Effect]]], None] = lambda seconds, then: None
        """Has something done after some seconds, and what comes of it carried out."""
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
        """Return what a seat alone is listened to for: its answer where it is asked, too.

        The host speaks of those behind the game, too.
        """
        name, expectation = self._name_at(seat), self.table.expectation
        everybody = self._everybody if name is not None and name == self.host else None
        if self._decides(name):
            expectation = replace(
                expectation, intents=tuple(dict.fromkeys((*expectation.intents, *YES_NO_INTENTS)))
            )
        elif everybody is None:
            return None
        return (everybody or self.conversation.interpreter).phrases(expectation)

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat of the exchange is shown: who is asked something sees it, with both answers."""
        found, name, wish = super().shown(seat), self._name_at(seat), self.wishes.open
        if found is None or wish is None or not self._decides(name):
            return found
        answers = (self._say("example-yes"), self._say("deed-no"))
        others = (deed for deed in found.deeds if deed not in answers)
        return replace(found, facts=(wish.text, *found.facts), deeds=(*answers, *others))

    def _name_at(self, seat: int) -> str | None:
        names = self._exchange.names
        return names[seat] if seat < len(names) else None

    def _decides(self, name: str | None) -> bool:
        wish = self.wishes.open
        return wish is not None and name in wish.awaited

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
        kind = kind_of_command(command)
        refused = self._refused(kind, command, name, utterance)
        return self._permitted(effects, name) if refused is None else refused

    # What only some may do

    def _refuses(self, kind: str, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Return what is done instead of a command of somebody who plays; ``None`` where they may say it."""
        if utterance.seat is None:
            return None
        return self._refused(kind, command, self.conversation.names[utterance.seat], utterance)

    def _refused(self, kind: str, command: Command, by: str, utterance: Utterance) -> list[Effect] | None:
        found = right(self.person(by), kind)
        if found is Right.OF_WHOM and isinstance(command, StandIn):
            return self._ask_whom(command, by, utterance)
        if found is Right.OF_TURN:
            turn = self.conversation.wording.name(self.table.speaking_seat or 0)
            told = self._alone(by, self._say("not-your-turn", player=turn))
            return [told] if utterance.typed else []
        # What the host has asked already is the host's to answer, or of who is the host meanwhile.
        if right(Person.PLAYER, kind) is Right.OF_HOST and self.table.steering.instead is not YES_NO:
            return self._ask_host(command, kind, by, utterance)
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

    # What is asked of who decides

    def _ask_whom(self, command: StandIn, by: str, utterance: Utterance) -> list[Effect] | None:
        """Ask somebody whether the computer is to play for them, where another wants it who is no judge."""
        of = self.conversation.names[command.player]
        there = self.person(of) in (Person.HOST, Person.PLAYER) and of not in self._lost
        if of == by or command.back or not there:
            return None
        return self._ask(Wish(command, "StandIn", utterance, by, (of,), of, self.table.phase))

    def _ask_host(self, command: Command, kind: str, by: str, utterance: Utterance) -> list[Effect] | None:
        """Ask for what is the host's to do, and is never done to the host; ``None`` for who may do it."""
        of, about = self._deciding(by), self._about(command)
        if not of:
            return self._refuse(right(self.person(by), kind), by)
        if about == self.host:
            return self._refuse(Right.OF_HOST, by)
        if about is not None and self.person(about) is Person.REMOVED:
            return self._tell(by, self._say("is-computer", player=about))
        return self._ask(Wish(command, kind, utterance, by, of, about, self.table.phase))

    def _ask(self, wish: Wish) -> list[Effect]:
        wish = wish.asked(self.wishes.clock(), self.wording)
        if not self.wishes.ask(wish):
            return [self._alone(wish.by, self._say("friends-asked-before"))]
        self.later(WITHIN, lambda: self._unanswered(wish))
        return [
            self._alone(wish.by, self._say("friends-asked", players=self.wording.all_of(wish.awaited))),
            *(self._alone(name, wish.text, Kind.PROMPT) for name in wish.awaited),
        ]

    def _unanswered(self, wish: Wish) -> list[Effect]:
        """Drop a wish that nobody has answered, and tell who wished it."""
        waits = self.wishes.last
        if waits is None or not self.wishes.close(wish):
            return []
        return self._tell(wish.by, self._say("friends-no-answer", player=waits.awaited[0]))

    def _answered(self, name: str, utterance: Utterance) -> list[Effect] | None:
        """Take the answer of who was asked, or the 'no' of who wished; ``None`` for all else."""
        wish = self.wishes.open
        if wish is None or name not in (*wish.awaited, wish.by) or self._table_asks(name):
            return None
        yes = agreed(self.conversation, utterance)
        if yes is None or (yes and name == wish.by):
            return None
        if yes and (waits := self.wishes.agree(wish, name)).awaited:
            return self._tell(
                name, self._say("friends-asking-others", players=self.wording.all_of(waits.awaited))
            )
        self.wishes.close(wish)
        if name == wish.by:
            dropped = self._say("friends-wants-no-more", asker=name)
            return [*self._tell(name, self._say("cancelled")), *self._tell_all(wish.of, dropped)]
        if not yes:
            return self._tell_all((wish.by, *wish.agreed), self._say("friends-declined", player=name))
        if not self._stands(wish):
            return self._tell_all((name, wish.by), self._say("friends-too-late"))
        return self._carried_out(wish, wish.of[0] if wish.kind == "StandIn" else self.host or name)

    def _table_asks(self, name: str) -> bool:
        """Return whether a yes or no of theirs is for the table: it has asked, or waits for a 'no'."""
        steering, phase = self.table.steering, self.table.phase
        if steering.instead is YES_NO:
            return True
        if not isinstance(phase, Playing) or self.table.speaking_seat != self._seat(name):
            return False
        return self.table.unsettled or phase.question is not None

    def _stands(self, wish: Wish) -> bool:
        """Return whether all is still as it was when something was wished."""
        here = wish.by in self._people and wish.phase is self.table.phase
        decides = wish.kind == "StandIn" or set(self._deciding(wish.by)) <= set(wish.of)
        same = self._about(wish.command) == wish.about
        about_nobody = wish.about is not None and self.person(wish.about) is Person.REMOVED
        return here and decides and same and not about_nobody

    def _carried_out(self, wish: Wish, who: str) -> list[Effect]:
        """Do what was wished, as if whoever may do it had said it."""
        command, table = wish.command, self.table
        if isinstance(command, StandIn):
            assert isinstance(table.phase, Playing)
            return stand_in(table.phase, command)
        if wish.kind == AGREED_NEW_GAME:
            return self._permitted(table.course.another_game(), who)
        if isinstance(command, Arrange) and command.what in OF_FRIENDS:
            return self._permitted([Friends(OF_FRIENDS[command.what], number_of(command.value))], who)
        said = replace(wish.utterance, seat=self._seat(who))
        effects = table.steering.steered(command, said)
        if effects is None:
            effects = table.course.after(table.phase.act(command, said))
        return self._permitted(effects, who)

    def _about(self, command: Command) -> str | None:
        """Return the name of whom a command is about, where it is about somebody."""
        names, number = (*self.conversation.names, *self.behind), None
        if isinstance(command, StandIn | NewPhone):
            number = command.player
        elif isinstance(command, Arrange) and command.what in OF_FRIENDS:
            number = number_of(command.value)
        return names[number] if number is not None and number < len(names) else None

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
            case ShowBoard():
                return self._board_shown(by)
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
        return [told, *self._board_shut()]
