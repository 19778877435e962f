"""A table with friends: what they say to it, and what each of them may do."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.commands import (
    YES_NO_INTENTS,
    Arrange,
    Command,
    SetUp,
    StandIn,
    number_of,
)
from voice_hanabi.contract.expectations import YES_NO, Expectation
from voice_hanabi.contract.shown import Shown
from voice_hanabi.contract.wished_beside import FRIENDS_INTENTS, OF_FRIENDS
from voice_hanabi.hearing.phrases import PhraseGraph
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation, spoken
from voice_hanabi.serving.people.asking import FriendsAsking
from voice_hanabi.serving.people.names_told import agreed
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.conversation.effects import (
    CallPlayer,
    Effect,
    Friends,
    Hush,
    RenewPhone,
    ShowBoard,
)
from voice_hanabi.table.playing.partners_turn import stand_in
from voice_hanabi.table.rights.kinds import kind_of_command, kind_of_effect
from voice_hanabi.table.rights.rights import AGREED_NEW_GAME, Person, Right, right
from voice_hanabi.table.rights.wishes import Wish
from voice_hanabi.table.table import Table
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.outcome import Understood, decided
from voice_hanabi.understanding.understanding import meanings
from voice_hanabi.understanding.waits import Waits

EVERY_KIND = tuple(Kind)
"""What is cut when somebody says stop."""

OF_FRIENDS_SAID = Expectation("set-up", (*FRIENDS_INTENTS, "Rename"))
"""Commands that may also be about people who have no seat in the game."""

WITHOUT_SEAT_SAID = Expectation("set-up", (*OF_FRIENDS_SAID.intents, "SaveAndLeave"))
"""Commands from people who have no seat in the game."""


class FriendsTable(FriendsAsking):
    """Lets friends play, each with the rights that the table of rights gives them."""

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table``."""
        super().__init__(table, exchange, invitation)
        table.steering.refuses = self._refuses

    # What is said

    @property
    def _everybody(self) -> Interpreter | None:
        """An interpreter that knows the people without a seat too; ``None`` if there are none."""
        here, behind = self.conversation, self.behind
        if not behind:
            return None
        return interpreter_of(here.game, here.language, (*here.names, *behind), here.also)

    def phrases_of(self, seat: int) -> PhraseGraph | None:
        """Return the phrases for one seat, including its answer if it has been asked.

        The host can speak about those without a seat too.
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
        """Return what a seat of the exchange is shown; if it has been asked something, with both answers."""
        found, name, wish = super().shown(seat), self._name_at(seat), self.wishes.open
        if found is None or wish is None or not self._decides(name):
            return found
        answers = (self._say("example-yes"), self._say("deed-no"))
        others = (deed for deed in found.deeds if deed not in answers)
        return replace(found, facts=(wish.text, *found.facts), deeds=(*answers, *others))

    def _name_at(self, seat: int) -> str | None:
        names = self._exchange.names
        return names[seat] if seat < len(names) else None

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
            return [self._alone(name, self._why_behind(name))] if utterance.typed else []
        place = self.conversation.names.index(name)
        effects = self.table.hear(replace(utterance, seat=place))
        return self._permitted(effects, name)

    def _wished_of_others(self, name: str, utterance: Utterance) -> list[Effect] | None:
        """Carry out a request about or by somebody whom the game doesn't know; ``None`` for all else.

        While the table waits for a yes or no it listens to nothing else, so requests about any friend are
        handled here.
        """
        plays, everybody = name in self.conversation.names, self._everybody
        here = plays and self.table.steering.instead is not YES_NO
        if everybody is None:
            if here or not plays:
                return None
            everybody = self.conversation.interpreter
        said = OF_FRIENDS_SAID if plays else WITHOUT_SEAT_SAID
        understood = decided(meanings(everybody, utterance, Waits(said)))
        if not isinstance(understood, Understood) or not understood.sure:
            return None
        command, game = understood.command, len(self.conversation.names)
        if isinstance(command, SetUp):
            seat = number_of(command.value)
            if plays and (seat is None or seat < game):
                return None
            whose = (*self.conversation.names, *self.behind).index(name) if seat is None else seat
            effects: list[Effect] = [CallPlayer(whose, command.names[0])]
        elif isinstance(command, Arrange) and command.what in OF_FRIENDS:
            seat = number_of(command.value)
            if here and (seat is None or seat < game):
                return None
            effects = [Friends(OF_FRIENDS[command.what], seat)]
        elif plays:
            return None
        else:
            effects = self.table.leave() if self.person(name) is Person.HOST else []
        kind = kind_of_command(command)
        refused = self._refused(kind, command, name, utterance)
        return self._permitted(effects, name) if refused is None else refused

    # What only some may do

    def _refuses(self, kind: str, command: Command, utterance: Utterance) -> list[Effect] | None:
        """Return what is done instead of a player's command; ``None`` if they may give it."""
        if utterance.seat is None:
            return None
        return self._refused(kind, command, self.conversation.names[utterance.seat], utterance)

    def _refused(self, kind: str, command: Command, by: str, utterance: Utterance) -> list[Effect] | None:
        found = right(self.person(by), kind)
        if found is Right.OF_WHOM:
            return self._ask_whom(command, kind, by, utterance)
        if found is Right.OF_TURN:
            turn = self.conversation.wording.name(self.table.speaking_seat or 0)
            told = self._alone(by, self._say("not-your-turn", player=turn))
            return [told] if utterance.typed else []
        # What the host has been asked is the host's to answer, or the acting host's.
        if right(Person.PLAYER, kind) is Right.OF_HOST and self.table.steering.instead is not YES_NO:
            return self._ask_host(command, kind, by, utterance)
        return self._refuse(found, by)

    def _carried_out(self, wish: Wish, who: str) -> list[Effect]:
        """Carry out a request as if somebody with the right to do so had made it."""
        command, table = wish.command, self.table
        if isinstance(command, StandIn):
            assert table.course.playing is not None
            return stand_in(table.course.playing, command)
        if isinstance(command, SetUp) and wish.about is not None:
            seat = (*self.conversation.names, *self.behind).index(wish.about)
            return self._permitted([CallPlayer(seat, command.names[0])], wish.by)
        if wish.kind == AGREED_NEW_GAME:
            return self._permitted(table.course.another_game(), who)
        if isinstance(command, Arrange) and command.what in OF_FRIENDS:
            return self._permitted([Friends(OF_FRIENDS[command.what], number_of(command.value))], who)
        said = replace(wish.utterance, seat=self._seat(who))
        effects = table.steering.steered(command, said)
        if effects is None:
            effects = table.course.after(table.phase.act(command, said))
        return self._permitted(effects, who)

    def _permitted(self, effects: list[Effect], by: str) -> list[Effect]:
        """Return the effects that a guest may cause: all of them, or none if one is refused.

        So nothing is announced as done that isn't.
        """
        for effect in effects:
            refused = self._refuse(right(self.person(by), kind_of_effect(effect)), by)
            if refused is not None:
                return refused
        return [one for effect in effects for one in self._done(effect, by)]

    def _done(self, effect: Effect, by: str) -> list[Effect]:
        """Carry out what belongs to the table of friends."""
        names = (*self.conversation.names, *self.behind)
        match effect:
            case Friends(player=None):
                return self._of_all(effect, by)
            case CallPlayer(player=seat, name=called):
                return self._rename(names[seat], called)
            case ShowBoard():
                return self._board_shown(by)
            case RenewPhone(seat=seat) if names[seat] in self._people:
                # Anybody with the digits sees what that seat sees, so they are never given out unnoticed.
                return [self._everyone("friends-gets-link", names[seat]), self._new_link(by, names[seat])]
            case Hush(audience=None, news=True) if by in self._exchange.names:
                # The others have not heard all of it.
                self._exchange.cut_for(self._exchange.names.index(by), EVERY_KIND)
                return []
            case Friends(player=int(seat)) if seat < len(names):
                return self._of_somebody(effect.what, names[seat])
            case _:
                return [effect]

    def _of_all(self, effect: Friends, by: str) -> list[Effect]:
        """Carry out what is not about one particular friend."""
        match effect.what:
            case "invite":
                return [self._invited()]
            case "who":
                return [self.conversation.everyone(self._who_is_here(), kind=Kind.ANSWER)]
            case "lock" | "unlock" as what:
                self.invitation.locked = what == "lock"
                self._exchange.invite(self.invitation.shown)
                return [self.conversation.everyone(self._say(f"friends-{what}ed"))]
            case "listen":
                return self._listens(by)
            case "join":
                return self._joins(by)
            case _:
                return [effect]

    def _new_link(self, by: str, name: str) -> Announcement:
        """Take a place from the page that has it, and tell the host how its player can return."""
        self._exchange.renew(self._exchange.names.index(name))
        code, address = self.invitation.code_for(name), self.invitation.spoken_address(self.wording)
        text = self._say("friends-new-link", player=name, address=address, code=spoken(code))
        return self._alone(by, text)

    def _board_shown(self, by: str) -> list[Effect]:
        """Open the board; tell the host how to reach it, and everybody that it is open."""
        told: list[Effect] = [self._everyone("friends-board-shown", by)] if self.board.open() else []
        address, code = self.invitation.spoken_address(self.wording), spoken(self.board.code)
        return [*told, *self._tell(by, self._say("friends-board", address=address, code=code))]

    def _board_shut(self) -> list[Effect]:
        """Close the board, if it is open."""
        if not self.board.shut():
            return []
        return [self.conversation.everyone(self._say("friends-board-shut"))]

    def _of_somebody(self, what: str, name: str) -> list[Effect]:
        if name not in self._people and name not in self._unnamed:
            return [self._everyone("is-computer", name)]
        if what == "mute":
            self.muted.add(name)
            return [self._everyone("friends-muted", name)]
        if what == "unmute":
            self.muted.discard(name)
            return [self._everyone("friends-unmuted", name)]
        if name == self._host_here:
            return [self.conversation.everyone(self._say("friends-not-yourself"))]
        message = "friends-removed"
        if self.table.phase.played:
            message = "friends-removed-in-game"
        told = self._everyone(message, name)
        self.forget(name)
        self.invitation.renew()
        self._exchange.invite(self.invitation.shown)
        # In a game the seat stays in the game, with nobody at it.
        self._seat_people()
        return [told, *self._board_shut()]
