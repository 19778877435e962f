"""A record as a page by itself: one file with the board, stepped through by keys, to be given to friends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from voice_hanabi.contract.game import AnyGame, Replayed
from voice_hanabi.contract.teller import Teller
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.alone import filled_body, page_alone

AnyTeller = Teller[Any, Any, Any]


def replay_page(game: AnyGame, replayed: Replayed, language: str) -> str:
    """Return the page of a game that was played again; everybody may see all of it, as it is over."""
    wording = Wording(language, replayed.names, game.folder)
    groups, cards = _Once(), _Once()
    steps = []
    for text, state in _steps(game.teller(wording), replayed):
        board = asdict(game.teller(wording).board(state, unhidden=True))
        for group in board["groups"]:
            group["cards"] = [
                cards.place({key: text for key, text in one.items() if text}) for one in group["cards"]
            ]
        board["groups"] = list(map(groups.place, board["groups"]))
        steps.append({"text": text, "board": board})
    title = wording.say("replay-page", players=", ".join(replayed.names))
    names = ("keys", "first", "back", "next", "final", "step", "moves")
    words = {"title": title, **{name: wording.say(f"replay-page-{name}") for name in names}}
    data = {"steps": steps, "groups": groups.all, "cards": cards.all}
    return page_alone(title, language, filled_body("replay.html", words), data, ["replay.js"])


class _Once:
    """Keeps what is written again and again once, each in its place."""

    def __init__(self) -> None:
        self.all: list[object] = []
        self._places: dict[str, int] = {}

    def place(self, one: object) -> int:
        """Return the place of something, a new one where it is new."""
        place = self._places.setdefault(repr(one), len(self.all))
        if place == len(self.all):
            self.all.append(one)
        return place


def _steps(teller: AnyTeller, replayed: Replayed) -> Iterator[tuple[str, Any]]:
    """Yield each state with what was said of the move that led to it."""
    for states in replayed.rounds:
        yield teller.standing(None, states[0]), states[0]
        for state in states[1:]:
            yield teller.last_move(state), state
