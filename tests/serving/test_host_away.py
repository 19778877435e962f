"""Who decides while the host is away: for a moment, for long, and once the host is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from friends_met import Friends, gathered

from voice_hanabi.languages import LANGUAGES
from voice_hanabi.serving.people.hosting import FOR_LONG
from voice_hanabi.table.rights.rights import Person

SOON = "Anna may be back soon. Try again in a few minutes."
ALL_THAT_IS_THE_HOST_S = (
    "save and leave", "lock the table", "remove Anna from the table", "mute Anna", "new phone for Anna",
    "show the table", "no hints tonight", "ask before every move",
)  # fmt: skip


def playing(folder: Path, *names: str, waiting: tuple[str, ...] = ()) -> Iterator[Friends]:
    """A game with some players, and others who have joined since."""
    for friends in gathered(folder, names=names):
        for name in waiting:
            friends.comes(name)
        yield friends


def test_a_waiting_guest_is_not_made_host_when_the_host_is_away_for_a_moment(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr", waiting=("Tom",)):
        before = friends.game
        friends.says("Anna", "remove Petr from the table")
        friends.table.lost("Anna")
        assert friends.table.host == "Anna"
        assert friends.table.person("Tom") is Person.WAITING
        for wish in ALL_THAT_IS_THE_HOST_S:
            assert [who for who, _ in friends.says("Tom", wish)] == ["Tom"], wish
        assert friends.says("Tom", "lock the table") == [("Tom", SOON)]
        assert friends.table.people == ("Anna", "Tom")
        assert friends.game is before
        invitation = friends.table.invitation
        assert (invitation.locked, invitation.codes, friends.table.muted) == (False, {}, set())
        assert not friends.table.board.code
        assert friends.table.came_back("Anna")
        friends.says("Anna", "lock the table")
        assert friends.table.invitation.locked


def test_a_waiting_guest_is_the_host_of_a_table_that_everybody_else_left_long_ago(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr", waiting=("Tom",)):
        friends.says("Anna", "remove Petr from the table")
        friends.table.lost("Anna")
        assert friends.waits(FOR_LONG - 1) == []
        assert friends.says("Tom", "lock the table") == [("Tom", SOON)]
        assert friends.waits(1) == [(None, "Tom is the host until Anna is back.")]
        assert friends.table.host == "Tom"
        friends.says("Tom", "remove Anna from the table")
        assert friends.table.people == ("Tom",)


def test_players_decide_before_waiting_guests_whoever_came_first(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr", "Eva", waiting=("Tom",)):
        friends.table._people = ["Anna", "Tom", "Petr", "Eva"]
        friends.table.lost("Anna")
        assert friends.table.host == "Petr"
        friends.waits(FOR_LONG)
        assert friends.table.host == "Petr"
        assert friends.says("Tom", "lock the table")[0] == ("Tom", "I'm asking Petr.")


def test_when_two_play_alone_nothing_is_done_to_the_one_who_is_away_for_a_moment(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr"):
        friends.table.lost("Anna")
        for wish in ("remove Anna from the table", "mute Anna"):
            assert friends.says("Petr", wish) == [("Petr", SOON)]
        assert friends.table.people == ("Anna", "Petr")
        # A player who is left alone may decide all else: nobody is locked out, or has to wait for the end.
        assert friends.says("Petr", "lock the table")[0][0] is None
        assert any("Anna opens" in text for _, text in friends.says("Petr", "new phone for Anna"))
        friends.waits(FOR_LONG)
        friends.says("Petr", "remove Anna from the table")
        assert friends.table.people == ("Petr",)


def test_two_who_refuse_each_other_everything_do_so_for_some_minutes_only(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr", "Eva"):
        friends.table.lost("Anna")
        friends.says("Petr", "mute Eva")
        assert friends.says("Eva", "no") == [("Petr", "Eva says no.")]
        friends.says("Eva", "mute Petr")
        assert friends.says("Petr", "no") == [("Eva", "Petr says no.")]
        assert (None, "Petr is the host until Anna is back.") in friends.waits(FOR_LONG)
        assert friends.says("Eva", "mute Petr") == [("Eva", "Only Petr can do that.")]
        friends.says("Petr", "mute Eva")
        assert friends.table.muted == {"Eva"}
        friends.table.came_back("Anna")
        assert friends.table.host == "Anna"
        assert friends.says("Petr", "unmute Eva")[0] == ("Petr", "I'm asking Anna.")


def test_a_host_who_is_back_in_time_was_never_replaced_and_the_next_time_is_announced_again(
    tmp_path: Path,
) -> None:
    decides = (None, "Petr is the host until Anna is back.")
    for friends in playing(tmp_path, "Anna", "Petr", "Eva"):
        friends.table.lost("Anna")
        friends.waits(FOR_LONG / 2)
        friends.table.came_back("Anna")
        assert friends.waits(FOR_LONG) == []
        for _ in range(2):
            friends.table.lost("Anna")
            friends.table.lost("Eva")
            assert friends.waits(FOR_LONG) == [decides]
            friends.table.came_back("Eva")
            friends.table.came_back("Anna")


def test_another_worker_waits_as_long_for_the_host_and_then_says_who_decides(tmp_path: Path) -> None:
    for friends in playing(tmp_path, "Anna", "Petr", "Eva"):
        friends.table.lost("Anna")
        friends.waits(FOR_LONG - 1)
        after = friends.killed()
        assert after.waits(FOR_LONG - 1) == []
        assert after.says("Petr", "lock the table")[0] == ("Petr", "I'm asking Eva.")
        after.says("Eva", "no")
        assert (None, "Petr is the host until Anna is back.") in after.waits(1)
        after.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_one_who_decides_is_told_both_names(tmp_path: Path, language: str) -> None:
    for friends in gathered(tmp_path, language):
        friends.table.lost("Anna")
        ((who, told),) = friends.waits(FOR_LONG)
        assert who is None
        assert {"Anna", "Petr"} <= set(told.replace(",", "").replace(".", "").split())
