"""A whole evening on the page alone: a table is opened, a computer is asked to play along, all by mouse."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from phones_at_table import browser
from served_house import ServedHouse, served
from taps import ALL, DEEDS, ByMouse, ByScript, Sighted

from benchmarks.seen.other_browsers import missing, other_browser, wait_until
from voice_hanabi.evening.silences.moment import Pace

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.xdist_group("chromium")

FEW = 3
"""Turns that are played in each run."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    yield from browser()


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServedHouse]:
    # Actions count sooner than people need, so that the test doesn't have to wait.
    monkeypatch.setattr("voice_hanabi.serving.served_table.FAR", Pace(waits=True, moment=0.4))
    yield from served(tmp_path)


def hanabi_turn(player: Sighted) -> None:
    """Play what is sure, else clue what is playable, else discard: by dragging and tapping in turn."""
    own, *rest = player.lying()
    fireworks = {
        suit: int(rank)
        for group in rest
        if group["title"] == "Fireworks"
        for _, suit, rank in (card["face"].split("/") for card in group["cards"])
    }
    for card in own["cards"]:
        if card["deeds"] and _sure(card["face"], fireworks):
            return by_turns(player, card["place"], 0)
    for group in rest:
        for card in group["cards"]:
            _, suit, rank = card["face"].split("/")
            if card["deeds"] and fireworks.get(suit) == int(rank) - 1 and player.done.clues < 14:
                return player.give_clue(card["place"], player.done.clues % card["deeds"])
    discarded = next((card for card in own["cards"] if card["deeds"] > 1), None)
    if discarded is None:
        card = next(card for group in rest for card in group["cards"] if card["deeds"])
        return player.give_clue(card["place"], 0)
    return by_turns(player, discarded["place"], 1)


def by_turns(player: Sighted, place: str, deed: int) -> None:
    """Drag a card to its action one time, tap it the next."""
    (player.tap if player.done.drawn > player.done.tapped else player.draw)(place, deed)


def _sure(face: str, fireworks: dict[str, int]) -> bool:
    """Return whether a card that is known so far can be played for sure."""
    _, suits, ranks = face.split("/")
    if not ranks or "." in ranks:
        return False
    can = suits.split(".") if suits else list(fireworks)
    return all(fireworks[suit] == int(ranks) - 1 for suit in can)


def koi_koi_turn(player: Sighted) -> None:
    """Lay the first card that can be laid, or answer a question with the first button."""
    card = next((card for group in player.lying() for card in group["cards"] if card["deeds"]), None)
    if card is None:
        player.click("#deeds button")
    elif card["place"].startswith("0."):
        by_turns(player, card["place"], 0)
    else:
        player.tap(card["place"])


Turn = Callable[[Sighted], None]


def played(player: Sighted, turn: Turn, most: int) -> int:
    """Play until the game ends, or this many turns; return how many there were."""
    turns = 0
    while turns < most and player.wait_for_turn():
        before = player.seen(f"{ALL} + {DEEDS}")
        turn(player)
        player.wait(f"{ALL} + {DEEDS} !== {json.dumps(before)}")
        turns += 1
    return turns


def opened(player: Sighted, house: ServedHouse, game: str | None) -> Sighted:
    """Sit at a table with a computer, using only the page."""
    player.sit_down(house.origin, "Anna")
    if game is not None:
        player.deed(game)
    player.deed("One more computer")
    player.deed("Deal")
    player.wait("document.querySelector('#groups .card')")
    return player


def by_mouse(chromium: Browser) -> Sighted:
    return ByMouse(chromium.new_page(viewport={"width": 390, "height": 800}))


GAMES_AND_TURNS: tuple[Any, ...] = ((None, hanabi_turn), ("Koi-Koi", koi_koi_turn))


@pytest.mark.parametrize(("game", "turn"), GAMES_AND_TURNS, ids=["hanabi", "koi-koi"])
def test_a_game_is_begun_and_played_by_mouse(
    chromium: Browser, house: ServedHouse, game: str | None, turn: Turn
) -> None:
    player = opened(by_mouse(chromium), house, game)
    assert played(player, turn, FEW) == FEW
    assert player.done.drawn + player.done.tapped + player.done.clues >= FEW


def whole_game(player: Sighted, game: str | None, turn: Turn) -> None:
    turns = played(player, turn, 400)
    assert player.over
    assert turns > 10
    assert player.done.drawn
    assert player.done.tapped
    assert game is not None or player.done.clues


@pytest.mark.long(
    "voice_hanabi/phones", "voice_hanabi/table", "voice_hanabi/games/hanabi", "voice_hanabi/games/hanafuda"
)
@pytest.mark.parametrize(("game", "turn"), GAMES_AND_TURNS, ids=["hanabi", "koi-koi"])
def test_a_whole_game_is_played_by_mouse(
    chromium: Browser, house: ServedHouse, game: str | None, turn: Turn
) -> None:
    whole_game(opened(by_mouse(chromium), house, game), game, turn)


@pytest.mark.long("voice_hanabi/phones", "benchmarks/seen/other_browsers.py")
@pytest.mark.parametrize(("game", "turn"), GAMES_AND_TURNS, ids=["hanabi", "koi-koi"])
@pytest.mark.parametrize("name", ["firefox", "webkit"])
def test_a_whole_game_is_played_in_another_browser(
    house: ServedHouse, tmp_path: Path, name: str, game: str | None, turn: Turn
) -> None:
    lacking = missing(name)
    if lacking is not None:
        pytest.skip(f"it needs {lacking}")
    with other_browser(name, tmp_path) as found:
        whole_game(opened(ByScript(found, wait_until), house, game), game, turn)


def test_what_was_drawn_can_be_taken_back_by_a_tap(
    chromium: Browser, house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voice_hanabi.serving.served_table.FAR", Pace(waits=True, moment=6.0))
    player = opened(by_mouse(chromium), house, None)
    player.wait_for_turn()
    before = player.lying()
    player.draw("0.0", 0)
    player.deed("Take it back")
    assert player.wait_for_turn()
    assert player.lying() == before
