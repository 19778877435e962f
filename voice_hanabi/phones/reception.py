"""Decides about a phone's first message: which seat of which table it is for, and who serves it there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from voice_hanabi.phones import incoming
from voice_hanabi.phones.answering import Answering
from voice_hanabi.phones.board.watching import Watching
from voice_hanabi.phones.exchange import Exchange, Line, Refusal


@dataclass(frozen=True, slots=True)
class Admitted:
    """A phone that was let in: ``answering`` serves its ``line`` as long as it has its seat."""

    answering: Answering
    line: Line
    key: str | None = None
    """The secret for its page to keep; ``None`` if the page had it already."""


@dataclass(frozen=True, slots=True)
class BoardSeen:
    """A board that a page may watch; ``key`` is the secret with which it can return, empty for none."""

    watching: Watching
    key: str = ""


class Reception(Protocol):
    """Knows the tables of a server. Called from the server's threads, possibly from several at once."""

    def page(self, languages: str) -> tuple[str, Mapping[str, str]]:
        """Return the page's language and texts, for a browser that prefers these ``languages``.

        They are in the form of the Accept-Language header.
        """

    def admit(self, first: incoming.Incoming, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        """Let a phone in by its first message, or say why not. Raises `Malformed` for any other message.

        ``guesser`` identifies it for the limits on guessing; ``wake`` is called when there is something for
        it.
        """

    @property
    def has_boards(self) -> bool:
        """Whether there are boards to look at."""

    def show_board(self, first: incoming.Look, guesser: str) -> BoardSeen | Refusal:
        """Let a page watch a board by its first message, or say why not; ``guesser`` is as in `admit`."""

    def close(self) -> None:
        """Tell all phones that it is over."""


class OneTable:
    """The reception of a single table: a secret for each seat, or a code that was read aloud."""

    def __init__(self, exchange: Exchange, answering: Answering, watching: Watching | None = None) -> None:
        """``watching`` serves the board, if there is one; at home everybody may watch."""
        self._exchange = exchange
        self._answering = answering
        self._watching = watching

    def page(self, languages: str) -> tuple[str, Mapping[str, str]]:
        """Return the table's own language and texts, whatever a browser prefers."""
        return self._exchange.page()

    def admit(self, first: incoming.Incoming, guesser: str, wake: Callable[[], None]) -> Admitted | Refusal:
        """Let a phone in by its seat's secret or a code."""
        key: str | None = None
        match first:
            case incoming.Code(code, page):
                redeemed = self._exchange.redeem(code, guesser)
                if isinstance(redeemed, Refusal):
                    return redeemed
                key = redeemed
                entered = self._exchange.enter(key, None, wake, page=page)
            case incoming.Token(token, after, heard, page):
                entered = self._exchange.enter(token, after, wake, page=page, heard=heard)
            case _:
                raise incoming.Malformed
        return entered if isinstance(entered, Refusal) else Admitted(self._answering, entered, key)

    @property
    def has_boards(self) -> bool:
        """Whether the table has a board here."""
        return self._watching is not None

    def show_board(self, first: incoming.Look, guesser: str) -> BoardSeen | Refusal:
        """Let any page watch that can reach the server."""
        return Refusal("board") if self._watching is None else BoardSeen(self._watching)

    def close(self) -> None:
        """Tell the table's phones that it closes."""
        self._exchange.close()
