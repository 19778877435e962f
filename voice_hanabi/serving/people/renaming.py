"""Renames somebody at a table of friends: before a game, in one, or waiting for the next."""

from __future__ import annotations

from voice_hanabi.serving.people.listening import FriendsListening
from voice_hanabi.serving.people.names_told import not_called_so
from voice_hanabi.table.beginning.renaming import called
from voice_hanabi.table.conversation.effects import Effect


class FriendsRenamed(FriendsListening):
    """Renames people; everything that belongs to them stays theirs."""

    def _rename(self, name: str, called_so: str) -> list[Effect]:
        """Rename somebody who has given a name; they keep their seat and their page."""
        others = tuple(other for other in self._exchange.names if other != name)
        problem = not_called_so(self.conversation, called_so, others) or self._enough(name)
        if problem:
            return self._tell(name, problem)
        self._people.insert(self._people.index(name), called_so)
        if name in self.muted:
            self.muted.add(called_so)
        unsaved = self._renamed_in_game(name, called_so)
        if unsaved is not None:
            self._people.remove(called_so)
            self.muted.discard(called_so)
            return [self.conversation.everyone(unsaved)]
        if name in self._exchange.names:
            self._call(name, called_so)
        self._people.remove(name)
        self._is_now(name, called_so)
        self._seat_people()
        return [self.conversation.everyone(self._say("renamed", before=name, name=called_so))]

    def _enough(self, name: str) -> str:
        """Return the sentence that refuses another name in this turn; empty if it may be changed."""
        playing, names = self.table.course.playing, self.conversation.names
        if playing is None or name not in names:
            return ""
        return playing.beside.enough(playing, names.index(name))

    def _renamed_in_game(self, name: str, called_so: str) -> str | None:
        """Rename a player of the current game; if that can't be saved, return the sentence that says so."""
        playing, names = self.table.course.playing, self.conversation.names
        if playing is None or name not in names:
            return None
        now = tuple(called_so if other == name else other for other in names)
        done = called(playing, self.table.choices, now)
        if done.choices is None:
            return done.told
        self.table.course.choices = done.choices
        return None
