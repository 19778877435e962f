"""Leaving, breaks and coming back, in people's own words: typed and said, before a game and in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from in_each_language import NO, YES

from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import Alternative, Utterance, typed_line
from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.conversation import Confirm
from voice_hanabi.table.conversation.effects import Leave
from voice_hanabi.table.playing.open_questions import ReadBack
from voice_hanabi.table.saving.journal import read_journal
from voice_hanabi.table.saving.journal_folder import saved_games

LEAVING = {
    "cs": ("konec", "končíme", "ukonči to", "vypni se", "dobrou noc"),
    "pl": ("koniec", "zakończ", "zakończ grę"),
    "da": ("slut", "Sluk for dig selv", "godnat"),
    "en": ("quit", "I'm done", "Switch yourself off"),
}
"""Short forms, each the whole sentence: nothing else is meant by them."""

AT_LENGTH = {
    "cs": ("jdem spát, zhasni to", "už nechci hrát, ulož to a konec"),
    "pl": ("idziemy spać, gaś to", "zapisz to, musimy już iść spać"),
    "da": ("Stop spillet, nu gider jeg ikke mere", "nu skal vi hjem, gem spillet"),
    "en": ("Stop the game, I've had enough", "We'd better be off home, save it"),
}
"""Sentences that may be about something else, too."""


BREAKS = {
    "cs": ("pauza", "počkej", "moment"),
    "pl": ("pauza", "chwileczkę", "poczekaj", "muszę uśpić małą, zaraz wracam"),
    "da": ("pause", "vent lige", "lige et øjeblik", "giv os et øjeblik"),
    "en": ("pause", "Hang on", "wait", "Give us a minute"),
}

BACK = {
    "cs": ("už jsem tu", "jsme zpátky", "hrajeme dál"),
    "pl": ("już jestem", "wróciłam", "gramy dalej"),
    "da": ("jeg er tilbage", "tilbage igen", "fortsæt"),
    "en": ("I'm back", "back again", "go on"),
}

ACTS = {"cs": "zahrát první", "pl": "zagraj pierwszą", "da": "spil det første", "en": "play the first"}


def evening(folder: Path, language: str) -> Evening:
    dealt = Evening(folder, language, names=PLAYERS[language][:2])
    dealt.deal()
    return dealt


def both_ways(evening: Evening, text: str, *, typed: bool) -> list[str]:
    return evening.type(text) if typed else evening.say(text.casefold().replace(",", ""))


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "said"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_in_all_its_forms_leaves(tmp_path: Path, language: str, typed: bool) -> None:
    for place, text in enumerate(LEAVING[language]):
        playing = evening(tmp_path / str(place), language)
        both_ways(playing, text, typed=typed)
        assert any(isinstance(effect, Leave) for effect in playing.effects), text


@pytest.mark.by_turns
@pytest.mark.parametrize("typed", [True, False], ids=["typed", "said"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_at_length_is_asked_about(tmp_path: Path, language: str, typed: bool) -> None:
    wording = Wording(language, manner=Manner(typed))
    for place, text in enumerate(AT_LENGTH[language]):
        playing = evening(tmp_path / str(place), language)
        assert both_ways(playing, text, typed=typed) == [f"table: {wording.say('ask-leave')}"], text
        both_ways(playing, NO[language], typed=typed)
        assert not any(isinstance(effect, Leave) for effect in playing.effects), text
        both_ways(playing, text, typed=typed)
        both_ways(playing, YES[language], typed=typed)
        assert any(isinstance(effect, Leave) for effect in playing.effects), text
    beginning = Evening(tmp_path / "beginning", language)
    beginning.begin()
    both_ways(beginning, LEAVING[language][0], typed=typed)
    assert any(isinstance(effect, Leave) for effect in beginning.effects)


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "said"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_break_is_begun_and_ended_in_ones_own_words(tmp_path: Path, language: str, typed: bool) -> None:
    wording = Wording(language, PLAYERS[language][:2], "hanabi", Manner(typed))
    playing = evening(tmp_path, language)
    for pause in BREAKS[language]:
        for back in BACK[language]:
            assert both_ways(playing, pause, typed=typed) == [f"table: {wording.say('paused')}"], pause
            assert both_ways(playing, ACTS[language], typed=typed) == [f"table: {wording.say('is-paused')}"]
            going_on = both_ways(playing, back, typed=typed)
            assert going_on[0].startswith("table: ")
            assert playing.table.expectation is playing.table.phase.expectation, back
    assert not playing.table.unsettled


def test_talk_in_a_break_brings_nothing(tmp_path: Path) -> None:
    playing = evening(tmp_path, "en")
    playing.say("pause")
    assert playing.say("maybe i should play the first or what do you think about the cake") == []


@pytest.mark.parametrize(
    ("language", "text"), [("en", "One more and then bed"), ("da", "En til, og så i seng")]
)
def test_one_more_and_then_bed_is_another_game(tmp_path: Path, language: str, text: str) -> None:
    wording = Wording(language, (), "hanabi")
    for typed in (True, False):
        playing = evening(tmp_path / str(typed), language)
        assert both_ways(playing, text, typed=typed) == [f"table: {wording.say('start-new-game')}"]


# What was read back when somebody leaves

SEATS = (None, 0, 1, 2)
ACTIONS = ("petr ones", "play the first")


def waiting(
    folder: Path, action: str, *, time_passes: bool = True, confirm: Confirm = Confirm.ANNOUNCE
) -> Evening:
    """Three players; the first one's action was read back."""
    found = Evening(folder, names=PLAYERS["en"][:3], confirm=confirm)
    found.deal()
    found.table.time_passes = time_passes
    found.say(action, 0)
    assert isinstance(found.playing.open, ReadBack)
    return found


