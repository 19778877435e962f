"""Our recogniser as other programs use it: it describes itself, and survives invalid events."""

from __future__ import annotations

import socket
from typing import BinaryIO, cast

import pytest
from wyoming.event import Event, read_event, write_event
from wyoming.info import Describe, Info
from wyoming_servers import recogniser_server

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.system.server_address import ServerAddress


def answer(address: ServerAddress, sent: bytes | Event) -> Event | None:
    """Send something to a server, and return its answer; None if it disconnects."""
    with socket.create_connection(address, 30) as connection:
        stream = cast(BinaryIO, connection.makefile("rwb"))
        if isinstance(sent, Event):
            write_event(sent, stream)
        else:
            stream.write(sent)
            stream.flush()
        return read_event(stream)


def test_it_says_what_it_is_and_which_languages_it_hears() -> None:
    with recogniser_server("play the first") as server:
        described = answer(server, Describe().event())
        assert described is not None
        (program,) = Info.from_event(described).asr
        (model,) = program.models
        assert program.name == model.name == "voice-hanabi"
        assert tuple(model.languages) == tuple(LANGUAGES)
        assert program.installed
        assert model.installed


@pytest.mark.parametrize(
    "nonsense", [b"GET / HTTP/1.1\r\n\r\n", b"[1]\n", b'{"type": "transcribe"}\n\n', b"\xff\n"]
)
def test_nonsense_closes_a_connection_and_nothing_else(nonsense: bytes) -> None:
    with recogniser_server("play the first") as server:
        assert answer(server, nonsense) is None
        assert answer(server, Describe().event()) is not None
