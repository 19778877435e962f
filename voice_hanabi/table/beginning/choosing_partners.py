"""Computer players before a game: how many, who they are, and how well they play."""

from __future__ import annotations

from dataclasses import replace

from voice_hanabi.contract.choices import Choices
from voice_hanabi.contract.commands import SetUp, WithPartners
from voice_hanabi.contract.game import AnyGame
from voice_hanabi.contract.partners import Level
from voice_hanabi.language.alike_names import SoundsAlike
from voice_hanabi.language.wording import Wording
from voice_hanabi.table.beginning.seating import count_wrong, partner_names
from voice_hanabi.table.conversation.conversation import Conversation


class CannotPlay(Exception):  # noqa: N818 - a sentence for people
    """Raised for an impossible choice of players; the message is the sentence that says so."""


def with_partners(
    command: WithPartners, choices: Choices, conversation: Conversation, sounds_alike: SoundsAlike | None
) -> Choices:
    """Return the choices with the requested computer players. Raises `CannotPlay`.

    Without a number there are enough for the game's usual number of players, at least one. The people keep
    their names if their number stays the same.
    """
    game = conversation.game
    if command.computers != 0 and not game.has_partners:
        raise CannotPlay(conversation.wording.say("partners-none", game=game.name))
    people = command.people or choices.people or 1
    computers = command.computers
    if computers is None:
        computers = max(max(game.usual_players, game.players[0]) - people, 1)
    level = choices.level if command.level is None else Level(command.level)
    kept = choices.names[: choices.people] if choices.people == people and not command.names else ()
    named = replace(choices, count=people + computers, names=kept, beginner=None, level=level)
    return seated(named, computers, conversation, sounds_alike)


def _require_players(count: int, conversation: Conversation) -> None:
    """Raise `CannotPlay` if the game can't be played by that many."""
    if count not in conversation.game.players:
        raise CannotPlay(count_wrong(conversation))


def seated(
    choices: Choices, computers: int, conversation: Conversation, sounds_alike: SoundsAlike | None
) -> Choices:
    """Return the choices with a number of computer players after the named people. Raises `CannotPlay`."""
    people = choices.names
    count = (len(people) or (choices.count or 0) - computers) + computers
    # A negative number may have been typed.
    _require_players(count if computers >= 0 else computers, conversation)
    partners = partner_names(conversation, people, computers, sounds_alike)
    names = (*people, *partners) if people else ()
    return replace(choices, count=count, names=names, partners=partners)


def changed(
    command: WithPartners | SetUp,
    choices: Choices,
    conversation: Conversation,
    sounds_alike: SoundsAlike | None,
) -> Choices:
    """Return the choices after a request about computer players, or without a player. Raises `CannotPlay`."""
    if isinstance(command, WithPartners):
        return with_partners(command, choices, conversation, sounds_alike)
    if command.what == "add-partner":
        more = WithPartners(choices.people, len(choices.partners) + 1)
        return with_partners(more, choices, conversation, sounds_alike)
    if int(command.value or 0) >= len(choices.names):
        raise CannotPlay(conversation.wording.say("cannot-no-such-seat"))
    gone = choices.names[int(command.value or 0)]
    partners = tuple(name for name in choices.partners if name != gone)
    people = tuple(name for name in choices.names if name not in (gone, *choices.partners))
    if not people:
        raise CannotPlay(conversation.wording.say("nobody-plays"))
    _require_players(len(people) + len(partners), conversation)
    names = (*people, *partners)
    return replace(choices, count=len(names), names=names, partners=partners, beginner=None)


def in_language(choices: Choices, game: AnyGame, sounds_alike: SoundsAlike | None) -> Choices:
    """Return the choices with computer players' names from the chosen language."""
    conversation = Conversation(game, choices.language)
    people = choices.names[: choices.people] if choices.names else ()
    return seated(replace(choices, names=people), len(choices.partners), conversation, sounds_alike)


def fitted(choices: Choices, before: str, game: AnyGame, sounds_alike: SoundsAlike | None) -> Choices:
    """Return choices adjusted to the chosen game. Raises `CannotPlay` if they clash.

    ``before`` is the former language: computer players have names of the current language.
    """
    clash = game.clash(choices, Wording(choices.language, choices.names, game.folder))
    if clash is not None:
        raise CannotPlay(clash)
    if choices.count is not None and choices.count not in game.players:
        choices = replace(choices, count=None, names=(), beginner=None, partners=())
    if choices.partners and choices.language != before:
        return in_language(choices, game, sounds_alike)
    return choices
