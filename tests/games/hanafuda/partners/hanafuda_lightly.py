"""The same round played side by side, by the rules and with whole numbers."""

from __future__ import annotations

from collections.abc import Iterable

from voice_hanabi.games.hanafuda.partners.light.numbers import (
    BIT,
    FACES,
    card_of,
    members,
    set_of,
)
from voice_hanabi.games.hanafuda.partners.light.round import (
    CHOOSE_HAND,
    CHOOSE_STOCK,
    DRAWING,
    KEEPING,
    LOOKING,
    OVER,
    LightRound,
    laying,
)
from voice_hanabi.games.hanafuda.partners.light.seen import PHASES
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Draw, Lay, Look
from voice_hanabi.games.hanafuda.rules.cards import Card
from voice_hanabi.games.hanafuda.rules.game import State


def faces_of(cards: int) -> tuple[Card, ...]:
    """The cards of a set, sorted."""
    return tuple(sorted(map(card_of, members(cards))))


def move_of(action: Action, light: LightRound) -> int:
    """The light round's move for an action."""
    match action:
        case Lay(card=card, takes=None):
            return laying(numbered(card, light.hands[light.current]))
        case Lay(card=card, takes=Card() as takes):
            return laying(numbered(card, light.hands[light.current]), numbered(takes, members(light.field)))
        case Choose(card=card):
            return numbered(card, members(light.choice[1]))
        case Call(koi_koi=koi_koi):
            return int(koi_koi)
        case Look():
            return LOOKING
        case Draw():
            return DRAWING
        case _:
            return KEEPING


def numbered(card: Card, numbers: Iterable[int]) -> int:
    """The number of a card among these."""
    return next(number for number in numbers if number % FACES == card.place)


def assert_same(state: State, light: LightRound) -> None:
    """Compare everything there is in a round."""
    assert light.phase == PHASES[state.phase]
    assert [tuple(sorted(map(card_of, hand))) for hand in light.hands] == list(state.hands)
    assert faces_of(light.field) == tuple(sorted(state.field))
    assert tuple(map(card_of, reversed(light.stock))) == state.stock
    assert [faces_of(pile) for pile in light.captured] == [tuple(sorted(pile)) for pile in state.captured]
    assert light.progress == [light.scoring.progress(pile) for pile in light.captured]
    assert [light.current, light.koi_koi, light.called_at] == [
        state.current,
        list(state.koi_koi),
        list(state.called_at),
    ]
    assert light.points == [sum(one.points for one in made) for made in state.yaku]
    if state.choice is not None:
        assert card_of(light.choice[0]) == state.choice.card
        assert faces_of(light.choice[1]) == tuple(sorted(state.choice.between))
    if light.phase == OVER:
        assert tuple(light.scores) == state.rounds[-1].scores
    else:
        assert light.looked == (state.looked is not None)
        seen = light.field | sum(light.captured) | set_of(light.stock)
        seen |= set_of(card for hand in light.hands for card in hand)
        if light.phase in (CHOOSE_HAND, CHOOSE_STOCK):
            seen |= BIT[light.choice[0]]
        assert seen.bit_count() == 48 * state.options.decks, "a card is lost or is there twice"
