"""What is lost if another move is made than the clue that is best."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from voice_hanabi.games.hanabi.partners.asking import cause_before, effects_before
from voice_hanabi.games.hanabi.partners.clues.effects import Effects
from voice_hanabi.games.hanabi.partners.knowing import Knowing
from voice_hanabi.games.hanabi.partners.mind import Mind
from voice_hanabi.games.hanabi.partners.reasons import SAVES, Cause, WhyMoved
from voice_hanabi.games.hanabi.rules.actions import Action, ClueColour, ClueRank


class Loss(StrEnum):
    """A loss; each has a sentence in every language, ``loss-…``."""

    WAIT = "wait"
    """The playable card waits."""
    NEVER = "never"
    """The playable card is never played: it is the seat's last turn."""
    STRIKE = "strike"
    """The other card may not fit."""
    UNTOLD = "untold"
    """Somebody doesn't learn yet that a card fits."""
    TOO_LATE = "too-late"
    """Somebody may not learn before their last turn that a card fits."""
    SAVED = "saved"
    """Somebody may discard a card that is needed."""
    MEND = "mend"
    """Somebody plays a card that doesn't fit."""
    UNHEARD = "unheard"
    """Somebody doesn't learn yet of a card that is needed later."""
    UNHEARD_LAST = "unheard-last"
    """The same of the last copy."""
    USELESS = "useless"
    """A card is touched, too, that nobody needs."""
    DOUBLED = "doubled"
    """A card is touched, too, that is the same as another one with a clue."""
    LESS = "less"
    """Somebody learns less about a card."""
    TOKEN = "token"
    """A clue is spent that may be needed."""
    DISCARDED = "discarded"
    """A card of one's own is gone."""
    LITTLE = "little"
    """Nothing that can be named."""


FOR_LATER = (
    Loss.DISCARDED,
    Loss.SAVED,
    Loss.LESS,
    Loss.UNHEARD,
    Loss.UNHEARD_LAST,
    Loss.USELESS,
    Loss.DOUBLED,
)
"""What matters only if other turns follow."""

_TO_PLAY = (WhyMoved.PLAY_CLUE, WhyMoved.PROMPT, WhyMoved.FINESSE_CLUE)

_Found = tuple[Loss, int, int]
"""A loss, the card that it is about, and the card's owner."""


def loss_of_clue(mind: Mind, best: ClueColour | ClueRank, following: Action) -> tuple[Loss, Cause] | None:
    """Return what another move doesn't do that this clue does, or does besides; ``None`` for nothing.

    The most important loss is returned, with the card and the player that it is about.
    """
    clue = effects_before(mind, best)
    if clue is None:
        return None
    cause = cause_before(mind, best)
    compared = _Compared(mind, clue, effects_before(mind, following), cause)
    for loss, card, seat in compared.losses():
        if mind.table.last_round is None or loss not in FOR_LATER:
            face = mind.follower.box.faces[mind.table.faces[card]]
            return loss, Cause(cause.why, mind.follower.card_of(card), seat, face=face)
    return None


