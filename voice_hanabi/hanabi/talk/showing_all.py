"""What everybody may know of Hanabi, in words and as pictures: from everyone's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hanabi.rules.cards import Card
from voice_hanabi.hanabi.rules.view import CardView, View
from voice_hanabi.hanabi.talk.card_words import card_name
from voice_hanabi.hanabi.talk.knowledge_text import knowledge_words, names_it
from voice_hanabi.hanabi.talk.showing import drawn, face_up, firework
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.table.contract.length import Length
from voice_hanabi.table.contract.shown import Board, Count, ShownCard, ShownGroup


def board_of(view: View, wording: Wording, prompt: str, seats: Sequence[View] = ()) -> Board:
    """Return what everybody may know. With the view of each of the ``seats`` all hands are open."""
    say = wording.say
    hands = []
    for seat, hand in enumerate(view.hands):
        open_hand = seats[(seat + 1) % view.players].hands[seat] if seats else hand
        cards = tuple(_held(known, seen, view, wording) for known, seen in zip(hand, open_hand, strict=True))
        turn = view.current == seat and view.outcome is None
        hands.append(ShownGroup(wording.name(seat), cards, "hand", turn=turn))
    piles = [
        ShownGroup(
            say("shown-fireworks"),
            tuple(_firework(suit, view, wording) for suit, _ in view.fireworks),
            "fireworks",
        ),
        *hands,
    ]
    discards = sorted(view.discards, key=lambda card: (_place(card, view), card.rank))
    if discards:
        lying = tuple(_discarded(card, view, wording) for card in discards)
        piles.append(ShownGroup(say("shown-discards"), lying, "discards"))
    counts = (
        Count("clues", say("tokens-answer", count=view.clue_tokens), view.clue_tokens, view.rules.max_clues),
        Count("strikes", say("strikes-answer", strikes=view.strikes), view.strikes, view.rules.max_strikes),
        Count("deck", say("deck-answer", count=view.deck_size), view.deck_size),
    )
    return Board(
        prompt,
        "hanabi",
        counts,
        groups=tuple(piles),
        over=view.outcome is not None,
        joy=view.outcome in ("won", "ended"),
    )


def _place(card: Card, view: View) -> int:
    return [suit.name for suit in view.rules.suits].index(card.suit)


def _held(known: CardView, seen: CardView, view: View, wording: Wording) -> ShownCard:
    """Return a card of a hand as it is known to all, or as it is where it is ``seen``."""
    knowledge = known.knowledge
    words = knowledge_words(wording, knowledge, view.rules, Length.NORMAL)
    told = wording.say("known-slot", slot=known.slot, knowledge=words, named=names_it(knowledge, view.rules))
    touched = "clued" if knowledge.touched else ""
    if seen.card is None:
        return ShownCard(
            capitalised(told), look=knowledge.suit or "", mark=touched, **drawn(knowledge, view, wording)
        )
    suit, rank = seen.card
    name = wording.say("shown-place", slot=known.slot, card=card_name(wording, suit, rank))
    return ShownCard(capitalised(name), note=words, look=suit, mark=touched, **face_up(suit, rank, wording))


def _firework(suit: str, view: View, wording: Wording) -> ShownCard:
    shown = firework(suit, view, wording)
    mark = "whole" if view.next_card(suit) is None else ""
    return ShownCard(shown.name, look=suit, face=shown.face, word=shown.word, mark=mark)


def _discarded(card: Card, view: View, wording: Wording) -> ShownCard:
    lost = view.copies_left(card).left == 0 and card not in view.played()
    return ShownCard(
        capitalised(card_name(wording, card.suit, card.rank)),
        note=wording.say("shown-lost") if lost else "",
        look=card.suit,
        mark="lost" if lost else "",
        **face_up(card.suit, card.rank, wording),
    )
