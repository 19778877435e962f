"""What others say while an action waits neither ends its moment nor reveals cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from benchmarks.secrecy.paired import NAMES
from benchmarks.secrecy.paired_deals import choices_with, pair_of
from benchmarks.secrecy.paired_tables import WAIT, OneTable, Spoken
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.phones.messages import Say
from voice_hanabi.serving.keeping.files import FilesStore
from voice_hanabi.serving.workers import Workers
from voice_hanabi.table.playing.waiting import Meanwhile, meanwhile


@pytest.fixture
def table(tmp_path: Path) -> Iterator[OneTable]:
    with closing(Workers(None, "en", 4)) as workers:
        found = OneTable("hanabi", "en", NAMES["en"][:3], workers, FilesStore(tmp_path))
        random = Random(3)
        choices = choices_with("hanabi", "en", NAMES["en"][:3], None, random)
        pair = pair_of(choices, 1, 0, random)
        assert pair is not None
        with closing(found):
            found.deal(choices, pair.deals[0])
            yield found


def current(table: OneTable) -> int:
    assert table.playing is not None
    return int(table.playing.state.current)


@pytest.mark.parametrize(
    "words",
    [
        "who is here",
        "pause",
        "go on",
        "mark this turn",
        "yes",
        "take back",
        "no",
        "think faster",
        "xyzzy",
        "english",
    ],
)
@pytest.mark.parametrize("after", [1, 2])
def test_nobody_else_ends_the_moment_in_which_an_action_can_be_taken_back(
    table: OneTable, words: str, after: int
) -> None:
    playing, mover = table.playing, current(table)
    assert playing is not None
    table.hear(Spoken("play the first", mover))
    waits = playing.open
    assert waits is not None
    table.hear(Spoken(words, (mover + after) % 3))
    assert playing.open == waits
    assert playing.state.turn == 0
    table.hear(Spoken("no", mover))
    assert playing.open is None
    assert playing.state.turn == 0


def test_what_was_read_back_counts_after_its_moment_whatever_else_is_said(table: OneTable) -> None:
    playing, mover = table.playing, current(table)
    assert playing is not None
    table.hear(Spoken("play the first", mover))
    table.hear(Spoken("pause", (mover + 1) % 3))
    table.hear(Spoken(WAIT))
    assert playing.state.turn == 1


def test_whether_an_action_would_give_the_turn_away_is_not_looked_up_in_cards(table: OneTable) -> None:
    playing, mover = table.playing, current(table)
    assert playing is not None
    table.hear(Spoken("play the first", mover))
    found = []
    for after in (1, 2):
        said = typed_line("play the second", seat=(mover + after) % 3)
        understood = table.served.friends.table._understand(said)
        with patch.object(type(playing.game), "apply", side_effect=AssertionError("looked at the cards")):
            found.append(meanwhile(playing, understood, said, time_passes=True))
    assert found == [Meanwhile.SETTLED_BEFORE, Meanwhile.GOES_ON]


def test_whoever_types_what_does_nothing_is_answered_alone(table: OneTable) -> None:
    mover = current(table)
    other = (mover + 1) % 3
    table.sent(mover)
    table.sent(other)
    table.hear(Spoken("ready", other))
    assert [one for one in table.sent(other) if isinstance(one, Say) and one.text]
    assert not [one for one in table.sent(mover) if isinstance(one, Say)]
