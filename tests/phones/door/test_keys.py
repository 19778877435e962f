"""Secrets, codes and guesses."""

from __future__ import annotations

from voice_hanabi.phones.door.keys import (
    FIRST_PAUSE,
    GUESSES,
    LONGEST_PAUSE,
    MOST_ADDRESSES,
    WINDOW,
    Door,
    Guesses,
    Keys,
)
from voice_hanabi.phones.exchange import Exchange, Line, Refusal


def test_each_seat_has_a_secret_of_its_own_that_nobody_guesses() -> None:
    keys = Keys(5)
    tokens = [keys.token(seat) for seat in range(5)]
    assert len(set(tokens)) == 5
    assert all(len(token) * 6 >= 128 for token in tokens)
    assert [keys.seat_of(token) for token in tokens] == [0, 1, 2, 3, 4]
    for wrong in ("", tokens[0][:-1], tokens[0] + "A", tokens[0].swapcase(), "ž" * 40):
        assert keys.seat_of(wrong) is None


def test_a_renewed_secret_leaves_the_old_one_and_its_code_worth_nothing() -> None:
    keys = Keys(2)
    old, code = keys.token(1), keys.new_code(1)
    keys.renew(1)
    assert keys.seat_of(old) is None
    assert keys.redeem(code) is None
    assert keys.seat_of(keys.token(1)) == 1


def test_a_code_has_six_digits_and_is_good_once() -> None:
    numbers = iter((7, 7, 123456, 8))
    keys = Keys(2, new_number=lambda below: next(numbers))
    assert keys.new_code(0) == "000007"
    assert keys.new_code(1) == "123456", "no two seats have the same code"
    assert keys.redeem("000007") == 0
    assert keys.redeem("000007") is None
    assert keys.new_code(1) == "000008"
    assert keys.redeem("123456") is None, "a newer code replaces the older one"


def test_too_many_wrong_codes_close_the_door_for_longer_and_longer() -> None:
    guesses, now, pauses = Guesses(), 0.0, []
    for _ in range(9):
        for _ in range(GUESSES):
            assert guesses.wait(now) == 0
            guesses.wrong(now)
        pauses.append(guesses.wait(now))
        now += pauses[-1]
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE


def test_a_door_is_closed_only_to_where_the_guesses_come_from() -> None:
    door = Door()
    for _ in range(GUESSES):
        door.wrong("stranger", 0.0)
    assert door.wait("stranger", 0.0) == FIRST_PAUSE
    assert door.wait("Anna's phone", 0.0) == 0
    for number in range(2 * MOST_ADDRESSES):
        door.wrong(str(number), 0.0)
    assert len(door._guesses) == MOST_ADDRESSES


def test_a_wrong_code_now_and_then_closes_nothing() -> None:
    guesses = Guesses()
    for number in range(20):
        guesses.wrong(number * WINDOW / 3)
        assert guesses.wait(number * WINDOW / 3) == 0


def test_a_code_is_no_longer_good_once_its_seats_phone_came_by_its_link() -> None:
    exchange = Exchange()
    exchange.seat(("Anna", "Petr"))
    codes = [exchange.new_code(seat) for seat in range(2)]
    assert isinstance(exchange.enter(exchange.token(1), None, lambda: None), Line)
    assert exchange.redeem(codes[1]) == Refusal("code")
    assert exchange.redeem(codes[0]) == exchange.token(0)


def test_when_a_seat_is_taken_away_codes_lead_to_the_seats_as_they_are_then() -> None:
    keys = Keys(3)
    codes, tokens = [keys.new_code(seat) for seat in range(3)], [keys.token(seat) for seat in range(3)]
    keys.keep([2, 1])
    assert keys.seat_of(tokens[0]) is None
    assert keys.redeem(codes[0]) is None
    assert (keys.seat_of(tokens[2]), keys.seat_of(tokens[1])) == (0, 1)
    assert (keys.redeem(codes[2]), keys.redeem(codes[1])) == (0, 1)


def test_the_longest_silent_of_too_many_guessing_addresses_is_forgotten() -> None:
    door = Door()
    for _ in range(GUESSES):
        door.wrong("silent", 0.0)
    for _ in range(GUESSES - 1):
        door.wrong("again", 0.0)
    for number in range(MOST_ADDRESSES - 2):
        door.wrong(str(number), 0.0)
    door.wrong("again", 0.0)
    door.wrong("one more", 0.0)
    door.wrong("the last one", 0.0)
    assert door.wait("silent", 0.0) == 0, "forgotten"
    assert door.wait("again", 0.0) == FIRST_PAUSE, "an address that guesses again is not the longest silent"
    assert {"one more", "the last one"} <= set(door._guesses)


def test_whoever_left_the_table_hears_nothing_more_of_it() -> None:
    exchange = Exchange()
    exchange.seat(("Anna", "Petr"))
    token = exchange.token(1)
    line = exchange.enter(token, None, lambda: None)
    assert isinstance(line, Line)
    exchange.seat(("Anna", "Petr"))
    assert line.ended is None, "the same people play again"
    exchange.seat(("Anna", "Eva"))
    assert line.ended == "token"
    assert isinstance(exchange.enter(token, None, lambda: None), Refusal)
