"""Who hears what, at the one place that decides it."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import PLAYERS, Evening, PrivateEars, sentence_of, stacked
from test_partners import Partnered, chosen

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.actions import ClueRank
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Conversation, Reach
from voice_hanabi.table.playing.audiences import Audiences
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.playing.partners import Partners

NAMES = ("Anna", "Petr")


def told_alone(reach: Reach) -> list[object]:
    conversation = Conversation(HANABI, "en", NAMES)
    ears = PrivateEars({1: reach})
    audiences = Audiences(conversation, HANABI.teller(conversation.wording), ears, Partners(HANABI))
    return list(audiences.alone(1, "You hold two ones."))


def test_what_is_for_one_seat_alone_is_not_said_at_all_where_it_has_no_ear() -> None:
    assert told_alone(Reach.NO) == []
    for reach in (Reach.YES, Reach.HEADSET_ELSEWHERE):
        (said,) = told_alone(reach)
        assert isinstance(said, Announcement)
        assert said.audience == 1


# Refusals that only their giver may hear

HANDS = ("r1 r2 w3 w1 b2", "r1 b3 w1 b5 y2", "w1 r3 b1 b2 r5")
"""Nobody holds a four or a green card."""
TOUCHES_NOTHING = ("{name} fours", "{name} green")
OF_NO_CARDS = ("{name} you have a four in the first place", "{name} you have one four")
IMPOSSIBLE = [
    *((said, ()) for said in TOUCHES_NOTHING),
    *((said, ("empty-clues",)) for said in OF_NO_CARDS),
]
"""Clues that can't be given because of cards that their receiver can't see, and the variants played."""
WITHOUT_A_PRIVATE_EAR = [reach for reach in Reach if reach is not Reach.YES]


def refused(folder: Path, said: str, variants: tuple[str, ...], giver: int, reach: Reach) -> Evening:
    """An evening at which the giver, who can be reached like this, has just said such a clue."""
    evening = Evening(folder, ears=PrivateEars({giver: reach}))
    names = PLAYERS["en"][:3]
    evening.sit_down(stacked(HANDS, rules=rules_for("en", variants), first=giver), names)
    evening.say(said.format(name=names[(giver + 1) % 3].lower()), giver)
    return evening


@pytest.mark.parametrize("giver", range(3))
@pytest.mark.parametrize(("said", "variants"), IMPOSSIBLE)
def test_what_others_may_not_know_is_refused_to_its_giver_alone(
    tmp_path: Path, said: str, variants: tuple[str, ...], giver: int
) -> None:
    evening = refused(tmp_path, said, variants, giver, Reach.YES)
    (told,) = evening.effects
    assert isinstance(told, Announcement)
    assert told.audience == giver
    assert evening.playing.open is None


@pytest.mark.parametrize("reach", WITHOUT_A_PRIVATE_EAR)
@pytest.mark.parametrize("giver", range(3))
@pytest.mark.parametrize(("said", "variants"), IMPOSSIBLE)
def test_who_has_no_private_ear_now_is_asked_again_aloud(
    tmp_path: Path, said: str, variants: tuple[str, ...], giver: int, reach: Reach
) -> None:
    evening = refused(tmp_path, said, variants, giver, reach)
    (asked,) = evening.effects
    assert isinstance(asked, Announcement)
    assert asked.audience is None
    assert asked.text == evening.playing.conversation.wording.say("which-clue")
    evening.say("ones", giver)
    assert isinstance(evening.playing.open, ReadBack)


@pytest.mark.parametrize("reach", Reach)
def test_who_plays_only_with_computers_is_refused_whatever_ear_there_is(tmp_path: Path, reach: Reach) -> None:
    alone = Partnered(tmp_path, chosen("en", ("Anna",), ("Tom", "Lucy")), {0: reach})
    alone.take(alone.table.deal_now())
    state = alone.playing.state
    assert state.current == 0
    lacking = set(range(1, 6)) - {held.card.rank for held in state.hands[1]}
    wording = alone.table.conversation.wording
    clue = sentence_of(ClueRank(1, min(lacking)), wording)
    (told,) = alone.table.hear(typed_line(clue))
    assert isinstance(told, Announcement)
    assert told.audience == (0 if reach is Reach.YES else None)
    assert told.text != wording.say("which-clue")
    assert alone.playing.open is None


# What all may hear

ASKED = ("fireworks", "how many clues are left", "whose turn is it")
NOT_NOW = ("discard the first", "play the sixth", "take it back")


@pytest.mark.parametrize("reach", Reach)
@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("said", [*ASKED, *NOT_NOW])
def test_what_all_may_hear_never_waits_in_an_ear_that_is_not_worn(
    tmp_path: Path, said: str, seat: int | None, reach: Reach
) -> None:
    evening = Evening(tmp_path, ears=PrivateEars({0: reach}))
    evening.sit_down(stacked(HANDS), PLAYERS["en"][:3])
    evening.say(said, seat)
    (told,) = evening.effects
    assert isinstance(told, Announcement)
    assert told.audience == (0 if seat == 0 and reach is Reach.YES else None)
