"""What a seat has yet to hear: numbered, stored, cut short, and caught up with once and in order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voice_hanabi.phones.messages import Cut, Forget, Numbered, Say, Show
from voice_hanabi.phones.outbox import Outbox
from voice_hanabi.speaking.announcement import Announcement, Kind


def say(text: str, audience: int | None = 0, kind: Kind = Kind.NEWS) -> Announcement:
    return Announcement(audience, text, "en", kind)


def texts(messages: list[Numbered]) -> list[str]:
    return [message.text for message in messages if isinstance(message, Say)]


def test_a_phone_that_comes_late_gets_all_that_nobody_heard() -> None:
    outbox = Outbox()
    outbox.say(say("one"))
    outbox.say(say("two", None))
    taken, missed = outbox.missed(None)
    assert taken == 0
    assert texts(missed) == ["one", "two"]
    assert [message.number for message in missed] == [1, 2]


def test_what_was_heard_never_comes_again() -> None:
    outbox = Outbox()
    for text in ("one", "two", "three"):
        outbox.say(say(text))
    outbox.heard(2)
    assert texts(outbox.missed(None)[1]) == ["three"], "a page that was loaded again"
    assert texts(outbox.missed(3)[1]) == [], "a page that took the third before it lost its line"
    outbox.heard(99)
    assert texts(outbox.missed(None)[1]) == ["three"], "what was never said cannot have been heard"


def test_a_cut_reaches_a_listening_phone_and_removes_only_questions_from_any_other() -> None:
    outbox = Outbox()
    outbox.say(say("news"))
    outbox.say(say("answer", kind=Kind.ANSWER))
    outbox.say(say("which?", kind=Kind.PROMPT))
    outbox.say(say("which of all?", None, Kind.PROMPT))
    outbox.cut([Kind.ANSWER, Kind.PROMPT, Kind.NEWS], public=False)
    assert texts(outbox.missed(None)[1]) == ["news", "answer", "which of all?"]
    outbox.present = True
    number = outbox.last
    outbox.say(say("another", kind=Kind.ANSWER))
    outbox.cut([Kind.PROMPT, Kind.ANSWER], public=False)
    assert outbox.after(number)[-1] == Cut(number + 2, False, (Kind.ANSWER, Kind.PROMPT))
    assert texts(outbox.after(number)) == ["another"]


def test_the_current_view_goes_first_and_the_same_one_is_not_sent_twice() -> None:
    outbox = Outbox()
    outbox.show({"title": "one"})
    outbox.show({"title": "two"})
    outbox.say(say("said"))
    _, missed = outbox.missed(None)
    assert [type(message) for message in missed] == [Say], "views that are over are never sent"
    assert outbox.shown == {"title": "two"}
    outbox.present = True
    last = outbox.last
    outbox.show({"title": "two"})
    assert outbox.after(last) == []
    outbox.show({"title": "three"})
    assert outbox.after(outbox.last - 1) == [Show(outbox.last, {"title": "three"})]
    assert [type(message) for message in outbox.missed(None)[1]] == [Say]


def test_a_phone_that_is_away_for_the_whole_evening_has_a_limited_cost() -> None:
    outbox = Outbox(most=10)
    for number in range(100):
        outbox.say(say(str(number)))
    assert texts(outbox.missed(None)[1]) == [str(number) for number in range(90, 100)]


@pytest.mark.parametrize("present", [False, True])
def test_another_game_takes_back_what_was_private_heard_or_not(present: bool) -> None:
    outbox = Outbox()
    for text in ("heard secret", "heard by all"):
        outbox.say(say(text, None if "all" in text else 0))
    outbox.heard(2)
    outbox.present = present
    outbox.say(say("secret"))
    outbox.say(say("all", None))
    outbox.forget_private()
    assert texts(outbox.missed(None)[1]) == ["all"]
    assert texts(outbox.after(0)) == ["all"]
    assert [one.text for one in outbox.past] == ["heard by all"], "nor is it listed on another page"
    assert [outbox.said(number) and outbox.said(number).text for number in (1, 2, 3, 4)] == [
        None, "heard by all", None, "all",
    ], "nor does the table's voice speak it again"  # fmt: skip
    assert isinstance(outbox.after(0)[-1], Forget), "and the page that has it forgets it"


def test_another_game_lets_nothing_private_of_the_former_be_spoken_again() -> None:
    outbox = Outbox()
    outbox.say(say("secret"))
    outbox.say(say("all", None))
    outbox.heard(outbox.last)
    assert [one.text for number in (1, 2) if (one := outbox.said(number))] == ["secret", "all"]
    outbox.forget_private()
    assert outbox.said(1) is None
    assert outbox.said(2) is not None


Step = st.sampled_from(["say", "show", "lose", "heard", "reload"])


@given(st.lists(Step, max_size=60))
def test_however_often_the_line_is_lost_each_sentence_is_taken_once_and_in_order(steps: list[str]) -> None:
    outbox = Outbox()
    taken: list[str] = []
    received: int | None = None
    count = 0

    def take(messages: list[Numbered]) -> None:
        nonlocal received
        for message in messages:
            assert received is None or message.number > received
            received = message.number
            taken.extend(texts([message]))

    for step in [*steps, "reload"]:
        if step == "say":
            count += 1
            outbox.say(say(str(count)))
        elif step == "show":
            outbox.show(count)
        elif step == "heard" and received is not None:
            outbox.heard(received)
        elif step == "lose":
            outbox.present = True
            take(outbox.missed(received)[1])
            outbox.present = False
        elif step == "reload":
            if received is not None:
                outbox.heard(received)
            received = None
            take(outbox.missed(None)[1])
    assert taken == [str(number + 1) for number in range(count)]
