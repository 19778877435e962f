"""A computer player of Hanabi in one seat: it is given the view of that seat, and answers with a move."""

from __future__ import annotations

from collections.abc import Set

from voice_hanabi.hanabi.rules.actions import Action, ClueColour, ClueRank, Discard, Play
from voice_hanabi.hanabi.rules.cards import Card
from voice_hanabi.hanabi.rules.view import View
from voice_hanabi.table.contract.partners import Chosen, Level, Reason


class Player:
    """One seat of one game."""

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        self.seat = seat
        self.level = level
        self.seed = seed

    def choose(self, shown: View) -> Chosen[Action]:
        """Return the move of the seat's turn, by what its view tells."""
        playable = {card for suit in shown.rules.suits if (card := shown.next_card(suit.name)) is not None}
        for held in shown.hand:
            if set(held.knowledge.possible_cards) <= playable and Play(held.slot) in shown.legal:
                return Chosen(Play(held.slot), Reason("play-known", {"slot": held.slot}))
        clue = _clue(shown, playable)
        if clue is not None:
            return clue
        untouched = [held.slot for held in shown.hand if not held.knowledge.touched]
        for slot in (*untouched, *(held.slot for held in shown.hand)):
            if Discard(slot) in shown.legal:
                return Chosen(Discard(slot), Reason("discard-chop", {"slot": slot}))
        other = next((action for action in shown.legal if not isinstance(action, Play)), shown.legal[0])
        return Chosen(other, Reason("stall", {}))


def _clue(shown: View, playable: Set[Card]) -> Chosen[Action] | None:
    """Return a clue about a card that can be played now and whose owner does not know it yet."""
    for action in shown.legal:
        if not isinstance(action, ClueColour | ClueRank):
            continue
        for held in shown.hands[action.target]:
            face = held.card
            if face in playable and face is not None and held.knowledge.card is None:
                touches = (
                    face.suit == action.colour if isinstance(action, ClueColour) else face.rank == action.rank
                )
                known = held.knowledge.suit if isinstance(action, ClueColour) else held.knowledge.rank
                if touches and known is None:
                    return Chosen(action, Reason("play-clue", {"target": action.target, "slot": held.slot}))
    return None
