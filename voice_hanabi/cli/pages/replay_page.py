"""A record as a single HTML file to give to friends: the board, stepped through by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import pairwise
from typing import Any

from voice_hanabi.contract.game import AnyGame, Replayed
from voice_hanabi.contract.teller import Teller
from voice_hanabi.language.wording import Wording
from voice_hanabi.phones.board.alone import filled_body, page_alone
from voice_hanabi.table.beside.judging import best_move, judged

AnyTeller = Teller[Any, Any, Any]


def replay_page(game: AnyGame, replayed: Replayed, language: str) -> str:
    """Return the page of a replayed game. The game is over, so everybody may see all cards."""
    wording = Wording(language, replayed.names, game.folder)
    groups, cards, counts = _Once(), _Once(), _Once()
    steps = []
    teller = game.teller(wording)
    for text, advice, state in _steps(game, teller, replayed):
        board = asdict(teller.board(state, unhidden=True))
        # The text of the step itself.
        del board["last"]
        for group in board["groups"]:
            group["cards"] = [
                cards.place({key: text for key, text in one.items() if text or text == 0})
                for one in group["cards"]
            ]
        board["groups"] = list(map(groups.place, board["groups"]))
        board["counts"] = list(map(counts.place, board["counts"]))
        steps.append({"text": text, "advice": advice, "board": board})
    title = wording.say("replay-page", players=", ".join(replayed.names))
    names = ("keys", "voice", "hint", "first", "back", "next", "final", "step", "moves")
    words = {"title": title, **{name: wording.say(f"replay-page-{name}") for name in names}}
    data = {"steps": steps, "groups": groups.all, "cards": cards.all, "counts": counts.all}
    return page_alone(title, language, filled_body("replay.html", words), data, ["replay.js"])


class _Once:
    """Keeps each repeated value once and refers to it by its place."""

    def __init__(self) -> None:
        self.all: list[object] = []
        self._places: dict[str, int] = {}

    def place(self, one: object) -> int:
        """Return the place of a value, adding it if it is new."""
        place = self._places.setdefault(repr(one), len(self.all))
        if place == len(self.all):
            self.all.append(one)
        return place


def _steps(game: AnyGame, teller: AnyTeller, replayed: Replayed) -> Iterator[tuple[str, str, Any]]:
    """Yield each state with what was said of the move that led to it, and whether the move was good."""
    for states in replayed.rounds:
        yield teller.standing(None, states[0]), "", states[0]
        for before, state in pairwise(states):
            by_itself = game.next_by_itself(before) is not None
            good = "" if by_itself else judged(game, teller, best_move(game, before), before, state)
            yield teller.last_move(state), good, state
