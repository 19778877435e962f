"""Setting up a game by voice: language, rules, number of players, names, who begins."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from voice_hanabi.hanabi.rules.errors import RuleError
from voice_hanabi.hanabi.rules.rulebooks import rules_for
from voice_hanabi.hanabi.talk.commands import Question
from voice_hanabi.hanabi.talk.explaining import rule_words
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.speaking.announcement import Kind
from voice_hanabi.speaking.lines import PUBLIC_NAME
from voice_hanabi.table.commands import Answer, Command, Control, ControlVerb, SetUp
from voice_hanabi.table.conversation import Conversation
from voice_hanabi.table.effects import Effect
from voice_hanabi.table.expectations import Expectation
from voice_hanabi.table.language.names import SoundsAlike, alike_names, taken_name
from voice_hanabi.table.language.templates import plain, templates_of
from voice_hanabi.table.language.wording import Wording, capitalised

MIN_PLAYERS, MAX_PLAYERS = 2, 5

CONJUNCTIONS = {"cs": "a", "pl": "i", "da": "og", "en": "and"}
_NAME = re.compile(r"[^\W\d_][^\W\d_'.-]*(?:[ '-][^\W\d_'.-]+)*\.?")
_LONGEST_NAME = 24
"""Characters; a longer one is a sentence and not a name."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What has been chosen so far; ``None`` where nothing was said."""

    language: str
    rulebook: str | None = None
    variants: tuple[str, ...] = ()
    count: int | None = None
    names: tuple[str, ...] = ()
    beginner: int = 0

    @property
    def book(self) -> str:
        """The rulebook: the language's own where none was named."""
        return self.rulebook or self.language


class SettingUp:
    """Asks for what is missing, one thing at a time, until the game can be dealt."""

    def __init__(self, choices: Choices, sounds_alike: SoundsAlike | None = None) -> None:
        """Begin with these choices; without ``sounds_alike`` no two names are taken to sound alike."""
        self.choices = choices
        self._sounds_alike = sounds_alike
        self.conversation = Conversation(choices.language, choices.names)
        self.ready = False
        """Whether the players have agreed: deal."""

    @property
    def expectation(self) -> Expectation:
        """The number of players, then their names, then the word to deal."""
        if self.choices.names:
            return Expectation.SET_UP
        return Expectation.COUNT if self.choices.count is None else Expectation.NAMES

    @property
    def wide(self) -> Expectation:
        """Anything that belongs to setting up may be typed at any time."""
        return Expectation.SET_UP

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
        return say(
            "set-up-summary",
            players=", ".join(choices.names),
            rulebook=choices.book,
            variants=self._variants(),
            beginner=choices.names[choices.beginner],
        )

    def _variants(self) -> str:
        say = self.conversation.wording.say
        variants = [say("variant-name", variant=name) for name in self.choices.variants]
        return ", ".join(variants) if variants else say("no-variants")

    def example(self) -> str:
        """An answer to the question that is open."""
        names = {Expectation.COUNT: "example-count", Expectation.NAMES: "example-names"}
        return self.conversation.wording.say(names.get(self.expectation, "example-deal"))

    def help(self) -> str:
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
            case Answer(kind="yes-no", value="no"):
                return self._refused()
            case Answer(kind="yes-no") | Control(verb=ControlVerb.DEAL):
                self.ready = bool(self.choices.names)
                return [] if self.ready else self.begin()
            case Question():
                rules = rules_for(self.choices.book, self.choices.variants)
                text = rule_words(self.conversation.wording, command.topic or "goal", rules)
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
            case "count":
                count = int(command.value or 0)
                if not MIN_PLAYERS <= count <= MAX_PLAYERS:
                    return [self.conversation.ask(say("count-wrong"))]
                self.choices = replace(self.choices, count=count, names=(), beginner=0)
                return [self.conversation.ask(f"{say('heard-count', count=count)} {self.prompt()}")]
            case "names":
                return self.name_players(command.names)
            case _:
                self.choices = replace(self.choices, beginner=int(command.value or 0))
                return self.begin()

    def _change(self, choices: Choices, message: str | None = None) -> list[Effect]:
        try:
            rules_for(choices.book, choices.variants)
        except RuleError as error:
            say = self.conversation.wording.say
            one, other = (str(error.details.get(name, "")) for name in ("one", "other"))
            clash = say(
                "variants-clash",
                one=say("variant-name", variant=one),
                other=say("variant-name", variant=other),
                reason=error.reason,
            )
            return [self.conversation.ask(capitalised(clash))]
        self.choices = choices
        if choices.language != self.conversation.language:
            self.conversation = self._conversation()
        if message is None and choices.names:
            # The question that is open tells the rules too.
            return self.begin()
        say = self.conversation.wording.say
        heard = say("rules-now", rulebook=choices.book, variants=self._variants())
        return [self.conversation.ask(f"{heard if message is None else say(message)} {self.prompt()}")]

    def name_players(self, names: tuple[str, ...]) -> list[Effect]:
        """Seat the players, or say what is wrong with the names."""
        say = self.conversation.wording.say
        said = [plain(name) for name in names]
        twice = next((name for name in names if said.count(plain(name)) > 1), None)
        if twice is not None:
            return [self.conversation.ask(say("names-twice", name=twice))]
        unfit = unfit_name(self.conversation.wording, names)
        if unfit is not None:
            return [self.conversation.ask(unfit)]
        wanted = self.choices.count
        wrong = len(names) != wanted if wanted is not None else not MIN_PLAYERS <= len(names) <= MAX_PLAYERS
        if wrong:
            if wanted is None:
                return [self.conversation.ask(say("count-wrong"))]
            players = ", ".join(names)
            return [
                self.conversation.ask(say("names-count", players=players, heard=len(names), count=wanted))
            ]
        self.choices = replace(self.choices, names=names, count=len(names), beginner=0)
        self.conversation = self._conversation()
        alike = names_alike(self.conversation.wording, self._sounds_alike)
        if not alike:
            return self.begin()
        others = self.conversation.wording.say("names-others")
        return [self.conversation.ask(" ".join((*alike, others, self.prompt())))]

    def _conversation(self) -> Conversation:
        """Return the conversation in the language and with the names that were chosen."""
        return Conversation(self.choices.language, self.choices.names, self.conversation.lengths)