def turns_saved(folder: Path) -> int:
    (saved,) = saved_games(folder)
    return read_journal(saved, GAMES).state.turn


def has_left(evening: Evening) -> bool:
    return isinstance(evening.effects[-1], Leave)


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "said"])
@pytest.mark.parametrize("time_passes", [True, False], ids=["time passes", "a script"])
@pytest.mark.parametrize("by", SEATS)
@pytest.mark.parametrize("action", ACTIONS)
def test_what_was_read_back_is_saved_whoever_leaves(
    tmp_path: Path, action: str, by: int | None, time_passes: bool, typed: bool
) -> None:
    for place, text in enumerate(("save and leave", *LEAVING["en"])):
        folder = tmp_path / str(place)
        evening = waiting(folder, action, time_passes=time_passes)
        spoken = Utterance((Alternative(text.casefold()),), seat=by)
        evening.hear(typed_line(text, seat=by) if typed else spoken)
        assert has_left(evening), text
        assert turns_saved(folder) == 1, text


@pytest.mark.parametrize("time_passes", [True, False], ids=["time passes", "a script"])
@pytest.mark.parametrize("agreed_by", SEATS)
@pytest.mark.parametrize("by", SEATS)
@pytest.mark.parametrize("ends", ["We'd better be off home, save it", "new game"])
def test_what_was_read_back_is_saved_whoever_agrees_to_an_end(
    tmp_path: Path, ends: str, by: int | None, agreed_by: int | None, time_passes: bool
) -> None:
    evening = waiting(tmp_path, "petr ones", time_passes=time_passes)
    assert evening.hear(typed_line(ends, seat=by))[-1].endswith("?")
    evening.hear(typed_line("yes", seat=agreed_by))
    assert has_left(evening) or isinstance(evening.table.phase, SettingUp)
    assert turns_saved(tmp_path) == 1


def test_it_is_saved_when_the_table_itself_is_left(tmp_path: Path) -> None:
    evening = waiting(tmp_path, "petr ones")
    evening.table.leave()
    assert turns_saved(tmp_path) == 1


@pytest.mark.parametrize("by", SEATS)
def test_what_still_waits_for_a_yes_is_not(tmp_path: Path, by: int | None) -> None:
    evening = waiting(tmp_path, "petr ones", confirm=Confirm.ASK)
    evening.say("save and leave", by)
    assert has_left(evening)
    assert turns_saved(tmp_path) == 0
