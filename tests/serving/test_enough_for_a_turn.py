"""Actions that use no turn are stored, too: nobody can fill a saved game with notes, hints or new names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from friends_met import Friends, gathered

from voice_hanabi.games import GAMES
from voice_hanabi.languages import LANGUAGES
from voice_hanabi.table.playing.beside_turns import MOST_BESIDE
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.saving.journal import LARGEST, read_journal

ENOUGH = "That's enough for this turn. Wait for the next one."
NOTE = {
    "en": "remember: my third is probably a red two",
    "cs": "zapamatuj si: moje třetí je asi červená dvojka",
    "pl": "zapamiętaj: moja trzecia to chyba czerwona dwójka",
    "da": "husk: mit tredje er nok en rød toer",
}


@pytest.fixture
def friends(tmp_path: Path) -> Iterator[Friends]:
    yield from gathered(tmp_path)


def saved(friends: Friends) -> int:
    """Return how much space the current game takes on the disk."""
    assert isinstance(friends.game, Playing)
    return friends.game.journal.path.stat().st_size


def refused_at_last(friends: Friends, name: str, *texts: str) -> list[tuple[str | None, str]]:
    """Say something as often as it is accepted, then once more; return the answer to that."""
    for text in islice(cycle(texts), MOST_BESIDE):
        before = saved(friends)
        friends.says(name, text)
        assert saved(friends) > before, text
    before = saved(friends)
    told = friends.says(name, texts[MOST_BESIDE % len(texts)])
    assert saved(friends) == before
    return told


@pytest.mark.by_turns
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_notes_without_end_and_only_the_one_refused_hears_it(tmp_path: Path, language: str) -> None:
    for friends in gathered(tmp_path, language):
        enough = friends.table.wording.say("enough-this-turn")
        assert refused_at_last(friends, "Petr", NOTE[language]) == [("Petr", enough)]
        # Others have their own allowance, and a request to forget adds a line, too.
        before = saved(friends)
        friends.says("Eva", NOTE[language])
        assert saved(friends) > before


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("Petr", ("remember: my third is probably a red two", "forget my notes")),
        ("Petr", ("move the first to the third place", "move the third to the first place")),
        ("Petr", ("call me Paul", "call me Petr")),
        ("Anna", ("what should I play",)),
    ],
)
def test_whatever_takes_no_turn_has_a_limit(friends: Friends, name: str, texts: tuple[str, ...]) -> None:
    seat = friends.exchange.names.index(name)
    called = cycle((name, "Paul")) if "call" in texts[0] else cycle((name,))
    for text in islice(cycle(texts), MOST_BESIDE):
        before = saved(friends)
        friends.says(next(called), text)
        assert saved(friends) > before, text
    before = saved(friends)
    assert friends.says(friends.exchange.names[seat], texts[0]) == [(name, ENOUGH)]
    assert saved(friends) == before


def test_it_counts_each_kind_and_each_turn_has_its_own(friends: Friends) -> None:
    order = ("move the first to the third place", "remember: my third is probably a red two")
    assert refused_at_last(friends, "Petr", *order) == [("Petr", ENOUGH)]
    friends.says("Anna", "discard the first")
    friends.says("Anna", "Petr, ones")
    friends.table.settle()
    assert isinstance(friends.game, Playing)
    assert friends.game.state.turn == 1
    assert friends.says("Petr", order[1])[0][1].startswith("Noted")


def test_a_stand_in_for_an_absent_player_has_a_limit_and_they_play_again_at_any_time(
    friends: Friends,
) -> None:
    for _ in range(MOST_BESIDE):
        friends.says("Petr", "play for Petr")
        friends.says("Petr", "Petr plays again")
    before = saved(friends)
    assert friends.says("Petr", "play for Petr") == [(None, ENOUGH)]
    assert saved(friends) == before


def test_a_game_that_everybody_fills_can_be_read_again(friends: Friends) -> None:
    for name in ("Anna", "Petr", "Eva"):
        refused_at_last(friends, name, "remember: my third is probably a red two")
    assert isinstance(friends.game, Playing)
    read_journal(friends.game.journal.path, GAMES)
    hundred_turns = 100 * saved(friends)
    assert hundred_turns < LARGEST
