"""One seat's reading of a game, which decides its moves, its hints and its reasons.

A hint, the reason for a clue, whether a move was good and what the conventions say about one's own cards are
all answered from it, for the current state. So they can't contradict each other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

from voice_hanabi.games.hanabi.partners.ahead.searching import SHORT
from voice_hanabi.games.hanabi.partners.box import box_of
from voice_hanabi.games.hanabi.partners.choosing import DISCARD, PLAY, weighed
from voice_hanabi.games.hanabi.partners.following import Follower, Telling
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.table import UNSEEN, BetweenTurns
from voice_hanabi.games.hanabi.rules.view import View


class OwnCard(StrEnum):
    """What the conventions say about one's own card; each has a sentence in every language, ``own-…``."""

    PLAY = "play"
    PERHAPS = "perhaps"
    """It probably fits, though the clue's giver could not see everything."""
    LATER = "later"
    PLAY_OR_KEEP = "play-or-keep"
    KEEP = "keep"
    RISKY = "risky"
    """It may fit now, but that is too much in doubt to play it."""
    UNCLEAR = "unclear"
    """There was a clue about it, but not enough to say what for."""
    LEAST = "least"
    """Every card should be kept, and this one would be the smallest loss."""
    USELESS = "useless"
    FREE = "free"
    """There was no clue about it."""


_TO_PLAY = (OwnCard.PLAY, OwnCard.PERHAPS)

_DOUBTED = (OwnCard.PERHAPS, OwnCard.RISKY, OwnCard.UNCLEAR)
"""What is said of cards that are in doubt, whatever one's own hand tells about them."""


class Own(NamedTuple):
    """One of a player's own cards."""

    card: int
    verdict: OwnCard
    face: int
    """What it is taken for, `UNSEEN` if it may be several faces."""
    known: bool
    """Whether the words of clues and counting alone leave no other face."""


