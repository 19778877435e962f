"""Which seat hears through which route, when ears are given, taken over, and given twice."""

from __future__ import annotations

from voice_hanabi.speaking.reasons import ReasonCode
from voice_hanabi.speaking.routes import Channel, DeviceRoute, NoRoute, TextRoute
from voice_hanabi.speaking.seat_routes import SeatRoutes

LEFT, RIGHT = DeviceRoute(None, Channel.LEFT), DeviceRoute(None, Channel.RIGHT)
PUBLIC = DeviceRoute("speakers")


def routes(**ears: object) -> SeatRoutes:
    return SeatRoutes(PUBLIC, ears, phones=False)  # type: ignore[arg-type]


def test_an_ear_that_is_given_replaces_the_one_before_for_good() -> None:
    seats = routes(Anna=LEFT)
    seats.seat(("Anna", "Petr"))
    seats.give(0, RIGHT)
    assert dict(seats.given()) == {0: RIGHT}
    assert seats.seat(("Anna", "Petr")) == []
    assert dict(seats.given()) == {0: RIGHT}


def test_an_ear_by_number_is_replaced_too() -> None:
    seats = SeatRoutes(PUBLIC, {"1": LEFT}, phones=False)
    seats.seat(("Anna", "Petr"))
    seats.give(0, RIGHT)
    assert seats.seat(("Anna", "Petr")) == []
    assert dict(seats.given()) == {0: RIGHT}


def test_an_ear_that_is_given_leaves_the_others_theirs() -> None:
    seats = routes(Anna=LEFT)
    seats.seat(("Anna", "Petr"))
    seats.give(1, RIGHT)
    assert dict(seats.given()) == {0: LEFT, 1: RIGHT}
    assert seats.in_use() == {PUBLIC, LEFT, RIGHT}


def test_an_ear_stays_with_its_player_and_not_with_the_place() -> None:
    seats = routes(Anna=LEFT)
    seats.seat(("Anna", "Petr"))
    missing = seats.seat(("Petr", "Anna"))
    assert missing == []
    assert dict(seats.given()) == {1: LEFT}


def test_an_ear_of_somebody_who_left_belongs_to_nobody() -> None:
    seats = routes(Anna=LEFT)
    seats.seat(("Anna", "Petr"))
    missing = seats.seat(("Eva", "Petr"))
    assert [one.reason for one in missing] == [ReasonCode.NO_SUCH_SEAT]
    assert dict(seats.given()) == {}


def test_two_ears_for_one_player_count_as_none() -> None:
    seats = SeatRoutes(PUBLIC, {"Anna": LEFT, "1": RIGHT}, phones=False)
    missing = seats.seat(("Anna", "Petr"))
    assert [one.reason for one in missing] == [ReasonCode.EAR_GIVEN_TWICE]
    assert dict(seats.given()) == {0: NoRoute()}


def test_what_everyone_hears_is_nobodys_private_ear() -> None:
    seats = routes(Anna=PUBLIC)
    missing = seats.seat(("Anna", "Petr"))
    assert [one.reason for one in missing] == [ReasonCode.EAR_IS_PUBLIC]
    assert dict(seats.given()) == {0: NoRoute()}


def test_lines_may_be_everyones_and_somebodys() -> None:
    seats = SeatRoutes(TextRoute(), {"Anna": TextRoute()}, phones=False)
    assert seats.seat(("Anna", "Petr")) == []
    assert dict(seats.given()) == {0: TextRoute()}


def test_a_renamed_player_keeps_their_ear() -> None:
    seats = SeatRoutes(PUBLIC, {"Anna": LEFT, "2": RIGHT}, phones=False)
    seats.seat(("Anna", "Petr"))
    assert seats.rename(("Petr", "Anna"), None) == []
    assert dict(seats.given()) == {0: LEFT, 1: RIGHT}
    assert seats.name_of(0) == "Petr"
    assert seats.seat(("Petr", "Anna")) == []
    assert dict(seats.given()) == {0: LEFT, 1: RIGHT}
