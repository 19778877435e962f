"""What a page shows a seat, or everybody, of Hanafuda and Koi-Koi: only from the view."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.contract.commands import Command
from voice_hanabi.contract.length import Length
from voice_hanabi.contract.shown import Board, Count, Shown, ShownCard, ShownGroup
from voice_hanabi.games.hanafuda.rules.actions import Call, Choose, Draw, Lay, Look, TakeIntoHand
from voice_hanabi.games.hanafuda.rules.cards import Card, Kind
from voice_hanabi.games.hanafuda.rules.view import View
from voice_hanabi.games.hanafuda.talk import commands as talk
from voice_hanabi.games.hanafuda.talk.cards import CardWords, picture, said_of
from voice_hanabi.games.hanafuda.talk.suggesting import Suggester
from voice_hanabi.games.hanafuda.talk.yaku_answers import YakuAnswers
from voice_hanabi.language.wording import Wording, capitalised


def shown_to(view: View, wording: Wording, prompt: str) -> Shown:
    """Return what the view's seat may see; ``prompt`` says whose turn it is, or the question."""
    assert view.seat is not None
    say = wording.say
    suggester = Suggester(wording)
    cards = suggester.cards

    def card_of(card: Card, deed: Command | None = None) -> ShownCard:
        words = None if deed is None else suggester.described(deed)
        return ShownCard(
            capitalised(cards.full(card)),
            note=capitalised(cards.month(card.month)),
            sign=str(card.month),
            look=str(card.kind),
            deeds=() if words is None else (words,),
            face=picture(card),
            word=cards.name(card),
        )

    turn = view.current == view.seat and view.outcome is None
    lays = {action.card for action in view.legal if isinstance(action, Lay)}
    between = {action.card for action in view.legal if isinstance(action, Choose)}
    own = tuple(card_of(card, talk.Lay(said_of(card)) if card in lays else None) for card in view.hand)
    field = tuple(
        card_of(card, talk.Take(said_of(card)) if card in between else None) for card in sorted(view.field)
    )
    groups = [
        ShownGroup(say("shown-my-cards"), own, "hand", turn=turn),
        ShownGroup(say("shown-field"), field, "field"),
    ]
    if view.looked is not None:
        groups.append(ShownGroup(say("shown-looked"), (card_of(view.looked),), "looked"))
    for step in range(view.players):
        seat = (view.seat + step) % view.players
        if view.captured[seat]:
            captured = tuple(card_of(card) for card in sorted(view.captured[seat]))
            title = say("shown-captured", player=wording.name(seat))
            groups.append(ShownGroup(title, captured, "captured"))
    possible: list[Command] = [
        talk.Call(value) for value in ("koi-koi", "shobu") if Call(value == "koi-koi") in view.legal
    ]
    possible += [talk.Draw()] if Draw() in view.legal else []
    possible += [talk.Look()] if Look() in view.legal else []
    possible += [talk.Keep()] if TakeIntoHand() in view.legal else []
    deeds = [words for command in possible if (words := suggester.described(command)) is not None]
    asked = view.choice is not None or bool(
        deeds and isinstance(possible[0], talk.Call | talk.Draw | talk.Keep)
    )
    questions = [
        "deed-captured",
        "deed-points",
        *(["deed-yaku"] if view.options.game == "koi-koi" else []),
        "deed-last",
    ]
    return Shown(
        say("shown-your-turn") if turn and not asked else prompt,
        turn,
        (say("stock-answer", count=view.stock_size),),
        tuple(groups),
        (*deeds, *map(say, questions)),
    )


def board_of(view: View, wording: Wording, prompt: str, seats: Sequence[View] = ()) -> Board:
    """Return what everybody may know. With the view of each of the ``seats`` all hands are open."""
    say = wording.say
    cards = CardWords(wording)
    groups = [
        ShownGroup(say("shown-field"), tuple(_open_card(card, cards) for card in sorted(view.field)), "field")
    ]
    for seat in range(view.players):
        turn = view.current == seat and view.outcome is None
        hand = (
            tuple(_open_card(card, cards) for card in seats[seat].hand)
            if seats
            else _backs(seat, view, wording)
        )
        groups.append(ShownGroup(wording.name(seat), hand, "hand", turn=turn))
        pile = sorted(view.captured[seat], key=lambda card: (list(Kind).index(card.kind), card))
        yaku = (
            YakuAnswers(wording).all_of(seat, view, Length.NORMAL) if view.options.game == "koi-koi" else ""
        )
        called = say("shown-called", count=view.koi_koi[seat]) if view.koi_koi[seat] else ""
        groups.append(
            ShownGroup(
                say("shown-captured", player=wording.name(seat)),
                tuple(_open_card(card, cards) for card in pile),
                "captured",
                note=" ".join(filter(None, (yaku, called))),
            )
        )
    counts = [Count("deck", say("stock-answer", count=view.stock_size), view.stock_size)]
    for seat, total in enumerate(view.totals):
        words = say("points-of", player=wording.name(seat), points=say("points-count", count=total))
        counts.append(Count("points", words, total, name=wording.name(seat)))
    round_now = say("round-answer", round=view.round, rounds=view.options.rounds, month=view.month)
    return Board(
        prompt,
        view.options.game,
        tuple(counts),
        (capitalised(round_now),),
        tuple(groups),
        over=view.outcome is not None,
        joy=view.outcome is not None,
    )


def _open_card(card: Card, cards: CardWords) -> ShownCard:
    return ShownCard(
        capitalised(cards.full(card)),
        note=capitalised(cards.month(card.month)),
        look=str(card.kind),
        face=picture(card),
        word=cards.name(card),
    )


def _backs(seat: int, view: View, wording: Wording) -> tuple[ShownCard, ...]:
    """Return a hand face down."""
    back = ShownCard(wording.say("shown-face-down"), face="hanafuda/back")
    return (back,) * view.hand_sizes[seat]
