"""A player who gets another name before the deal keeps their ear, their phone and the first turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from evening import Evening
from test_hearing_privately import PHONE, come, given, set_up

from voice_hanabi.phones.exchange import Exchange, Line
from voice_hanabi.speaking.routes import PhoneRoute
from voice_hanabi.speaking.speaker import Speaker
from voice_hanabi.table.conversation.effects import GiveEars

CALL_ME = {
    "en": ("two", "Anna and Petr", "phones", "yes", "Petr begins", "call me Jane", "Jane"),
    "cs": ("dva", "Anna a Petr", "telefony", "ano", "začíná Petr", "říkej mi Jano", "Jana"),
    "pl": ("dwie", "Anna i Piotr", "telefony", "tak", "Piotr zaczyna", "mów mi Janina", "Janina"),
    "da": ("to", "Anna og Peter", "telefoner", "ja", "Peter begynder", "kald mig Jens", "Jens"),
}


def with_phones(folder: Path, language: str) -> Evening:
    count, names, phones, yes, begins, *_ = CALL_ME[language]
    evening = set_up(folder, count, names, language=language)
    evening.type(phones)
    for seat in (0, 1):
        come(evening, seat)
    evening.type(yes)
    evening.type(begins)
    return evening


@pytest.mark.parametrize("language", CALL_ME)
def test_whoever_speaks_by_their_phone_may_be_renamed_and_keeps_it(tmp_path: Path, language: str) -> None:
    evening = with_phones(tmp_path, language)
    before = evening.table.conversation.names
    *_, text, name = CALL_ME[language]
    evening.say(text.casefold(), seat=1)
    assert evening.table.conversation.names == (before[0], name)
    (gives,) = (one for one in evening.effects if isinstance(one, GiveEars))
    assert gives.before == before
    assert given(evening) == {0: PHONE, 1: PHONE}
    assert evening.table.choices.beginner == 1
    assert evening.table.phase.example() == evening.table.conversation.wording.say("example-deal")


def test_nobody_changes_another_s_name_by_their_own_phone(tmp_path: Path) -> None:
    evening = with_phones(tmp_path, "en")
    assert evening.say("petr is called paul", seat=0) == ["table: Only Petr can change that name."]
    assert evening.say("petr is called paul", seat=1)
    assert evening.table.conversation.names == ("Anna", "Paul")


@pytest.mark.parametrize(("before", "stays"), [(("Anna", "Petr"), True), (("Anna", "Eva"), False)])
def test_only_the_same_people_keep_the_links_of_their_seats(before: tuple[str, ...], stays: bool) -> None:
    exchange = Exchange()
    with Speaker(PhoneRoute(), phones=exchange) as speaker:
        speaker.set_seats(("Anna", "Petr"))
        token = exchange.token(1)
        line = exchange.enter(token, None, lambda: None)
        assert isinstance(line, Line)
        speaker.set_seats(("Anna", "Paul"), renamed=before)
        assert exchange.names == ("Anna", "Paul")
        assert (exchange.token(1) == token) is stays
        assert (line.ended is None) is stays
