"""The arrangements of an evening: private ears, last time's choices, how moves are confirmed."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import (
    AT_ANY_TIME,
    YES,
    Answer,
    Arrange,
    Command,
    HearBy,
    SetUp,
    WithPartners,
)
from voice_hanabi.contract.expectations import CHOOSING, Expectation
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.templates import plain
from voice_hanabi.language.wording import Wording
from voice_hanabi.speaking.announcement import Cue, Kind
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.beside.being_heard import OF_HEARING, BeingHeard
from voice_hanabi.table.beside.guide import OF_GUIDE, GuideReader
from voice_hanabi.table.beside.sounds import OF_SOUNDS, sounds_asked
from voice_hanabi.table.conversation.conversation import Confirm, Conversation
from voice_hanabi.table.conversation.effects import (
    Cues,
    Effect,
    HandOver,
    HearTwice,
    LastTime,
    OtherVoice,
    Remember,
    ShowBoard,
)
from voice_hanabi.table.conversation.private_ears import Way
from voice_hanabi.table.phase import TablePhase
from voice_hanabi.table.playing.playing import Playing
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import Games
from voice_hanabi.table.saving.saves import Saves
from voice_hanabi.table.scores.asked import OF_SCORES, scores
from voice_hanabi.understanding.before_a_game.ears_said import ears_said
from voice_hanabi.understanding.belief import ANSWER_BELIEF, COMMAND_BELIEF
from voice_hanabi.understanding.interpreter import Interpreter, interpreter_of
from voice_hanabi.understanding.outcome import NotUnderstood, Understanding, Understood

BESIDE_CARDS = (
    "cues-off", "cues-on", "confirm", "tell-remembered", "forget-remembered", *OF_HEARING, *OF_GUIDE,
    *OF_SCORES, *OF_SOUNDS, "show-board", "listen-harder", "listen-normally", "other-voice", "keep-voice",
)  # fmt: skip


class Arranging:
    """Holds the arrangements, and handles what is the same before a game and in one."""

    def __init__(
        self,
        games: Games,
        hearing: HearingPrivately | None,
        last_time: LastTime | None,
        confirm: Confirm,
        sounds_alike: SoundsAlike | None = None,
        being_heard: BeingHeard | None = None,
        saves: Saves | None = None,
    ) -> None:
        """``last_time`` is offered before anything is asked, if there is one; ``saves`` has the games."""
        self._saves = saves
        self.hearing = hearing or HearingPrivately()
        self.being_heard = being_heard or BeingHeard()
        self.guide = GuideReader()
        self.last_time = last_time
        self.offered = False
        """Whether the table has asked if everything should be as it was last time."""
        self.confirm = confirm
        self._games = games
        self._sounds_alike = sounds_alike

    # What people say

    def read(
        self,
        utterance: Utterance,
        conversation: Conversation,
        expectation: Expectation,
        *,
        in_game: bool,
        paused: bool = False,
    ) -> Command | None:
        """Return the request in an utterance, ``None`` if there is none or it is the exact words of a
        template.

        While the table is ``paused`` only what may be said at any time counts.
        """
        asked = self.hearing.open or not in_game
        believed = ANSWER_BELIEF if asked else COMMAND_BELIEF
        if not utterance.typed and utterance.belief < believed:
            return None
        interpreter = conversation.interpreter
        if interpreter.graph(expectation.intents).exact(plain(utterance.text).split()):
            return None
        reader = ears_said(conversation.language, conversation.game.folder, conversation.names)
        if paused:
            return self.guide.possibly(reader.arranged(utterance.text, AT_ANY_TIME))
        seated, chosen = bool(conversation.names), self.hearing.ears.needed
        without = self.hearing.ears.without(conversation.names) if in_game and chosen else ()
        return self.guide.possibly(
            reader.read(
                utterance.text, in_game=in_game, asked=asked, seated=seated, without=without, chosen=chosen
            )
        )

    def act(
        self, command: Command, utterance: Utterance, phase: TablePhase
    ) -> list[Effect] | SettingUp | None:
        """Carry out a request besides the cards; ``None`` if it isn't one.

        If everything should be as last time, the set-up with those choices is returned.
        """
        beside = isinstance(command, Arrange) and command.what in BESIDE_CARDS
        if isinstance(command, SetUp | WithPartners) and phase.played and not phase.ended:
            return [phase.conversation.told(phase.conversation.wording.say("chosen-before"), utterance)]
        if isinstance(command, Arrange) and command.what in OF_SOUNDS:
            return [sounds_asked(command, utterance), *self._again(phase)]
        if self.offered:
            return self._offer_answered(command, phase, utterance.seat, beside=beside)
        if isinstance(command, Arrange) and beside:
            return self._act_beside(command, phase, utterance.seat)
        if not phase.played:
            if command == Arrange("last-time"):
                return self._as_last_time(phase)
            return self._nothing(command, phase)
        if not (isinstance(command, Arrange | HearBy) or self.hearing.open):
            return None
        heard = self.hearing.act(command, utterance, phase.conversation)
        return None if heard is None else self._going_on(heard, phase)

    def phone_here(self, phase: TablePhase, seat: int) -> list[Effect]:
        """Record that a seat's phone has connected."""
        waited = self.hearing.open
        effects = self.hearing.phone_here(phase.conversation, seat)
        return self._going_on(effects, phase) if waited or not phase.played else effects

    def ear_failed(self, phase: TablePhase, seat: int) -> list[Effect]:
        """Offer a seat whose ear has failed the other ears; nothing if it was not chosen here."""
        effects = self.hearing.fails(phase.conversation, seat)
        return self._going_on(effects, phase) if effects else []

    def _going_on(self, effects: list[Effect], phase: TablePhase) -> list[Effect]:
        """Continue what was interrupted, if no question about ears is open."""
        return effects if phase.played and self.hearing.open else phase.after_ears(effects)

    def _nothing(self, command: Command, phase: TablePhase) -> list[Effect] | None:
        if command != Arrange("resume"):
            return None
        nothing = phase.conversation.everyone(phase.conversation.wording.say("nothing-saved"))
        return [nothing, *phase.begin()]

    def _act_beside(self, command: Arrange, phase: TablePhase, asker: int | None) -> list[Effect]:
        """Carry out one of ``BESIDE_CARDS``, and repeat the open question, except after something long."""
        if command.what in OF_SCORES:
            text = scores(command, asker, phase.conversation, self._saves, self._games)
            return [phase.conversation.everyone(text, kind=Kind.ANSWER), *self._again(phase)]
        if command.what in OF_GUIDE:
            read = self.guide.act(command.what, phase.conversation)
            return read if self.guide.open else [*read, *self._again(phase)]
        if command.what in OF_HEARING:
            heard = self.being_heard.act(command, phase.conversation)
            return [*heard, *(self._remember_hearing() if phase.played else self._again(phase))]
        done = self._changed(command, phase.conversation)
        if isinstance(phase, Playing):
            phase.confirm = self.confirm
        return [*done, *self._again(phase)]

    def _changed(self, command: Arrange, conversation: Conversation) -> list[Effect]:
        """Change how the table shows, hears, sounds or confirms, or what it remembers; or say the setting."""
        say, what = conversation.wording.say, command.what
        match what:
            case "show-board":
                return [ShowBoard()]
            case "listen-harder" | "listen-normally":
                return [HearTwice(what == "listen-harder")]
            case "other-voice" | "keep-voice":
                return [OtherVoice(kept=what == "keep-voice")]
            case "cues-off" | "cues-on":
                return [Cues(what == "cues-on"), conversation.everyone(say(what))]
            case "confirm":
                self.confirm = Confirm(str(command.value))
                return [conversation.everyone(say("confirm-now", confirm=self.confirm.value))]
            case "forget-remembered":
                self.last_time, self.offered = None, False
                return [Remember(None), conversation.everyone(say("forgotten"))]
            case _:
                return [conversation.everyone(self._told(conversation))]

    def _again(self, phase: TablePhase) -> list[Effect]:
        """Repeat what was open before a game."""
        offers = self.offered and not phase.played
        return self.offer(phase.conversation) if offers else phase.ask_again()

    # Last time

    def offer(self, conversation: Conversation, cue: Cue | None = None) -> list[Effect]:
        """Offer to play as last time, after a ``cue``; nothing if nothing is remembered."""
        if self.last_time is None:
            return []
        self.offered = True
        wording = self._wording(conversation, self.last_time)
        text = wording.say("last-time-offer", **self._in_words(self.last_time, wording))
        headset = self._first_at_headset(self.last_time)
        if headset is not None:
            text = f"{text} {wording.say('last-time-headset', player=wording.name(headset))}"
        return [conversation.everyone(text, kind=Kind.PROMPT, cue=cue)]

    def understands_next(self, conversation: Conversation) -> Interpreter:
        """Return the interpreter for the next utterance: while last time's game is offered, that game's."""
        if self.last_time is None or not self.offered:
            return conversation.interpreter
        chosen = self.last_time.choices
        game = self._games[chosen.game]
        return interpreter_of(game, conversation.language, chosen.names, game.also_said(chosen))

    def _offer_answered(
        self, command: Command, phase: TablePhase, asker: int | None, *, beside: bool
    ) -> list[Effect] | SettingUp | None:
        if isinstance(command, Arrange) and beside:
            return self._act_beside(command, phase, asker)
        self.offered = False
        if command in (YES, Arrange("last-time")):
            return self._as_last_time(phase)
        return phase.begin() if isinstance(command, Answer) else None

    def _as_last_time(self, phase: TablePhase) -> list[Effect] | SettingUp:
        """Return the set-up with last time's choices, in the current language."""
        conversation = phase.conversation
        if self.last_time is None:
            return [conversation.everyone(conversation.wording.say("remembered-nothing")), *phase.begin()]
        chosen = self.last_time.choices
        book = self._games[chosen.game].book(chosen)
        choices = replace(chosen, language=conversation.language, rulebook=book)
        again = SettingUp(choices, self._games, self._sounds_alike, conversation.manner, self.hearing)
        again.agreed = True
        return again

    def _remember_hearing(self) -> list[Effect]:
        """Remember the current ears for next time, even during a game that is remembered."""
        if self.last_time is None:
            return []
        now = replace(self.last_time, microphone=self.being_heard.chosen, key=self.being_heard.key)
        if now == self.last_time:
            return []
        self.last_time = now
        return [Remember(now)]

    def ears_of_last_time(self, phase: SettingUp) -> list[Effect]:
        """Restore last time's ears, and ask for those that are missing.

        Players who were told to put a headset on are assumed to wear it.
        """
        if self.last_time is None:
            return []
        self.confirm = Confirm(self.last_time.confirm)
        last = self.last_time
        heard = self.being_heard.take_over(last.microphone, key=last.key, conversation=phase.conversation)
        names = phase.conversation.names
        taken_over = self.hearing.ears.take_over(names, self.last_time.ears)
        given = [self.hearing.ears.giving(names)] if taken_over else []
        seat = self._first_at_headset(self.last_time)
        there = {seat for seat, _ in self.hearing.ears.given(names)}
        handed: list[Effect] = [HandOver(seat)] if seat is not None and seat in there else []
        asked = self.hearing.begin(phase.conversation) if self.hearing.ears.needed else []
        return phase.after_ears([*heard, *given, *handed, *asked])

    def remember(self, choices: Choices, conversation: Conversation) -> Effect:
        """Remember the current game for next time."""
        self.last_time = LastTime(
            choices,
            self.hearing.ears.given(conversation.names),
            self.confirm.value,
            self.being_heard.chosen,
            self.being_heard.key,
        )
        return Remember(self.last_time)

    def _told(self, conversation: Conversation) -> str:
        if self.last_time is None:
            return conversation.wording.say("remembered-nothing")
        wording = self._wording(conversation, self.last_time)
        return wording.say("remembered", **self._in_words(self.last_time, wording))

    def _wording(self, conversation: Conversation, last: LastTime) -> Wording:
        game = self._games[last.choices.game]
        return Wording(conversation.language, last.choices.names, game.folder, conversation.manner)

    def _in_words(self, last: LastTime, wording: Wording) -> dict[str, str]:
        choices = replace(last.choices, names=(), language=wording.language)
        game = wording.say("game-name", game=choices.game)
        played = self._games[choices.game]
        if choices.variants or played.book(choices) != played.book(replace(choices, rulebook=None)):
            game = f"{game}, {played.summary(choices, wording)}"
        ways = dict.fromkeys(_told_as(ear.way) for _, ear in last.ears)
        ears = wording.all_of(wording.say("way", way=way.value) for way in ways)
        alone = last.choices.alone
        return {
            "players": wording.all_of(last.choices.names),
            "game": game,
            "ears": ears or wording.say(f"ears-remembered-{'none' if alone is None else 'alone'}"),
        }

    @staticmethod
    def _first_at_headset(last: LastTime) -> int | None:
        """Return the first player, if the turn is heard by a shared headset."""
        first = last.choices.beginner or 0
        return first if any(seat == first and ear.way is Way.HEADSET for seat, ear in last.ears) else None


def chosen_before_a_game(understood: Understanding, utterance: Utterance, phase: TablePhase) -> Understanding:
    """Return the meaning of an utterance; a line typed during a game may be a choice before one."""
    lost = isinstance(understood, NotUnderstood) and phase.played
    if not utterance.typed or not lost:
        return understood
    chosen = phase.conversation.interpreter.understand(utterance, CHOOSING)
    meant = (
        isinstance(chosen, Understood) and chosen.sure and isinstance(chosen.command, SetUp | WithPartners)
    )
    return chosen if meant else understood


def _told_as(way: Way) -> Way:
    """Return a kind of ear as it is said of several players: left and right are the sides of one device."""
    return Way.SIDES if way in (Way.LEFT, Way.RIGHT) else way
