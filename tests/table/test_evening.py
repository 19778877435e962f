"""The evening as it should sound: each scene of a family's game, with every line that each player hears."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening, PrivateEars, stacked

from voice_hanabi.contract.expectations import CHOICE
from voice_hanabi.games import GAMES
from voice_hanabi.games.hanabi.rules.game import State, apply, legal_actions
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.talk.situations import SITUATIONS
from voice_hanabi.speaking.announcement import Cue
from voice_hanabi.table.conversation.conversation import Confirm, Reach
from voice_hanabi.table.conversation.effects import HandOver, Hush, Leave, SayAgain
from voice_hanabi.table.saving.journal import unfinished_game
from voice_hanabi.table.saving.journal_folder import saved_games

FAMILY = ("Anna", "Petr", "Eva")
MUMBLED = "hmm well i would what was it"
"""Words like those of a command, but not one."""


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Anna begins; the others have the hands of the family's first evening."""
    evening = Evening(tmp_path)
    state = stacked(["y1 r4 w2 r3 r5", "r1 b3 w1 g5 y2", "w1 r4 b1 b2 g3"], "g2 w3 y1 b4")
    evening.sit_down(state, FAMILY)
    return evening


def test_starting_by_voice(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    welcome, question = evening.begin()
    assert welcome == "table: Hanabi. Say 'help' at any time."
    assert question == "table: How many of you are playing?"
    assert evening.cues() == [Cue.START]
    assert evening.say("three") == ["table: Three. Who are you, in the order you're sitting?"]
    assert evening.say("anna petr eva") == [
        "table: Anna, Petr, Eva. English rules, five colours. Anna begins. Shall I deal?"
    ]
    dealt = evening.say("yes")
    assert dealt[0] == "table: Dealt. Anna begins."
    assert evening.cues() == [Cue.START, Cue.TURN]
    for line, seat in zip(dealt[1:], range(3), strict=True):
        assert line.startswith(f"{FAMILY[seat]}: {FAMILY[(seat + 1) % 3]} has ")
        assert f" {FAMILY[(seat + 2) % 3]} has " in line
        assert line.count(",") == 8
    assert dealt[1].endswith("Your turn.")
    assert not any("Your turn" in line for line in dealt[2:])


def test_nobody_has_the_same_name_as_the_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.begin()
    evening.type("2")
    assert "Shall I deal?" not in "".join(evening.type("Table, Anna"))
    assert "Shall I deal?" in evening.type("Anna, Petr")[0]


def test_a_headset_goes_to_nobody_if_nobody_was_called_to_it(tmp_path: Path) -> None:
    ears = PrivateEars(dict.fromkeys(range(3), Reach.HEADSET_ELSEWHERE))
    evening = Evening(tmp_path, names=FAMILY, ears=ears)
    evening.deal()
    evening.say("ready")
    assert evening.effects == [HandOver(0)]
    ears.reaches[0] = Reach.YES
    evening.type("Eva, what do I know?")
    evening.say("ready")
    assert evening.effects == [HandOver(2)]
    # Eva wears it and says it once more: what waits for Anna may reveal Eva's own cards.
    ears.reaches = {0: Reach.HEADSET_ELSEWHERE, 2: Reach.YES}
    assert evening.say("ready") == ["table: Anna, take the headset and say 'ready'."]
    assert not any(isinstance(effect, HandOver) for effect in evening.effects)


def test_starting_with_everything_typed_at_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.begin()
    assert evening.type("3") == ["table: Three. Who are you, in the order you're sitting?"]
    assert evening.type("Bohumíra, Xaver and Zdeňka") == [
        "table: Bohumíra, Xaver, Zdeňka. English rules, five colours. Bohumíra begins. Shall I deal?"
    ]
    assert evening.type("Yes.")[0].startswith("table: Dealt.")


def test_a_turn(evening: Evening) -> None:
    assert evening.say("what does petr hold") == [
        "Anna: Petr has red one, blue three, white one, green five, yellow two. Petr has been told nothing."
    ]
    assert evening.say("petr ones") == ["table: Ones to Petr."]
    assert evening.table.unsettled
    assert evening.state.turn == 0
    assert evening.wait() == [
        "table: First and third. Petr's turn.",
        "Petr: Your turn.",
    ]
    assert evening.cues() == [Cue.CLUE, Cue.TURN]
    assert evening.say("what do i know") == ["Petr: First and third: ones, the others not."]


def test_what_is_known_about_every_card_is_said_about_all(evening: Evening) -> None:
    evening.sit_down(stacked(["r1 r3 r4 b1 g5", "w2 y2 g2 b2 r2", "b3 b4 w3 g4 y1"]), ("Anna", "Petr", "Eva"))
    evening.say("petr twos")
    evening.wait()
    assert evening.say("what do i know") == ["Petr: All: twos."]


def test_playing(evening: Evening) -> None:
    evening.say("petr ones")
    evening.wait()
    assert evening.say("play the first") == ["table: Playing the first."]
    assert evening.wait() == [
        "table: Red one fits. Eva's turn.",
        "Anna: Petr draws green two.",
        "Eva: Petr draws green two. Your turn.",
    ]
    assert evening.cues() == [Cue.PLAYED, Cue.TURN]


def test_two_readings_that_are_close(evening: Evening) -> None:
    evening.say("petr ones")
    evening.wait()
    assert evening.say("the third") == ["table: Play the third, or discard the third? Say 'one' or 'two'."]
    assert evening.table.expectation is CHOICE
    assert evening.say("two") == ["table: Discarding the third."]
    assert evening.wait()[0] == "table: White one. Eva's turn."
    assert evening.cues()[0] is Cue.TOKEN


def test_a_place_alone_can_only_be_played_while_all_clues_are_there(evening: Evening) -> None:
    assert evening.say("the third") == ["table: Did you mean: play the third?"]
    assert evening.say("no") == ["table: All right. Anna's turn."]
    assert evening.state.turn == 0


def test_once_not_understood_brings_a_soft_sound(evening: Evening) -> None:
    assert evening.say(MUMBLED) == []
    assert evening.cues() == [Cue.UNHEARD]


def test_not_understood_three_times_brings_help(evening: Evening) -> None:
    assert evening.say(MUMBLED) == []
    assert evening.say(MUMBLED) == ["table: Sorry? Say something like: play the first."]
    assert evening.say(MUMBLED) == [
        "table: I can't make it out. Say 'help', or something like: play the first."
    ]
    assert evening.say(MUMBLED) == []


def test_a_sentence_that_was_understood_ends_the_counting_of_failures(evening: Evening) -> None:
    for _ in range(4):
        assert evening.say(MUMBLED) == []
        evening.say("fireworks")


def test_a_typed_line_that_was_not_understood_always_gets_an_answer(evening: Evening) -> None:
    assert evening.type("xyzzy") == [
        "table: I don't understand “xyzzy”. Type something like: play the first."
    ]


def test_a_stumbling_clue_is_understood_and_taken_back(evening: Evening) -> None:
    evening.say("petr ones")
    evening.wait()
    evening.say("play the first")
    evening.wait()
    assert evening.say("give to anna the the red") == ["table: Red to Anna."]
    before = evening.state
    assert evening.say("no stop") == ["table: Taken back. Eva's turn."]
    assert isinstance(evening.effects[0], Hush)
    assert evening.state is before
    assert evening.wait() == []


def test_a_clue_with_wrong_places_is_the_same_clue_and_corrected_when_it_counts(evening: Evening) -> None:
    evening.say("petr ones")
    evening.wait()
    assert evening.say("anna your second and fourth are red") == ["table: Red to Anna."]
    assert evening.wait()[0] == ("table: Second, fourth and fifth, so three cards. Eva's turn.")


def test_a_clue_with_the_right_places_is_given_without_a_question(evening: Evening) -> None:
    assert evening.say("petr your first and third are ones") == ["table: Ones to Petr."]


def test_a_clue_with_a_wrong_number_of_cards_is_corrected(evening: Evening) -> None:
    evening.say("petr you have two ones")
    assert evening.wait()[0] == "table: First and third. Petr's turn."
    evening.say("anna red")
    evening.wait()
    assert evening.say("petr you have two fives") == ["table: Fives to Petr."]
    assert evening.wait()[0] == "table: Fourth, so one card. Anna's turn."


def test_a_mistake_is_announced_with_what_it_was_and_how_things_stand(evening: Evening) -> None:
    assert evening.say("play the fifth") == ["table: Playing the fifth."]
    lines = evening.wait()
    assert lines[0] == "table: First strike: red five doesn't fit. Red is still empty. Petr's turn."
    assert lines[1] == "Petr: Anna draws green two. Your turn."
    assert lines[2] == "Eva: Anna draws green two."
    assert evening.cues() == [Cue.STRIKE, Cue.TURN]


def test_table_talk_brings_nothing_at_all(evening: Evening) -> None:
    assert evening.say("[unk]") == []
    assert evening.say("[unk] [unk]") == []
    assert evening.effects == []


def test_what_stays_unknown_while_an_action_waits_is_asked_about(evening: Evening) -> None:
    evening.say("petr ones")
    assert evening.say("[unk]") == ["table: Ones to Petr. Yes or no?"]
    assert not evening.table.unsettled
    # Now it waits for a yes, and table talk brings nothing.
    assert evening.say("[unk]") == []
    assert evening.say("yes")[0] == "table: First and third. Petr's turn."


def test_a_question_by_anyone_by_name(evening: Evening) -> None:
    assert evening.say("eva how many red threes are left") == ["Eva: Two of two left."]
    assert evening.say("how many red threes are left eva") == ["Eva: Two of two left."]
    evening.say("petr ones")
    evening.wait()
    evening.say("play the first")
    evening.wait()
    evening.say("discard the third")
    evening.wait()
    evening.say("play the second")
    evening.wait()
    assert evening.say("petr what happened since my turn") == [
        "Petr: Eva discarded blue one. Anna played red four: a strike."
    ]
    assert evening.say("fireworks") == ["table: Red one, the rest empty."]


def test_a_question_by_a_microphone_of_ones_own(evening: Evening) -> None:
    assert evening.say("what do i know", seat=2) == ["Eva: You know nothing about your cards."]
    assert evening.say("whose turn is it", seat=0) == ["Anna: Your turn."]
    assert evening.say("whose turn is it", seat=1) == ["Petr: Anna's turn."]
    assert evening.say("whose turn is it") == ["table: Anna's turn."]


def test_an_action_by_somebody_whose_turn_it_is_not(evening: Evening) -> None:
    assert evening.say("play the first", seat=2) == ["Eva: It's Anna's turn."]
    assert not evening.table.unsettled
    assert evening.say("play the first", seat=0) == ["table: Playing the first."]


def careful_game(state: State) -> list[str]:
    """A whole game as spoken by people who see all cards and never finish a firework."""
    said = []
    while state.outcome is None:
        current = state.current
        hand = state.hands[current]
        fitting = [
            place
            for place, held in enumerate(hand, start=1)
            if held.card.rank == state.heights[held.card.suit] + 1 < 5
        ]
        ordinals = ("first", "second", "third", "fourth", "fifth")
        actions = {type(action).__name__ for action in legal_actions(state)}
        if fitting:
            said.append(f"play the {ordinals[fitting[0] - 1]}")
            state, _ = apply(state, legal_actions(state)[fitting[0] - 1])
        elif "Discard" in actions:
            gone = [
                place
                for place, held in enumerate(hand, start=1)
                if held.card.rank <= state.heights[held.card.suit] or hand.count(held) > 1
            ]
            place = (gone or [1])[0]
            said.append(f"discard the {ordinals[place - 1]}")
            discards = [action for action in legal_actions(state) if type(action).__name__ == "Discard"]
            state, _ = apply(state, discards[place - 1])
        else:
            clue = next(action for action in legal_actions(state) if type(action).__name__ == "ClueRank")
            ranks = ("ones", "twos", "threes", "fours", "fives")
            said.append(f"{FAMILY[clue.target]} {ranks[clue.rank - 1]}".lower())  # type: ignore[union-attr]
            state, _ = apply(state, clue)
    return said


def test_the_last_card_the_last_turns_and_the_end(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY, seed=4, confirm=Confirm.NEVER)
    evening.deal()
    last_card = last_turns = 0
    lines: list[str] = []
    for sentence in careful_game(evening.state):
        lines = evening.say(sentence)
        public = [line for line in lines if line.startswith("table: ")]
        if "drew the last card" in " ".join(public):
            last_card += 1
            assert Cue.LAST_ROUND in evening.cues()
            assert "One turn each: " in " ".join(public)
        last_turns += " ".join(public).count("'s last turn.")
    assert evening.state.outcome == "ended"
    assert (last_card, last_turns) == (1, 3)
    assert lines[-1] == "table: Another game?"
    told = next(line for line in lines if "The show is over" in line)
    assert Cue.END in evening.cues()
    assert f"The show is over, with {evening.state.score} points: " in told
    assert evening.table.expectation is SITUATIONS.ended


def end(evening: Evening) -> list[str]:
    lines: list[str] = []
    while evening.state.outcome is None:
        evening.say("play the first")
        lines = evening.wait()
    return lines


def test_the_third_strike(evening: Evening) -> None:
    lines = end(evening)
    assert "table: Third strike: " in lines[0]
    assert "You have lost, with " in lines[0]
    assert lines[-1] == "table: Another game?"


def test_another_game_with_the_same_people(tmp_path: Path) -> None:
    evening = Evening(tmp_path, names=FAMILY)
    evening.deal()
    first = evening.state
    end(evening)
    assert unfinished_game(tmp_path, GAMES) is None
    assert evening.say("yes") == [
        "table: Anna, Petr, Eva. English rules, five colours. Anna begins. Shall I deal?"
    ]
    evening.say("petr begins")
    assert evening.say("yes")[0].endswith("Petr begins.")
    assert evening.state.current == 1
    assert evening.state.deck != first.deck
    assert len(list(saved_games(tmp_path))) == 2


def test_no_other_game(evening: Evening) -> None:
    end(evening)
    assert evening.say("no") == ["table: Saved. Goodbye."]
    assert isinstance(evening.effects[-1], Leave)


def test_asking_about_a_game_that_is_over(evening: Evening) -> None:
    end(evening)
    assert evening.say("what is the score")[0].startswith("table: ")
    assert evening.say("what happened last") != []
    assert evening.say("discards")[0].startswith("table: ")
    assert evening.type("play the first") != []
    assert evening.state.outcome == "lost"


def test_repeat_asks_for_what_everyone_and_the_current_player_heard(evening: Evening) -> None:
    evening.say("repeat")
    assert evening.effects == [SayAgain(None), SayAgain(0, tell=False)]


def test_repeat_does_not_carry_out_what_was_read_back(evening: Evening) -> None:
    evening.say("petr ones")
    evening.say("say that again")
    assert evening.effects == [SayAgain(None), SayAgain(0, tell=False)]
    assert evening.table.unsettled
    assert evening.say("no") == ["table: Taken back. Anna's turn."]


def test_the_first_turn_of_a_colour_call(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    rules = rules_for("da", ("colour-call",))
    evening.sit_down(stacked(["r1 y2 w2 b3 r5", "r1 b3 w1 g5 y2"], rules=rules), ("Anna", "Petr"))
    assert evening.say("red i play the first") == ["table: Calling red, playing the first."]
    assert evening.wait()[0].startswith("table: Red one fits. ")
    assert evening.say("play the second it's white") == ["table: Calling white, playing the second."]
    assert evening.wait()[0].startswith("table: First strike: it is blue three, not white.")
