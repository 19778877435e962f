"""A server at home as a second ear: it hears real speech, and whatever goes wrong with it is one problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO

import numpy as np
import pytest
from wyoming.asr import Transcribe
from wyoming.audio import AudioChunk
from wyoming_servers import HERE, NONSENSE, cut, recogniser_server, saying, scripted, silent

from training.clips.synthesis import Synthesizer
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.second_ear.second_ear import SecondEarProblem, TableWords
from voice_hanabi.hearing.second_ear.wyoming_ear import WyomingEar
from voice_hanabi.system.server_address import ServerAddress, parse_server

SAID = {
    "en": "play the second card",
    "cs": "zahraj druhou kartu",
    "pl": "zagraj drugą kartę",
    "da": "spil det andet kort",
}
SOUND = bytes(32_000)


def spoken(text: str, language: str) -> bytes:
    samples = Synthesizer().say(text, language, 150) * 0.4
    return bytes(np.clip(samples, -32768, 32767).astype(np.int16).tobytes())


@pytest.mark.by_turns
@pytest.mark.parametrize("language", SAID)
def test_speech_is_heard_by_a_server_that_wraps_a_recogniser(language: str) -> None:
    said = SAID[language]
    with recogniser_server(said, said.split()[0]) as address:
        ear = WyomingEar(address, seconds=60)
        assert ear.hear(spoken(said, language), TableWords(language)) == said


def test_a_server_is_sent_only_the_language_the_names_the_likely_words_and_the_sound() -> None:
    likely = TableWords("cs", ("Anna", "Petr"), ("zahraj", "první"))
    with scripted(saying("  Zahraj\nprvní. ")) as server:
        assert WyomingEar(server.address).hear(SOUND, likely) == "Zahraj první."
    (events,) = server.asked
    asked = Transcribe.from_event(events[0])
    assert (asked.language, asked.transcript_names, asked.transcript_terms) == (
        "cs",
        ["Anna", "Petr"],
        ["zahraj", "první"],
    )
    assert {event.type for event in events[1:]} == {"audio-start", "audio-chunk", "audio-stop"}
    sent = b"".join(AudioChunk.from_event(one).audio for one in events if AudioChunk.is_type(one.type))
    assert sent == SOUND


@pytest.mark.parametrize("answer", NONSENSE, ids=lambda one: one.__name__)
def test_nonsense_is_reported_as_nonsense(answer: Callable[[BinaryIO], None]) -> None:
    with scripted(answer) as server, pytest.raises(SecondEarProblem, match="second-ear-nonsense"):
        WyomingEar(server.address).hear(SOUND, TableWords("en"))


def test_a_server_that_breaks_off_or_is_not_there_is_reported_as_out_of_reach() -> None:
    with scripted(cut) as server, pytest.raises(SecondEarProblem, match="second-ear-unreachable"):
        WyomingEar(server.address).hear(SOUND, TableWords("en"))
    with pytest.raises(SecondEarProblem, match="second-ear-unreachable"):
        WyomingEar(server.address).hear(SOUND, TableWords("en"))


def test_a_server_that_does_not_answer_is_given_up() -> None:
    with scripted(silent) as server, pytest.raises(SecondEarProblem, match="second-ear-slow"):
        WyomingEar(server.address, seconds=0.5).hear(SOUND, TableWords("en"))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("tcp://192.168.1.5:10300", ServerAddress("192.168.1.5", 10300)),
        (" tcp://nas.local:1/ ", ServerAddress("nas.local", 1)),
        ("tcp://[fe80::1]:10300", ServerAddress("fe80::1", 10300)),
    ],
)
def test_addresses_are_read_as_people_write_them(text: str, address: ServerAddress) -> None:
    assert parse_server(text) == address
    assert parse_server(str(address)) == address


@pytest.mark.parametrize(
    "text", ["tcp://", "tcp://host", "tcp://host:0", "tcp://host:70000", "http://host:80", "tcp://a b:1", "x"]
)
def test_anything_but_an_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_server(text)
    with pytest.raises(SecondEarProblem, match="second-ear-unknown"):
        second_ear_opener(text)


def test_naming_a_server_sends_nothing_yet() -> None:
    with scripted(saying("play")) as server:
        open_ear, host = second_ear_opener(str(server.address))
        assert host == HERE.host
        open_ear().close()
        assert not server.asked
