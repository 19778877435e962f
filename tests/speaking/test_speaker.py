"""What is cut, what is queued, what waits: a speaker with devices whose speed the test controls."""

from __future__ import annotations

import time

from held_devices import NAMES, PATIENCE, Table, eventually

from voice_hanabi.speaking.announcement import Announcement, Cue, Kind
from voice_hanabi.speaking.reasons import EarReach, ReasonCode
from voice_hanabi.speaking.routes import DeviceRoute
from voice_hanabi.speaking.settings import Adjustment
from voice_hanabi.speaking.sound import Sound


def test_news_queue_up_and_never_talk_over_each_other(table: Table) -> None:
    table.say(None, "One. Two.")
    table.say(None, "Three.")
    assert table.lines.getvalue() == "table: One. Two.\ntable: Three.\n"
    for words in (["One."], ["One.", "Two."], ["One.", "Two.", "Three."]):
        eventually(lambda words=words: table.public.played == words)  # type: ignore[misc]
        assert len(table.public.sounding) == 1
        assert table.speaker.speaking_aloud()
        assert not table.speaker.wait_until_quiet(0)
        table.public.finish()
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert not table.speaker.speaking_aloud()
    ended = table.speaker.aloud_ended()
    assert ended is not None
    assert ended <= time.monotonic()


def test_two_ears_sound_at_once_each_its_own_words(table: Table) -> None:
    table.say(0, "For Anna.")
    table.say(1, "For Petr.")
    eventually(lambda: bool(table.ear("a").sounding and table.ear("b").sounding))
    assert table.ear("a").played == ["For Anna."]
    assert table.ear("b").played == ["For Petr."]
    assert table.lines.getvalue() == ""
    assert table.devices.private == {DeviceRoute(): False, DeviceRoute("a"): True, DeviceRoute("b"): True}
    assert table.speaker.wait_until_quiet(PATIENCE, aloud_only=True)
    assert not table.speaker.wait_until_quiet(0)


def test_an_ear_speaks_when_all_that_everyone_hears_of_the_moment_is_over(table: Table) -> None:
    with table.speaker.together():
        table.say(0, "Your turn.")
        time.sleep(0.05)
        table.say(None, "It fits.")
        table.say(None, "Anna's turn.")
    for words in ("It fits.", "Anna's turn."):
        eventually(lambda words=words: table.public.sounding == [words])  # type: ignore[misc]
        time.sleep(0.05)
        assert table.ear("a").played == []
        table.public.finish()
    eventually(lambda: table.ear("a").sounding == ["Your turn."])


def test_what_everyone_hears_waits_for_no_ear_and_the_ear_says_its_sentence_again(table: Table) -> None:
    table.say(0, "Petr has red one. Eva has blue two. That is all.")
    eventually(lambda: table.ear("a").sounding == ["Petr has red one."])
    table.ear("a").finish()
    eventually(lambda: table.ear("a").sounding == ["Eva has blue two."])
    table.say(None, "It fits.")
    assert table.ear("a").sounding == [], "at once, however long the private words still are"
    eventually(lambda: table.public.sounding == ["It fits."])
    assert table.ear("a").played == ["Petr has red one.", "Eva has blue two."]
    table.public.finish()
    eventually(lambda: table.ear("a").sounding == ["Eva has blue two."])
    table.ear("a").finish()
    eventually(lambda: table.ear("a").sounding == ["That is all."])


def test_an_ear_that_waits_can_be_cut_and_resumed(table: Table) -> None:
    table.say(None, "A long story.")
    table.say(0, "An answer.", Kind.ANSWER)
    table.say(0, "News.")
    table.speaker.hush(0)
    eventually(lambda: bool(table.public.sounding))
    table.public.finish()
    eventually(lambda: table.ear("a").sounding == ["News."])
    assert table.ear("a").played == ["News."]


def test_a_mere_sound_for_everyone_interrupts_no_ear(table: Table) -> None:
    table.say(0, "Petr has red one.")
    eventually(lambda: bool(table.ear("a").sounding))
    table.speaker.say(Announcement(None, "", "en", cue=Cue.UNHEARD))
    assert table.ear("a").sounding == ["Petr has red one."]
    assert table.speaker.speaking_aloud()


def test_no_ear_begins_in_a_mere_sound_for_everyone(table: Table) -> None:
    with table.speaker.together():
        table.say(0, "Your turn.")
        table.speaker.say(Announcement(None, "", "en", cue=Cue.CLUE))
    eventually(lambda: bool(table.public.sounding))
    time.sleep(0.05)
    assert table.ear("a").played == []
    table.public.finish()
    eventually(lambda: table.ear("a").sounding == ["Your turn."])


