"""A table of friends that is stored before anybody hears about a change."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from voice_hanabi.hearing.utterance import Utterance, typed_line
from voice_hanabi.serving.friends_table import FriendsTable
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import Kept, KeptPlace
from voice_hanabi.serving.keeping.kept_wish import KeptWish, kept_wish
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.rights.rights import Person
from voice_hanabi.table.rights.wishes import WITHIN, Wish
from voice_hanabi.table.table import Table


class KeptFriends(FriendsTable):
    """Announces nothing before the table's new state is stored."""

    def __init__(
        self, table: Table, exchange: GuestExchange, invitation: Invitation, keep: Callable[[], None]
    ) -> None:
        """``keep`` stores what `kept_of` returns."""
        super().__init__(table, exchange, invitation)
        self._keep = keep

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what a guest said or typed."""
        return self._kept(super().hear(utterance))

    def move(self) -> list[Effect]:
        """Go on by itself."""
        return self._kept(super().move())

    def settle(self) -> list[Effect]:
        """Carry out what was waiting."""
        return self._kept(super().settle())

    def lost(self, name: str) -> list[Effect]:
        """Announce that somebody's connection is lost."""
        return self._kept(super().lost(name))

    def came_back(self, name: str) -> list[Effect]:
        """Announce that somebody who was lost is back."""
        return self._kept(super().came_back(name))

    def ask_again(self, kept: KeptWish | None) -> list[Effect]:
        """Repeat a question that was open when another process had the table, or say that it is dropped.

        The usual time to answer starts now, because the person has only just heard it.
        """
        if kept is None:
            return []
        names = (*self.conversation.names, *self.behind)
        command = kept.command(names.index(kept.about) if kept.about in names else None)
        awaited = [name for name in kept.of if name not in kept.agreed]
        gone = {kept.by, *awaited} - set(self.people)
        if command is None or gone or (kept.about and self.person(kept.about) is Person.REMOVED):
            told = self._tell_all((kept.by, *awaited), self._say("friends-too-late"))
        elif time.time() - kept.at >= WITHIN:
            told = self._tell(kept.by, self._say("friends-no-answer", player=awaited[0]))
        else:
            # How it was said is not stored; whoever may decide it approves it as if they had said it.
            wish = Wish(command, kept.kind, typed_line(""), kept.by, kept.of, kept.about, self.table.phase)
            told = self._ask(replace(wish, agreed=frozenset(kept.agreed)))
        return self._kept(told)

    def _unanswered(self, wish: Wish) -> list[Effect]:
        return self._kept(super()._unanswered(wish))

    def _kept(self, effects: list[Effect]) -> list[Effect]:
        self._keep()
        return effects


def kept_of(friends: FriendsTable, exchange: GuestExchange) -> Kept:
    """Return what another process needs to continue this table."""
    phase, playing, nameless = friends.table.phase, friends.table.course.playing, friends.nameless
    invitation, board, wish = friends.invitation, friends.board, friends.wishes.open
    return Kept(
        choices=friends.table.choices,
        places=tuple(KeptPlace(name, token, name not in nameless) for name, token in exchange.places()),
        people=friends.people,
        muted=tuple(sorted(friends.muted)),
        listeners=tuple(sorted(friends.listeners)),
        locked=invitation.locked,
        token=invitation.token,
        code=invitation.code,
        codes=invitation.codes,
        board_token=board.token,
        board_code=board.code,
        game=None if playing is None else Path(playing.journal.path.name),
        lost=friends.lost_ones,
        hints_off=friends.table.steering.advising.off,
        confirm=friends.table.course.arranging.confirm.value,
        wish=None if wish is None or wish.phase is not phase else kept_wish(wish),
    )


def restore(kept: Kept, friends: FriendsTable, exchange: GuestExchange) -> None:
    """Restore the stored state of a newly made table, at which nobody sits yet."""
    for place in kept.places:
        exchange.add(place.name, place.token, known=place.named)
    nameless = [place.name for place in kept.places if not place.named]
    friends.restore(kept.people, nameless, kept.muted, kept.lost, kept.listeners)
    friends.table.steering.advising.off = kept.hints_off
    friends.board.restore(kept.board_token, kept.board_code)
    friends.invitation.restore(kept.token, kept.code, kept.codes, locked=kept.locked)
