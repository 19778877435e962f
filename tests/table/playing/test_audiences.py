"""Who hears what, at the one place that decides it."""

from __future__ import annotations

from evening import PrivateEars

from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.conversation import Conversation, Reach
from voice_hanabi.table.playing.audiences import Audiences
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
