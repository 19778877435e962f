"""Partners of people who know no conventions: how they find out, and what they do then."""

from __future__ import annotations

from hanabi_playing import after, dealt

from voice_hanabi.contract.partners import Chosen, Level
from voice_hanabi.games.hanabi.partner import HanabiPartner
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNPROVEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.state import State
from voice_hanabi.games.hanabi.rules.view import view
from voice_hanabi.games.hanabi.talk.alone.reasons import explained
from voice_hanabi.language.wording import Wording

RULES = rules_for("en")
LATER = "R4 Y4 G2 B2 W2 Y2"
ANNA, PETER, EVA = range(3)


def move(state: State, people: tuple[int, ...] = (ANNA,), level: Level = Level.COMPANION) -> Chosen[Action]:
    return HanabiPartner(state.current, level, people).choose(state)


def manner(state: State, seat: int, level: Level = Level.USUAL) -> int:
    """How Eva thinks that a player plays."""
    follower = Follower(box_of(RULES, state.players), level is Level.COMPANION, (ANNA,))
    return follower.follow(view(state, EVA)).manner[seat]


RED = dealt(RULES, ["Y3 G3 B3 W3 Y4", "R1 W3 G3 B3 R3", "G4 B4 W4 Y3 R3"], then=LATER)
"""Anna may give Peter a clue about red: his oldest card is the one that fits, his newest is not."""


def test_a_beginners_clue_about_one_card_is_played_and_one_about_two_gives_no_reason_to_guess() -> None:
    assert move(after(RED, ClueRank(PETER, 1))).action == Play(1)
    assert not isinstance(move(after(RED, ClueColour(PETER, "red"))).action, Play)


def test_the_playable_one_of_two_cards_that_a_beginner_clued_is_played() -> None:
    state = after(RED, ClueRank(PETER, 3), ClueRank(EVA, 4), ClueColour(ANNA, "yellow"))
    state = after(state, ClueColour(PETER, "red"))
    assert move(state).action == Play(1)


ONE = dealt(RULES, ["Y3 G3 B3 R4 R1", "Y4 W3 G3 B3 R3", "G4 B4 W4 Y3 R3"], then=LATER)
"""'Red' means Anna's red one, as her newest card; only 'one' makes it certain that it fits."""


def test_a_beginner_is_told_what_makes_a_card_certain_rather_than_what_means_it() -> None:
    state = ONE._replace(current=PETER)
    assert move(state, ()).action == ClueColour(ANNA, "red")
    chosen = move(state)
    assert chosen.action == ClueRank(ANNA, 1)
    assert chosen.reason.name == "play-clue"


def test_whoever_discards_any_card_and_never_the_oldest_goes_by_the_words_alone() -> None:
    state = after(RED, ClueRank(EVA, 4), ClueRank(EVA, 4), ClueRank(ANNA, 4))
    assert manner(state, ANNA) == UNPROVEN
    state = after(state, Discard(3))
    assert manner(state, ANNA) == LITERAL


def test_whoever_plays_what_a_clue_meant_is_known_to_know_and_may_err_once() -> None:
    state = dealt(RULES, ["R1 G3 B3 W3 Y1", "B2 W3 G3 B3 R3", "G4 B4 W4 Y3 R3"], then=LATER)
    state = after(state, ClueRank(EVA, 4), ClueColour(ANNA, "red"), ClueRank(ANNA, 3))
    assert manner(state, ANNA) == UNPROVEN
    state = after(state, Play(1))
    assert manner(state, ANNA) == 0
    state = after(state, ClueRank(EVA, 4), ClueRank(PETER, 2), Discard(3), ClueRank(EVA, 4))
    assert manner(state, ANNA) == 0


def test_nobody_relies_on_a_finesse_of_somebody_who_has_shown_nothing_yet() -> None:
    state = dealt(RULES, ["Y3 G3 B3 W3 Y4", "Y3 G3 B3 W4 R1", "G4 B4 R2 W4 Y4"])
    given = after(state, ClueColour(EVA, "red"))
    assert move(given, (), Level.USUAL).action == Play(5)
    assert move(given, (ANNA,), Level.USUAL).action != Play(5)


def test_with_the_last_strike_at_stake_the_words_alone_count_of_whoever_means_no_more() -> None:
    table = BetweenTurns(box_of(RULES, 3))
    told_by = {giver: giver for giver in (ANNA, PETER, EVA)}
    for card, giver in told_by.items():
        table.giver[card] = giver
    table.manner[ANNA], table.manner[PETER] = LITERAL, UNPROVEN
    for strikes in range(RULES.max_strikes):
        table.strikes = strikes
        last = strikes == RULES.max_strikes - 1
        assert [table.believed(card) for card in told_by] == [not last, True, True]


def test_a_beginner_who_asks_why_hears_no_more_than_the_words_said() -> None:
    state = ONE._replace(current=PETER)
    chosen = move(state)
    wording = Wording("en", ("Anna", "Peter", "Eva"), "hanabi")
    said = explained(chosen.reason, view(after(state, chosen.action), ANNA), wording)
    assert said == "You can play the fifth."
