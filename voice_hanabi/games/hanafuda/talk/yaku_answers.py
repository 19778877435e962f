"""Says how far a player is with the yaku: which are made, what others lack, and what is still possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Card
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.rules.yaku import Row, YakuProgress, missing, rows_for, total_of
from voice_hanabi.games.hanafuda.talk.cards import CardWords, said_of
from voice_hanabi.games.hanafuda.talk.commands import card_topic
from voice_hanabi.language.wording import Wording, capitalised

_NEAR = {Length.SHORT: 1, Length.NORMAL: 2}
"""Yaku that lack more cards than this are omitted, except at full length."""

_MOST = {Length.SHORT: 1, Length.NORMAL: 3}
"""How many of them are listed."""

_KINDS = {"goko": "hikari", "shiko": "hikari", "ame_shiko": "hikari", "sanko": "hikari"}
"""What is counted towards a yaku for which any cards of a kind will do; else its name is that kind's."""


def kind_of_yaku(name: str) -> str:
    """Return the kind of card that is counted towards a yaku."""
    return _KINDS.get(name, name)


class YakuAnswers:
    """Answers questions about yaku in one language; everything said here is public."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.cards = CardWords(wording)

    def all_of(self, seat: int, view: View, length: Length) -> str:
        """Say which yaku a player has made, and which are close."""
        say = self.wording.say
        rows = rows_for(view.options, view.month)
        if not rows:
            return say("yaku-not-played")
        made = view.yaku[seat]
        sentences = []
        if made:
            names = ", ".join(say("yaku-worth", yaku=yaku.name, count=yaku.points) for yaku in made)
            points = say("points-count", count=total_of(made))
            sentences.append(say("yaku-made-points", yaku=names, points=points))
        else:
            sentences.append(say("yaku-none"))
        near = list(self._near(seat, view, length))
        sentences += [self._lacks(row, lack, seat, view, told=length is Length.FULL) for row, lack in near]
        if not near and not made:
            sentences.append(say("yaku-none-near"))
        return self._whose(seat, view, " ".join(map(capitalised, sentences)))

    def one(self, name: str, seat: int, view: View) -> str:
        """Say how far a player is with one yaku."""
        say = self.wording.say
        row = next((row for row in rows_for(view.options, view.month) if row.name == name), None)
        if row is None:
            return capitalised(say("yaku-not-in-game", yaku=name))
        made = next((yaku for yaku in view.yaku[seat] if yaku.name == name), None)
        if made is not None:
            points = say("points-count", count=made.points)
            sentence = say("yaku-made-points", yaku=say("yaku", yaku=name), points=points)
        else:
            sentence = self._lacks(row, self._missing(row, seat, view), seat, view, told=True)
        return self._whose(seat, view, capitalised(sentence))

    def counting(self, card: Card, view: View) -> str:
        """Say what kind a card is, and for which yaku it counts; in the basic game its points."""
        rows = [row.name for row in rows_for(view.options, view.month) if card in row.among]
        return capitalised(
            self.wording.say(
                "card-counts",
                name=self.cards.full(card),
                kind=str(card.kind),
                yaku=self.wording.all_of(self.wording.say("yaku", yaku=name) for name in rows),
                count=len(rows),
                points=self.wording.say("points-count", count=card.points),
            )
        )

    def _near(self, seat: int, view: View, length: Length) -> Iterator[tuple[Row, YakuProgress]]:
        """Yield what a player lacks for unmade yaku, closest first; of brights only the closest."""
        made = {yaku.name for yaku in view.yaku[seat]}
        rows = rows_for(view.options, view.month)
        bright_made = any(row.bright and row.name in made for row in rows)
        found = [
            (row, self._missing(row, seat, view))
            for row in rows
            if row.name not in made and not (row.bright and bright_made)
        ]
        found.sort(key=lambda pair: (not pair[1].possible, pair[1].count))
        if length is Length.FULL:
            yield from found
            return
        told = 0
        bright = False
        for row, lack in found:
            if told == _MOST[length] or not lack.possible or not 0 < lack.count <= _NEAR[length]:
                return
            if not (row.bright and bright):
                bright = bright or row.bright
                told += 1
                yield row, lack

    def _missing(self, row: Row, seat: int, view: View) -> YakuProgress:
        others = (card for other, pile in enumerate(view.captured) if other != seat for card in pile)
        return missing(row.name, view.captured[seat], others, view.options, view.month)

    def _lacks(self, row: Row, lack: YakuProgress, seat: int, view: View, *, told: bool) -> str:
        """Say what a yaku lacks; with ``told`` also say whether that is still possible."""
        say = self.wording.say
        yaku = say("yaku", yaku=row.name)
        if not lack.possible:
            return self._gone(row, lack, yaku, seat, view)
        lacking = [card for card in row.among if card not in lack.have]
        if len(lacking) == lack.count and not row.every_copy:
            cards, count = self.cards.lacking(lacking), len(lacking)
            sentence = say("yaku-lacks", yaku=yaku, cards=cards, count=count)
        else:
            more = say("kind-more", kind=kind_of_yaku(row.name), count=lack.count)
            sentence = say("yaku-lacks-more", yaku=yaku, cards=more, count=lack.count)
        if not told:
            return f"{sentence}."
        lying = len(lacking) == lack.count and all(card in view.field for card in lacking)
        return say("yaku-can-come", lacks=sentence, where="field" if lying else "hidden", count=lack.count)

    def _gone(self, row: Row, lack: YakuProgress, yaku: str, seat: int, view: View) -> str:
        taken = [
            (other, card)
            for other, pile in enumerate(view.captured)
            if other != seat
            for card in pile
            if card in row.among and card not in lack.have
        ]
        if len(row.among) == row.needs and taken:
            other, card = taken[0]
            return self.wording.say(
                "yaku-gone-with", yaku=yaku, player=self.wording.name(other), card=self.cards.object(card)
            )
        return self.wording.say("yaku-gone", yaku=yaku)

    def _whose(self, seat: int, view: View, text: str) -> str:
        if seat == view.seat:
            return text
        return self.wording.say("of-player", player=self.wording.name(seat), text=text)


def card_asked(topic: str | None) -> Card | None:
    """Return the card of a topic like '10-tane', a plain one of several; ``None`` for any other topic."""
    return next((card for card in CARDS if card_topic(said_of(card)) == topic), None)


def cards_left(cards: Sequence[Card], gone: Sequence[Card], decks: int) -> int:
    """Return how many of these faces are not among the captured cards."""
    return sum(max(decks - gone.count(card), 0) for card in cards)
