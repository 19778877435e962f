"""Who has joined a table of friends, who is lost or back, and what remains of a removed person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from friends_met import Friends, gathered

from voice_hanabi.serving import friends_here
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.rights.rights import Person


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[Friends]:
    yield from gathered(tmp_path)


def texts(told: list[Effect]) -> list[str]:
    return [one.text for one in told if isinstance(one, Announcement)]


def test_a_lost_player_is_announced_once_and_once_as_back(friends: Friends) -> None:
    assert texts(friends.table.came_back("Petr")) == [], "nobody was lost"
    assert len(texts(friends.table.lost("Petr"))) == 1
    assert texts(friends.table.lost("Petr")) == []
    assert friends.table.is_lost("Petr")
    assert len(texts(friends.table.came_back("Petr"))) == 1
    assert texts(friends.table.came_back("Petr")) == []
    assert not friends.table.is_lost("Petr")


def test_the_next_one_is_the_host_while_the_first_is_lost(friends: Friends) -> None:
    assert friends.table.host == "Anna"
    friends.table.lost("Anna")
    assert friends.table.host == "Petr"
    assert friends.table.person("Anna") is Person.AWAY
    assert friends.table._host_here is None, "the host for the time being decides nothing alone"
    friends.table.lost("Petr")
    assert friends.table.host == "Eva"
    friends.table.came_back("Anna")
    assert friends.table.host == friends.table._host_here == "Anna"


def test_while_the_host_is_lost_those_who_are_there_are_asked(friends: Friends) -> None:
    assert friends.table._deciding("Petr") == ("Anna",)
    friends.table.lost("Anna")
    assert friends.table._deciding("Petr") == ("Eva",), "neither the lost player nor the one who asks"
    friends.table.came_back("Anna")
    friends.table.lost("Eva")
    assert friends.table._deciding("Petr") == ("Anna",)


def test_when_several_are_asked_the_one_it_is_about_is_not(tmp_path: Path) -> None:
    for friends in gathered(tmp_path, names=("Anna", "Petr", "Eva", "Tom")):
        friends.table.lost("Anna")
        assert friends.table._deciding("Petr") == ("Eva", "Tom")
        assert friends.table._deciding("Petr", about="Eva") == ("Tom",)
        friends.table.lost("Tom")
        assert friends.table._deciding("Petr", about="Eva") == ("Eva",), "nobody else could be asked"


def test_whoever_cannot_be_heard_is_told_now_and_then(
    friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(friends_here.time, "monotonic", lambda: now)
    assert len(texts(friends.table.unheard("Petr"))) == 1
    now += friends_here.UNHEARD - 0.1
    assert texts(friends.table.unheard("Petr")) == []
    assert len(texts(friends.table.unheard("Eva"))) == 1
    now += 0.2
    assert len(texts(friends.table.unheard("Petr"))) == 1


def test_nothing_of_a_removed_guest_waits_for_another_of_that_name(friends: Friends) -> None:
    friends.table.muted.add("Eva")
    friends.table.listeners.add("Eva")
    friends.table.lost("Eva")
    code = friends.table.invitation.code_for("Eva")
    friends.table.forget("Eva")
    assert "Eva" not in friends.table.people
    assert not friends.table.muted
    assert not friends.table.listeners
    assert not friends.table.is_lost("Eva")
    assert not friends.table.invitation.has_digits(code)


def test_with_another_name_somebody_is_muted_lost_and_listening_as_before(friends: Friends) -> None:
    friends.table.muted.add("Eva")
    friends.table.listeners.add("Eva")
    friends.table.lost("Eva")
    code = friends.table.invitation.code_for("Eva")
    friends.table._call("Eva", "Iva")
    assert friends.table.muted == {"Iva"}, "muted by any name"
    friends.table._is_now("Eva", "Iva")
    assert friends.table.listeners == {"Iva"}
    assert friends.table.lost_ones == ("Iva",)
    assert friends.table.invitation.codes[code] == "Iva"


def test_a_wish_stands_as_long_as_the_game_and_its_wisher_do(friends: Friends) -> None:
    friends.says("Petr", "lock the table")
    wish = friends.table.wishes.open
    assert wish is not None
    assert friends.table._stands(wish)
    friends.table.table.course.another_game()
    assert not friends.table._stands(wish), "another game is on"
    friends.says("Petr", "lock the table")
    friends.table.wishes.close(wish)
    friends.says("Petr", "lock the table")
    again = friends.table.wishes.open
    assert again is not None
    assert friends.table._stands(again)
    friends.table.forget("Petr")
    assert not friends.table._stands(again), "the player who wished it has gone"


def test_what_a_removed_guest_came_by_and_looked_at_is_worth_nothing(friends: Friends) -> None:
    friends.table.board.open()
    token = friends.table.invitation.token
    friends.says("Anna", "remove Eva from the table")
    assert not friends.table.invitation.is_link(token)
    assert not friends.table.board.is_open


def test_a_new_link_takes_the_old_one_away(friends: Friends) -> None:
    old = dict(friends.exchange.places())["Petr"]
    friends.says("Anna", "new phone for Petr")
    now = dict(friends.exchange.places())["Petr"]
    assert now != old
    assert not friends.exchange.has(old)


def test_whoever_plays_again_sits_after_those_who_have_taken_a_seat_meanwhile(tmp_path: Path) -> None:
    friends = Friends(tmp_path)
    for name in ("Anna", "Petr", "Eva"):
        friends.comes(name)
    friends.says("Petr", "I'm just listening")
    friends.says("Petr", "I'm playing again")
    assert friends.table.people == ("Anna", "Eva", "Petr")
    friends.close()
