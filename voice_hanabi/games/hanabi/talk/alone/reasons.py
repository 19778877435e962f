"""What a computer player says: what it is about to do, and why, as far as the listener may know.

Each reason names its card and what it leads to. A sentence about one player to another contains no 'I',
because its speaker isn't a player.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from voice_hanabi.contract.partners import BY_TABLE, Chosen, Reason
from voice_hanabi.games.hanabi.partners.asking import AskersClue, cause_before, cause_for
from voice_hanabi.games.hanabi.partners.box import STEPS
from voice_hanabi.games.hanabi.partners.clues.losing import Loss
from voice_hanabi.games.hanabi.partners.instead import Lost, lost_by_next
from voice_hanabi.games.hanabi.partners.mind import Mind, Own, OwnCard
from voice_hanabi.games.hanabi.partners.reasons import Cause, WhyMoved
from voice_hanabi.games.hanabi.partners.table import UNSEEN
from voice_hanabi.games.hanabi.rules.actions import Action, Discard, Play, TakeToDeck, TakeToFirework
from voice_hanabi.games.hanabi.rules.view import View
from voice_hanabi.games.hanabi.talk.requests import worded
from voice_hanabi.language.wording import Wording, capitalised

OF_OWN_CARDS = {
    WhyMoved.PLAY_KNOWN,
    WhyMoved.PLAY_TOLD,
    WhyMoved.PROMPTED,
    WhyMoved.FINESSE,
    WhyMoved.GAMBLE,
    WhyMoved.DISCARD_USELESS,
    WhyMoved.DISCARD_CHOP,
    WhyMoved.NO_CLUE_LEFT,
    WhyMoved.DISCARD_LEAST,
    WhyMoved.TOO_LATE,
    WhyMoved.STALL,
    WhyMoved.TAKE_BACK,
}
"""Reasons with other words in a hint than from a partner: most are about the asker's hand."""

NAMED = {WhyMoved.PLAY_KNOWN, WhyMoved.PLAY_TOLD, WhyMoved.PROMPTED, WhyMoved.FINESSE}
"""Plays for which the card may be named."""

_TOLD = {WhyMoved.PLAY_TOLD, WhyMoved.PROMPTED, WhyMoved.FINESSE}
"""Plays that trust a clue."""

_DISCARDED = {OwnCard.FREE, OwnCard.USELESS}
"""What the conventions say about cards that may be discarded."""

_MOST = 2
"""The most sentences about a clue's meaning."""


def said(action: Action, wording: Wording) -> str:
    """Return the words of an action, which say no more than the action itself."""
    if isinstance(action, TakeToDeck | TakeToFirework):
        return wording.say("says-take", colour=action.card.suit, value=action.card.rank)
    return worded("says", action, wording) or ""


def explained(reason: Reason, shown: View, wording: Wording) -> str:
    """Return why a partner acted, in the asker's view; empty for anything else."""
    happened = reason.words.get("happened")
    if not isinstance(happened, int):
        return ""
    cause = cause_for(shown, happened, *_reading(reason))
    if cause is None:
        return ""
    reasons = Reasons(shown, wording, by_table=reason.words.get(BY_TABLE) is True)
    if isinstance(cause, AskersClue):
        return reasons.of_told(cause, Mind(shown, *_reading(reason)))
    return capitalised(reasons.of_cause(cause))


def advised(chosen: Chosen[Action], shown: View, wording: Wording) -> tuple[str, str]:
    """Return the words for this move in the view's seat, and the reason for it."""
    mind = Mind(shown, *_reading(chosen.reason))
    asked = chosen.reason.words.get("asked") is True
    reason = Reasons(shown, wording).of_hint(cause_before(mind, chosen.action), mind, asked=asked)
    return _example(chosen.action, wording), capitalised(reason)


def instead(chosen: Chosen[Action], shown: View, wording: Wording) -> str:
    """Return another move, and what the view's seat would lose by it."""
    lost = lost_by_next(Mind(shown, *_reading(chosen.reason)), chosen.action)
    if lost is None:
        return wording.say("instead-none")
    loss = capitalised(Reasons(shown, wording).of_loss(lost))
    return wording.say("instead", example=_example(lost.action, wording), loss=loss)


def meant(plain: bool, people: Collection[int], shown: View, wording: Wording) -> str:
    """Return what the conventions say about each card of the view's seat."""
    mind = Mind(shown, plain, people)
    own = mind.own()
    sentences = Reasons(shown, wording).of_own(own, mind)
    if shown.clue_tokens >= shown.rules.max_clues and any(one.verdict in _DISCARDED for one in own):
        sentences.append(wording.say("own-not-yet"))
    return " ".join(map(capitalised, sentences))


