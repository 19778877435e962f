"""A guest's request that needs permission goes to the host; the table reports only what was really done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from friends_met import Friends, gathered

from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.conversation.effects import Leave
from voice_hanabi.table.rights.wishes import MOST_ASKED

WORDS = {
    "en": ("start over", "yes", "no", "pause", "go on"),
    "cs": ("začni znovu", "ano", "ne", "pauza", "hrajeme dál"),
    "pl": ("zacznij od nowa", "tak", "nie", "pauza", "gramy dalej"),
    "da": ("begynd forfra", "ja", "nej", "pause", "fortsæt"),
}


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[Friends]:
    yield from gathered(tmp_path)


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_the_host_may_do_is_asked_of_the_host_in_every_language(
    tmp_path: Path, language: str
) -> None:
    over, yes, no, *_ = WORDS[language]
    for friends in gathered(tmp_path, language):
        before = friends.game
        told = friends.says("Petr", over)
        assert [who for who, _ in told] == ["Petr", "Anna"]
        assert "Petr" in told[1][1]
        assert friends.game is before
        # It appears with both answers on the page of the player who decides, and on nobody else's.
        assert friends.facts("Anna")[0] == told[1][1]
        assert {yes, no} <= set(friends.facts("Anna"))
        assert all(told[1][1] not in friends.facts(name) for name in ("Petr", "Eva"))
        assert [who for who, _ in friends.says("Anna", no)] == ["Petr"]
        assert friends.game is before
        friends.says("Petr", over)
        friends.says("Anna", yes)
        assert friends.game is not before


WISHES: tuple[tuple[str, str, Callable[[Friends], bool]], ...] = (
    ("lock the table", "The table is locked.", lambda f: f.table.invitation.locked),
    ("mute Eva", "Nobody hears Eva now.", lambda f: "Eva" in f.table.muted),
    ("remove Eva from the table", "Eva has been removed", lambda f: "Eva" not in f.table.people),
    ("new phone for Eva", "Eva opens", lambda f: "Eva" in f.table.invitation.codes.values()),
    ("no hints tonight", "No hints tonight", lambda f: True),
    ("ask before every move", "I'll ask before every move.", lambda f: True),
)


@pytest.mark.parametrize(("wish", "done", "is_done"), WISHES, ids=[wish for wish, *_ in WISHES])
def test_a_yes_carries_it_out_and_nothing_else_does(
    friends: Friends, wish: str, done: str, is_done: Callable[[Friends], bool]
) -> None:
    for refuses in (lambda: friends.says("Anna", "no"), friends.waits):
        told = friends.says("Petr", wish)
        assert told[0] == ("Petr", "I'm asking Anna.")
        assert not any(
            done in text for _, text in (*told, *friends.says("Petr", "yes"), *friends.says("Eva", "yes"))
        )
        assert friends.table.wishes.open is not None
        refused = refuses()
        assert [who for who, _ in refused] == ["Petr"]
        assert done not in refused[0][1]
        assert friends.table.wishes.open is None
    friends.says("Petr", wish)
    assert any(done in text for _, text in friends.says("Anna", "yes"))
    assert is_done(friends)
    assert friends.waits() == []


def test_ending_it_all_is_asked_of_the_host(friends: Friends) -> None:
    told = friends.says("Petr", "save and leave")
    assert told[1] == ("Anna", "Petr would like us to stop for today. Yes or no?")
    seat = friends.exchange.names.index("Anna")
    assert any(isinstance(one, Leave) for one in friends.table.hear(typed_line("yes", seat=seat)))


def test_nothing_is_done_to_the_host_and_whoever_wished_may_take_it_back(friends: Friends) -> None:
    for wish in ("remove Anna from the table", "mute Anna", "new phone for Anna"):
        assert friends.says("Petr", wish) == [("Petr", "Only Anna can do that.")]
    friends.says("Petr", "lock the table")
    assert friends.says("Petr", "no") == [
        ("Petr", "All right."),
        ("Anna", "Petr doesn't want that any more."),
    ]
    friends.says("Anna", "yes")
    assert not friends.table.invitation.locked


def test_a_yes_never_counts_for_a_wish_other_than_the_one_heard(friends: Friends) -> None:
    friends.says("Petr", "lock the table")
    asked = friends.says("Eva", "remove Petr from the table")
    assert [who for who, _ in asked] == ["Eva"]
    assert "still waiting" in asked[0][1]
    friends.says("Anna", "yes")
    assert friends.table.invitation.locked
    assert "Petr" in friends.table.people


def test_a_no_to_a_move_is_not_taken_for_one_to_a_wish(friends: Friends) -> None:
    friends.says("Eva", "lock the table")
    friends.says("Anna", "play the first")
    assert friends.table.unsettled
    friends.says("Anna", "no")
    assert not friends.table.unsettled
    assert friends.table.wishes.open is not None
    friends.says("Anna", "yes")
    assert friends.table.invitation.locked


def test_a_wish_of_somebody_who_is_gone_or_of_a_game_that_is_over_is_too_late(friends: Friends) -> None:
    friends.says("Petr", "mute Eva")
    friends.says("Anna", "remove Eva from the table")
    assert all("too late" in text for _, text in friends.says("Anna", "yes"))
    friends.says("Petr", "lock the table")
    friends.says("Anna", "remove Petr from the table")
    friends.says("Anna", "yes")
    assert not friends.table.invitation.locked


def test_a_minute_later_a_yes_has_no_effect_on_it(friends: Friends) -> None:
    friends.says("Petr", "lock the table")
    assert friends.waits() == [("Petr", "Anna hasn't answered. Nothing changes.")]
    friends.says("Anna", "yes")
    assert not friends.table.invitation.locked


def test_while_the_host_is_away_all_others_who_play_decide(friends: Friends) -> None:
    friends.table.lost("Anna")
    assert friends.table.host == "Petr"
    # The host for the time being does nothing alone, and nothing to a player who only lost the connection.
    told = friends.says("Petr", "remove Anna from the table")
    assert told[0] == ("Petr", "I'm asking Eva.")
    assert [who for who, _ in friends.says("Eva", "no")] == ["Petr"]
    assert "Anna" in friends.table.people
    friends.says("Petr", "lock the table")
    assert any("is locked" in text for _, text in friends.says("Eva", "yes"))
    friends.says("Eva", "unlock the table")
    assert any("open again" in text for _, text in friends.says("Petr", "yes"))


def test_one_no_of_several_refuses_and_all_have_to_say_yes(tmp_path: Path) -> None:
    for friends in gathered(tmp_path, names=("Anna", "Petr", "Eva", "Tom")):
        friends.table.lost("Anna")
        asked = friends.says("Petr", "lock the table")
        assert asked[0] == ("Petr", "I'm asking Eva and Tom.")
        assert [who for who, _ in asked[1:]] == ["Eva", "Tom"]
        assert friends.says("Eva", "yes") == [("Eva", "Now it's up to Tom.")]
        assert friends.says("Tom", "no") == [("Petr", "Tom says no."), ("Eva", "Tom says no.")]
        friends.says("Petr", "lock the table")
        friends.says("Eva", "yes")
        assert friends.waits() == [("Petr", "Tom hasn't answered. Nothing changes.")]
        friends.says("Petr", "lock the table")
        friends.says("Tom", "yes")
        assert not friends.table.invitation.locked
        friends.says("Eva", "yes")
        assert friends.table.invitation.locked


def test_everybody_who_was_asked_hears_that_a_wish_was_taken_back(tmp_path: Path) -> None:
    for friends in gathered(tmp_path, names=("Anna", "Petr", "Eva", "Tom")):
        friends.table.lost("Anna")
        friends.says("Petr", "lock the table")
        friends.says("Eva", "yes")
        taken_back = "Petr doesn't want that any more."
        assert friends.says("Petr", "no") == [
            ("Petr", "All right."),
            ("Eva", taken_back),
            ("Tom", taken_back),
        ]


def test_a_host_who_comes_back_decides_again(friends: Friends) -> None:
    friends.table.lost("Anna")
    friends.says("Petr", "lock the table")
    friends.table.came_back("Anna")
    late = "It's too late for that."
    assert friends.says("Eva", "yes") == [("Eva", late), ("Petr", late)]
    assert not friends.table.invitation.locked


def test_whoever_is_there_alone_decides_alone(friends: Friends) -> None:
    for name in ("Anna", "Eva"):
        friends.table.lost(name)
    assert any("is locked" in text for _, text in friends.says("Petr", "lock the table"))


def test_whoever_decides_is_listened_to_for_a_yes_and_nobody_else_is(friends: Friends) -> None:
    friends.says("Petr", "lock the table")
    seat = friends.exchange.names.index
    listened = friends.table.phrases_of(seat("Anna"))
    assert listened is not None
    assert listened.accepts(["yes"])
    assert friends.table.phrases_of(seat("Eva")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_player_pauses_the_game_and_any_other_resumes_it(tmp_path: Path, language: str) -> None:
    *_, pause, on = WORDS[language]
    for friends in gathered(tmp_path, language):
        steering = friends.table.table.steering
        for one, other in (("Petr", "Eva"), ("Eva", "Anna"), ("Anna", "Petr")):
            assert [who for who, _ in friends.says(one, pause)] == [None]
            assert steering.paused
            assert friends.table.thinking is None
            assert [who for who, _ in friends.says(other, on)] == [None]
            assert not steering.paused


def test_whoever_waits_for_the_next_game_cannot_pause_this_one(friends: Friends) -> None:
    friends.comes("Tom")
    assert friends.says("Tom", "pause") == [
        ("Tom", "A game is on. You can listen, and play in the next one.")
    ]
    assert not friends.table.table.steering.paused


def test_no_move_is_made_during_a_pause(friends: Friends) -> None:
    friends.says("Petr", "pause")
    before = friends.table.table.phase.state  # type: ignore[union-attr]
    assert friends.says("Anna", "play the first") == [("Anna", "The game is paused. Type 'go on'.")]
    friends.table.settle()
    assert friends.table.table.phase.state is before  # type: ignore[union-attr]


def test_nobody_keeps_the_others_from_asking_by_asking_all_the_time(friends: Friends) -> None:
    friends.table.lost("Anna")
    for _ in range(MOST_ASKED):
        friends.says("Petr", "lock the table")
        friends.says("Eva", "no")
    assert friends.says("Petr", "lock the table") == [("Petr", "You can ask again in a minute.")]
    assert friends.says("Eva", "mute Petr")[0] == ("Eva", "I'm asking Petr.")


def test_whoever_is_to_be_removed_while_the_host_is_away_has_no_say_in_it(tmp_path: Path) -> None:
    for friends in gathered(tmp_path, names=("Anna", "Petr", "Eva", "Tom")):
        friends.table.lost("Anna")
        # Petr is the host for the time being, but has no say about himself.
        asked = friends.says("Eva", "remove Petr from the table")
        assert [who for who, _ in asked] == ["Eva", "Tom"]
        friends.says("Petr", "no")
        friends.says("Tom", "yes")
        assert friends.table.people == ("Anna", "Eva", "Tom")
        friends.says("Eva", "mute Tom")
        friends.says("Tom", "no")
        assert not friends.table.muted, "of two players, each keeps their say"


def test_while_the_table_asks_the_host_can_still_remove_and_mute(friends: Friends) -> None:
    before = friends.game
    assert friends.says("Anna", "start over")
    told = friends.says("Anna", "mute Petr")
    assert any("Nobody hears Petr now." in text for _, text in told)
    refused = friends.says("Eva", "remove Petr from the table")
    assert "Petr" in friends.table.people
    assert not any("has been removed" in text for _, text in refused)
    told = friends.says("Anna", "remove Petr from the table")
    assert any("Petr has been removed" in text for _, text in told)
    assert "Petr" not in friends.table.people
    assert friends.game is before
    friends.says("Anna", "yes")
    assert friends.game is not before
