"""What is known about a card, said the short way a player would: 'two or three, not red'."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hanabi.rules.cards import RANKS
from voice_hanabi.hanabi.rules.knowledge import Knowledge
from voice_hanabi.hanabi.rules.rulebooks import Rules
from voice_hanabi.hanabi.rules.view import CardView
from voice_hanabi.hanabi.talk.card_words import card_name
from voice_hanabi.table.language.wording import Wording, capitalised
from voice_hanabi.table.length import Length

FEW = 2
"""So many possibilities are named; of more, those that are ruled out are, if those are fewer."""


def knowledge_words(wording: Wording, knowledge: Knowledge, rules: Rules, length: Length) -> str:
    """Return what is known about one card.

    What it is comes first, then what it is not. The short length leaves out what it is not as soon as
    something is certain.
    """
    suits = tuple(suit.name for suit in rules.suits)
    certain: list[str] = []
    excluded: list[str] = []
    if knowledge.suit is not None and knowledge.rank is not None:
        return card_name(wording, knowledge.suit, knowledge.rank)
    if len(knowledge.possible_cards) <= FEW and knowledge.suit is None and knowledge.rank is None:
        # 'Red two or blue three' says more than 'red or blue, two or three'; counting leads to it.
        return wording.one_of(card_name(wording, *card) for card in knowledge.possible_cards)
    for possible, everything, name, not_name in (
        (knowledge.possible_suits, suits, "colour", "not-colour"),
        (knowledge.possible_ranks, RANKS, "value", "not-value"),
    ):
        if len(possible) == len(everything):
            continue
        if len(possible) <= max(FEW, len(everything) - len(possible)):
            certain.append(wording.one_of(wording.say(f"known-{name}", **{name: item}) for item in possible))
        else:
            excluded.extend(
                wording.say(not_name, **{name: item}) for item in everything if item not in possible
            )
    if length is Length.SHORT and certain:
        excluded = []
    return ", ".join(certain + excluded) or wording.say("card-unknown")


def hand_knowledge_words(
    wording: Wording, hand: Sequence[CardView], rules: Rules, length: Length, *, places: bool
) -> str:
    """Return what is known about a hand, from its owner's left, without the full stop at its end.

    With ``places`` each card's place is said before it, and cards join into one sentence; without,
    each card is a short sentence, and the order tells the place. Where nothing is known about any card
    the result is empty.
    """
    if not any(shown.knowledge.told or len(shown.knowledge.possible_cards) < _faces(rules) for shown in hand):
        return ""
    parts = [knowledge_words(wording, shown.knowledge, rules, length) for shown in hand]
    if places:
        # A comma already parts what is known of one card.
        return "; ".join(
            wording.say("known-slot", slot=shown.slot, knowledge=part)
            for shown, part in zip(hand, parts, strict=True)
        )
    return ". ".join(capitalised(part) for part in parts)


def _faces(rules: Rules) -> int:
    return len(rules.suits) * len(RANKS)
