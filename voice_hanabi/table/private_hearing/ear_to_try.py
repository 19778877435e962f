"""The ear that a learner can try: their own if they have one, else one that the computer provides."""

from __future__ import annotations

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, GiveEars
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, NoSuchEar, Way, ears_for
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately

EAR, PHONE = "ear", "phone"
"""What a step of a lesson may need: an ear to try, and a phone that shows the table."""

_TRIED = (Way.LEFT, Way.OWN)
"""Ears that work at once, without setting anything up."""


class EarToTry:
    """One seat's ear in a lesson; afterwards the former ear is restored."""

    def __init__(
        self, hearing: HearingPrivately, here: EarsHere, seated: Conversation, by: Utterance | None
    ) -> None:
        """``seated`` are the people at the table, ``by`` is the command for the lesson."""
        self._given = hearing.ears.given(seated.people)
        self._seated = seated
        self._lent: tuple[str, ...] = ()
        self._ear = _ear_of(here)
        typed_there = by is not None and by.typed and by.seat is not None
        self._phones = typed_there or any(ear.way is Way.PHONE for _, ear in self._given)

    @property
    def there(self) -> frozenset[str]:
        """What is available of what a step may need."""
        found = {EAR: self._own or self._ear is not None, PHONE: self._phones}
        return frozenset(name for name, is_there in found.items() if is_there)

    @property
    def _own(self) -> bool:
        return any(ear.way not in (Way.NONE, Way.WRITING) for _, ear in self._given)

    def whisper(self, lesson: Conversation) -> list[Effect]:
        """Say something to each assigned ear, or else to one that is lent to the listener."""
        if self._own:
            return [
                _told(self._seated, seat)
                for seat, ear in self._given
                if ear.way not in (Way.NONE, Way.WRITING)
            ]
        if self._ear is None:
            return []
        self._lent = self._seated.names or lesson.names
        return [GiveEars(self._lent, ((0, self._ear),)), _told(lesson, 0)]

    def put_back(self) -> list[Effect]:
        """Take a lent ear away again."""
        lent, self._lent = self._lent, ()
        return [GiveEars(lent, ((0, Ear(Way.NONE)),))] if lent else []


def _told(conversation: Conversation, seat: int) -> Effect:
    wording = conversation.wording
    return conversation.alone(seat, wording.say("ear-here", player=wording.name(seat)), Kind.NEWS)


def _ear_of(here: EarsHere) -> Ear | None:
    """Return an ear that this computer can provide at once; ``None`` if there is none, or ears are set."""
    if not here.asked:
        return None
    for way in _TRIED:
        try:
            return ears_for({0: way}, here)[0]
        except NoSuchEar:
            continue
    return None
