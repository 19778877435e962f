"""Who may look at the boards of a server's tables: who has the digits of one, or has come by them before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from voice_hanabi.phones import incoming
from voice_hanabi.phones.exchange import Refusal
from voice_hanabi.phones.reception import BoardSeen
from voice_hanabi.serving.door.board_door import BoardDoor
from voice_hanabi.serving.door.wrong_digits import WrongDigits
from voice_hanabi.serving.invitation import Invitation
from voice_hanabi.serving.keeping.kept import board_digits_key, board_key

SHUT = Refusal("board")
"""No board is shown by this."""


class ShowsBoard(Protocol):
    """A table, as far as its board goes."""

    @property
    def board(self) -> BoardDoor:
        """The way to it."""

    @property
    def invitation(self) -> Invitation:
        """Whether the table is locked."""


class Onlookers:
    """Lets pages look at boards. May be used from several threads."""

    def __init__(
        self,
        tables: Callable[[], Iterable[ShowsBoard]],
        take: Callable[[str, Callable[[], bool]], Refusal | None],
        wrong: WrongDigits,
    ) -> None:
        """``take`` brings the table here to which a key leads, unless it is here; or tells where it is."""
        self._tables = tables
        self._take = take
        self._wrong = wrong

    def admit(self, first: incoming.Look, guesser: str) -> BoardSeen | Refusal:
        """Let a page look at the board to which what it brings leads, or say why not."""
        if first.token:
            return self._found(board_key(first.token), lambda table: table.board.by_token(first.token))
        wait = self._wrong.wait(guesser)
        if not first.code:
            return Refusal("digits")
        if wait > 0:
            return Refusal("wait", wait)
        found = self._found(board_digits_key(first.code), lambda table: _unlocked(table, first.code))
        if found == SHUT:
            self._wrong.note(guesser)
        return found

    def _found(
        self, key: str, seen_at: Callable[[ShowsBoard], BoardSeen | Refusal | None]
    ) -> BoardSeen | Refusal:
        """Return the board, here or where it is kept."""

        def here() -> BoardSeen | Refusal | None:
            return next((seen for table in self._tables() if (seen := seen_at(table)) is not None), None)

        found = here()
        if found is None:
            elsewhere = self._take(key, lambda: here() is not None)
            found = here() or elsewhere or Refusal("later")
        return SHUT if found == Refusal("token") else found


def _unlocked(table: ShowsBoard, code: str) -> BoardSeen | Refusal | None:
    """Return the board for who has its digits; while its table is locked nobody new comes in."""
    seen = table.board.by_digits(code)
    return Refusal("locked") if seen is not None and table.invitation.locked else seen
