"""Who only listens at a table of friends: said by themselves, and taken back when they would play."""

from __future__ import annotations

from voice_hanabi.contract.shown import Shown
from voice_hanabi.serving.friends_here import FriendsHere
from voice_hanabi.table.beginning.gathering import Gathering
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.showing import board_at


class FriendsListening(FriendsHere):
    """Lets somebody take no seat, or one again; who has cards plays on with them."""

    def shown(self, seat: int) -> Shown | None:
        """Return what a seat of the exchange is shown."""
        names = self._exchange.names
        name = names[seat] if seat < len(names) else ""
        plays = name in self.conversation.names or name in self._unnamed
        return super().shown(seat) if plays else self._shown_behind(name)

    def _shown_behind(self, name: str) -> Shown:
        """Return what somebody without a seat is shown: what everybody may know, and no more."""
        board, why = board_at(self.table), self._why_behind(name)
        deeds = (self._say("deed-join"),) if name in self.listeners else ()
        if board is None:
            return Shown(why, turn=False, facts=(self._who_is_here(),), deeds=deeds)
        facts = (board.title, *(count.words for count in board.counts), *board.facts)
        return Shown(why, turn=False, facts=facts, groups=board.groups, deeds=deeds)

    def _listens(self, name: str) -> list[Effect]:
        """Let somebody have no seat in the next game, as they only listen."""
        if name in self.listeners:
            return self._tell(name, self._say("friends-listening"))
        self.listeners.add(name)
        self._seat_people()
        if name in self.conversation.names:
            return self._tell(name, self._say("friends-listens-next"))
        return [self._everyone("friends-listens", name), *self._tell(name, self._say("friends-listening"))]

    def _joins(self, name: str) -> list[Effect]:
        """Let somebody have a seat again: now, or in the next game."""
        listened = name in self.listeners
        self.listeners.discard(name)
        if listened and name != self.host:
            # Nobody who has a seat meanwhile loses it.
            self._people = [*(other for other in self._people if other != name), name]
        self._seat_people()
        phase = self.table.phase
        if name not in self.conversation.names:
            return self._tell(name, self._why_behind(name))
        if not listened or not isinstance(phase, Gathering):
            return self._tell(name, self._say("friends-plays", player=name))
        return [self._everyone("friends-plays", name), self.conversation.ask(phase.prompt())]
