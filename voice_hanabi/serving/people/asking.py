"""Asks for permission: the person concerned, the host, or everybody else while the host is away."""

from __future__ import annotations

from abc import abstractmethod

from voice_hanabi.contract.commands import Arrange, Command, NewPhone, SetUp, StandIn, number_of
from voice_hanabi.contract.expectations import YES_NO
from voice_hanabi.contract.wished_beside import OF_FRIENDS
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.people.names_told import agreed, not_called_so
from voice_hanabi.serving.people.renaming import FriendsRenamed
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.rights.rights import Person, Right, right
from voice_hanabi.table.rights.wishes import WITHIN, Wish, Wishes, judged
from voice_hanabi.table.table import Table


class FriendsAsking(FriendsRenamed):
    """Asks those who decide for permission, and takes their answers."""

    def __init__(self, table: Table, exchange: GuestExchange, invitation: Invitation) -> None:
        """Let guests of the ``exchange`` play at a ``table``."""
        super().__init__(table, exchange, invitation)
        self.wishes = Wishes()

    @abstractmethod
    def _carried_out(self, wish: Wish, who: str) -> list[Effect]:
        """Carry out a request as if somebody with the right to do so had made it."""

    def _deciding(self, by: str, about: str | None = None) -> tuple[str, ...]:
        """Return who has to agree to a host's decision: the host, or all other players while the host is
        away.

        The person it is ``about`` is not asked if anybody else is there.
        """
        if (host := self._host_here) is not None:
            return () if host == by else (host,)
        names = self.conversation.names
        others = [name for name in self._people if name in names and name not in self._lost and name != by]
        return tuple(name for name in others if name != about or len(others) == 1)

    def _decides(self, name: str | None) -> bool:
        wish = self.wishes.open
        return wish is not None and name in wish.awaited

    def _refuse(self, found: Right, name: str) -> list[Effect] | None:
        """Return the sentence that refuses a request; ``None`` if it is allowed."""
        match found:
            case Right.ALLOWED:
                return None
            case Right.OF_HOST:
                return [self._alone(name, self._say("friends-host-only", player=self.host or ""))]
            case Right.NEXT_GAME:
                return [self._alone(name, self._why_behind(name))]
            case Right.NEVER:
                return []
            case _:
                return [self._alone(name, self._say("friends-not-here"))]

    # What is asked

    def _ask_whom(self, command: Command, kind: str, by: str, utterance: Utterance) -> list[Effect] | None:
        """Ask the person who decides; ``None`` if the requester may do it."""
        if isinstance(command, SetUp):
            return self._ask_for_name(command, kind, by, utterance)
        of = self._about(command)
        if of is None or of == by or not self._is_there(of) or of not in self.conversation.names:
            return None
        if isinstance(command, StandIn) and command.back:
            return None
        return self._ask(Wish(command, kind, utterance, by, (of,), of, self.table.phase))

    def _ask_for_name(self, command: SetUp, kind: str, by: str, utterance: Utterance) -> list[Effect] | None:
        """Ask whether somebody else may be renamed: that person, or the host if they are away."""
        of, called = self._about(command), command.names[0]
        if of is None or of == by:
            return None
        if of in self._unnamed:
            return self._tell(by, self._say("friends-name-themselves"))
        if self.person(of) is Person.REMOVED:
            return self._tell(by, self._say("is-computer", player=of))
        others = tuple(name for name in self._exchange.names if name != of)
        problem = not_called_so(self.conversation, called, others)
        if problem is not None:
            return self._tell(by, problem)
        deciding = (of,) if self._is_there(of) else self._deciding(by)
        if not deciding:
            return None
        return self._ask(Wish(command, kind, utterance, by, deciding, of, self.table.phase))

    def _is_there(self, name: str) -> bool:
        """Return whether a person (not a computer) with a name is here and not away."""
        return self.person(name) not in (Person.REMOVED, Person.AWAY) and name not in self._lost

    def _ask_host(self, command: Command, kind: str, by: str, utterance: Utterance) -> list[Effect] | None:
        """Ask the host for what only the host may do, and never to the host; ``None`` if the requester may do
        it.
        """
        about = self._about(command)
        of = self._deciding(by, judged(command, about))
        if not of:
            away = self._may_be_back(by, judged(command, about))
            if away is not None:
                return self._tell(by, self._say("friends-host-away", player=away))
            return self._refuse(right(self.person(by), kind), by)
        if about is not None and about == self._host_here:
            return self._refuse(Right.OF_HOST, by)
        if about is not None and self.person(about) is Person.REMOVED:
            return self._tell(by, self._say("is-computer", player=about))
        return self._ask(Wish(command, kind, utterance, by, of, about, self.table.phase))

    def _ask(self, wish: Wish) -> list[Effect]:
        wish = wish.asked(self.wishes.clock(), self.wording)
        if self.wishes.often(wish.by):
            return [self._alone(wish.by, self._say("friends-asked-often"))]
        if not self.wishes.ask(wish):
            return [self._alone(wish.by, self._say("friends-asked-before"))]
        self.later(WITHIN, lambda: self._unanswered(wish))
        return [
            self._alone(wish.by, self._say("friends-asked", players=self.wording.all_of(wish.awaited))),
            *(self._alone(name, wish.text, Kind.PROMPT) for name in wish.awaited),
        ]

    def _unanswered(self, wish: Wish) -> list[Effect]:
        """Drop a request that nobody has answered, and tell its requester."""
        waits = self.wishes.last
        if waits is None or not self.wishes.close(wish):
            return []
        return self._tell(wish.by, self._say("friends-no-answer", player=waits.awaited[0]))

    def _answered(self, name: str, utterance: Utterance) -> list[Effect] | None:
        """Take an answer to a request, or its requester's 'no'; ``None`` for all else."""
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
        return self._carried_out(wish, wish.of[0] if _is_of_whom(wish) else self.host or name)

    def _table_asks(self, name: str) -> bool:
        """Return whether somebody's yes or no is for the table: it has asked, or waits for a 'no'."""
        steering, phase = self.table.steering, self.table.phase
        if steering.instead is YES_NO:
            return True
        if not phase.played or self.table.speaking_seat != self._seat(name):
            return False
        return self.table.unsettled or phase.question is not None

    def _stands(self, wish: Wish) -> bool:
        """Return whether everything is still as it was when the request was made."""
        here = wish.by in self._people and wish.phase is self.table.phase
        asked = self._deciding(wish.by, judged(wish.command, wish.about))
        decides = _is_of_whom(wish) or set(asked) <= set(wish.of)
        same = self._about(wish.command) == wish.about
        about_nobody = wish.about is not None and self.person(wish.about) is Person.REMOVED
        return here and decides and same and not about_nobody

    def _about(self, command: Command) -> str | None:
        """Return the name of the person that a command is about, if there is one."""
        names, number = (*self.conversation.names, *self.behind), None
        if isinstance(command, StandIn | NewPhone):
            number = command.player
        elif isinstance(command, SetUp) or (isinstance(command, Arrange) and command.what in OF_FRIENDS):
            number = number_of(command.value)
        return names[number] if number is not None and number < len(names) else None

    def _is_now(self, name: str, called_so: str) -> None:
        super()._is_now(name, called_so)
        self.wishes.rename(name, called_so)


def _is_of_whom(wish: Wish) -> bool:
    """Return whether the person concerned decides about this."""
    return right(Person.PLAYER, wish.kind) is Right.OF_WHOM
