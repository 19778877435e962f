"""Who may watch the boards of a server's tables: anybody with a board's digits, or with its secret."""

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
"""The refusal of a secret or digits that no open board has."""


class ShowsBoard(Protocol):
    """The part of a table that concerns its board."""

    @property
    def board(self) -> BoardDoor:
        """Access to the board."""

    @property
    def invitation(self) -> Invitation:
        """The table's invitation, which may be locked."""


class Onlookers:
    """Lets pages watch boards. Thread-safe."""

    def __init__(
        self,
        tables: Callable[[], Iterable[ShowsBoard]],
        take: Callable[[str, Callable[[], bool]], Refusal | None],
        wrong: WrongDigits,
    ) -> None:
        """``take`` brings the table for a key to this process unless it is here, or says which process has
        it.
        """
        self._tables = tables
        self._take = take
        self._wrong = wrong

    def admit(self, first: incoming.Look, guesser: str) -> BoardSeen | Refusal:
        """Let a page watch the board that its secret or digits belong to, or say why not."""
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
        """Return the board, here or from the store."""

        def here() -> BoardSeen | Refusal | None:
            return next((seen for table in self._tables() if (seen := seen_at(table)) is not None), None)

        found = here()
        if found is None:
            elsewhere = self._take(key, lambda: here() is not None)
            found = here() or elsewhere or Refusal("later")
        return SHUT if found == Refusal("token") else found


def _unlocked(table: ShowsBoard, code: str) -> BoardSeen | Refusal | None:
    """Return the board for its digits; a locked table lets nobody new in."""
    seen = table.board.by_digits(code)
    return Refusal("locked") if seen is not None and table.invitation.locked else seen
