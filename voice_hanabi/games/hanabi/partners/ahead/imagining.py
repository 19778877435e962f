"""Possible worlds: deals the cards that a seat doesn't see as its view allows, and plays them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.choosing import CLUE, PLAY, Move, choose_hidden
from voice_hanabi.games.hanabi.partners.happening import (
    card_drawn,
    card_misplayed,
    card_played,
    card_thrown,
    clue_given,
    turn_over,
)
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns

TRUST = 0.95
"""How often a card is taken for what it was read as, rather than for any possible face."""

TRIES = 20


class World:
    """A deal of what a seat doesn't see: the faces of its hand, and the deck, next card last."""

    __slots__ = ("deck", "faces")

    def __init__(self, faces: dict[int, int], deck: list[int]) -> None:
        self.faces = faces
        self.deck = deck


def imagined(table: BetweenTurns, me: int, random: Random) -> World | None:
    """Return a world that fits what a seat sees and was told, or ``None`` if none was found."""
    box = table.box
    left = [copies - gone for copies, gone in zip(box.copies, table.gone, strict=True)]
    for hand in table.hands:
        for card in hand:
            if table.faces[card] != UNSEEN:
                left[table.faces[card]] -= 1
    mine = sorted(
        zip(table.hands[me], Knowing(table).hand(me), strict=True),
        key=lambda entry: (entry[1][1] or entry[1][0]).bit_count(),
    )
    for attempt in range(TRIES):
        rest = left[:]
        faces: dict[int, int] = {}
        for card, (possible, meaning) in mine:
            trusted = attempt < TRIES - 5 and random.random() < TRUST
            face = _drawn(meaning, rest, random) if meaning and trusted else UNSEEN
            if face == UNSEEN:
                face = _drawn(possible, rest, random)
            if face == UNSEEN:
                break
            rest[face] -= 1
            faces[card] = face
        else:
            deck = [face for face, count in enumerate(rest) for _ in range(count)]
            random.shuffle(deck)
            return World(faces, deck)
    return None


def _drawn(faces: int, left: Sequence[int], random: Random) -> int:
    """Return one of these faces at random, weighted by the copies left."""
    options = [face for face, count in enumerate(left) if faces >> face & 1 for _ in range(count)]
    return options[int(random.random() * len(options))] if options else UNSEEN


def play_out(
    table: BetweenTurns,
    me: int,
    world: World,
    first: Move,
    plain: bool,
    turns: int | None,
) -> tuple[BetweenTurns, int]:
    """Play on by the conventions after a move, in a world, for a number of turns or to the end.

    Return the resulting table, a copy, and how many turns were played.
    """
    ends = list(islice(playing(table, me, world, first, plain), turns))
    return ends[-1], len(ends)


def playing(
    table: BetweenTurns, me: int, world: World, first: Move, plain: bool, quick: bool = False
) -> Iterator[BetweenTurns]:
    """Play on by the conventions after a move, in a world; yield the same table after each turn.

    With ``quick``, clues that hardly outweigh a discard are left out.
    """
    imagined_table = table.copy()
    for card, face in world.faces.items():
        imagined_table.faces[card] = face
    deck = world.deck[:]
    seat, move = me, first
    players = table.box.players
    goes_on = True
    while goes_on:
        _carry_out(imagined_table, seat, move, deck)
        goes_on = not over(imagined_table)
        yield imagined_table
        following = None
        while goes_on and following is None:
            # With neither a card nor a clue the turn passes.
            seat = (seat + 1) % players
            following = choose_hidden(imagined_table, seat, plain, quick=quick)
        if following is not None:
            move = following


def over(table: BetweenTurns) -> bool:
    """Return whether the game has ended."""
    rules = table.box.rules
    return (
        table.last_round == 0
        or table.strikes >= rules.max_strikes
        or not table.useful
        or (rules.all_or_nothing and table.lost > 0)
        or not any(table.hands)
    )


def _carry_out(table: BetweenTurns, seat: int, move: Move, deck: list[int]) -> None:
    """Carry out a move, and end the turn."""
    kind, about, clue = move
    rules = table.box.rules
    if kind == CLUE:
        clue_given(table, seat, about, clue, table.touched(about, clue))
        table.clue_tokens -= 1
    else:
        place = table.hands[seat].index(about)
        face = table.faces[about]
        if kind == PLAY and table.playable >> face & 1:
            card_played(table, seat, about, face)
            if face % STEPS == STEPS - 1 and table.clue_tokens < rules.max_clues:
                table.clue_tokens += 1
        elif kind == PLAY:
            card_misplayed(table, seat, about, face)
        else:
            card_thrown(table, seat, about, face)
            table.clue_tokens += 1
        if deck:
            card_drawn(table, seat, place, table.drawn, deck.pop())
            table.drawn += 1
            if not deck and table.last_round is None and not rules.all_or_nothing:
                table.last_round = table.box.players + 1
    turn_over(table, seat)
    if table.last_round is not None:
        table.last_round -= 1
