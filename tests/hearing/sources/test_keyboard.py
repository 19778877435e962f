"""Typed lines, in every state that a pipe can be in."""

from __future__ import annotations

import queue
import subprocess
import sys

from voice_hanabi.hearing.phrases import graph_of
from voice_hanabi.hearing.sources.source import SourceEnded, SourceEvent
from voice_hanabi.hearing.sources.typed.keyboard import LONGEST_LINE, Keyboard, typed_utterances

_PROGRAM = """
import queue
from voice_hanabi.hearing.sources.typed.keyboard import Keyboard
events = queue.Queue()
keyboard = Keyboard()
keyboard.start(events.put)
while True:
    event = events.get(timeout=10)
    print(ascii(getattr(event, "text", type(event).__name__)))
    if type(event).__name__ == "SourceEnded":
        break
"""


def texts(*lines: bytes) -> list[str]:
    return [utterance.text for utterance in typed_utterances(lines)]


def test_each_line_is_an_utterance_except_blank_ones() -> None:
    assert texts(b"zahraj druhou\n", b"\n", "  řekni   Anně červenou \r\n".encode(), b" \t \n") == [
        "zahraj druhou",
        "řekni Anně červenou",
    ]


def test_a_typed_utterance_says_that_it_was_typed_and_when() -> None:
    utterance = next(typed_utterances([b"help"]))
    assert utterance.typed
    assert utterance.ended > 0
    assert utterance.seat is None


def test_invalid_utf8_stays_a_line() -> None:
    assert texts("řekni".encode("cp1250") + b" anna\n") == ["\ufffdekni anna"]


def test_byte_order_marks_zero_bytes_and_endless_lines_do_no_harm() -> None:
    assert texts(b"\xef\xbb\xbfhelp\n", b"a\0b\n") == ["help", "a b"]
    assert len(texts(b"x" * 100_000)[0]) == LONGEST_LINE


def test_the_end_of_input_is_reported_once_and_last() -> None:
    events: queue.Queue[SourceEvent] = queue.Queue()
    keyboard = Keyboard([b"one\n", b"two\n"])
    keyboard.expect(graph_of(["three"]))
    keyboard.start(events.put)
    keyboard.ready()
    assert [events.get(timeout=5) for _ in range(3)][2] == SourceEnded()
    assert events.empty()


def test_a_closed_keyboard_says_nothing_more() -> None:
    events: queue.Queue[SourceEvent] = queue.Queue()
    keyboard = Keyboard([b"one\n"])
    keyboard.close()
    keyboard.start(events.put)
    keyboard.close()
    assert events.empty()


def test_standard_input_works_when_it_is_piped() -> None:
    program = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        input="Anno, první\n".encode(),
        capture_output=True,
        check=True,
        timeout=30,
    )
    assert program.stdout.decode().splitlines() == [ascii("Anno, první"), "'SourceEnded'"]
    assert program.stderr == b""


def test_a_closed_standard_input_is_the_end_of_input() -> None:
    program = subprocess.run(
        [sys.executable, "-c", "import os, sys\nsys.stdin = None\n" + _PROGRAM],
        capture_output=True,
        check=True,
        timeout=30,
    )
    assert program.stdout.decode().splitlines() == ["'SourceEnded'"]
