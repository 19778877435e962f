"""Each player's private ear: asked for, tried before any card is announced, and changed.

The conversation is the same before a game and during one: an ear is offered, chosen and tried ('do you hear
me?'), and if it fails the others are offered. No device is opened here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from voice_hanabi.contract.commands import (
    NO,
    NONE,
    YES,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    HearBy,
    Listener,
)
from voice_hanabi.contract.expectations import EAR_TRIAL, EARS, WHOSE_EAR, Expectation
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, HandOver, Hush
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, NoSuchEar, Way
from voice_hanabi.table.private_hearing.ear_questions import (
    Coming,
    EarQuestion,
    Trial,
    Ways,
    WhoNot,
    Whose,
    asked,
    example,
)
from voice_hanabi.table.private_hearing.given_ears import GivenEars

_OF_DEVICES = (Way.HEADSET, Way.OWN)


class HearingPrivately:
    """Asks for the private ears of a table and tries them: the ears, and the open question."""

    def __init__(self, here: Callable[[], EarsHere] = EarsHere) -> None:
        """``here`` returns the ears that the computer can provide now; it is called for each question."""
        self.ears = GivenEars(here)
        self._question: EarQuestion | None = None
        self._each = False
        """Whether those without an ear are asked one after the other."""

    # What is open

    @property
    def open(self) -> bool:
        """Whether a question about ears is open."""
        return self._question is not None

    @property
    def expectation(self) -> Expectation:
        """The situation of the open question."""
        match self._question:
            case Trial():
                return EAR_TRIAL
            case Whose() | WhoNot():
                return WHOSE_EAR
            case _:
                return EARS

    # What is asked

    def begin(self, conversation: Conversation) -> list[Effect]:
        """Ask for what is still missing, or try what has been chosen; nothing if all is well."""
        ears, names = self.ears, conversation.people
        if without := ears.without(names):
            return self._ask(conversation, without[:1] if self._each else without)
        self._each = False
        untried = ears.untried(names)
        shared = [seat for seat in untried if ears.way(names[seat]) is Way.HEADSET]
        if shared:
            # It is handed over before anything is said on it.
            asked, *told = self._try(conversation, (shared[0],))
            return [asked, HandOver(shared[0]), *told]
        if coming := ears.awaited(names):
            self._question = Coming(coming)
            return [conversation.ask(self.prompt(conversation))]
        if untried:
            return self._try(conversation, untried)
        self._question = None
        return []

    def ask_again(self, conversation: Conversation) -> list[Effect]:
        """Ask everybody again how they want to hear."""
        self._each = False
        return self._ask(conversation, tuple(range(len(conversation.people))))

    def prompt(self, conversation: Conversation) -> str:
        """The open question."""
        question = self._question
        if question is None:
            seats = tuple(range(len(conversation.people)))
            question = Ways(seats, self.ears.offers(conversation.people, seats))
        return asked(question, conversation, lambda seat: self.ears.way(conversation.people[seat]))

    def example(self, conversation: Conversation) -> str:
        """Return an answer to the open question."""
        return example(self._question, conversation)

    def _ask(self, conversation: Conversation, seats: tuple[int, ...]) -> list[Effect]:
        self._question = Ways(seats, self.ears.offers(conversation.people, seats))
        return [conversation.ask(self.prompt(conversation))]

    # Trying

    def _try(self, conversation: Conversation, seats: tuple[int, ...]) -> list[Effect]:
        self._question = Trial(seats)
        return [conversation.ask(self.prompt(conversation)), *self._tell(conversation, seats)]

    def _tell(self, conversation: Conversation, seats: Iterable[int]) -> list[Effect]:
        """Tell each of these seats privately that this is their ear."""
        wording = conversation.wording
        return [
            conversation.alone(seat, wording.say("ear-here", player=wording.name(seat)), Kind.NEWS)
            for seat in seats
        ]

    def fails(self, conversation: Conversation, seat: int, *, told: bool = False) -> list[Effect]:
        """Offer a seat, and all who share its ear, the other kinds; ``told`` if the reason was given."""
        there = seat < len(conversation.people) and not isinstance(self._question, Ways)
        if not there or not self.ears.lose(conversation.people, seat):
            return []
        lost = conversation.wording.say("ear-lost", player=conversation.wording.name(seat))
        said: list[Effect] = [] if told else [conversation.everyone(lost)]
        return [self.ears.giving(conversation.names), *said, *self.begin(conversation)]

    def renamed(self, before: Conversation, now: Conversation) -> list[Effect]:
        """Let renamed people keep their ears, if they have any."""
        self.ears.rename(before.people, now.people)
        return [self.ears.giving(now.names, before.names)] if self.ears.given(now.people) else []

    def phone_here(self, conversation: Conversation, seat: int) -> list[Effect]:
        """Record that a seat's phone has connected; go on when all awaited ones have."""
        if seat >= len(conversation.people):
            return []
        wording = conversation.wording
        self.ears.phone_came(conversation.people[seat])
        here = conversation.everyone(wording.say("phone-here", player=wording.name(seat)))
        if not isinstance(self._question, Coming):
            return [here]
        if awaited := self.ears.awaited(conversation.people):
            self._question = Coming(awaited)
            return [here]
        # Nobody needs to hear the codes any more.
        return [Hush(None), here, *self.begin(conversation)]

    # What is said

    def act(self, command: Command, utterance: Utterance, conversation: Conversation) -> list[Effect] | None:  # noqa: C901 - flat: a case for each wish
        """Handle what was said about ears; ``None`` for anything else."""
        if isinstance(command, HearBy):
            return self._choose(command, utterance, conversation)
        if isinstance(command, Arrange):
            return self._arrange(command, utterance, conversation)
        match self._question, command:
            case None, _:
                return None
            case Whose(said=said), Answer(kind="player", value=seat):
                return self._assign(said, conversation, int(seat))
            case WhoNot(seats=seats) | Trial(seats=seats), Answer(kind="player", value=seat):
                self.ears.heard(conversation.people, (other for other in seats if other != seat))
                return self.fails(conversation, int(seat), told=True)
            case Trial(seats=seats), Answer() if command == YES:
                self.ears.heard(conversation.people, seats)
                return self.begin(conversation)
            case WhoNot(seats=seats), Answer() if command == NONE:
                self.ears.heard(conversation.people, seats)
                return self.begin(conversation)
            case Ways(), Answer() if command == NONE:
                return self._choose(HearBy(((None, Way.NONE.value),)), utterance, conversation)
            case Trial(seats=(seat,)), Answer() if command in (NO, NONE):
                return self.fails(conversation, seat, told=True)
            case Trial(seats=seats), Answer() if command in (NO, NONE):
                self._question = WhoNot(seats)
                return [conversation.ask(self.prompt(conversation))]
            case Trial(seats=seats), Control(verb=ControlVerb.READY):
                return [*self._tell(conversation, seats), conversation.ask(self.prompt(conversation))]
            case Ways(offered=(way,)), Answer() if command == YES:
                return self._choose(HearBy(((None, way.value),)), utterance, conversation)
            case Ways(), Answer() if command == NO:
                return self._tell_ways(conversation)
            case _, Answer(kind="yes-no" | "none") | Control(verb=ControlVerb.DEAL | ControlVerb.READY):
                return [conversation.ask(self.prompt(conversation))]
            case _:
                return None

    def _arrange(
        self, command: Arrange, utterance: Utterance, conversation: Conversation
    ) -> list[Effect] | None:
        say = conversation.wording.say
        match command.what:
            case "list-ears":
                return self._tell_ways(conversation)
            case "ask-each" if isinstance(self._question, Ways):
                self._each = True
                return self._ask(conversation, self._question.seats[:1])
            case "more" if isinstance(self._question, Ways):
                return self._tell_ways(conversation)
            case "explain-ears" | "share-ear" | "ear-app":
                open_question = [conversation.ask(self.prompt(conversation))] if self.open else []
                return [conversation.everyone(say(command.what), kind=Kind.ANSWER), *open_question]
            case "swap-sides":
                return self._swap(conversation)
            case "try-ear":
                seats = [
                    seat for seat, ear in self.ears.given(conversation.people) if ear.way is not Way.NONE
                ]
                own = [seat for seat in seats if seat == utterance.seat]
                told = self._tell(conversation, own or seats)
                return told or [conversation.everyone(say("ears-not-given"))]
            case _:
                return None

    def _tell_ways(self, conversation: Conversation) -> list[Effect]:
        """Name the kinds that haven't been named yet, or all of them."""
        question = self._question
        if not isinstance(question, Ways):
            seats = tuple(range(len(conversation.people)))
            question = Ways(seats, self.ears.offers(conversation.people, seats), 0)
        rest = question.offered[question.told :]
        say = conversation.wording.say
        named = conversation.wording.one_of(say("way", way=way.value) for way in rest or question.offered)
        if isinstance(self._question, Ways):
            self._question = Ways(question.seats, question.offered, len(question.offered))
        message = "ears-also" if rest and question.told else "ears-all"
        return [conversation.ask(say(message, ways=named) if question.offered else say("ears-none-here"))]

    def _swap(self, conversation: Conversation) -> list[Effect]:
        if not self.ears.swap_sides():
            return [conversation.everyone(conversation.wording.say("ear-no-sides"))]
        return [self.ears.giving(conversation.names), *self.begin(conversation)]

    def _choose(self, said: HearBy, utterance: Utterance, conversation: Conversation) -> list[Effect] | None:
        speaker = utterance.seat
        if speaker is None:
            speaker = self._speaker_of(said, conversation)
        return self._assign(said, conversation, speaker)

    def _speaker_of(self, said: HearBy, conversation: Conversation) -> int | None:
        """Return the speaker of 'me', if the words show it: the only one asked, or the only one with such an
        ear.
        """
        if isinstance(self._question, Ways) and len(self._question.seats) == 1:
            return self._question.seats[0]
        given = self.ears.given(conversation.people)
        for _, lost in said.lost:
            having = [seat for seat, ear in given if _is(ear, lost)]
            if len(having) == 1:
                return having[0]
        named = {who for who, _ in said.ears}
        others = [seat for seat in range(len(conversation.people)) if seat not in named]
        return others[0] if len(others) == 1 else None

    def _assign(self, said: HearBy, conversation: Conversation, speaker: int | None) -> list[Effect] | None:
        asked = self._question.seats if isinstance(self._question, Ways) else ()
        losers = [self._one(who, speaker) for who, _ in said.lost]
        if said.lost and not said.ears:
            loser = next((seat for seat in (*losers, speaker) if seat is not None), None)
            if loser is None:
                self._question = Whose(said)
                return [conversation.ask(self.prompt(conversation))]
            return self.fails(conversation, loser, told=True)
        everyone = tuple(range(len(conversation.people)))
        wanted: dict[int, Way] = {}
        named = {self._one(who, speaker) for who, _ in said.ears}
        for who, word in said.ears:
            way = Way(word)
            if who is None and said.lost:
                who = "me"
            if who == "me" and speaker is None:
                self._question = Whose(said)
                return [conversation.ask(self.prompt(conversation))]
            match who:
                case None | "all":
                    seats: tuple[int, ...] = asked or everyone
                case "rest":
                    seats = tuple(seat for seat in everyone if seat not in named)
                case _:
                    seat = self._one(who, speaker)
                    seats = () if seat is None or seat not in everyone else (seat,)
            wanted |= dict.fromkeys(seats, way)
        return self._take(wanted, conversation)

    @staticmethod
    def _one(who: Listener | None, speaker: int | None) -> int | None:
        """Return the seat that is meant, if it is exactly one."""
        return who if isinstance(who, int) else speaker if who == "me" else None

    def _take(self, wanted: dict[int, Way], conversation: Conversation) -> list[Effect]:
        try:
            self.ears.take(conversation.people, wanted)
        except NoSuchEar as problem:
            question = self._question if isinstance(self._question, Ways) else None
            seats = question.seats if question else tuple(wanted)
            refused = conversation.everyone(conversation.wording.say(str(problem)))
            return [refused, *self._ask(conversation, seats)]
        none = Way.NONE in wanted.values()
        said = [conversation.everyone(conversation.wording.say("ears-without"))] if none else []
        return [self.ears.giving(conversation.names), *said, *self.begin(conversation)]


def _is(ear: Ear, word: str) -> bool:
    """Return whether an ear is what people call so: a headset may be shared, or one's own."""
    return ear.way == word or (word in _OF_DEVICES and ear.way in _OF_DEVICES)
