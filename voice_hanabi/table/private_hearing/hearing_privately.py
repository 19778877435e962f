"""By which ear each hears what only they may know: asked for, tried before any card is told, and changed.

The conversation is the same before a game and in the midst of one: a way is offered, chosen and tried
('do you hear me?'), and where it fails the others are offered. Nothing is opened here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.contract.commands import (
    NO,
    YES,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    HearBy,
    Listener,
)
from voice_hanabi.table.contract.expectations import EAR_TRIAL, EARS, PLAYER, Expectation
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect, GiveEars, HandOver, Hush
from voice_hanabi.table.conversation.private_ears import Ear, EarsHere, NoSuchEar, Way, ears_for
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

_UNTRIED = (Way.NONE, Way.WRITING)
"""Ways in which nothing has to be tried: what is written is there."""

_OF_DEVICES = (Way.HEADSET, Way.OWN)


class HearingPrivately:
    """The private ears of a table, by its players' names, and the question about them that is open."""

    def __init__(self, here: Callable[[], EarsHere] = EarsHere) -> None:
        """``here`` tells which ears the computer can give now; it is looked at anew for each question."""
        self._here = here
        self._ears: dict[str, Ear] = {}
        self._tried: set[str] = set()
        self._there: set[str] = set()
        self._failed: set[Ear] = set()
        self._taken_away: set[str] = set()
        self._question: EarQuestion | None = None

    # What is open

    @property
    def open(self) -> bool:
        """Whether a question about ears is open."""
        return self._question is not None

    @property
    def expectation(self) -> Expectation:
        """What the open question listens for."""
        match self._question:
            case Trial():
                return EAR_TRIAL
            case Whose() | WhoNot():
                return PLAYER
            case _:
                return EARS

    @property
    def needed(self) -> bool:
        """Whether players are asked for their ears at all."""
        return self._here().asked

    def pending(self, conversation: Conversation) -> bool:
        """Tell whether somebody has no ear yet, or one that was not tried."""
        return self._here().asked and not set(conversation.names) <= self._tried

    def given(self, conversation: Conversation) -> tuple[tuple[int, Ear], ...]:
        """Return the ears of those who play, by seat."""
        return tuple(
            (seat, self._ears[name]) for seat, name in enumerate(conversation.names) if name in self._ears
        )

    def take_over(self, conversation: Conversation, ears: Iterable[tuple[int, Ear]]) -> list[Effect]:
        """Take ears that served these players well before, without a trial; only what is here now."""
        here = self._here()
        for seat, ear in ears:
            if self._is_here(ear, here) and seat < len(conversation.names):
                name = conversation.names[seat]
                self._ears[name] = ear
                self._tried.add(name)
        return [self._give(conversation)] if self._ears else []

    def _is_here(self, ear: Ear, here: EarsHere) -> bool:
        match ear.way:
            case Way.LEFT | Way.RIGHT:
                return ear.device in here.sides
            case Way.HEADSET | Way.OWN:
                return ear.device in here.devices
            case Way.NONE:
                return True
            case _:
                return ear.way in here.offered(1)

    # What is asked

    def begin(self, conversation: Conversation) -> list[Effect]:
        """Ask for what is missing yet, or try what has been chosen; nothing where all is well."""
        names = conversation.names
        without = tuple(seat for seat, name in enumerate(names) if name not in self._ears)
        if without:
            return self._ask(conversation, without)
        untried = [seat for seat, name in enumerate(names) if name not in self._tried]
        shared = [seat for seat in untried if self._ears[names[seat]].way is Way.HEADSET]
        if shared:
            return self._try_headset(conversation, shared[0])
        coming = self.awaited(conversation)
        if coming:
            self._question = Coming(coming)
            return [conversation.ask(self.prompt(conversation))]
        if untried:
            return self._try(conversation, tuple(untried))
        self._question = None
        return []

    def ask_again(self, conversation: Conversation) -> list[Effect]:
        """Ask everybody anew how they want to hear."""
        return self._ask(conversation, tuple(range(len(conversation.names))))

    def awaited(self, conversation: Conversation) -> tuple[int, ...]:
        """Return the seats whose phones have not come yet."""
        return tuple(
            seat
            for seat, name in enumerate(conversation.names)
            if name in self._ears and self._ears[name].way is Way.PHONE and name not in self._there
        )

    def prompt(self, conversation: Conversation) -> str:
        """The question that is open."""
        question = self._question
        if question is None:
            seats = tuple(range(len(conversation.names)))
            question = Ways(seats, self._offers(conversation, seats))
        return asked(question, conversation, lambda seat: self._ears[conversation.names[seat]].way)

    def example(self, conversation: Conversation) -> str:
        """Return an answer to the question that is open."""
        return example(self._question, conversation)

    def _offers(self, conversation: Conversation, seats: Sequence[int]) -> tuple[Way, ...]:
        """Return the ways by which these seats can hear, without those that have failed."""
        here = self._here()
        ways = here.offered(len(conversation.names))
        if len(seats) == 1:
            ways = tuple(way for way in ways if way is not Way.OWN)
        possible = tuple(way for way in ways if self._can(conversation, seats, way, here))
        return possible or here.offered(len(conversation.names))

    def _can(self, conversation: Conversation, seats: Sequence[int], way: Way, here: EarsHere) -> bool:
        if way is Way.PHONE:
            return Ear(way) not in self._failed
        if way is Way.READER and len(seats) > 1:
            return True
        try:
            found = ears_for(dict.fromkeys(seats, way), here, self._failed, self._taken(conversation, seats))
        except NoSuchEar:
            return way is Way.SIDES and len(seats) == 1
        return not self._failed.intersection(found.values())

    def _taken(self, conversation: Conversation, seats: Collection[int]) -> list[Ear]:
        return [ear for seat, ear in self.given(conversation) if seat not in seats]

    def _ask(self, conversation: Conversation, seats: tuple[int, ...]) -> list[Effect]:
        self._question = Ways(seats, self._offers(conversation, seats))
        return [conversation.ask(self.prompt(conversation))]

    def _give(self, conversation: Conversation) -> Effect:
        # What an ear that was taken away still said, others may hear.
        self._taken_away -= self._ears.keys()
        none = [
            (seat, Ear(Way.NONE)) for seat, name in enumerate(conversation.names) if name in self._taken_away
        ]
        return GiveEars(conversation.names, (*self.given(conversation), *none))

    # Trying

    def _try_headset(self, conversation: Conversation, seat: int) -> list[Effect]:
        self._question = Trial((seat,))
        asked = conversation.ask(self.prompt(conversation))
        return [asked, HandOver(seat), *self._tell(conversation, (seat,))]

    def _try(self, conversation: Conversation, seats: tuple[int, ...]) -> list[Effect]:
        self._question = Trial(seats)
        return [conversation.ask(self.prompt(conversation)), *self._tell(conversation, seats)]

    def _tell(self, conversation: Conversation, seats: Iterable[int]) -> list[Effect]:
        """Say to each of these seats alone that this is their ear."""
        wording = conversation.wording
        return [
            conversation.alone(seat, wording.say("ear-here", player=wording.name(seat)), Kind.NEWS)
            for seat in seats
        ]

    def _heard(self, conversation: Conversation, seats: Iterable[int]) -> list[Effect]:
        for seat in seats:
            self._tried |= self._sharing(conversation, seat)
        return self.begin(conversation)

    def _sharing(self, conversation: Conversation, seat: int) -> set[str]:
        """Return the player of a seat, and all who share a headset with them: it serves them all."""
        name = conversation.names[seat]
        ear = self._ears[name]
        if ear.way is not Way.HEADSET:
            return {name}
        return {other for other in conversation.names if self._ears.get(other) == ear}

    def fails(self, conversation: Conversation, seat: int, *, told: bool = False) -> list[Effect]:
        """Offer a seat, and all who share its ear, the other ways; ``told``: why was said already."""
        name = conversation.names[seat]
        ear = self._ears.get(name)
        if ear is None or isinstance(self._question, Ways):
            return []
        self._failed.add(ear)
        for other in self._sharing(conversation, seat):
            self._ears.pop(other, None)
            self._tried.discard(other)
            self._there.discard(other)
            self._taken_away.add(other)
        lost = conversation.wording.say("ear-lost", player=conversation.wording.name(seat))
        said: list[Effect] = [] if told else [conversation.everyone(lost)]
        return [self._give(conversation), *said, *self.begin(conversation)]

    def phone_here(self, conversation: Conversation, seat: int) -> list[Effect]:
        """Note that a seat's phone has come; go on where all that are waited for have."""
        if seat >= len(conversation.names):
            return []
        wording = conversation.wording
        self._there.add(conversation.names[seat])
        here = conversation.everyone(wording.say("phone-here", player=wording.name(seat)))
        if not isinstance(self._question, Coming):
            return [here]
        if self.awaited(conversation):
            self._question = Coming(self.awaited(conversation))
            return [here]
        # Nobody needs to hear the codes any further.
        return [Hush(None), here, *self.begin(conversation)]

    # What is said

    def act(self, command: Command, utterance: Utterance, conversation: Conversation) -> list[Effect] | None:
        """Do what was said of ears; ``None`` for anything else."""
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
                self._tried |= {conversation.names[other] for other in seats if other != seat}
                return self.fails(conversation, int(seat), told=True)
            case Trial(seats=seats), Answer() if command == YES:
                return self._heard(conversation, seats)
            case Trial(seats=(seat,)), Answer() if command == NO:
                return self.fails(conversation, seat, told=True)
            case Trial(seats=seats), Answer() if command == NO:
                self._question = WhoNot(seats)
                return [conversation.ask(self.prompt(conversation))]
            case Trial(seats=seats), Control(verb=ControlVerb.READY):
                return [*self._tell(conversation, seats), conversation.ask(self.prompt(conversation))]
            case Ways(offered=(way,)), Answer() if command == YES:
                return self._choose(HearBy(((None, way.value),)), utterance, conversation)
            case Ways(), Answer() if command == NO:
                return self._tell_ways(conversation)
            case _, Answer(kind="yes-no") | Control(verb=ControlVerb.DEAL | ControlVerb.READY):
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
            case "more" if isinstance(self._question, Ways):
                return self._tell_ways(conversation)
            case "explain-ears" | "share-ear" | "ear-app":
                open_question = [conversation.ask(self.prompt(conversation))] if self.open else []
                return [conversation.everyone(say(command.what), kind=Kind.ANSWER), *open_question]
            case "swap-sides":
                return self._swap(conversation)
            case "try-ear":
                seats = [seat for seat, ear in self.given(conversation) if ear.way is not Way.NONE]
                own = [seat for seat in seats if seat == utterance.seat]
                told = self._tell(conversation, own or seats)
                return told or [conversation.everyone(say("ears-not-given"))]
            case _:
                return None

    def _tell_ways(self, conversation: Conversation) -> list[Effect]:
        """Name the ways that have not been named yet, or all of them."""
        question = self._question
        if not isinstance(question, Ways):
            seats = tuple(range(len(conversation.names)))
            question = Ways(seats, self._offers(conversation, seats), 0)
        rest = question.offered[question.told :]
        say = conversation.wording.say
        named = conversation.wording.one_of(say("way", way=way.value) for way in rest or question.offered)
        if isinstance(self._question, Ways):
            self._question = Ways(question.seats, question.offered, len(question.offered))
        message = "ears-also" if rest and question.told else "ears-all"
        return [conversation.ask(say(message, ways=named) if question.offered else say("ears-none-here"))]

    def _swap(self, conversation: Conversation) -> list[Effect]:
        other = {Way.LEFT: Way.RIGHT, Way.RIGHT: Way.LEFT}
        swapped = {
            name: Ear(other[ear.way], ear.device) for name, ear in self._ears.items() if ear.way in other
        }
        if not swapped:
            return [conversation.everyone(conversation.wording.say("ear-no-sides"))]
        self._ears |= swapped
        self._tried -= swapped.keys()
        return [self._give(conversation), *self.begin(conversation)]

    def _choose(self, said: HearBy, utterance: Utterance, conversation: Conversation) -> list[Effect] | None:
        speaker = utterance.seat
        if speaker is None:
            speaker = self._speaker_of(said, conversation)
        return self._assign(said, conversation, speaker)

    def _speaker_of(self, said: HearBy, conversation: Conversation) -> int | None:
        """Return who says 'me', where the words tell it: the only one who is asked, or has such an ear."""
        if isinstance(self._question, Ways) and len(self._question.seats) == 1:
            return self._question.seats[0]
        given = self.given(conversation)
        for _, lost in said.lost:
            having = [seat for seat, ear in given if _is(ear, lost)]
            if len(having) == 1:
                return having[0]
        named = {who for who, _ in said.ears}
        others = [seat for seat in range(len(conversation.names)) if seat not in named]
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
        everyone = tuple(range(len(conversation.names)))
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
                    seats = () if seat is None else (seat,)
            wanted |= dict.fromkeys(seats, way)
        return self._take(wanted, conversation)

    @staticmethod
    def _one(who: Listener | None, speaker: int | None) -> int | None:
        """Return the one seat that is meant, where it is one."""
        return who if isinstance(who, int) else speaker if who == "me" else None

    def _take(self, wanted: dict[int, Way], conversation: Conversation) -> list[Effect]:
        names = conversation.names
        here = self._here()
        taken = {seat: ear for seat, ear in self.given(conversation) if seat not in wanted}
        if Way.HEADSET in wanted.values() and not set(here.devices) - {ear.device for ear in taken.values()}:
            # The only device is somebody's own: it is shared from now on.
            for seat, ear in list(taken.items()):
                if ear.way is Way.OWN:
                    wanted[seat] = Way.HEADSET
                    del taken[seat]
        try:
            ears = ears_for(wanted, here, self._failed, taken.values())
        except NoSuchEar as problem:
            question = self._question if isinstance(self._question, Ways) else None
            seats = question.seats if question else tuple(wanted)
            refused = conversation.everyone(conversation.wording.say(str(problem)))
            return [refused, *self._ask(conversation, seats)]
        for seat, ear in ears.items():
            self._failed.discard(ear)
            self._ears[names[seat]] = ear
            self._tried.discard(names[seat])
            if ear.way in _UNTRIED:
                self._tried.add(names[seat])
        none = Way.NONE in wanted.values()
        said = [conversation.everyone(conversation.wording.say("ears-without"))] if none else []
        return [self._give(conversation), *said, *self.begin(conversation)]


def _is(ear: Ear, word: str) -> bool:
    """Tell whether an ear is what people call so: a headset may be handed round, or one's own."""
    return ear.way == word or (word in _OF_DEVICES and ear.way in _OF_DEVICES)
