"""The conversation around the moves: questions, confirmations, pauses, lengths, shared headsets."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening, PrivateEars, stacked

from voice_hanabi.contract.commands import ControlVerb
from voice_hanabi.contract.expectations import CHOICE, PLAYER, YES_NO, Expectation
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.game import HANABI
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.talk.answers import PRIVATE
from voice_hanabi.games.hanabi.talk.commands import QUESTION_INTENTS, Question, command_of
from voice_hanabi.games.hanabi.talk.knowledge_text import Length
from voice_hanabi.games.hanabi.talk.situations import COLOUR_OR_VALUE, SITUATIONS, SLOT
from voice_hanabi.hearing.utterance import Alternative, Utterance
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Announcement, Kind
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.conversation import Confirm, Reach
from voice_hanabi.table.conversation.effects import Adjust, HandOver, Hush, Leave
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games
from voice_hanabi.understanding.interpreter import interpreter_of

FAMILY = ("Anna", "Petr", "Eva")
HANDS = ["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"]


def game(folder: Path, confirm: Confirm = Confirm.ANNOUNCE, ears: PrivateEars | None = None) -> Evening:
    evening = Evening(folder, confirm=confirm, ears=ears)
    evening.sit_down(stacked(HANDS, "g2 w3 y1 b4"), FAMILY)
    return evening


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Anna begins."""
    return game(tmp_path)


def private(evening: Evening) -> list[str]:
    announcements = [made for made in evening.effects if isinstance(made, Announcement)]
    return [made.text for made in announcements if made.audience is not None]


# Confirming


def test_with_never_an_action_is_carried_out_at_once(tmp_path: Path) -> None:
    evening = game(tmp_path, Confirm.NEVER)
    lines = evening.say("petr ones")
    assert lines[0] == "table: Ones to Petr."
    assert evening.state.turn == 1
    assert not evening.table.unsettled


def test_with_ask_an_action_waits_for_a_yes(tmp_path: Path) -> None:
    evening = game(tmp_path, Confirm.ASK)
    assert evening.say("petr ones") == ["table: Ones to Petr?"]
    assert evening.table.expectation is YES_NO
    assert not evening.table.unsettled
    assert evening.wait() == []
    assert evening.state.turn == 0
    assert evening.say("yes")[0].endswith("Petr's turn.")
    assert evening.state.turn == 1


@pytest.mark.parametrize("refusal", ["no", "take it back", "wrong"])
def test_with_ask_a_no_takes_it_back(tmp_path: Path, refusal: str) -> None:
    evening = game(tmp_path, Confirm.ASK)
    evening.say("petr ones")
    assert evening.say(refusal) == ["table: Taken back. Anna's turn."]
    assert evening.say("yes") == []
    assert evening.state.turn == 0


@pytest.mark.parametrize("refusal", ["no", "stop", "take it back", "no stop", "undo", "wrong"])
def test_before_its_moment_is_over_anyone_takes_it_back(evening: Evening, refusal: str) -> None:
    evening.say("play the fifth")
    assert evening.say(refusal, seat=2)[-1] == "table: Taken back. Anna's turn."
    assert evening.wait() == []
    assert evening.state.turn == 0


def test_what_has_been_revealed_cannot_be_taken_back(evening: Evening) -> None:
    assert evening.say("take it back") == ["table: There is nothing to take back."]
    evening.say("play the fifth")
    evening.wait()
    before = evening.state
    for refusal in ("take it back", "no", "stop"):
        evening.say(refusal)
        assert evening.state is before
    assert evening.type("undo") == ["table: " + Wording("en", game="hanabi").say("too-late")]


def test_another_sentence_carries_out_what_was_read_back(evening: Evening) -> None:
    evening.say("petr ones")
    lines = evening.say("play the first")
    assert lines[0].endswith("Petr's turn.")
    assert lines[-1] == "table: Playing the first."
    assert evening.state.turn == 1


