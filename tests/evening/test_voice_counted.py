"""How long voices have sounded while an action waits, on a computer that rarely has time to check."""

from __future__ import annotations

from voice_hanabi.evening.silences.moment import LATE, SHORTEST_WORD, TICK, MomentOver, QuietMoment


def over_after(looks: list[tuple[float, bool]]) -> MomentOver | None:
    """Check at these moments (seconds), each with whether a voice sounds then; return the last result."""
    moment = QuietMoment(0.5)
    moment.begin()
    found = None
    for now, sounding in looks:
        found = moment.look(now, shut=False, sounding=sounding, heard_until=now)
    return found


def test_a_click_that_two_distant_looks_see_is_not_a_word() -> None:
    late = 20 * SHORTEST_WORD
    told = over_after([(0.0, False), (late, True), (late + 0.1, False), (late + 0.1 + LATE, False)])
    assert told == MomentOver(spoken_over=False)


def test_a_voice_that_every_look_sees_counts() -> None:
    seen = [(number * TICK, True) for number in range(10)]
    assert over_after([*seen, (0.6, False), (0.7 + LATE, False)]) == MomentOver(spoken_over=True)
