"""What the sound hardly supports: acted on if it is certain, asked about if it isn't, otherwise ignored."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from evening import Evening

from voice_hanabi.contract.commands import Control, ControlVerb
from voice_hanabi.contract.expectations import Expectation, changes_something
from voice_hanabi.games.hanabi.talk.commands import QUESTION_INTENTS, Clue, Play
from voice_hanabi.games.hanabi.talk.situations import REWARD, SITUATIONS, SLOT
from voice_hanabi.hearing.utterance import DOUBT, Alternative, Evidence, Utterance
from voice_hanabi.phones.webrtc.microphones import at_seat
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.understanding.belief import (
    ANSWER_BELIEF,
    COMMAND_BELIEF,
    DOUBTED_ANSWER_BELIEF,
    DOUBTED_BELIEF,
    DROWNED_BELIEF,
    DROWNED_WORDS,
    FAINT_BELIEF,
    LOUD_ROOM,
    LOUD_ROOM_BELIEF,
    LOUD_ROOM_DOUBTED_BELIEF,
    LOUD_ROOM_OFFERED_BELIEF,
    belief_wanted,
    clear,
)
from voice_hanabi.understanding.judging import weighed
from voice_hanabi.understanding.outcome import Close, NotUnderstood, Understood

SURE = (COMMAND_BELIEF + 1) / 2
UNSURE = (COMMAND_BELIEF + DOUBTED_BELIEF) / 2
A_WORD_BESIDE = "play the first then mister"
FAINT = (DOUBTED_BELIEF + FAINT_BELIEF) / 2
NOTHING = FAINT_BELIEF / 2


def said(text: str, belief: float, *others: str, sounds: float = 30.0) -> Utterance:
    """Return an utterance that is believed to this degree; a short one, unless there is much to hear."""
    alternatives = tuple(Alternative(one, -float(place)) for place, one in enumerate((text, *others)))
    return Utterance(alternatives, evidence=Evidence(belief * (sounds + DOUBT), sounds))


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    made = Evening(tmp_path, names=("Anna", "Petr", "Eva"))
    made.deal()
    return made


def test_what_is_sure_is_acted_on(evening: Evening) -> None:
    assert evening.hear(said("play the first", SURE)) == ["table: Playing the first."]
    assert evening.table.unsettled


def test_an_unsure_action_becomes_a_question(evening: Evening) -> None:
    before = evening.state
    assert evening.hear(said("play the first", UNSURE)) == ["table: Did you mean: play the first?"]
    assert not evening.table.unsettled
    assert evening.wait() == []
    assert evening.state == before
    assert evening.hear(said("no", UNSURE)) != []
    assert evening.state == before
    evening.hear(said("play the first", UNSURE))
    assert evening.hear(said("yes", UNSURE)) == ["table: Playing the first."]
    assert evening.table.unsettled


def test_between_two_unsure_actions_the_table_asks_too(evening: Evening) -> None:
    utterance = said("play the first", UNSURE, "play the fourth")
    assert evening.hear(utterance) == ["table: Play the first, or play the fourth? Say 'one' or 'two'."]
    assert not evening.table.unsettled


def test_other_commands_are_not_done_on_a_guess(evening: Evening) -> None:
    for text in ("save and leave", "what do i know", "pause", "new game"):
        assert evening.hear(said(text, UNSURE)) == [], text
        assert evening.cues() == [Cue.UNHEARD], text
        # A command that is understood in between keeps help from being offered.
        evening.say("louder")


def test_something_like_a_command_brings_a_sound_and_talk_nothing(evening: Evening) -> None:
    assert evening.hear(said("play the first", FAINT)) == []
    assert evening.cues() == [Cue.UNHEARD]
    assert evening.hear(said("play the first", NOTHING)) == []
    assert evening.effects == []


def test_a_command_that_others_talk_over_becomes_a_question(evening: Evening) -> None:
    drowned = said("play the first", FAINT, sounds=2 * DROWNED_WORDS / FAINT)
    assert evening.hear(drowned) == ["table: Did you mean: play the first?"]
    assert not evening.table.unsettled


def test_neither_few_words_nor_a_small_part_of_the_sound_become_a_question(evening: Evening) -> None:
    few = said("play the first", FAINT, sounds=0.9 * DROWNED_WORDS / FAINT - DOUBT)
    small = said("play the first", 0.9 * DROWNED_BELIEF, sounds=4 * DROWNED_WORDS / DROWNED_BELIEF)
    for utterance in (few, small):
        assert evening.hear(utterance) == []
        assert not evening.table.unsettled


def test_talk_does_not_take_back_what_was_read_back_nor_carry_it_out(evening: Evening) -> None:
    evening.say("play the first")
    before = evening.state
    assert evening.hear(said("discard the second", NOTHING)) == ["table: Playing the first. Yes or no?"]
    assert evening.hear(said("discard the second", NOTHING)) == []
    assert evening.state is before
    assert evening.say("yes") != []
    assert evening.state is not before


@pytest.mark.parametrize("belief", [SURE, UNSURE, FAINT, NOTHING])
def test_an_answer_to_an_open_question_is_taken(evening: Evening, belief: float) -> None:
    evening.say("play")
    assert evening.table.expectation is SLOT
    assert evening.hear(said("three", belief)) == ["table: Playing the third."]


def test_what_silence_explains_better_is_not_an_answer_either(evening: Evening) -> None:
    evening.say("play")
    assert evening.hear(said("three", 2 * DOUBTED_ANSWER_BELIEF)) == []
    assert evening.table.expectation is SLOT


def test_an_answer_that_was_hardly_heard_is_asked_for_again(evening: Evening) -> None:
    evening.say("play")
    hardly = said("three", (ANSWER_BELIEF + DOUBTED_ANSWER_BELIEF) / 2)
    # The first time, a sound tells it; the second time, a sentence does.
    assert evening.hear(hardly) == []
    (again,) = evening.hear(hardly)
    assert again.startswith("table: ")
    assert evening.table.expectation is SLOT
    assert evening.hear(said("three", SURE)) == ["table: Playing the third."]


def test_typed_lines_are_believed(evening: Evening) -> None:
    assert evening.type("play the first") == ["table: Playing the first."]


@pytest.mark.parametrize("expectation", tuple(SITUATIONS), ids=lambda one: one.value)
def test_more_is_wanted_where_nothing_was_asked(expectation: Expectation) -> None:
    least, enough = belief_wanted(expectation.intents, QUESTION_INTENTS)
    unasked = {one for one in SITUATIONS if set(QUESTION_INTENTS) <= set(one.intents)}
    assert {SITUATIONS.turn, REWARD, SITUATIONS.paused, SITUATIONS.ended} <= unasked
    assert (enough >= COMMAND_BELIEF) == (expectation in unasked)
    assert (least >= DOUBTED_BELIEF) == (expectation in unasked)


def test_the_listener_says_how_sure_it_is(evening: Evening) -> None:
    interpreter, intents = evening.table.interpreter, SITUATIONS.turn.intents
    for belief, sure in ((SURE, True), (UNSURE, False)):
        assert interpreter.understand(said("play the first", belief), intents) == Understood(
            Play(1), sure, "play the first"
        )
        two = interpreter.understand(said("play the first", belief, "play the fourth"), intents)
        assert two == Close(Play(1), Play(4), sure)
    assert interpreter.understand(said("play the first", FAINT), intents) == NotUnderstood(near=True)
    assert interpreter.understand(said("play the first", NOTHING), intents) == NotUnderstood(near=False)


def in_loud_room(text: str, belief: float) -> Utterance:
    """Return an utterance of somebody who was hardly louder than the room."""
    return replace(said(text, belief), above_room=LOUD_ROOM - 5)


def test_in_a_loud_room_an_action_that_the_sound_supports_poorly_is_asked_about(evening: Evening) -> None:
    doubted = (LOUD_ROOM_BELIEF + LOUD_ROOM_OFFERED_BELIEF) / 2
    assert evening.hear(in_loud_room("play the first", doubted)) == ["table: Did you mean: play the first?"]
    assert not evening.table.unsettled
    assert evening.hear(replace(said("play the first", doubted), above_room=LOUD_ROOM + 5)) == [
        "table: Playing the first."
    ]


def test_in_a_loud_room_what_is_clear_is_done_at_once(evening: Evening) -> None:
    assert evening.hear(in_loud_room("play the first", 0.9)) == ["table: Playing the first."]


def test_in_a_loud_room_a_poor_reading_is_said_once_more_and_then_the_table_tells_what_helps(
    evening: Evening,
) -> None:
    poor = in_loud_room("play the first", LOUD_ROOM_OFFERED_BELIEF - 0.1)
    assert evening.hear(poor) == ["table: Say that again, please."]
    (told,) = evening.hear(poor)
    assert "It's loud in here" in told
    assert "push to talk" in told
    assert evening.hear(poor) == ["table: Say that again, please."]
    evening.hear(in_loud_room("play the first", 0.9))
    evening.wait()
    assert evening.hear(poor) == ["table: Say that again, please."]


def test_whoever_calls_from_far_away_is_told_of_no_key_and_no_phone(evening: Evening) -> None:
    poor = in_loud_room("play the first", LOUD_ROOM_OFFERED_BELIEF - 0.1)
    for _ in range(4):
        told = evening.hear(replace(poor, among_talk=True))
        assert told == ["table: Say that again, please."]


def test_in_a_loud_room_a_question_needs_less_than_an_action(evening: Evening) -> None:
    poor = (LOUD_ROOM_OFFERED_BELIEF + LOUD_ROOM_DOUBTED_BELIEF) / 2
    assert evening.hear(in_loud_room("how many clues are left", poor)) == ["table: All eight clues."]


@pytest.mark.parametrize("verb", ControlVerb)
def test_in_a_loud_room_only_words_that_change_nothing_are_obeyed_as_in_quiet(verb: ControlVerb) -> None:
    poor = (LOUD_ROOM_OFFERED_BELIEF + LOUD_ROOM_DOUBTED_BELIEF) / 2
    command = Control(verb)
    assert clear(command, in_loud_room("", poor), COMMAND_BELIEF) == (not changes_something(command))
    assert clear(command, said("", poor), COMMAND_BELIEF)


def test_in_a_loud_room_pause_is_obeyed_and_leaving_is_not(evening: Evening) -> None:
    poor = (LOUD_ROOM_OFFERED_BELIEF + LOUD_ROOM_DOUBTED_BELIEF) / 2
    assert evening.hear(in_loud_room("pause", poor)) == ["table: Paused. Say 'go on' when you're back."]
    evening.hear(said("go on", SURE))
    assert evening.hear(in_loud_room("quit the game", poor)) == ["table: Say that again, please."]


def test_in_a_loud_room_talk_unlike_any_command_brings_nothing(evening: Evening) -> None:
    assert evening.hear(in_loud_room("play the first", NOTHING)) == []


def test_answers_to_the_tables_questions_are_accepted_in_a_loud_room_as_before(evening: Evening) -> None:
    evening.hear(said("play the first", UNSURE))
    assert evening.hear(in_loud_room("yes", UNSURE)) == ["table: Playing the first."]


def test_among_friends_who_talk_an_action_is_all_that_the_likeliest_words_say(evening: Evening) -> None:
    assert evening.hear(at_seat(said(A_WORD_BESIDE, SURE), 0)) == ["table: Did you mean: play the first?"]
    assert not evening.table.unsettled
    evening.hear(at_seat(said("no", SURE), 0))
    assert evening.hear(at_seat(said("play the first", SURE), 0)) == ["table: Playing the first."]


def test_where_the_table_is_spoken_to_alone_a_word_beside_an_action_is_forgiven(evening: Evening) -> None:
    assert evening.hear(said(A_WORD_BESIDE, SURE)) == ["table: Playing the first."]


def test_unknown_speech_next_to_an_action_makes_it_a_question_at_any_table(
    evening: Evening,
) -> None:
    utterance = said("play the [unk] first", SURE, "play the first")
    assert evening.hear(utterance) == ["table: Did you mean: play the first?"]


def test_two_guesses_at_one_action_make_one_question() -> None:
    clue, counted = Clue(1, colour="green"), Clue(1, colour="green", count=2)
    assert clue != counted
    assert clue.deed == counted.deed
    assert weighed(Close(clue, counted, sure=False)) == Understood(clue, False, "")
    assert weighed(Close(clue, counted)) == Close(clue, counted)
