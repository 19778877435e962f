"""A match of Koi-Koi with paper cards and a camera: a hand is for its owner alone, mistakes are mended."""

from __future__ import annotations

import contextlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filmed_cards import FilmedTable, filming
from spoken_room import SpokenRoom, spoken_room
from test_filmed_hanabi import NAMES
from test_ways_back import SAID

from voice_hanabi.games import GAMES
from voice_hanabi.games.hanafuda.partners.simple import choose_action
from voice_hanabi.games.hanafuda.rules.actions import Lay
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.view import view
from voice_hanabi.games.hanafuda.talk.cards import CardWords
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.languages import LANGUAGES

PLACES = {
    "cs": [
        f"vykládám {place}"
        for place in ("první", "druhou", "třetí", "čtvrtou", "pátou", "šestou", "sedmou", "osmou")
    ],
    "en": [
        f"play the {place}"
        for place in ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    ],
}


@contextlib.contextmanager
def filmed_koi_koi(folder: Path, language: str, room: SpokenRoom | None = None) -> Iterator[FilmedTable]:
    film, names = folder / "camera.mjpeg", NAMES[language][:2]
    options = ("--lang", language, "--game", "koi-koi", "--variant", "half-game")
    with filming(film) as chromium:
        made = FilmedTable(folder, chromium, film, "koi-koi", *options, players=names, room=room)
        try:
            yield made
        finally:
            made.close()


class KoiKoi:
    """The match in front of the camera, in the table's words."""

    def __init__(self, filmed: FilmedTable, language: str) -> None:
        self.filmed = filmed
        self.language = language
        self.wording = Wording(language, NAMES[language][:2], "hanafuda")
        self.teller = GAMES["koi-koi"].teller(self.wording)
        self.words = CardWords(self.wording)

    def card(self, mark: int) -> Card:
        return Card.from_code(self.filmed.box.faces[mark].partition("/")[2])

    def unread(self) -> list[int]:
        read = set(self.filmed.state.marks)
        return [mark for mark in range(48) if mark not in read]

    def picked(self, count: int, most: int, month: int | None) -> list[int]:
        """Cards for a hand or the field: at most this many of a month, but four of one that is given."""
        unread = self.unread()
        taken = [mark for mark in unread if self.card(mark).month == month][:4]
        of_month = Counter(self.card(mark).month for mark in taken)
        for mark in unread:
            if len(taken) < count and mark not in taken and of_month[self.card(mark).month] < most:
                of_month[self.card(mark).month] += 1
                taken.append(mark)
        return taken

    def deal(self, wins: int | None) -> None:
        """Deal a round; if a month is given, the first hand dealt gets its four cards and wins at once."""
        round_, month = self.filmed.state.round, wins
        while (state := self.filmed.state).round == round_ and state.reading is not None:
            where = state.reading
            if where.where not in ("hand", "field"):
                return
            marks = self.picked(where.left, 1, month if where.where == "hand" else None)
            month = None if where.where == "hand" else month

            def read(where: object = (where.where, where.seat), round_: int = round_) -> bool:
                now = self.filmed.state
                reading = now.reading
                return now.round != round_ or reading is None or (reading.where, reading.seat) != where

            self.filmed.show(marks, read)

    def turn(self) -> None:
        """Do what a simple player would, and show the card that is turned."""
        before = self.filmed.state
        words = self.teller.demonstrated(before)
        self.filmed.says(words, lambda: bool(self.filmed.state != before), self.by_its_place(before))
        if self.filmed.state.outcome is None and self.filmed.state.reading is not None:
            self.filmed.draws(self.unread()[0])

    def by_its_place(self, state: Any) -> str | None:  # noqa: ANN401
        """Return other words for laying a card, by its place in the hand; ``None`` if none is laid."""
        action = choose_action(view(state, state.current))
        places = PLACES.get(self.language)
        if places is None or not isinstance(action, Lay):
            return None
        return places[state.hands[state.current].index(action.card)]

    def type(self, what: str, message: str, **values: str | int) -> None:
        self.filmed.say(SAID[what][self.language], re.split("[.,:]", self.wording.say(message, **values))[0])

    def lies(self, where: str, seat: int = 0) -> str:
        name = self.wording.name(seat)
        return capitalised(self.wording.say("card-lies", place=where, player=name, slot=1))

    def mark_of(self, card: Card) -> int:
        return next(mark for mark in self.filmed.state.marks if self.card(mark) == card)


def played(game: KoiKoi) -> None:
    """A match from the deal to the end, with every mistake on the way."""
    filmed, language = game.filmed, game.language
    for round_ in range(1, 6):
        # Four of a month in a hand win the round as it is dealt.
        game.deal(round_)
        filmed.lives(lambda round_=round_: bool(filmed.state.round == round_ + 1))  # type: ignore[misc]
    before = [len(filmed.told(seat)) for seat in range(2)]
    game.deal(None)
    state = filmed.state
    for seat in range(2):
        told = " ".join(filmed.told(seat)[before[seat] :]).casefold()
        mine, others = state.hands[seat], state.hands[1 - seat]
        # The very last card is told with the hand as a whole.
        assert sum(game.words.full(card).casefold() in told for card in mine) >= len(mine) - 1
        assert not any(game.words.full(card).casefold() in told for card in others)

    # A hand and the field were mixed up, and are sorted out by the cards' backs.
    game.type("reordered", "cards-mixed")
    filmed.shows(game.mark_of(state.hands[0][0]), game.lies("hand"))
    filmed.shows(game.mark_of(state.field[0]), game.lies("field"))
    away = game.wording.say("cards-away", place="hand", player=game.wording.name(0), slot=1, count=7)
    filmed.say(SAID["missing"][language], away)

    # The first card that is turned over falls under the table, then two are turned over at once.
    filmed.says(game.teller.demonstrated(state), lambda: filmed.state.reading is not None)
    game.type("lost", "card-lost", waits="yes")
    game.type("without", "card-lost-next", count=len(game.unread()))
    game.type("two", "card-drew-two", waits="yes")
    filmed.draws(game.unread()[2])
    while filmed.state.outcome is None:
        game.turn()
    filmed.holds_no_face()


@pytest.mark.long(
    "voice_hanabi/phones/paper_cards", "voice_hanabi/phones", "voice_hanabi/table", "grammars/{language}"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_from_the_deal_to_its_end(tmp_path: Path, language: str) -> None:
    with filmed_koi_koi(tmp_path, language) as filmed:
        played(KoiKoi(filmed, language))


@pytest.mark.xdist_group("spoken room")  # Two at a time would be too much for a small computer.
@pytest.mark.long(
    "voice_hanabi/phones/paper_cards", "voice_hanabi/phones", "voice_hanabi/table", "grammars/{language}"
)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_match_by_voice(tmp_path: Path, language: str) -> None:
    with spoken_room(language) as room, filmed_koi_koi(tmp_path, language, room) as filmed:
        played(KoiKoi(filmed, language))
        print(f"koi-koi {language}: {filmed.said} sentences, {filmed.again} said again")
        filmed.few_said_again()
