"""Commands that can't be undone: the question before they are carried out."""

from __future__ import annotations

from dataclasses import dataclass

from voice_hanabi.contract.commands import (
    NO,
    YES,
    Arrange,
    Command,
    Control,
    ControlVerb,
    Question,
    number_of,
)
from voice_hanabi.contract.expectations import is_final
from voice_hanabi.language.wording import Wording

NEW_GAME = Control(ControlVerb.NEW_GAME)
_TAKE_BACK = Control(ControlVerb.TAKE_BACK)


@dataclass
class Final:
    """Holds the command that was asked about until somebody says yes or no."""

    command: Command | None = None
    asked_by: int | None = None
    """Who gave it, if known; they may always say no."""

    def question(self, wording: Wording, *, in_game: bool) -> str | None:
        """Return the question before it is carried out; ``None`` if there is none."""
        match self.command:
            case None:
                return None
            case Control(verb=ControlVerb.NEW_GAME):
                return wording.say("start-new-game")
            case Control(verb=ControlVerb.SAVE_AND_LEAVE):
                return wording.say("ask-leave" if in_game else "ask-leave-set-up")
            case Control(verb=ControlVerb.FORGET_VOICE):
                return wording.say("ask-forget-voice")
            case Arrange(what="forget-learned"):
                return wording.say("ask-forget-learned")
            case Arrange(what="forget-deck", value=name):
                return wording.say("ask-forget-deck", name=str(name))
            case Arrange(what="deck-empty", value=count):
                return wording.say("ask-deck-empty", count=number_of(count) or 0)
            case _:
                return wording.say("ask-forget-remembered")

    def answered(self, said: Command) -> bool | None:
        """Return whether the question was answered yes or no; ``None`` if neither."""
        if said in (_TAKE_BACK, NO):
            return False
        return True if said in (YES, self.command) else None

    def counts_as(self, said: Command, seat: int | None) -> Command | None:
        """Return the right that a seat needs to give this answer; ``None`` if it isn't an answer.

        Somebody without the right can neither agree nor keep anybody else from it.
        """
        answer = None if self.command is None else self.answered(said)
        if self.command is None or answer is None or (not answer and seat == self.asked_by):
            return None
        return self.command

    def stands_beside(self, said: Command) -> bool:
        """Return whether something may be asked or steered while the question stays open."""
        return isinstance(said, Control | Question) and not is_final(said)
