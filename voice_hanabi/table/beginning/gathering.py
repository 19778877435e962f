"""Setting up with friends who join one by one: each gives their own name, then the game is dealt."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import Command, SetUp, WithPartners
from voice_hanabi.contract.expectations import SET_UP, Expectation
from voice_hanabi.hearing.utterance import Utterance
from voice_hanabi.language.templates import plain
from voice_hanabi.table.beginning.choosing_partners import CannotPlay, seated
from voice_hanabi.table.beginning.setting_up import SettingUp
from voice_hanabi.table.conversation.conversation import Conversation
from voice_hanabi.table.conversation.effects import CallPlayer, Effect, Friends


class Gathering(SettingUp):
    """Deals for those who have come when somebody says so; nobody is asked how many play, or who.

    Everyone is at a place of their own, so nobody is asked for an ear either. Friends who come when all seats
    are taken only listen.
    """

    people: tuple[str, ...] = ()
    """Everybody who wants to play, in order of arrival."""

    @property
    def expectation(self) -> Expectation:
        """The possible choices, and the word to deal."""
        return SET_UP

    def sit(self, people: tuple[str, ...]) -> None:
        """Seat these people in this order, with the chosen computer players, if they fit."""
        computers = len(self.choices.partners)
        most = self.conversation.game.players[-1]
        # The first player was chosen by seat, whatever their name is.
        before = self.people or self.choices.names[: self.choices.people]
        beginner = self.choices.beginner if len(people) == len(before) else None
        self.people, people = people, people[:most]
        alone = replace(self.choices, count=len(people) or None, names=people, partners=(), beginner=beginner)
        self.choices = self._beside_computers(people, computers, beginner) or alone
        self.conversation = self._conversation()

    def _beside_computers(
        self, people: tuple[str, ...], computers: int, beginner: int | None
    ) -> Choices | None:
        """Return the choices with these people and as many computers; ``None`` if they don't fit."""
        count = len(people) + computers
        if not people or not computers or count > self.conversation.game.players[-1]:
            return None
        named = replace(self.choices, count=count, names=people, beginner=beginner)
        try:
            return seated(named, computers, self.conversation, self._sounds_alike)
        except CannotPlay:
            return None

    def change(self, choices: Choices, message: str | None = None) -> list[Effect]:
        """Make a choice with any number of people; if there are too many for a game, the last ones only
        listen.
        """
        players = self._games[choices.game].players
        if choices.count is not None and choices.count > players[-1]:
            # Computers make room, too.
            people = self.people[: players[-1]]
            choices = replace(choices, count=len(people), names=people, partners=(), beginner=None)
        elif choices.count is not None and choices.count < players[0]:
            # Friends who are still expected may play with it, too.
            choices = replace(choices, count=None)
        return super().change(choices, message)

    def prompt(self) -> str:
        """Who is here, and what is still missing or can be said."""
        names, wording, players = (
            self.choices.names,
            self.conversation.wording,
            self.conversation.game.players,
        )
        if len(names) not in players:
            return wording.say("friends-awaited", missing=players[0] - len(names))
        listening = self.people[players[-1] :]
        if not listening:
            return super().prompt()
        told = wording.say(
            "friends-too-many", most=players[-1], players=wording.all_of(listening), count=len(listening)
        )
        return f"{told} {super().prompt()}"

    def begin(self) -> list[Effect]:
        """Ask the open question, once anybody is here."""
        return super().begin() if self.choices.names else []

    def example(self) -> str:
        """Return the word to deal."""
        return self.conversation.wording.say("example-deal")

    def help(self, topic: str | None = None) -> str:
        """Say what can be said while friends are joining."""
        return f"{self.conversation.wording.say('help-friends')} {self.prompt()}"

    def act(self, command: Command, utterance: Utterance) -> list[Effect]:
        """Handle a choice; deal only if enough have come."""
        people = tuple(name for name in self.choices.names if name not in self.choices.partners)
        if isinstance(command, SetUp) and command.what in _OF_WHO_COMES:
            return names_of_friends(command, utterance, self.conversation, played=False)
        if isinstance(command, SetUp) and command.what == "drop-player":
            gone = int(command.value or 0)
            if gone < len(people):
                return [Friends("remove", gone)]
        if isinstance(command, WithPartners):
            command = replace(command, people=len(people) or 1, names=())
        effects = super().act(command, utterance)
        here = tuple(name for name in self.choices.names if name not in self.choices.partners)
        if people and (here != people or self.choices.count is None):
            # Whatever was chosen, those who have come are here.
            self.sit(self.people)
        if self.ready and len(self.choices.names) not in self.conversation.game.players:
            self.ready = False
            return self.begin()
        return effects


_OF_WHO_COMES = ("names", "count", "rename", "exchange", "add-player")
"""Choices that are unnecessary because everybody gives their own name."""


def names_of_friends(
    command: SetUp, utterance: Utterance, conversation: Conversation, *, played: bool
) -> list[Effect]:
    """Return the response to a request about names, where each person gives their own.

    Somebody can be renamed. ``played`` says whether a game is in progress, which nobody can join.
    """
    seat = utterance.seat if command.value is None else int(command.value)
    say = conversation.wording.say
    match command.what:
        case "rename" if seat is not None:
            return [CallPlayer(seat, command.names[0])]
        case "add-player" if plain(command.names[0]) in map(plain, conversation.names):
            # 'Eva again', about somebody who already plays.
            return []
        case "add-player":
            text = say("friends-join", called=command.names[0], played="yes" if played else "no")
        case "exchange":
            text = say("friends-exchange")
        case _:
            text = say("friends-name-themselves")
    return [conversation.told(text, utterance)]
