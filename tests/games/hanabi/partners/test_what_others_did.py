"""Others' actions inform a partner about its own cards: worlds where they would have acted differently are
rare.
"""

from __future__ import annotations

from random import Random

from hanabi_playing import after, dealt

from voice_hanabi.games.hanabi.partners.ahead.believing import LEAST, Deed, believed, likelihood
from voice_hanabi.games.hanabi.partners.ahead.imagining import World, imagined
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import choose_hidden, weighed
from voice_hanabi.games.hanabi.partners.following import Follower
from voice_hanabi.games.hanabi.partners.table import LITERAL, UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import ClueRank, Discard
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.rulebooks import rules_for
from voice_hanabi.games.hanabi.rules.view import view

RULES = rules_for("en")
BOX = box_of(RULES, 2)
ANNA, PETER = range(2)


def discarded() -> tuple[BetweenTurns, Deed]:
    """Anna's table after Peter discarded his oldest card, though there were clues to give."""
    state = dealt(RULES, ["R3 Y3 G3 B3 W4", "R5 Y4 G4 B4 W4"], then="R4 Y4 G2 B2")
    state = after(state, ClueRank(PETER, 5), ClueRank(ANNA, 4), Discard(1), Discard(2))
    follower = Follower(BOX, plain=False)
    table = follower.follow(view(state, ANNA))
    before, move = follower.deeds[PETER]
    return table, Deed(before, PETER, move)


def world(table: BetweenTurns, newest: Card) -> World:
    """Return a world with Anna's real hand, except for her newest card."""
    faces = dict(zip(sorted(table.hands[ANNA]), cards_of_anna(newest), strict=True))
    return World(faces, [])


def cards_of_anna(newest: Card) -> list[int]:
    others = Card("yellow", 3), Card("green", 3), Card("blue", 3), Card("white", 4)
    return [BOX.face_of[card] for card in (*others, newest)]


def test_whoever_discards_hardly_saw_a_card_that_they_could_have_clued() -> None:
    table, deed = discarded()
    fits = likelihood(table, ANNA, deed, world(table, Card("red", 1)), plain=False)
    useless = likelihood(table, ANNA, deed, world(table, Card("red", 4)), plain=False)
    assert LEAST <= fits < useless / 5


def test_imagined_cards_leave_no_trace() -> None:
    table, deed = discarded()
    likelihood(table, ANNA, deed, world(table, Card("red", 1)), plain=False)
    assert all(deed.before.faces[card] == UNSEEN for card in deed.before.hands[ANNA])


def test_believed_worlds_hold_fewer_cards_that_should_have_been_clued() -> None:
    table, deed = discarded()
    newest = max(table.hands[ANNA])

    def share(deeds: list[Deed]) -> int:
        random = Random(5)
        worlds = [believed(table, ANNA, deeds, random, plain=False) for _ in range(200)]
        return sum(table.playable >> one.faces[newest] & 1 for one in worlds if one is not None)

    assert share([deed]) < 0.8 * share([])


def test_moves_of_a_player_who_goes_by_words_alone_tell_nothing() -> None:
    table, deed = discarded()
    table.manner[PETER] = LITERAL
    thought, plainly = (Random(3), Random(3))
    one, other = believed(table, ANNA, [deed], thought, plain=False), imagined(table, ANNA, plainly)
    assert one is not None
    assert other is not None
    assert (one.faces, one.deck) == (other.faces, other.deck)


def test_moves_of_others_imagined_quickly_are_those_that_weigh_most() -> None:
    table, _ = discarded()
    imagined_world = imagined(table, ANNA, Random(1))
    assert imagined_world is not None
    for card, face in imagined_world.faces.items():
        table.faces[card] = face
    move = choose_hidden(table, PETER, quick=True)
    for card in table.hands[PETER]:
        table.faces[card] = UNSEEN
    assert move == weighed(table, PETER)[0][1]
