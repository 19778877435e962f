"""The phones of an evening: a page on the local network, opened and announced aloud."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from voice_hanabi.hearing.recognizer import Recognizer
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.calls import PhoneLines
from voice_hanabi.phones.camera import ReadsCards
from voice_hanabi.phones.door.certificate import secure_context
from voice_hanabi.phones.door.codes import Link, in_terminal, page_of, write_page
from voice_hanabi.phones.door.visitors import Address, AddressProblem, is_here
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.one_table import table_server
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.server import Server
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.texts import invitation, page_texts, spoken_address, spoken_code
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.speaking.voices.voice import SpokenVoice
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.showing import board_at, shown_at
from voice_hanabi.table.table import Table

SECURE = 20
"""The secure page's port is this much above the other's."""

LOOK = 3.0
"""Seconds between two checks of the network."""


class TablePhones:
    """Serves the page, announces it, and keeps each phone's view up to date."""

    def __init__(
        self,
        address: Address,
        language: str,
        folder: Path,
        *,
        open_recognizer: Callable[[], Recognizer] | None = None,
        terminal: TextIO | None = None,
        arrived: Callable[[int], None] | None = None,
    ) -> None:
        """Serve at an address; write the links' QR codes to a folder and to a terminal (standard error).

        With ``open_recognizer`` phones may talk, at an additional secure address. ``arrived`` is called with
        each phone that connects; without it the arrival is announced.

        Raises `AddressProblem` if the address can't be served.
        """
        self._wording = Wording(language)
        self._codes = folder / "phones.html"
        self._terminal = terminal
        self._say: Callable[[Announcement], None] = lambda announcement: None
        self._invited: tuple[tuple[str, ...], frozenset[int] | None] | None = None
        self._people = 0
        """The number of people at the table; computer players have no phones."""
        self.seats: frozenset[int] | None = None
        """The seats whose phones are awaited; ``None`` for all."""
        self._phone_came = arrived
        self._closed = threading.Event()
        self._voice = TableVoice(SpokenVoice)
        self.calls = PhoneLines(open_recognizer)
        self.cards: ReadsCards | None = None
        """Reads cameras' pictures when real cards are used."""
        self.exchange = Exchange(self._arrived, taken=self._taken)
        self.board = BoardPages()
        self._speak()
        pages = Pages()
        self._secure = self._secured(address, folder, pages) if open_recognizer is not None else None
        elsewhere = None if self._secure is None else self._secure.origin
        self._server = table_server(
            self.exchange,
            pages,
            address,
            self.calls.line,
            elsewhere=elsewhere,
            voice=self._voice,
            board=self.board,
            cards=lambda: self.cards,
        )
        try:
            self._server.start()
        except AddressProblem:
            if self._secure is not None:
                self._secure.close()
            raise
        self.wait_for(None)

    @property
    def address(self) -> Address:
        """The page's address."""
        return self._server.address

    def begin(self, say: Callable[[Announcement], None]) -> None:
        """Start announcing to everyone, by ``say``, what happens to the phones."""
        self._say = say
        threading.Thread(target=self._watch, name="network", daemon=True).start()

    def look(self, table: Table) -> None:
        """Show each seat what it may see now; invite the phones of new players."""
        conversation = table.seated
        if conversation.language != self._wording.language or conversation.names != self._wording.names:
            self._wording = conversation.wording
            self._speak()
        board = board_at(table)
        self.board.show(None if board is None else asdict(board))
        names = self.exchange.names
        self._people = len(conversation.people)
        for seat in range(len(names) - len(conversation.partners)):
            shown = shown_at(table, seat)
            self.exchange.show(seat, None if shown is None else asdict(shown))
        if names and (names, self.seats) != self._invited and conversation.names == names:
            self._invited = (names, self.seats)
            self._invite(conversation)

    def wait_for(self, seats: frozenset[int] | None) -> None:
        """Wait for the phones of these seats, or all if ``None``; the board tells how to join."""
        self.seats = seats
        self.board.address = self._server.origin if seats is None or seats else ""

    def tell_board(self) -> None:
        """Say the board's address."""
        self._tell(self._wording.say("board-here", address=spoken_address(self._wording, self.address)))

    def renew(self, seat: int) -> None:
        """Disconnect a seat's phone, and say the code for another."""
        self.exchange.renew(seat)
        code = self.exchange.new_code(seat)
        self._write_codes()
        self._tell(
            self._wording.say(
                "phone-new",
                player=self._wording.name(seat),
                address=spoken_address(self._wording, self.address),
                code=spoken_code(code),
            ),
            aloud_only=True,
        )

    def close(self) -> None:
        """Let the phones hear the last words and that the table closes, and remove all files.

        The file with the secrets is removed first, in case there is little time. May be called again.
        """
        self._closed.set()
        with contextlib.suppress(OSError):
            self._codes.unlink(missing_ok=True)
        self.calls.close()
        self.board.close()
        self._server.close()
        if self._secure is not None:
            self._secure.close()
        self._voice.close()

    def _speak(self) -> None:
        texts = page_texts(self._wording)
        self.exchange.speak(self._wording.language, texts)
        self.board.speak(self._wording.language, texts)

    def _secured(self, address: Address, folder: Path, pages: Pages) -> Server | None:
        """Also serve the page at a secure address if phones may talk; ``None`` if that fails."""
        port = address.port + SECURE if address.port else 0
        try:
            server = table_server(
                self.exchange,
                pages,
                Address(address.host, port),
                self.calls.line,
                secure=secure_context(folder, address.host),
                microphones=self.calls.talking,
                voice=self._voice,
                cards=lambda: self.cards,
            )
            server.start()
        except (AddressProblem, OSError):
            # Without one the table's own microphone is used, as before.
            return None
        return server

    def _invite(self, conversation: Conversation) -> None:
        seats = [
            seat
            for seat in range(self._people)
            if (self.seats is None or seat in self.seats) and not self.exchange.listens(seat)
        ]
        codes = {seat: self.exchange.new_code(seat) for seat in seats}
        self._write_codes()
        if codes:
            # Nobody needs to hear the codes once all phones are connected.
            text = invitation(self._wording, self.address, codes)
            self._say(Announcement(None, text, self._wording.language, Kind.PROMPT, aloud_only=True))

    def _write_codes(self) -> None:
        say = self._wording.say
        links = [
            Link(name, f"{self._server.origin}/#{self.exchange.token(seat)}")
            for seat, name in enumerate(self.exchange.names[: self._people])
            if self.seats is None or seat in self.seats
        ]
        try:
            write_page(self._codes, page_of(links, self._wording.language, say("phones-codes-title")))
            remark = say("phones-codes-here", path=str(self._codes))
        except OSError as problem:
            remark = say(
                "phones-codes-unwritten", path=str(self._codes), error=problem.strerror or str(problem)
            )
        terminal = self._terminal or sys.stderr
        drawn = in_terminal(links) if terminal.isatty() else ""
        try:
            print(f"{drawn}\n{remark}\n{self._server.origin}", file=terminal, flush=True)
        except (OSError, ValueError, UnicodeEncodeError):
            # A terminal that cannot draw them: there are the file and the spoken codes.
            return

    def _arrived(self, seat: int) -> None:
        if self._phone_came is not None:
            self._phone_came(seat)
        elif seat < len(self._wording.names):
            self._tell(self._wording.say("phone-here", player=self._wording.name(seat)))

    def _taken(self, seat: int) -> None:
        if seat < len(self._wording.names):
            self._tell(self._wording.say("phone-taken", player=self._wording.name(seat)))

    def _tell(self, sentence: str, *, aloud_only: bool = False) -> None:
        self._say(Announcement(None, sentence, self._wording.language, aloud_only=aloud_only))

    def _watch(self) -> None:
        """Announce when the network is lost and when it is back."""
        there = True
        while not self._closed.wait(LOOK):
            if is_here(self.address.host) != there:
                there = not there
                self._tell(self._wording.say("phones-network-back" if there else "phones-network-lost"))
