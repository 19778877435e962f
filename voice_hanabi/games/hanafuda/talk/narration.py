"""Turns events into sentences, for one audience at a time and only from what it may know.

After a turn everyone hears what changed, in one sentence; what was just read back is not repeated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voice_hanabi.contract.commands import ActionCommand
from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    ChoiceDue,
    DealerDrawn,
    Dealt,
    DrawDue,
    Event,
    FieldDealtAgain,
    HandWon,
    KoiKoiCalled,
    Looked,
    MatchEnded,
    RoundEnded,
    RoundResult,
    StockTurned,
    TakenIntoHand,
    TurnBegan,
    YakuMade,
)
from voice_hanabi.games.hanafuda.rules.state import Choice
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.asking import asked_after, is_open
from voice_hanabi.games.hanafuda.talk.cards import CardWords, face, names
from voice_hanabi.games.hanafuda.talk.commands import Lay, Take
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind

_CUES: tuple[tuple[type, Cue], ...] = (
    (MatchEnded, Cue.END),
    (Dealt, Cue.START),
    (RoundEnded, Cue.LAST_ROUND),
    (YakuMade, Cue.FIREWORK),
    (CardLaid, Cue.PLAYED),
    (StockTurned, Cue.PLAYED),
)
"""The sounds of events, most significant first."""

_WILL = {KoiKoiCalled: "will-koi-koi", Looked: "will-look", TakenIntoHand: "will-keep"}
"""The sentences for decisions that nobody said aloud."""

_PAIR = 2
"""With this many players, the next player need not be named."""


class Narrator:
    """Narrates events in one language. Events and views are filtered for the audience."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.cards = CardWords(wording)

    def public(
        self, events: Sequence[Event], command: ActionCommand | None, length: Length = Length.NORMAL
    ) -> list[Announcement]:
        """Return what everyone hears: the news, and then what the game asks.

        Only the full length says who drew which card for the deal; the dealer is always named. The short
        length omits whose turn begins, because it is always the next player's. So does the normal one with
        two players, unless nothing else shows that the turn is over.
        """
        if length is not Length.FULL:
            events = [event for event in events if not isinstance(event, DealerDrawn)]
        usual = Length.NORMAL if len(self.wording.names) == _PAIR else Length.SHORT
        whole = length > usual or not (events and isinstance(events[-1], TurnBegan))
        sentences = list(self.told(events if whole else events[:-1], command))
        if not sentences and length is not Length.SHORT:
            sentences = list(self.told(events, command))
        asked = asked_after(events, self.wording)
        said: list[Announcement] = []
        if sentences:
            said.append(self._announcement(None, sentences, Kind.NEWS, _cue(events)))
        if asked is not None:
            said.append(self._announcement(None, [asked], Kind.PROMPT, None if sentences else _cue(events)))
        return said

    def private(self, events: Sequence[Event], own: View) -> list[Announcement]:
        """Return what one seat hears privately: its dealt hand, a card that it looked at, that it is its
        turn.
        """
        sentences: list[str] = []
        for event in events:
            match event:
                case Dealt() if own.seat is not None:
                    held = [card for card in event.hands[own.seat] if card is not None]
                    sentences.append(self.hand(held))
                case Looked(card=Card() as card):
                    fits = "yes" if own.matches(card) else "no"
                    looked = self.wording.sentence("looked-at", card=self.cards.name(card), fits=fits)
                    sentences.append(looked)
                case TurnBegan() if event.seat == own.seat and _is_laying(event, events):
                    sentences.append(self.wording.say("your-turn"))
        if not sentences:
            return []
        # A dealt hand is cut like an answer, because it can be asked for.
        kind = Kind.ANSWER if any(isinstance(event, Dealt) for event in events) else Kind.NEWS
        cue = Cue.TURN if own.current == own.seat and own.outcome is None else None
        return [self._announcement(own.seat, sentences, kind, cue)]

    def read(self, audience: int | None, card: Card) -> Announcement:
        """Say which card of the deal was read, to those who may know it."""
        return self._announcement(audience, [f"{self.cards.full(card)}."], Kind.ANSWER, None)

    def hand(self, cards: Sequence[Card]) -> str:
        """Say which cards a hand holds, by month."""
        if not cards:
            return self.wording.say("hand-empty")
        return self.wording.sentence("hand", cards=", ".join(self.cards.each(cards)))

    def field(self, cards: Sequence[Card], *, named: bool = True) -> str:
        """Say which cards are in the field, grouped by month; ``named`` says that it is the field."""
        if not cards:
            return self.wording.say("field-empty")
        grouped = self.cards.by_month(cards)
        return self.wording.sentence("field", cards=grouped) if named else f"{capitalised(grouped)}."

    def told(
        self, events: Sequence[Event], command: ActionCommand | None = None, *, again: bool = False
    ) -> Iterator[str]:
        """Yield the public sentences about events, leaving out what the command already said.

        With ``again``, past events are told to somebody who asks about them.
        """
        breath: list[str] = []
        for place, event in enumerate(events):
            clause = self._clause(event, events[:place], command, again=again)
            if clause is not None:
                breath.append(clause)
                continue
            sentences = list(self._afterwards(event) if again else self._sentences(event, events, command))
            if breath and (sentences or isinstance(event, TurnBegan)):
                yield _one_breath(breath)
                breath = []
            yield from map(capitalised, sentences)
        if breath:
            yield _one_breath(breath)

    # The changes of a turn

    def _clause(
        self, event: Event, before: Sequence[Event], command: ActionCommand | None, *, again: bool
    ) -> str | None:
        """Return an event's part of the sentence about a turn, ``None`` if it isn't part of one."""
        match event:
            case CardLaid():
                return self._laid(event, command, again=again)
            case StockTurned() if not before and not again:
                # It was announced when it was turned, and what it takes was read back.
                return None
            case StockTurned():
                return self._turned(event.seat, event.card, event.taken, before, again=again)
            case ChoiceDue() if again:
                return None
            case ChoiceDue(from_stock=True) if is_open(Choice(event.card, event.between)):
                return self._turned(event.seat, event.card, None, before)
            case ChoiceDue(from_stock=True):
                return self._turned(event.seat, event.card, event.between[:1], before)
            case ChoiceDue():
                return None if _is_named(command, event.card) else self.cards.name(event.card)
            case _:
                return None

    def _laid(self, event: CardLaid, command: ActionCommand | None, *, again: bool) -> str | None:
        say = self.wording.say
        taken = self.cards.objects(event.taken)
        if again:
            player, card = self.wording.name(event.seat), self.cards.object(event.card)
            if event.taken:
                return say("lays-takes", player=player, card=card, cards=taken)
            return say("lays-stays", player=player, card=card, face=face(event.card))
        takes = command.takes if isinstance(command, Lay) else None
        if isinstance(command, Take):
            takes = command.card
        if len(event.taken) == 1 and names(takes, event.taken[0]):
            # What it takes was read back.
            return None if _is_named(command, event.card) else self.cards.name(event.card)
        if _is_named(command, event.card):
            return (
                say("takes", cards=taken, face=face(event.card))
                if event.taken
                else say("stays", face=face(event.card))
            )
        card = self.cards.name(event.card)
        if event.taken:
            return say("card-takes", card=card, cards=taken, face=face(event.card))
        return say("card-stays", card=card, face=face(event.card))

    def _turned(
        self,
        seat: int,
        card: Card,
        taken: Sequence[Card] | None,
        before: Sequence[Event],
        *,
        again: bool = False,
    ) -> str:
        """Word a card from the stock; ``taken`` is ``None`` if that is still to be chosen.

        That it takes nothing is only said to somebody who asks later.
        """
        say = self.wording.say
        name = self.cards.name(card)
        # In a turn without a card from the hand nothing else shows whose it is.
        by_itself = bool(before) and isinstance(before[-1], TurnBegan)
        whose = self.wording.name(seat) if by_itself else ""
        if taken is None or not (taken or again):
            clause = say("stock", card=name)
        elif taken:
            clause = say("stock-takes", card=name, cards=self.cards.objects(taken), face=face(card))
        else:
            clause = say("stock-stays", card=name, face=face(card))
        return f"{whose}: {clause}" if whose else clause

    # Everything else

    def _afterwards(self, event: Event) -> Iterator[str]:
        """Yield what is said about an event to somebody who asks what happened."""
        match event:
            case YakuMade():
                new = self.wording.all_of(self.wording.say("yaku", yaku=yaku.name) for yaku in event.new)
                yield self.wording.say("yaku-made", player=self.wording.name(event.seat), yaku=new)
            case TurnBegan() | Dealt() | DealerDrawn() | FieldDealtAgain():
                return
            case _:
                yield from self._sentences(event, (event,), None)

    def _sentences(
        self, event: Event, events: Sequence[Event], command: ActionCommand | None
    ) -> Iterator[str]:
        say, name = self.wording.say, self.wording.name
        match event:
            case HandWon():
                cards = ", ".join(self.cards.each(event.cards))
                yield say("hand-won", player=name(event.seat), yaku=event.how, cards=cards)
            case TurnBegan():
                if _is_laying(event, events) and not any(isinstance(other, Dealt) for other in events):
                    yield say("turn-of", player=name(event.seat))
            case KoiKoiCalled() | Looked() | TakenIntoHand():
                # What was said was read back.
                if command is None:
                    yield say(_WILL[type(event)], player=name(event.seat))
            case RoundEnded():
                yield self.ended(event.result)
                if not any(isinstance(other, MatchEnded) for other in events):
                    yield self.totals(event.totals)
            case MatchEnded():
                yield self.match_ended(event.totals, event.winners)
            case _:
                yield from self._of_dealing(event)

    def _of_dealing(self, event: Event) -> Iterator[str]:
        say, name = self.wording.say, self.wording.name
        match event:
            case DealerDrawn():
                drawn = ", ".join(
                    say("drew", player=name(seat), card=self.cards.name(card)) for seat, card in event.drawn
                )
                yield say("drawn-again" if len(event.best) > 1 else "drawn", drawn=drawn)
            case FieldDealtAgain():
                yield say("field-again", month=event.month)
            case Dealt():
                yield say("dealt", month=event.month, player=name(event.dealer))
                yield self.field(event.field)

    def ended(self, result: RoundResult) -> str:
        """Say how a round ended."""
        say = self.wording.say
        points = say("points-count", count=result.points)
        if result.winner is None:
            best = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
            if not result.points:
                return say("round-drawn")
            players = self.wording.all_of(map(self.wording.name, best))
            return say("round-shared", players=players, points=points)
        player = self.wording.name(result.winner)
        if result.how == "shobu":
            return say("round-shobu", player=player, yaku=self._scored(result), points=points)
        return say(f"round-{result.how}", player=player, points=points)

    def _scored(self, result: RoundResult) -> str:
        parts = [self.wording.say("yaku-worth", yaku=yaku.name, count=yaku.points) for yaku in result.yaku]
        whole = sum(yaku.points for yaku in result.yaku)
        if result.points > whole:
            parts.append(self.wording.say("multiplied", count=result.points // whole))
        return ", ".join(parts)

    def totals(self, totals: Sequence[int]) -> str:
        """Say how many points each player has."""
        return self.wording.sentence("totals", totals=self._by_player(totals))

    def match_ended(self, totals: Sequence[int], winners: Sequence[int]) -> str:
        """Say how the match ended."""
        players = self.wording.all_of(map(self.wording.name, winners))
        return self.wording.say(
            "match-ended", totals=self._by_player(totals), players=players, count=len(winners)
        )

    def _by_player(self, totals: Sequence[int]) -> str:
        return ", ".join(
            self.wording.say("total-of", player=self.wording.name(seat), count=total)
            for seat, total in enumerate(totals)
        )

    def _announcement(
        self, audience: int | None, sentences: Sequence[str], kind: Kind, cue: Cue | None
    ) -> Announcement:
        return Announcement(audience, " ".join(sentences), self.wording.language, kind, cue)


def _is_named(command: ActionCommand | None, card: Card) -> bool:
    """Return whether the read-back named this card, as those of choices and unspoken actions do."""
    return not isinstance(command, Lay) or names(command.card, card)


def _is_laying(event: TurnBegan, events: Sequence[Event]) -> bool:
    """Return whether a turn waits for a card to be laid; without one in hand it is automatic."""
    follows = (StockTurned, ChoiceDue, DrawDue)
    return event is events[-1] or not isinstance(events[events.index(event) + 1], follows)


def _one_breath(clauses: Sequence[str]) -> str:
    return f"{capitalised('; '.join(clauses))}."


def _cue(events: Sequence[Event]) -> Cue | None:
    return next((cue for kind, cue in _CUES if any(isinstance(event, kind) for event in events)), None)
