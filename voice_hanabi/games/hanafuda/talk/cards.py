"""Cards in words: the shortest unmistakable name, and several cards grouped by month."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from voice_hanabi.games.hanafuda.rules.cards import Card, Kind
from voice_hanabi.games.hanafuda.talk.commands import CardSaid, Slot
from voice_hanabi.language.wording import Wording


def face(card: Card) -> str:
    """Return what a card's words depend on: 'hikari-8'. A month's plain cards share a face."""
    return f"{card.kind}-{card.month}"


def picture(card: Card) -> str:
    """Return a card's picture: 'hanafuda/01-hikari'. A month's plain cards share one.

    A player who names one lays the first that they hold, so the copy on the table would reveal something
    about their hand.
    """
    return f"hanafuda/{Card(card.month, card.kind, min(card.copy, 1)).code}"


def one_of_each(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the first card of each face, in order."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(face(card), card)
    return tuple(found.values())


def fits(said: CardSaid, card: Card) -> bool:
    """Return whether what was said about a card, except its place in the hand, is true of this one."""
    return (
        said.month in (None, card.month)
        and said.kind in (None, card.kind)
        and (said.ribbon is None or (card.ribbon is not None and said.ribbon == card.ribbon))
    )


def said_of(card: Card) -> CardSaid:
    """Return the words that name a card: its month and kind."""
    return CardSaid(card.month, str(card.kind))


def names(said: CardSaid | None, card: Card) -> bool:
    """Return whether what was said names this card unmistakably."""
    return said is not None and (said.month, said.kind) == (card.month, card.kind)


class CardWords:
    """Names cards in one language."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def name(self, card: Card) -> str:
        """Return a card's shortest name: 'boar', 'maple ribbon', 'pine' for the plain one."""
        return self.wording.say("card", **_values(card))

    def full(self, card: Card) -> str:
        """Return a card's name when a plain one might be taken for its month: 'plain pine'."""
        return self.wording.say("card-full", **_values(card))

    def object(self, card: Card) -> str:
        """Return a card's full name as the object of laying or choosing."""
        return self.wording.say("card-object", **_values(card))

    def within(self, card: Card, count: int = 1) -> str:
        """Return a card's name when its month has been said: 'ribbon', 'two plain'."""
        return self._times("card-within", card, count)

    def each(self, cards: Iterable[Card]) -> list[str]:
        """Return the names of cards by month, equal ones together: 'crane', 'two maples', 'geese twice'."""
        return [self._times("card-times", card, count) for card, count in _counted(cards)]

    def objects(self, cards: Iterable[Card]) -> str:
        """Return cards as the objects of taking, joined with 'and'."""
        return self.wording.all_of(
            self._times("card-times-object", card, count) for card, count in _counted(cards)
        )

    def _times(self, message: str, card: Card, count: int) -> str:
        """Return a card's name and its number; only plain cards come more than once per deck."""
        if card.kind is Kind.KASU or count == 1:
            return self.wording.say(message, **_values(card), count=count)
        return self.wording.say("card-twice", name=self.wording.say(message, **_values(card), count=1))

    def lacking(self, cards: Iterable[Card]) -> str:
        """Return cards as what is missing, joined with 'and'."""
        names = (self.wording.say("card-missing", **_values(card)) for card in sorted(cards))
        return self.wording.all_of(names)

    def either(self, cards: Iterable[Card]) -> str:
        """Return cards of one month as alternatives to take, joined with 'or': 'geese or plain'."""
        return self.wording.one_of(
            self.wording.say("card-within-object", **_values(card), count=1) for card in cards
        )

    def by_month(self, cards: Iterable[Card]) -> str:
        """Return cards grouped by month: 'pine: ribbon and plain; moon, two willows'."""
        text = ""
        for words, grouped in self._months(cards):
            text += f"{words}; " if grouped else f"{words}, "
        return text[:-2]

    def _months(self, cards: Iterable[Card]) -> Iterator[tuple[str, bool]]:
        """Yield the words for each month, and whether they name several cards."""
        for month, of_month in groupby(sorted(cards), key=lambda card: card.month):
            counted = list(_counted(of_month))
            if len(counted) == 1:
                yield self._times("card-times", *counted[0]), False
            else:
                parts = self.wording.all_of(self.within(card, count) for card, count in counted)
                yield f"{self.month(month)}: {parts}", True

    def month(self, month: int) -> str:
        """Return the flower of a month."""
        return self.wording.say("month", month=month)

    def said(self, said: CardSaid) -> str:
        """Return only what was said about a card, as the object of laying or taking."""
        if said.slot is not None:
            return self._said_slot(said.slot)
        if said.month is not None and said.kind is not None:
            return self.wording.say("card-object", card=f"{said.kind}-{said.month}", month=said.month)
        if said.month is not None:
            return self.wording.say("said-month", month=said.month)
        if said.ribbon is not None:
            return self.wording.say("said-ribbon", ribbon=said.ribbon)
        return self.wording.say("said-kind", kind=said.kind or "")

    def _said_slot(self, slot: Slot) -> str:
        if slot in ("last", -1):
            return self.wording.say("said-slot-last")
        if slot == "middle":
            return self.wording.say("said-slot-middle")
        number = int(slot)
        return self.wording.say("said-slot" if number > 0 else "said-slot-from-right", slot=abs(number))


def _counted(cards: Iterable[Card]) -> Iterator[tuple[Card, int]]:
    """Yield the cards by month, equal ones with their number."""
    ordered = sorted(cards)
    faces = Counter(map(face, ordered))
    for card in one_of_each(ordered):
        yield card, faces[face(card)]


def _values(card: Card) -> dict[str, str | int]:
    return {"card": face(card), "month": card.month}
