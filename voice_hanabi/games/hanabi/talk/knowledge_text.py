"""What is known about a card, in a player's short form: 'two or three, not red'."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from voice_hanabi.contract.length import Length
from voice_hanabi.games.hanabi.rules.cards import RANKS
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.rulebooks import Rules
from voice_hanabi.games.hanabi.rules.view import CardView
from voice_hanabi.games.hanabi.talk.card_words import card_name, slot_names
from voice_hanabi.language.wording import Wording

FEW = 2
"""The most possibilities that are named; if there are more, the excluded ones are named if they are fewer."""


def knowledge_words(
    wording: Wording, knowledge: Knowledge, rules: Rules, length: Length, count: int = 1
) -> str:
    """Return what is known about one card, or about several with the same knowledge.

    What it is comes first, then what it is not. The short length omits what it is not as soon as something is
    certain.
    """
    say = partial(wording.say, count=count)
    suits = tuple(suit.name for suit in rules.suits)
    certain: list[str] = []
    excluded: list[tuple[str, str | int]] = []
    if knowledge.suit is not None and knowledge.rank is not None:
        return card_name(wording, knowledge.suit, knowledge.rank)
    if len(knowledge.possible_cards) <= FEW and knowledge.suit is None and knowledge.rank is None:
        # 'Red two or blue three' says more than 'red or blue, two or three'; counting can lead to it.
        return wording.one_of(card_name(wording, *card) for card in knowledge.possible_cards)
    for possible, everything, name in (
        (knowledge.possible_suits, suits, "colour"),
        (knowledge.possible_ranks, RANKS, "value"),
    ):
        if len(possible) == len(everything):
            continue
        if _is_named(possible, everything):
            certain.append(wording.one_of(say(f"known-{name}", **{name: item}) for item in possible))
        else:
            excluded.extend((name, item) for item in everything if item not in possible)
    if length is Length.SHORT and certain:
        excluded = []
    each = ("neither", *["nor"] * (len(excluded) - 1)) if len(excluded) > 1 else ("not",)
    denied = [say(f"{how}-{name}", **{name: item}) for how, (name, item) in zip(each, excluded, strict=False)]
    return ", ".join(certain + denied) or say("card-unknown")


def names_it(knowledge: Knowledge, rules: Rules) -> str:
    """Return 'yes' if the words say what a card is, 'no' if only what it is not.

    'colour' if its colour comes first, which in some languages isn't a noun.
    """
    if len(knowledge.possible_cards) <= FEW and (knowledge.suit is None) == (knowledge.rank is None):
        return "yes"
    if _is_named(knowledge.possible_suits, tuple(suit.name for suit in rules.suits)):
        return "colour"
    return "yes" if _is_named(knowledge.possible_ranks, RANKS) else "no"


def _is_named(possible: Collection[object], everything: Collection[object]) -> bool:
    """Return whether the possibilities are named rather than the excluded ones: there are few, or fewer."""
    left_out = len(everything) - len(possible)
    return left_out > 0 and len(possible) <= max(FEW, left_out)


def hand_knowledge_words(wording: Wording, hand: Sequence[CardView], rules: Rules, length: Length) -> str:
    """Return what is known about a hand, as one sentence without its full stop.

    Cards with the same knowledge are combined, by their places; those without anything certain come last, as
    'the others'. The full length lists card after card. If nothing is known about any card the result is
    empty.
    """
    if not any(shown.knowledge.told or len(shown.knowledge.possible_cards) < _faces(rules) for shown in hand):
        return ""

    def named(cards: Sequence[CardView]) -> str:
        return names_it(cards[0].knowledge, rules)

    parts = [knowledge_words(wording, shown.knowledge, rules, length) for shown in hand]
    if length is Length.FULL:
        # A comma already separates what is known about one card.
        return "; ".join(
            wording.say("known-slot", slot=shown.slot, knowledge=part, named=named([shown]))
            for shown, part in zip(hand, parts, strict=True)
        )
    places: dict[str, list[CardView]] = {}
    for shown, part in zip(hand, parts, strict=True):
        places.setdefault(part, []).append(shown)
    others = _others(places, rules)
    told = [cards for part, cards in places.items() if part != others]

    def known(cards: Sequence[CardView]) -> str:
        return knowledge_words(wording, cards[0].knowledge, rules, length, len(cards))

    if len(places) == 1 and len(hand) > 1:
        return wording.say("known-all", knowledge=known(hand), named=named(hand))
    if others is not None and len(told) == 1:
        (cards,) = told
        if others in _denials(wording, cards[0].knowledge, rules):
            return wording.say(
                "known-others-not",
                places=_places(wording, cards),
                knowledge=known(cards),
                named=named(cards),
                count=len(cards),
            )
    sentences = [
        wording.say(
            "known-places",
            places=_places(wording, cards),
            knowledge=known(cards),
            named=named(cards),
            count=len(cards),
        )
        for cards in told
    ]
    if others is not None:
        rest = places[others]
        sentences.append(wording.say("known-others", knowledge=known(rest), named=named(rest)))
    return "; ".join(sentences)


def _others(places: Mapping[str, Sequence[CardView]], rules: Rules) -> str | None:
    """Return what is known about the cards that come last: the most of which nothing is certain."""
    vague = [
        part for part, cards in places.items() if len(cards) > 1 and not _tells(cards[0].knowledge, rules)
    ]
    if not vague or len(places) == 1:
        return None
    return max(vague, key=lambda part: len(places[part]))


def _tells(knowledge: Knowledge, rules: Rules) -> bool:
    """Return whether a suit or a rank of a card is certain, or one of two."""
    few_suits = len(knowledge.possible_suits) <= FEW < len(rules.suits)
    return few_suits or len(knowledge.possible_ranks) <= FEW


def _denials(wording: Wording, knowledge: Knowledge, rules: Rules) -> tuple[str, ...]:
    """Return in words what other cards are not, if a card's suit or its rank is all that is known.

    After 'fives, not green' a mere 'the others not' would be unclear.
    """
    if knowledge.suit is not None and len(knowledge.possible_ranks) == len(RANKS):
        return (wording.say("not-colour", colour=knowledge.suit, count=1),)
    if knowledge.rank is not None and len(knowledge.possible_suits) == len(rules.suits):
        return (wording.say("not-value", value=knowledge.rank, count=1),)
    return ()


def _places(wording: Wording, cards: Sequence[CardView]) -> str:
    return slot_names(wording, (shown.slot for shown in cards), bare=True)


def _faces(rules: Rules) -> int:
    return len(rules.suits) * len(RANKS)
