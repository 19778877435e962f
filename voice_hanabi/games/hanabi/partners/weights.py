"""The weights of partners' moves: plain numbers, found by playing many games."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The numbers. Discarding the oldest card weighs nothing; everything else is relative to it."""

    play: float = 10.0
    """Playing a card that counts as playable."""
    play_low: float = 0.3
    """How much more urgent a lower card is, per step of the firework below it."""
    play_called: float = 4.0
    """Others wait for it."""
    play_last: float = 0.5
    """It completes a firework."""
    play_opens: float = 1.5
    """Somebody knows that they hold the next card."""
    strikes: tuple[float, float, float] = (8.0, 16.0, 80.0)
    """The cost of a strike, by how many there were."""
    doubt: float = 0.5
    """The chance that a card is something that the conventions rule out."""

    now: float = 10.0
    """A clue that lets a card be played at once."""
    later: float = 4.2
    """A clue that tells a card for sure, to be played later."""
    called: float = 9.0
    """A clue that calls for somebody's newest card."""
    prompted: float = 8.4
    """A clue that calls for somebody's card with an earlier clue."""
    useful: float = 0.5
    """Each useful card that is newly touched."""
    useful_critical: float = 1.5
    """The factor by which that is multiplied for a card that must be kept."""
    playable_touched: float = 1.6
    """Such a card is playable, though its owner can't know it yet."""
    any_discard: float = 2.0
    """The factor of a loss that may come at any time, compared with one that would come now."""
    mistaken: float = -8.0
    """A clue that its receiver would take for 'play this', if it doesn't fit."""
    told_surely: float = 14.0
    """A clue that tells its receiver for certain about a playable card."""
    all_touched: float = -6.0
    """A clue after which its receiver knows no card to discard."""
    half_told: float = 2.5
    """A playable card about which somebody who goes by the words alone will need only one more clue."""
    filled: float = 0.6
    """Each touched card about which more is known."""
    useless: float = -2.5
    """Each touched card that is useless, if its owner will know."""
    twice: float = -8.0
    """Each touched card whose equal has a clue, too, if its owner will take it for something else."""
    badly: float = -7.0
    """The same if its owner will not be sure."""
    wrong: float = -6.0
    """A focus that is not what it is taken for."""
    misplayed: float = -60.0
    """A card that will be played and doesn't fit."""
    mended: float = 12.0
    """Each card that would have been misplayed, and no longer will."""
    nobody: float = -40.0
    """A clue that somebody would take for a call, though nobody has the card."""

    keep_critical: float = 14.0
    """Saving the last copy of a card; less if it is needed late."""
    keep_late: float = 0.08
    keep_second: float = 5.0
    """Saving a two."""
    keep_playable: float = 2.5
    keep_useful: float = 0.6
    far: float = 0.45
    """The factor for saving a card of somebody who isn't next."""
    busy: float = 0.3
    """The factor for saving a card of somebody who has something better to do than discard."""
    distracted: float = 0.5
    """The factor for saving a card only by giving its owner something better to do."""

    tokens: tuple[float, ...] = (99.0, 9.0, 5.0, 3.0, 2.2, 1.8, 1.6, 1.4, -99.0)
    """The cost of a clue, by how many tokens there are."""
    pace: float = 3.0
    """The cost of a discard, for each card by which the pace is below ``pace_from``."""
    pace_from: int = 3
    useless_first: float = 0.8
    """How much better it is to discard a useless card than the oldest."""
    none_free: float = -4.0
    """Discarding when every card has a clue."""


USUAL = Weights()
