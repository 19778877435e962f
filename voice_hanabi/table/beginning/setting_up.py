"""Setting up a game by voice: language, game, rules, number of players, names, who begins."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import (
    NO,
    NONE,
    YES,
    Answer,
    Arrange,
    Command,
    Control,
    ControlVerb,
    Question,
    SetUp,
    WithPartners,
)
from voice_hanabi.contract.expectations import COUNT, NAMES, NAMES_SURE, SET_UP, Expectation
from voice_hanabi.contract.partners import Level
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Manner
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.beginning.choosing_partners import (
    CannotPlay,
    changed,
    fitted,
    seated,
)
from voice_hanabi.table.beginning.choosing_variants import ChoosingVariants
from voice_hanabi.table.beginning.no_game_yet import NoGameYet
from voice_hanabi.table.beginning.seating import (
    alike_told,
    count_wrong,
    doubtful_name,
    partners_heard,
    partners_renamed,
    unfit_names,
)
from voice_hanabi.table.beginning.who_plays import (
    NamesSaid,
    changed_names,
    chosen_told,
    example_named,
    filled,
    lacks_names,
    missing,
    nobody_else,
    none_told,
    open_question,
    seat_names,
    unfit_so_far,
    without_names,
)
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect
from voice_hanabi.table.private_hearing.hearing_privately import HearingPrivately
from voice_hanabi.table.saving.journal import Games
from voice_hanabi.understanding.before_a_game.names_given import whole_names, with_speaker
from voice_hanabi.understanding.waits import Waits


class SettingUp(NoGameYet):
    """Asks for missing choices, one at a time, until the game can be dealt."""

    def __init__(
        self,
        choices: Choices,
        games: Games,
        sounds_alike: SoundsAlike | None = None,
        manner: Manner | None = None,
        hearing: HearingPrivately | None = None,
    ) -> None:
        """Start with these choices; without ``sounds_alike`` no two names count as alike.

        Without ``hearing`` nobody is asked for their private ear.
        """
        self.hearing = hearing or HearingPrivately()
        self.variants = ChoosingVariants()
        self.choices = choices
        self._games = games
        self._sounds_alike = sounds_alike
        game, seats, spoken = games[choices.game], choices.partner_seats, manner or Manner()
        self.conversation = Conversation(game, choices.language, choices.names, {}, spoken, seats)
        self.unsure: NamesSaid | None = None
        """Names that the table has asked about: one of them says something else, too."""
        self._had: tuple[str, ...] = ()
        """Names that were given while others are still missing."""
        self.ready = False
        """Whether the players have agreed to deal."""
        self.agreed = False
        """Whether they have agreed to everything but their ears, which are then the last question."""

    @property
    def expectation(self) -> Expectation:
        """The number of players, then their names, then their ears, then the word to deal."""
        if self.choices.names:
            return self.hearing.expectation if self._asks_ears else SET_UP
        if self.unsure is not None:
            return NAMES_SURE
        return COUNT if self.choices.count is None else NAMES

    @property
    def _asks_ears(self) -> bool:
        """Whether it is open which private ear somebody has."""
        secrets = self.choices.names and self.conversation.game.has_secrets
        if not secrets or self.choices.alone is not None:
            # Devices are not searched before a private announcement is possible.
            return False
        return self.hearing.open or self.hearing.ears.pending(self.conversation.people)

    @property
    def waits(self) -> Waits:
        """The open question; anything that belongs to set-up may be typed at any time."""
        wanted = missing(self._had, self.choices.people) if self._had else self.choices.people
        return Waits(self.expectation, (SET_UP,), self.possible, names=wanted)

    def begin(self) -> list[Effect]:
        """Ask the open question."""
        if self._asks_ears and (asked := self.hearing.begin(self.conversation)):
            return asked
        return [self.conversation.ask(self.prompt())]

    def possible(self, command: Command) -> bool:
        """Return whether a command makes sense now: 'deal' isn't heard as 'Bill' once all have a seat."""
        if not isinstance(command, SetUp) or command.what != "names" or not self.choices.names:
            return True
        return len(command.names) == self.choices.people

    def prompt(self) -> str:
        """The open question."""
        if self._asks_ears:
            return self.hearing.prompt(self.conversation)
        return open_question(self.conversation, self.choices, self.unsure, self._had)

    def example(self) -> str:
        """An answer to the open question."""
        if self._asks_ears:
            return self.hearing.example(self.conversation)
        return self.conversation.wording.say(example_named(self.expectation, self.choices))

    def help(self, topic: str | None = None) -> str:
        """What can be said during set-up, and the open question."""
        return f"{self.conversation.wording.say('help-setup')} {self.prompt()}"

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """A wrong guess costs nothing here: what was understood is said, and can be changed."""
        told = self.act(first, utterance)
        if not self.ready or not isinstance(first, SetUp):
            return told
        # A name that may also mean something else is asked about.
        self.ready = False
        return self.begin()

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:  # noqa: C901 - flat: a case for each choice
        """Handle a choice and ask for the next one."""
        meant = self.variants.act(command, self.conversation, self.choices)
        if not isinstance(meant, Command):
            return meant
        command = meant
        if self.choices.names:
            heard = self.hearing.act(command, utterance, self.conversation)
            if heard is not None:
                return self.after_ears(heard)
        match command:
            case WithPartners(1, None, ()) | Answer(kind="none") if len(self._had) > 1:
                return self._take_names(nobody_else(self._had, self.choices))
            case WithPartners():
                named = replace(command, names=self._had) if command == WithPartners(1) else command
                return self._seat_partners(named, utterance)
            case SetUp():
                return self._choose(command, utterance)
            case Arrange(what="drop-variant", value=variant):
                return self.change(self.variants.without(self.choices, str(variant)))
            case Arrange(what="what", value=setting):
                return self._ask_again(str(setting))
            case Answer(kind="yes-no" | "none") if self.unsure is not None:
                unsure, self.unsure = self.unsure, None
                return self._take_names(unsure, sure=True) if command == YES else self.begin()
            case Answer(kind="none") if self.choices.names or self.choices.people is None:
                return [self.conversation.ask(none_told(self.conversation, self.choices, self.prompt()))]
            case Answer() if command in (NO, NONE):
                return self._refused()
            case Control(verb=ControlVerb.DEAL) if self.choices.people == 1 and not self.choices.names:
                # A single person needs no name.
                asked = self._refused()
                self.ready = bool(self.choices.names)
                return [] if self.ready else asked
            case Answer(kind="yes-no") | Control(verb=ControlVerb.DEAL):
                self.ready = bool(self.choices.names) and not self._asks_ears
                return [] if self.ready else self.begin()
            case Question():
                game, wording = self.conversation.game, self.conversation.wording
                text = game.rule(command.topic, self.choices, wording)
                return [self.conversation.everyone(text, kind=Kind.ANSWER)]
            case _:
                return self.begin()

    def _refused(self) -> list[Effect]:
        if self.choices.names:
            change = self.conversation.wording.say("what-to-change", player=self.choices.names[-1])
            return [self.conversation.ask(change)]
        if self.choices.people is not None:
            # 'No' to the question for names: use the seats' numbers.
            seats = seat_names(self.conversation.wording, self._had, self.choices.people)
            return self.name_players(seats, sure=True)
        return self.begin()

    def after_ears(self, effects: list[Effect]) -> list[Effect]:
        """Continue if no question about ears is open; ``effects`` come first."""
        if self._asks_ears:
            return effects
        self.ready = self.agreed
        return effects if self.ready else [*effects, *self.begin()]

    def _ask_again(self, setting: str) -> list[Effect]:
        """Ask again for something that was already chosen: 'the number of players'."""
        match setting:
            case "count" | "names":
                self.choices = without_names(self.choices, count=setting == "count")
                return self.begin()
            case "ears":
                return self.hearing.ask_again(self.conversation)
            case "variants":
                told = self.variants.act(Arrange("list-variants"), self.conversation, self.choices)
                return told if isinstance(told, list) else self.begin()
            case _:
                return [self.conversation.ask(self.conversation.wording.say(f"ask-{setting}"))]

    def _choose(self, command: SetUp, utterance: Utterance) -> list[Effect]:  # noqa: C901 - flat: a case for each choice
        say = self.conversation.wording.say
        match command.what:
            case "language":
                return self.change(replace(self.choices, language=str(command.value)), "language-now")
            case "rules":
                return self.change(replace(self.choices, rulebook=str(command.value)))
            case "variant":
                variants = (*self.choices.variants, str(command.value))
                return self.change(replace(self.choices, variants=tuple(dict.fromkeys(variants))))
            case "no-variant":
                return self.change(replace(self.choices, variants=()))
            case "game":
                return self.change(self.choices.of_game(str(command.value)), "game-now")
            case "count":
                count = int(command.value or 0)
                if count not in self.conversation.game.players:
                    return [self.conversation.ask(count_wrong(self.conversation))]
                self.choices = replace(self.choices, count=count, names=(), beginner=None, partners=())
                self._had = ()
                return [self.conversation.ask(f"{say('heard-count', count=count)} {self.prompt()}")]
            case "names":
                return self._named(command.names, utterance, self.choices.partners)
            case "rename" | "exchange" | "add-player":
                return self._change_names(command, utterance)
            case "level":
                return self.change(replace(self.choices, level=Level(str(command.value))), "partners-level")
            case "add-partner" | "drop-player":
                return self._seat_partners(command, utterance)
            case _:
                self.choices = replace(self.choices, beginner=int(command.value or 0))
                return self.begin()

    def _seat_partners(self, command: WithPartners | SetUp, utterance: Utterance) -> list[Effect]:
        try:
            self.choices = changed(command, self.choices, self.conversation, self._sounds_alike)
        except CannotPlay as problem:
            return [self.conversation.ask(str(problem))]
        if isinstance(command, WithPartners) and command.names:
            # After 'just me, Anna' there is nobody to agree with.
            seat = self._named if command.computers is None else self._name_whole
            return seat(command.names, utterance)
        self.conversation = self._conversation()
        if self.choices.names or not self.choices.partners:
            return self.begin()
        heard = partners_heard(self.conversation, self.choices)
        return [self.conversation.ask(f"{heard} {self.prompt()}")]

    def change(self, choices: Choices, message: str | None = None) -> list[Effect]:
        """Make a choice, or say why it isn't possible; then ask the open question."""
        game = self._games[choices.game]
        try:
            choices = fitted(choices, self.choices.language, game, self._sounds_alike)
        except CannotPlay as problem:
            return [self.conversation.ask(str(problem))]
        self.choices = choices
        if (choices.language, game) != (self.conversation.language, self.conversation.game):
            self.conversation = self._conversation()
        if message is None and choices.names:
            # The open question also states the rules.
            return self.begin()
        heard = chosen_told(self.conversation, choices, message or "rules-now")
        return [self.conversation.ask(f"{heard} {self.prompt()}")]

    def _named(
        self, names: tuple[str, ...], utterance: Utterance, partners_told: tuple[str, ...] = ()
    ) -> list[Effect]:
        """Seat the players, and deal if only one was asked, who has nobody to agree with."""
        before, told = self.choices, self._name_whole(names, utterance)
        self.ready = before.people == 1 and not before.names and self.choices.alone is not None
        renamed = partners_renamed(self.conversation, partners_told, self.choices.partners)
        return [*map(self.conversation.everyone, renamed), *([] if self.ready else told)]

    def _name_whole(self, names: tuple[str, ...], utterance: Utterance) -> list[Effect]:
        """Seat the players by their spoken names, grouped by person."""
        templates = self.conversation.interpreter.templates
        whole = whole_names(names, utterance.text, self.choices.people, templates)
        return self.name_players(with_speaker(whole, utterance.text, templates))

    def _change_names(self, command: SetUp, utterance: Utterance) -> list[Effect]:
        """Rename somebody, exchange two or add one; a computer player makes room if needed."""
        changed = changed_names(command, self.choices, self.conversation, utterance.seat, self._had)
        if isinstance(changed, str):
            return [self.conversation.ask(changed)]
        return self._take_names(changed)

    def name_players(self, names: tuple[str, ...], *, sure: bool = False) -> list[Effect]:
        """Seat the players, or say what is wrong with the names; ``sure`` accepts unusual names."""
        people = filled(self._had, names, self.choices.people)
        return self._take_names(NamesSaid(people, self.choices), sure=sure)

    def _take_names(self, said: NamesSaid, *, sure: bool = False) -> list[Effect]:
        """Make the choices that come with these names, and seat the players if all are named and allowed."""
        self.unsure, before, conversation = None, self.choices, self.conversation
        lacking = bool(said.names) and not sure and lacks_names(said, before)
        unfit = unfit_so_far if lacking else unfit_names
        if (problem := unfit(conversation, said.names, said.choices)) is not None:
            return [conversation.ask(problem)]
        if lacking:
            self._had, self.choices = said.names, said.choices
            return [conversation.ask(self.prompt())]
        if not sure and doubtful_name(conversation, said.names) is not None:
            self.unsure = said
            return [conversation.ask(self.prompt())]
        people = replace(said.choices, names=said.names, beginner=before.beginner if said.renames else None)
        self.choices = seated(people, len(people.partners), conversation, self._sounds_alike)
        self._had, self.conversation = (), self._conversation()
        kept = self.hearing.renamed(conversation, self.conversation) if said.renames else []
        told = alike_told(self.conversation.wording, self._sounds_alike)
        if told and not self._asks_ears:
            return [*kept, self.conversation.ask(f"{told} {self.prompt()}")]
        return [*kept, *map(self.conversation.everyone, filter(None, (told,))), *self.begin()]

    def _conversation(self) -> Conversation:
        """Return the conversation in the chosen language and with the chosen names."""
        before, now, game = self.conversation, self.choices, self._games[self.choices.game]
        return Conversation(game, now.language, now.names, before.lengths, before.manner, now.partner_seats)
