"""Variants by voice: listed a few at a time, suggested, chosen and dropped."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import NO, NONE, YES, Arrange, Command, Control, ControlVerb, SetUp
from voice_hanabi.language.wording import capitalised
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import Effect

AT_ONCE = 3
"""How many are listed at a time."""


class ChoosingVariants:
    """Lists the variants of a game, and remembers how far it got."""

    def __init__(self) -> None:
        self._rest: tuple[str, ...] = ()
        self._suggested: tuple[str, ...] = ()
        self._listed = False
        """Whether some were just offered to choose from."""

    def act(self, command: Command, conversation: Conversation, choices: Choices) -> list[Effect] | Command:
        """Handle a request about variants, or return the command that it amounts to, usually the same one."""
        rest, suggested = self._rest, self._suggested
        self._rest = self._suggested = ()
        listed, self._listed = self._listed, False
        match command:
            case Arrange(what="list-variants"):
                return self._tell(conversation, _others(conversation, choices))
            case Arrange(what="more"):
                return self._tell(conversation, rest or _others(conversation, choices))
            case Control(verb=ControlVerb.GO_ON | ControlVerb.LONGER) if rest:
                return self._tell(conversation, rest)
            case Arrange(what="suggest-variant", value=difficulty):
                return self._suggest(str(difficulty), conversation, choices)
            case _ if command == YES and suggested:
                return SetUp("variant", suggested[0])
            case _ if command == YES and rest:
                return self._tell(conversation, rest)
            case _ if command in (NO, NONE) and listed:
                # None of these: back to the open question.
                return Arrange("enough")
            case _:
                return command

    def agreed_by_yes(self, command: Command) -> bool:
        """Return whether a command only says a yes to the variants again: 'yes, more', 'yes, that one'."""
        return bool(self._rest) and command in (Arrange("more"), Arrange("list-variants"))

    @staticmethod
    def without(choices: Choices, variant: str) -> Choices:
        """Return the choices without a variant."""
        return replace(choices, variants=tuple(name for name in choices.variants if name != variant))

    def _tell(self, conversation: Conversation, variants: tuple[str, ...]) -> list[Effect]:
        say = conversation.wording.say
        some, self._rest = variants[:AT_ONCE], variants[AT_ONCE:]
        self._listed = True
        named = ", ".join(say("variant-name", variant=name) for name in some)
        message = "variants-some" if self._rest else "variants-last"
        return [conversation.ask(capitalised(say(message, variants=named)))]

    def _suggest(self, difficulty: str, conversation: Conversation, choices: Choices) -> list[Effect]:
        say = conversation.wording.say
        suggested = conversation.game.suggestions.get(difficulty, ())
        others = _others(conversation, choices)
        self._suggested = tuple(name for name in suggested if name in others)[:2]
        if not self._suggested:
            return [conversation.everyone(say("variants-suggested-none"))]
        self._listed = True
        named = conversation.wording.one_of(say("variant-name", variant=name) for name in self._suggested)
        return [conversation.ask(capitalised(say("variants-suggested", variants=named)))]


def variants_told(conversation: Conversation, choices: Choices, *, played: bool) -> str:
    """During a game say which other variants there are, and what is ``played`` now, if it was chosen."""
    wording = conversation.wording
    names = (wording.say("variant-name", variant=name) for name in _others(conversation, choices))
    others = wording.say("variants-besides", variants=", ".join(names))
    if not played:
        return others
    now = conversation.game.summary(replace(choices, names=()), wording)
    return f"{capitalised(now)}. {others}"


def _others(conversation: Conversation, choices: Choices) -> tuple[str, ...]:
    """Return the game's variants that were not chosen, and can be played."""
    return tuple(
        name
        for name in conversation.game.variants
        if name not in choices.variants and _fits(name, conversation, choices)
    )


def _fits(variant: str, conversation: Conversation, choices: Choices) -> bool:
    alone = replace(choices, variants=(variant,))
    return conversation.game.clash(alone, conversation.wording) is None
