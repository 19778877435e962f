"""What a page shows everybody of Hanabi; everything once a game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from voice_hanabi.contract.length import Length
from voice_hanabi.contract.shown import Board, Count, ShownCard, ShownGroup
from voice_hanabi.games.hanabi.rules.cards import Card
from voice_hanabi.games.hanabi.rules.events import CardDrawn
from voice_hanabi.games.hanabi.rules.view import CardView, View
from voice_hanabi.games.hanabi.talk.card_words import card_name
from voice_hanabi.games.hanabi.talk.knowledge_text import knowledge_words, names_it
from voice_hanabi.games.hanabi.talk.seen.agreed import chop, focus
from voice_hanabi.games.hanabi.talk.seen.showing import drawn, face_up, firework
from voice_hanabi.language.wording import Wording, capitalised

MOST_POSSIBLE = 10
"""The most possible faces of a card that are drawn; with more, little is known."""


@dataclass(frozen=True, slots=True)
class BesideCards:
    """The texts beside the cards."""

    title: str
    """Whose turn it is, the question, or how it ended."""
    last: str = ""
    """The last move."""


def board_of(
    view: View, wording: Wording, told: BesideCards, seats: Sequence[View] = (), taught: int | None = None
) -> Board:
    """Return what everybody may know. With the view of each of the ``seats`` all hands are open.

    If a seat is ``taught``, the conventions are shown only for the others' cards, so that the seat's answer
    isn't given away.
    """
    say = wording.say
    piles = [
        ShownGroup(
            say("shown-fireworks"),
            tuple(_board_firework(suit, view, wording) for suit, _ in view.fireworks),
            "fireworks",
        )
    ]
    came = {event.number: turn + 1 for turn, event in view.history if isinstance(event, CardDrawn)}
    for seat, hand in enumerate(view.hands):
        open_hand = seats[(seat + 1) % view.players].hands[seat] if seats else hand
        cards = [_held(known, seen, view, wording) for known, seen in zip(hand, open_hand, strict=True)]
        cards = [
            _came(card, came.get(held.number, 0), wording) for card, held in zip(cards, hand, strict=True)
        ]
        if taught not in (None, seat):
            cards = [_agreed(card, held, seat, view, wording) for card, held in zip(cards, hand, strict=True)]
        turn = view.current == seat and view.outcome is None
        piles.append(ShownGroup(wording.name(seat), tuple(cards), "hand", turn=turn))
    if taught is not None:
        piles += _possible(view, wording, taught)
    if view.discards:
        piles.append(_discards(view, wording))
    counts = (
        Count("clues", say("tokens-answer", count=view.clue_tokens), view.clue_tokens, view.rules.max_clues),
        Count("strikes", say("strikes-answer", strikes=view.strikes), view.strikes, view.rules.max_strikes),
        Count("deck", say("deck-answer", count=view.deck_size), view.deck_size),
    )
    return Board(
        told.title,
        "hanabi",
        counts,
        groups=tuple(piles),
        over=view.outcome is not None,
        joy=view.outcome in ("won", "ended"),
        last=told.last,
        turn=view.turn + 1,
    )


def _held(known: CardView, seen: CardView, view: View, wording: Wording) -> ShownCard:
    """Return a card of a hand as everybody knows it, or its face if it is ``seen``."""
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


def _came(card: ShownCard, turn: int, wording: Wording) -> ShownCard:
    note = "; ".join(filter(None, (card.note, wording.say("shown-since", turn=turn))))
    return replace(card, note=note, since=turn)


def _agreed(card: ShownCard, held: CardView, seat: int, view: View, wording: Wording) -> ShownCard:
    """Mark the next discard, or the card that the last clue is about."""
    role = ""
    if held.number == focus(view):
        role = "focus"
    elif held.number == chop(view.hands[seat]):
        role = "chop"
    if not role:
        return card
    words = wording.say(f"shown-{role}")
    return replace(card, role=role, brief=words, note=f"{card.note}; {words}")


def _possible(view: View, wording: Wording, taught: int) -> list[ShownGroup]:
    """Return the possible faces of the card that the last clue is about, as its owner knows them.

    A seat that is ``taught`` has to find out alone which of its own cards that is.
    """
    about = focus(view)
    for seat, hand in enumerate(view.hands):
        for held in hand:
            faces = held.knowledge.possible_cards
            if held.number == about and seat != taught and len(faces) <= MOST_POSSIBLE:
                title = wording.say("shown-possible", player=wording.name(seat), slot=held.slot)
                cards = tuple(_lying(card, wording) for card in faces)
                return [ShownGroup(capitalised(title), cards, "possible")]
    return []


def _board_firework(suit: str, view: View, wording: Wording) -> ShownCard:
    shown = firework(suit, view, wording)
    mark = "whole" if view.next_card(suit) is None else ""
    return ShownCard(shown.name, look=suit, face=shown.face, word=shown.word, mark=mark)


def _discards(view: View, wording: Wording) -> ShownGroup:
    places = [suit.name for suit in view.rules.suits]
    ordered = sorted(view.discards, key=lambda card: (places.index(card.suit), card.rank))
    played = view.played()
    lost = [card for card in ordered if view.copies_left(card).left == 0 and card not in played]
    cards = tuple(
        replace(_lying(card, wording), note=wording.say("shown-lost"), mark="lost")
        if card in lost
        else _lying(card, wording)
        for card in ordered
    )
    named = ", ".join(card_name(wording, *card) for card in dict.fromkeys(lost))
    note = wording.say("shown-lost-all", cards=named) if lost else ""
    return ShownGroup(wording.say("shown-discards"), cards, "discards", note=note)


def _lying(card: Card, wording: Wording) -> ShownCard:
    name = capitalised(card_name(wording, card.suit, card.rank))
    return ShownCard(name, look=card.suit, **face_up(card.suit, card.rank, wording))