class Mind:
    """A seat's reading of a game, now or after some of its events."""

    def __init__(
        self, shown: View, plain: bool, people: Collection[int] = (), until: int | None = None
    ) -> None:
        """Read a view; ``people`` are the seats that are known to be no computers."""
        assert shown.seat is not None
        self.seat = shown.seat
        self.shown = shown
        self.plain = plain
        self.people = tuple(people)
        self.follower = Follower(box_of(shown.rules, shown.players), plain, people=people)
        self.table: BetweenTurns = self.follower.follow(shown, until)

    def follow_on(self) -> None:
        """Follow the game to where it stands now."""
        self.follower.follow(self.shown)

    def own(self) -> list[Own]:
        """Return what the conventions say about each card of the seat's hand, from its left."""
        table, seat = self.table, self.seat
        options = weighed(table, seat, self.plain, free=self.shown.pending is not None)
        plays = {about: weight for weight, (kind, about, _) in options if kind == PLAY}
        discard = max((weight for weight, (kind, *_) in options if kind == DISCARD), default=0.0)
        # A move that weighs this much less than a play is not even compared with it.
        sure = {card for card, weight in plays.items() if weight > discard + SHORT.margin}
        # One that is compared with the best may well be the move, however light it is.
        least = options[0][0] - SHORT.margin if options else 0.0
        compared = {
            about for weight, (kind, about, _) in options[: SHORT.moves] if kind == PLAY and weight >= least
        }
        perhaps = {about for weight, (kind, about, _) in options if kind == PLAY and weight > 0}
        discarded = next((about for _, (kind, about, _) in options if kind == DISCARD), UNSEEN)
        known = Knowing(table).own(seat)
        counted = _without_own(table, seat, [possible for possible, _ in known])
        cards = []
        for card, (possible, meaning), left in zip(table.hands[seat], known, counted, strict=True):
            verdict = self._verdict(card, possible, meaning, sure, perhaps, compared, discarded)
            face = _single(meaning)
            by_own = verdict not in _DOUBTED and face == _single(left)
            cards.append(Own(card, verdict, face, face != UNSEEN and (by_own or face == _single(possible))))
        return _each_face_once(cards, list(plays))

    def _verdict(
        self,
        card: int,
        possible: int,
        meaning: int,
        sure: Collection[int],
        perhaps: Collection[int],
        compared: Collection[int],
        discarded: int,
    ) -> OwnCard:
        table = self.table
        fits = meaning and not meaning & ~table.playable
        if card in sure and fits:
            return OwnCard.PLAY
        clued = table.marked[card] or table.called[card]
        if (card in perhaps and clued) or (card in compared and fits):
            return OwnCard.PERHAPS
        if not possible & table.useful or (table.marked[card] and not meaning):
            return OwnCard.USELESS
        if not clued:
            return OwnCard.FREE
        if self._in_last_turn and not fits:
            return OwnCard.USELESS
        if card == discarded:
            return OwnCard.LEAST
        return OwnCard.RISKY if fits else self._kept(meaning)

    @property
    def _in_last_turn(self) -> bool:
        """Whether the seat is making its last move, so that nothing can be kept for later."""
        return self.shown.last_round is not None and self.shown.current == self.seat

    def _kept(self, meaning: int) -> OwnCard:
        """Return what to do with a clued card that need not be playable now."""
        table = self.table
        if meaning & ~table.useful:
            return OwnCard.UNCLEAR
        if not meaning & table.playable:
            return OwnCard.LATER if meaning & ~table.critical else OwnCard.KEEP
        worth = table.playable | table.critical | table.box.second_steps
        return OwnCard.UNCLEAR if meaning & ~worth else OwnCard.PLAY_OR_KEEP

    def told_by(self, card: int) -> tuple[Telling, ...]:
        """Return the clues about a card, oldest first."""
        return tuple(self.follower.tellings.get(card, ()))

    def leads_to(self, face: int, but: int) -> Iterator[tuple[int, int]]:
        """Yield the cards, each with its seat, that become playable when a face that fits now is played.

        First those of the own hand that the seat knows, then others' cards with a clue, then the rest.
        ``but`` is the seat that plays the face. A seat without a turn after that is left out.
        """
        if face < 0 or not self.table.playable >> face & 1 or self.table.box.last_steps >> face & 1:
            return
        table = self.table
        if table.last_round is None:
            known = zip(table.hands[self.seat], Knowing(table).own(self.seat), strict=True)
            yield from ((self.seat, card) for card, (_, meaning) in known if meaning == 2 << face)
        found = []
        for seat, hand in enumerate(table.hands):
            if seat not in (self.seat, but) and table.has_turn(self.seat, seat, after=but):
                found += [(seat, card) for card in hand if table.faces[card] == face + 1]
        yield from sorted(found, key=lambda entry: not self.is_clued(entry[1]))

    def is_clued(self, card: int) -> bool:
        """Return whether there was a clue about a card, or one that calls for it."""
        return bool(self.table.marked[card] or self.table.called[card])


def _without_own(table: BetweenTurns, seat: int, possible: list[int]) -> list[int]:
    """Return a seat's possible faces for each of its cards, without those that others of its cards use up."""
    left = [copies - gone for copies, gone in zip(table.box.copies, table.gone, strict=True)]
    for other, hand in enumerate(table.hands):
        for card in hand if other != seat else ():
            left[table.faces[card]] -= 1
    while True:
        certain = [_single(faces) for faces in possible]
        used = sum(1 << face for face in set(certain) - {UNSEEN} if certain.count(face) >= left[face])
        rest = [faces & ~used or faces if faces & (faces - 1) else faces for faces in possible]
        if rest == possible:
            return rest
        possible = rest


def _each_face_once(cards: list[Own], plays: list[int]) -> list[Own]:
    """Return one's cards with one of each face to play, the first of these plays: then no other one fits."""
    first: dict[int, int] = {}
    to_play = {own.card: own for own in cards if own.verdict in _TO_PLAY and own.face != UNSEEN}
    for card in plays:
        if card in to_play:
            first.setdefault(to_play[card].face, card)
    return [
        own._replace(verdict=OwnCard.USELESS if own.known else OwnCard.RISKY)
        if own.card in to_play and first.get(own.face, own.card) != own.card
        else own
        for own in cards
    ]


def _single(meaning: int) -> int:
    return meaning.bit_length() - 1 if meaning and not meaning & (meaning - 1) else UNSEEN
