"""The theme of a puzzle, announced once its best move is known."""

from __future__ import annotations

from enum import StrEnum

from voice_hanabi.games.hanabi.partners.asking import cause_before, move_of
from voice_hanabi.games.hanabi.partners.choosing import PLAY, Move, weighed_hidden
from voice_hanabi.games.hanabi.partners.happening import clue_given
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import SAVES, WhyMoved
from voice_hanabi.games.hanabi.partners.table import BetweenTurns
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank
from voice_hanabi.games.hanabi.rules.view import View


class Theme(StrEnum):
    """What a position is about; each has its words in ``puzzle-theme`` in every language."""

    LAST_CLUE = "last-clue"
    DANGER = "danger"
    FINESSE = "finesse"
    SAVE = "save"
    ENDGAME = "endgame"
    PACE = "pace"


_FINESSES = {
    WhyMoved.PROMPT,
    WhyMoved.PROMPTED,
    WhyMoved.FINESSE,
    WhyMoved.FINESSE_CLUE,
}

FEW_LEFT = 5
"""The size of the deck at which the endgame begins."""
FEW_MISSING = 3
"""How many cards may be missing at most on the fireworks so that pace no longer matters."""


def theme_of(shown: View, best: Action) -> Theme:
    """Return what a position is about, from its best move and the current seat's knowledge.

    What the move does comes first; the tokens and the deck count only if that has no theme of its own.
    """
    mind = Mind(shown, plain=False)
    why = cause_before(mind, best).why
    clue = move_of(mind, best) if isinstance(best, ClueColour | ClueRank) else None
    if why is WhyMoved.MEND or (clue is not None and _averts_a_strike(mind.table, mind.seat, clue)):
        return Theme.DANGER
    if why in _FINESSES:
        return Theme.FINESSE
    if clue is not None and _saves(mind.table, mind.seat, clue, why):
        return Theme.SAVE
    if clue is not None and shown.clue_tokens == 1:
        return Theme.LAST_CLUE
    almost_complete = mind.table.useful.bit_count() <= FEW_MISSING
    return Theme.ENDGAME if shown.deck_size <= FEW_LEFT or almost_complete else Theme.PACE


def _averts_a_strike(table: BetweenTurns, giver: int, clue: Move) -> bool:
    """Return whether the receiver would play a card that doesn't fit, but not after this clue."""
    receiver = clue[1]
    if not table.has_turn(giver, receiver):
        return False
    card = _played_next(table, receiver)
    if card is None or table.playable >> table.faces[card] & 1:
        return False
    return _played_next(_after(table, giver, clue), receiver) != card


def _saves(table: BetweenTurns, giver: int, clue: Move, why: WhyMoved) -> bool:
    """Return whether the receiver would discard a card worth keeping, but not after this clue."""
    _, owner, words = clue
    oldest = table.chop(owner)
    if oldest < 0 or table.last_round is not None or not _idle(table, owner):
        return False
    touched = oldest in table.touched(owner, words)
    if touched and why in SAVES:
        return True
    after = _after(table, giver, clue)
    return bool(table.critical >> table.faces[oldest] & 1) and (touched or not _idle(after, owner))


def _after(table: BetweenTurns, giver: int, clue: Move) -> BetweenTurns:
    """Return the table after a clue."""
    after = table.copy()
    _, receiver, words = clue
    clue_given(after, giver, receiver, words, after.touched(receiver, words))
    return after


def _played_next(table: BetweenTurns, seat: int) -> int | None:
    """Return the card that a seat relies on and would play if it were its turn now, and it gave no clue."""
    relied_on = {
        card
        for card, (_, meaning) in zip(table.hands[seat], Knowing(table).hand(seat), strict=True)
        if not meaning & ~table.playable
    }
    without_clues = table.copy()
    without_clues.clue_tokens = 0
    plays = (card for _, (kind, card, _) in weighed_hidden(without_clues, seat)[:1] if kind == PLAY)
    return next((card for card in plays if card in relied_on), None)


def _idle(table: BetweenTurns, seat: int) -> bool:
    """Return whether a seat knows neither a card to play nor a useless one, and so discards its oldest."""
    useful, playable = table.useful, table.playable
    return all(possible & useful and meaning & ~playable for possible, meaning in Knowing(table).hand(seat))