def unfit_name(wording: Wording, names: tuple[str, ...]) -> str | None:
    """Return the sentence about the first name that cannot be one at this table, if there is any."""
    unspoken = next((name for name in names if not any(map(str.isalpha, name))), None)
    if unspoken is not None:
        return wording.say("name-without-letters", name=unspoken)
    taken = taken_name(templates_of(wording.language), names)
    return None if taken is None else wording.say("name-taken", name=taken)


def names_alike(wording: Wording, sounds_alike: SoundsAlike | None) -> list[str]:
    """Return a sentence for each group of names that sound alike: which ones, and what to say instead."""
    if sounds_alike is None:
        return []
    return [
        wording.say(
            "names-alike",
            players=wording.all_of(map(wording.name, group)),
            seats=wording.one_of(wording.say("seat-said", number=seat + 1) for seat in group),
        )
        for group in alike_names(templates_of(wording.language), wording.names, sounds_alike)
    ]


def typed_names(text: str, language: str) -> tuple[str, ...]:
    """Return the names of a typed line, or nothing when it is no list of names.

    Names are separated by commas or the language's 'and'; spaces alone separate names that begin with
    capitals, and so do all words of a name of several.
    """
    conjunction = CONJUNCTIONS[language]
    parts = [part.strip() for part in re.split(rf"[,;]|\s+{conjunction}\s+", text.strip().rstrip("."))]
    parts = [part for part in parts if part]
    if any(not word[:1].isupper() for part in parts for word in part.split()[1:]):
        return ()
    if len(parts) == 1:
        words = text.split()
        parts = words if len(words) > 1 and all(word[:1].isupper() for word in words) else []
    if not MIN_PLAYERS <= len(parts) <= MAX_PLAYERS:
        return ()
    names = tuple(capitalised(part) for part in parts)
    # What everyone hears is written under the table's own name.
    fine = all(
        _NAME.fullmatch(name) and len(name) <= _LONGEST_NAME and plain(name) != PUBLIC_NAME for name in names
    )
    return names if fine else ()
