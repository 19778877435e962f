"""A person who speaks over the table is heard to the end, and nobody misses what it was saying."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from held_devices import Table, eventually
from scripted import MOMENT, Evening

from voice_hanabi.evening.silences.talking_over import FOR_NOTHING, LONGEST, QUIET, TalkingOver
from voice_hanabi.hearing.sources.source import Source, TableTalkedOver
from voice_hanabi.speaking.announcement import Kind


@dataclass
class Room:
    """What a source reports about the room."""

    sounding: bool = False
    shut: bool = False


class Clock:
    """A clock that advances only on request."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    table.speaker.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def talking_over(table: Table, clock: Clock) -> TalkingOver:
    return TalkingOver(table.speaker, clock)


def looks(talking_over: TalkingOver, room: Room) -> float | None:
    return talking_over.look(cast("Source", room))


def saying(table: Table, *texts: str) -> None:
    for text in texts:
        table.say(None, text)
    eventually(lambda: table.public.sounding[-1:] == [texts[0]])


def test_it_is_silent_at_once_and_the_microphone_may_listen(table: Table, talking_over: TalkingOver) -> None:
    saying(table, "Petr plays blue two.")
    talking_over.begins()
    assert talking_over.held
    assert table.public.sounding == []
    assert not table.speaker.speaking_aloud()
    assert table.speaker.aloud_ended() is not None


def test_if_nothing_comes_of_it_the_sentence_is_said_again_and_then_to_its_end(
    table: Table, talking_over: TalkingOver, clock: Clock
) -> None:
    saying(table, "Petr plays blue two.", "It fits.")
    talking_over.begins()
    assert looks(talking_over, Room(sounding=True)) is not None
    clock.now += QUIET / 2
    assert looks(talking_over, Room()) is not None
    clock.now += QUIET
    assert looks(talking_over, Room()) is None
    eventually(lambda: table.public.sounding == ["Petr plays blue two."])
    talking_over.begins()
    assert not talking_over.held
    table.public.finish()
    eventually(lambda: table.public.sounding == ["It fits."])
    assert table.public.played == ["Petr plays blue two."] * 2 + ["It fits."]


def test_what_was_understood_cuts_what_it_answers_and_the_news_goes_on(
    table: Table, talking_over: TalkingOver
) -> None:
    saying(table, "Petr plays blue two.")
    table.say(None, "Your turn.", Kind.PROMPT)
    talking_over.begins()
    table.speaker.hush(None)
    talking_over.dealt_with(understood=True)
    eventually(lambda: table.public.sounding == ["Petr plays blue two."])
    table.public.finish()
    eventually(lambda: not table.speaker.speaking_aloud())
    assert "Your turn." not in table.public.played


def test_nothing_of_what_was_cut_is_said_while_it_is_held(table: Table, talking_over: TalkingOver) -> None:
    saying(table, "Anna plays the first card.")
    talking_over.begins()
    table.speaker.hush(None, news=True)
    talking_over.dealt_with(understood=True)
    eventually(lambda: not table.speaker.speaking_aloud())
    assert table.public.played == ["Anna plays the first card."]
    saying(table, "Taken back.")


def test_nobody_can_talk_so_long_that_the_table_never_goes_on(
    table: Table, talking_over: TalkingOver, clock: Clock
) -> None:
    saying(table, "Petr plays blue two.")
    talking_over.begins()
    for _ in range(round(LONGEST)):
        clock.now += 1.0
        looks(talking_over, Room(sounding=True))
    assert not talking_over.held
    eventually(lambda: table.public.sounding == ["Petr plays blue two."])


def test_a_room_full_of_voices_does_not_keep_it_from_speaking(
    table: Table, talking_over: TalkingOver, clock: Clock
) -> None:
    for number in range(FOR_NOTHING + 1):
        saying(table, f"Sentence {number}.")
        talking_over.begins()
        assert talking_over.held == (number < FOR_NOTHING)
        clock.now += 2 * QUIET
        looks(talking_over, Room())
        if number < FOR_NOTHING:
            clock.now += 2 * QUIET
            looks(talking_over, Room())
            eventually(lambda: bool(table.public.sounding))
        table.public.finish()
        eventually(lambda: not table.speaker.speaking_aloud())
        looks(talking_over, Room())
    # Something said over it was meant for it after all.
    talking_over.dealt_with(understood=True)
    saying(table, "The last one.")
    talking_over.begins()
    assert talking_over.held


def test_what_is_silent_already_is_not_held(table: Table, talking_over: TalkingOver) -> None:
    talking_over.begins()
    assert not talking_over.held
    saying(table, "Petr plays blue two.")


def test_a_table_without_a_loudspeaker_has_nothing_to_hold(tmp_path: Path) -> None:
    lines = Evening(tmp_path, [TableTalkedOver(), "play the first", 2 * MOMENT]).run()
    assert "Petr" in lines[-1]
