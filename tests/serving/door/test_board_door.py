"""How a board is reached: with digits and a secret, which are worth nothing once it is shut."""

from __future__ import annotations

from voice_hanabi.serving.door.board_door import BoardDoor


def test_it_is_shut_until_it_is_opened_and_again_afterwards() -> None:
    door = BoardDoor()
    assert door.by_digits(door.code) is door.by_token(door.token) is None
    assert door.open()
    assert not door.open(), "it was open"
    token, code = door.token, door.code
    seen = door.by_digits(code)
    assert seen is not None
    assert seen.key == token
    assert door.by_token(token) is not None
    assert door.shut()
    assert not door.is_open
    assert door.by_digits(code) is door.by_token(token) is None
    assert not door.shut(), "it was shut"


def test_whoever_looked_before_it_was_shut_sees_nothing_that_comes_later() -> None:
    door = BoardDoor()
    door.open()
    before = door.by_digits(door.code)
    door.shut()
    door.open()
    after = door.by_digits(door.code)
    assert before is not None
    assert after is not None
    assert before.watching is not after.watching
    assert before.key != after.key
