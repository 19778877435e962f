"""Ways to combine what the recogniser hears at several pitches, to compare with the one a table uses."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from voice_hanabi.hearing.recognising.pitches import Alternatives, Joins, together
from voice_hanabi.hearing.utterance import Alternative

PER_VOTE = 4.0
"""How much likelier (natural logarithm) each vote makes a text in `majority`."""


def own_pitch_alone(main: Alternatives, others: Sequence[Alternatives], apart: float) -> Alternatives:
    """Return the main pitch's readings: the others are not heard."""
    return main


def same_words_alone(main: Alternatives, others: Sequence[Alternatives], apart: float) -> Alternatives:
    """Add up what the pitches believe, without regard to similar sentences."""
    return together(main, others, math.inf)


def plainest(main: Alternatives, others: Sequence[Alternatives], apart: float) -> Alternatives:
    """Return the readings of the pitch whose first one exceeds its second one most."""
    if not main:
        return main
    best = max((hearing for hearing in (main, *others) if hearing), key=_lead)
    above = main[0].confidence - best[0].confidence
    return tuple(Alternative(one.text, one.confidence + above) for one in best)


def _lead(hearing: Alternatives) -> float:
    return hearing[0].confidence - hearing[1].confidence if len(hearing) > 1 else math.inf


def majority(main: Alternatives, others: Sequence[Alternatives], apart: float) -> Alternatives:
    """Return what most pitches hear first; of equally many votes the main pitch's counts."""
    if not main:
        return main
    votes = Counter(hearing[0].text for hearing in (main, *others) if hearing)
    ranked = votes.most_common()
    most = ranked[0][1]
    return tuple(Alternative(text, main[0].confidence + PER_VOTE * (count - most)) for text, count in ranked)


JOINED: dict[str, Joins] = {
    "sum of beliefs": together,
    "sum, same words": same_words_alone,
    "plainest": plainest,
    "majority": majority,
    "usual pitch": own_pitch_alone,
}
"""The first one is what a table uses."""
