"""A player who plays a simple game from public knowledge, in words that the table offers."""

from __future__ import annotations

from collections.abc import Iterator

from voice_hanabi.games.hanabi.rules.actions import ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.language.wording import Wording


def choose_move(shown: View, wording: Wording) -> str:
    """Return what the view's player says next: a simple game from what they may know."""
    playable = {shown.next_card(suit.name) for suit in shown.rules.suits} - {None}
    for held in shown.hand:
        possible = set(held.knowledge.possible_cards)
        if possible <= playable or (
            held.knowledge.rank is not None and held.knowledge.rank == 1 and _none_begun(shown)
        ):
            return wording.say("example-play", slot=held.slot)
    clue = _clue(shown, playable, wording)
    if clue is not None:
        return clue
    if shown.clue_tokens < shown.rules.max_clues:
        return wording.say("example-discard", slot=_discard(shown.hand, shown))
    return next(_clues(shown, wording))


def _none_begun(shown: View) -> bool:
    return not any(height for _, height in shown.fireworks)


def _discard(hand: tuple[CardView, ...], shown: View) -> int:
    """Return the place of the card to discard: a useless one, else one without a clue."""
    useless = set(shown.played())
    for held in hand:
        if set(held.knowledge.possible_cards) <= useless:
            return held.slot
    untouched = [held.slot for held in hand if not held.knowledge.touched]
    return untouched[0] if untouched else hand[0].slot


def _clue(shown: View, playable: set[Card | None], wording: Wording) -> str | None:
    """Return a clue about a playable card whose owner doesn't know it yet."""
    if not shown.clue_tokens or shown.seat is None:
        return None
    for step in range(1, shown.players):
        seat = (shown.seat + step) % shown.players
        for held in shown.hands[seat]:
            if held.card in playable and held.card is not None and held.knowledge.card is None:
                target = wording.name(seat)
                if held.knowledge.rank is None:
                    return wording.say("example-clue-value", target=target, value=held.card.rank, count=2)
                if held.card.suit in shown.rules.colours and held.knowledge.suit is None:
                    return wording.say("example-clue-colour", target=target, colour=held.card.suit)
    return None


def _clues(shown: View, wording: Wording) -> Iterator[str]:
    for action in shown.legal:
        if isinstance(action, ClueRank):
            yield wording.say(
                "example-clue-value", target=wording.name(action.target), value=action.rank, count=2
            )
        elif isinstance(action, ClueColour):
            yield wording.say("example-clue-colour", target=wording.name(action.target), colour=action.colour)
