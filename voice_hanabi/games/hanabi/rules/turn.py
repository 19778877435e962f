"""One action in progress: the parts of a state that change, and the resulting events.

A :class:`Turn` is created from a state, changed by one action, and becomes the next state. It never outlives
:func:`~voice_hanabi.games.hanabi.rules.acting.apply`, so nobody sees a half-changed game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from voice_hanabi.games.hanabi.rules.actions import Action
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card, with_read
from voice_hanabi.games.hanabi.rules.errors import IllegalAction
from voice_hanabi.games.hanabi.rules.events import (
    CardDrawn,
    ClueGiven,
    Event,
    FireworkCompleted,
    GameEnded,
    LastCardDrawn,
    Moment,
    Outcome,
    Tile,
    TokenLost,
    TokenReturned,
    TurnBegan,
    TurnPassed,
)
from voice_hanabi.games.hanabi.rules.setup import COLOUR_MASK, RANK_BITS, place_of_drawn, rank_bit
from voice_hanabi.games.hanabi.rules.state import Held, State, score_of, total_of


def checked_slot(hand: Sequence[Held], slot: int) -> int:
    """Return the index of a slot in a hand."""
    if not 1 <= slot <= len(hand):
        raise IllegalAction("no-such-slot", slot=slot, cards=len(hand))
    return slot - 1


def legal_clues(state: State | Turn) -> tuple[Action, ...]:
    """Return every clue that the current seat could give, regardless of tokens: by target, colours first."""
    setup = state.setup
    found: tuple[Action, ...] = ()
    for target, hand in enumerate(state.hands):
        if target != state.current and hand:
            bits = setup.empty_touch
            for _, _, touch, _, _ in hand:
                bits |= touch
            found += setup.colour_clues[target][bits & COLOUR_MASK]
            found += setup.rank_clues[target][bits >> RANK_BITS]
    return found


class Turn:
    """The mutable copy of a state while one action is carried out."""

    __slots__ = (
        "clue_tokens",
        "current",
        "deck",
        "discards",
        "drawn",
        "due",
        "events",
        "fireworks",
        "freed",
        "hands",
        "last_round",
        "outcome",
        "pending",
        "rules",
        "setup",
        "state",
        "strikes",
        "tiles",
        "turn",
    )

    def __init__(self, state: State) -> None:
        """Copy the parts of a state that can change."""
        self.state = state
        self.setup = state.setup
        self.deck = state.deck
        self.drawn = state.drawn
        self.hands = state.hands
        self.fireworks = state.fireworks
        self.discards = state.discards
        self.clue_tokens = state.clue_tokens
        self.strikes = state.strikes
        self.current = state.current
        self.turn = state.turn
        self.last_round = state.last_round
        self.tiles = state.tiles
        self.pending = state.pending
        self.freed = state.freed
        self.outcome = state.outcome
        self.due = state.due
        self.rules = self.setup.rules
        self.events: list[Event] = []

    def finished(self) -> tuple[State, tuple[Event, ...]]:
        """Return the next state and the events."""
        state, events = self.state, tuple(self.events)
        changed = state._replace(
            deck=self.deck,
            drawn=self.drawn,
            hands=self.hands,
            fireworks=self.fireworks,
            discards=self.discards,
            clue_tokens=self.clue_tokens,
            strikes=self.strikes,
            current=self.current,
            turn=self.turn,
            last_round=self.last_round,
            tiles=self.tiles,
            pending=self.pending,
            freed=self.freed,
            outcome=self.outcome,
            due=self.due,
            history=(*state.history, Moment(state.turn, events)),
        )
        return changed, events

    def clue(self, target: int, bit: int, colour: str | None, rank: int | None, free: bool = False) -> None:
        """Give a clue; it costs a token unless it is a reward (every rulebook, 'give information')."""
        if not 0 <= target < len(self.hands):
            raise IllegalAction("no-such-seat", seat=target)
        if target == self.current:
            raise IllegalAction("own-hand")
        if not free and self.clue_tokens < 1:
            raise IllegalAction("no-clue-tokens")
        if not self.hands[target]:
            raise IllegalAction("hand-empty", target=target)
        hand: list[Held] = []
        slots: list[int] = []
        numbers: list[int] = []
        for slot, (number, card, touch, yes, no) in enumerate(self.hands[target], start=1):
            if touch & bit:
                slots.append(slot)
                numbers.append(number)
                hand.append(Held(number, card, touch, yes | bit, no))
            else:
                hand.append(Held(number, card, touch, yes, no | bit))
        if not slots and not self.rules.empty_clues:
            raise IllegalAction(
                "clue-touches-nothing", target=target, clue=colour or rank, colour=colour, rank=rank
            )
        if not free:
            self.clue_tokens -= 1
        self.hands = (*self.hands[:target], tuple(hand), *self.hands[target + 1 :])
        self.events.append(
            ClueGiven(
                self.current, target, colour, rank, tuple(slots), tuple(numbers), free, self.clue_tokens
            )
        )

    def colour_bit(self, colour: str) -> int:
        """Return the bit of a colour clue."""
        bit = self.setup.colour_bits.get(colour)
        if bit is None:
            if colour in self.setup.suit_places:
                raise IllegalAction("not-nameable", colour=colour)
            raise IllegalAction("colour-not-in-game", colour=colour)
        return bit

    def rank_bit(self, rank: int) -> int:
        """Return the bit of a rank clue."""
        if rank not in RANKS:
            raise IllegalAction("no-such-rank", rank=rank)
        return rank_bit(rank)

    # The consequences of an action.

    def place_card(self, place: int) -> bool:
        """Make a firework one card higher, with the bonus or the end of the game if that completes it.

        Return whether to turn up a reward tile now.
        """
        height = self.fireworks[place] + 1
        self.fireworks = (*self.fireworks[:place], height, *self.fireworks[place + 1 :])
        if height < len(RANKS):
            return False
        self.events.append(FireworkCompleted(self.rules.suits[place].name))
        complete = min(self.fireworks) == len(RANKS)
        if not self.rules.reward_tiles:
            self.give_token("firework")
        if complete:
            self.game_over("won", "all-fireworks")
        return self.rules.reward_tiles and not complete

    def give_token(self, why: Literal["firework", "colour-call", "tile"]) -> None:
        """Return a clue token, which is lost when all are there (every rulebook, 'bonus')."""
        if self.clue_tokens < self.rules.max_clues:
            self.clue_tokens += 1
            self.events.append(TokenReturned(self.clue_tokens, why))
        else:
            self.events.append(TokenLost(self.clue_tokens, why))

    def draw(self, slot: int) -> None:
        """Draw a card to replace the one that left ``slot``; nobody draws in the last round.

        If nobody has read the card, the turn ends once it is read.
        """
        if self.outcome is not None or self.last_round is not None or self.drawn >= len(self.deck):
            return
        card = self.deck[self.drawn]
        if card is None:
            self.due = slot
            return
        held = Held(self.drawn, card, self.setup.touch[card], 0, 0)
        self.drawn += 1
        seat = self.current
        hand = list(self.hands[seat])
        index = place_of_drawn(self.rules, slot, len(hand))
        hand.insert(index, held)
        self.hands = (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])
        left = len(self.deck) - self.drawn
        self.events.append(CardDrawn(seat, index + 1, held.number, card, left))
        if left == 0:
            players = len(self.hands)
            order: tuple[int, ...] = ()
            if not self.rules.all_or_nothing:
                # One more than the turns to come: end() also counts the current turn.
                self.last_round = players + 1
                order = tuple((seat + step) % players for step in range(1, players + 1))
            self.events.append(LastCardDrawn(seat, order))

    def read(self, card: Card) -> None:
        """Draw the awaited card, which has now been read, and end the turn."""
        self.deck = with_read(self.deck, self.drawn, card)
        slot, self.due = self.due, 0
        self.draw(slot)
        self.end()

    def end(self) -> None:
        """End the turn: the next seat's begins, or the last round is over. If the drawn card hasn't been read
        yet, the turn goes on.
        """
        if self.outcome is not None or self.due:
            return
        players = len(self.hands)
        if not any(self.hands):
            self._nothing_left()
            return
        while True:
            if self.last_round is not None:
                self.last_round -= 1
                if self.last_round == 0:
                    self.game_over("ended", "last-round")
                    return
            self.turn += 1
            self.current = (self.current + 1) % players
            self.events.append(TurnBegan(self.current, self.turn, self.last_round))
            if self.hands[self.current] or self.clue_tokens:
                return
            # Only 'perfect or lost' lasts long enough for a seat to have nothing to do.
            self.events.append(TurnPassed(self.current))

    def game_over(
        self,
        outcome: Outcome,
        why: Literal["all-fireworks", "last-round", "strikes", "card-gone"],
        card: Card | None = None,
    ) -> None:
        """End the game."""
        self.outcome = outcome
        self.pending = None
        self.events.append(
            GameEnded(
                outcome,
                score_of(self.rules, self.fireworks, outcome),
                total_of(self.rules, self.fireworks),
                why,
                card,
            )
        )

    def wait_for(self, tile: Tile) -> None:
        """Leave the turn open until its seat has decided on a reward."""
        self.pending = tile

    def take_card(self, slot: int) -> Held:
        """Take a card out of the current seat's hand."""
        seat = self.current
        hand = self.hands[seat]
        place = checked_slot(hand, slot)
        self.hands = (*self.hands[:seat], hand[:place] + hand[place + 1 :], *self.hands[seat + 1 :])
        return hand[place]

    def check_needed(self) -> None:
        """'Perfect or lost': the game is lost when the last copy of a needed card is discarded.

        It isn't while a remaining or waiting reward tile may still bring the card back.
        """
        if not self.rules.all_or_nothing or self.outcome is not None:
            return
        if any(tile in (*self.tiles, self.pending) for tile in (Tile.TO_DECK, Tile.TO_FIREWORK)):
            return
        card = self._gone()
        if card is not None:
            self.game_over("lost", "card-gone", card)

    def _gone(self) -> Card | None:
        """Return a needed card of which every copy is discarded, latest first."""
        for card in reversed(self.discards):
            place = self.setup.suit_places[card.suit]
            suit = self.rules.suits[place]
            built = card.rank in suit.ranks_built(self.fireworks[place])
            if not built and self.discards.count(card) == suit.copies[card.rank - 1]:
                return card
        return None

    def _nothing_left(self) -> None:
        """'Perfect or lost': end the game when all hands are empty, so that nobody can do anything.

        That happens only if a card is lost that a tile might have brought back.
        """
        self.game_over("lost", "card-gone", self._gone())
