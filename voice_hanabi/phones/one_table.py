"""The server of a single table: its page, for phones on the local network."""

from __future__ import annotations

import ssl
from collections.abc import Callable

from voice_hanabi.phones.answering import Answering
from voice_hanabi.phones.board.board import BoardPages
from voice_hanabi.phones.board.watching import Watching
from voice_hanabi.phones.camera import ReadsCards
from voice_hanabi.phones.door.visitors import Address
from voice_hanabi.phones.exchange import Exchange
from voice_hanabi.phones.pages import Pages
from voice_hanabi.phones.reception import OneTable
from voice_hanabi.phones.server import SLOWEST, Server
from voice_hanabi.phones.table_voice import TableVoice
from voice_hanabi.phones.talking import Talking


def table_server(
    exchange: Exchange,
    pages: Pages,
    address: Address,
    said: Callable[[int, str], None],
    *,
    secure: ssl.SSLContext | None = None,
    microphones: Talking | None = None,
    slowest: float = SLOWEST,
    elsewhere: str | None = None,
    voice: TableVoice | None = None,
    board: BoardPages | None = None,
    cards: Callable[[], ReadsCards | None] = lambda: None,
) -> Server:
    """Return the server of one table, not yet started, that reports to ``said`` what is typed or tapped at a
    seat.

    With ``secure`` (https) phones may talk. ``elsewhere`` is the origin where they may, if not here.
    ``voice`` is the table's, for phones that want to hear it. ``board`` is for watching pages. ``cards``
    returns the reader of cameras' pictures, while real cards are used.
    """
    answering = Answering(
        exchange,
        lambda line, text: said(line.seat, text),
        microphones=microphones if secure is not None else None,
        voice=voice,
        elsewhere=elsewhere,
        slowest=slowest,
        cards=cards,
    )
    return Server(
        OneTable(exchange, answering, None if board is None else Watching(board)),
        pages,
        address,
        secure=secure,
        slowest=slowest,
    )