def of_card(slot: int, reading: Reason, shown: View, wording: Wording, *, to_play: bool) -> str:
    """Return what the conventions say about one card of the view's seat, as a partner reads them.

    ``to_play`` if its player asks whether to play it.
    """
    mind = Mind(shown, *_reading(reading))
    own = mind.own()[slot - 1]
    if to_play and own.verdict is OwnCard.FREE:
        return wording.say("own-guess")
    return " ".join(map(capitalised, Reasons(shown, wording).of_own([own], mind)))


def _example(action: Action, wording: Wording) -> str:
    if isinstance(action, TakeToDeck | TakeToFirework):
        return wording.say("example-take", colour=action.card.suit, value=action.card.rank)
    return worded("example", action, wording) or ""


def _reading(reason: Reason) -> tuple[bool, tuple[int, ...]]:
    """Return how a table's partners read: whether plainly, and which seats are people's."""
    people = reason.words.get("people")
    return reason.words.get("plain") is True, people if isinstance(people, tuple) else ()


def nudged(action: Action, wording: Wording) -> str:
    """Say only what kind of move this is."""
    if isinstance(action, Play | Discard):
        return wording.say("nudge-play" if isinstance(action, Play) else "nudge-discard")
    taken = isinstance(action, TakeToDeck | TakeToFirework)
    return wording.say("nudge-take" if taken else "nudge-clue")


