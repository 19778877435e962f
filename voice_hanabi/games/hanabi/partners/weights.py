"""What partners weigh moves by: plain numbers, found by playing many games."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The numbers. A discard of the oldest card weighs nothing, so that all else is compared with it."""

    play: float = 10.0
    """To play a card that is taken for playable."""
    play_low: float = 0.3
    """What each step of the firework below it makes a lower card more urgent."""
    play_called: float = 4.0
    """That others wait for it."""
    play_last: float = 0.5
    """That it completes a firework."""
    play_opens: float = 1.5
    """That the next card is known to somebody."""
    strikes: tuple[float, float, float] = (8.0, 16.0, 80.0)
    """What a strike costs, by how many there were."""
    doubt: float = 0.5
    """How far a card may be what the conventions leave out."""

    now: float = 10.0
    """A clue that lets a card be played at once."""
    later: float = 4.2
    """A clue that tells a card for sure, to be played later."""
    called: float = 9.0
    """A clue that calls for somebody's newest card."""
    prompted: float = 8.4
    """A clue that calls for somebody's card that was touched before."""
    useful: float = 0.5
    """Each useful card that is newly touched."""
    useful_critical: float = 1.5
    """The same times this, for a card that must be kept."""
    playable_touched: float = 1.6
    """That such a card could be played, though its owner cannot know it yet."""
    any_discard: float = 2.0
    """How much more than at once is lost with a card that may go at any time."""
    mistaken: float = -8.0
    """A clue to them that others would take for 'play this', where it does not fit."""
    told_surely: float = 14.0
    """A clue that tells them for sure of a card that can be played."""
    all_touched: float = -6.0
    """A clue after which they know of no card that they may discard."""
    half_told: float = 2.5
    """A card that could be played, of which somebody who goes by the words alone will lack one clue more."""
    filled: float = 0.6
    """Each touched card that is known better."""
    useless: float = -2.5
    """Each touched card that is of no use, where its owner will know."""
    twice: float = -8.0
    """Each touched card that is touched twice, where its owner will take it for something else."""
    badly: float = -7.0
    """The same where its owner will not be sure."""
    wrong: float = -6.0
    """A focus that is not what it is taken for."""
    misplayed: float = -60.0
    """A card that will be played and does not fit."""
    mended: float = 12.0
    """Each card that would have been played so, and no more will."""
    nobody: float = -40.0
    """A clue that somebody would take for a call, though nobody has the card."""

    keep_critical: float = 14.0
    """To keep a card that is the last of its kind; less where it is needed late."""
    keep_late: float = 0.08
    keep_second: float = 5.0
    """To keep a two."""
    keep_playable: float = 2.5
    keep_useful: float = 0.6
    far: float = 0.45
    """How much of that counts for somebody who is not next."""
    busy: float = 0.3
    """How much of that counts for somebody who has something better to do than to discard."""
    distracted: float = 0.5
    """How much of that a clue is worth that gives them something to do."""

    tokens: tuple[float, ...] = (99.0, 9.0, 5.0, 3.0, 2.2, 1.8, 1.6, 1.4, -99.0)
    """What a clue costs, by how many tokens there are."""
    pace: float = 3.0
    """What a discard costs for each card that the deck is short of."""
    pace_from: int = 3
    useless_first: float = 0.8
    """How much better it is to discard a card of no use than the oldest."""
    none_free: float = -4.0
    """To discard where every card was spoken of."""


USUAL = Weights()
