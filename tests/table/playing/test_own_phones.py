"""What players say by their own phones concerns them alone: refusals, and how they are spoken to."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening, PrivateEars

from voice_hanabi.contract.commands import ControlVerb
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Reach
from voice_hanabi.table.conversation.effects import Adjust, Hush, SayAgain

NAMES = ("Anna", "Petr")


def seated(folder: Path, reach: Reach = Reach.YES) -> Evening:
    evening = Evening(folder, names=NAMES, seed=3, ears=PrivateEars({0: reach, 1: reach}))
    evening.deal()
    return evening


def tapped(evening: Evening, text: str, seat: int) -> list[str]:
    """Tap or type something on a seat's phone; return the lines that it brings."""
    return evening.hear(typed_line(text, seat=seat))


@pytest.mark.parametrize(
    "refused",
    [
        "Anna, reds",  # her own
        "take it back",
        "no",
        "7",
        "xyzzy",
    ],
)
def test_what_is_impossible_is_told_to_the_one_who_tapped_it_and_to_nobody_else(
    tmp_path: Path, refused: str
) -> None:
    evening = seated(tmp_path)
    seat = int(evening.state.current)
    before = evening.state
    lines = tapped(evening, refused, seat)
    assert lines
    assert all(line.startswith(f"{NAMES[seat]}: ") for line in lines), lines
    assert evening.state is before


def test_only_the_player_who_tapped_a_forbidden_discard_hears_the_refusal(tmp_path: Path) -> None:
    evening = seated(tmp_path)
    seat = int(evening.state.current)
    (line,) = tapped(evening, "discard the first", seat)
    assert line.startswith(f"{NAMES[seat]}: "), "all clue tokens are there"


def test_whoever_has_no_ear_is_refused_aloud(tmp_path: Path) -> None:
    evening = seated(tmp_path, Reach.NO)
    (line,) = tapped(evening, "take it back", int(evening.state.current))
    assert line.startswith("table: ")


@pytest.mark.parametrize("seat", [0, 1])
def test_how_a_seat_is_spoken_to_is_its_own_choice(tmp_path: Path, seat: int) -> None:
    evening = seated(tmp_path)
    for word in ("slower", "faster", "louder", "quieter"):
        tapped(evening, word, seat)
        assert evening.effects == [Adjust(ControlVerb(word), seat)]
    tapped(evening, "repeat", seat)
    assert evening.effects == [SayAgain(seat)]
    tapped(evening, "stop", seat)
    assert evening.effects[:2] == [Hush(None, news=True), Hush(seat, news=True)]
    assert not [made for made in evening.effects[2:] if isinstance(made, Hush)], "the other one still hears"
    lengths = dict(evening.table.conversation.lengths)
    (line,) = tapped(evening, "more detail", seat)
    assert line.startswith(f"{NAMES[seat]}: ")
    changed = {
        one for one, length in evening.table.conversation.lengths.items() if lengths.get(one) != length
    }
    assert changed == {seat}


def test_at_the_table_it_is_everybodys_as_before(tmp_path: Path) -> None:
    evening = seated(tmp_path)
    evening.type("slower")
    assert evening.effects == [Adjust(ControlVerb.SLOWER)]
    evening.type("stop")
    assert {made.audience for made in evening.effects if isinstance(made, Hush)} == {None, 0, 1}
    assert not [
        made for made in evening.effects if isinstance(made, Announcement) and made.audience is not None
    ]
