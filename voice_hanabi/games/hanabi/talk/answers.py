"""Answers to questions, each from the asker's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from voice_hanabi.contract.length import Length
from voice_hanabi.contract.order import order_told
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.events import (
    Event,
    GameEnded,
    Tile,
    TileTurned,
)
from voice_hanabi.games.hanabi.rules.view import View
from voice_hanabi.games.hanabi.talk.commands import About, Question
from voice_hanabi.games.hanabi.talk.explaining import rule_words
from voice_hanabi.games.hanabi.talk.knowledge_text import hand_knowledge_words, knowledge_words, names_it
from voice_hanabi.games.hanabi.talk.narration import Narrator
from voice_hanabi.games.hanabi.talk.places import slot_of
from voice_hanabi.games.hanabi.talk.who_did import (
    MISPLAYED,
    NO_CLUE,
    TOLD_ME,
    actor,
    clues_given,
    misplays,
    past,
    why_no_clue,
)
from voice_hanabi.language.wording import Wording, capitalised

PRIVATE = frozenset({About.MY_HAND, About.MY_CARD, About.HAND, About.HANDS})
"""Questions whose answer only the asker may hear, whatever it says."""

_OF_HANDS = PRIVATE | {About.TOLD}
_OF_PAST = frozenset({About.LAST, About.HISTORY})


class Answerer:
    """Answers questions about a running or finished game in one language."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.narrator = Narrator(wording)

    def answer(self, question: Question, view: View, length: Length, asker: int | None = None) -> str:
        """Return the answer as one or more sentences.

        ``view`` is the listeners', ``asker`` the seat that asked. Raises `ValueError` for a question for
        help, which depends on what the table listens for.
        """
        if question.about in _OF_HANDS:
            return self._of_hands(question, view, length)
        if question.about in _OF_PAST:
            return self._of_past(question, view, length, asker)
        if question.about is About.ORDER:
            asked = next(seat for seat in (question.player, asker, view.current) if seat is not None)
            return order_told(self.wording, view.players, asked, view.seat)
        return self._of_cards_on_table(question, view) or self._of_standing(question, view)

    def _of_hands(self, question: Question, view: View, length: Length) -> str:
        """Answer a question about cards in hands."""
        match question.about:
            case About.MY_HAND:
                hand = hand_knowledge_words(self.wording, view.hand, view.rules, length)
                know_nothing = self.wording.say("know-nothing")
                return self.wording.sentence("know-hand", hand=hand) if hand else know_nothing
            case About.MY_CARD:
                return self._my_card(question, view, length)
            case About.HAND:
                return self._card_of(question, view) or self._hand(question.player, view, length)
            case About.HANDS if question.colour is not None or question.value is not None:
                return self._who_has(question, view)
            case About.HANDS:
                # A player is told what they can see, except their own hand.
                seen = [seat for seat in self.narrator.others(view) if seat != question.player]
                told = " ".join(self.narrator.hand_of(view, seat) for seat in seen)
                return told or self._hand(view.seat, view, length)
            case _:
                return self._told(question.player, view, length)

    def _of_past(self, question: Question, view: View, length: Length, asker: int | None) -> str:
        """Answer a question about what happened."""
        if question.about is About.LAST:
            return self._last(view, question.player)
        if question.topic == TOLD_ME:
            return self._clues_given(question, view, length, asker)
        if question.topic == MISPLAYED:
            return misplays(self.wording, view)
        return self._history(view, asker)

    def _of_cards_on_table(self, question: Question, view: View) -> str | None:
        """Answer a question about cards that everybody sees; ``None`` for any other question."""
        match question.about:
            case About.FIREWORKS:
                return self._fireworks(view)
            case About.FIREWORK:
                return self._firework(question.colour or "", view)
            case About.DISCARDS:
                return self._discards(view, None, None)
            case About.DISCARDS_OF:
                return self._discards(view, question.colour, question.value)
            case About.COPIES:
                return self._copies(question, view)
            case About.DECK:
                return self._deck(view)
            case About.TILES:
                return self._tiles(view)
        return None

    def _of_standing(self, question: Question, view: View) -> str:
        """Answer a question about how the game stands, or about the rules."""
        match question.about:
            case About.TOKENS:
                return self.wording.say("tokens-answer", count=view.clue_tokens)
            case About.STRIKES:
                return self.wording.say("strikes-answer", strikes=view.strikes)
            case About.TURN:
                return self._turn(view)
            case About.SCORE:
                return self._score(view)
            case About.STATUS:
                tokens = self.wording.say("tokens-answer", count=view.clue_tokens)
                strikes = self.wording.say("strikes-answer", strikes=view.strikes)
                return " ".join([self._turn(view), self._fireworks(view), tokens, strikes, self._deck(view)])
            case About.RULE if question.topic == NO_CLUE:
                return why_no_clue(self.wording, view)
            case About.RULE:
                return rule_words(self.wording, question.topic, view.rules)
        raise ValueError("Help depends on what the table listens for, not on a view.")

    def _score(self, view: View) -> str:
        for _, event in view.history[-1:]:
            if isinstance(event, GameEnded):
                return " ".join(map(capitalised, self.narrator.ending(event, view)))
        score = self.wording.sentence("score-answer", count=view.fireworks_total, most=view.rules.max_score)
        return score if view.rules.reward_tiles else f"{score} {self._possible(view)}"

    def _possible(self, view: View) -> str:
        """Say whether the full score is still possible, or else which one, and why no more."""
        cards, turns = view.most_by_cards(), view.most_by_turns()
        if min(cards, turns) == view.rules.max_score:
            return self.wording.say("score-full-possible")
        if turns < cards:
            return self.wording.say("score-few-turns", count=turns)
        gone = [self.wording.say("card", colour=card.suit, value=card.rank) for card in view.out_of_reach()]
        return self.wording.say("score-cards-gone", count=cards, cards=", ".join(gone))

    def _my_card(self, question: Question, view: View, length: Length) -> str:
        seat = view.current if view.seat is None else view.seat
        slot = None if question.slot is None else slot_of(question.slot, seat, view)
        if slot is None:
            return self.wording.say("cannot-no-such-slot", count=len(view.hand))
        knowledge = view.hand[slot - 1].knowledge
        known = knowledge_words(self.wording, knowledge, view.rules, length)
        named = names_it(knowledge, view.rules)
        return self.wording.sentence("know-card", slot=slot, knowledge=known, named=named)

    def _card_of(self, question: Question, view: View) -> str | None:
        """Say which card another player has at the named place; ``None`` if none was named."""
        player = question.player
        if question.slot is None or player is None or player == view.seat:
            return None
        slot = slot_of(question.slot, player, view)
        if slot is None:
            return self.wording.say("cannot-no-such-slot", count=len(view.hands[player]))
        card = view.hands[player][slot - 1].card
        if card is None:
            return None
        said = self.wording.say("card-at", colour=card.suit, value=card.rank, slot=slot)
        return self.wording.sentence("has-hand", player=self.wording.name(player), cards=said)

    def _hand(self, player: int | None, view: View, length: Length) -> str:
        if player is None:
            return " ".join(self.narrator.hand_of(view, seat) for seat in self.narrator.others(view))
        if player == view.seat:
            hand = hand_knowledge_words(self.wording, view.hand, view.rules, length)
            know = self.wording.sentence("know-hand", hand=hand) if hand else self.wording.say("know-nothing")
            return self.wording.say("your-own-hand", hand=know)
        cards = self.narrator.hand_of(view, player)
        return cards if length is Length.SHORT else f"{cards} {self._told(player, view, length)}"

    def _who_has(self, question: Question, view: View) -> str:
        """Say which of the others hold a card of a colour or a value, and where."""
        sentences = []
        for seat in self.narrator.others(view):
            cards = [
                self.wording.say("card-at", colour=shown.card.suit, value=shown.card.rank, slot=shown.slot)
                for shown in view.hands[seat]
                if shown.card is not None
                and question.colour in (None, shown.card.suit)
                and question.value in (None, shown.card.rank)
            ]
            if cards:
                player = self.wording.name(seat)
                sentences.append(self.wording.sentence("has-hand", player=player, cards="; ".join(cards)))
        return " ".join(sentences) or self.wording.say("nobody-has")

    def _told(self, player: int | None, view: View, length: Length) -> str:
        seat = view.current if player is None else player
        hand = hand_knowledge_words(self.wording, view.hands[seat], view.rules, length)
        if seat == view.seat:
            return (
                self.wording.say("you-know", hand=hand) if hand else self.wording.say("you-were-told-nothing")
            )
        name = self.wording.name(seat)
        if not hand:
            return self.wording.say("told-nothing", player=name)
        return self.wording.say("told-hand", player=name, hand=hand)

    def _fireworks(self, view: View) -> str:
        if not any(height for _, height in view.fireworks):
            return self.wording.say("fireworks-none")
        return capitalised(self.wording.say("fireworks-all", fireworks=self.narrator.fireworks(view)))

    def _firework(self, colour: str, view: View) -> str:
        suit = view.rules.suit(colour)
        if suit is None:
            return capitalised(self.wording.say("cannot-colour-not-in-game", colour=colour))
        built = suit.ranks_built(view.height(colour))
        if not built:
            return self.wording.sentence("firework-one-empty", colour=colour)
        if len(built) == len(RANKS):
            return self.wording.sentence("firework-one-complete", colour=colour)
        return self.wording.sentence("firework-one", colour=colour, value=built[-1])

    def _discards(self, view: View, colour: str | None, value: int | None) -> str:
        if colour is not None and view.rules.suit(colour) is None:
            return capitalised(self.wording.say("cannot-colour-not-in-game", colour=colour))
        order = {suit.name: place for place, suit in enumerate(view.rules.suits)}
        piles = Counter(
            card for card in view.discards if colour in (None, card.suit) and value in (None, card.rank)
        )
        if not piles:
            return self._none_discarded(colour, value)
        cards = [
            self.wording.say("discard-times", colour=card.suit, value=card.rank, count=times)
            for card, times in sorted(piles.items(), key=lambda pile: (order[pile[0].suit], pile[0].rank))
        ]
        return self.wording.sentence("discards-all", cards=", ".join(cards))

    def _none_discarded(self, colour: str | None, value: int | None) -> str:
        if colour is not None and value is not None:
            return self.wording.sentence("discards-none-card", colour=colour, value=value)
        if colour is not None:
            return self.wording.sentence("discards-none-of", colour=colour)
        if value is not None:
            return self.wording.sentence("discards-none-value", value=value)
        return self.wording.say("discards-none")

    def _copies(self, question: Question, view: View) -> str:
        """Say how many copies of a card are left; without its colour or value, of each such card."""
        colour, value = question.colour, question.value
        if colour is not None and view.rules.suit(colour) is None:
            return capitalised(self.wording.say("cannot-colour-not-in-game", colour=colour))
        if colour is not None and value is not None:
            copies = view.copies_left(Card(colour, value))
            return self.wording.say(
                "copies-left", left=copies.left, total=copies.total, colour=colour, value=value
            )
        copies_of = {
            card: view.copies_left(card)
            for suit in view.rules.suits
            if colour in (None, suit.name)
            for card in (Card(suit.name, rank) for rank in RANKS)
            if value in (None, card.rank)
        }
        left = sum(copies.left for copies in copies_of.values())
        if left == sum(copies.total for copies in copies_of.values()):
            return self.wording.say("copies-of-all", count=left)
        listed = [
            self.wording.say("discard-times", colour=card.suit, value=card.rank, count=copies.left)
            for card, copies in copies_of.items()
            if copies.left
        ]
        return self.wording.say("copies-of", count=left, cards=", ".join(listed))

    def _deck(self, view: View) -> str:
        deck = self.wording.say("deck-answer", count=view.deck_size)
        if view.last_round is None or view.outcome is not None:
            return deck
        return f"{deck} {self.wording.say('deck-last-round', left=view.last_round)}"

    def _turn(self, view: View) -> str:
        if view.outcome is not None:
            return self.wording.say("cannot-game-over")
        if view.current == view.seat:
            return self.wording.say("turn-answer-you")
        return self.wording.say("turn-answer", player=self.wording.name(view.current))

    def _tiles(self, view: View) -> str:
        if not view.rules.reward_tiles:
            return self.wording.say("tiles-not-played")
        turned = {event.tile for _, event in view.history if isinstance(event, TileTurned)}
        names = [self.wording.say("tile-name", tile=int(tile)) for tile in Tile if tile not in turned]
        return self.wording.say("tiles-answer", count=len(names), tiles=", ".join(names))

    # What happened

    def _last(self, view: View, player: int | None) -> str:
        """Say what the last action was, or a named player's last one; also how the game ended."""
        ended = view.history[-1][1] if view.history else None
        if player is None and isinstance(ended, GameEnded):
            move = next(filter(None, (past(self.wording, event) for _, event in reversed(view.history))), "")
            return " ".join([move, *map(capitalised, self.narrator.ending(ended, view))]).lstrip()
        for _, event in reversed(view.history):
            sentence = past(self.wording, event) if player in (None, actor(event)) else None
            if sentence:
                return sentence
        if player is None or not view.turn:
            return self.wording.say("nothing-happened")
        return self.wording.say("no-turn-yet", player=self.wording.name(player))

    def _history(self, view: View, asker: int | None) -> str:
        """Say what happened since the asker's last turn, as everyone has heard it."""
        own = [turn for turn, event in view.history if actor(event) == asker]
        first = own[-1] + 1 if own else 0
        sentences = list(self._sentences(event for _, event in view.since(first)))
        if sentences:
            return " ".join(sentences)
        return self.wording.say("nothing-since" if view.turn else "nothing-happened")

    def _clues_given(self, question: Question, view: View, length: Length, asker: int | None) -> str:
        seat = view.current if asker is None else asker
        slot = None if question.slot is None else slot_of(question.slot, seat, view)
        if question.player is not None:
            return self._clue_from(question.player, seat, view)
        told = clues_given(self.wording, view, seat, slot)
        # For a card without clues, what is known is just that.
        return told or (self._my_card(question, view, length) if slot else self._told(seat, view, length))

    def _clue_from(self, giver: int, seat: int, view: View) -> str:
        """Say the last clue that a player gave to another."""
        told = clues_given(self.wording, view, seat, None, giver)
        if told:
            return told
        name = self.wording.name
        return self.wording.say("no-clue-from", player=name(giver), target=name(seat))

    def _sentences(self, events: Iterable[Event]) -> Iterable[str]:
        for event in events:
            sentence = past(self.wording, event)
            if sentence:
                yield sentence