def test_moving_a_card_drops_a_question_about_a_place(tmp_path: Path) -> None:
    evening = game(tmp_path, Confirm.ASK)
    evening.type("play the third")
    lines = evening.type("move the third to the left")
    assert lines[0] == "table: Taken back. Anna's turn."
    assert evening.say("yes") == []
    assert evening.state.turn == 0


# Filling in


def test_what_is_missing_is_asked_for_one_thing_at_a_time(evening: Evening) -> None:
    assert evening.say("clue") == ["table: Who is it for?"]
    assert evening.table.expectation is PLAYER
    assert evening.say("to petr") == ["table: Which colour or value?"]
    assert evening.table.expectation is COLOUR_OR_VALUE
    assert evening.say("ones") == ["table: Ones to Petr."]
    evening.wait()
    assert evening.say("play") == ["table: Play which card?"]
    assert evening.table.expectation is SLOT
    assert evening.say("the last one") == ["table: Playing the fifth."]


def test_an_open_question_is_dropped_by_a_no_or_by_another_command(evening: Evening) -> None:
    evening.say("play")
    assert evening.say("no") == ["table: All right. Anna's turn."]
    evening.say("play")
    assert evening.type("petr ones") == ["table: Ones to Petr."]


def test_a_question_may_be_typed_while_another_is_open(evening: Evening) -> None:
    evening.say("play")
    assert evening.type("fireworks") == ["table: No fireworks yet."]
    assert evening.say("two") == ["table: Playing the second."]


def test_a_rule_that_forbids_it_is_said(evening: Evening) -> None:
    assert "eight" in evening.say("discard the first")[0]
    assert evening.type("anna ones")[0].startswith("table: ")
    assert evening.type("petr black")[0].startswith("table: ")
    assert evening.state.turn == 0


@pytest.mark.parametrize("confirm", Confirm)
def test_that_a_clue_touches_nothing_is_told_to_its_giver_alone(evening: Evening, confirm: Confirm) -> None:
    # Only those who see Petr's cards may know whether he has one.
    evening.playing.confirm = confirm
    for _ in range(2):
        assert evening.say("petr fours") == ["Anna: That clue can't be given."]
        assert evening.wait() == []
    assert evening.say("fireworks") == ["table: No fireworks yet."]
    assert evening.state.turn == 0


def test_without_a_private_ear_the_colour_or_value_is_asked_for_again(evening: Evening) -> None:
    asked = evening.say("clue petr")
    evening.say("no")
    evening.ears.reaches[0] = Reach.NO
    assert evening.say("petr fours") == asked
    assert evening.say("ones") == ["table: Ones to Petr."]
    assert evening.table.unsettled


# Questions


