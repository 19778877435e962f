"""What a partner's card can still be is shown in words, in lessons and on phones; never one's own card."""

from __future__ import annotations

import pytest
from lesson_table import LessonTable

from voice_hanabi.contract.shown import ShownGroup
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.lessons.order import COUNT


def thoughts(lesson: LessonTable) -> list[ShownGroup]:
    shown = lesson.teaching.shown(0)
    assert shown is not None
    found = [group for group in shown.groups if group.kind == "possible"]
    assert found == [group for group in lesson.teaching.board().groups if group.kind == "possible"]
    return found


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partner_s_card_is_thought_of_in_words_and_one_s_own_is_found_out_alone(language: str) -> None:
    seen = 0
    for number in range(1, COUNT + 1):
        lesson = LessonTable(language, number)
        own, *others = lesson.teaching.conversation.names
        for place in range(len(lesson.teaching.plan.steps)):
            lesson.do(lesson.teaching.go_to(place))
            for group in thoughts(lesson):
                seen += 1
                assert any(name in group.title for name in others)
                assert own not in group.title
                assert all(card.name and card.word for card in group.cards)
    assert seen >= 2
