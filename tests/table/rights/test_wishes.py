"""How long a wish waits, how many one person may have, and what changes with a new name."""

from __future__ import annotations

import pytest

from voice_hanabi.contract.commands import Arrange
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.table.rights.wishes import MOST_ASKED, WITHIN, Wish, Wishes


class Clock:
    """A clock that a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def wish(clock: Clock, by: str = "Petr") -> Wish:
    made = Wish(Arrange("lock"), "Arrange lock", typed_line("lock"), by, ("Anna", "Eva"), "Tom", object())
    return Wish(**{**{name: getattr(made, name) for name in made.__slots__}, "when": clock()})


def test_a_wish_waits_a_minute_and_no_longer(clock: Clock) -> None:
    wishes = Wishes(clock)
    assert wishes.ask(one := wish(clock))
    clock.now += WITHIN - 0.1
    assert wishes.open == one
    assert not wishes.ask(wish(clock, "Eva")), "one waits already"
    clock.now += 0.1
    assert wishes.open is None
    assert wishes.last == one
    assert wishes.ask(wish(clock, "Eva"))


def test_a_few_wishes_within_a_minute_are_enough_and_the_next_minute_has_as_many(clock: Clock) -> None:
    wishes = Wishes(clock)
    for number in range(MOST_ASKED):
        assert not wishes.often("Petr"), number
        assert wishes.ask(one := wish(clock))
        assert wishes.close(one)
        clock.now += 1
    assert wishes.often("Petr")
    assert not wishes.often("Eva")
    clock.now += WITHIN - MOST_ASKED
    assert not wishes.often("Petr"), "the first of them is a minute old"


def test_with_another_name_one_has_as_many_wishes_left(clock: Clock) -> None:
    wishes = Wishes(clock)
    for _ in range(MOST_ASKED):
        wishes.ask(one := wish(clock))
        wishes.close(one)
    wishes.rename("Petr", "Pavel")
    assert wishes.often("Pavel")
    assert not wishes.often("Petr")


def test_everybody_in_a_wish_keeps_their_part_under_another_name(clock: Clock) -> None:
    wishes = Wishes(clock)
    wishes.ask(one := wish(clock))
    wishes.agree(one, "Anna")
    for name, called in (("Petr", "Pavel"), ("Anna", "Hana"), ("Eva", "Iva"), ("Tom", "Tim")):
        wishes.rename(name, called)
    now = wishes.open
    assert now is not None
    assert (now.by, now.of, now.about) == ("Pavel", ("Hana", "Iva"), "Tim")
    assert now.agreed == {"Hana"}
    assert now.awaited == ("Iva",), "a player who said yes is not waited for again"
