"""Setting up with friends who come one by one from elsewhere: each says their own name, then it is dealt."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command, SetUp, WithPartners
from voice_hanabi.contract.expectations import SET_UP, Expectation
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.table.beginning.choosing_partners import CannotPlay, seated
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.effects import Effect, Friends


class Gathering(SettingUp):
    """Deals for the person who has come, once somebody says so; nobody is asked how many play, or who.

    Everyone hears in a place of their own, so that nobody is asked for an ear either.
    """

    @property
    def expectation(self) -> Expectation:
        """What can be chosen, and the word to deal."""
        return SET_UP

    def sit(self, people: tuple[str, ...]) -> None:
        """Seat these people, in this order, with the computer players that were chosen, where they fit."""
        computers = len(self.choices.partners)
        most = self.conversation.game.players[-1]
        if computers and len(people) + computers <= most and people:
            named = replace(self.choices, count=len(people) + computers, names=people, beginner=None)
            try:
                self.choices = seated(named, computers, self.conversation, self._sounds_alike)
            except CannotPlay:
                self.choices = _only(self.choices, people)
        else:
            self.choices = _only(self.choices, people)
        self.conversation = self._conversation()

    def prompt(self) -> str:
        """Who is here, and what is still missing or can be said."""
        names = self.choices.names
        if len(names) in self.conversation.game.players:
            return super().prompt()
        wording = self.conversation.wording
        least, most = self.conversation.game.players[0], self.conversation.game.players[-1]
        if len(names) > most:
            return wording.say("friends-too-many", most=most)
        return wording.say("friends-awaited", missing=least - len(names))

    def begin(self) -> list[Effect]:
        """Ask the question that is open, once anybody is here to be asked."""
        return super().begin() if self.choices.names else []

    def example(self) -> str:
        """Return the word to deal."""
        return self.conversation.wording.say("example-deal")

    def help(self, topic: str | None = None) -> str:
        """Say what can be said while friends come."""
        return f"{self.conversation.wording.say('help-friends')} {self.prompt()}"

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Take a choice; deal only where enough have come."""
        people = tuple(name for name in self.choices.names if name not in self.choices.partners)
        if isinstance(command, SetUp) and command.what in _OF_WHO_COMES:
            return [self.conversation.ask(self.conversation.wording.say("friends-name-themselves"))]
        if isinstance(command, SetUp) and command.what == "drop-player":
            gone = int(command.value or 0)
            if gone < len(people):
                return [Friends("remove", gone)]
        if isinstance(command, WithPartners):
            command = replace(command, people=len(people) or 1, names=())
        effects = super().act(command, utterance)
        here = tuple(name for name in self.choices.names if name not in self.choices.partners)
        if people and (here != people or self.choices.count is None):
            # Whatever was chosen, who has come is here.
            self.sit(people)
        if self.ready and len(self.choices.names) not in self.conversation.game.players:
            self.ready = False
            return self.begin()
        return effects

    def change(self, choices: Choices, message: str | None = None) -> list[Effect]:
        """Take a choice, however few have come so far: who is still awaited may play by it, too."""
        awaited = choices.count is not None and choices.count < self._games[choices.game].players[0]
        return super().change(replace(choices, count=None) if awaited else choices, message)


_OF_WHO_COMES = ("names", "count", "rename", "exchange", "add-player")
"""Choices that nobody needs where each who comes says their own name."""


def _only(choices: Choices, people: tuple[str, ...]) -> Choices:
    return replace(choices, count=len(people) or None, names=people, partners=(), beginner=None)
