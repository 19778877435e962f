"""Whole games by the phone's own voice: every sentence that the seat may hear is heard once and in order,
though the network falls silent, the line is lost, the tab is loaded again and the phone is swapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from voice_game import MOST_TURNS, VoiceGame

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("chromium")

CUTS = (2, 60, 3, 5, 8, 12, 20, 30, 6, 45)
"""Seconds for which the network falls silent in the long test."""


def all_heard(game: VoiceGame) -> None:
    """Every piece of news once and in order; answers at most once, since one's next words cut them."""
    # When the line is back, the table also says how things stand.
    title = {"Your turn.", "Petr's turn.", "Anna's turn."}
    news = [text for text in game.exchange.news if text not in title]
    heard = [text for text in game.heard if text in set(news)]
    assert heard == news
    for text, count in (Counter(game.heard) - Counter(news)).items():
        if text in game.exchange.others and text not in title:
            assert count <= game.exchange.others.count(text), text


def played(game: VoiceGame, troubles: dict[int, Callable[[], None]], most: int = MOST_TURNS) -> None:
    turns = 0
    try:
        while not game.over and turns < most:
            turns += 1
            if turns in troubles:
                troubles[turns]()
            game.turn()
        assert game.over or turns == most < MOST_TURNS
        assert turns > max(troubles), "through all that befell it"
        game.finish()
        all_heard(game)
        assert len(game.exchange.news) > turns
    finally:
        game.close()


def silence(game: VoiceGame, seconds: float) -> Callable[[], None]:
    """The network goes silent while others play; a tap made meanwhile goes out when it is back."""

    def cut() -> None:
        game.network.cut()
        if not game.listeners_turn:
            game.turn()
        game.page.wait_for_timeout(seconds * 1000)
        game.network.mend()

    return cut


@pytest.mark.by_turns("voice_hanabi/phones", "voice_hanabi/table", of="name")
@pytest.mark.parametrize("name", ["hanabi", "koi-koi"])
def test_the_phones_own_voice_loses_nothing_and_says_nothing_twice(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    game = VoiceGame(chromium, tmp_path, name)
    troubles = {3: game.lose_line, 5: silence(game, 0.5), 7: game.reload, 9: game.swap, 11: game.lose_line}
    played(game, {**troubles, 12: game.reload}, most=14)


@pytest.mark.long(
    "voice_hanabi/phones", "voice_hanabi/table", "voice_hanabi/games/hanabi", "voice_hanabi/games/hanafuda"
)
@pytest.mark.parametrize("name", ["hanabi", "koi-koi"])
def test_a_whole_game_with_ten_silences_of_the_network_loses_nothing_and_says_nothing_twice(
    chromium: Browser, tmp_path: Path, name: str
) -> None:
    game = VoiceGame(chromium, tmp_path, name, seed=7)
    random = Random(name)
    troubles: dict[int, Callable[[], None]] = {
        2 + 2 * number: silence(game, seconds) for number, seconds in enumerate(CUTS)
    }
    troubles |= {turn + 1: random.choice([game.reload, game.swap, game.lose_line]) for turn in list(troubles)}
    played(game, troubles)
