"""How partners play: each convention in a dealt position."""

from __future__ import annotations

from hanabi_playing import after, dealt

from voice_hanabi.contract.partners import Chosen, Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play, Rearrange
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State

RULES = rules_for("en")
LATER = "R4 Y4 G4 B4"
"""What is drawn first if it does not matter."""


def move(state: State, level: Level = Level.USUAL) -> Chosen[Action]:
    return HanabiPartner(state.current, level).choose(state)


def test_a_card_that_can_be_played_is_clued_and_played() -> None:
    state = dealt(RULES, ["R3 Y3 G3 B3 W3", "R4 Y4 G1 B4 W4"])
    told = move(state)
    assert told.action in (ClueColour(1, "green"), ClueRank(1, 1))
    assert told.reason.name == "play-clue"
    played = move(after(state, told.action))
    assert played.action == Play(3)
    assert played.reason.name in ("play-told", "play-known")


def test_a_five_in_the_oldest_place_is_kept() -> None:
    state = dealt(RULES, ["R3 Y3 G3 B3 W3", "G5 Y4 G4 B4 W4"])
    chosen = move(state)
    assert chosen.action == ClueRank(1, 5)
    assert chosen.reason.name == "save-five"


KEPT = dealt(RULES, ["Y5 R3 G3 B3 W3", "R4 Y4 G4 B4 W4"], then=LATER)
"""After a clue of fives Anna's second card is her oldest without a clue."""


def test_the_oldest_untouched_card_is_discarded_wherever_it_lies() -> None:
    state = after(KEPT, ClueRank(1, 4), ClueRank(0, 5), Rearrange(0, 2, 5))
    chosen = move(state._replace(clue_tokens=0))
    assert chosen.action == Discard(5)
    assert chosen.reason.name == "no-clue-left"


def test_a_drawn_card_in_the_freed_place_is_not_the_oldest() -> None:
    state = after(KEPT, ClueRank(1, 4), ClueRank(0, 5), Discard(2), Discard(1))
    assert move(state._replace(clue_tokens=0)).action == Discard(3)


def test_where_new_cards_come_in_on_the_left_the_rightmost_is_the_oldest() -> None:
    left = rules_for("en", draw_slot="left")
    state = after(dealt(left, ["R3 G3 B3 W3 Y5", "R4 Y4 G4 B4 W4"]), ClueRank(1, 4), ClueRank(0, 5))
    assert move(state._replace(clue_tokens=0)).action == Discard(4)


def test_a_clue_on_the_oldest_card_may_ask_to_keep_it_and_it_is_not_played_at_once() -> None:
    state = dealt(RULES, ["R3 Y3 G3 B3 W3", "G5 Y4 R1 B4 W4"])
    assert move(after(state, ClueRank(1, 5))).action != Play(1)


FINESSE = dealt(RULES, ["Y3 G3 B3 W3 Y4", "Y3 G3 B3 W4 R1", "G4 B4 R2 W4 Y4"])


def test_whoever_sees_that_a_clue_needs_their_newest_card_plays_it() -> None:
    chosen = move(after(FINESSE, ClueColour(2, "red")))
    assert chosen.action == Play(5)
    assert chosen.reason.name == "finesse"


def test_whoever_waits_plays_the_card_after_the_one_that_was_played_blind() -> None:
    state = after(FINESSE, ClueColour(2, "red"), Play(5))
    assert move(state).action == Play(3)


def test_a_companion_reads_no_finesse() -> None:
    assert move(after(FINESSE, ClueColour(2, "red")), Level.COMPANION).action != Play(5)


def test_a_touched_card_is_played_rather_than_the_newest_if_it_may_be_the_one() -> None:
    state = dealt(RULES, ["R1 Y3 G3 B3 W3", "R2 Y4 G3 B3 W4", "G4 B4 R3 W3 Y4"])
    state = after(state, ClueRank(1, 2), ClueColour(0, "red"), ClueRank(1, 3), Play(1))
    state = after(state, ClueRank(0, 3), ClueRank(0, 3))
    # Peter knows that he has a two: it is the red one that Eva's red three waits for.
    assert move(after(state, ClueColour(2, "red"))).action == Play(1)


def test_ones_are_played_one_after_the_other() -> None:
    state = dealt(RULES, ["R3 Y3 G3 B3 W3", "R1 Y1 G4 B4 W4"], then=LATER)
    state = after(state, ClueRank(1, 1))
    first = move(state).action
    assert first in (Play(1), Play(2))
    state = after(state, first, ClueRank(1, 4))
    assert move(state).action == (Play(2) if first == Play(1) else Play(1))


def test_a_card_known_to_be_useless_goes_before_the_oldest() -> None:
    state = dealt(RULES, ["Y3 R1 R1 G3 B3", "R4 Y4 G4 B4 W4"], then="G4 B4")
    state = after(state, ClueRank(1, 4), ClueRank(0, 1), Play(2), ClueColour(0, "red"))
    chosen = move(state._replace(clue_tokens=0))
    assert chosen.action == Discard(3)
    assert chosen.reason.name == "discard-useless"


def test_a_black_firework_begins_with_its_five() -> None:
    state = dealt(rules_for("pl", ("black",)), ["R3 Y3 G3 B3 W3", "R4 Y4 G4 K5 W4"])
    told = move(state)
    assert told.action == ClueRank(1, 5)
    assert move(after(state, told.action)).action == Play(4)
