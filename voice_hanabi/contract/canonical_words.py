"""Commands of any table in canonical words, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voice_hanabi.contract.commands import (
    Advice,
    Answer,
    Arrange,
    Command,
    Control,
    HearBy,
    Listener,
    NewPhone,
    SetUp,
    StandIn,
    Why,
    WithPartners,
)
from voice_hanabi.contract.plain_data import fields_of
from voice_hanabi.contract.wished_beside import OF_FRIENDS

_OF_A_SEAT = ("beginner", "drop-player", "rename", "exchange")
"""Choices before a game that have a seat as their value."""


def canonical(command: Command, names: Sequence[str]) -> dict[str, object] | None:
    """Return a command of any table in canonical words, ``None`` for a game's own command.

    Players are given by name; what was not said is left out.
    """
    words = _of_people(command, names)
    if words is not None:
        return without_gaps(words)
    match command:
        case Control():
            words = {"type": command.verb.value}
        case SetUp():
            words = _chosen(command, names)
        case WithPartners():
            words = {"type": "with-partners", **fields_of(command), "names": list(command.names) or None}
        case HearBy():
            words = {
                "type": "hear-by",
                "ears": [_heard_by(who, ear, names) for who, ear in command.ears] or None,
                "lost": [_heard_by(who, ear, names) for who, ear in command.lost] or None,
            }
        case Answer():
            of_player = command.kind == "player"
            words = {"type": "answer", "value": names[int(command.value)] if of_player else command.value}
        case _:
            return None
    return without_gaps(words)


def _of_people(command: Command, names: Sequence[str]) -> dict[str, object] | None:
    """Return a command that names a player by seat in canonical words; ``None`` for any other."""
    match command:
        case NewPhone():
            return {"type": "new-phone", "player": names[command.player]}
        case StandIn():
            return {"type": "player-back" if command.back else "play-for", "player": names[command.player]}
        case Why(player=player, deed=deed, to=to, named=named):
            told = names[to] if isinstance(to, int) else to
            return {"type": "why", "player": _name(player, names), "deed": deed, "to": told, "named": named}
        case Advice():
            return {"type": command.kind.value, "player": _name(command.player, names), "deed": command.deed}
        case Arrange() if command.what in OF_FRIENDS and command.value is not None:
            return {"type": command.what, "player": names[int(command.value)]}
        case Arrange():
            return {"type": command.what, "value": command.value, "player": _name(command.player, names)}
    return None


def _name(seat: int | None, names: Sequence[str]) -> str | None:
    return None if seat is None else names[seat]


def _chosen(command: SetUp, names: Sequence[str]) -> dict[str, object]:
    value: object = command.value
    if command.what in _OF_A_SEAT and command.value is not None:
        value = names[int(command.value)]
    return {
        "type": "set-up",
        "what": command.what,
        "value": value,
        "names": list(command.names) or None,
        "other": _name(command.other, names),
    }


def _heard_by(who: Listener | None, ear: str, names: Sequence[str]) -> dict[str, object]:
    """Return an ear in canonical words, with its listener if one was named."""
    return without_gaps({"player": names[who] if isinstance(who, int) else who, "ear": ear})


def without_gaps(words: Mapping[str, object]) -> dict[str, object]:
    """Return canonical words without the values that were not said."""
    return {key: value for key, value in words.items() if value is not None}
