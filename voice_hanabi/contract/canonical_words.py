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
"""Choices before a game whose value is a seat."""


def canonical(command: Command, names: Sequence[str]) -> dict[str, object] | None:  # noqa: C901 - flat: a case for each command
    """Return a command of any table in canonical words, ``None`` for what is a game's own.

    Players are given by name; what was not said is left out.
    """
    words: dict[str, object]
    match command:
        case Control():
            words = {"type": command.verb.value}
        case NewPhone():
            words = {"type": "new-phone", "player": names[command.player]}
        case SetUp():
            value: object = command.value
            if command.what in _OF_A_SEAT and command.value is not None:
                value = names[int(command.value)]
            words = {
                "type": "set-up",
                "what": command.what,
                "value": value,
                "names": list(command.names) or None,
                "other": None if command.other is None else names[command.other],
            }
        case WithPartners():
            words = {"type": "with-partners", **fields_of(command), "names": list(command.names) or None}
        case StandIn():
            words = {"type": "player-back" if command.back else "play-for", "player": names[command.player]}
        case Why():
            player = None if command.player is None else names[command.player]
            words = {"type": "why", "player": player, "deed": command.deed}
        case Advice():
            player = None if command.player is None else names[command.player]
            words = {"type": command.kind.value, "player": player, "deed": command.deed}
        case HearBy():
            words = {
                "type": "hear-by",
                "ears": [_heard_by(who, ear, names) for who, ear in command.ears] or None,
                "lost": [_heard_by(who, ear, names) for who, ear in command.lost] or None,
            }
        case Arrange():
            player = None if command.player is None else names[command.player]
            words = {"type": command.what, "value": command.value, "player": player}
            if command.what in OF_FRIENDS and command.value is not None:
                words = {"type": command.what, "player": names[int(command.value)]}
        case Answer(kind="player"):
            words = {"type": "answer", "value": names[int(command.value)]}
        case Answer():
            words = {"type": "answer", "value": command.value}
        case _:
            return None
    return without_gaps(words)


def _heard_by(who: Listener | None, ear: str, names: Sequence[str]) -> dict[str, object]:
    """Return an ear in canonical words, with who is to hear by it where that was said."""
    return without_gaps({"player": names[who] if isinstance(who, int) else who, "ear": ear})


def without_gaps(words: Mapping[str, object]) -> dict[str, object]:
    """Return canonical words without what was not said."""
    return {key: value for key, value in words.items() if value is not None}
