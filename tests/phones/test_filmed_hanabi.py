"""A whole game of Hanabi with paper cards and a camera, in four languages, with every mistake there is."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from filmed_cards import FilmedTable, filming
from spoken_room import SpokenRoom, spoken_room
from test_ways_back import SAID

from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.languages import LANGUAGES

NAMES = {
    "cs": ("Anna", "Petr", "Eva"),
    "pl": ("Anna", "Piotr", "Ewa"),
    "da": ("Anna", "Peter", "Freja"),
    "en": ("Anna", "Petr", "Eva"),
}
ONE = {"cs": "jedna", "pl": "jeden", "da": "et", "en": "one"}


SPOKEN = ("cs", "en")
"""Languages in which whole games are played by voice."""


@contextlib.contextmanager
def filmed_hanabi(folder: Path, language: str, room: SpokenRoom | None = None) -> Iterator[FilmedTable]:
    film, names = folder / "camera.mjpeg", NAMES[language]
    with filming(film) as chromium:
        made = FilmedTable(folder, chromium, film, "hanabi", "--lang", language, players=names, room=room)
        try:
            yield made
        finally:
            made.close()


class Hanabi:
    """The game in front of the camera, in the table's words."""

    def __init__(self, filmed: FilmedTable, language: str) -> None:
        self.filmed = filmed
        self.language = language
        self.wording = Wording(language, NAMES[language], "hanabi")
        self.left = Random(7).sample(range(50), 50)
        """The marks of the cards in the deck, the top one first."""

    def type(self, what: str, message: str, **values: str | int) -> None:
        """Say what went astray, and hear what helps."""
        self.filmed.say(SAID[what][self.language], re.split("[.,:]", self.wording.say(message, **values))[0])

    def lies(self, where: str, seat: int = 0, slot: int = 1) -> str:
        name = self.wording.name(seat)
        return capitalised(self.wording.say("card-lies", place=where, player=name, slot=slot))

    def at(self, seat: int, slot: int) -> int:
        state = self.filmed.state
        return int(state.marks[state.hands[seat][slot - 1].number])

    def due(self, seat: int) -> str:
        return self.wording.say("card-due", player=self.wording.name(seat), due="hand", count=1)

    def deal(self) -> None:
        self.filmed.show(self.left[:15], lambda: bool(self.filmed.state.is_dealt))
        read = self.filmed.state.marks
        self.left = [mark for mark in self.left if mark not in read]

    def wait_for_the_end_of_a_turn(self) -> None:
        self.filmed.says(self.wording.say("example-play", slot=1), self.over_or_drawing)

    def over_or_drawing(self) -> bool:
        state = self.filmed.state
        return state.outcome is not None or state.reading is not None

    def is_told_to_others_alone(self, mark: int) -> None:
        """Draw a card whose name must be kept from the player who draws it."""
        before = self.filmed.told(0)
        self.filmed.draws(mark)
        _, suit, rank = self.filmed.box.faces[mark].split("/")
        name = self.wording.say("card", colour=suit, value=int(rank)).casefold()
        for seat in (1, 2):
            self.filmed.lives(
                lambda seat=seat: any(name in text.casefold() for text in self.filmed.told(seat))
            )  # type: ignore[misc]
        assert not any(name in text.casefold() for text in self.filmed.told(0) if text not in before)


def played(game: Hanabi) -> None:
    """A game from the deal to the end, with every mistake on the way."""
    filmed, language = game.filmed, game.language
    game.deal()

    # A hand was mixed up: each card shows its place.
    game.type("reordered", "cards-mixed")
    filmed.shows(game.at(0, 4), game.lies("hand", 0, 4))

    # A different card is laid than was announced.
    filmed.say(game.wording.say("example-play", slot=1), game.wording.say("reads-play", slot=1))
    filmed.shows(game.at(0, 2), game.lies("hand", 0, 2))
    filmed.say(ONE[language], game.due(0))

    # Two are drawn: the one that is shown counts.
    game.type("two", "card-drew-two", waits="yes")
    game.is_told_to_others_alone(game.left.pop(1))

    # The next one falls under the table and stays there: the one after it is drawn.
    game.wait_for_the_end_of_a_turn()
    game.type("lost", "card-lost", waits="yes")
    game.type("without", "card-lost-next", count=len(game.left))
    lost = game.left.pop(0)
    filmed.draws(game.left.pop(0))

    # The deck is knocked over: each back shows where it belongs, and unseen cards are told by their places.
    game.type("mixed", "cards-mixed")
    filmed.shows(lost, game.lies("deck"))
    filmed.shows(game.at(2, 5), game.lies("hand", 2, 5))
    away = game.wording.say("cards-away", place="hand", player=game.wording.name(2), slot=1, count=4)
    filmed.say(SAID["missing"][language], away)

    while filmed.state.outcome is None:
        game.wait_for_the_end_of_a_turn()
        if filmed.state.outcome is None:
            filmed.draws(game.left.pop(0))
    assert filmed.state.outcome == "lost"
    filmed.holds_no_face()


@pytest.mark.long(
    "voice_hanabi/phones/paper_cards", "voice_hanabi/phones", "voice_hanabi/table", "grammars/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_three_from_the_deal_to_its_end(tmp_path: Path, language: str) -> None:
    with filmed_hanabi(tmp_path, language) as filmed:
        played(Hanabi(filmed, language))


@pytest.mark.xdist_group("spoken room")  # Two at a time would be too much for a small computer.
@pytest.mark.long(
    "voice_hanabi/phones/paper_cards", "voice_hanabi/phones", "voice_hanabi/table", "grammars/{language}"
)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_game_of_three_by_voice(tmp_path: Path, language: str) -> None:
    with spoken_room(language) as room, filmed_hanabi(tmp_path, language, room) as filmed:
        played(Hanabi(filmed, language))
        print(f"hanabi {language}: {filmed.said} sentences, {filmed.again} said again")
        filmed.few_said_again()
