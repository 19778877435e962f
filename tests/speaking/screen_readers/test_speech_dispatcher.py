"""Speech Dispatcher itself, with espeak-ng, into a sink without hardware: what is heard, cut, and lost."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sound_system import SoundSystem
from speech_dispatcher_system import Dispatcher

from voice_hanabi.speaking.screen_readers.screen_reader import ScreenReaderGone
from voice_hanabi.speaking.screen_readers.speech_dispatcher import SpeechDispatcher, speech_dispatcher_address


@pytest.fixture
def dispatcher(sound_system: SoundSystem, tmp_path: Path) -> Iterator[Dispatcher]:
    dispatcher = Dispatcher(sound_system, tmp_path)
    yield dispatcher
    dispatcher.end()


@pytest.mark.by_turns
@pytest.mark.parametrize("language", ["cs", "pl", "da", "en"])
def test_a_text_is_heard_and_its_end_is_known(
    sound_system: SoundSystem, dispatcher: Dispatcher, language: str
) -> None:
    reader = SpeechDispatcher(str(dispatcher.socket))
    with sound_system.record_all() as recorded:
        reader.read(".Anna 1 2 3\n.\nPetr", language, threading.Event())
        time.sleep(0.5)
    reader.close()
    assert recorded["table"].seconds_of_sound > 0.8
    assert recorded["ear1"].silent


def test_a_text_that_is_cut_falls_silent_and_the_next_one_is_heard(
    sound_system: SoundSystem, dispatcher: Dispatcher
) -> None:
    reader = SpeechDispatcher(str(dispatcher.socket))
    reader.read("Yes.", "en", threading.Event())
    cut = threading.Event()
    threading.Timer(1.0, cut.set).start()
    with sound_system.record_all() as recorded:
        reader.read("one two three four five six seven eight nine ten " * 6, "en", cut)
        time.sleep(1.0)
    assert 0.2 < recorded["table"].seconds_of_sound < 4
    with sound_system.record_all() as recorded:
        reader.read("Anna begins.", "en", threading.Event())
        time.sleep(0.5)
    assert not recorded["table"].silent
    reader.close()


def test_one_that_was_restarted_goes_on_and_one_that_has_ended_is_gone(dispatcher: Dispatcher) -> None:
    reader = SpeechDispatcher(str(dispatcher.socket))
    reader.read("One.", "en", threading.Event())
    dispatcher.end()
    dispatcher.start()
    reader.read("Two.", "en", threading.Event())
    dispatcher.end()
    with pytest.raises(ScreenReaderGone):
        reader.read("Three.", "en", threading.Event())
    with pytest.raises(ScreenReaderGone):
        SpeechDispatcher(str(dispatcher.socket))


def test_it_is_looked_for_where_it_is_said_to_be(tmp_path: Path) -> None:
    assert speech_dispatcher_address({}) is None
    assert speech_dispatcher_address({"XDG_RUNTIME_DIR": str(tmp_path)}) is None
    socket = tmp_path / "speech-dispatcher" / "speechd.sock"
    socket.parent.mkdir()
    socket.touch()
    assert speech_dispatcher_address({"XDG_RUNTIME_DIR": str(tmp_path)}) == str(socket)
    assert speech_dispatcher_address({"SPEECHD_ADDRESS": "unix_socket:/run/x"}) == "/run/x"
    assert speech_dispatcher_address({"SPEECHD_ADDRESS": "inet_socket:host:99"}) == ("host", 99)
    assert speech_dispatcher_address({"SPEECHD_ADDRESS": "inet_socket"}) == ("127.0.0.1", 6560)


def test_a_stranger_that_answers_in_its_place_is_not_accepted() -> None:
    listening = socket.create_server(("127.0.0.1", 0))

    def answer() -> None:
        connection, _ = listening.accept()
        with connection:
            connection.recv(100)
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

    threading.Thread(target=answer, daemon=True).start()
    with listening, pytest.raises(ScreenReaderGone):
        SpeechDispatcher(listening.getsockname())
