"""Turns events into sentences, for one audience at a time and only from its view.

What everyone hears is made from everyone's view, what a seat hears from that seat's view, so that nobody can
be told something they may not know: the sentences' words, length and order depend only on what their audience
may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardIntoDeck,
    CardOntoFirework,
    CardPlayed,
    ClueGiven,
    Dealt,
    Event,
    FireworkCompleted,
    GameEnded,
    LastCardDrawn,
    Misplayed,
    Rearranged,
    StrikeTakenBack,
    Tile,
    TileForfeited,
    TileTurned,
    TokenLost,
    TokenReturned,
    TurnBegan,
    TurnPassed,
)
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.games.hanabi.talk.card_words import card_name, slot_names
from voice_hanabi.games.hanabi.talk.knowledge_text import hand_knowledge_words
from voice_hanabi.games.hanabi.talk.suggesting import MOST_NUMBERED, reward_cards
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.speaking.announcement import Announcement, Cue, Kind

_CUES: tuple[tuple[type, Cue], ...] = (
    (GameEnded, Cue.END),
    (Dealt, Cue.START),
    (LastCardDrawn, Cue.LAST_ROUND),
    (Misplayed, Cue.STRIKE),
    (FireworkCompleted, Cue.FIREWORK),
    (CardPlayed, Cue.PLAYED),
    (TokenReturned, Cue.TOKEN),
    (ClueGiven, Cue.CLUE),
)
"""The sounds of events, most significant first."""

_STEPS = (5, 10, 15, 20, 24, 29)
"""The highest score of each step of the rulebooks' scale except the last."""


