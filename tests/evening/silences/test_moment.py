"""The moment after an action is read back: when it is carried out, and what holds the moment open."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from scripted import MOMENT, WORDS, Evening, Told, place_of

from voice_hanabi.evening.silences.moment import (
    LATE,
    LONGEST_VOICE,
    SHORTEST_WORD,
    SHOWING,
    MomentOver,
    Pace,
    QuietMoment,
)
from voice_hanabi.evening.silences.moment import MOMENT as USUAL
from voice_hanabi.games import GAMES
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

CARRIED_OUT = Told(WORDS.say("turn-of", player="Petr"))


def test_an_action_that_was_read_back_is_carried_out_after_its_moment_of_silence(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", CARRIED_OUT, "whose turn is it"])
    lines = evening.run()
    read_back = place_of(lines, WORDS.say("reads-play", slot=1))
    carried_out = place_of(lines, WORDS.say("turn-of", player="Petr"))
    asked = len(lines) - 1
    assert read_back < carried_out < asked
    assert lines[asked] == "table: " + WORDS.say("turn-answer", player="Petr")
    assert evening.turn == 1


@pytest.mark.parametrize("refusal", ["no", "stop", "take it back"])
def test_a_no_within_the_moment_takes_it_back(tmp_path: Path, refusal: str) -> None:
    evening = Evening(tmp_path, ["play the first", MOMENT / 3, refusal, 2 * MOMENT])
    lines = evening.run()
    assert lines[-1] == "table: " + WORDS.say("taken-back", prompt=WORDS.say("turn-of", player="Anna"))
    assert evening.turn == 0


def test_a_no_after_the_moment_is_too_late(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", CARRIED_OUT, "take it back"])
    assert evening.run()[-1] == "table: " + WORDS.say("too-late")
    assert evening.turn == 1


def read_back_as_a_question(slot: int) -> str:
    read_back = WORDS.say("reads-play", slot=slot).rstrip(".")
    return "table: " + WORDS.say("yes-or-no", sentence=read_back)


def test_the_moment_is_longer_while_somebody_speaks(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "no", 2 * MOMENT])
    evening.source.sounding = True
    assert evening.run()[-1] == "table: " + WORDS.say(
        "taken-back", prompt=WORDS.say("turn-of", player="Anna")
    )
    assert evening.turn == 0


def test_the_moment_counts_from_when_the_microphone_is_open(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT, "no", 2 * MOMENT])
    evening.source.shut = True
    assert evening.run()[-1] == "table: " + WORDS.say(
        "taken-back", prompt=WORDS.say("turn-of", player="Anna")
    )
    assert evening.turn == 0


def test_the_moment_is_long_enough_to_show_a_paper_card(tmp_path: Path) -> None:
    # Measured by the sound's own time, since nobody shows a card within the usual moment.
    evening = Evening(tmp_path, ["play the first", 4 * MOMENT, "no"], shows_card=lambda: True)
    assert 4 * MOMENT < SHOWING
    assert evening.run()[-1] == "table: " + WORDS.say(
        "taken-back", prompt=WORDS.say("turn-of", player="Anna")
    )
    assert evening.turn == 0


def with_a_voice_of(folder: Path, seconds: float) -> Evening:
    """An evening in which a voice sounds for this long, from when the action starts waiting."""

    def sound() -> None:
        given_up = time.monotonic() + 20
        while not evening.table.unsettled and time.monotonic() < given_up:
            time.sleep(0.01)
        evening.source.sounding = True
        time.sleep(seconds)
        evening.source.sounding = False

    evening = Evening(folder, ["play the first", sound, 6 * MOMENT])
    return evening


def look(
    moment: QuietMoment, now: float, *, sounding: bool = False, shut: bool = False, late: float = 0.1
) -> bool:
    return moment.look(now, shut=shut, sounding=sounding, heard_until=now - late) is not None


def test_a_no_that_begins_soon_after_the_opening_always_counts() -> None:
    # It takes two blocks of sound, the first of them only partly loud, to notice that somebody speaks.
    noticed = 0.6 + 3 * 0.05
    for late in (0.05, 0.1, 0.3, 0.6):
        moment = QuietMoment(USUAL)
        ticks = [100 + place * 0.01 for place in range(300)]
        for now in ticks:
            over = look(moment, now, sounding=now - late >= 100 + noticed, late=late)
            assert not over
    assert USUAL + 0.2 < 1.2, "nobody waits for longer than is needed"


def test_the_moment_is_counted_in_the_sounds_own_time() -> None:
    moment = QuietMoment(1.0)
    assert not look(moment, 100.0)
    assert not look(moment, 101.3, late=0.4), "sound of the last 0.4 s has not come yet"
    assert look(moment, 101.41, late=0.4)


def test_a_device_that_gives_nothing_holds_nothing_up_for_long() -> None:
    moment = QuietMoment(1.0)
    assert not look(moment, 100.0, late=50.0)
    assert not look(moment, 101.0 + 0.9 * LATE, late=50.0)
    assert look(moment, 101.1 + LATE, late=50.0)


def test_shutting_the_microphone_and_voices_restart_the_moment() -> None:
    for disturbed in ({"shut": True}, {"sounding": True}):
        moment = QuietMoment(1.0)
        look(moment, 100.0)
        look(moment, 100.9, **disturbed)
        assert not look(moment, 101.5)
        assert look(moment, 102.7)


def test_endless_voices_hold_it_open_only_for_a_while() -> None:
    moment = QuietMoment(1.0)
    now = 100.0
    while now < 100 + LONGEST_VOICE + 3:
        now += 0.05
        over = moment.look(now, shut=False, sounding=True, heard_until=now)
        if over is not None:
            break
    assert over == MomentOver(spoken_over=True)
    assert now > 100 + LONGEST_VOICE


def test_a_voice_that_is_not_understood_makes_the_table_ask(tmp_path: Path) -> None:
    evening = with_a_voice_of(tmp_path, 2 * SHORTEST_WORD)
    assert evening.run()[-1] == read_back_as_a_question(1)
    assert evening.turn == 0


def test_a_click_is_not_a_voice(tmp_path: Path) -> None:
    evening = with_a_voice_of(tmp_path, SHORTEST_WORD / 4)
    evening.run()
    assert evening.turn == 1


def test_what_was_said_in_the_moment_and_stays_unknown_makes_the_table_ask(tmp_path: Path) -> None:
    for place, (answer, turn) in enumerate({"no": 0, "yes": 1}.items()):
        steps = ["play the first", "[unk]", Told(read_back_as_a_question(1)), answer]
        evening = Evening(tmp_path / str(place), steps)
        assert read_back_as_a_question(1) in evening.run()
        assert evening.turn == turn
    silent = Evening(tmp_path / "silent", ["play the first", "[unk]", Told(read_back_as_a_question(1))])
    assert silent.run()[-1] == read_back_as_a_question(1)
    assert silent.turn == 0


def test_a_no_at_the_beginning_brings_another_action_with_a_moment_of_its_own(tmp_path: Path) -> None:
    steps = ["play the first", MOMENT / 3, "no the second", MOMENT / 3, "no wait", 2 * MOMENT]
    lines = Evening(tmp_path, steps).run()
    assert lines[-3:] == [
        "table: " + WORDS.say("reads-play", slot=1),
        "table: " + WORDS.say("reads-play", slot=2),
        "table: " + WORDS.say("taken-back", prompt=WORDS.say("turn-of", player="Anna")),
    ]


def test_for_a_script_the_next_line_ends_the_moment(tmp_path: Path) -> None:
    started = time.monotonic()
    steps = ["play the first", "play the first", "play the second", "no", "play the second"]
    evening = Evening(tmp_path, steps, pace=Pace(waits=False, moment=60.0))
    evening.run()
    # The end of the input carries out what was read back last.
    assert read_journal(next(saved_games(tmp_path)), GAMES).state.strikes == 3
    assert time.monotonic() - started < 30


def test_with_a_yes_asked_for_no_moment_carries_anything_out(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", 3 * MOMENT], confirm=Confirm.ASK)
    evening.run()
    assert evening.turn == 0
    other = Evening(tmp_path / "other", ["play the first", "yes"], confirm=Confirm.ASK)
    other.run()
    assert other.turn == 1


def test_never_carries_it_out_at_once(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", "no"], confirm=Confirm.NEVER)
    evening.run()
    assert evening.turn == 1


def test_leaving_ends_the_run_before_the_input_does(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["save and leave", "play the first", 0.2, "play the first"])
    assert evening.run()[-1] == "table: " + WORDS.say("saved")
    assert evening.turn == 0


def test_leaving_within_the_moment_carries_the_action_out_first(tmp_path: Path) -> None:
    evening = Evening(tmp_path, ["play the first", "save and leave"])
    assert evening.run()[-1] == "table: " + WORDS.say("saved")
    assert evening.turn == 1
