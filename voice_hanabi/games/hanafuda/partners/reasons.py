"""Why a move was made, from public facts: what it takes or leaves, and who is close to which yaku.

A reason depends on the move and on public knowledge, never on the hand behind it. So the asker learns nothing
about that hand, and two hands that lead to the same move give the same reason.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from voice_hanabi.contract.partners import Level, Reason
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Draw, Lay, Look, NextRound
from voice_hanabi.games.hanafuda.rules.cards import Card, Kind
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.rules.yaku import Row, YakuProgress, missing, rows_for, yaku_of

REASONS = (
    "same-month", "makes-yaku", "nearer", "hinders", "takes", "takes-points", "lays-safe", "lays-cheap",
    "lays-dear", "shobu-risk", "shobu-late", "shobu-enough", "koi-koi-near", "koi-koi-safe", "koi-koi-dealer",
    "koi-koi-more", "looks", "draws", "keeps", "next-round",
)  # fmt: skip
"""All reasons."""

_NEAR = 2
"""How many missing cards count as close to a yaku."""
_LATE = 2
"""How many cards in hand count as few."""
_OF_A_MONTH = 4


def reason_for(shown: View, action: Action, level: Level) -> Reason:
    """Return why the current seat makes this move, as seen from outside."""
    everyone = replace(shown, seat=None, hand=(), looked=None, legal=())
    seat = everyone.current
    match action:
        case Lay(card=card, takes=takes):
            found = everyone.matches(card)
            taken = (takes,) if takes is not None else found[:1] if len(found) == 2 else found
            return _taking(everyone, seat, card, taken, level) if taken else _staying(everyone, card)
        case Choose(card=card) if everyone.choice is not None:
            return _taking(everyone, seat, everyone.choice.card, (card,), level)
        case Call(koi_koi=True):
            return _koi_koi(everyone, seat)
        case Call():
            return _shobu(everyone, seat)
        case Look():
            return Reason("looks")
        case Draw():
            return Reason("draws")
        case NextRound():
            return Reason("next-round")
        case _:
            return Reason("keeps")


def _taking(everyone: View, seat: int, card: Card, taken: tuple[Card, ...], level: Level) -> Reason:
    words: dict[str, object] = {"card": card, "cards": taken}
    if level is Level.COMPANION:
        return Reason("same-month", words)
    if everyone.options.game != "koi-koi":
        return Reason("takes-points", {**words, "points": sum(one.points for one in (card, *taken))})
    before = everyone.captured[seat]
    after = (*before, card, *taken)
    known = {yaku.name: yaku.points for yaku in yaku_of(before, everyone.options, everyone.month)}
    made = [
        yaku
        for yaku in yaku_of(after, everyone.options, everyone.month)
        if yaku.points > known.get(yaku.name, 0)
    ]
    if made:
        told = _counting((*taken, card), {one for yaku in made for one in yaku.cards})
        return Reason("makes-yaku", {"cards": told, "yaku": tuple(yaku.name for yaku in made)})
    piles = (after if other == seat else pile for other, pile in enumerate(everyone.captured))
    now = replace(everyone, captured=tuple(piles))
    cards = {card, *taken}
    nearer = [(row, lack) for row, lack in _near(now, seat) if lack.count <= _NEAR and cards & set(row.among)]
    hindered = _hindered(everyone, seat, cards)
    if nearer and (nearer[0][1].count == 1 or hindered is None):
        row, lack = nearer[0]
        return Reason("nearer", {"cards": _counting((*taken, card), row.among), **_lacking(row, lack)})
    if hindered is not None:
        rival, row = hindered
        told = _counting((*taken, card), row.among)
        return Reason("hinders", {"cards": told, "yaku": row.name, "rival": rival})
    return Reason("takes", words)


def _counting(cards: Sequence[Card], among: Collection[Card]) -> tuple[Card, ...]:
    """Return which of the cards count: a laid card that takes something is captured too."""
    return tuple(card for card in cards if card in among)


def _staying(everyone: View, card: Card) -> Reason:
    open_cards = (*everyone.field, *(one for pile in everyone.captured for one in pile))
    gone = sum(one.month == card.month for one in open_cards) + 1
    if gone >= _OF_A_MONTH * everyone.options.decks:
        name = "lays-safe"
    else:
        name = "lays-cheap" if card.kind is Kind.KASU else "lays-dear"
    return Reason(name, {"card": card})


def _shobu(everyone: View, seat: int) -> Reason:
    near = _nearest_rival(everyone, seat)
    if near is not None and near[2].count == 1:
        rival, row, lack = near
        return Reason("shobu-risk", {"rival": rival, **_lacking(row, lack)})
    if everyone.hand_sizes[seat] <= _LATE:
        return Reason("shobu-late")
    return Reason("shobu-enough", {"points": everyone.worth(seat)})


def _koi_koi(everyone: View, seat: int) -> Reason:
    own = next(_near(everyone, seat), None)
    if own is not None and own[1].count == 1:
        return Reason("koi-koi-near", _lacking(*own))
    near = _nearest_rival(everyone, seat)
    if near is not None and near[2].count > 1:
        return Reason("koi-koi-safe", {"rival": near[0], "count": near[2].count})
    if everyone.dealer == seat and everyone.options.oya_ken:
        return Reason("koi-koi-dealer")
    return Reason("koi-koi-more", {"points": everyone.worth(seat)})


def _near(everyone: View, seat: int) -> Iterator[tuple[Row, YakuProgress]]:
    """Yield the yaku that a seat can still make, closest first, then most valuable."""
    others = [card for other, pile in enumerate(everyone.captured) if other != seat for card in pile]
    found = []
    for row in rows_for(everyone.options, everyone.month):
        lack = missing(row.name, everyone.captured[seat], others, everyone.options, everyone.month)
        if lack.count and lack.possible:
            found.append((row, lack))
    found.sort(key=lambda pair: (pair[1].count, -pair[0].points))
    yield from found


def _nearest_rival(everyone: View, seat: int) -> tuple[int, Row, YakuProgress] | None:
    """Return which other seat is closest to a yaku, and to which."""
    found = [
        (lack.count, other, row, lack)
        for other in range(everyone.players)
        if other != seat
        for row, lack in _near(everyone, other)
    ]
    if not found:
        return None
    _, rival, row, lack = min(found, key=lambda one: one[:2])
    return rival, row, lack


def _hindered(everyone: View, seat: int, cards: set[Card]) -> tuple[int, Row] | None:
    """Return whom it keeps from a yaku that was close, and from which, if these cards are gone."""
    for step in range(1, everyone.players):
        rival = (seat + step) % everyone.players
        for row, lack in _near(everyone, rival):
            if lack.count <= _NEAR and not row.every_copy and cards & set(lack.cards):
                return rival, row
    return None


def _lacking(row: Row, lack: YakuProgress) -> dict[str, object]:
    """Return the words for what a yaku lacks: the cards if only those would do, else how many."""
    left = [card for card in row.among if card not in lack.have]
    cards: Sequence[Card] = left if len(left) == lack.count and not row.every_copy else ()
    return {"yaku": row.name, "lacking": tuple(cards), "count": lack.count}
