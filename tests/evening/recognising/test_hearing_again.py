"""A second ear in an evening: Wyoming servers that are dead, slow or babbling, and what is said meanwhile.

The first ear is scripted, so that its doubts are known; the table, the session and the servers are real.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
from scripted import NAMES, Evening, Step, Told, place_of
from wyoming_servers import cut, no_event, saying, scripted, silent

from voice_hanabi.evening.recognising.hearing_again import HeardAgain, HearingAgain
from voice_hanabi.evening.recognising.second_ear import is_doubted, likely_words
from voice_hanabi.evening.session import Session
from voice_hanabi.evening.silences.moment import Pace
from voice_hanabi.hearing.second_ear.opening import second_ear_opener
from voice_hanabi.hearing.utterance import Alternative, Evidence, Utterance, typed_line
from voice_hanabi.language.wording import Wording
from voice_hanabi.system.server_address import ServerAddress

WORDS = Wording("en", NAMES, "hanabi")
READ_BACK = Told("Playing the second")


def unsure(text: str) -> Utterance:
    return Utterance((Alternative(text),), evidence=Evidence(5.0, 10.0))


def sure(text: str) -> Utterance:
    return Utterance((Alternative(text),), evidence=Evidence(10.0, 10.0))


def evening(folder: Path, steps: list[Step], server: ServerAddress, longest: float = 2.5) -> Evening:
    """An evening in which every utterance has a second of sound, and a server for its second ear."""
    made = Evening(folder, steps)
    events: queue.SimpleQueue[object] = queue.SimpleQueue()
    conversation = made.table.conversation
    again = HearingAgain(
        events.put,
        doubts=lambda utterance: is_doubted(made.table, utterance),
        sound_of=lambda utterance: np.zeros(16_000, np.int16),
        likely=lambda: likely_words(made.table.interpreter, made.table.expectation),
        opener=lambda: second_ear_opener(str(server)),
        tell=lambda problem: made.speaker.say(conversation.everyone(WORDS.problem(problem))),
        longest=longest,
    )
    again.want(wanted=True, wording=WORDS)
    made.session = Session(
        made.table,
        made.speaker,
        made.source,
        Pace(waits=True, moment=0.3),
        events=events,
        undelivered=made.problems.append,
        again=again,
    )
    return made


def test_what_both_ears_heard_is_done_without_a_question(tmp_path: Path) -> None:
    with scripted(saying("Play the second card.")) as server:
        made = evening(tmp_path, [unsure("play the second card"), READ_BACK, 1.0], server.address)
        made.run()
        assert made.turn == 1
        assert len(server.asked) == 1


def test_without_a_second_ear_it_is_asked_about(tmp_path: Path) -> None:
    made = Evening(tmp_path, [unsure("play the second card"), 1.0])
    made.run()
    assert made.turn == 0


def test_what_is_sure_is_done_at_once_and_sent_nowhere(tmp_path: Path) -> None:
    with scripted(silent) as server:
        made = evening(tmp_path, [sure("play the second card"), READ_BACK, 1.0], server.address)
        made.run()
        assert made.turn == 1
        assert not server.asked


@pytest.mark.parametrize("answer", [cut, no_event, silent], ids=lambda one: one.__name__)
def test_an_ear_that_fails_is_reported_once_and_the_first_goes_on(
    tmp_path: Path, answer: Callable[[BinaryIO], None]
) -> None:
    steps: list[Step] = [
        unsure("play the second card"),
        Told("I'm listening with my own"),
        0.3,
        sure("no"),
        0.3,
        unsure("play the third card"),
        0.5,
    ]
    with scripted(answer) as server:
        made = evening(tmp_path, steps, server.address, longest=0.6)
        lines = made.run()
        asked = len(server.asked)
    assert sum("I'm listening with my own" in line for line in lines) == 1
    assert asked == 1, "it is left alone for a while"
    second, third = (place_of(lines, word) for word in ("second", "third"))
    assert second < third, "both were asked about, in their order"
    assert made.turn == 0


def test_what_is_said_meanwhile_waits_for_nobody_and_nothing_is_done_twice(tmp_path: Path) -> None:
    late = 0.8

    def slowly(out: BinaryIO) -> None:
        time.sleep(late)
        saying("Play the second card.")(out)

    steps: list[Step] = [
        unsure("play the second card"),
        sure("yes"),
        Told("Playing the second"),
        1.5,
        typed_line("score"),
        0.3,
    ]
    with scripted(slowly) as server:
        made = evening(tmp_path, steps, server.address)
        made.run()
    assert made.turn == 1, "played once: by the yes, and not again when the second ear had heard it"


def test_nothing_is_carried_out_while_an_ear_listens(tmp_path: Path) -> None:
    def slowly(out: BinaryIO) -> None:
        time.sleep(1.2)
        saying("No, take it back.")(out)

    hardly = Utterance((Alternative("whose turn is it"),), evidence=Evidence(3.9, 10.0))
    steps: list[Step] = [sure("play the second card"), READ_BACK, hardly, 2.5]
    with scripted(slowly) as server:
        made = evening(tmp_path, steps, server.address)
        made.run()
        assert len(server.asked) == 1
    assert made.turn == 0, "the moment in which a no takes it back has not passed meanwhile"


def test_the_end_of_the_input_loses_nothing(tmp_path: Path) -> None:
    with scripted(silent) as server:
        made = evening(tmp_path, [unsure("play the second card")], server.address)
        lines = made.run()
    assert any("second" in line for line in lines)


def test_late_answers_answer_nothing() -> None:
    again = HearingAgain(lambda event: None)
    assert again.came(HeardAgain(7, "play")) is None
    assert not again.holds(unsure("play"))
    assert not again.waiting


@pytest.mark.parametrize("language", ["en", "cs", "pl", "da"])
def test_players_are_told_what_leaves_the_computer(language: str) -> None:
    again = HearingAgain(lambda event: None, opener=lambda: second_ear_opener("tcp://nas.local:10300"))
    wording = Wording(language)
    told = again.want(wanted=True, wording=wording)
    assert told == wording.say("second-ear-on-elsewhere", host="nas.local")
    assert "nas.local" in told
    assert again.want(wanted=False, wording=wording) == wording.say("second-ear-off")
    unknown = HearingAgain(lambda event: None, opener=lambda: second_ear_opener("tcp://nowhere"))
    assert "tcp://nowhere" in unknown.want(wanted=True, wording=wording)