@lru_cache
def ways_to_ask(language: str, names: tuple[str, ...], intent: str) -> tuple[str, ...]:
    return tuple(interpreter_of(HANABI, language, names).graph((intent,)).phrases.covering_phrases())


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_and_private_answers_go_only_to_the_asker(
    tmp_path: Path, language: str
) -> None:
    names = PLAYERS[language][:3]
    evening = Evening(tmp_path, language)
    evening.sit_down(stacked(HANDS, rules=rules_for("pl", ("tiles", "rainbow-10-every"))), names)
    for intent in QUESTION_INTENTS:
        phrases = ways_to_ask(language, names, intent)
        for phrase in phrases[:: max(1, len(phrases) // 12)]:
            reading = evening.table.interpreter.graph(SITUATIONS.turn.intents).exact(phrase.split())[0]
            question = command_of(reading)
            assert isinstance(question, Question)
            for seat in (None, 2):
                evening.say(phrase, seat)
                announcements = [made for made in evening.effects if isinstance(made, Announcement)]
                assert len(announcements) == 1, phrase
                asker = question.asker if question.asker is not None else seat
                if question.about in PRIVATE:
                    assert announcements[0].audience == (0 if asker is None else asker), phrase
                elif asker is None:
                    assert announcements[0].audience is None, phrase
                assert announcements[0].text.endswith((".", "!")), phrase
                assert announcements[0].kind in (Kind.ANSWER, Kind.NEWS)
    assert evening.state.turn == 0


def test_ones_own_hand_is_never_read_out(evening: Evening) -> None:
    lines = evening.say("anna what does anna hold") + evening.say("what does petr hold", seat=1)
    assert all("see" in line for line in lines)
    assert not any("red five" in line or "green five" in line for line in lines)


def test_the_rules_are_explained(evening: Evening) -> None:
    for topic in ("clues", "the goal", "the end", "scoring", "the rainbow"):
        question = f"explain {topic}"
        assert evening.say(question) != [], question


# Control


def test_stop_cuts_what_everyone_hears(evening: Evening) -> None:
    evening.say("stop")
    assert evening.effects == [Hush(audience, news=True) for audience in (None, 0, 1, 2)]


@pytest.mark.parametrize(
    ("said", "verb"),
    [
        ("slower", ControlVerb.SLOWER),
        ("speak faster", ControlVerb.FASTER),
        ("louder please", ControlVerb.LOUDER),
        ("turn it down", ControlVerb.QUIETER),
    ],
)
def test_the_voice_is_adjusted_by_whoever_holds_it(evening: Evening, said: str, verb: ControlVerb) -> None:
    evening.say(said)
    assert evening.effects == [Adjust(verb)]


def test_answers_are_short_normal_or_full(evening: Evening) -> None:
    conversation = evening.table.conversation
    assert conversation.length(None) is Length.NORMAL
    assert evening.say("shorter") == ["table: Short answers."]
    assert evening.say("shorter") == ["table: Short answers."]
    short = evening.say("what does petr hold")
    assert evening.say("longer") == ["table: Normal answers."]
    normal = evening.say("what does petr hold")
    assert evening.say("say more") == ["table: Full answers."]
    assert len(short[0]) < len(normal[0])
    assert all(conversation.length(seat) is Length.FULL for seat in (None, 0, 1, 2))
    evening.say("petr ones")
    evening.wait()
    evening.say("play the first")
    assert any(line.startswith("Petr: Your new card") for line in evening.wait())


def test_lengths_last_into_the_next_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    evening.say("shorter")
    evening.say("new game")
    evening.say("yes")
    evening.say("anna eva petr")
    evening.say("yes")
    assert evening.table.conversation.length(None) is Length.SHORT


def test_a_pause_lets_nothing_but_going_on_through(evening: Evening) -> None:
    evening.say("pause")
    assert evening.table.expectation is SITUATIONS.paused
    before = evening.state
    for said in ("play the first", "petr ones", "no"):
        evening.say(said)
        evening.type(said)
    assert evening.state is before
    lines = evening.say("go on")
    assert lines[0].startswith("table: ")
    assert "Anna" in lines[0]
    assert evening.table.expectation is SITUATIONS.turn


def test_a_no_while_paused_drops_the_question_that_was_open_and_the_pause_goes_on(evening: Evening) -> None:
    evening.say("play")
    evening.type("pause")
    assert evening.say("no") == ["table: All right. Anna's turn."]
    assert evening.table.expectation is SITUATIONS.paused
    assert evening.playing.open is None
    assert evening.say("no") == []
    evening.say("go on")
    assert evening.table.expectation is SITUATIONS.turn


def test_a_new_game_is_asked_about_while_one_is_played(evening: Evening) -> None:
    assert evening.say("new game")[0].endswith("?")
    assert evening.table.expectation is YES_NO
    assert evening.say("no") == ["table: Anna's turn."]
    for dropped in ("take it back", "never mind"):
        evening.say("new game")
        assert evening.say(dropped) == ["table: Anna's turn."]
        assert evening.table.expectation is SITUATIONS.turn
    evening.say("new game")
    evening.say("yes")
    assert isinstance(evening.table.phase, SettingUp)


def test_saving_and_leaving(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    evening.say("petr ones")
    assert evening.say("save and leave")[-1].startswith("table: Saved.")
    assert isinstance(evening.effects[-1], Leave)
    evening.table.close()
    assert read_journal(next(saved_games(tmp_path)), GAMES).state == evening.state
    before = Evening(tmp_path / "other")
    before.begin()
    assert before.say("quit")[0] == "table: " + Wording("en", game="hanabi").say("saved-before-game")


# Moving cards


def test_a_card_is_moved_by_whoever_speaks_and_all_hear_of_it(evening: Evening) -> None:
    before = [held.card for held in evening.state.hands[2]]
    lines = evening.say("move the third to the left", seat=2)
    assert lines[0].startswith("table: Eva moves a card")
    assert not private(evening)
    after = [held.card for held in evening.state.hands[2]]
    assert after == [before[2], before[0], before[1], *before[3:]]
    assert evening.state.turn == 0
    evening.say("move the fifth to the first place")
    assert [held.card.rank for held in evening.state.hands[0]] == [5, 1, 4, 2, 3]


# Ears


def test_a_missing_private_ear_is_announced_before_the_first_turn_and_nothing_private_is_told(
    tmp_path: Path,
) -> None:
    ears = PrivateEars({0: Reach.NO, 1: Reach.NO})
    evening = Evening(tmp_path, names=FAMILY, ears=ears)
    lines = evening.deal()
    # One sentence is enough for everybody without an ear.
    assert sum("I can't tell Anna anything privately" in line for line in lines) == 1
    assert sum("can't tell" in line for line in lines) == 1
    assert {line.partition(":")[0] for line in lines} == {"table", "Eva"}
    assert evening.say("what does petr hold")[0].startswith("table: ")
    assert not private(evening)


def test_a_shared_headset_is_handed_over(tmp_path: Path) -> None:
    ears = PrivateEars({0: Reach.YES, 1: Reach.HEADSET_ELSEWHERE, 2: Reach.HEADSET_ELSEWHERE})
    evening = game(tmp_path, ears=ears)
    evening.say("petr ones")
    lines = evening.wait()
    assert lines[-1] == "table: " + Wording("en", FAMILY, "hanabi").say("take-headset", player="Petr")
    # What only Petr may hear is on its way anyway: it waits for the headset.
    assert len(private(evening)) == 1
    evening.say("ready")
    assert evening.effects == [HandOver(1)]
    evening.say("eva what do i know")
    assert evening.effects[0] == Announcement(2, "You know nothing about your cards.", "en", Kind.ANSWER)
    evening.say("i have the headset")
    assert evening.effects == [HandOver(2)]


# What the recogniser is unsure of


def test_the_second_best_hearing_counts_where_the_best_is_impossible(evening: Evening) -> None:
    two = Utterance((Alternative("discard the third", 0.0), Alternative("play the third", -1.0)))
    assert evening.hear(two)[0] in (
        "table: Playing the third.", "table: Did you mean: play the third?",
    )  # fmt: skip


def test_two_hearings_that_are_about_as_likely_are_both_offered(evening: Evening) -> None:
    two = Utterance((Alternative("play the second", 0.0), Alternative("play the third", -0.2)))
    lines = evening.hear(two)
    assert evening.table.expectation in (CHOICE, SITUATIONS.turn)
    if evening.table.expectation is CHOICE:
        assert "second" in lines[0]
        assert "third" in lines[0]


def test_before_the_game_nothing_is_expected_next(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.begin()
    assert not list(evening.table.next_phrases)


@pytest.mark.parametrize(("lacking", "answer"), [("discard", SLOT), ("clue for petr", COLOUR_OR_VALUE)])
def test_what_a_turn_asks_for_was_expected_next(evening: Evening, lacking: str, answer: Expectation) -> None:
    answers = list(evening.table.next_phrases)
    evening.say(lacking)
    assert evening.table.expectation is answer
    assert evening.table.phrases in answers
