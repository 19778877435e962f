"""Non-interference with paper cards: what a seat hears does not depend on what it may not know.

Two tables have the same pieces of paper in the same places. On one of them the fronts are others, of those
cards alone that a seat may not know. All that is said to it, and all that its page may show, is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from evening import PLAYERS, PrivateEars
from paper_evening import RED_BOX, faces_of, with_deck

from voice_hanabi.contract.choices import Choices
from voice_hanabi.games import GAMES
from voice_hanabi.hearing.utterance import typed_line
from voice_hanabi.speaking.announcement import Announcement
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.showing import shown_at
from voice_hanabi.table.table import Table

SEAT = 0
"""The seat whose knowledge is compared."""
ASTRAY = ("a card is lost", "which cards are missing", "I drew two cards", "my cards are mixed up")


class Paper:
    """A table with a printed deck, and what one seat hears and sees there."""

    def __init__(self, folder: Path, game: str, faces: list[str] | None = None) -> None:
        names = PLAYERS["en"][: 3 if game == "hanabi" else 2]
        choices = Choices("en", game, None, (), len(names), names, 0, cards=RED_BOX)
        self.faces = faces or faces_of(choices)
        self.table = Table(choices, GAMES, folder=folder, new_seed=lambda: 3, ears=PrivateEars())
        self.table.steering.cards.known = with_deck(folder / "decks", GAMES[game].folder, self.faces)
        self.heard: list[object] = []
        self.take(self.table.deal_now())

    @property
    def state(self) -> Any:  # noqa: ANN401 - of whichever game
        assert isinstance(self.table.phase, Playing)
        return self.table.phase.state

    def take(self, effects: list[Effect]) -> None:
        self.heard += [
            (made.audience, made.text)
            for made in effects
            if isinstance(made, Announcement) and made.audience in (None, SEAT)
        ]
        shown = shown_at(self.table, SEAT)
        self.heard.append(None if shown is None else asdict(shown))

    def show(self, mark: int) -> None:
        self.take(self.table.card_shown(self.faces[mark], mark, RED_BOX))

    def type(self, said: str) -> None:
        self.take(self.table.hear(typed_line(said)))

    def settle(self) -> None:
        self.take(self.table.settle())


def swapped(faces: list[str], hidden: list[int], unread: list[int], random: Random) -> list[str]:
    """Return the faces, with those of hidden cards swapped for some that nobody has read."""
    others = list(faces)
    for mark, other in zip(hidden, random.sample(unread, len(hidden)), strict=True):
        others[mark], others[other] = faces[other], faces[mark]
    return others


def both(
    folder: Path,
    game: str,
    seed: int,
    hidden: Callable[[Paper, list[int]], list[int]],
    play: Callable[[Paper], None],
) -> None:
    """Play at both tables and compare."""
    marks = list(range(50 if game == "hanabi" else 48))
    Random(seed).shuffle(marks)
    first = Paper(folder / "first", game)
    used = deal(first, marks)
    faces = swapped(first.faces, hidden(first, marks), marks[used + 4 :], Random(seed))
    second = Paper(folder / "second", game, faces)
    deal(second, marks)
    for paper in (first, second):
        play(paper)
    assert first.heard == second.heard
    assert len(first.heard) > 20
    assert first.state.hands != second.state.hands


def deal(paper: Paper, marks: list[int]) -> int:
    used = 0
    while paper.state.reading is not None:
        paper.show(marks[used])
        used += 1
    return used


@pytest.mark.parametrize("seed", range(4))
def test_hanabi_a_seat_hears_nothing_of_its_own_cards(tmp_path: Path, seed: int) -> None:
    def own(paper: Paper, marks: list[int]) -> list[int]:
        return [paper.state.marks[held.number] for held in paper.state.hands[SEAT]]

    def play(paper: Paper) -> None:
        mine = own(paper, [])
        for mark in mine:
            paper.show(mark)
        for said in ASTRAY:
            paper.type(said)
        paper.show(mine[1])
        paper.type("which cards are missing")
        paper.type("play the third")
        paper.show(mine[1])
        paper.type("no")
        paper.type("tell Petr about his ones")
        for said in ("go on without it", "the deck is empty", "yes"):
            paper.type(said)

    both(tmp_path, "hanabi", seed, own, play)


@pytest.mark.parametrize("seed", range(4))
def test_koi_koi_a_seat_hears_nothing_of_another_hand(tmp_path: Path, seed: int) -> None:
    def others(paper: Paper, marks: list[int]) -> list[int]:
        codes = {f"hanafuda/{card.code}" for card in paper.state.hands[1 - SEAT]}
        return [mark for mark in paper.state.marks if paper.faces[mark] in codes]

    def play(paper: Paper) -> None:
        dealt = list(paper.state.marks)
        for mark in dealt:
            paper.show(mark)
        for said in (*ASTRAY, "what is in the field", "what do I have"):
            paper.type(said)
        paper.show(dealt[0])
        paper.type("which cards are missing")

    both(tmp_path, "koi-koi", seed, others, play)
