"""Who only listens at a table of friends: they say so themselves, and take it back when they want to play."""

from __future__ import annotations

from voice_hanabi.serving.friends_here import FriendsHere
from voice_hanabi.table.conversation.effects import Effect


class FriendsListening(FriendsHere):
    """Lets somebody give up a seat or take one again; a player with cards plays on."""

    def _listens(self, name: str) -> list[Effect]:
        """Give somebody no seat in the next game, because they only listen."""
        if name in self.listeners:
            return self._tell(name, self._say("friends-listening"))
        self.listeners.add(name)
        self._seat_people()
        if name in self.conversation.names:
            return self._tell(name, self._say("friends-listens-next"))
        return [self._everyone("friends-listens", name), *self._tell(name, self._say("friends-listening"))]

    def _joins(self, name: str) -> list[Effect]:
        """Give somebody a seat again: now, or in the next game."""
        listened = name in self.listeners
        self.listeners.discard(name)
        if listened and name != self.host:
            # Nobody who has taken a seat meanwhile loses it.
            self._people = [*(other for other in self._people if other != name), name]
        self._seat_people()
        phase = self.table.phase
        if name not in self.conversation.names:
            return self._tell(name, self._why_behind(name))
        if not listened or phase.played:
            return self._tell(name, self._say("friends-plays", player=name))
        return [self._everyone("friends-plays", name), self.conversation.ask(phase.prompt())]
