"""A refused play or discard explains the one next bare place of its player: no later one, and no other's."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening, stacked

from voice_hanabi.contract.commands import StandIn
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import Tile
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.talk.commands import Discard, Play
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.partners_turn import stand_in

NAMES = PLAYERS["en"][:3]
HANDS = ("y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3")
DRAWS = "g2 w3 y1 b4 g1 y3 r2"
REFUSED = (("play the sixth", Play), ("discard the sixth", Discard))
CLUES = ("petr ones", "eva ones", "anna ones")


def at_turn(folder: Path, turn: int) -> Evening:
    """An evening at which a number of clues were given, so that the player may play or discard."""
    evening = Evening(folder)
    evening.sit_down(stacked(HANDS, DRAWS), NAMES)
    for clue in CLUES[:turn]:
        evening.say(clue)
        evening.wait()
    assert evening.state.turn == turn
    return evening


def is_asked_about(evening: Evening, place: str, seat: int | None) -> bool:
    """Say a bare place; return whether the table asks what was meant."""
    evening.say(place, seat)
    return evening.playing.open is not None and not isinstance(evening.playing.open, ReadBack)


def read_back(evening: Evening) -> object:
    assert isinstance(evening.playing.open, ReadBack)
    return evening.playing.open.command


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("refused", "kind"), REFUSED)
def test_it_explains_the_next_bare_place_and_no_other(
    tmp_path: Path, refused: str, kind: type[Play | Discard], turn: int, known: bool
) -> None:
    evening = at_turn(tmp_path, turn)
    seat = evening.state.current if known else None
    evening.say(refused, seat)
    assert evening.playing.open is None
    evening.say("the fifth", seat)
    assert read_back(evening) == kind(5)
    evening.say("take it back", seat)
    assert is_asked_about(evening, "the third", seat)


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize("explains", [True, False], ids=["explains a place", "explains none"])
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("refused", "kind"), REFUSED)
def test_it_explains_no_place_of_a_later_turn(
    tmp_path: Path, refused: str, kind: type[Play | Discard], turn: int, explains: bool, known: bool
) -> None:
    evening = at_turn(tmp_path, turn)
    evening.say(refused)
    if explains:
        evening.say("the fifth")
    else:
        evening.say(f"{NAMES[(evening.state.current + 1) % 3].lower()} threes")
    evening.wait()
    for later in (1, 2):
        assert evening.state.turn == turn + later
        assert is_asked_about(evening, "the second", evening.state.current if known else None)
        evening.say("no")
        evening.say("play the second")
        evening.wait()


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
@pytest.mark.parametrize(("refused", "kind"), REFUSED)
def test_a_turn_that_the_computer_took_for_its_player_ends_it(
    tmp_path: Path, refused: str, kind: type[Play | Discard], known: bool
) -> None:
    evening = Evening(tmp_path, names=NAMES)
    evening.deal()
    evening.say(refused, 0)
    stand_in(evening.playing, StandIn(0))
    while evening.table.thinking is not None:
        evening.table.move()
    assert evening.state.current == 1
    assert is_asked_about(evening, "the second", 1 if known else None)


@pytest.mark.parametrize("after", [1, 2])
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("refused", "kind"), REFUSED)
def test_it_explains_no_place_of_another_player(
    tmp_path: Path, refused: str, kind: type[Play | Discard], turn: int, after: int
) -> None:
    evening = at_turn(tmp_path, turn)
    current = evening.state.current
    evening.say(refused, current)
    other = (current + after) % 3
    told = evening.playing.conversation.wording.say("not-your-turn", player=NAMES[current])
    assert evening.say("the fifth", other) == [f"{NAMES[other]}: {told}"]
    assert evening.playing.open is None
    evening.say("the fourth", current)
    assert read_back(evening) == kind(4)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_the_game_asks_of_a_player_no_other_answers(tmp_path: Path, seat: int | None) -> None:
    evening = Evening(tmp_path)
    state = stacked(HANDS, DRAWS, rules=rules_for("pl", ("tiles",)))
    evening.sit_down(state._replace(pending=Tile.TO_DECK, discards=(Card("green", 4),)), NAMES)
    assert evening.playing.teller.asks(evening.state)
    evening.say("one", seat)
    assert isinstance(evening.playing.open, ReadBack) is (seat in (None, 0))
