"""What everybody may know of Hanafuda and Koi-Koi, in words and as pictures: from everyone's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from voice_hanabi.hanafuda.rules.cards import Card, Kind
from voice_hanabi.hanafuda.rules.view import View
from voice_hanabi.hanafuda.talk.cards import CardWords
from voice_hanabi.hanafuda.talk.yaku_answers import YakuAnswers
from voice_hanabi.language.wording import Wording, capitalised
from voice_hanabi.table.contract.length import Length
from voice_hanabi.table.contract.shown import Board, Count, ShownCard, ShownGroup


def board_of(view: View, wording: Wording, prompt: str, seats: Sequence[View] = ()) -> Board:
    """Return what everybody may know. With the view of each of the ``seats`` all hands are open."""
    say = wording.say
    cards = CardWords(wording)
    groups = [
        ShownGroup(say("shown-field"), tuple(_card(card, cards) for card in sorted(view.field)), "field")
    ]
    for seat in range(view.players):
        turn = view.current == seat and view.outcome is None
        hand = (
            tuple(_card(card, cards) for card in seats[seat].hand) if seats else _backs(seat, view, wording)
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
                tuple(_card(card, cards) for card in pile),
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


def _card(card: Card, cards: CardWords) -> ShownCard:
    return ShownCard(
        capitalised(cards.full(card)),
        note=capitalised(cards.month(card.month)),
        look=str(card.kind),
        face=f"hanafuda/{card.code}",
        word=cards.name(card),
    )


def _backs(seat: int, view: View, wording: Wording) -> tuple[ShownCard, ...]:
    """Return a hand that nobody else sees."""
    back = ShownCard(wording.say("shown-face-down"), face="hanafuda/back")
    return (back,) * view.hand_sizes[seat]