class Narrator:
    """Narrates events in one language."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def announcements(
        self,
        audience: int | None,
        events: Sequence[Event],
        view: View,
        length: Length,
        *,
        said_wrongly: bool = False,
    ) -> list[Announcement]:
        """Return what one audience hears about the events; ``events`` and ``view`` are filtered for it.

        ``said_wrongly`` means that the giver of a clue among them had named other cards.
        """
        sentences: list[str] = []
        for event in events:
            if audience is not None:
                sentences.extend(self._to_seat(event, view, length))
                continue
            if isinstance(event, ClueGiven):
                sentences.append(self._cards_of(event, said_wrongly))
            sentences.extend(self._to_everyone(event, view, length))
        if not sentences:
            return []
        return [
            Announcement(
                audience,
                " ".join(capitalised(sentence) for sentence in sentences),
                self.wording.language,
                _kind(audience, events),
                cue=_cue(audience, events),
            )
        ]

    # What everyone hears

    def _to_everyone(self, event: Event, view: View, length: Length) -> Iterable[str]:
        say = self.wording.say
        match event:
            case Dealt():
                yield self._dealt(event, view, length)
            case ClueGiven(free=True):
                return
            case ClueGiven() | TokenReturned():
                yield from self._tokens(event.clue_tokens, length)
            case CardPlayed():
                yield from self._played(event)
            case Misplayed():
                yield self._misplayed(event, view)
            case CardDiscarded(card=Card() as card):
                yield say("discarded", **_card(card))
            case FireworkCompleted():
                yield say("completed", colour=event.suit)
            case TokenLost():
                if length is not Length.SHORT:
                    yield say("token-lost")
            case _:
                yield from self._of_turns(event, view, length)

    def _dealt(self, event: Dealt, view: View, length: Length) -> str:
        player = self.wording.name(view.current)
        if length is not Length.FULL:
            return self.wording.say("dealt-short", player=player)
        return self.wording.say(
            "dealt", hand_size=len(event.hands[0]), count=view.rules.max_clues, player=player
        )

    def _of_turns(self, event: Event, view: View, length: Length) -> Iterable[str]:
        """Yield whose turn it is, how long the game still lasts and how it ended; or rewards and moves."""
        say, name = self.wording.say, self.wording.name
        match event:
            case LastCardDrawn():
                if event.order:
                    players = ", ".join(map(name, event.order))
                    yield say("last-card", player=name(event.seat), players=players)
                else:
                    yield say("last-card-all-or-nothing", player=name(event.seat))
            # Who begins is part of the deal.
            case TurnBegan() if event.turn > 0:
                last = "" if event.last_round is None else "-last-round"
                whose = "turn-of" if length is Length.FULL else "next"
                yield say(f"{whose}{last}", player=name(event.seat))
            case TurnPassed():
                yield say("turn-passed", player=name(event.seat))
            case GameEnded():
                yield from self.ending(event, view)
            case _:
                yield from self._reward_or_move(event, view)

    def _cards_of(self, clue: ClueGiven, said_wrongly: bool) -> str:
        """Say which cards a clue touches, which its read-back didn't reveal."""
        return self.wording.say(
            "clue-cards",
            slots=slot_names(self.wording, clue.slots, bare=True),
            count=len(clue.slots),
            wrong="yes" if said_wrongly else "no",
        )

    def _reward_or_move(self, event: Event, view: View) -> Iterable[str]:
        say = self.wording.say
        name = self.wording.name
        match event:
            case TileTurned():
                yield say("tile-turned", tile=int(event.tile))
                if view.pending is event.tile:
                    yield from self.reward_question(view)
            case TileForfeited():
                yield say("tile-forfeited")
            case StrikeTakenBack():
                yield say("strike-taken-back", strikes=event.strikes)
            case CardIntoDeck():
                yield say("card-into-deck", **_card(event.card), count=event.deck)
            case CardOntoFirework():
                yield say("card-onto-firework", **_card(event.card))
            case Rearranged():
                yield say(
                    "rearranged",
                    player=name(event.seat),
                    from_slot=say("slot", slot=event.from_slot),
                    to_slot=say("slot", slot=event.to_slot),
                )

    def reward_question(self, view: View) -> Iterable[str]:
        """Ask for the choice of the open reward, with the possible cards, by number."""
        tile = int(view.pending or 0)
        cards = reward_cards(view)
        if view.pending is Tile.TO_DECK and not view.deck_size:
            yield self.wording.say("tile-to-firework")
        yield self.wording.say("tile-ask", tile=tile, player=self.wording.name(view.current))
        if len(cards) <= MOST_NUMBERED:
            for number, card in enumerate(cards, start=1):
                yield f"{self.wording.say('option-card', number=number, **_card(card))}."

    def _tokens(self, count: int, length: Length) -> Iterable[str]:
        """Say how many clues are left, at full length; that none is left is always news."""
        if length is Length.FULL or (length is Length.NORMAL and not count):
            yield self.wording.say("tokens-now", count=count)

    def _played(self, event: CardPlayed) -> Iterable[str]:
        # The next event, the complete firework, implies that the card fits.
        if event.height == len(RANKS):
            yield card_name(self.wording, *event.card) + "."
        else:
            yield self.wording.say("played", **_card(event.card))

    def _misplayed(self, event: Misplayed, view: View) -> str:
        if event.why == "wrong-colour" and event.called is not None:
            called = self.wording.say("colour", colour=event.called)
            return self.wording.say(
                "misplayed-colour", strikes=event.strikes, **_card(event.card), called=called
            )
        suit = view.rules.suit(event.card.suit)
        height = view.height(event.card.suit)
        built = suit.ranks_built(height) if suit is not None else ()
        return self.wording.say(
            "misplayed",
            strikes=event.strikes,
            **_card(event.card),
            height=height,
            top=built[-1] if built else 1,
        )

    def ending(self, event: GameEnded, view: View) -> Iterable[str]:
        """Say how the game ended, and how good the score is on the rulebook's scale."""
        say = self.wording.say
        if event.outcome == "lost":
            if event.why == "card-gone" and event.card is not None:
                yield say("game-lost-card", **_card(event.card), total=event.fireworks_total)
            elif event.why == "strikes":
                yield say("game-lost-strikes", total=event.fireworks_total)
            else:
                yield say("game-ended-all-or-nothing", total=event.fireworks_total)
            return
        step = next((number for number, top in enumerate(_STEPS) if event.score <= top), len(_STEPS))
        judgement = say("judgement", step=step)
        if event.outcome == "won":
            yield say("game-won")
            if not view.rules.all_or_nothing:
                yield say("won-score", count=event.score, judgement=judgement)
            return
        yield say("game-ended", fireworks=self.fireworks(view), count=event.score, judgement=judgement)

    def fireworks(self, view: View) -> str:
        """Return the state of each firework, as a list of cards, with the empty ones together at the end."""
        standing = []
        for suit in view.rules.suits:
            built = suit.ranks_built(view.height(suit.name))
            if built:
                standing.append(self.wording.say("firework-stands", colour=suit.name, value=built[-1]))
        if not standing:
            return self.wording.say("fireworks-all-empty")
        if len(standing) < len(view.rules.suits):
            standing.append(self.wording.say("fireworks-others-empty"))
        return ", ".join(standing)

    # What one seat alone hears

    def _to_seat(self, event: Event, view: View, length: Length) -> Iterable[str]:
        say = self.wording.say
        match event:
            case Dealt():
                for seat in self.others(view):
                    yield self.hand_of(view, seat)
            # Everyone has just heard which cards it touches; the rest can be asked for.
            case ClueGiven() if event.target == view.seat and length is Length.FULL:
                yield self._told(event)
                # An empty clue says the same about every card, and it was just said.
                if event.slots:
                    hand = hand_knowledge_words(self.wording, view.hand, view.rules, length)
                    if hand:
                        yield say("you-know", hand=hand)
            case CardDrawn() if event.card is not None and length is Length.FULL:
                yield say("drew", player=self.wording.name(event.seat), **_card(event.card), slot=event.slot)
            # It is in the slot of the former card, or where new ones always go.
            case CardDrawn() if event.card is not None:
                yield say("draws", player=self.wording.name(event.seat), **_card(event.card))
            case CardDrawn() if event.seat == view.seat and length is Length.FULL:
                yield say("you-drew", slot=event.slot)
            case TurnBegan() if event.seat == view.seat:
                yield say("your-turn" if event.last_round is None else "your-last-turn")

    def _told(self, event: ClueGiven) -> str:
        slots = capitalised(slot_names(self.wording, event.slots))
        kind, values = _clue(event)
        if not event.slots:
            return self.wording.say(f"told-{kind}-empty", count=0, **values)
        return self.wording.say(f"told-{kind}", slots=slots, count=len(event.slots), **values)

    def others(self, view: View) -> list[int]:
        """Return the other seats, in the order in which they play after this one."""
        own = 0 if view.seat is None else view.seat
        seats = [(own + step) % view.players for step in range(view.players)]
        return seats if view.seat is None else seats[1:]

    def hand_of(self, view: View, seat: int) -> str:
        """Say which cards another player holds."""
        hand: Sequence[CardView] = view.hands[seat]
        cards = [card_name(self.wording, *shown.card) for shown in hand if shown.card is not None]
        if not cards:
            return self.wording.say("has-no-cards", player=self.wording.name(seat))
        return self.wording.say("has-hand", player=self.wording.name(seat), cards=", ".join(cards))


def _kind(audience: int | None, events: Sequence[Event]) -> Kind:
    """Return the kind of an announcement: hands after the deal are cut like answers, because they can be
    asked for.
    """
    dealt = audience is not None and any(isinstance(event, Dealt) for event in events)
    return Kind.ANSWER if dealt else Kind.NEWS


def _cue(audience: int | None, events: Sequence[Event]) -> Cue | None:
    if audience is not None:
        return (
            Cue.TURN
            if any(isinstance(event, TurnBegan) and event.seat == audience for event in events)
            else None
        )
    return next((cue for kind, cue in _CUES if any(isinstance(event, kind) for event in events)), None)


def _card(card: Card) -> dict[str, str | int]:
    return {"colour": card.suit, "value": card.rank}


def _clue(event: ClueGiven) -> tuple[str, dict[str, str | int]]:
    """Return the kind of a clue, and its variables."""
    if event.colour is not None:
        return "colour", {"colour": event.colour}
    return "value", {"value": event.rank or 0}
