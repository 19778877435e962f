"""Answers to questions, each from the listeners' view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeGuard

from voice_hanabi.contract.length import Length
from voice_hanabi.contract.order import order_told
from voice_hanabi.games.hanafuda.rules.cards import CARDS, MONTHS, Card, Kind
from voice_hanabi.games.hanafuda.rules.events import (
    CardLaid,
    DealerDrawn,
    Event,
    KoiKoiCalled,
    Moment,
    StockTurned,
)
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk.asking import question_due
from voice_hanabi.games.hanafuda.talk.cards import CardWords, face, fits, one_of_each
from voice_hanabi.games.hanafuda.talk.commands import About, CardSaid, Question
from voice_hanabi.games.hanafuda.talk.explaining import rule_words
from voice_hanabi.games.hanafuda.talk.narration import Narrator
from voice_hanabi.games.hanafuda.talk.requests import held_cards
from voice_hanabi.games.hanafuda.talk.yaku_answers import YakuAnswers, card_asked, cards_left
from voice_hanabi.language.wording import Wording, capitalised

PRIVATE = frozenset({About.MY_HAND, About.MATCHES})
"""Questions whose answer only the asker may hear, whatever it says."""


class Answerer:
    """Answers questions about a running or finished match in one language."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.cards = CardWords(wording)
        self.narrator = Narrator(wording)
        self.yaku = YakuAnswers(wording)

    def answer(self, question: Question, view: View, length: Length, asker: int) -> str:
        """Return the answer as one or more sentences.

        ``view`` is the listeners', ``asker`` the seat that asked. Raises `ValueError` for a question for
        help, which depends on what the table listens for.
        """
        player = asker if question.player is None else question.player
        of_cards = self._of_cards(question, view, length, player)
        if of_cards is not None:
            return of_cards
        match question.about:
            case About.ORDER:
                return order_told(self.wording, view.players, player, view.seat)
            case About.LAST:
                return self._last(view, question.player)
            case About.HISTORY:
                return self._calls(view) if question.topic == "koi-koi" else self._history(view, asker)
            case About.RULE:
                return rule_words(self.wording, question.topic or question.yaku, view.options)
            case About.HELP:
                raise ValueError("Help depends on what the table listens for, not on a view.")
        return self._of_standing(question, view)

    def _of_cards(self, question: Question, view: View, length: Length, player: int) -> str | None:
        """Answer a question about cards or the yaku they make; ``None`` for any other question."""
        match question.about:
            case About.MY_HAND:
                return self.narrator.hand(view.hand)
            case About.FIELD:
                return self.narrator.field(view.field, named=False)
            case About.MATCHES:
                return self._matches(question.card, view)
            case About.CAPTURED:
                return self._captured(player, view)
            case About.SEEN:
                return self._seen(question.card, view)
            case About.RULE | About.YAKU if (card := card_asked(question.topic)) is not None:
                return self.yaku.counting(card, view)
            case About.YAKU if question.yaku is not None:
                return self.yaku.one(question.yaku, player, view)
            case About.YAKU:
                return self.yaku.all_of(player, view, length)
        return None

    def _of_standing(self, question: Question, view: View) -> str:
        """Answer a question about how the match stands."""
        stock = self.wording.say("stock-answer", count=view.stock_size)
        match question.about:
            case About.POINTS:
                return self._points(question.player, view)
            case About.STOCK:
                return stock
            case About.MONTH:
                return self._month(view)
            case About.DEALER:
                return self._dealer(view)
            case About.ROUND:
                return self._round(view)
            case About.TURN:
                return " ".join([self.turn(view), *self._order(view)])
            case _:
                return f"{self.standing(view)} {stock}"

    # The own hand

    def _matches(self, said: CardSaid | None, view: View) -> str:
        held = list(view.hand) if said is None else held_cards(said, view.hand)
        if said is not None and not held:
            # Players may also ask about a card that isn't in their hand.
            held = [card for card in CARDS if said != CardSaid() and said.slot is None and fits(said, card)]
        if said is not None and not held:
            return capitalised(self.wording.say("cannot-no-such-slot", count=len(view.hand)))
        taking: dict[str, list[Card]] = {}
        for card in one_of_each(held):
            matches = view.matches(card)
            if matches:
                taking.setdefault(self._takes(matches), []).append(card)
        if not taking:
            return self.wording.say("matches-none" if said is None else "takes-nothing")
        parts = [
            self.wording.say(
                "card-may-take",
                card=self.wording.one_of(map(self.cards.name, cards)),
                cards=takes,
                face=face(cards[-1]),
            )
            for takes, cards in taking.items()
        ]
        return f"{capitalised('; '.join(parts))}."

    def _takes(self, matches: Sequence[Card]) -> str:
        faces = one_of_each(matches)
        if len(matches) == 2 and len(faces) == 2:
            return self.cards.either(faces)
        return self.cards.objects(matches[:1] if len(matches) == 2 else matches)

    # Open cards

    def _captured(self, player: int, view: View) -> str:
        pile = sorted(view.captured[player])
        groups: list[str] = []
        for kind in Kind:
            cards = [card for card in pile if card.kind is kind]
            if not cards:
                continue
            words = {Kind.TAN: lambda card: self.cards.month(card.month), Kind.KASU: lambda card: ""}
            name = words.get(kind, self.cards.name)
            names = ", ".join(map(name, cards))
            groups.append(self.wording.say("captured-kind", kind=str(kind), cards=names, count=len(cards)))
        text = f"{capitalised('; '.join(groups))}." if groups else self.wording.say("captured-nothing")
        return self._of(player, view, text)

    def _points(self, player: int | None, view: View) -> str:
        say = self.wording.say
        now = [view.worth(seat) for seat in range(view.players)]
        running = len(view.rounds) < view.round
        if player is not None:
            points = say("points-count", count=view.totals[player])
            text = say("points-of", player=self.wording.name(player), points=points)
            if running and now[player]:
                this = say("points-count", count=now[player])
                text = f"{text} {self.wording.sentence('points-this-round', points=this)}"
            return text
        sentences = [self.narrator.totals(view.totals)]
        if running and any(now):
            parts = ", ".join(
                say("total-of", player=self.wording.name(seat), count=count)
                for seat, count in enumerate(now)
                if count
            )
            sentences.append(self.wording.sentence("points-this-round", points=parts))
        return " ".join(sentences)

    def _month(self, view: View) -> str:
        return self.wording.sentence("month-answer", month=view.month)

    def _round(self, view: View) -> str:
        return self.wording.sentence(
            "round-answer", round=view.round, rounds=view.options.rounds, month=view.month
        )

    def turn(self, view: View) -> str:
        """Say whose turn it is, and what the game asks."""
        say = self.wording.say
        if view.outcome is not None:
            return say("cannot-match-over")
        yours = view.current == view.seat
        whose = say("your-turn") if yours else say("turn-of", player=self.wording.name(view.current))
        asked = question_due(view, self.wording)
        return whose if asked is None else f"{whose} {asked}"

    def standing(self, view: View) -> str:
        """Say how the match stands: round, points, field, and whose turn it is."""
        parts = (
            self._round(view),
            self._points(None, view),
            self.narrator.field(view.field),
            self.turn(view),
        )
        return " ".join(parts)

    # Captured cards

    def _seen(self, said: CardSaid | None, view: View) -> str:
        if said is None or said.slot is not None:
            return self._months_gone(view)
        faces = [card for card in CARDS if fits(said, card)]
        if not faces:
            return self.wording.sentence("cannot-no-such-card")
        alone = len(faces) == 1 and view.options.decks == 1
        parts = [*self._places(faces, view, alone=alone)]
        gone = [*view.field, *(card for pile in view.captured for card in pile)]
        unseen = cards_left(faces, gone, view.options.decks)
        if unseen:
            parts.append(self.wording.say("unseen-it" if alone else "unseen-count", count=unseen))
        about = capitalised(self._about(said, faces))
        return f"{about}: {'; '.join(parts)}."

    def _about(self, said: CardSaid, faces: Sequence[Card]) -> str:
        if said.month is not None and said.kind is not None:
            return self.cards.full(faces[0])
        if said.month is not None:
            return self.cards.month(said.month)
        if said.ribbon is not None:
            return self.wording.say("ribbons", ribbon=said.ribbon)
        return self.wording.say("kinds", kind=said.kind or "")

    def _places(self, faces: Sequence[Card], view: View, *, alone: bool) -> Iterator[str]:
        """Yield who has captured cards of these faces, and which are in the field."""
        for seat, pile in enumerate(view.captured):
            found = [card for card in pile if card in faces]
            if found:
                player = self.wording.name(seat)
                if alone:
                    yield self.wording.say("has-it", player=player)
                else:
                    yield self.wording.say("has-cards", player=player, cards=self.cards.objects(found))
        lying = [card for card in view.field if card in faces]
        if lying:
            cards = self.wording.all_of(self.cards.each(lying))
            yield self.wording.say("lies-there") if alone else self.wording.say("lie-there", cards=cards)

    def _months_gone(self, view: View) -> str:
        seen = Counter(card.month for card in view.field)
        seen.update(card.month for pile in view.captured for card in pile)
        by_left: dict[int, list[str]] = {0: [], 1: []}
        for month in MONTHS:
            left = 4 * view.options.decks - seen[month]
            by_left.setdefault(left, []).append(self.cards.month(month))
        parts = [
            self.wording.sentence("months-left", left=left, months=self.wording.all_of(by_left[left]))
            for left in (0, 1)
            if by_left[left]
        ]
        return " ".join(parts) or self.wording.say("months-none-gone")

    # What happened

    def _last(self, view: View, player: int | None) -> str:
        """Say what was done in the last turn, or in a named player's."""
        acts = [(moment, event) for moment in view.history for event in moment.events if _is_act(event)]
        acted = [moment for moment, event in acts if player in (None, event.seat)]
        if not acted:
            if player is None or not acts:
                return self.wording.say("nothing-happened")
            return self.wording.say("no-turn-yet", player=self.wording.name(player))
        turn = acted[-1].turn
        return self._told([moment for moment in view.history if moment.turn == turn])

    def _history(self, view: View, asker: int) -> str:
        """Say what happened since the asker's last turn."""
        own = [
            place
            for place, moment in enumerate(view.history)
            if any(_is_act(event) and event.seat == asker for event in moment.events)
        ]
        later = view.history[own[-1] + 1 :] if own else view.history
        return self._told(later) or self.wording.say("nothing-since" if own else "nothing-happened")

    def _calls(self, view: View) -> str:
        """Say who called koi-koi in this round."""
        said = [
            event for moment in view.history for event in moment.events if isinstance(event, KoiKoiCalled)
        ]
        callers = Counter(event.seat for event in said)
        if not callers:
            return self.wording.say("koi-koi-nobody")
        each = (
            self.wording.say("koi-koi-called", player=self.wording.name(seat), count=times)
            for seat, times in callers.items()
        )
        return " ".join(each)

    def _told(self, moments: Sequence[Moment]) -> str:
        events = [event for moment in moments for event in moment.events]
        return " ".join(self.narrator.told(events, again=True))

    def _dealer(self, view: View) -> str:
        """Say who deals, and in the first round what each drew for it."""
        drawn = [
            event for moment in view.history for event in moment.events if isinstance(event, DealerDrawn)
        ]
        told = self.narrator.told(drawn) if view.round == 1 else ()
        return " ".join([self.wording.say("dealer-answer", player=self.wording.name(view.dealer)), *told])

    def _order(self, view: View) -> Iterator[str]:
        """Yield who follows in the order of turns, if more than one does."""
        after = [self.wording.name((view.current + step) % view.players) for step in range(1, view.players)]
        if len(after) > 1 and view.outcome is None:
            yield self.wording.say("turns-after", players=", ".join(after))

    def _of(self, player: int, view: View, text: str) -> str:
        if player == view.seat:
            return text
        return self.wording.say("of-player", player=self.wording.name(player), text=text)


def _is_act(event: Event) -> TypeGuard[CardLaid | StockTurned | KoiKoiCalled]:
    return isinstance(event, CardLaid | StockTurned | KoiKoiCalled)
