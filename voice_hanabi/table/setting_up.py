"""Setting up a game by voice: language, game, rules, number of players, names, who begins."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.table.choices import Choices
from voice_hanabi.table.commands import NO, Answer, Command, Control, ControlVerb, Question, SetUp
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.effects import Effect
from voice_hanabi.table.expectations import COUNT, NAMES, SET_UP, Expectation
from voice_hanabi.table.journal import Games
from voice_hanabi.table.language.names import SoundsAlike
from voice_hanabi.table.language.templates import plain
from voice_hanabi.table.language.wording import Manner, Wording
from voice_hanabi.table.seating import names_alike, unfit_name


class SettingUp:
    """Asks for what is missing, one thing at a time, until the game can be dealt."""

    def __init__(
        self,
        choices: Choices,
        games: Games,
        sounds_alike: SoundsAlike | None = None,
        manner: Manner | None = None,
    ) -> None:
        """Begin with these choices; without ``sounds_alike`` no two names are taken to sound alike."""
        self.choices = choices
        self._games = games
        self._sounds_alike = sounds_alike
        self.conversation = Conversation(
            games[choices.game], choices.language, choices.names, manner=manner or Manner()
        )
        self.ready = False
        """Whether the players have agreed: deal."""

    @property
    def expectation(self) -> Expectation:
        """The number of players, then their names, then the word to deal."""
        if self.choices.names:
            return SET_UP
        return COUNT if self.choices.count is None else NAMES

    @property
    def wide(self) -> Expectation:
        """Anything that belongs to setting up may be typed at any time."""
        return SET_UP

    @property
    def unsettled(self) -> bool:
        """Nothing here is carried out later."""
        return False

    def begin(self) -> list[Effect]:
        """Ask the first question."""
        return [self.conversation.ask(self.prompt())]

    def settle(self) -> list[Effect]:
        """Nothing waits here."""
        return []

    def possible(self, command: Command) -> bool:
        """Everything that a grammar of setting up holds is possible."""
        return True

    def prompt(self) -> str:
        """The question that is open."""
        say = self.conversation.wording.say
        choices = self.choices
        if not choices.names:
            return say("ask-count") if choices.count is None else say("ask-names")
        return say("set-up-summary", players=", ".join(choices.names), rules=self._rules(choices))

    def _rules(self, choices: Choices) -> str:
        return self.conversation.game.summary(choices, self.conversation.wording)

    def example(self) -> str:
        """An answer to the question that is open."""
        names = {COUNT: "example-count", NAMES: "example-names"}
        return self.conversation.wording.say(names.get(self.expectation, "example-deal"))

    def help(self, topic: str | None = None) -> str:
        """What can be said while setting up, and the question that is open."""
        return f"{self.conversation.wording.say('help-setup')} {self.prompt()}"

    def doubt(self, first: Command, second: Command | None, utterance: Utterance) -> list[Effect]:
        """Nothing here is lost by a wrong guess: what was understood is said, and can be changed."""
        return self.act(first, utterance)

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Take a choice and ask for the next one."""
        match command:
            case SetUp():
                return self._choose(command)
            case Answer() if command == NO:
                return self._refused()
            case Answer(kind="yes-no") | Control(verb=ControlVerb.DEAL):
                self.ready = bool(self.choices.names)
                return [] if self.ready else self.begin()
            case Question():
                game, wording = self.conversation.game, self.conversation.wording
                text = game.rule(command.topic, self.choices, wording)
                return [self.conversation.everyone(text, kind=Kind.ANSWER)]
            case _:
                return self.begin()

    def _refused(self) -> list[Effect]:
        if self.choices.names:
            player = self.choices.names[-1]
            return [self.conversation.ask(self.conversation.wording.say("what-to-change", player=player))]
        if self.choices.count is not None:
            # 'No' to the question for names: the seats' numbers will do.
            say = self.conversation.wording.say
            return self.name_players(
                tuple(say("seat-name", number=number + 1) for number in range(self.choices.count))
            )
        return self.begin()

    def _choose(self, command: SetUp) -> list[Effect]:
        say = self.conversation.wording.say
        match command.what:
            case "language":
                return self._change(replace(self.choices, language=str(command.value)), "language-now")
            case "rules":
                return self._change(replace(self.choices, rulebook=str(command.value)))
            case "variant":
                variants = (*self.choices.variants, str(command.value))
                return self._change(replace(self.choices, variants=tuple(dict.fromkeys(variants))))
            case "no-variant":
                return self._change(replace(self.choices, variants=()))
            case "game":
                return self._change(self.choices.of_game(str(command.value)), "game-now")
            case "count":
                count = int(command.value or 0)
                if count not in self.conversation.game.players:
                    return [self.conversation.ask(self._count_wrong())]
                self.choices = replace(self.choices, count=count, names=(), beginner=None)
                return [self.conversation.ask(f"{say('heard-count', count=count)} {self.prompt()}")]
            case "names":
                return self.name_players(command.names)
            case _:
                self.choices = replace(self.choices, beginner=int(command.value or 0))
                return self.begin()

    def _count_wrong(self) -> str:
        players = self.conversation.game.players
        return self.conversation.wording.say("count-wrong", least=players[0], most=players[-1])

    def _change(self, choices: Choices, message: str | None = None) -> list[Effect]:
        game = self._games[choices.game]
        wording = Wording(choices.language, choices.names, game.folder)
        clash = game.clash(choices, wording)
        if clash is not None:
            return [self.conversation.ask(clash)]
        if choices.count is not None and choices.count not in game.players:
            choices = replace(choices, count=None, names=(), beginner=None)
        self.choices = choices
        if (choices.language, game) != (self.conversation.language, self.conversation.game):
            self.conversation = self._conversation()
        if message is None and choices.names:
            # The question that is open tells the rules too.
            return self.begin()
        say = self.conversation.wording.say
        if message is None:
            heard = say("rules-now", rules=self._rules(choices))
        else:
            heard = say(message, game=choices.game)
        return [self.conversation.ask(f"{heard} {self.prompt()}")]

    def name_players(self, names: tuple[str, ...]) -> list[Effect]:
        """Seat the players, or say what is wrong with the names."""
        say = self.conversation.wording.say
        said = [plain(name) for name in names]
        twice = next((name for name in names if said.count(plain(name)) > 1), None)
        if twice is not None:
            return [self.conversation.ask(say("names-twice", name=twice))]
        unfit = unfit_name(self.conversation, names)
        if unfit is not None:
            return [self.conversation.ask(unfit)]
        wanted = self.choices.count
        possible = self.conversation.game.players if wanted is None else (wanted,)
        wrong = len(names) not in possible
        if wrong:
            if wanted is None:
                return [self.conversation.ask(self._count_wrong())]
            players = ", ".join(names)
            return [
                self.conversation.ask(say("names-count", players=players, heard=len(names), count=wanted))
            ]
        self.choices = replace(self.choices, names=names, count=len(names), beginner=None)
        self.conversation = self._conversation()
        alike = names_alike(self.conversation.wording, self._sounds_alike)
        if not alike:
            return self.begin()
        others = self.conversation.wording.say("names-others")
        return [self.conversation.ask(" ".join((*alike, others, self.prompt())))]

    def _conversation(self) -> Conversation:
        """Return the conversation in the language and with the names that were chosen."""
        game = self._games[self.choices.game]
        before = self.conversation
        return Conversation(game, self.choices.language, self.choices.names, before.lengths, before.manner)
