"""A table with friends that is kept before anybody hears of what has changed at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.serving.friends_table import FriendsTable
from voice_hanabi.serving.guest_exchange import GuestExchange
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import Kept, KeptPlace
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.table import Table


class KeptFriends(FriendsTable):
    """Gives nothing to be told before it is kept what has become of the table."""

    def __init__(
        self, table: Table, exchange: GuestExchange, invitation: Invitation, keep: Callable[[], None]
    ) -> None:
        """``keep`` keeps what `kept_of` returns."""
        super().__init__(table, exchange, invitation)
        self._keep = keep

    def hear(self, utterance: Utterance) -> list[Effect]:
        """Take what a guest said or typed."""
        return self._kept(super().hear(utterance))

    def move(self) -> list[Effect]:
        """Go on by itself."""
        return self._kept(super().move())

    def settle(self) -> list[Effect]:
        """Do what waited."""
        return self._kept(super().settle())

    def _kept(self, effects: list[Effect]) -> list[Effect]:
        self._keep()
        return effects


def kept_of(friends: FriendsTable, exchange: GuestExchange) -> Kept:
    """Return what another process needs to continue this table."""
    phase, nameless = friends.table.phase, friends.nameless
    invitation, board = friends.invitation, friends.board
    return Kept(
        choices=friends.table.choices,
        places=tuple(KeptPlace(name, token, name not in nameless) for name, token in exchange.places()),
        people=friends.people,
        muted=tuple(sorted(friends.muted)),
        locked=invitation.locked,
        token=invitation.token,
        code=invitation.code,
        codes=invitation.codes,
        board_token=board.token,
        board_code=board.code,
        game=Path(phase.journal.path.name) if isinstance(phase, Playing) else None,
    )


def restore(kept: Kept, friends: FriendsTable, exchange: GuestExchange) -> None:
    """Let a table that was just made be as it was kept; nobody is at it yet."""
    for place in kept.places:
        exchange.add(place.name, place.token, known=place.named)
    nameless = [place.name for place in kept.places if not place.named]
    friends.restore(kept.people, nameless, kept.muted)
    friends.board.restore(kept.board_token, kept.board_code)
    friends.invitation.restore(kept.token, kept.code, kept.codes, locked=kept.locked)