class _Compared:
    """A clue beside another move."""

    def __init__(self, mind: Mind, best: Effects, other: Effects | None, cause: Cause) -> None:
        self.table = mind.table
        self.best = best
        self.other = other
        self.why = cause.why
        self.about = mind.follower.card_of(cause.card)

    def losses(self) -> Iterator[_Found]:
        """Yield what is lost, the most important first."""
        yield from self._not_prevented()
        yield from self._not_told()
        yield from self._misled()
        yield from self._not_heard_of()
        yield from self._touched_besides()
        yield from self._less()

    def _by_other(self) -> Effects | None:
        """Return what the other move does for whoever would have got this clue."""
        same = self.other is not None and self.other.target == self.best.target
        return self.other if same else None

    def _not_prevented(self) -> Iterator[_Found]:
        """Yield the wrong cards that are played, and the needed ones that may be discarded."""
        effects, other, target = self.best, self._by_other(), self.best.target
        for card in effects.mended:
            if other is None or card not in other.mended:
                yield Loss.MEND, card, target
        kept = [self.about] if self.why in SAVES else []
        for card in (*kept, effects.kept):
            if card >= 0 and (other is None or card not in other.touched):
                yield Loss.SAVED, card, target
        if effects.spared >= 0 and (other is None or effects.spared not in (*other.touched, other.spared)):
            yield Loss.SAVED, effects.spared, target

    def _not_told(self) -> Iterator[_Found]:
        """Yield the cards to play of which nobody hears: another of that face may do as well."""
        found = self._plays(self.best)
        if not found and self.why in _TO_PLAY:
            found = [self.about]
        told = {self.table.faces[card] for card in self._plays(self.other)}
        loss = Loss.UNTOLD if self.table.last_round is None else Loss.TOO_LATE
        for card in found:
            sure = card in self._plays(self.best) or not self._touches(card)
            if sure and self.table.faces[card] not in told:
                yield loss, card, self.best.target

    def _plays(self, clue: Effects | None) -> list[int]:
        """Return the cards that are played because of a clue, or once the one that it calls for is."""
        if clue is None:
            return []
        reading = clue.reading
        return [*([reading.focus] if reading.called[0] >= 0 else []), *clue.told]

    def _touches(self, card: int) -> bool:
        return self.other is not None and card in self.other.touched

    def _misled(self) -> Iterator[_Found]:
        if self.other is not None:
            for card in self.other.misled:
                if card not in self.best.misled:
                    yield Loss.MEND, card, self.other.target

    def _not_heard_of(self) -> Iterator[_Found]:
        """Yield the cards for later of which the other move says nothing, the ones without a copy first."""
        table, faces = self.table, self.table.faces
        heard = {faces[card] for card in self.other.touched} if self.other is not None else set()
        spoken = self._spoken_of(self.best)
        cards = [
            card
            for card in self.best.reading.newly
            if table.useful >> faces[card] & 1 and not spoken >> faces[card] & 1 and faces[card] not in heard
        ]
        cards.sort(key=lambda card: (card != self.about, not table.critical >> faces[card] & 1))
        for card in cards:
            last = table.critical & ~table.box.last_steps
            yield (
                Loss.UNHEARD_LAST if last >> faces[card] & 1 else Loss.UNHEARD,
                card,
                self.best.target,
            )

    def _touched_besides(self) -> Iterator[_Found]:
        """Yield the cards of no use that only the other move touches."""
        if self.other is None:
            return
        table, faces, touched = self.table, self.table.faces, self.best.touched
        new = [card for card in self.other.reading.newly if card not in touched]
        for card in new:
            if not table.useful >> faces[card] & 1:
                yield Loss.USELESS, card, self.other.target
        spoken = self._spoken_of(self.other)
        for card in new:
            if table.useful >> faces[card] & 1 and spoken >> faces[card] & 1:
                yield Loss.DOUBLED, card, self.other.target

    def _spoken_of(self, clue: Effects) -> int:
        """Return the faces with a clue already, in any hand."""
        table = self.table
        found = Knowing(table).elsewhere(clue.target)
        for card in table.hands[clue.target]:
            if table.marked[card] or table.called[card]:
                found |= 1 << table.faces[card]
        return found

    def _less(self) -> Iterator[_Found]:
        """Yield the cards of which more is left open."""
        target, other = self.best.target, self._by_other()
        before = Knowing(self.table).hand(target) if other is None else other.after
        hand = self.table.hands[target]
        for card, (_, meaning), (_, without) in zip(hand, self.best.after, before, strict=True):
            useful = self.table.useful >> self.table.faces[card] & 1
            if useful and card in self.best.touched and meaning.bit_count() < without.bit_count():
                yield Loss.LESS, card, target
