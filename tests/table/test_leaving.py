"""Leaving, breaks and coming back, in people's own words: typed and said, before a game and in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import LANGUAGES, PLAYERS, Evening
from in_each_language import NO, YES

from voice_hanabi.language.wording import Manner, Wording
from voice_hanabi.table.conversation.effects import Leave

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
