"""The pictures of cards: naming a plain card held twice doesn't reveal the other one."""

from __future__ import annotations

import pytest
from hanafuda_playing import after, cards, position
from hanafuda_talking import BASIC, teller

from voice_hanabi.games.hanafuda.rules.actions import Lay
from voice_hanabi.games.hanafuda.rules.cards import CARDS, Kind
from voice_hanabi.games.hanafuda.talk.cards import face, picture
from voice_hanabi.phones.paper_cards.printing import drawings


def test_cards_of_one_name_have_one_picture_which_is_the_printed_one() -> None:
    assert len({picture(card) for card in CARDS}) == len({face(card) for card in CARDS})
    for card in CARDS:
        assert drawings()[picture(card)] == drawings()[f"hanafuda/{card.code}"]
        assert card.kind is Kind.KASU or picture(card) == f"hanafuda/{card.code}"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_which_of_two_plain_cards_was_laid_is_not_shown(seat: int | None) -> None:
    told = teller("en")
    shown = []
    for held, laid in (("12-kasu1 01-tan", "12-kasu1"), ("12-kasu2 01-tan", "12-kasu2")):
        state = position(BASIC, (held, "05-tane 06-tane"), "02-tan", "03-tan 04-tan")
        state = after(state, Lay(*cards(laid)))
        shown.append(told.board(state) if seat is None else told.shown(state, seat))
    assert shown[0] == shown[1]
