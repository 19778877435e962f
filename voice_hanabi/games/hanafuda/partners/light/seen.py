"""Converts a view or a deal to a light round, and a light move to an action."""

from __future__ import annotations

from typing import NamedTuple

from voice_hanabi.games.hanafuda.partners.light.numbers import FACES, Numbering, card_of, members, set_of
from voice_hanabi.games.hanafuda.partners.light.round import (
    CALL,
    CHOOSE_HAND,
    CHOOSE_STOCK,
    DRAW,
    DRAWING,
    KOI_KOI,
    LAY,
    LOOKING,
    OVER,
    LightRound,
    laid,
)
from voice_hanabi.games.hanafuda.partners.light.scoring import scoring_for
from voice_hanabi.games.hanafuda.rules.actions import Action, Call, Choose, Draw, Lay, Look, TakeIntoHand
from voice_hanabi.games.hanafuda.rules.dealing import Deal
from voice_hanabi.games.hanafuda.rules.options import Options
from voice_hanabi.games.hanafuda.rules.state import Phase
from voice_hanabi.games.hanafuda.rules.view import View

PHASES = {
    Phase.LAY: LAY,
    Phase.CHOOSE_HAND: CHOOSE_HAND,
    Phase.CHOOSE_STOCK: CHOOSE_STOCK,
    Phase.DRAW: DRAW,
    Phase.CALL: CALL,
    Phase.ROUND_OVER: OVER,
    Phase.MATCH_OVER: OVER,
}
"""The light round's phase for each phase of the rules."""


def dealt_lightly(options: Options, deal: Deal) -> LightRound:
    """Return the round that starts with a deal, with every card known."""
    given = Numbering()
    hands = [given.numbers(hand) for hand in deal.hands]
    field = set_of(given.numbers(deal.field))
    stock = given.numbers(reversed([card for card in deal.stock if card is not None]))
    return LightRound(scoring_for(options, deal.month), deal.dealer, hands, field, stock)


class Seen(NamedTuple):
    """A round as far as a seat sees it, and the cards it doesn't see."""

    round: LightRound
    """Others' hands are empty here, and so is the stock, except for a card that was looked at."""
    unseen: list[int]
    """The cards in the hands of others and in the stock."""


def seen(view: View) -> Seen:
    """Return the round that a seat sees."""
    given = Numbering()
    own = given.numbers(view.hand)
    hands = [own if seat == view.seat else [] for seat in range(view.players)]
    field = set_of(given.numbers(view.field))
    captured = [set_of(given.numbers(pile)) for pile in view.captured]
    chooser = None if view.choice is None else given.number(view.choice.card)
    stock = [] if view.looked is None else [given.number(view.looked)]
    scoring = scoring_for(view.options, view.month)
    light = LightRound(scoring, view.dealer, hands, field, stock)
    light.captured = captured
    light.progress = [scoring.progress(pile) for pile in captured]
    light.current = view.current
    light.phase = PHASES[view.phase]
    light.looked = view.has_looked
    light.points = [sum(yaku.points for yaku in made) for made in view.yaku]
    light.koi_koi = list(view.koi_koi)
    light.called_at = list(view.called_at)
    if view.choice is not None and chooser is not None:
        faces = {card.place for card in view.choice.between}
        between = set_of(number for number in members(field) if number % FACES in faces)
        light.choice = (chooser, between)
    return Seen(light, given.left(view.options.decks))


def action_of(move: int, phase: int) -> Action:
    """Return the action for a light move in a phase."""
    if phase == LAY:
        card, takes = laid(move)
        return Lay(card_of(card), None if takes is None else card_of(takes))
    if phase == CALL:
        return Call(koi_koi=move == KOI_KOI)
    if phase == DRAW:
        if move == LOOKING:
            return Look()
        return Draw() if move == DRAWING else TakeIntoHand()
    return Choose(card_of(move))