def test_no_private_word_however_long_holds_up_what_everyone_hears(table: Table) -> None:
    # The pauses in what everyone hears must not reveal how long a private answer is.
    for private in (None, "One.", "One. Two. Three. Four. Five."):
        if private is not None:
            table.say(0, private)
            eventually(lambda: bool(table.ear("a").sounding))
        table.say(None, "It fits.")
        eventually(lambda: table.public.sounding == ["It fits."])
        table.speaker.hush(0, news=True)
        table.public.finish()
        assert table.speaker.wait_until_quiet(PATIENCE)


def test_a_newer_answer_replaces_the_old_and_leaves_news(table: Table) -> None:
    table.say(0, "News.")
    eventually(lambda: table.ear("a").sounding == ["News."])
    table.say(0, "Old answer.", Kind.ANSWER)
    table.say(0, "New answer.", Kind.ANSWER)
    assert table.ear("a").sounding == ["News."]
    table.ear("a").finish()
    eventually(lambda: table.ear("a").sounding == ["New answer."])
    table.say(0, "Newest answer.", Kind.ANSWER)
    eventually(lambda: table.ear("a").sounding == ["Newest answer."])
    assert table.ear("a").played == ["News.", "New answer.", "Newest answer."]


def test_hush_cuts_answers_and_questions_but_news_only_on_stop(table: Table) -> None:
    table.say(0, "An answer. It is long.", Kind.ANSWER)
    table.say(0, "A question?", Kind.PROMPT)
    table.say(0, "News.")
    eventually(lambda: table.ear("a").sounding == ["An answer."])
    table.speaker.hush(1)
    table.speaker.hush(None, news=True)
    assert table.ear("a").sounding == ["An answer."]
    table.speaker.hush(0)
    eventually(lambda: table.ear("a").sounding == ["News."])
    table.speaker.hush(0)
    assert table.ear("a").sounding == ["News."]
    table.say(0, "More news.")
    table.speaker.hush(0, news=True)
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert table.ear("a").played == ["An answer.", "News."]
    assert table.undelivered == []


def test_a_question_to_all_is_cut_when_somebody_answers(table: Table) -> None:
    table.say(None, "Anna tells Petr: one.")
    table.say(None, "Shall I deal?", Kind.PROMPT)
    eventually(lambda: bool(table.public.sounding))
    table.speaker.hush(None)
    assert table.public.sounding == ["Anna tells Petr: one."]
    table.public.finish()
    assert table.speaker.wait_until_quiet(PATIENCE)
    assert table.public.played == ["Anna tells Petr: one."]


def test_a_shared_headset_waits_for_its_owner(sharing: Table) -> None:
    speaker = sharing.speaker
    reached = [speaker.reach(seat) for seat in range(3)]
    assert reached == [EarReach.ELSEWHERE, EarReach.ELSEWHERE, EarReach.OWN]
    sharing.say(0, "For Anna.")
    sharing.say(0, "An old answer.", Kind.ANSWER)
    sharing.say(0, "An answer.", Kind.ANSWER)
    sharing.say(1, "For Petr.")
    assert (speaker.waiting(0), speaker.waiting(1), speaker.waiting(2)) == (2, 1, 0)
    assert speaker.wait_until_quiet(PATIENCE)
    headset = sharing.ear("h")
    assert headset.played == []

    speaker.hand_over(0)
    assert [speaker.reach(seat) for seat in range(2)] == [EarReach.HELD, EarReach.ELSEWHERE]
    eventually(lambda: headset.sounding == ["For Anna."])
    assert speaker.waiting(0) == 0
    sharing.say(0, "More for Anna. And more.")
    headset.finish()
    eventually(lambda: headset.sounding == ["An answer."])
    headset.finish()
    eventually(lambda: headset.sounding == ["More for Anna."])

    speaker.hand_over(1)
    eventually(lambda: headset.sounding == ["For Petr."])
    assert speaker.waiting(0) == 1
    headset.finish()
    assert speaker.wait_until_quiet(PATIENCE)
    speaker.hand_over(None)
    sharing.say(1, "Later.")
    assert speaker.wait_until_quiet(PATIENCE)
    assert (speaker.waiting(0), speaker.waiting(1)) == (1, 1)
    speaker.hand_over(0)
    # Words that were cut are said again from their beginning.
    eventually(lambda: headset.sounding == ["More for Anna."])
    headset.finish()
    eventually(lambda: headset.sounding == ["And more."])
    speaker.hand_over(0)
    assert headset.sounding == ["And more."]
    assert sharing.public.played == []
    assert sharing.undelivered == []


