"""What a page shows a seat of Hanabi, in words, with what it can say: only from its view."""

from __future__ import annotations

from typing import TypedDict

from voice_hanabi.contract.length import Length
from voice_hanabi.contract.shown import Shown, ShownCard, ShownGroup
from voice_hanabi.games.hanabi.rules.actions import (
    ClueColour,
    ClueRank,
    Discard,
    Play,
    TakeToDeck,
    TakeToFirework,
)
from voice_hanabi.games.hanabi.rules.cards import RANKS, Card
from voice_hanabi.games.hanabi.rules.knowledge import Knowledge
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.games.hanabi.talk.card_words import card_name
from voice_hanabi.games.hanabi.talk.knowledge_text import knowledge_words, names_it
from voice_hanabi.language.wording import Wording, capitalised


def shown_to(view: View, wording: Wording, prompt: str) -> Shown:
    """Return what the view's seat may see; ``prompt`` says whose turn it is, or the question."""
    assert view.seat is not None
    say = wording.say
    turn = view.current == view.seat and view.outcome is None
    own = tuple(_own(held, view, wording) for held in view.hand)
    groups = [ShownGroup(say("shown-my-cards"), own, "hand", turn=turn)]
    for step in range(1, view.players):
        seat = (view.seat + step) % view.players
        groups.append(
            ShownGroup(
                wording.name(seat),
                tuple(_other(held, seat, view, wording) for held in view.hands[seat]),
                "hand",
                turn=view.current == seat,
            )
        )
    groups.append(
        ShownGroup(
            say("shown-fireworks"),
            tuple(firework(suit, view, wording) for suit, _ in view.fireworks),
            "fireworks",
        )
    )
    discards = tuple(
        _lying(card, view, wording) for card in sorted(view.discards, key=lambda card: (card.suit, card.rank))
    )
    if discards:
        groups.append(ShownGroup(say("shown-discards"), discards, "discards"))
    facts = (
        say("tokens-answer", count=view.clue_tokens),
        say("strikes-answer", strikes=view.strikes),
        say("deck-answer", count=view.deck_size),
    )
    return Shown(
        say("turn-answer-you") if turn and view.pending is None else prompt,
        turn,
        facts,
        tuple(groups),
        (say("deed-my-hand"), say("deed-status"), say("deed-last")),
    )


def _own(held: CardView, view: View, wording: Wording) -> ShownCard:
    knowledge = held.knowledge
    known = knowledge_words(wording, knowledge, view.rules, Length.NORMAL)
    deeds = []
    if Play(held.slot) in view.legal:
        deeds.append(wording.say("example-play", slot=held.slot))
    if Discard(held.slot) in view.legal:
        deeds.append(wording.say("example-discard", slot=held.slot))
    return ShownCard(
        name=capitalised(
            wording.say("known-slot", slot=held.slot, knowledge=known, named=names_it(knowledge, view.rules))
        ),
        brief=capitalised(known),
        sign="?" if knowledge.rank is None else str(knowledge.rank),
        look=knowledge.suit or "",
        deeds=tuple(deeds),
        **drawn(knowledge, view, wording),
    )


def _other(held: CardView, seat: int, view: View, wording: Wording) -> ShownCard:
    assert held.card is not None
    target = wording.name(seat)
    deeds = []
    if ClueRank(seat, held.card.rank) in view.legal:
        deeds.append(wording.say("example-clue-value", target=target, value=held.card.rank, count=2))
    suit = view.rules.suit(held.card.suit)
    touch = "none" if suit is None else suit.touch
    for colour in view.rules.colours:
        touched = touch == "every" or (touch == "own" and colour == held.card.suit)
        if touched and ClueColour(seat, colour) in view.legal:
            deeds.append(wording.say("example-clue-colour", target=target, colour=colour))
    name = card_name(wording, held.card.suit, held.card.rank)
    known = knowledge_words(wording, held.knowledge, view.rules, Length.NORMAL)
    knows = "shown-knows-nothing" if known == wording.say("card-unknown", count=1) else "shown-knows"
    return ShownCard(
        name=capitalised(wording.say("shown-place", slot=held.slot, card=name)),
        note=wording.say(knows, player=target, knowledge=known),
        brief=capitalised(name),
        sign=str(held.card.rank),
        look=held.card.suit,
        deeds=tuple(deeds),
        **face_up(held.card.suit, held.card.rank, wording),
    )


def firework(suit: str, view: View, wording: Wording) -> ShownCard:
    """Return the top card of a suit's firework, or its empty place."""
    found = view.rules.suit(suit)
    built = found.ranks_built(view.height(suit)) if found is not None else ()
    if not built:
        name = wording.say("shown-firework-empty", colour=suit)
        return ShownCard(name, sign="0", look=suit, **face_up(suit, 0, wording))
    name = capitalised(card_name(wording, suit, built[-1]))
    return ShownCard(name, sign=str(built[-1]), look=suit, **face_up(suit, built[-1], wording))


def _lying(card: Card, view: View, wording: Wording) -> ShownCard:
    takes = TakeToDeck(card) in view.legal or TakeToFirework(card) in view.legal
    return ShownCard(
        capitalised(card_name(wording, card.suit, card.rank)),
        sign=str(card.rank),
        look=card.suit,
        deeds=(wording.say("example-take", colour=card.suit, value=card.rank),) if takes else (),
        **face_up(card.suit, card.rank, wording),
    )


class Picture(TypedDict):
    """How a card is drawn: its face, and the word in it."""

    face: str
    word: str


def face_up(suit: str, rank: int, wording: Wording) -> Picture:
    """Return the picture of a visible card; rank 0 is the place of an empty firework."""
    return {"face": f"hanabi/{suit}/{rank}", "word": wording.say("colour", colour=suit)}


def drawn(knowledge: Knowledge, view: View, wording: Wording) -> Picture:
    """Return the picture of a card by what is known: its possible faces, if not all."""
    suits, ranks = knowledge.possible_suits, knowledge.possible_ranks
    suit_marks = "" if len(suits) == len(view.rules.suits) else ".".join(suits)
    rank_marks = "" if len(ranks) == len(RANKS) else ".".join(map(str, ranks))
    word = "" if knowledge.suit is None else wording.say("colour", colour=knowledge.suit)
    return {"face": f"hanabi/{suit_marks}/{rank_marks}", "word": word}
