"""What is said about a waiting action of Hanafuda changes it, or the part of it that was named."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.games.hanafuda.game import KOI_KOI
from voice_hanabi.games.hanafuda.talk.commands import Call, CardSaid, Lay, Take
from voice_hanabi.understanding.interpreter import interpreter_of

NAMES = ("Anna", "Peter", "Eva")
CRANE = Lay(CardSaid(1, "hikari"), CardSaid(1))
RIBBON = Take(CardSaid(9, "tan"))


@pytest.mark.parametrize(
    ("waiting", "text", "instead"),
    [
        (CRANE, "no, the boar", Lay(CardSaid(7, "tane"))),
        (CRANE, "sorry, the geese", Lay(CardSaid(8, "tane"))),
        (CRANE, "no, card two", Lay(CardSaid(slot=2))),
        (CRANE, "I mean the plain pine", Lay(CardSaid(1, "kasu"))),
        (CRANE, "not the crane, the pine ribbon", Lay(CardSaid(1, "tan"))),
        (CRANE, "no, the deer onto the maple", Lay(CardSaid(10, "tane"), CardSaid(10))),
        (CRANE, "no, onto the ribbon", Lay(CardSaid(1, "hikari"), CardSaid(kind="tan"))),
        (CRANE, "the other one", Lay(CardSaid(1, "hikari"))),
        (RIBBON, "no, the plain one", Take(CardSaid(kind="kasu"))),
        (RIBBON, "no, the other one", Take(CardSaid(9, "tan"), other=True)),
        (Call("koi-koi"), "no, shobu", Call("shobu")),
        (Call("shobu"), "no koi-koi", Call("koi-koi")),
        (Call("shobu"), "the other one", Call("koi-koi")),
    ],
)
def test_the_replacement_takes_the_place_of_the_waiting_action(
    waiting: ActionCommand, text: str, instead: ActionCommand
) -> None:
    found = interpreter_of(KOI_KOI, "en", NAMES).meaning.correct(text, waiting, 0, typed=True)
    assert [one.command for one in found.instead] == [instead]


@pytest.mark.parametrize("waiting", [CRANE, RIBBON, Call("koi-koi")])
@pytest.mark.parametrize("text", ["no", "no, stop", "hang on"])
def test_a_no_alone_takes_back_and_says_nothing_else(waiting: ActionCommand, text: str) -> None:
    found = interpreter_of(KOI_KOI, "en", NAMES).meaning.correct(text, waiting, 0, typed=True)
    assert found.stopped
    assert not found.instead


@pytest.mark.parametrize("text", ["Peter, pass the salt", "Nice one, Anna", "I had the boar last time"])
def test_talk_changes_nothing(text: str) -> None:
    found = interpreter_of(KOI_KOI, "en", NAMES).meaning.correct(text, CRANE, 0, typed=True)
    assert not found.stopped
    assert not found.instead