class Reasons:
    """Words reasons for one seat, as it sees the game."""

    def __init__(self, shown: View, wording: Wording, *, by_table: bool = False) -> None:
        """Word them from the mover, or with ``by_table`` from the table: then nobody is 'I'."""
        self.shown = shown
        self.wording = wording
        self.by_table = by_table

    # Of others, and of what they did

    def of_cause(self, cause: Cause, mind: Mind | None = None) -> str:
        """Say why somebody did something; without a ``mind``, its consequences are left out."""
        also = cause.also
        copy = also is not None and also.why is WhyMoved.ONLY_COPY
        sentences = [self._of_one(cause)]
        if also is not None and copy:
            sentences.append(self._of_one(also))
        if mind is not None and cause.face is not None:
            sentences += self._after(cause, mind)
        if also is not None and not copy:
            sentences.append(self.of_cause(also, mind))
        return sentences[0] if len(sentences) == 1 else self._joined(sentences)

    def _of_one(self, cause: Cause) -> str:
        say, why = self.wording.say, cause.why
        match why:
            case WhyMoved.PROMPT | WhyMoved.FINESSE_CLUE:
                return self._of_call(cause)
            case WhyMoved.PLAY_TOLD | WhyMoved.FINESSE:
                by_asker = cause.seat == self.shown.seat
                return say(f"why-{why}-you") if by_asker else say(f"why-{why}", player=self._name(cause))
            case WhyMoved.PROMPTED:
                # To the player of the card it is a call like any other.
                return self.of_cause(cause._replace(why=WhyMoved.FINESSE, seat=cause.other))
            case WhyMoved.TOO_LATE | WhyMoved.STALL:
                message = f"why-{why}-told" if self.by_table else f"why-{why}"
                return say(message, player=self._name(cause) if cause.seat >= 0 else "")
            case _ if cause.seat >= 0:
                face = cause.face
                if face is None:
                    return say("why-gone")
                message = "why-play-beside" if cause.beside else f"why-{why}"
                return say(message, player=self._name(cause), colour=face.suit, value=face.rank)
            case _:
                return say(f"why-{why}")

    def _of_call(self, cause: Cause) -> str:
        say, player = self.wording.say, self._name(cause)
        if cause.other != self.shown.seat:
            return say("why-called", player=player, other=self.wording.name(cause.other))
        slot = self._slot(cause.called)
        return say("why-gone") if slot is None else say("why-called-you", player=player, slot=slot)

    def _after(self, cause: Cause, mind: Mind) -> list[str]:
        """Say what a clue's card leads to, or when it fits."""
        assert cause.face is not None
        face = mind.follower.box.face_of[cause.face]
        if cause.why is WhyMoved.PLAY_CLUE:
            return self._leads(mind, face, cause.seat)
        if cause.why not in (WhyMoved.FILL_IN, WhyMoved.LATER_CLUE):
            return []
        if mind.table.playable >> face & 1:
            return [self.wording.say("fits-now")]
        if face % STEPS and mind.table.useful >> face & 1:
            before = mind.follower.box.faces[face - 1]
            return [self.wording.say("fits-after", colour=before.suit, value=before.rank)]
        return []

    def _leads(self, mind: Mind, face: int, player: int) -> list[str]:
        """Say whose card fits after a face is played, if any."""
        for seat, card in mind.leads_to(face, player):
            if seat == mind.seat:
                return self._leads_to_own(mind, card)
            after = mind.follower.box.faces[mind.table.faces[card]]
            # Whoever has heard nothing of a card won't play it.
            message = "leads" if mind.is_clued(card) else "leads-unclued"
            name = self.wording.name(seat)
            return [self.wording.say(message, player=name, colour=after.suit, value=after.rank)]
        return []

    def _leads_to_own(self, mind: Mind, card: int) -> list[str]:
        """Say that the asker can then play a card, as certainly as they know it."""
        slot = self._slot(mind.follower.card_of(card))
        known = any(own.known for own in mind.own() if own.card == card)
        message = "leads-you" if known else "leads-you-probably"
        return [] if slot is None else [self.wording.say(message, slot=slot)]

    # Of the asker's own cards

    def of_told(self, told: AskersClue, mind: Mind) -> str:
        """Say what a clue to the asker means now."""
        sentences = self.of_own(told.own, mind)[:_MOST]
        return self._joined(sentences) if sentences else self.wording.say("why-gone")

    def of_own(self, cards: Iterable[Own], mind: Mind) -> list[str]:
        """Say what the conventions say about the asker's cards, playable ones first."""
        kept = tuple(cards)
        sentences = []
        for verdict in OwnCard:
            there = [own for own in kept if own.verdict is verdict]
            if verdict is OwnCard.FREE:
                # They are said to go the oldest first: a card that was drawn later has a higher number.
                there.sort(key=lambda own: own.card)
            places = [self._place(own, mind, alone=len(there) == 1) for own in there]
            if places:
                joined = self.wording.all_of(places)
                sentences.append(self.wording.say(f"own-{verdict}", places=joined, count=len(places)))
        return sentences

    def _place(self, own: Own, mind: Mind, *, alone: bool) -> str:
        """Say where a card is, and what it is, or is taken for, if it is the only one mentioned."""
        slot = self._slot(mind.follower.card_of(own.card))
        assert slot is not None
        if own.face == UNSEEN or not alone:
            return self.wording.say("own-place", slot=slot)
        face = mind.follower.box.faces[own.face]
        message = "own-place-known" if own.known else "own-place-meant"
        return self.wording.say(message, slot=slot, colour=face.suit, value=face.rank)

    # Hints

    def of_hint(self, cause: Cause, mind: Mind, *, asked: bool = False) -> str:
        """Say why the asker should do something.

        ``asked`` if that kind of move was asked for: then others may be better.
        """
        if cause.why not in OF_OWN_CARDS:
            return self.of_cause(cause, mind)
        player = self._name(cause) if cause.seat >= 0 else ""
        other = self.wording.name(cause.other) if cause.other >= 0 else ""
        doubt = [self.wording.say("hint-not-certain")] if self._is_uncertain(cause, mind) else []
        if cause.own == UNSEEN or cause.why not in NAMED:
            only = "yes" if asked else "no"
            told = self.wording.say(f"hint-{cause.why}", player=player, other=other, asked=only)
            return self._joined([told, *doubt])
        face = mind.follower.box.faces[cause.own]
        why = WhyMoved.PLAY_KNOWN if self._own(cause, mind).known else cause.why
        message = f"hint-{why}-face"
        told = self.wording.say(message, player=player, other=other, colour=face.suit, value=face.rank)
        return self._joined([told, *doubt, *self._leads(mind, cause.own, mind.seat)])

    def _is_uncertain(self, cause: Cause, mind: Mind) -> bool:
        """Return whether the meaning of a clue is in doubt, as in the answer about all of one's cards."""
        return cause.why in _TOLD and self._own(cause, mind).verdict is OwnCard.PERHAPS

    def _own(self, cause: Cause, mind: Mind) -> Own:
        """Return what the conventions say about the asker's card that a reason is about."""
        card = mind.follower.card_of(cause.card)
        return next(own for own in mind.own() if own.card == card)

    def of_loss(self, lost: Lost) -> str:
        """Say what another move would lose."""
        cause, say = lost.cause, self.wording.say
        message = f"loss-{lost.loss}"
        if lost.loss in (Loss.WAIT, Loss.NEVER):
            slot = self._slot(cause.card)
            return say("loss-little") if slot is None else say(message, slot=slot)
        if lost.loss in (Loss.STRIKE, Loss.TOKEN, Loss.DISCARDED, Loss.LITTLE):
            return say(message)
        face = cause.face
        assert face is not None
        return say(message, player=self._name(cause), colour=face.suit, value=face.rank)

    def _joined(self, sentences: Sequence[str]) -> str:
        return " ".join(map(capitalised, sentences))

    def _name(self, cause: Cause) -> str:
        return self.wording.name(cause.seat)

    def _slot(self, number: int) -> int | None:
        """Return the current slot of a card in the asker's hand."""
        return next((held.slot for held in self.shown.hand if held.number == number), None)