def test_a_question_to_the_headsets_former_holder_does_not_wait_for_them(sharing: Table) -> None:
    sharing.speaker.hand_over(0)
    sharing.say(0, "News for Anna.")
    eventually(lambda: sharing.ear("h").sounding == ["News for Anna."])
    sharing.say(0, "Which card?", Kind.PROMPT)
    sharing.say(0, "More news.")
    sharing.speaker.hand_over(1)
    assert sharing.speaker.waiting(0) == 2, "both pieces of news, the one that was cut, too"
    sharing.speaker.hand_over(0)
    eventually(lambda: sharing.ear("h").sounding == ["News for Anna."])
    sharing.ear("h").finish()
    eventually(lambda: sharing.ear("h").sounding == ["More news."])


def test_stop_and_new_seats_forget_what_waits(sharing: Table) -> None:
    sharing.say(0, "For Anna.")
    sharing.say(1, "An answer.", Kind.ANSWER)
    sharing.speaker.hush(1)
    assert (sharing.speaker.waiting(0), sharing.speaker.waiting(1)) == (1, 0)
    sharing.speaker.hush(0, news=True)
    assert sharing.speaker.waiting(0) == 0
    sharing.say(0, "For Anna.")
    sharing.speaker.hand_over(1)
    sharing.speaker.set_seats(("Eva", "Petr", "Anna"))
    assert sharing.speaker.waiting(0) == 0
    reached = [sharing.speaker.reach(seat) for seat in range(3)]
    assert reached == [EarReach.OWN, EarReach.ELSEWHERE, EarReach.ELSEWHERE]


def test_another_game_of_the_same_players_drops_what_waited(sharing: Table) -> None:
    sharing.say(0, "Petr drew red one.")
    sharing.speaker.set_seats(NAMES)
    assert sharing.speaker.waiting(0) == 0
    assert not sharing.speaker.repeat(0)


def test_a_voice_that_breaks_in_an_unknown_way_silences_one_announcement(table: Table) -> None:
    spoken = table.voice.speak

    def broken(text: str, language: str, words_a_minute: int, speaker: int = 0) -> Sound:
        if text == "A secret.":
            raise KeyError(text)
        return spoken(text, language, words_a_minute, speaker)

    table.voice.speak = broken  # type: ignore[method-assign]
    table.say(0, "A secret.")
    table.say(0, "For Anna.")
    eventually(lambda: table.ear("a").sounding == ["For Anna."])
    assert [failure.reason for failure in table.undelivered] == [ReasonCode.VOICE_FAILED]
    assert "secret" not in str(table.undelivered)


def test_new_seats_cut_what_was_private_to_the_old(table: Table) -> None:
    table.say(0, "For Anna. And more.")
    table.say(0, "For Anna too.")
    eventually(lambda: bool(table.ear("a").sounding))
    table.say(None, "For all.")
    eventually(lambda: bool(table.public.sounding))
    table.speaker.set_seats(("Petr", "Anna"))
    assert not table.ear("a").sounding
    assert not table.speaker.repeat(0)
    assert table.public.sounding == ["For all."]
    table.speaker.adjust(0, Adjustment.SLOWER)
    petrs = table.speaker.settings(0)
    table.speaker.set_seats(("Anna", "Petr"))
    assert table.speaker.settings(1) == petrs
    assert table.speaker.settings(0) != petrs
    table.say(1, "For Petr.")
    table.public.finish()
    eventually(lambda: table.ear("b").sounding == ["For Petr."])
    assert table.ear("a").played == ["For Anna."]


def test_how_fast_everyone_is_spoken_to_stays_whoever_sits_down_and_a_seat_has_its_player_s(
    table: Table,
) -> None:
    usual = table.speaker.settings(0)
    table.speaker.adjust(None, Adjustment.SLOWER)
    table.speaker.adjust(1, Adjustment.FASTER)
    for_all, petrs = table.speaker.settings(None), table.speaker.settings(1)
    assert for_all.words_a_minute < usual.words_a_minute < petrs.words_a_minute
    for names in (("Petr", "Tom", "Lucy"), ("Anna", "Petr")):
        table.speaker.set_seats(names)
        assert table.speaker.settings(None) == for_all
        found = [table.speaker.settings(seat) for seat in range(len(names))]
        assert found == [petrs if name == "Petr" else usual for name in names]
